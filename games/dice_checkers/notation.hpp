// SPDX-License-Identifier: MIT
//
// D7.1: how moves and rolls are written.
#pragma once

#include "rules.hpp"

namespace dice_checkers {

/// A move as it was typed, fields counted with the light ones. What it says may be illegal in any way.
struct TypedMove {
  sdk::GridField from{};
  sdk::GridField to{};
  bool takes = false;                    // written with x
  std::optional<sdk::GridField> target;  // the enemy behind a second x
  bool pass = false;

  [[nodiscard]] bool on_dark_fields() const {
    const auto dark = [](const sdk::GridField& field) { return is_dark(field.column, field.row); };
    return dark(from) && dark(to) && (!target || dark(*target));
  }
};

[[nodiscard]] inline unsigned field_of(const sdk::GridField& field) {
  return field_at(field.column, field.row);
}

[[nodiscard]] inline std::optional<TypedMove> read_typed(std::string_view text, unsigned rows) {
  TypedMove typed;
  if (text == "pass") {
    typed.pass = true;
    return typed;
  }
  const auto sign = [&](char c) {
    if (text.empty() || text[0] != c) return false;
    text.remove_prefix(1);
    return true;
  };
  const auto from = sdk::take_field(text, kColumns, rows);
  if (!from) return std::nullopt;
  typed.takes = sign('x');
  if (!typed.takes && !sign('-')) return std::nullopt;
  const auto to = sdk::take_field(text, kColumns, rows);
  if (!to) return std::nullopt;
  typed.from = *from;
  typed.to = *to;
  if (!typed.takes && sign('x')) {
    typed.target = sdk::take_field(text, kColumns, rows);
    if (!typed.target) return std::nullopt;
  }
  return text.empty() ? std::optional(typed) : std::nullopt;
}

[[nodiscard]] inline std::string write_move(const Rules& rules, const Position& position, Seat seat,
                                            Move value) {
  if (seat == sdk::kChance) {
    const Roll roll = Roll::of(value);
    return "roll:" + std::to_string(roll.numbers[0]) + "-" + std::to_string(roll.numbers[1]);
  }
  if (value == kPass) return "pass";
  const PawnMove move = PawnMove::of(value);
  const bool enters = move.target == kNoField && rules.starts_fight(position, seat, move);
  std::string text = name_of(move.from) + (enters ? "x" : "-") + name_of(move.to);
  if (move.target != kNoField) text += "x" + name_of(move.target);
  return text;
}

/// The move that is meant, legal or not; kNoMove for one that can never be.
[[nodiscard]] inline Result<Move> read_move(const Rules& rules, const Position& position, Seat seat,
                                            std::string_view text) {
  const auto typed = read_typed(text, rules.fields().rows());
  if (!typed)
    return fail(rules.options().enters() ? "expected pass or a move such as c3-d4 or c3xd4"
                                         : "expected pass or a move such as c3-d4 or c3-d4xe5");
  if (typed->pass) return kPass;
  if (!typed->on_dark_fields()) return kNoMove;
  const PawnMove move{field_of(typed->from), field_of(typed->to),
                      typed->target ? field_of(*typed->target) : kNoField};
  const bool enters = !typed->target && rules.starts_fight(position, seat, move);
  return enters == typed->takes ? move.move() : kNoMove;
}

}  // namespace dice_checkers
