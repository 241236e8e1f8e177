// SPDX-License-Identifier: GPL-3.0-or-later
//
// Boards inside positions' texts, as every game of this house writes them.
#include "framework/board/board_text.hpp"

#include "framework/line/game_line.hpp"
#include "tests/framework/support.hpp"

using namespace boardwright;
using namespace boardwright::test;

namespace {

/// Positions along a game of the first, or any, legal moves.
std::vector<Position> positions_of(const std::shared_ptr<const Rules>& rules, std::uint64_t seed) {
  Random random(seed);
  std::vector<Position> positions{rules->start()};
  for (int ply = 0; ply < 160 && !positions.back().is_over(); ++ply) {
    Position next = positions.back();
    if (next.is_chance()) {
      const auto events = next.chance_events();
      require_done(
          next.play(BW_CHANCE, events[random.below(static_cast<std::uint32_t>(events.size()))].event));
    } else {
      const Seat seat = next.seats_on_turn().front();
      const auto moves = next.moves(seat);
      require_done(next.play(seat, moves[random.below(static_cast<std::uint32_t>(moves.size()))]));
    }
    positions.push_back(std::move(next));
  }
  return positions;
}

}  // namespace

TEST_CASE("every position of every game is taken apart and put together again") {
  const Catalogue games = own_games();
  for (const char* name :
       {"lines_of_action", "dice_checkers", "militakiri/single", "militakiri/double", "two_field"})
    for (const auto& position : positions_of(value_of(games.create(name)), 3)) {
      INFO(name << " " << position.text());
      const auto board = BoardText::of(position);
      REQUIRE(board);
      REQUIRE(board->text() == position.text());
    }
}

TEST_CASE("pieces are set, moved and taken away, and the rules judge what is made of it") {
  const auto rules = board_game();
  auto board = *BoardText::of(rules->start());
  const auto geometry = *BoardGeometry::of(*rules);
  const auto field = [&](const char* name) { return *geometry.field(name); };
  board.clear();
  CHECK(board.text() == "8/8/8/8/8/8/8/8 b");
  CHECK(error_of(rules->read_position(board.text())).size() > 5);
  board.set(field("c3"), 0);
  board.set(field("d4"), 1);
  board.move(field("d4"), field("h8"));
  board.set_on_turn(1);
  CHECK(board.text() == "7w/8/8/8/8/2b5/8/8 w");
  CHECK(board.on_turn() == Seat{1});
  CHECK(board.kind_at(field("h8")) == 1U);
  CHECK(board.picture().items.size() == 2);
  board.set(field("h8"), std::nullopt);
  CHECK_FALSE(board.kind_at(field("h8")));
}

TEST_CASE("marks behind a piece go with it, and a new piece has none") {
  const auto rules = value_of(own_games().create("two_field"));
  for (const auto& position : positions_of(rules, 5)) {
    if (position.text().find('\'') == std::string::npos) continue;
    auto board = *BoardText::of(position);
    const auto geometry = *BoardGeometry::of(*rules);
    std::uint32_t marked = 0;
    for (const auto& item : Picture::whole(position).items)
      if ((item.flags & BW_ITEM_MOVED) != 0) marked = item.place;
    const auto kind = board.kind_at(marked);
    REQUIRE(kind);
    board.set(marked, kind);
    CHECK(board.text() != position.text());
    return;
  }
  FAIL("no piece has moved");
}

TEST_CASE("what can be set is what the rules read on a board") {
  const auto ids = [](const std::shared_ptr<const Rules>& rules, const Position& position) {
    std::vector<std::string> list;
    const auto board = *BoardGeometry::of(*rules);
    for (const auto kind : kinds_to_set(position)) list.push_back(board.kinds()[kind].id);
    return list;
  };
  CHECK(ids(board_game(), board_game()->start()) == std::vector<std::string>{"black", "white"});
  const Catalogue games = own_games();
  const auto militakiri = value_of(games.create("militakiri/single"));
  const auto kinds = ids(militakiri, militakiri->start());
  const auto offers = [&](const std::vector<std::string>& list, const char* id) {
    return std::find(list.begin(), list.end(), id) != list.end();
  };
  CHECK(offers(kinds, "red_star_tower"));
  CHECK(offers(kinds, "blue_plus_1"));
  CHECK_FALSE(offers(kinds, "red_move"));  // it counts moves, beside the board
  const auto two_field = value_of(games.create("two_field"));
  const auto last = positions_of(two_field, 5);
  for (const auto& position : last)
    if (position.text().find('\'') != std::string::npos && !position.is_over()) {
      CHECK(offers(ids(two_field, position), "red_scout"));
      CHECK_FALSE(offers(ids(two_field, position), "red_back"));  // only in views
      CHECK_FALSE(offers(ids(two_field, position), "lake"));
      break;
    }
}

TEST_CASE("texts that hold no board are left alone") {
  CHECK_FALSE(BoardText::of(tiny("coin_race")->start()));
  CHECK_FALSE(BoardText::of(tiny("secret_towers")->start()));  // it has a board, and writes it otherwise
  for (const char* text : {"", "8", "8/8/8/8/8/8/8", "8/8/8/8/8/8/8/9 b", "8/8/8/8/8/8/8/7 b",
                           "8/8/8/8/8/8/8/0b7 b", "8/8/8/8/8/8/8/8/8 b", "x7/8/8/8/8/8/8/8 b"})
    CHECK_FALSE(BoardText::read(*board_game(), text));
}
