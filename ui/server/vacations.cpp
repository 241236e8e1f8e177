// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/server/vacations.hpp"

#include <algorithm>
#include <chrono>

namespace boardwright::server {
namespace {

constexpr TimeMs kHourMs = 60 * 60 * 1000, kDayMs = 24 * kHourMs;

UtcTime instant(TimeMs time) { return UtcTime(Milliseconds(time)); }

int year_of(TimeMs time) {
  const std::chrono::year_month_day day(std::chrono::floor<std::chrono::days>(instant(time)));
  return static_cast<int>(day.year());
}

/// A night with summer time has 23 or 25 hours.
void count_days(const HomeVacation& vacation, std::map<int, unsigned>& by_year) {
  const TimeMs days = std::max<TimeMs>(1, (vacation.until - vacation.from + kDayMs - 2 * kHourMs) / kDayMs);
  for (TimeMs day = 0; day < days; ++day) ++by_year[year_of(vacation.from + day * kDayMs)];
}

}  // namespace

Result<HomeVacation> Vacations::add(const std::string& member, TimeMs from, TimeMs until, TimeMs now) {
  from = std::max(from, now);
  const HomeVacation made{member, from, until};
  if (until <= from || until > now + 400 * kDayMs)
    return fail("a vacation ends after it begins, and within a year");
  std::size_t own = 0;
  for (const auto& one : all_) {
    if (one.member != member) continue;
    if (one.from < until && from < one.until) return fail("you are away then already");
    own += one.until > now ? 1 : 0;
  }
  if (own >= kMostOfAMember) return fail("there are too many vacations; call one off first");
  auto counted = days_by_year(member), more = counted;
  count_days(made, more);
  for (const auto& [year, days] : more)
    if (days > days_a_year_ && days > counted[year]) {
      const unsigned left = days_a_year_ - std::min(days_a_year_, counted[year]);
      return fail("in " + std::to_string(year) + " there are " + std::to_string(left) + " days left of " +
                  std::to_string(days_a_year_) + "; choose a shorter time");
    }
  all_.push_back(made);
  return made;
}

Result<Vacations::CalledOff> Vacations::call_off(const std::string& member, TimeMs from, TimeMs now) {
  const auto found = std::find_if(all_.begin(), all_.end(), [&](const auto& one) {
    return one.member == member && one.from == from && one.until > now;
  });
  if (found == all_.end()) return fail("there is no such vacation");
  CalledOff call{*found, *found};
  if (found->from >= now) {
    call.left.until = 0;
    all_.erase(found);
  } else {
    call.left.until = found->until = now;
  }
  return call;
}

void Vacations::put_back(const CalledOff& call) {
  forget(call.was);
  all_.push_back(call.was);
}

void Vacations::forget(const HomeVacation& vacation) {
  std::erase_if(all_,
                [&](const auto& one) { return one.member == vacation.member && one.from == vacation.from; });
}

std::vector<HomeVacation> Vacations::of(const std::string& member) const {
  std::vector<HomeVacation> own;
  for (const auto& one : all_)
    if (one.member == member) own.push_back(one);
  std::sort(own.begin(), own.end(), [](const auto& a, const auto& b) { return a.from < b.from; });
  return own;
}

SparedTimes Vacations::spared(const std::string& member, TimeMs now) const {
  SparedTimes times;
  for (const auto& one : all_)
    if (one.member == member && one.until > now) times.push_back({instant(one.from), instant(one.until)});
  return joined(std::move(times));
}

TimeMs Vacations::away_until(const std::string& member, TimeMs now) const {
  for (const auto& one : all_)
    if (one.member == member && one.from <= now && now < one.until) return one.until;
  return 0;
}

std::map<int, unsigned> Vacations::days_by_year(const std::string& member) const {
  std::map<int, unsigned> days;
  for (const auto& one : all_)
    if (one.member == member) count_days(one, days);
  return days;
}

}  // namespace boardwright::server
