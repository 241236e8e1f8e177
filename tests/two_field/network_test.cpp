// SPDX-License-Identifier: GPL-3.0-or-later
//
// What the networks see, counted a second time field by field; which rules they know; what they expect.
#include <map>

#include "played.hpp"

namespace {

using namespace played;
using Counted = std::map<unsigned, int>;

struct Piece {
  int column, row;  // from the side that moves, which goes up
  bool own;
  unsigned kind, state;  // 0 hidden and unmoved, 1 hidden and moved, 2 shown
};

std::vector<Piece> pieces_of(const Small::Position& position) {
  std::vector<Piece> pieces;
  for (int row = 0; row < 10; ++row)
    for (int column = 0; column < 10; ++column) {
      const unsigned bit = SmallBoard::bit(static_cast<unsigned>(column), static_cast<unsigned>(row));
      const std::uint8_t code = position.on[bit];
      if (code == 0) continue;
      const bool turned = position.mover() == kBlue;
      pieces.push_back({turned ? 9 - column : column, turned ? 9 - row : row,
                        position.owner(bit) == position.mover(), kind_of(code),
                        (code & kRevealed) != 0 ? 2U
                        : (code & kMoved) != 0  ? 1U
                                                : 0U});
    }
  return pieces;
}

bool is_free(const std::vector<Piece>& pieces, int column, int row) {
  if (column < 0 || column > 9 || row < 0 || row > 9) return false;
  if ((row == 4 || row == 5) && (column == 2 || column == 3 || column == 6 || column == 7)) return false;
  for (const Piece& piece : pieces)
    if (piece.column == column && piece.row == row) return false;
  return true;
}

/// Whether a way of two steps from one field to the other is free.
bool is_two_steps(const std::vector<Piece>& pieces, const Piece& from, const Piece& to) {
  for (const auto& [right, up] : {std::pair{1, 0}, {-1, 0}, {0, 1}, {0, -1}}) {
    const int column = from.column + right, row = from.row + up;
    if (is_free(pieces, column, row) && std::abs(column - to.column) + std::abs(row - to.row) == 1)
      return true;
  }
  return false;
}

Counted counted_slowly(const std::vector<Piece>& pieces) {
  Counted counted;
  unsigned movers[2] = {0, 0};
  for (const Piece& piece : pieces) {
    const unsigned side = piece.own ? 0 : 1;
    ++counted[network::kMark + (side * 12 + piece.kind) * 3 + piece.state];
    if (can_move(piece.kind)) ++movers[side];
    unsigned bombs = 0, free = 0;
    for (const auto& [right, up] : {std::pair{1, 0}, {-1, 0}, {0, 1}, {0, -1}})
      free += is_free(pieces, piece.column + right, piece.row + up) ? 1 : 0;
    for (const Piece& target : pieces) {
      const int far = std::abs(piece.column - target.column) + std::abs(piece.row - target.row);
      if (target.own == piece.own) {
        bombs += target.kind == kBomb && far == 1 ? 1 : 0;
        continue;
      }
      if (!can_move(piece.kind)) continue;
      const unsigned meeting =
          ((side * 10 + piece.kind) * 12 + target.kind) * 2 + (target.state == 2 ? 0 : 1);
      if (far == 1) ++counted[network::kContact + meeting];
      if (far == 2 && is_two_steps(pieces, piece, target)) ++counted[network::kClose + meeting];
      if (target.kind == kFlag && far <= 8)
        ++counted[network::kNear + (side * 10 + piece.kind) * 8 + static_cast<unsigned>(far) - 1];
    }
    if (piece.kind != kFlag) continue;
    ++counted[network::kBombs + side * 5 + bombs];
    ++counted[network::kOpen + side * 5 + free];
  }
  for (const unsigned side : {0U, 1U}) ++counted[network::kLeft + side * 9 + std::min(movers[side], 8U)];
  return counted;
}

}  // namespace

TEST_CASE("the networks see pieces, meetings and flags as a slow count does") {
  Random random(11);
  for (const char* set : {"classic", "barrage", "duel"}) {
    const Small game(options_of(set));
    for (int i = 0; i < 300; ++i) {
      const auto position = random_position(game, random);
      network::Observer<Small::Position> observer(game.land(), position);
      const network::Input* const input = observer.input();
      REQUIRE(input != nullptr);
      const std::vector<Piece> pieces = pieces_of(position);
      Counted counted, fields, mirrored, slow_fields, slow_mirrored;
      input->each_count([&](unsigned which, int times) { counted[which] += times; });
      REQUIRE(counted == counted_slowly(pieces));
      input->each_field([&](unsigned which, unsigned mirror) {
        ++fields[which];
        ++mirrored[mirror];
      });
      for (const Piece& piece : pieces) {
        const auto from = ((piece.own ? 0U : 12U) + piece.kind) * 100 + static_cast<unsigned>(piece.row) * 10;
        ++slow_fields[from + static_cast<unsigned>(piece.column)];
        ++slow_mirrored[from + static_cast<unsigned>(9 - piece.column)];
      }
      REQUIRE(fields == slow_fields);
      REQUIRE(mirrored == slow_mirrored);
    }
  }
}

