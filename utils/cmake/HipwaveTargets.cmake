# Settings and helpers shared by all targets.

set(CMAKE_CXX_STANDARD 20)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)
set(CMAKE_POSITION_INDEPENDENT_CODE ON)
set(CMAKE_EXPORT_COMPILE_COMMANDS ON)
set(CMAKE_RUNTIME_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR}/bin)
if(NOT CMAKE_BUILD_TYPE)
  set(CMAKE_BUILD_TYPE Release)
endif()

option(HIPWAVE_BUILD_TESTS "Build the tests" ON)
option(HIPWAVE_WERROR "Treat warnings as errors" OFF)
set(HIPWAVE_SANITIZE "" CACHE STRING "Sanitizers, as for -fsanitize=; empty: none")

find_program(HIPWAVE_CCACHE ccache)
if(HIPWAVE_CCACHE AND NOT CMAKE_CXX_COMPILER_LAUNCHER)
  set(CMAKE_CXX_COMPILER_LAUNCHER ${HIPWAVE_CCACHE})
endif()

add_library(hipwave_options INTERFACE)
target_include_directories(hipwave_options INTERFACE ${PROJECT_SOURCE_DIR}/lib ${PROJECT_BINARY_DIR}/lib)
# Debian builds LLVM with RTTI and without exceptions.
target_compile_options(hipwave_options INTERFACE -fno-exceptions -Wall -Wextra
  -Wno-unused-parameter -Wno-restrict $<$<CXX_COMPILER_ID:Clang>:-Wno-unknown-warning-option>)
if(HIPWAVE_WERROR)
  target_compile_options(hipwave_options INTERFACE -Werror)
endif()
if(HIPWAVE_SANITIZE)
  add_compile_options(-fsanitize=${HIPWAVE_SANITIZE} -fno-omit-frame-pointer -fno-sanitize-recover=all)
  add_link_options(-fsanitize=${HIPWAVE_SANITIZE})
endif()

# hipwave_library(Name sources... [DEPENDS layer...] [CLANG])
# A layer of lib/: static library hipwave<Name>. A layer that names CLANG may
# include Clang's headers; the others see LLVM's ADT and Support only.
function(hipwave_library name)
  cmake_parse_arguments(arg "CLANG" "" "DEPENDS" ${ARGN})
  add_library(hipwave${name} STATIC ${arg_UNPARSED_ARGUMENTS})
  target_link_libraries(hipwave${name} PRIVATE hipwave_options)
  foreach(layer ${arg_DEPENDS})
    target_link_libraries(hipwave${name} PUBLIC hipwave${layer})
  endforeach()
  if(arg_CLANG)
    target_link_libraries(hipwave${name} PUBLIC hipwave_clang)
  else()
    target_link_libraries(hipwave${name} PUBLIC hipwave_llvm)
  endif()
endfunction()

# hipwave_unittest(Layer sources...): GoogleTest program for lib/<Layer>.
function(hipwave_unittest layer)
  add_executable(${layer}Tests ${ARGN})
  target_link_libraries(${layer}Tests PRIVATE hipwave${layer} hipwave_options GTest::gtest_main)
  set_target_properties(${layer}Tests PROPERTIES RUNTIME_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR}/test)
  add_test(NAME unit/${layer} COMMAND ${layer}Tests)
  set_tests_properties(unit/${layer} PROPERTIES LABELS unit)
endfunction()
