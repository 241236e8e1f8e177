include(CMakeFindDependencyMacro)
find_dependency(tl-expected)
include(${CMAKE_CURRENT_LIST_DIR}/BoardwrightTargets.cmake)
include(${CMAKE_CURRENT_LIST_DIR}/BoardwrightGame.cmake)

# The program that came with this SDK, for tests of games; beside share/cmake.
find_program(BOARDWRIGHT_PROGRAM boardwright
             HINTS ${CMAKE_CURRENT_LIST_DIR}/../../../bin)
