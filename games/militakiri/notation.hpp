// SPDX-License-Identifier: MIT
//
// M11.2: moves as texts.
#pragma once

#include <boardwright/sdk/notation.hpp>
#include <optional>

#include "rules.hpp"

namespace militakiri {

/// The shape of the tower that a placement on this field puts there.
template <class B>
[[nodiscard]] Shape placed_shape(const Position<B>& position, unsigned bit) {
  if (position.in_play()) return position.shape_to_place();
  const unsigned row = B::row(bit);
  return static_cast<Shape>(std::min(row, kRows - 1 - row));  // M3.1
}

template <class B>
[[nodiscard]] std::string write_move(const Position<B>& position, Move move) {
  if (move == kPass) return "pass";
  if (is_step(move)) {
    const Step step = step_of(move);
    const bool takes = position.pieces[other(position.mover())].has(step.to);
    return B::name(Stepping<B>::start_of(position, step)) + (takes ? "x" : "-") + B::name(step.to);
  }
  if (is_placement(move))
    return std::string{kShapeLetters[placed_shape(position, placed_on(move))], '@'} +
           B::name(placed_on(move));
  return "dice:" + std::to_string(red_die(move)) + "-" + std::to_string(blue_die(move));
}

/// The direction from one field to another, if they are on a line.
template <class B>
[[nodiscard]] std::optional<unsigned> direction_between(unsigned from, unsigned to) {
  const auto gap = [](unsigned a, unsigned b) { return static_cast<int>(b) - static_cast<int>(a); };
  const int columns = gap(B::column(from), B::column(to)), rows = gap(B::row(from), B::row(to));
  const auto distance = static_cast<unsigned>(std::max(std::abs(columns), std::abs(rows)));
  for (unsigned direction = 0; direction < kDirections && distance != 0; ++direction) {
    const bool meets =
        static_cast<int>(from) + B::kStep[direction] * static_cast<int>(distance) == static_cast<int>(to);
    const bool straight = columns == 0 || rows == 0, diagonal = std::abs(columns) == std::abs(rows);
    if (meets && (direction < kStraight ? straight : diagonal)) return direction;
  }
  return std::nullopt;
}

/// What somebody has written that has the form of a move, legal or not.
struct TypedMove {
  enum Kind { kIsStep, kIsPlacement, kIsPass } kind;
  bool takes;         // of a step
  Shape shape;        // of a placement
  unsigned from, to;  // bits
};

template <class B>
[[nodiscard]] std::optional<TypedMove> read_typed(std::string_view text) {
  if (text == "pass") return TypedMove{TypedMove::kIsPass, false, kStar, 0, 0};
  if (text.size() > 2 && text[1] == '@') {
    const std::size_t shape = kShapeLetters.find(text[0]);
    text.remove_prefix(2);
    const auto field = sdk::take_field(text, B::kColumns, kRows);
    if (shape == kShapeLetters.npos || !field || !text.empty()) return std::nullopt;
    const unsigned bit = B::bit(field->column, field->row);
    return TypedMove{TypedMove::kIsPlacement, false, static_cast<Shape>(shape), bit, bit};
  }
  const auto step = sdk::read_step(text, B::kColumns, kRows);
  if (!step) return std::nullopt;
  return TypedMove{TypedMove::kIsStep, step->takes, kStar, B::bit_of_field(step->from),
                   B::bit_of_field(step->to)};
}

/// The move that a text means; kNoMove if it has the form of one but means none here.
template <class B>
[[nodiscard]] Result<Move> read_move(const Position<B>& position, Seat seat, std::string_view text) {
  const auto typed = read_typed<B>(text);
  if (!typed)
    return fail(
        "expected a move such as b3-b4 or b3xc4, a placement such as P@d2, or pass, on fields a1 to " +
        B::name(B::bit(B::kColumns - 1, kRows - 1)));
  switch (typed->kind) {
    case TypedMove::kIsPass: return kPass;
    case TypedMove::kIsPlacement: {
      const bool can_place =
          position.phase == kSetUpPhase || (position.in_play() && position.owes_placement());
      const bool meant = can_place && placed_shape(position, typed->to) == typed->shape;
      return meant ? placement(typed->to) : kNoMove;
    }
    default: {
      const auto direction = direction_between<B>(typed->from, typed->to);
      const bool meant = direction && position.pieces[other(seat)].has(typed->to) == typed->takes &&
                         Stepping<B>::start_of(position, {*direction, typed->to}) == typed->from;
      return meant ? step_move({*direction, typed->to}) : kNoMove;
    }
  }
}

}  // namespace militakiri
