// SPDX-License-Identifier: MIT
//
// Which numbered rules a move used.
#pragma once

#include <boardwright/sdk/rule_numbers.hpp>

#include "explain.hpp"

namespace lines_of_action {

/// The others state what is given (L1) or concern texts (L4). L3.3 is applied by the host, so that no move
/// uses it, but games end by it.
inline constexpr sdk::RuleNumbers kTracedRules{"L2.1", "L2.2", "L3.1", "L3.2", "L3.3", "L3.4"};

template <unsigned kSize>
class Traced : public Explained<kSize> {
 public:
  using Core = Rules<kSize>;
  using Board = typename Core::Board;
  using Position = typename Core::Position;
  static constexpr auto& kTraced = kTracedRules;

  [[nodiscard]] sdk::RuleSet rules_used(const Position& before, Seat seat, Move move,
                                        const Position& after) const {
    sdk::RuleSet used = move == kPass ? kTraced("L3.4") : kTraced("L2.1");
    if (move != kPass && uses_others(before, seat, move)) used |= kTraced("L2.2");
    const auto end = static_cast<unsigned>(after.state / 2);
    if (end == 0) return used;
    if (end / 4 != kConnection / 4) return used | kTraced("L3.4");
    const auto connected = [&](Seat side) {
      return Board::connected(after.pieces[side], Board::lowest_bit(after.pieces[side]));
    };
    return used | (connected(kBlack) && connected(kWhite) ? kTraced("L3.2") : kTraced("L3.1"));
  }
  [[nodiscard]] sdk::RuleSet rules_possible() const {
    return this->options_.repetition == 0 ? kTraced.all() & ~kTraced("L3.3") : kTraced.all();
  }
  [[nodiscard]] static sdk::RuleSet rules_ending(std::string_view reason) {
    if (reason == "connection") return kTraced("L3.1", "L3.2");
    if (reason == "repetition") return kTraced("L3.3");
    return reason == "no_moves" || reason == "both_blocked" ? kTraced("L3.4") : 0;
  }

 protected:
  using Explained<kSize>::Explained;

 private:
  /// L2.2: the move takes a piece, or jumps over its own side's.
  [[nodiscard]] static bool uses_others(const Position& before, Seat seat, Move move) {
    const auto& step = *Core::kLines.find(LineMove::from(move), LineMove::to(move));
    return Board::has(before.pieces[seat ^ 1U], LineMove::to(move)) ||
           (before.pieces[seat] & step.between) != 0;
  }
};

}  // namespace lines_of_action
