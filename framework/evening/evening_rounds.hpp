// SPDX-License-Identifier: GPL-3.0-or-later
//
// The rounds of an evening's tournament: drafted, published, played at their boards.
#pragma once

#include <span>

#include "framework/evening/evening_log.hpp"
#include "framework/tournament/draft.hpp"

namespace boardwright {

class EveningRounds {
 public:
  /// The log outlives it.
  explicit EveningRounds(EveningLog& log) : log_(log) {}

  /// Nothing of it is written: the same again as long as nothing has changed (T5.8). Draws what lots the round needs.
  [[nodiscard]] Allowed<tournament::Drafted> draft();
  [[nodiscard]] Allowed<tournament::Draft> draft_by_hand(
      std::span<const std::pair<std::string, std::string>> pairs, const std::string& bye,
      std::uint32_t instead_of = 0) const;
  /// The round as it was drafted; refused where anything that it follows from has changed since. One by hand, or
  /// instead of a published one, needs a reason.
  [[nodiscard]] Allowed<void> publish(const tournament::Draft& draft, std::string reason = {});
  /// T19.2, choice: what is played at a board. By nobody: the two agree; else by the one ranked higher when the round was
  /// paired, from the games without those that he chose before.
  [[nodiscard]] Allowed<void> choose_game(std::uint32_t round, std::uint32_t board, std::uint32_t game,
                                          const std::string& by);
  [[nodiscard]] Allowed<void> set_state(std::uint32_t round, tournament::RoundState state);

 private:
  EveningLog& log_;
};

}  // namespace boardwright
