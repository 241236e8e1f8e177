// SPDX-License-Identifier: GPL-3.0-or-later
//
// Pebbles: each seat has one pebble on a board of 3x3 and steps to a free field beside it, diagonals
// included. Who comes to the other's row has won. A sound game with nearly every extension, for bad ones to
// be made from.
#pragma once

#include <boardwright/sdk/plugin.hpp>

namespace bad {

using namespace boardwright;
using namespace boardwright::sdk;

inline constexpr const char* kColours[] = {"grey", "white"};
inline constexpr std::int64_t kNumbers[] = {1, 2};
inline constexpr const char* kWords[] = {"one", "two"};
inline constexpr ParameterSpec kPebbleParameters[] = {
    sdk::choice("colour", "grey", kColours, "What the pebbles look like."),
    sdk::flag("loud", false, "Whether pebbles make a noise."),
    sdk::text("name", "pebbles", 10, "What the game is called."),
    sdk::integer_list("numbers", kNumbers, 0, 5, 3, "Some numbers."),
    sdk::integer("weight", 3, 1, 9, "What a pebble weighs."),
    sdk::text_list("words", kWords, 5, "Some words."),
};

inline constexpr Text kPebbleTexts[] = {
    {BW_TEXT_REASON, "arrived", "a pebble has reached the other's row"},
    {BW_TEXT_REASON, "repetition", "the same position has come three times"},
    {BW_TEXT_RULE, "1", "A pebble steps to a free field beside it."},
    {BW_TEXT_RULE, "2", "Who comes to the other's row has won."},
    {BW_TEXT_PHASE, "halfway", "{who} has come to the middle."},
    {BW_TEXT_MESSAGE, "no_step", "'{what}' is not a step."},
    {BW_TEXT_MESSAGE, "arrives", "The pebble arrives."},
};

struct Pebbles {
  static constexpr const char* kId = "pebbles";
  static constexpr std::uint32_t kRevision = 1;
  static constexpr std::uint32_t kMaxMoves = 8;
  static constexpr std::span<const ParameterSpec> kParameters = kPebbleParameters;

  struct Position {
    std::uint8_t at[2];  // field = row * 3 + column
    std::uint8_t seat;
  };
  struct History {
    std::uint64_t steps;
  };

  static Result<Pebbles> make(const Parameters&) { return Pebbles{}; }

  Facts facts() const { return {.seats = {"first", "second"}, .ply_limit = 500, .repetition = {.limit = 3}}; }
  std::span<const Text> texts() const { return kPebbleTexts; }
  Position start() const { return {{1, 7}, 0}; }
  Turn turn(const Position& p) const {
    return p.at[0] / 3 == 2 || p.at[1] / 3 == 0 ? kOver : turn_of(p.seat);
  }
  void moves(const Position& p, Seat seat, MoveList& list) const {
    const int from = p.at[seat];
    for (int to = 0; to < 9; ++to)
      if (to != from && to != p.at[1 - seat] && std::abs(to / 3 - from / 3) <= 1 &&
          std::abs(to % 3 - from % 3) <= 1)
        list.add(static_cast<Move>(from) * 16 + static_cast<Move>(to));
  }
  void apply(Position& p, Seat seat, Move move) const {
    p.at[seat] = static_cast<std::uint8_t>(move % 16);
    p.seat ^= 1U;
  }
  sdk::Outcome outcome(const Position& p) const {
    return {p.at[0] / 3 == 2 ? Scores{2, 0} : Scores{0, 2}, "arrived"};
  }
  std::string move_text(const Position&, Seat, Move move) const {
    return name(static_cast<unsigned>(move / 16)) + "-" + name(static_cast<unsigned>(move % 16));
  }
  std::string position_text(const Position& p) const {
    return name(p.at[0]) + name(p.at[1]) + (p.seat == 0 ? "f" : "s");
  }
  Result<Position> read_position(std::string_view text) const {
    if (text.size() != 5) return fail("expected two fields and the seat on turn, as in b1b3f");
    Position p{};
    for (std::size_t i = 0; i < 2; ++i) {
      const char column = text[2 * i], row = text[2 * i + 1];
      if (column < 'a' || column > 'c' || row < '1' || row > '3') return fail("expected a field a1 to c3");
      p.at[i] = static_cast<std::uint8_t>((row - '1') * 3 + column - 'a');
    }
    if (text[4] != 'f' && text[4] != 's') return fail("expected f or s at the end");
    p.seat = text[4] == 's' ? 1 : 0;
    if (p.at[0] == p.at[1]) return fail("two pebbles on one field");
    const bool won[2] = {p.at[0] / 3 == 2, p.at[1] / 3 == 0};
    if ((won[0] && won[1]) || won[p.seat]) return fail("only who has just moved can have won");
    return p;
  }

