// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

#include "framework/text/language.hpp"

namespace boardwright::report {

/// The words of the page that don't come with the figures.
enum class Word {
  kCompared,
  kInShort,
  kRules,
  kRule,
  kMeaning,
  kSameRules,
  kFigures,
  kFigure,
  kDifference,
  kInterval,
  kFinding,
  kDifferent,
  kSame,
  kOpen,
  kCharts,
  kLength,
  kPlies,
  kGamesShare,
  kBranching,
  kPly,
  kMoves,
  kOutcome,
  kDrawn,
  kLead,
  kProgress,
  kWinnerExpects,
  kCaptures,
  kVisits,
  kRepeat,
  kRepeatText,
  kPlayedBy,
  kGames,
  kSeed,
  kPlugin,
  kProgram,
  kRulesHash,
  kDisagree,
  kLegend,
  kSimulated,
  kGamesCounted,
  kPage,
  kRuleUse,
  kRuleUsed,
  kRuleDecided,
  kRulePlies,
  kRuleNotThere,
  kRuleLegend,
  kSampleGames,
  kKeptFirst,
  kKeptShortest,
  kKeptLongest,
  kKeptDramatic,
  kGameNumber,
  kBoard,
  kToStart,
  kBack,
  kOn,
  kToEnd,
  kRecord,
  kSaveRecord,
  kReplayWith,
  kCount
};

[[nodiscard]] std::string_view word(Language language, Word which);

}  // namespace boardwright::report
