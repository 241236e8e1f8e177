// SPDX-License-Identifier: GPL-3.0-or-later
//
// The five kinds of tournament by what people say, and words about them.
#pragma once

#include <QString>
#include <array>

#include "framework/tournament/settings.hpp"

namespace boardwright::desktop {

/// In the order in which they are offered.
inline constexpr std::array kTournamentKinds{tournament::System::kOpenEvening,
                                             tournament::System::kRoundRobin, tournament::System::kSwiss,
                                             tournament::System::kKeizer, tournament::System::kKnockOut};

[[nodiscard]] QString kind_name(tournament::System system);      ///< "A few rounds"
[[nodiscard]] QString kind_sentence(tournament::System system);  ///< when it is the right one
/// The name that those who know it use, for the folded part: "Swiss, Dutch rules 2026".
[[nodiscard]] QString system_name(tournament::System system);
/// What so many people can expect: rounds that fit, who is free, what stays undecided.
[[nodiscard]] QString kind_advice(const tournament::Settings& settings, int people);
/// The usual number of rounds for so many people; 0: the system makes its own.
[[nodiscard]] int usual_rounds(tournament::System system, int people);

}  // namespace boardwright::desktop
