# Headers of our own that stand in for a CUDA SDK: filled at build time into
# share/hipwave/cuda-decls of the build tree, installed to the same place.

find_package(Python3 REQUIRED COMPONENTS Interpreter)

set(HIPWAVE_DECLARATIONS_DIR ${PROJECT_BINARY_DIR}/share/hipwave/cuda-decls)
set(declarations_stamp ${PROJECT_BINARY_DIR}/cuda-decls.stamp)
file(GLOB_RECURSE declarations_inputs CONFIGURE_DEPENDS
  ${PROJECT_SOURCE_DIR}/lib/Frontend/Declarations/*
  ${PROJECT_SOURCE_DIR}/mappings/interface/*.tsv)

add_custom_command(
  OUTPUT ${declarations_stamp}
  COMMAND ${Python3_EXECUTABLE} ${PROJECT_SOURCE_DIR}/utils/gen_declarations.py
    --output ${HIPWAVE_DECLARATIONS_DIR} --stamp ${declarations_stamp}
  DEPENDS ${PROJECT_SOURCE_DIR}/utils/gen_declarations.py ${declarations_inputs}
  COMMENT "Writing share/hipwave/cuda-decls"
  VERBATIM)
add_custom_target(hipwave_declarations ALL DEPENDS ${declarations_stamp})

install(DIRECTORY ${HIPWAVE_DECLARATIONS_DIR}/ DESTINATION share/hipwave/cuda-decls)
