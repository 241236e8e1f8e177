// SPDX-License-Identifier: GPL-3.0-or-later
//
// What the terminal game and `explain` say to players, in every language. Errors for wrong use and the output
// that programs read stay in English.
#pragma once

#include <cstddef>
#include <initializer_list>
#include <string>
#include <string_view>

#include "framework/text/language.hpp"

namespace boardwright::cli {

enum class Say {
  kHelp,
  kPrompt,         ///< 0: the seat
  kHandOver,       ///< 0: the seat
  kLegal,          ///< 0: the move
  kNotLegal,       ///< 0: the move
  kNotLegalNoWhy,  ///< 0: the move
  kCannotTakeBack,
  kCannotResign,
  kResult,  ///< 0: scores, 1: seats, 2: reason
  kChance,
  kCannotOffer,
  kNothingToDecline,
  kDrawOffered,  ///< 0: the seat
  kKept,         ///< 0: the match's id
  kPoints,       ///< 0: before, 1: after
  kSamePoints,   ///< 0: before and after
  kRating,       ///< 0: the number
  kNoUnfinished,
  kReplaced,      ///< 0: the seat, 1: its player, 2: why, 3: who plays on
  kLost,          ///< 0: the seat, 1: its player, 2: why
  kAsksTakeBack,  ///< 0: the seat
  kAsksPause,     ///< 0: the seat
  kNothingToAnswer,
  kCanClaim,
  kCannotClaim,
  kCannotPause,
  kPausedPrompt,
  kPaused,
  kNotPaused,
  kSetUpTime,
  kHint,       ///< 0: the move, 1: the expected score in percent
  kOnlyMove,   ///< 0: the move
  kSetUpHint,  ///< 0: the move
  kMoveScore,  ///< 0: the move, 1: the expected score in percent
  kAnalysing,
  kAnalysed,  ///< 0: simulations
  kExpected,  ///< 0: moves
  kNoAdviceRated,
  kNoAdvice,
  kNothingKnown,
  kNoSetUpAdvice,
  kNoSetUpAnalysis,
  kNoSetUpFits,
};
inline constexpr std::size_t kSayings = static_cast<std::size_t>(Say::kNoSetUpFits) + 1;

/// The sentence with its {0}, {1} … as it stands in the table.
[[nodiscard]] std::string_view saying(Language language, Say what);

/// The sentence with the arguments in place of {0}, {1} …
[[nodiscard]] std::string say(Language language, Say what,
                              std::initializer_list<std::string_view> arguments = {});

}  // namespace boardwright::cli
