// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/clock/time_control_text.hpp"

#include <array>
#include <optional>
#include <span>

#include "framework/text/nearest.hpp"
#include "framework/text/number.hpp"
#include "framework/text/plain_text.hpp"

namespace boardwright {
namespace {

constexpr std::size_t kLongestControlText = 4096;
constexpr std::array<std::string_view, 4> kBonusWords{"", "", "bronstein", "delay"};
const std::vector<std::string>& flag_words() {
  static const std::vector<std::string> words{"lose", "ask", "continue"};
  return words;
}
const std::vector<std::string>& downtime_words() {
  static const std::vector<std::string> words{"by_kind", "charged", "free"};
  return words;
}

std::vector<std::string_view> split(std::string_view text, char separator) {
  std::vector<std::string_view> parts;
  for (;;) {
    const std::size_t at = text.find(separator);
    parts.push_back(text.substr(0, at));
    if (at == std::string_view::npos) return parts;
    text.remove_prefix(at + 1);
  }
}

bool take(std::string_view& text, std::string_view prefix) {
  if (!text.starts_with(prefix)) return false;
  text.remove_prefix(prefix.size());
  return true;
}

/// "15/" or "5x": a number and what ends it, taken from the front.
std::optional<std::uint32_t> take_number(std::string_view& text, char end) {
  const std::size_t at = text.find(end);
  if (at == std::string_view::npos) return std::nullopt;
  const auto number = whole_number<std::uint32_t>(text.substr(0, at));
  if (!number || *number == 0) return std::nullopt;
  text.remove_prefix(at + 1);
  return number;
}

Result<Period> read_period(std::string_view text) {
  Period period;
  std::string_view rest = text;
  if (text.find('/') != std::string_view::npos) {
    const auto turns = take_number(rest, '/');
    if (!turns) return fail("expected moves/time such as 40/90m, found '" + excerpt(text) + "'");
    period.turns = *turns;
  }
  const std::size_t plus = rest.find('+');
  const auto time = read_duration(rest.substr(0, plus));
  if (!time) return fail(time.error());
  period.time = *time;
  if (plus == std::string_view::npos) return period;
  rest.remove_prefix(plus + 1);
  period.bonus = take(rest, kBonusWords[2])   ? Bonus::kBronstein
                 : take(rest, kBonusWords[3]) ? Bonus::kDelay
                                              : Bonus::kIncrement;
  const auto bonus = read_duration(rest);
  if (!bonus) return fail(bonus.error());
  period.bonus_time = *bonus;
  return period;
}

Result<Overtime> read_overtime(std::string_view text) {
  std::string_view rest = text;
  Overtime overtime;
  const bool byo_yomi = take(rest, "byo=");
  if (!byo_yomi && !take(rest, "canadian=")) return fail("'" + excerpt(text) + "' is no overtime");
  overtime.type = byo_yomi ? Overtime::Type::kByoYomi : Overtime::Type::kCanadian;
  const auto count = take_number(rest, byo_yomi ? 'x' : '/');
  if (!count)
    return fail(std::string("expected ") + (byo_yomi ? "byo=5x30s" : "canadian=15/5m") +
                " or alike, found '" + excerpt(text) + "'");
  overtime.count = *count;
  const auto time = read_duration(rest);
  if (!time) return fail(time.error());
  overtime.time = *time;
  return overtime;
}

/// The part before the first comma.
Result<SeatControl> read_main(std::string_view text) {
  SeatControl seat;
  const bool hourglass = take(text, "hourglass=");
  if (hourglass || take(text, "move=")) {
    seat.type = hourglass ? SeatControl::Type::kHourglass : SeatControl::Type::kPerTurn;
    const auto time = read_duration(text);
    if (!time) return fail(time.error());
    seat.time = *time;
    return seat;
  }
  for (const auto part : split(text, ':')) {
    const auto period = read_period(part);
    if (!period) return fail(period.error());
    seat.periods.push_back(*period);
  }
  return seat;
}

Result<std::size_t> read_policy(std::string_view word, const std::vector<std::string>& known) {
  for (std::size_t i = 0; i < known.size(); ++i)
    if (known[i] == word) return i;
  return fail("unknown value '" + excerpt(word) + "'" + suggestion(word, known));
}

struct Policies {
  std::optional<FlagPolicy> on_flag;
  std::optional<Downtime> downtime;
};

/// What follows a comma: overtime of the seat, or, after the last seat, a policy.
Result<void> read_option(std::string_view text, bool last_seat, SeatControl& seat, Policies& policies) {
  if (text.starts_with("byo=") || text.starts_with("canadian=")) {
    if (seat.overtime.type != Overtime::Type::kNone) return fail("overtime is given twice");
    const auto overtime = read_overtime(text);
    if (!overtime) return fail(overtime.error());
    seat.overtime = *overtime;
    return {};
  }
  if (last_seat && take(text, "flag=")) {
    const auto policy = read_policy(text, flag_words());
    if (!policy) return fail(policy.error());
    if (policies.on_flag) return fail("flag= is given twice");
    policies.on_flag = static_cast<FlagPolicy>(*policy);
    return {};
  }
  if (last_seat && take(text, "downtime=")) {
    const auto policy = read_policy(text, downtime_words());
    if (!policy) return fail(policy.error());
    if (policies.downtime) return fail("downtime= is given twice");
    policies.downtime = static_cast<Downtime>(*policy);
    return {};
  }
  if (text.starts_with("flag=") || text.starts_with("downtime="))
    return fail("'" + excerpt(text) + "' stands after the last seat");
  static const std::vector<std::string> kOptions{"byo=", "canadian=", "flag=", "downtime="};
  return fail("'" + excerpt(text) + "' can't follow the time" + suggestion(text, kOptions));
}

Result<TimeControl> read(std::string_view text) {
  TimeControl control;
  Policies policies;
  if (text.size() > kLongestControlText) return fail("the text is too long");
  const auto seats = split(text, '|');
  for (std::size_t i = 0; i < seats.size(); ++i) {
    const auto parts = split(seats[i], ',');
    auto seat = read_main(parts.front());
    if (!seat) return fail(seat.error());
    for (const auto part : std::span(parts).subspan(1))
      if (const auto good = read_option(part, i + 1 == seats.size(), *seat, policies); !good)
        return fail(good.error());
    control.seats.push_back(*std::move(seat));
  }
  control.on_flag = policies.on_flag.value_or(control.on_flag);
  control.downtime = policies.downtime.value_or(control.downtime);
  if (const auto good = check_control(control); !good) return fail(good.error());
  return control;
}

std::string write(const SeatControl& seat) {
  if (seat.type == SeatControl::Type::kHourglass) return "hourglass=" + write_duration(seat.time);
  if (seat.type == SeatControl::Type::kPerTurn) return "move=" + write_duration(seat.time);
  std::string text;
  for (const auto& period : seat.periods) {
    if (!text.empty()) text += ':';
    if (period.turns != 0) text += std::to_string(period.turns) + "/";
    text += write_duration(period.time);
    if (period.bonus != Bonus::kNone)
      text += "+" + std::string(kBonusWords[static_cast<std::size_t>(period.bonus)]) +
              write_duration(period.bonus_time);
  }
  const std::string count = std::to_string(seat.overtime.count), time = write_duration(seat.overtime.time);
  if (seat.overtime.type == Overtime::Type::kByoYomi) text += ",byo=" + count + "x" + time;
  if (seat.overtime.type == Overtime::Type::kCanadian) text += ",canadian=" + count + "/" + time;
  return text;
}

}  // namespace

Result<TimeControl> read_time_control(std::string_view text) {
  auto control = read(text);
  if (!control) return fail("time control '" + excerpt(text) + "': " + control.error());
  return control;
}

std::string write_time_control(const TimeControl& control) {
  std::string text;
  for (const auto& seat : control.seats) text += (text.empty() ? "" : "|") + write(seat);
  if (control.on_flag != FlagPolicy::kLose)
    text += ",flag=" + flag_words()[static_cast<std::size_t>(control.on_flag)];
  if (control.downtime != Downtime::kByKind)
    text += ",downtime=" + downtime_words()[static_cast<std::size_t>(control.downtime)];
  return text;
}

}  // namespace boardwright
