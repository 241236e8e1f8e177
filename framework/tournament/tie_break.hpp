// SPDX-License-Identifier: GPL-3.0-or-later
//
// Which tie-breaks a tournament uses, and how people write them: "BH/C1,BH,DE,WIN,STD" (T17). Values.
#pragma once

#include <boardwright/pure/result.hpp>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace boardwright::tournament {

/// What is compared (T17B-T17G).
enum class Criterion : std::uint8_t {
  kPoints,                ///< PTS
  kDirectEncounter,       ///< DE: the place in the table of those level; 0 if it decides nothing
  kWins,                  ///< WIN
  kWonOnBoard,            ///< WON
  kSecondSideGames,       ///< BPG
  kSecondSideWins,        ///< BWG
  kProgressive,           ///< PS
  kRoundsChosen,          ///< REP
  kStandardPoints,        ///< STD
  kNumber,                ///< TPN
  kRating,                ///< RTNG
  kBuchholz,              ///< BH
  kForeBuchholz,          ///< FB
  kAverageBuchholz,       ///< AOB
  kSonnebornBerger,       ///< SB
  kKoya,                  ///< KS
  kAverageRating,         ///< ARO
  kPerformance,           ///< TPR
  kPerfect,               ///< PTP
  kOpponentsPerformance,  ///< APRO
  kOpponentsPerfect,      ///< APPO
  kDifference,            ///< DIF
  kGames,                 ///< GAMES
  kLot                    ///< LOT
};

struct TieBreak {
  Criterion criterion = Criterion::kPoints;
  std::uint8_t cut_low = 0;               ///< how many of the least values don't count (T17.11)
  std::uint8_t cut_high = 0;              ///< how many of the greatest
  bool forfeits = false;                  ///< /P: DE counts forfeits (T17.3)
  bool reversed = false;                  ///< /R: TPN and RTNG the other way round
  bool fore = false;                      ///< /F: AOB averages FB
  std::optional<std::int32_t> unrated{};  ///< /U1000: the rating of those who have none (T17F)
  friend bool operator==(const TieBreak&, const TieBreak&) = default;
};

/// Codes with commas between them; blanks around one don't matter, nor do small letters. No code at all is an
/// empty list. Refuses what no such code or modifier is, and the same one twice.
[[nodiscard]] Result<std::vector<TieBreak>> parse_tie_breaks(std::string_view text);
[[nodiscard]] std::string tie_break_text(const TieBreak& tie_break);
[[nodiscard]] std::string tie_breaks_text(const std::vector<TieBreak>& list);

/// Where the smaller value is the better one.
[[nodiscard]] bool ascending(const TieBreak& tie_break);
/// What needs a rating of everybody (T17F).
[[nodiscard]] bool needs_ratings(Criterion criterion);
/// How many decimals tables show.
[[nodiscard]] int shown_decimals(Criterion criterion);

/// The lists that are recommended (T17.14). STD is moved up to second for other schemes than 1-½-0.
struct TieBreakNeeds {
  bool round_robin = false;
  bool several_games = false;
  bool usual_scheme = true;
};
[[nodiscard]] std::vector<TieBreak> recommended_tie_breaks(const TieBreakNeeds& needs);

}  // namespace boardwright::tournament
