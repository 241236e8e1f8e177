// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/workshop/saves.hpp"

#include <thread>

#include "tests/workshop/support.hpp"

using namespace boardwright;
using namespace boardwright::test;

namespace {

std::shared_ptr<const Game> read(const std::filesystem::path& file) {
  return std::make_shared<const Game>(read_game_file(file), LoadOptions{});
}

/// So that no two have the same time.
Save keep(const Saves& saves, const std::filesystem::path& file) {
  std::this_thread::sleep_for(std::chrono::milliseconds(2));
  auto kept = saves.keep(*read(file));
  if (!kept) FAIL(kept.error());
  return *kept;
}

std::string with_size(int size) {
  return replaced(moving_script(), "integer(8, 5, 10", "integer(" + std::to_string(size) + ", 5, 10");
}

std::size_t first_moves(const Save& save) {
  const auto game = Saves::open(save);
  const auto rules = game->create(game->variants().front());
  if (!rules) FAIL(rules.error());
  return move_count((*rules)->start());
}

}  // namespace

TEST_CASE("each save that could be played is kept, and can be played again") {
  const ScratchFolder folder;
  const auto file = folder.write("my_game.lua", with_size(8));
  const Saves saves(file, folder / "saves");
  CHECK(saves.list().empty());
  const Save first = keep(saves, file);
  // The same once more is no save.
  CHECK(keep(saves, file).game == first.game);
  replace_file(file, with_size(6));
  const Save second = keep(saves, file);
  CHECK(second.hash != first.hash);
  const auto list = saves.list();
  REQUIRE(list.size() == 2);
  CHECK(list[0].hash == second.hash);
  CHECK(list[1].hash == first.hash);
  CHECK(list[0].time > list[1].time);
  CHECK(first_moves(list[1]) == 22);
  CHECK(first_moves(list[0]) == 16);
  // Of another game there is nothing.
  folder.write("elsewhere/my_game.lua", with_size(8));
  CHECK(Saves(folder.path() / "elsewhere/my_game.lua", folder / "saves").list().empty());
}

TEST_CASE("what was played is kept, not what the file has become") {
  const ScratchFolder folder;
  const auto file = folder.write("my_game.lua", with_size(8));
  const Saves saves(file, folder / "saves");
  const auto game = read(file);
  REQUIRE(game->library());
  replace_file(file, "this is no game");
  const auto kept = saves.keep(*game);
  REQUIRE(kept);
  CHECK(first_moves(*kept) == 22);
  // What can't be played isn't kept.
  CHECK_FALSE(saves.keep(*read(file)));
}

TEST_CASE("a library is kept with its YAML") {
  const ScratchFolder folder;
  const auto built = std::filesystem::path(BOARDWRIGHT_BINARY_DIR) / "tests/bad_plugins";
  std::filesystem::copy_file(built / "count_down.so", folder / "count_down.so");
  const auto yaml =
      folder.write("game.yaml", "id: count_down\nplugin: count_down\nname: {en: x}\nsummary: {en: x}\n");
  const Saves saves(yaml, folder / "saves");
  const Save save = keep(saves, yaml);
  replace_file(folder / "count_down.so", content_of(built / "count_down_2.so"));
  keep(saves, yaml);
  REQUIRE(saves.list().size() == 2);
  const auto then = Saves::open(save);
  REQUIRE(then->library());
  CHECK((*then->library())->version() == "1.0.0");
}

TEST_CASE("the oldest saves go, and nothing else of the folder") {
  const ScratchFolder folder;
  const auto file = folder.write("my_game.lua", with_size(5));
  const Saves few(file, folder / "saves", {.most = 3});
  for (const int size : {5, 6, 7, 8, 9}) {
    replace_file(file, with_size(size));
    keep(few, file);
  }
  std::filesystem::create_directories(few.folder() / "notes");
  std::filesystem::create_directories(few.folder() / "1764142896123-0123456789abcdef");  // nothing in it
  REQUIRE(few.list().size() == 3);
  CHECK(first_moves(few.list().front()) == 25);
  CHECK(first_moves(few.list().back()) == 19);
  CHECK(std::filesystem::exists(few.folder() / "notes"));
  // A clock that was set back makes it no older than what it made before.
  for (const int day : {1, 2, 3}) {
    const std::string name = "999999999999" + std::to_string(day) + "-0123456789abcdef";
    std::filesystem::create_directories(few.folder() / name);
    std::ofstream(few.folder() / name / "my_game.lua") << with_size(7);
  }
  replace_file(file, with_size(8));
  CHECK(std::filesystem::exists(keep(few, file).game));
  CHECK(few.list().size() == 3);
  // The newest stays, however large it is.
  const Saves small(file, folder / "saves", {.most = 3, .most_bytes = 1});
  replace_file(file, with_size(10));
  keep(small, file);
  REQUIRE(small.list().size() == 1);
  CHECK(first_moves(small.list().front()) == 28);
}