TEST_CASE("T5.2: the networks see the quiet limit come near") {
  const Small game(options_of("classic"));
  const auto parts = [&](const char* quiet) {
    const auto position =
        game.read_position("f9/10/10/10/2##2##2/2##2##2/10/10/10/FMG7 r - - " + std::string(quiet));
    if (!position) FAIL(position.error());
    network::Observer<Small::Position> observer(game.land(), *position);
    Counted seen;
    observer.input()->each_part([&](unsigned which, int number) { seen[which - network::kQuiet] = number; });
    return seen;
  };
  CHECK(parts("0").empty());
  CHECK(parts("50") == Counted{{0, 16}});
  CHECK(parts("150") == Counted{{0, 48}, {1, 32}});
  CHECK(parts("195") == Counted{{0, 62}, {1, 60}, {2, 57}, {3, 32}});
}

TEST_CASE("the networks know the usual pieces on the usual board; all else has its features weighed") {
  using namespace network;
  Random random(3);
  // What the game says and what each network would say.
  const auto same = [&random](const Options& options, const auto& weights) {
    const Small game(options);
    const auto position = random_position(game, random);
    Observer<Small::Position> observer(game.land(), position);
    const std::int32_t value = sdk::network_value<std::int32_t>(weights, *observer.input());
    return game.evaluate(position, position.mover()) == value &&
           game.evaluate(position, other(position.mover())) == -value;
  };
  for (int i = 0; i < 50; ++i) {
    CHECK(same(options_of("classic"), kClassicWeights));
    CHECK(same(options_of("barrage"), kSmallSetsWeights));
    CHECK(same(options_of("duel"), kSmallSetsWeights));
    CHECK(same(options_of("classic", {choice("count", "chain")}), kClassicWeights));
  }
  const Options others[] = {options_of("classic", {choice("memory", "closed")}),
                            options_of("classic", {integer("limit", 3)}),
                            options_of("classic", {integer("quiet_limit", 100)}),
                            options_of("barrage", {integer("rows", 3)}),
                            options_of("barrage", {integer("size", 9)}),
                            options_of("classic", {integer("pieces.F", 1), integer("pieces.A", 9)})};
  for (const Options& options : others) {
    CHECK_FALSE(Learnt(options).anything());
    const Small game(options);
    const auto position = random_position(game, random);
    CHECK(game.evaluate(position, kRed) == game.weighed(position));
  }
}

TEST_CASE("where a rank is unknown, as in a view, features are weighed") {
  const Small game(options_of("barrage"));
  Random random(5);
  int hidden = 0;
  for (int i = 0; i < 100; ++i) {
    const auto view = game.project(random_position(game, random), kRed);
    bool unknown = false;
    for (const Piece& piece : pieces_of(view)) unknown |= piece.kind == kKinds;
    CHECK((network::Observer<Small::Position>(game.land(), view).input() == nullptr) == unknown);
    if (!unknown) continue;
    ++hidden;
    CHECK(game.evaluate(view, kRed) == game.weighed(view));
  }
  CHECK(hidden > 50);
}

TEST_CASE("the networks expect what every player knows") {
  const auto value = [](const char* set, const char* text) {
    const Small game(options_of(set));
    const auto position = game.read_position(text);
    if (!position) FAIL(position.error());
    return game.evaluate(*position, kRed);
  };
  // Barrage: a general more or less, the marshal shown beside the spy, the flag about to be taken, and a
  // piece more when there is hardly time left.
  const char* even = "4fb4/5sn3/3g2m3/2a5a1/2##2##2/2##2##2/2A5A1/3M2G3/5NS3/4BF4 r - - 0";
  const char* less = "4fb4/5sn3/3g2m3/2a5a1/2##2##2/2##2##2/2A5A1/3M6/5NS3/4BF4 r - - 0";
  const char* more = "4fb4/5sn3/6m3/2a5a1/2##2##2/2##2##2/2A5A1/3M2G3/5NS3/4BF4 r - - 0";
  CHECK(std::abs(value("barrage", even)) < 120);
  CHECK(value("barrage", less) < value("barrage", even) - 60);
  CHECK(value("barrage", more) > value("barrage", even) + 60);
  CHECK(value("barrage", "f9/10/10/10/m1##2##2/S1##2##2/10/10/10/F8G r - - 0") >
        value("barrage", "f9/10/10/10/m1##2##2/2##2##2/S9/10/10/F8G b - - 0"));
}
