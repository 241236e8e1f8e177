// SPDX-License-Identifier: GPL-3.0-or-later
//
// Who had which side, who prefers which, and who gets which (T5.2-T5.4, T6.30). Pure functions of values.
#pragma once

#include <cstdint>
#include <vector>

#include "framework/tournament/crosstable.hpp"

namespace boardwright::tournament {

enum class Need : std::uint8_t { kNone, kMild, kStrong, kAbsolute };

/// What an entrant needs of sides (T5.4).
struct Preference {
  Side side = Side::kNone;
  Need need = Need::kNone;
  friend bool operator==(const Preference&, const Preference&) = default;
};

/// The sides of somebody's played games, the oldest first, unplayed rounds removed (T5.2).
struct SideHistory {
  std::vector<Side> played;
  std::int32_t difference = 0;  ///< games on side 1 minus games on side 2 (T5.3)
  bool twice_running = false;   ///< the last two were on the same side
  Preference preference;
  friend bool operator==(const SideHistory&, const SideHistory&) = default;
};

/// Of the rounds so far. Where sides are not balanced nobody prefers any (T1.4).
[[nodiscard]] SideHistory side_history(const Entrant& entrant, bool balanced);

/// What decided about the sides of two: the parts of T6.30 in their order.
enum class SideReason : std::uint8_t {
  kPreferences,       ///< (1) they differ, or only one has any
  kStronger,          ///< (2) the stronger, or of two absolute ones the greater difference
  kLatestDifference,  ///< (3) the opposite of when one last had side 1 and the other side 2
  kHigherRanked,      ///< (4) the preference of the higher ranked
  kInitial            ///< (5) the initial side, by whether the number is odd (T6.31)
};

struct SideChoice {
  Side higher = Side::kNone;  ///< what the higher ranked gets; the other one gets the other side
  SideReason reason = SideReason::kInitial;
  friend bool operator==(const SideChoice&, const SideChoice&) = default;
};

/// T6.30. `odd`: the number of the higher ranked, counted anew (T6.31).
[[nodiscard]] SideChoice choose_sides(const SideHistory& higher, const SideHistory& lower, bool odd,
                                      Side initial);

/// The initial side (T6.29): drawn, or else as the first round that was paired shows it, or side 1.
[[nodiscard]] Side initial_side(const Crosstable& table);

}  // namespace boardwright::tournament
