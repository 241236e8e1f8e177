// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "framework/catalogue/catalogue.hpp"
#include "framework/evening/evening.hpp"

namespace boardwright {

/// What an organiser puts right while a tournament runs, as far as it is said: a board that is missing, another clock,
/// a day more. Nothing of it moves what is paired or counted.
struct SettingsChange {
  std::optional<std::string> name, clock;  ///< an empty clock: none
  std::optional<std::string> open_until;   ///< 2027-03-31; empty: round by round
  std::optional<std::uint32_t> boards;     ///< 0: enough
  std::optional<std::uint32_t> patience;   ///< minutes
  friend bool operator==(const SettingsChange&, const SettingsChange&) = default;
};

/// Whether minutes alone mean anything there; a last day does of a table (tournament::of_table).
[[nodiscard]] bool has_patience(const tournament::Settings& settings);

/// One event, or none where all is as it was. Refused where a clock can't be read for one of the games.
[[nodiscard]] Allowed<void> change(Evening& evening, const SettingsChange& wanted,
                                   const Catalogue& catalogue);

/// A round more than planned, or than has been played. Refused where nobody planned rounds: it ends by itself.
[[nodiscard]] Allowed<void> one_more_round(Evening& evening, std::string reason);

}  // namespace boardwright
