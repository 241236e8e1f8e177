include(CMakeFindDependencyMacro)
find_dependency(tl-expected)
include(${CMAKE_CURRENT_LIST_DIR}/BoardwrightTargets.cmake)
include(${CMAKE_CURRENT_LIST_DIR}/BoardwrightGame.cmake)
