// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

#include "framework/text/language.hpp"

namespace boardwright::papers {

/// The words of papers and pages of a tournament. {0} and {1} are filled in.
enum class Word {
  kPairings,
  kRound,
  kByName,
  kBoard,
  kPlayer,
  kOpponent,
  kSide,
  kFirstSide,
  kSecondSide,
  kResult,
  kPoints,
  kPlace,
  kNumber,
  kRating,
  kGame,
  kFree,
  kFreeThisRound,
  kFillPlays,
  kSecondSitting,
  kNotPaired,
  kStandings,
  kAfterRound,
  kBeforeFirst,
  kTieBreaksMean,
  kOrderChanged,
  kStillOpen,
  kCrosstable,
  kCrossLegend,
  kEmergency,
  kEmergencyNote,
  kEmergencyNone,
  kEmergencyFirst,
  kEmergencyFree,
  kEmergencyHalves,
  kEmergencyOnce,
  kEmergencySides,
  kMet,
  kSidesSoFar,
  kDue,
  kFreeIn,
  kAgainst,
  kOnBoard,
  kSlip,
  kWins,
  kDraw,
  kGameOfMatch,
  kSignature,
  kSlipHint,
  kScoreSheet,
  kMove,
  kSetUp,
  kSetUpHint,
  kSetUpOpen,
  kDice,
  kBegins,
  kDate,
  kPage,
  kPlaceCard,
  kPersonalCard,
  kCertificate,
  kCertificateText,
  kCertificateIn,
  kCertificateOf,
  kMadeBy,
  kNoRounds,
  kEvening,
  kPlayersCount,
  kCount
};

[[nodiscard]] std::string word(Language language, Word which);
/// With what stands for {0} and {1}; texts that are put in are not looked at again.
[[nodiscard]] std::string word(Language language, Word which, std::string_view first,
                               std::string_view second = {});

/// A tie-break by its code, such as "BH/C1" (T17): what its column is called, and what it means.
[[nodiscard]] std::string tie_break_name(Language language, std::string_view code);
[[nodiscard]] std::string tie_break_meaning(Language language, std::string_view code);

}  // namespace boardwright::papers
