// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

#include "framework/text/language.hpp"

namespace boardwright::planning {

/// Sentences of advice; {0} to {5} are filled in.
enum class AdviceWord {
  kSidesBalanced,
  kSidesTwo,
  kSidesNone,
  kSidesLot,
  kSidesUnknown,
  kRoundsFit,
  kAllRoundsFit,
  kNoRoundFits,
  kOpenEvening,
  kEverybody,
  kRounds,
  kCup,
  kOutlook,
  kOutlookCup,
  kOutlookEqual,
  kOutlookCupEqual,
  kSafe,
  kUnsafe,
  kCount
};

[[nodiscard]] std::string_view advice_word(Language language, AdviceWord which);

}  // namespace boardwright::planning
