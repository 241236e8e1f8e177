// SPDX-License-Identifier: MIT
//
// What comes of a legal capture, and what goes on.
#pragma once

#include <boardwright/sdk/explanation.hpp>

#include "picture.hpp"
#include "rules.hpp"

namespace militakiri {

using sdk::Explanation;

/// M5.2, M5.3, chapter 6: says nothing of a move that takes nothing.
template <class B>
[[nodiscard]] Explanation what_comes_of(const Rules<B>& rules, const Position<B>& position, Seat seat,
                                        const Step& step) {
  const unsigned taken = position.height_at(step.to);
  if (taken == 0) return Explanation::yes();
  Position<B> after = position;
  rules.make_step(after, seat, step);
  if (after.towers(other(seat)).empty()) return Explanation::yes("takes_last_tower");  // M8.1

  const unsigned from = rules.start_of(position, step), height = position.height_at(from);
  if (height == kTower && taken == kTower) return Explanation::yes("tower_takes_tower");
  if (height == kTower) return Explanation::yes("tower_takes").with("taken", taken);
  if (taken == kTower) return Explanation::yes("takes_tower").with("height", height);
  const Shape shape = position.shape_at(from);
  const unsigned result = height_after_taking(height, taken, rules.options().height_limit[shape]);
  const bool promotes = after.height_at(step.to) == 0;
  const char* message = !promotes                  ? "takes_rank"
                        : after.due != kNothingDue ? "takes_rank_promotes"
                                                   : "takes_rank_waits";
  Explanation comes = Explanation::yes(message);
  comes.with("height", height).with("taken", taken).with("result", result);
  return promotes ? comes.with("spares", after.spares[seat][shape]) : comes;
}

/// The phase that a screen tells; nothing during an ordinary turn.
template <class B>
[[nodiscard]] Explanation phase_of(const Pictures<B>& pictures, const Position<B>& position) {
  if (position.end != kNotOver) return Explanation::yes();
  if (position.phase == kSetUpPhase) return Explanation::yes("setup");
  if (position.phase == kDicePhase) return Explanation::yes("dice");
  if (position.owes_placement())
    return Explanation::yes(position.due != kNothingDue ? "placement" : "forced_placement")
        .with("tower", pictures.kind_id({position.mover(), position.shape_to_place(), kTower}));
  if (!position.endgame) return Explanation::yes();
  return Explanation::yes("endgame").with("red", position.left[kRed]).with("blue", position.left[kBlue]);
}

}  // namespace militakiri
