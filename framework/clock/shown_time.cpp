// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/clock/shown_time.hpp"

#include <algorithm>
#include <chrono>

#include "framework/text/many.hpp"
#include "framework/text/program_texts.hpp"

namespace boardwright {
namespace {

using namespace std::chrono_literals;

std::string two_digits(std::int64_t value) { return (value < 10 ? "0" : "") + std::to_string(value); }

std::string in_days(std::int64_t days, std::int64_t hours, Language language) {
  std::string text = many(language, static_cast<std::uint64_t>(days), "time.day", "time.days");
  if (hours > 0) text += " " + said(language, "time.hours", {std::to_string(hours)});
  return text;
}

std::string in_hours(std::int64_t hours, std::int64_t minutes, Language language) {
  std::string text = said(language, "time.hours", {std::to_string(hours)});
  if (minutes > 0) text += " " + said(language, "time.minutes", {std::to_string(minutes)});
  return text;
}

}  // namespace

std::string shown_time(Milliseconds left, bool correspondence, Language language) {
  constexpr Milliseconds kTenthsBelow = 20s;
  left = std::max(left, kZero);
  const bool tenths = left < kTenthsBelow;
  const std::int64_t seconds = tenths ? left / 1s : std::chrono::ceil<std::chrono::seconds>(left).count();
  const std::int64_t minutes = seconds / 60, hours = minutes / 60, days = hours / 24;
  if (days > 0) return in_days(days, hours % 24, language);
  if (hours > 0 && correspondence) return in_hours(hours, minutes % 60, language);
  if (hours > 0)
    return std::to_string(hours) + ":" + two_digits(minutes % 60) + ":" + two_digits(seconds % 60);
  std::string text = std::to_string(minutes) + ":" + two_digits(seconds % 60);
  if (tenths) text += "." + std::to_string(left % 1s / 100ms);
  return text;
}

}  // namespace boardwright
