// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/workshop/build.hpp"

#include <algorithm>

#include "tests/workshop/support.hpp"

using namespace boardwright;
using namespace boardwright::test;

TEST_CASE("errors of compilers and CMake are found in what a build says") {
  const FailedBuild gcc = read_build_output(
      "[ 50%] Building CXX object x.o\n"
      "In file included from /a/x.cpp:1:\n"
      "/a/x.hpp:12:7: warning: unused variable 'y'\n"
      "/a/x.cpp:47:5: error: 'trun' was not declared in this scope\n"
      "   47 |     trun = 1;\n"
      "/a/x.cpp:47:5: error: 'trun' was not declared in this scope\n"
      "/a/y.hpp:3: fatal error: z.hpp: No such file or directory\n"
      "gmake: *** [Makefile:101: all] Error 2\n");
  REQUIRE(gcc.problems.size() == 2);
  CHECK(gcc.problems[0].file == "/a/x.cpp");
  CHECK(gcc.problems[0].line == 47);
  CHECK(gcc.problems[0].column == 5);
  CHECK(gcc.problems[0].sentence == "'trun' was not declared in this scope");
  CHECK(gcc.problems[1].line == 3);
  CHECK(gcc.problems[1].column == 0);
  CHECK(gcc.lines.back() == "gmake: *** [Makefile:101: all] Error 2");
  // However long a line is, and whatever stands in it: templates have long names.
  const FailedBuild long_line =
      read_build_output("/a/x.cpp:47:5: error: no match for 'operator<<' (" + std::string(1000, 'x') + ")\n");
  REQUIRE(long_line.problems.size() == 1);
  CHECK(long_line.problems[0].line == 47);
  CHECK(long_line.problems[0].sentence.starts_with("no match for"));
  CHECK(long_line.problems[0].sentence.ends_with("x…"));
  const FailedBuild cmake =
      read_build_output("CMake Error at CMakeLists.txt:7 (find_package):\n  Could not find it\n");
  REQUIRE(cmake.problems.size() == 1);
  CHECK(cmake.problems[0].line == 7);
  CHECK(read_build_output("").problems.empty());
  CHECK(read_build_output(std::string(100, '\n')).lines.empty());
}

TEST_CASE("a project is built when it is saved, and what failed is told") {
  const ScratchFolder folder;
  const std::string source = BOARDWRIGHT_SOURCE_DIR;
  CHECK_FALSE(GameProject::at(folder.path()));
  folder.write(
      "my game/CMakeLists.txt",
      "cmake_minimum_required(VERSION 3.25)\n"
      "project(count_down LANGUAGES C)\n"
      "set(folder ${CMAKE_BINARY_DIR}/games/count_down)\n"
      "add_library(count_down MODULE count_down.c)\n"
      "target_include_directories(count_down PRIVATE " +
          source +
          "/plugins/abi)\n"
          "set_target_properties(count_down PROPERTIES PREFIX \"\" LIBRARY_OUTPUT_DIRECTORY ${folder})\n"
          "configure_file(game.yaml ${folder}/game.yaml COPYONLY)\n");
  const std::string code = content_of(source + "/tests/bad_plugins/count_down.c");
  const auto file = folder.write("my game/count_down.c", code);
  folder.write("my game/game.yaml", "id: count_down\nplugin: count_down\nname: {en: x}\nsummary: {en: x}\n");
  const auto project = GameProject::at(folder / "my game");
  REQUIRE(project);
  CHECK_FALSE(project->game());
  REQUIRE_FALSE(project->build());
  const auto game = project->game();
  REQUIRE(game);
  const ScriptBoard board = board_of(*game, {"one"});
  CHECK(board.line.now().text() == "4s");

  replace_file(file, replaced(code, "int heap_at_start = HEAP;", "int heap_at_start = HEEP;"));
  const auto failed = project->build();
  REQUIRE(failed);
  REQUIRE_FALSE(failed->problems.empty());
  CHECK(failed->problems.front().file.filename() == "count_down.c");
  const auto before = code.substr(0, code.find("int heap_at_start = HEAP;"));
  CHECK(failed->problems.front().line == 1 + std::count(before.begin(), before.end(), '\n'));
  CHECK(failed->problems.front().column == 21);
  CHECK(failed->problems.front().source == "int heap_at_start = HEEP;");

  replace_file(file, replaced(code, "#define HEAP 5", "#define HEAP 9"));
  REQUIRE_FALSE(project->build());
  const Reloaded now = played(reloaded(board));
  CHECK(now.rules->start().text() == "9f");
  CHECK(now.line->now().text() == "4s");
}
