// SPDX-License-Identifier: GPL-3.0-or-later
//
// What a match is worth in a tournament (T2). Values.
#pragma once

#include <cstdint>
#include <optional>

namespace boardwright::tournament {

/// Points in whole tenths: 5 is half a point.
using Points = std::int32_t;

/// What one match gives (T2.1). Where a value is left open, the usual one of T2.1 holds.
struct PointScheme {
  Points win = 10;
  Points draw = 5;
  Points loss = 0;
  std::optional<Points> bye;      ///< the bye of the system; usually a win
  std::optional<Points> half;     ///< a bye that was asked for; usually a draw
  std::optional<Points> full;     ///< a bye that the organiser gives; usually a win
  std::optional<Points> absent;   ///< not there, or lost by forfeit; usually the smaller of 0 and a loss
  std::optional<Points> pending;  ///< paired and not finished; usually a draw
  bool free = false;              ///< results may be any pair of points (T2.3)

  [[nodiscard]] Points bye_points() const { return bye.value_or(win); }
  [[nodiscard]] Points half_points() const { return half.value_or(draw); }
  [[nodiscard]] Points full_points() const { return full.value_or(win); }
  [[nodiscard]] Points absent_points() const { return absent.value_or(loss < 0 ? loss : 0); }
  [[nodiscard]] Points pending_points() const { return pending.value_or(draw); }
  friend bool operator==(const PointScheme&, const PointScheme&) = default;
};

}  // namespace boardwright::tournament
