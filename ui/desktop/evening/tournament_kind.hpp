// SPDX-License-Identifier: GPL-3.0-or-later
//
// The kinds of tournament by what people say, and words about them: five that are offered at once, and those that
// fewer ask for.
#pragma once

#include <QString>
#include <array>

#include "framework/tournament/settings.hpp"

namespace boardwright::desktop {

/// A system, or a way to run one. The first ones have the number of their system.
enum class EveningKind : std::uint8_t {
  kOpenEvening,
  kEachEach,
  kRounds,
  kSeason,
  kCup,
  kTwoGames,
  kMacMahon,
  kLadder,
  kTeamRounds,
  kTeamDuel,      ///< Scheveningen
  kTeamTable,     ///< teams, each against each
  kSecondChance,  ///< a cup in which one defeat is forgiven
  kEveryPlace,    ///< a cup that plays out all places
  kGroups,        ///< the best of each go on in a next stage
  kFastStart      ///< rounds that begin with an acceleration (T11)
};

/// In the order in which they are offered.
inline constexpr std::array kTournamentKinds{EveningKind::kOpenEvening, EveningKind::kEachEach,
                                             EveningKind::kRounds, EveningKind::kSeason, EveningKind::kCup};
inline constexpr std::array kMoreKinds{
    EveningKind::kTwoGames,     EveningKind::kMacMahon,   EveningKind::kFastStart, EveningKind::kGroups,
    EveningKind::kSecondChance, EveningKind::kEveryPlace, EveningKind::kLadder,    EveningKind::kTeamRounds,
    EveningKind::kTeamTable,    EveningKind::kTeamDuel};

[[nodiscard]] tournament::System system_of(EveningKind kind);
/// What was chosen for a tournament that there is.
[[nodiscard]] EveningKind kind_of(const tournament::Settings& settings);
[[nodiscard]] bool of_teams(EveningKind kind);  ///< each entrant is a team

[[nodiscard]] QString kind_name(EveningKind kind);  ///< "A few rounds"
[[nodiscard]] inline QString kind_name(tournament::System system) {
  return kind_name(static_cast<EveningKind>(system));
}
[[nodiscard]] QString kind_sentence(EveningKind kind);  ///< when it is the right one
/// The name that those who know it use, for the folded part: "Swiss, Dutch rules 2026".
[[nodiscard]] QString system_name(EveningKind kind);
/// What so many people can expect: rounds that fit, who is free, what stays undecided.
[[nodiscard]] QString kind_advice(const tournament::Settings& settings, int people);
/// The usual number of rounds for so many people; 0: the system makes its own.
[[nodiscard]] int usual_rounds(tournament::System system, int people);

}  // namespace boardwright::desktop
