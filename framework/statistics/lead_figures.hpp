// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>

#include "framework/search/fast_rules.hpp"
#include "framework/statistics/column.hpp"

namespace boardwright {

/// What the seats expected before a ply, and who made it.
struct Expected {
  SeatScores scores{};
  Seat mover = 0;
};

/// A lead of less than this much expected score is none.
inline constexpr double kClearLead = 0.02;
/// A ply that gains less than this gains nothing.
inline constexpr double kClearGain = 0.01;

/// Fills drama and all else that is made of expectations alone. `plies` in their order, at least one;
/// `result`: the scores at the end. Who won and who lost is known from the finished game, never from the
/// start of it: games without a single winner have no drama, no threshold and no lead.
void fill_lead_figures(std::span<const Expected> plies, const SeatScores& result, Seat seats, GameRow& row);

}  // namespace boardwright
