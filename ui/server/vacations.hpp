// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <boardwright/pure/result.hpp>
#include <map>
#include <string>
#include <vector>

#include "framework/clock/spared_time.hpp"
#include "framework/store/home_store.hpp"

namespace boardwright::server {

/// When members are away, and how much of it the house allows in a year. A value; days are counted by the hour, so that
/// the day on which a clock is set to or from summer time is one like any other. Years are UTC's.
class Vacations {
 public:
  static constexpr std::size_t kMostOfAMember = 24;

  Vacations(std::vector<HomeVacation> all, unsigned days_a_year)
      : all_(std::move(all)), days_a_year_(days_a_year) {}

  /// Begins now at the earliest. Refused: more days than are left of the year, and what overlaps another one.
  [[nodiscard]] Result<HomeVacation> add(const std::string& member, TimeMs from, TimeMs until, TimeMs now);
  /// What is left of it once it is called off: nothing that is still to come. `was` is what has to be forgotten; `left`
  /// what is kept instead, with `until` 0 where that is nothing.
  struct CalledOff {
    HomeVacation was, left;
  };
  [[nodiscard]] Result<CalledOff> call_off(const std::string& member, TimeMs from, TimeMs now);
  void put_back(const CalledOff& call);       ///< it couldn't be written down
  void forget(const HomeVacation& vacation);  ///< the same, of one that was added

  [[nodiscard]] std::vector<HomeVacation> of(const std::string& member) const;  ///< by time
  /// Those that aren't over at `now`, for a clock.
  [[nodiscard]] SparedTimes spared(const std::string& member, TimeMs now) const;
  /// Until when somebody is away; 0: here.
  [[nodiscard]] TimeMs away_until(const std::string& member, TimeMs now) const;
  [[nodiscard]] std::map<int, unsigned> days_by_year(const std::string& member) const;
  [[nodiscard]] unsigned days_a_year() const noexcept { return days_a_year_; }

 private:
  std::vector<HomeVacation> all_;
  unsigned days_a_year_;
};

}  // namespace boardwright::server