  const Geometry& geometry() const { return geometry_; }
  void picture(const Position& p, Seat, List<bw_item>& items) const {
    const std::uint32_t lower = p.at[0] < p.at[1] ? 0 : 1;
    for (const std::uint32_t seat : {lower, 1 - lower}) items.add({p.at[seat], seat, 1, 0});
  }
  void clicks(const Position&, Seat, Move move, List<std::uint32_t>& places) const {
    places.add(static_cast<std::uint32_t>(move / 16));
    places.add(static_cast<std::uint32_t>(move % 16));
  }
  static constexpr std::uint32_t kMaxBorders = 1;
  void borders(const Position& p, Seat, List<bw_border>& list) const {
    if (p.at[1] != 4) list.add({4, 7, 0, 1, 0});
  }
  Explanation explain_clicks(const Position& p, Seat seat, std::span<const std::uint32_t> places) const {
    MoveBuffer<Pebbles> buffer;
    MoveList list(buffer.moves);
    if (turn(p) == turn_of(seat)) moves(p, seat, list);
    for (const Move move : list)
      if (places[0] == move / 16 && (places.size() == 1 || (places.size() == 2 && places[1] == move % 16)))
        return Explanation::yes();
    return Explanation::no("1", "no_step").with("what", "clicks").at(places[0]);
  }
  Explanation explain_text(const Position& p, Seat seat, std::string_view text) const {
    MoveBuffer<Pebbles> buffer;
    MoveList list(buffer.moves);
    if (turn(p) == turn_of(seat)) moves(p, seat, list);
    for (const Move move : list)
      if (move_text(p, seat, move) == text)
        return Explanation::yes(is_noisy(p, seat, move) ? "arrives" : nullptr);
    return Explanation::no("1", "no_step").with("what", text);
  }

  Explanation phase(const Position& p, Seat) const {
    if (p.at[0] != 4 && p.at[1] != 4) return Explanation::yes();
    return Explanation::yes("halfway").with("who", p.at[0] == 4 ? "first" : "second");
  }

  std::int32_t evaluate(const Position& p, Seat seat) const {
    const int ahead = p.at[0] / 3 - (2 - p.at[1] / 3);
    return 100 * (seat == 0 ? ahead : -ahead);
  }
  Move random_move(const Position& p, Seat seat, Random& random) const {
    MoveBuffer<Pebbles> buffer;
    MoveList list(buffer.moves);
    moves(p, seat, list);
    return list[random.below(list.size())];
  }
  bool is_noisy(const Position&, Seat seat, Move move) const { return move % 16 / 3 == (seat == 0 ? 2 : 0); }
  void priors(const Position&, Seat, std::span<const Move> list, float* out) const {
    std::fill_n(out, list.size(), 1.0F);
  }
  static constexpr RuleNumbers kTraced{"1", "2"};
  RuleSet rules_used(const Position&, Seat, Move, const Position& after) const {
    return turn(after) == kOver ? kTraced("1", "2") : kTraced("1");
  }
  RuleSet rules_ending(std::string_view reason) const { return reason == "arrived" ? kTraced("2") : 0; }
  History history_start(const Position&) const { return {}; }
  void history_move(const Position&, Seat, Move, History& history) const { ++history.steps; }
  std::string history_tell(const Position&, const History& history, std::uint32_t, Seat) const {
    return R"({"steps":)" + std::to_string(history.steps) + "}";
  }

 private:
  static std::string name(unsigned field) { return field_name(field % 3, field / 3); }

  Geometry geometry_ = [] {
    Geometry board = Geometry::grid(3, 3);
    board.zone("row", 0, {0, 1, 2}).kind("first_pebble", 0, "F").kind("second_pebble", 1, "S").limits(2, 2);
    return board;
  }();
};

}  // namespace bad
