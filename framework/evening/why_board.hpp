// SPDX-License-Identifier: GPL-3.0-or-later
//
// Why a published board of a Swiss round is as it is (T5.9). A pure function of the tournament; values, without words.
#pragma once

#include <string>
#include <vector>

#include "framework/tournament/draft.hpp"
#include "framework/tournament/why_paired.hpp"

namespace boardwright {

struct WhyBoard {
  std::string first, second;  ///< players; the bye: `second` is empty
  bool by_hand = false;
  std::string said;                 ///< why it was paired by hand
  std::vector<std::string> breaks;  ///< what that breaks of this board, rules' numbers
  /// Nothing: the rules make another pairing of what is known now, so it was by hand or a result was corrected since.
  std::optional<tournament::PairReason> reason;
  std::optional<tournament::OtherRound> without;  ///< the best round without it; only with a reason
  std::vector<std::string> order;                 ///< players by number, from 1
  tournament::Crosstable table;                   ///< what the round is paired from
  [[nodiscard]] tournament::Number number(const std::string& player) const;  ///< 0: not in the table
};

/// `board` 0 is the bye. Fails in one sentence where there is no such round or board, or the system isn't Swiss.
[[nodiscard]] Allowed<WhyBoard> why_board(const tournament::Tournament& tournament, std::uint32_t round,
                                          std::uint32_t board, const tournament::NameOf& name);

/// The tournament as it would be with a draft published: what is asked of a round can be asked of a draft.
[[nodiscard]] tournament::Tournament with_draft(const tournament::Tournament& tournament,
                                                const tournament::Draft& draft);

}  // namespace boardwright
