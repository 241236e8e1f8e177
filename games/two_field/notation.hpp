// SPDX-License-Identifier: MIT
//
// T7.1: moves as texts.
#pragma once

#include <boardwright/sdk/notation.hpp>
#include <optional>

#include "rules.hpp"

namespace two_field {

inline constexpr char kEmptySign = '-';

template <class P>
[[nodiscard]] std::string write_move(const P& position, Seat seat, Move move) {
  using B = typename P::Board;
  if (is_placement(move)) {
    const Placement placement = placement_of(move);
    const auto code = static_cast<std::uint8_t>(placement.code);
    return std::string{code == kLeftEmpty ? kEmptySign : kLetters[kind_of(code)], '@'} +
           B::name(placement.bit);
  }
  const Step step = step_of(move);
  const bool attacks = position.side[other(seat)].has(step.to);
  return B::name(step.from) + (attacks ? "x" : "-") + B::name(step.to);
}

/// A move as it is written, whether it is legal or not.
struct TypedMove {
  bool placement;
  Placement placed;  // where `placement`
  Step step;
  bool attacks;
};

template <class P>
[[nodiscard]] std::optional<TypedMove> read_typed(const Land<typename P::Board>& land,
                                                  std::string_view text) {
  using B = typename P::Board;
  if (text.size() > 2 && text[1] == '@') {
    const std::size_t kind = kLetters.find(text[0]);
    if (kind == kLetters.npos && text[0] != kEmptySign) return std::nullopt;
    const unsigned code = text[0] == kEmptySign ? kLeftEmpty : code_of(static_cast<unsigned>(kind));
    text.remove_prefix(2);
    const auto field = sdk::take_field(text, land.size(), land.size());
    if (!field || !text.empty()) return std::nullopt;
    return TypedMove{true, {code, B::bit(field->column, field->row)}, {}, false};
  }
  const auto step = sdk::read_step(text, land.size(), land.size());
  if (!step) return std::nullopt;
  return TypedMove{false, {}, {land.bit_of_field(step->from), land.bit_of_field(step->to)}, step->takes};
}

template <class P>
[[nodiscard]] Result<Move> read_move(const Land<typename P::Board>& land, const P& position, Seat seat,
                                     std::string_view text) {
  const auto typed = read_typed<P>(land, text);
  if (!typed)
    return fail(
        "expected a move such as b2-b3, b2xb3 or, during the set-up, M@a1 or -@a1, of fields on the board");
  if (typed->placement) return placement_move(typed->placed);
  const bool meant = position.side[other(seat)].has(typed->step.to) == typed->attacks;
  return meant ? step_move(typed->step) : kNoMove;
}

}  // namespace two_field
