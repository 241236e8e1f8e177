// SPDX-License-Identifier: GPL-3.0-or-later
//
// What a rated match is worth in points, and the ladder of statuses that points climb. Data read from
// scoring.yaml (scoring_file.hpp) and pure functions of it: no state, any thread.
//
// Units: points are whole numbers of the policy's own unit (a policy in halves counts half points); scores
// are half points: 0 lost, 1 drawn, 2 won.
#pragma once

#include <array>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "framework/text/language.hpp"

namespace boardwright {

struct Status {
  std::string id;
  LocalText name;
  std::int64_t from = 0;  ///< points at which it begins
  friend bool operator==(const Status&, const Status&) = default;
};

/// Statuses in rising order, at least one. Points below the first one's `from` have the first one.
struct Ladder {
  std::vector<Status> statuses;
  bool latched = false;          ///< a status once reached is kept, and so is what goes with it
  std::size_t charged_from = 0;  ///< players of a status before this index lose no points
  /// Players of a status before this index see their possible moves, the others don't; none: the ladder says
  /// nothing about it.
  std::optional<std::size_t> hints_hidden_from;
  friend bool operator==(const Ladder&, const Ladder&) = default;
};

/// Points by half points scored: lost, drawn, won.
using PointsByScore = std::array<std::int64_t, 3>;

struct PointPolicy {
  std::string id;
  LocalText name;
  bool gives_points = false;  ///< whether there are points at all
  bool halves = false;        ///< the unit is half a point, as in 1, ½, 0
  PointsByScore points{};
  /// Where the reason for the end changes them.
  std::map<std::string, std::array<std::optional<std::int64_t>, 3>, std::less<>> by_reason;
  std::optional<std::int64_t> floor;  ///< points never fall below it
  bool count_computers = false;       ///< whether matches against a computer count
  bool count_guests = false;          ///< whether matches against a guest count
  std::optional<Ladder> ladder;
  friend bool operator==(const PointPolicy&, const PointPolicy&) = default;
};

/// A player's points and the most they have ever been, which is what a latched ladder goes by.
struct PointCount {
  std::int64_t points = 0;
  std::int64_t best = 0;
  friend bool operator==(const PointCount&, const PointCount&) = default;
};

/// Before the first match: zero, or the floor where that is higher.
[[nodiscard]] PointCount first_points(const PointPolicy& policy);

/// After one more match. `half_points` is at most 2.
[[nodiscard]] PointCount after_match(const PointPolicy& policy, const PointCount& before,
                                     std::uint32_t half_points, std::string_view reason);

/// The index of the status that these points have; the policy must have a ladder.
[[nodiscard]] std::size_t status_index(const Ladder& ladder, const PointCount& count);

/// Points for people: "1.5" would be a number in another unit, so halves are written "1½", "½", "-½".
[[nodiscard]] std::string points_text(const PointPolicy& policy, std::int64_t points);

}  // namespace boardwright
