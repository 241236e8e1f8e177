// SPDX-License-Identifier: GPL-3.0-or-later
//
// Boards inside positions' texts, as scripts write them on boards of every shape.
#include "framework/board/board_text.hpp"

#include <boardwright/pure/random.hpp>

#include "tests/shelf/support.hpp"

namespace boardwright::test {
namespace {

/// Nothing where the game is over.
std::optional<Position> one_ply_on(Position position, Random& random) {
  if (position.is_over()) return std::nullopt;
  const auto choose = [&](std::size_t count) { return random.below(static_cast<std::uint32_t>(count)); };
  if (position.is_chance()) {
    const auto events = position.chance_events();
    require_done(position.play(BW_CHANCE, events[choose(events.size())].event));
    return position;
  }
  const Seat seat = position.seats_on_turn().front();
  const auto moves = position.moves(seat);
  require_done(position.play(seat, moves[choose(moves.size())]));
  return position;
}

std::vector<std::string> ids_to_set(const Position& position) {
  const auto board = *BoardGeometry::of(position.rules());
  std::vector<std::string> ids;
  for (const auto kind : kinds_to_set(position)) ids.push_back(board.kinds()[kind].id);
  return ids;
}

}  // namespace

TEST_CASE("every position of the shelf is taken apart and put together again", "[shelf]") {
  for (const auto& game : shelf().games()) {
    const auto rules = shelf_rules(game->id());
    Random random(std::uint64_t{7});
    std::size_t seen = 0;
    for (std::optional<Position> at = rules->start(); at && seen < 120;
         at = one_ply_on(*at, random), ++seen) {
      INFO(game->id() << ' ' << at->text());
      const auto board = BoardText::of(*at);
      REQUIRE(board);
      REQUIRE(board->text() == at->text());
    }
    CHECK(seen > 5);
  }
}

TEST_CASE("stones are set on points and lines, and the seat is named whole", "[shelf]") {
  const auto rules = shelf_rules("morris");
  auto board = *BoardText::of(rules->start());
  const auto geometry = *BoardGeometry::of(*rules);
  CHECK(board.on_turn() == Seat{0});
  board.set(*geometry.field("a7"), 0);
  board.set(*geometry.field("d1"), 1);
  board.set_on_turn(1);
  CHECK(board.on_turn() == Seat{1});
  const std::string text = board.text();
  INFO(text);
  CHECK(text.starts_with(geometry.kinds()[0].sign + "../.../"));
  CHECK(text.find('.' + geometry.kinds()[1].sign + ". " + std::string(rules->seat_name(1)) + ' ') !=
        text.npos);
  CHECK(BoardText::read(*rules, text)->text() == text);
  CHECK_FALSE(BoardText::read(*rules, text.substr(1)));  // a field short
  CHECK_FALSE(BoardText::read(*rules, '.' + text));      // and one too many
  CHECK_FALSE(BoardText::read(*rules, "?" + text.substr(1)));
}

TEST_CASE("pieces are put onto each other and taken off again", "[shelf]") {
  const auto rules = shelf_rules("lasca");
  auto board = *BoardText::of(rules->start());
  const auto geometry = *BoardGeometry::of(*rules);
  const auto d4 = *geometry.field("d4");
  const auto kind = [&](const char* id) { return *geometry.kind(id); };
  board.clear();
  board.set(*geometry.field("d6"), kind("black_soldier"));
  const std::string empty = board.text();
  for (const char* id : {"black_soldier", "black_soldier", "white_officer"}) board.set(d4, kind(id));
  CHECK(board.kind_at(d4) == kind("white_officer"));
  CHECK(board.text().find("(b*2W)") != std::string::npos);
  const auto read = BoardText::read(*rules, board.text());
  REQUIRE(read);
  CHECK(read->text() == board.text());
  CHECK(read->picture().items == Picture::whole(value_of(rules->read_position(board.text()))).items);
  for (int i = 0; i < 3; ++i) board.set(d4, std::nullopt);
  CHECK(board.text() == empty);
  for (const char* wrong : {"(b*2W", "()", "b*99", "b*1", "(b*22W)"}) {
    std::string text = empty;
    text.replace(text.find('.'), 1, wrong);
    CAPTURE(text);
    CHECK_FALSE(BoardText::read(*rules, text));
  }
}

TEST_CASE("a board that is full says by its start how it is written", "[shelf]") {
  const auto rules = shelf_rules("reversi");
  auto board = *BoardText::of(rules->start());
  for (std::uint32_t field = 0; field < 64; ++field) board.set(field, 0);
  auto full = BoardText::read(*rules, board.text());
  REQUIRE(full);
  full->set(0, std::nullopt);
  CHECK(full->text().find('.') != std::string::npos);
  CHECK(full->text().find('1') == std::string::npos);
}

TEST_CASE("what nobody owns is set where the game brings it, and stays where the board has it", "[shelf]") {
  const auto amazons = shelf_rules("amazons");
  const auto ids = ids_to_set(amazons->start());
  const auto geometry = *BoardGeometry::of(*amazons);
  std::optional<std::uint32_t> arrow;
  for (std::uint32_t kind = 0; kind < geometry.kinds().size(); ++kind)
    if (geometry.kinds()[kind].owner == BW_NOBODY) arrow = kind;
  REQUIRE(arrow);
  CHECK(std::ranges::find(ids, geometry.kinds()[*arrow].id) != ids.end());
  auto board = *BoardText::of(amazons->start());
  CHECK_FALSE(board.is_part_of_board(*arrow));
  board.set(0, arrow);
  board.clear();
  CHECK_FALSE(board.kind_at(0));
}

}  // namespace boardwright::test
