# Finds LLVM and Clang of one supported major version and their shared
# libraries. Mixing these with static parts makes two copies of LLVM's
# globals, which crashes at exit; so the component libraries are never used.

set(HIPWAVE_LLVM_MAJORS 22 19)
set(HIPWAVE_LLVM "" CACHE STRING "Major version of LLVM to build with; empty: the newest that is found")

if(HIPWAVE_LLVM)
  set(majors ${HIPWAVE_LLVM})
else()
  set(majors ${HIPWAVE_LLVM_MAJORS})
endif()
foreach(major ${majors})
  find_package(Clang CONFIG QUIET PATHS /usr/lib/llvm-${major}/lib/cmake/clang /usr/lib/llvm-${major} NO_DEFAULT_PATH)
  if(Clang_FOUND)
    break()
  endif()
endforeach()
if(NOT Clang_FOUND)
  find_package(Clang CONFIG REQUIRED) # CMAKE_PREFIX_PATH may name another place
endif()
if(NOT LLVM_VERSION_MAJOR IN_LIST HIPWAVE_LLVM_MAJORS)
  message(FATAL_ERROR "LLVM ${LLVM_VERSION_MAJOR} found; hipwave builds with ${HIPWAVE_LLVM_MAJORS}. "
    "Install clang-22, libclang-22-dev and llvm-22-dev, or set HIPWAVE_LLVM.")
endif()
message(STATUS "LLVM ${LLVM_PACKAGE_VERSION} in ${LLVM_INSTALL_PREFIX}")

find_program(HIPWAVE_CLANGXX NAMES clang++-${LLVM_VERSION_MAJOR} clang++
  HINTS ${LLVM_TOOLS_BINARY_DIR} NO_DEFAULT_PATH)
find_program(HIPWAVE_FILECHECK NAMES FileCheck HINTS ${LLVM_TOOLS_BINARY_DIR} NO_DEFAULT_PATH)

add_library(hipwave_llvm INTERFACE)
target_include_directories(hipwave_llvm SYSTEM INTERFACE ${LLVM_INCLUDE_DIRS} ${CLANG_INCLUDE_DIRS})
separate_arguments(llvm_definitions UNIX_COMMAND "${LLVM_DEFINITIONS}")
target_compile_definitions(hipwave_llvm INTERFACE ${llvm_definitions})
target_link_libraries(hipwave_llvm INTERFACE LLVM)

add_library(hipwave_clang INTERFACE)
target_link_libraries(hipwave_clang INTERFACE clang-cpp hipwave_llvm)
