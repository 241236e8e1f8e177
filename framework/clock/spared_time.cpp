// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/clock/spared_time.hpp"

#include <algorithm>

namespace boardwright {

Result<void> check_spared(const SparedTimes& spared) {
  if (spared.size() > kMostSpared)
    return fail("at most " + std::to_string(kMostSpared) + " stretches can be left out");
  for (std::size_t i = 0; i < spared.size(); ++i) {
    if (spared[i].from < UtcTime{} || spared[i].until > kLastInstant || spared[i].until <= spared[i].from)
      return fail("a stretch that is left out ends after it begins, from 1970 to 9999");
    if (i > 0 && spared[i].from <= spared[i - 1].until)
      return fail("stretches that are left out stand in order and apart from each other");
  }
  return {};
}

SparedTimes joined(SparedTimes spared) {
  std::sort(spared.begin(), spared.end(), [](const auto& a, const auto& b) { return a.from < b.from; });
  SparedTimes all;
  for (const auto& one : spared) {
    if (!all.empty() && one.from <= all.back().until)
      all.back().until = std::max(all.back().until, one.until);
    else
      all.push_back(one);
  }
  return all;
}

const SparedTime* spared_at(const SparedTimes& spared, UtcTime now) {
  const auto found = std::find_if(spared.begin(), spared.end(),
                                  [&](const auto& one) { return one.from <= now && now < one.until; });
  return found == spared.end() ? nullptr : &*found;
}

SparedTimes charged_parts(const SparedTimes& spared, UtcTime from, UtcTime until) {
  SparedTimes parts;
  for (const auto& one : spared) {
    if (one.until <= from) continue;
    if (one.from >= until) break;
    if (from < one.from) parts.push_back({from, one.from});
    from = one.until;
  }
  if (from < until) parts.push_back({from, until});
  return parts;
}

UtcTime when_charged(const SparedTimes& spared, UtcTime from, Milliseconds time) {
  for (const auto& one : spared) {
    if (one.until <= from) continue;
    if (from + time <= one.from) break;
    if (from < one.from) time -= one.from - from;
    from = one.until;
  }
  return from + time;
}

}  // namespace boardwright
