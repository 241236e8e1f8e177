// SPDX-License-Identifier: GPL-3.0-or-later
//
// A named way to rate, as scoring.yaml describes it, over rating periods. Pure functions, any thread.
#pragma once

#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "framework/scoring/elo.hpp"
#include "framework/scoring/glicko2.hpp"
#include "framework/text/language.hpp"

namespace boardwright {

/// Milliseconds since 1970-01-01 00:00 UTC.
using TimeMs = std::int64_t;

struct RatingSystem {
  std::string id;
  LocalText name;
  std::variant<std::monostate, EloRules, Glicko2Rules> rules;  ///< the first: no ratings
  /// Days in a rating period, counted from a Monday, UTC; its games count as played at the same time. 0:
  /// every game is a period of its own (Elo only).
  std::int64_t period_days = 0;
  std::vector<std::string> unrated_reasons;  ///< matches that end so change no rating

  [[nodiscard]] bool rates() const noexcept { return rules.index() != 0; }
  friend bool operator==(const RatingSystem&, const RatingSystem&) = default;
};

/// Of a player without games.
[[nodiscard]] Rating first_rating(const RatingSystem& system);
/// After a period with these games.
[[nodiscard]] Rating after_period(const RatingSystem& system, const Rating& before,
                                  std::span<const RatedGame> games);
/// After so many periods without games.
[[nodiscard]] Rating after_idle(const RatingSystem& system, const Rating& before, std::int64_t periods);
/// Whether too little is known for the rating to be taken at its word.
[[nodiscard]] bool is_provisional(const RatingSystem& system, const Rating& rating);
/// The number of the period that a time belongs to; 0 where every game is its own.
[[nodiscard]] std::int64_t period_of(const RatingSystem& system, TimeMs time);

}  // namespace boardwright
