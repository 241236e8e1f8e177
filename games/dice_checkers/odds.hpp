// SPDX-License-Identifier: MIT
//
// The exact odds of a whole fight, from the tree of its rolls.
#pragma once

#include <numeric>

#include "rules.hpp"

namespace dice_checkers {

/// A chance as a fraction. A fight has at most four rolls of 36 pairs, so that 64 bits are plenty.
struct Fraction {
  std::uint64_t part = 0;
  std::uint64_t whole = 1;

  friend Fraction operator+(const Fraction& a, const Fraction& b) {
    return reduced(a.part * b.whole + b.part * a.whole, a.whole * b.whole);
  }
  friend Fraction operator*(const Fraction& a, std::uint64_t times) {
    return reduced(a.part * times, a.whole);
  }
  friend Fraction operator/(const Fraction& a, std::uint64_t parts) {
    return reduced(a.part, a.whole * parts);
  }
  [[nodiscard]] std::string text() const {
    return whole == 1 ? std::to_string(part) : std::to_string(part) + "/" + std::to_string(whole);
  }
  [[nodiscard]] std::int64_t percent() const {
    return static_cast<std::int64_t>((200 * part + whole) / (2 * whole));
  }

 private:
  static Fraction reduced(std::uint64_t part, std::uint64_t whole) {
    const std::uint64_t common = std::gcd(part, whole);
    return {part / common, whole / common};
  }
};

struct Odds {
  Fraction win;   // the attacker alone survives
  Fraction loss;  // the defender does
  Fraction gone;  // neither does
};

/// Calls `visit(chance, after)` for all that the fight that is going on can come to, or for the position
/// itself if there is none. Rolls that the same side wins come to the same. `chance`: how likely it is to
/// come here, a Fraction or a double.
template <class Chance, class Visit>
void each_end(const Rules& rules, const Position& position, Chance chance, Visit&& visit) {
  if (!position.fights()) return visit(chance, position);
  sdk::Move events[kFaces * kFaces];
  std::uint32_t weights[kFaces * kFaces];
  sdk::EventList list(events, weights);
  rules.chance(position, list);
  struct Kind {
    sdk::Move event = 0;
    std::uint32_t weight = 0;
  } kinds[3];  // as the attacker sees them: won, lost, equal
  for (std::uint32_t i = 0; i < list.size(); ++i) {
    const Roll roll = Roll::of(list.event(i));
    const unsigned own = roll.numbers[position.next], theirs = roll.numbers[other(position.next)];
    Kind& kind = kinds[own > theirs ? 0 : own < theirs ? 1 : 2];
    kind.event = list.event(i);
    kind.weight += list.weight(i);
  }
  for (const Kind& kind : kinds) {
    if (kind.weight == 0) continue;
    Position after = position;
    rules.apply(after, sdk::kChance, kind.event);
    each_end(rules, after, chance * kind.weight / (kFaces * kFaces), visit);
  }
}

/// Of the fight that is going on.
[[nodiscard]] inline Odds odds_of(const Rules& rules, const Position& position) {
  Odds odds;
  const Seat attacker = position.next;
  each_end(rules, position, Fraction{1, 1}, [&](const Fraction& chance, const Position& end) {
    const auto stays = [&](Seat seat) {
      return Bits::count(end.pieces[seat]) == Bits::count(position.pieces[seat]);
    };
    Fraction& sum = stays(attacker) ? odds.win : stays(other(attacker)) ? odds.loss : odds.gone;
    sum = sum + chance;
  });
  return odds;
}

}  // namespace dice_checkers
