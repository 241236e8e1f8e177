// SPDX-License-Identifier: GPL-3.0-or-later
//
// Stretches of calendar time in which nothing is charged to somebody who plays by correspondence, such as a vacation:
// what passes between two instants without them, and when so much has passed. Values.
#pragma once

#include <vector>

#include "framework/text/duration.hpp"

namespace boardwright {

struct SparedTime {
  UtcTime from{};   ///< included
  UtcTime until{};  ///< not included
  friend bool operator==(const SparedTime&, const SparedTime&) = default;
};
/// Sorted, apart from each other: check_spared refuses others.
using SparedTimes = std::vector<SparedTime>;
inline constexpr std::size_t kMostSpared = 32;

[[nodiscard]] Result<void> check_spared(const SparedTimes& spared);
/// The same stretches in order, with those that touch or overlap as one.
[[nodiscard]] SparedTimes joined(SparedTimes spared);
/// The stretch in which that instant lies; nullptr: it is charged.
[[nodiscard]] const SparedTime* spared_at(const SparedTimes& spared, UtcTime now);
/// The parts of [from, until) that are charged, in order.
[[nodiscard]] SparedTimes charged_parts(const SparedTimes& spared, UtcTime from, UtcTime until);
/// When `time`, more than zero, has been charged since `from`.
[[nodiscard]] UtcTime when_charged(const SparedTimes& spared, UtcTime from, Milliseconds time);

}  // namespace boardwright
