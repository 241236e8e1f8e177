// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include "framework/match/time_source.hpp"

namespace boardwright {

/// The system's time for what runs over days, such as correspondence, in a program that stays. Days are UTC's, so that
/// summer time is nothing. A computer's clock may be set wrongly for a while (an empty battery, somebody's mistake): a
/// leap against a clock that nobody sets isn't followed before it has stood for `patience`; then it is how late it is
/// now, forwards or backwards. What it drifts, or is corrected by little, is followed at once.
/// Nobody's flag falls by a wrong date that is put right in time, and a right one counts soon enough.
class CalendarTime {
 public:
  static constexpr Milliseconds kPatience = std::chrono::hours(1);
  static constexpr Milliseconds kLeap = std::chrono::minutes(2);  ///< smaller ones are corrections

  /// `steady` goes on through the computer's sleep. To be asked now and then, so that leaps are seen as such.
  CalendarTime(TimeSource wall, TimeSource steady, Milliseconds patience = kPatience);
  /// Of this computer.
  [[nodiscard]] static CalendarTime of_system();
  [[nodiscard]] UtcTime now() const;  ///< any thread
  /// Shares what this one knows, and may outlive it.
  [[nodiscard]] TimeSource source() const;

 private:
  struct State;
  std::shared_ptr<State> state_;
};

}  // namespace boardwright
