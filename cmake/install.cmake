# One library for users, pumice::pumice, made of every static library of src/; and what
# find_package(pumice) needs after `cmake --install`.
include(GNUInstallDirs)
include(CMakePackageConfigHelpers)

function(pumice_static_libraries folder result)
  get_property(targets DIRECTORY ${folder} PROPERTY BUILDSYSTEM_TARGETS)
  get_property(folders DIRECTORY ${folder} PROPERTY SUBDIRECTORIES)
  set(found "")
  foreach(target IN LISTS targets)
    get_target_property(type ${target} TYPE)
    if(type STREQUAL STATIC_LIBRARY)
      list(APPEND found ${target})
    endif()
  endforeach()
  foreach(sub IN LISTS folders)
    pumice_static_libraries(${sub} more)
    list(APPEND found ${more})
  endforeach()
  set(${result} "${found}" PARENT_SCOPE)
endfunction()
pumice_static_libraries(${PROJECT_SOURCE_DIR}/src parts)

add_library(pumice SHARED)
add_library(pumice::pumice ALIAS pumice)
target_compile_features(pumice PUBLIC cxx_std_20)
target_include_directories(pumice PUBLIC $<BUILD_INTERFACE:${PROJECT_SOURCE_DIR}/include>
                                         $<INSTALL_INTERFACE:${CMAKE_INSTALL_INCLUDEDIR}>)
# The objects are the library; the archives are named for what they link to in turn.
foreach(part IN LISTS parts)
  target_sources(pumice PRIVATE $<TARGET_OBJECTS:${part}>)
  target_link_libraries(pumice PRIVATE ${part})
endforeach()
set_target_properties(pumice PROPERTIES VERSION ${PROJECT_VERSION} SOVERSION ${PROJECT_VERSION_MAJOR}
                                        LIBRARY_OUTPUT_DIRECTORY ${PROJECT_BINARY_DIR}/lib)

# Warnings as in the library, for programs that see public headers only.
add_library(pumice_warnings INTERFACE)
target_compile_options(pumice_warnings INTERFACE $<TARGET_PROPERTY:pumice_flags,INTERFACE_COMPILE_OPTIONS>)

install(TARGETS pumice EXPORT pumice LIBRARY DESTINATION ${CMAKE_INSTALL_LIBDIR})
install(DIRECTORY include/pumice DESTINATION ${CMAKE_INSTALL_INCLUDEDIR} FILES_MATCHING PATTERN "*.h")
set(config_folder ${CMAKE_INSTALL_LIBDIR}/cmake/pumice)
install(EXPORT pumice NAMESPACE pumice:: DESTINATION ${config_folder} FILE pumiceConfig.cmake)
write_basic_package_version_file(${PROJECT_BINARY_DIR}/pumiceConfigVersion.cmake
                                 COMPATIBILITY SameMinorVersion)
install(FILES ${PROJECT_BINARY_DIR}/pumiceConfigVersion.cmake DESTINATION ${config_folder})
