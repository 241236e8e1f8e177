// SPDX-License-Identifier: GPL-3.0-or-later
//
// Which saves are noticed, and when.
#include "framework/workshop/file_watch.hpp"

#include <poll.h>

#include <thread>

#include "tests/workshop/support.hpp"

using namespace boardwright;
using namespace boardwright::test;
using std::chrono::milliseconds;

namespace {

/// As a loop waits; false if nothing has changed in that time.
bool changes(FileWatch& watch, milliseconds longest = milliseconds(5000)) {
  const auto until = FileWatch::Clock::now() + longest;
  for (;;) {
    if (watch.changed()) return true;
    const auto left = std::chrono::ceil<milliseconds>(until - FileWatch::Clock::now());
    if (left <= milliseconds(0)) return false;
    pollfd happened{watch.descriptor(), POLLIN, 0};
    poll(&happened, 1, static_cast<int>(std::min(left, watch.wait().value_or(left)).count()));
  }
}

constexpr milliseconds kNothing{300};

struct Watched {
  ScratchFolder folder;
  std::filesystem::path file = folder.write("game.lua", "one");
  std::unique_ptr<FileWatch> watch = [this] {
    auto begun = FileWatch::begin([this] { return std::vector{file}; });
    if (!begun) FAIL(begun.error());
    return std::move(*begun);
  }();
};

}  // namespace

TEST_CASE("a save is noticed once, however an editor writes") {
  const Watched here;
  const auto is_noticed = [&] {
    CHECK(changes(*here.watch));
    CHECK_FALSE(changes(*here.watch, kNothing));
    replace_file(here.file, "three");
    CHECK(changes(*here.watch));
  };
  SECTION("another file takes its place") {
    replace_file(here.file, "two");
    is_noticed();
  }
  SECTION("it is cut and written") {
    std::ofstream(here.file) << "two";
    is_noticed();
  }
  SECTION("it is put aside, and written anew") {
    std::filesystem::rename(here.file, here.folder / "game.lua~");
    CHECK_FALSE(changes(*here.watch, kNothing));
    std::ofstream(here.file) << "two";
    is_noticed();
  }
  SECTION("more is written at its end") {
    std::ofstream(here.file, std::ios::app) << "two";
    is_noticed();
  }
}

TEST_CASE("what leaves the content as it was is no change") {
  const Watched here;
  const auto touch = [&] {
    std::filesystem::last_write_time(here.file, std::filesystem::file_time_type::clock::now());
  };
  touch();
  CHECK_FALSE(changes(*here.watch, kNothing));
  // The same text once more.
  replace_file(here.file, "one");
  CHECK_FALSE(changes(*here.watch, kNothing));
  // There and back again before it is quiet.
  replace_file(here.file, "two");
  replace_file(here.file, "one");
  CHECK_FALSE(changes(*here.watch, kNothing));
  // What an editor keeps beside it, and another file of the folder.
  here.folder.write(".game.lua.swp", "two");
  here.folder.write("notes.txt", "two");
  CHECK_FALSE(changes(*here.watch, kNothing));
  std::filesystem::remove(here.file);
  CHECK_FALSE(changes(*here.watch, kNothing));
}

TEST_CASE("nothing is read while an editor is still writing") {
  const Watched here;
  auto last = FileWatch::Clock::now();
  for (int i = 0; i < 8; ++i) {
    replace_file(here.file, "two " + std::to_string(i));
    last = FileWatch::Clock::now();
    if (i == 0) CHECK_FALSE(here.watch->changed());
    std::this_thread::sleep_for(milliseconds(5));
  }
  CHECK(changes(*here.watch));
  CHECK(FileWatch::Clock::now() - last >= FileWatch::kQuiet - milliseconds(5));
  CHECK_FALSE(changes(*here.watch, kNothing));
}

TEST_CASE("a file behind a link and a folder that comes again are watched") {
  const ScratchFolder folder;
  folder.write("far/real.lua", "one");
  std::filesystem::create_directories(folder / "near");
  const auto link = folder.path() / "near/game.lua";
  std::filesystem::create_symlink(folder.path() / "far/real.lua", link);
  const auto watch = FileWatch::begin([&] { return std::vector{link}; });
  REQUIRE(watch);
  replace_file(folder.path() / "far/real.lua", "two");
  CHECK(changes(**watch));
  std::filesystem::rename(folder / "far", folder / "elsewhere");
  CHECK_FALSE(changes(**watch, kNothing));
  folder.write("far/real.lua", "three");
  CHECK(changes(**watch));
  folder.write("far/real.lua", "four");
  CHECK(changes(**watch));
}

TEST_CASE("a folder that isn't there can't be watched, and a sentence says so") {
  const auto watch = FileWatch::begin([] { return std::vector<std::filesystem::path>{"/no/such/game.lua"}; });
  REQUIRE_FALSE(watch);
  CHECK(watch.error().starts_with("its folder can't be watched"));
}

TEST_CASE("the files of a game and the sources of a project") {
  const ScratchFolder folder;
  const auto names = [](const std::vector<std::filesystem::path>& files) {
    std::string all;
    for (const auto& file : files) all += file.filename().string() + " ";
    return all;
  };
  folder.write("a/mine.lua", moving_script());
  CHECK(names(files_of_game(folder.path() / "a/mine.lua")) == "arrangements.yaml mine.lua mine.yaml ");
  folder.write("b/game.yaml", "id: mine\nplugin: fast\nname: {en: x}\nsummary: {en: x}\n");
  CHECK(names(files_of_game(folder.path() / "b/game.yaml")) ==
        "arrangements.yaml fast.so fast.x86-64-v3.so game.yaml ");
  for (const char* file : {"c/mine.cpp", "c/CMakeLists.txt", "c/art/x.svg", "c/build/CMakeCache.txt",
                           "c/build/made.cpp", "c/.git/x.txt", "c/mine.o", "c/game.yaml"})
    folder.write(file, "x");
  CHECK(names(sources_of(folder.path() / "c")) == "CMakeLists.txt x.svg game.yaml mine.cpp ");
}
