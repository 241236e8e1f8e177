// SPDX-License-Identifier: GPL-3.0-or-later
//
// A tournament of ours as a TRF file (T21). Pure functions.
#pragma once

#include "framework/clock/time_control.hpp"
#include "framework/tournament/crosstable_of.hpp"
#include "framework/tournament/trf.hpp"

namespace boardwright::tournament {

/// Line 192: how the tournament is paired (T21.3).
[[nodiscard]] std::string trf_type(const Settings& settings);
/// Line 222: the time in seconds, as S, S+I, M/S or M/S+I joined by colons, sides W…-B… where they differ (T21.2); empty
/// for other clocks than these.
[[nodiscard]] std::string trf_time(const TimeControl& control);
/// A match of two games is written as two rounds, and `### bw match 1 2` says which (T21.4). Of teams the file's entrants are
/// those who sat at boards, and lines 300 to 330 say for whom. Refused: tournaments without rounds, of teams without
/// line-ups, and such in which somebody has an opening balance, as points follow from results in a file (T21.6).
[[nodiscard]] Allowed<TrfFile> trf_of(const Tournament& tournament, const NameOf& name);

}  // namespace boardwright::tournament
