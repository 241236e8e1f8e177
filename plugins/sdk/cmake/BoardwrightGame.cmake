# boardwright_add_plugin(NAME SOURCES file…)
#   One shared library that exports the contract's symbol and nothing else, so that it can be unloaded.
#
# boardwright_add_game(ID SOURCES file…)
#   The plugin of a game, for every x86-64 machine and once more for newer ones (AVX2, BMI2), together with the
#   game's data (game.yaml, art, …), in ${CMAKE_BINARY_DIR}/games/<ID>, where the program looks for games. The program
#   takes the faster one where the processor can run it. Installed with the rest.

set(BOARDWRIGHT_PLUGIN_MAP ${CMAKE_CURRENT_LIST_DIR}/plugin.map CACHE INTERNAL "")
set(BOARDWRIGHT_PLUGIN_SEAL ${CMAKE_CURRENT_LIST_DIR}/seal.cmake CACHE INTERNAL "")

function(boardwright_add_plugin name)
  cmake_parse_arguments(PARSE_ARGV 1 arg "" "" "SOURCES")
  add_library(${name} MODULE ${arg_SOURCES})
  target_link_libraries(${name} PRIVATE Boardwright::sdk)
  if(TARGET boardwright_build)
    target_link_libraries(${name} PRIVATE boardwright_build)
  endif()
  set_target_properties(${name} PROPERTIES PREFIX "" CXX_VISIBILITY_PRESET hidden VISIBILITY_INLINES_HIDDEN ON)
  # Unique symbols would keep the library mapped for ever.
  target_compile_options(${name} PRIVATE $<$<CXX_COMPILER_ID:GNU>:-fno-gnu-unique> $<$<CONFIG:Release>:-O3>
    ${BOARDWRIGHT_COMPUTES})
  target_link_options(${name} PRIVATE -Wl,--version-script=${BOARDWRIGHT_PLUGIN_MAP} -Wl,-z,defs)
  if(BOARDWRIGHT_SANITIZE)
    target_link_options(${name} PRIVATE -Wl,-z,undefs)  # the sanitizers' functions are in the program
  endif()
  set_property(TARGET ${name} APPEND PROPERTY LINK_DEPENDS ${BOARDWRIGHT_PLUGIN_MAP})
  # Installing must not change the file behind its checksum.
  set_target_properties(${name} PROPERTIES BUILD_WITH_INSTALL_RPATH ON)
  add_custom_command(TARGET ${name} POST_BUILD
    COMMAND ${CMAKE_COMMAND} -DFILE=$<TARGET_FILE:${name}> -P ${BOARDWRIGHT_PLUGIN_SEAL})
endfunction()

function(boardwright_add_game id)
  cmake_parse_arguments(PARSE_ARGV 1 arg "" "" "SOURCES")
  set(folder ${CMAKE_BINARY_DIR}/games/${id})
  include(GNUInstallDirs)
  boardwright_add_plugin(${id} SOURCES ${arg_SOURCES})
  set_target_properties(${id} PROPERTIES LIBRARY_OUTPUT_DIRECTORY ${folder})
  set(plugins ${id})
  # Under the sanitizers one is enough: both are made of the same sources.
  if(CMAKE_SYSTEM_PROCESSOR MATCHES "x86_64|AMD64" AND NOT BOARDWRIGHT_SANITIZE)
    target_compile_options(${id} PRIVATE -march=x86-64-v2)
    boardwright_add_plugin(${id}-v3 SOURCES ${arg_SOURCES})
    target_compile_options(${id}-v3 PRIVATE -march=x86-64-v3)
    set_target_properties(${id}-v3 PROPERTIES OUTPUT_NAME ${id}.x86-64-v3 LIBRARY_OUTPUT_DIRECTORY ${folder})
    list(APPEND plugins ${id}-v3)
  endif()

  # Data: everything in the folder that players or the program read.
  file(GLOB_RECURSE data CONFIGURE_DEPENDS RELATIVE ${CMAKE_CURRENT_SOURCE_DIR}
       game.yaml *.md *.svg *.yaml records/*)
  list(REMOVE_DUPLICATES data)
  file(RELATIVE_PATH build ${CMAKE_CURRENT_SOURCE_DIR} ${CMAKE_BINARY_DIR})
  list(FILTER data EXCLUDE REGEX "^${build}/")  # a build folder inside the game's own
  set(copied)
  foreach(file IN LISTS data)
    add_custom_command(OUTPUT ${folder}/${file}
      COMMAND ${CMAKE_COMMAND} -E copy ${CMAKE_CURRENT_SOURCE_DIR}/${file} ${folder}/${file}
      DEPENDS ${CMAKE_CURRENT_SOURCE_DIR}/${file})
    list(APPEND copied ${folder}/${file})
    get_filename_component(sub ${file} DIRECTORY)
    install(FILES ${file} DESTINATION lib/boardwright/games/${id}/${sub} COMPONENT games)
  endforeach()
  add_custom_target(${id}-data ALL DEPENDS ${copied})
  add_dependencies(${id} ${id}-data)
  install(TARGETS ${plugins} DESTINATION lib/boardwright/games/${id} COMPONENT games)
endfunction()
