// SPDX-License-Identifier: MIT
//
// What comes of a legal move, and what goes on.
#pragma once

#include <boardwright/sdk/explanation.hpp>

#include "odds.hpp"
#include "picture.hpp"

namespace dice_checkers {

using sdk::Explanation;

/// The odds of the fight that a move starts, or the yellow head that it brings (D2.2).
[[nodiscard]] inline Explanation what_comes_of(const Rules& rules, const Position& position, Seat seat,
                                               const PawnMove& move) {
  Position after = position;
  rules.apply(after, seat, move.move());
  if (after.fights()) {
    const Odds odds = odds_of(rules, after);
    return Explanation::yes("odds")
        .with("win", odds.win.text())
        .with("win_percent", odds.win.percent())
        .with("loss", odds.loss.text())
        .with("loss_percent", odds.loss.percent())
        .with("gone", odds.gone.text())
        .with("gone_percent", odds.gone.percent());
  }
  return after.level(move.to) != position.level(move.from) ? Explanation::yes("becomes_yellow")
                                                           : Explanation::yes();
}

/// A fight, or moves without progress when half of those that make a draw are gone; nothing otherwise.
[[nodiscard]] inline Explanation phase_of(const Rules& rules, const Pictures& pictures,
                                          const Position& position) {
  if (position.end != 0) return Explanation::yes();
  if (position.fights())
    return Explanation::yes("fight")
        .with("attacker", pictures.kind_id(position, position.attacker))
        .with("defender", pictures.kind_id(position, position.defender));
  const unsigned limit = rules.options().quiet_limit;
  if (limit == 0 || position.quiet == 0 || 2U * position.quiet < limit) return Explanation::yes();
  return Explanation::yes("quiet").with("moves", position.quiet).with("limit", limit);
}

}  // namespace dice_checkers
