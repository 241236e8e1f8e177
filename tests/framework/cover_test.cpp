// SPDX-License-Identifier: GPL-3.0-or-later
//
// What a game's card shows of it.
#include "framework/catalogue/cover.hpp"

#include "tests/framework/support.hpp"

using namespace boardwright;
using namespace boardwright::test;

namespace {

constexpr const char* kGame = "id: lines_of_action\nplugin: lines_of_action\nname: Lines\n";

/// The game with these lines behind its head, in a folder of its own.
Result<Cover> cover_with(const std::string& lines) {
  const TemporaryFolder folder;
  folder.write("lines/game.yaml", kGame + lines);
  std::filesystem::create_symlink(
      std::filesystem::path(BOARDWRIGHT_BINARY_DIR) / "games/lines_of_action/lines_of_action.so",
      folder.path() / "lines/lines_of_action.so");
  const Catalogue games = folder.catalogue();
  REQUIRE(games.games().size() == 1);
  return cover_of(*games.games().front());
}

}  // namespace

TEST_CASE("a cover shows the position that game.yaml names, else the start") {
  const auto rules = board_game();
  const Cover usual = value_of(cover_with(""));
  CHECK(usual.picture == Picture::whole(rules->start()));
  REQUIRE(usual.board);
  CHECK_FALSE(usual.chance);
  CHECK_FALSE(usual.hidden);

  const std::string few = "4w2w/8/8/8/8/8/8/b1b5 b";
  CHECK(value_of(cover_with("board: {cover: \"" + few + "\"}\n")).picture ==
        Picture::whole(value_of(rules->read_position(few))));
  CHECK(value_of(cover_with("board: {cover: nonsense}\n")).picture == usual.picture);
}

TEST_CASE("a cover keeps hidden what the first seat can't see, and leaves out the trays") {
  const auto game = value_of(own_games().find("two_field")).game;
  const Cover cover = value_of(cover_of(*game));
  CHECK(cover.hidden);
  REQUIRE(cover.board);
  for (const auto& item : cover.picture.items) CHECK(cover.board->is_field(item.place));
}

TEST_CASE("a game that can't be played says why in the place of a cover") {
  CHECK(error_of(cover_with("unknown_key: 1\n")).find("unknown_key") != std::string::npos);
}

TEST_CASE("rules without a board have a cover without one") {
  const TemporaryFolder folder;
  folder.add_game("coins", "id: coin_race\nplugin: coin_race\nname: Coins\n", "coin_race");
  const Cover cover = value_of(cover_of(*folder.catalogue().games().front()));
  CHECK_FALSE(cover.board);
  CHECK(cover.chance);
}
