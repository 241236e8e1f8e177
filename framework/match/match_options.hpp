// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "framework/clock/time_control.hpp"
#include "framework/line/chance.hpp"
#include "framework/match/journal_port.hpp"
#include "framework/match/match_terms.hpp"
#include "framework/match/time_source.hpp"

namespace boardwright {

/// What one match is begun with, and is to its end.
struct MatchOptions : MatchTerms {
  std::shared_ptr<const Rules> rules;
  std::string variant;                  ///< for the record
  std::optional<Position> start;        ///< else the rules' own
  std::optional<Seed> seed;             ///< the host's; else a fresh one
  std::map<Seat, std::string> entropy;  ///< of the seats that add some to the dice (entropy.hpp)
  std::vector<std::string> players;     ///< names by seat, for the record; may be fewer than seats
  /// Of a game that was played elsewhere and entered by hand: chance has brought what its journal says, and
  /// there is no seed.
  bool entered = false;
  std::optional<TimeControl> clock;      ///< nothing: nobody's time is counted
  Milliseconds network{0};               ///< given back for a turn that comes over a network, at most
  TimeSource time;                       ///< empty: the usual one for the clock (time_source.hpp)
  std::shared_ptr<JournalPort> journal;  ///< nothing: the match is kept nowhere
  /// Update::generation; nothing: the first, or the next one for a match that is resumed.
  std::optional<std::uint64_t> generation;
};

}  // namespace boardwright
