// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/clock/clock_state.hpp"

#include <algorithm>
#include <functional>
#include <limits>
#include <map>
#include <nlohmann/json.hpp>

#include "framework/clock/time_control_text.hpp"
#include "framework/text/nearest.hpp"
#include "framework/text/plain_text.hpp"

namespace boardwright {
namespace {

using Json = nlohmann::json;

constexpr int kStateVersion = 1;
constexpr std::size_t kLongestState = 1U << 18U;

Json write(const SeatClock& seat) {
  Json json{{"left", seat.left.count()}};
  if (seat.used != kZero) json["used"] = seat.used.count();
  if (seat.period != 0) json["period"] = seat.period;
  if (seat.overtime) json["overtime"] = true;
  if (seat.turns_to_go != 0) json["turns_to_go"] = seat.turns_to_go;
  if (seat.periods_left != 0) json["periods_left"] = seat.periods_left;
  if (seat.on_turn) json["on_turn"] = true;
  if (seat.flagged_at) json["flagged_at"] = seat.flagged_at->time_since_epoch().count();
  if (seat.excused) json["excused"] = true;
  if (seat.overdrawn != kZero) json["overdrawn"] = seat.overdrawn.count();
  if (seat.quota != kZero) json["quota"] = seat.quota.count();
  if (seat.credited != kZero) json["credited"] = seat.credited.count();
  for (const auto& one : seat.spared)
    json["spared"].push_back({one.from.time_since_epoch().count(), one.until.time_since_epoch().count()});
  return json;
}

// Reading stops at the first thing that is wrong, by an exception that doesn't leave this file.
struct Wrong {
  std::string sentence;
};

std::int64_t number(const Json& json, const std::string& what, std::int64_t most) {
  // What the parser took for unsigned may be too large for signed, so it is compared as it is.
  if (!json.is_number_unsigned() || json.get<std::uint64_t>() > static_cast<std::uint64_t>(most))
    throw Wrong{what + ": expected a whole number from 0 to " + std::to_string(most)};
  return json.get<std::int64_t>();
}

std::uint32_t count(const Json& json, const std::string& what) {
  return static_cast<std::uint32_t>(number(json, what, std::numeric_limits<std::uint32_t>::max()));
}

Milliseconds duration(const Json& json, const std::string& what) {
  return Milliseconds(number(json, what, kMostTime.count()));
}

UtcTime instant(const Json& json, const std::string& what) {
  return UtcTime(Milliseconds(number(json, what, kLastInstant.time_since_epoch().count())));
}

bool truth(const Json& json, const std::string& what) {
  if (!json.is_boolean()) throw Wrong{what + ": expected true or false"};
  return json.get<bool>();
}

using Fields = std::map<std::string, std::function<void(const Json&, const std::string&)>>;

void object(const Json& json, const std::string& what, const std::vector<std::string>& needed,
            const Fields& fields) {
  if (!json.is_object()) throw Wrong{what + ": expected an object"};
  std::vector<std::string> known;
  for (const auto& [key, read] : fields) known.push_back(key);
  for (const auto& key : needed)
    if (!json.contains(key)) throw Wrong{what + ": the key '" + key + "' is missing"};
  for (const auto& [key, value] : json.items()) {
    const auto field = fields.find(key);
    if (field == fields.end())
      throw Wrong{what + ": unknown key '" + excerpt(key) + "'" + suggestion(key, known)};
    field->second(value, what + "." + key);
  }
}

SparedTimes spared_times(const Json& json, const std::string& what) {
  SparedTimes spared;
  if (!json.is_array() || json.empty()) throw Wrong{what + ": expected a list of pairs"};
  for (const Json& one : json) {
    if (!one.is_array() || one.size() != 2) throw Wrong{what + ": expected a list of pairs"};
    spared.push_back({instant(one[0], what), instant(one[1], what)});
  }
  if (const auto good = check_spared(spared); !good) throw Wrong{what + ": " + good.error()};
  return spared;
}

SeatClock read_seat(const Json& json, const std::string& what) {
  SeatClock seat;
  using J = const Json&;
  using W = const std::string&;
  object(json, what, {"left"},
         {{"left", [&](J j, W w) { seat.left = duration(j, w); }},
          {"used", [&](J j, W w) { seat.used = duration(j, w); }},
          {"period", [&](J j, W w) { seat.period = count(j, w); }},
          {"overtime", [&](J j, W w) { seat.overtime = truth(j, w); }},
          {"turns_to_go", [&](J j, W w) { seat.turns_to_go = count(j, w); }},
          {"periods_left", [&](J j, W w) { seat.periods_left = count(j, w); }},
          {"on_turn", [&](J j, W w) { seat.on_turn = truth(j, w); }},
          {"flagged_at", [&](J j, W w) { seat.flagged_at = instant(j, w); }},
          {"excused", [&](J j, W w) { seat.excused = truth(j, w); }},
          {"overdrawn", [&](J j, W w) { seat.overdrawn = duration(j, w); }},
          {"quota", [&](J j, W w) { seat.quota = duration(j, w); }},
          {"credited", [&](J j, W w) { seat.credited = duration(j, w); }},
          {"spared", [&](J j, W w) { seat.spared = spared_times(j, w); }}});
  return seat;
}

/// What a text says, before it is asked whether it can be so.
struct ClockText {
  std::string control;
  ClockState state;
};

void check_version(const Json& json, const std::string& what) {
  if (number(json, what, 1000000) != kStateVersion)
    throw Wrong{what + ": expected " + std::to_string(kStateVersion) + ", the only one this program knows"};
}

std::vector<SeatClock> read_seats(const Json& json, const std::string& what) {
  if (!json.is_array()) throw Wrong{what + ": expected a list"};
  std::vector<SeatClock> seats;
  for (std::size_t i = 0; i < json.size(); ++i)
    seats.push_back(read_seat(json[i], what + "[" + std::to_string(i) + "]"));
  return seats;
}

ClockText read_clock(const Json& json) {
  ClockText text;
  using J = const Json&;
  using W = const std::string&;
  object(json, "state", {"version", "control", "at", "started", "paused", "held", "seats"},
         {{"version", check_version},
          {"control",
           [&](J j, W w) {
             if (!j.is_string()) throw Wrong{w + ": expected a text"};
             text.control = j.get<std::string>();
           }},
          {"at", [&](J j, W w) { text.state.last = instant(j, w); }},
          {"started", [&](J j, W w) { text.state.started = truth(j, w); }},
          {"paused", [&](J j, W w) { text.state.paused = truth(j, w); }},
          {"held", [&](J j, W w) { text.state.held = truth(j, w); }},
          {"network",
           [&](J j, W w) {
             text.state.network_per_turn = Milliseconds(number(j, w, ClockState::kMostNetwork.count()));
           }},
          {"seats", [&](J j, W w) { text.state.seats = read_seats(j, w); }}});
  return text;
}

/// How many moves the seat may have to go now: none, or from 1 to this.
std::uint32_t most_turns(const SeatControl& control, const SeatClock& seat) {
  if (control.type != SeatControl::Type::kPeriods) return 0;
  if (!seat.overtime) return control.periods[seat.period].turns;
  return control.overtime.type == Overtime::Type::kCanadian ? control.overtime.count : 0;
}

/// What the control doesn't allow in a seat's state, or nothing.
std::string position_contradiction(const SeatControl& control, const SeatClock& seat) {
  const std::size_t periods = std::max<std::size_t>(control.periods.size(), 1);
  if (seat.period >= periods) return "period: the control has only " + std::to_string(periods);
  if (seat.overtime &&
      (control.overtime.type == Overtime::Type::kNone || seat.period + 1 != control.periods.size()))
    return "overtime: there is none in this period";
  const std::uint32_t turns = most_turns(control, seat);
  if (turns == 0 ? seat.turns_to_go != 0 : seat.turns_to_go < 1 || seat.turns_to_go > turns)
    return "turns_to_go: expected " + (turns == 0 ? "none" : "from 1 to " + std::to_string(turns));
  const bool byo_yomi = control.overtime.type == Overtime::Type::kByoYomi;
  const std::uint32_t most = byo_yomi ? control.overtime.count : 0;
  const std::uint32_t least = seat.overtime && byo_yomi ? 1 : most;
  if (seat.periods_left < least || seat.periods_left > most)
    return "periods_left: expected from " + std::to_string(least) + " to " + std::to_string(most);
  return {};
}

std::string flag_contradiction(const SeatControl& control, const SeatClock& seat, FlagPolicy policy,
                               bool two) {
  if (!seat.flagged_at) {
    if (seat.excused || seat.overdrawn != kZero) return "the flag hasn't fallen";
    if (until_flag(control, seat) == kZero) return "no time is left and the flag hasn't fallen";
    return {};
  }
  if (seat.excused) return two && policy == FlagPolicy::kLose ? "excused: a fallen flag loses" : "";
  if (policy == FlagPolicy::kContinue) return "excused: every fallen flag is";
  if (until_flag(control, seat) != kZero || !seat.on_turn || seat.overdrawn != kZero)
    return "the flag has fallen, and everything stopped, with nothing left in the seat's own turn";
  return {};
}

}  // namespace

bool halted(const ClockState& state) noexcept {
  return std::any_of(state.seats.begin(), state.seats.end(), stops_all);
}

std::string contradiction(const TimeControl& control, const ClockState& state) {
  for (std::size_t i = 0; i < state.seats.size(); ++i) {
    const SeatClock& seat = state.seats[i];
    std::string found = position_contradiction(control.of(i), seat);
    if (found.empty())
      found = flag_contradiction(control.of(i), seat, control.on_flag, state.seats.size() <= 2);
    if (found.empty() && seat.flagged_at && *seat.flagged_at > state.last)
      found = "flagged_at: later than 'at'";
    if (found.empty() && !seat.on_turn && seat.used != kZero) found = "used: the seat isn't on turn";
    if (found.empty() && seat.quota > ClockState::kQuotaTurns * state.network_per_turn)
      found = "quota: more than may be";
    if (found.empty() && !seat.spared.empty() && !is_correspondence(control.of(i)))
      found = "spared: not by correspondence";
    if (found.empty() && !state.started && (seat.on_turn || seat.flagged_at))
      found = "the clock hasn't been started";
    if (!found.empty()) return "seats[" + std::to_string(i) + "]: " + found;
  }
  if (state.paused && (!state.started || halted(state))) return "paused: nothing runs";
  return {};
}

std::string write_clock_state(const TimeControl& control, const ClockState& state) {
  Json seats = Json::array();
  for (const auto& seat : state.seats) seats.push_back(write(seat));
  Json json{{"version", kStateVersion},
            {"control", write_time_control(control)},
            {"at", state.last.time_since_epoch().count()},
            {"started", state.started},
            {"paused", state.paused},
            {"held", state.held},
            {"seats", std::move(seats)}};
  if (state.network_per_turn != kZero) json["network"] = state.network_per_turn.count();
  return json.dump();
}

Result<ReadClockState> read_clock_state(std::string_view text) {
  if (text.size() > kLongestState) return fail("the text is too long");
  const Json json = Json::parse(text, nullptr, false);
  if (json.is_discarded()) return fail("this is not JSON");
  try {
    ClockText read = read_clock(json);
    auto control = read_time_control(read.control);
    if (!control) return fail(control.error());
    return ReadClockState{*std::move(control), std::move(read.state)};
  } catch (const Wrong& found) {
    return fail(found.sentence);
  }
}

}  // namespace boardwright
