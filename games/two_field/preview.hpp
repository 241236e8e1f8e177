// SPDX-License-Identifier: MIT
//
// What comes of a legal step, what it has shown, and what goes on; only what both players know is told of the
// other's pieces.
#pragma once

#include <boardwright/sdk/explanation.hpp>

#include "picture.hpp"
#include "position_text.hpp"

namespace two_field {

using sdk::Explanation;

/// The line that has been crossed most often, the first of several.
template <class B>
[[nodiscard]] Line busiest_line(const LineMemory<B>& memory) {
  Line found{};
  bool any = false;
  each_line(memory, [&](const Line& line, unsigned count) {
    if (!any && count == memory.most) found = line;
    any |= count == memory.most;
  });
  return found;
}

/// T2.3, T3.2: an attack's result where the rank is known, and how far a running count has come.
template <class P>
[[nodiscard]] Explanation what_comes_of(const Rules<P>& rules, const Pictures<P>& pictures, const P& position,
                                        Seat seat, const Step& step) {
  using B = typename P::Board;
  if (position.side[other(seat)].has(step.to)) {
    const std::uint8_t target = position.on[step.to];
    if ((target & kRevealed) == 0) return Explanation::yes("attacks_unknown");
    const char* const piece = pictures.kind_id(other(seat), kind_of(target));
    switch (fight(kind_of(position.on[step.from]), kind_of(target))) {
      case Fight::kAttackerWins: return Explanation::yes("attack_wins").with("piece", piece);
      case Fight::kBothLeave: return Explanation::yes("attack_both").with("piece", piece);
      default: return Explanation::yes("attack_loses").with("piece", piece);
    }
  }
  const unsigned limit = rules.options().limit;
  if (limit == 0 || position.memory[seat].field != step.from) return Explanation::yes();
  auto memory = position.memory[seat];
  memory.move(step.from, step.to, rules.options().count);
  const Path<B> path(step.from, step.to);
  Line most = path[0];
  for (unsigned i = 1; i < path.length(); ++i)
    if (memory.count(path[i]) > memory.count(most)) most = path[i];
  const unsigned count = memory.count(most);
  if (count < 2) return Explanation::yes();
  return Explanation::yes(count == limit ? "crosses_last" : "crosses_again")
      .with("line", line_name<B>(most))
      .with("count", count)
      .with("limit", limit);
}

/// T2.3: an attack shows both ranks, also that of a piece which leaves the board.
template <class P>
[[nodiscard]] Explanation what_shows(const Pictures<P>& pictures, const P& position, Seat seat, Move move) {
  if (!is_step(move) || !position.side[other(seat)].has(step_of(move).to)) return Explanation::yes();
  const unsigned attacker = kind_of(position.on[step_of(move).from]);
  const unsigned defender = kind_of(position.on[step_of(move).to]);
  const Fight result = fight(attacker, defender);
  return Explanation::yes(result == Fight::kAttackerWins ? "attack_won"
                          : result == Fight::kBothLeave  ? "attack_tied"
                                                         : "attack_lost")
      .with("attacker", pictures.kind_id(seat, attacker))
      .with("defender", pictures.kind_id(other(seat), defender));
}

/// The phase that a screen tells: the set-up, or a two-field count that has come beyond 1.
template <class P>
[[nodiscard]] Explanation phase_of(const Rules<P>& rules, const P& position) {
  using B = typename P::Board;
  if (position.end != kNotOver) return Explanation::yes();
  if (position.phase == kSetUpPhase) return Explanation::yes("setup");
  const auto& red = position.memory[kRed];
  const auto& blue = position.memory[kBlue];
  const bool of_red = red.most > 1, of_blue = blue.most > 1;
  if (!of_red && !of_blue) return Explanation::yes();
  auto phase = Explanation::yes(!of_blue ? "count_red" : !of_red ? "count_blue" : "count_both");
  if (of_red) phase.with("red_line", line_name<B>(busiest_line(red))).with("red_count", red.most);
  if (of_blue) phase.with("blue_line", line_name<B>(busiest_line(blue))).with("blue_count", blue.most);
  return phase.with("limit", rules.options().limit);
}

}  // namespace two_field
