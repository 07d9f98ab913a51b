# pumice_library(NAME DEPS...): a folder of src/ as an object-like static target pumice_NAME.
# pumice_test(NAME DEPS...): the folder of a tests/CMakeLists.txt as one GoogleTest program, whose
# folder name is the ctest label.

add_library(pumice_flags INTERFACE)
target_compile_features(pumice_flags INTERFACE cxx_std_20)
target_compile_options(pumice_flags INTERFACE -Wall -Wextra -Wpedantic -Wshadow -Wno-unused-parameter
                       $<$<BOOL:${PUMICE_WERROR}>:-Werror> -Wno-missing-field-initializers
                       # False alarms: g++ 12 on std::string, clang 19 on libstdc++ 12's std::stable_sort.
                       $<$<CXX_COMPILER_ID:GNU>:-Wno-restrict>
                       $<$<CXX_COMPILER_ID:Clang>:-Wno-deprecated-declarations>)
target_compile_definitions(pumice_flags INTERFACE $<$<BOOL:${PUMICE_CHECK}>:PUMICE_CHECK=1>)
target_include_directories(pumice_flags INTERFACE $<BUILD_INTERFACE:${PROJECT_SOURCE_DIR}/include>
                           $<BUILD_INTERFACE:${PROJECT_SOURCE_DIR}/src> $<INSTALL_INTERFACE:include>)

function(pumice_library name)
  file(GLOB sources CONFIGURE_DEPENDS ${CMAKE_CURRENT_SOURCE_DIR}/*.cpp)
  if(NOT sources)
    add_library(pumice_${name} INTERFACE)
    set(kind INTERFACE)
  else()
    add_library(pumice_${name} STATIC ${sources})
    set(kind PUBLIC)
  endif()
  target_link_libraries(pumice_${name} ${kind} pumice_flags)
  foreach(dep IN LISTS ARGN)
    target_link_libraries(pumice_${name} ${kind} ${dep})
  endforeach()
endfunction()

function(pumice_test name)
  file(GLOB sources CONFIGURE_DEPENDS ${CMAKE_CURRENT_SOURCE_DIR}/*.cpp)
  if(NOT sources)
    return()
  endif()
  add_executable(test_${name} ${sources})
  target_link_libraries(test_${name} PRIVATE ${ARGN} GTest::gtest GTest::gtest_main)
  target_include_directories(test_${name} PRIVATE ${PROJECT_SOURCE_DIR}/tests)
  gtest_discover_tests(test_${name} DISCOVERY_TIMEOUT 60 DISCOVERY_MODE PRE_TEST
                       PROPERTIES LABELS ${name} ENVIRONMENT PUMICE_WEBGPU_LIBRARY=${webgpu_library})
endfunction()
