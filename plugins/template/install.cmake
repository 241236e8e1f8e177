# The template for `boardwright new`: who copies it, and the files, beside the programs in the build tree and under
# share when installed.
add_library(boardwright_template STATIC template/copy_template.cpp)
target_link_libraries(boardwright_template PUBLIC boardwright_sdk boardwright_build)

file(GLOB_RECURSE files CONFIGURE_DEPENDS RELATIVE ${CMAKE_CURRENT_SOURCE_DIR}/template/files template/files/*)
set(copied)
foreach(file IN LISTS files)
  add_custom_command(OUTPUT ${PROJECT_BINARY_DIR}/template/${file}
    COMMAND ${CMAKE_COMMAND} -E copy ${CMAKE_CURRENT_SOURCE_DIR}/template/files/${file}
            ${PROJECT_BINARY_DIR}/template/${file}
    DEPENDS ${CMAKE_CURRENT_SOURCE_DIR}/template/files/${file})
  list(APPEND copied ${PROJECT_BINARY_DIR}/template/${file})
endforeach()
# The samples of scripts for `boardwright new x.lua`.
file(GLOB scripts CONFIGURE_DEPENDS RELATIVE ${CMAKE_CURRENT_SOURCE_DIR}/template/scripts template/scripts/*.lua)
foreach(file IN LISTS scripts)
  add_custom_command(OUTPUT ${PROJECT_BINARY_DIR}/scripts/${file}
    COMMAND ${CMAKE_COMMAND} -E copy ${CMAKE_CURRENT_SOURCE_DIR}/template/scripts/${file}
            ${PROJECT_BINARY_DIR}/scripts/${file}
    DEPENDS ${CMAKE_CURRENT_SOURCE_DIR}/template/scripts/${file})
  list(APPEND copied ${PROJECT_BINARY_DIR}/scripts/${file})
endforeach()
add_custom_target(template ALL DEPENDS ${copied})
install(DIRECTORY template/files/ DESTINATION ${CMAKE_INSTALL_DATADIR}/boardwright/template COMPONENT sdk)
install(DIRECTORY template/scripts/ DESTINATION ${CMAKE_INSTALL_DATADIR}/boardwright/scripts COMPONENT cli)
