// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/scoring/points.hpp"

#include <algorithm>

namespace boardwright {
namespace {

std::int64_t worth(const PointPolicy& policy, std::uint32_t half_points, std::string_view reason) {
  const auto special = policy.by_reason.find(reason);
  if (special != policy.by_reason.end())
    if (const auto& points = special->second.at(half_points)) return *points;
  return policy.points.at(half_points);
}

}  // namespace

PointCount first_points(const PointPolicy& policy) {
  const std::int64_t points = std::max<std::int64_t>(0, policy.floor.value_or(0));
  return {points, points};
}

PointCount after_match(const PointPolicy& policy, const PointCount& before, std::uint32_t half_points,
                       std::string_view reason) {
  if (!policy.gives_points) return before;
  std::int64_t change = worth(policy, half_points, reason);
  if (change < 0 && policy.ladder && status_index(*policy.ladder, before) < policy.ladder->charged_from)
    change = 0;
  std::int64_t points = before.points + change;
  if (policy.floor) points = std::max(points, *policy.floor);
  return {points, std::max(points, before.best)};
}

std::size_t status_index(const Ladder& ladder, const PointCount& count) {
  const std::int64_t points = ladder.latched ? count.best : count.points;
  const auto above = std::upper_bound(ladder.statuses.begin(), ladder.statuses.end(), points,
                                      [](std::int64_t value, const Status& s) { return value < s.from; });
  return above == ladder.statuses.begin() ? 0 : static_cast<std::size_t>(above - ladder.statuses.begin()) - 1;
}

std::string points_text(const PointPolicy& policy, std::int64_t points) {
  if (!policy.halves) return std::to_string(points);
  const std::int64_t whole = points / 2;
  if (points % 2 == 0) return std::to_string(whole);
  return (points < 0 ? "-" : "") + (whole == 0 ? "" : std::to_string(whole < 0 ? -whole : whole)) + "½";
}

}  // namespace boardwright
