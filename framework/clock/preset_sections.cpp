// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/clock/preset_sections.hpp"

#include <algorithm>

#include "framework/catalogue/game_file_sections.hpp"
#include "framework/clock/time_control_text.hpp"
#include "framework/text/plain_text.hpp"

namespace boardwright {
namespace {

using Keys = std::vector<std::string>;

const Keys& period_keys() {
  static const Keys keys{"time", "increment", "bronstein", "delay", "turns"};
  return keys;
}
/// What one seat may have.
const Keys& seat_keys() {
  static const Keys keys{"time",     "increment", "bronstein", "delay",   "periods",
                         "byo_yomi", "canadian",  "hourglass", "per_move"};
  return keys;
}
const Keys& preset_keys() {
  static const Keys keys = [] {
    Keys all{"id", "name", "variants", "control", "seats", "on_flag", "downtime"};
    all.insert(all.end(), seat_keys().begin(), seat_keys().end());
    return all;
  }();
  return keys;
}

bool is_one_of(const std::string& key, const Keys& keys) {
  return std::find(keys.begin(), keys.end(), key) != keys.end();
}

/// A time, or zero and a problem.
Milliseconds read_time(YamlReader& reader, const YAML::Node& node, const std::string& what) {
  const auto word = reader.word(node, what);
  if (!word) return {};
  const auto time = read_duration(*word);
  if (!time) reader.problem(node, what + ": " + time.error());
  return time.value_or(Milliseconds(0));
}

/// The keys of a period; true if `key` was one.
bool read_period_key(YamlReader& reader, const std::string& key, const YAML::Node& value,
                     const std::string& what, Period& period) {
  if (key == "time") {
    period.time = read_time(reader, value, yaml_path(what, key));
  } else if (key == "turns") {
    period.turns = reader.number(value, yaml_path(what, key)).value_or(0);
    if (period.turns == 0)
      reader.problem(value, yaml_path(what, key) + ": expected a number of moves from 1 on");
  } else if (key == "increment" || key == "bronstein" || key == "delay") {
    if (period.bonus != Bonus::kNone)
      reader.problem(value, yaml_path(what, key) + ": expected one of increment, bronstein and delay");
    period.bonus = key == "increment"   ? Bonus::kIncrement
                   : key == "bronstein" ? Bonus::kBronstein
                                        : Bonus::kDelay;
    period.bonus_time = read_time(reader, value, yaml_path(what, key));
  } else {
    return false;
  }
  return true;
}

Period read_period(YamlReader& reader, const YAML::Node& node, const std::string& what) {
  Period period;
  reader.each(node, what, period_keys(),
              [&](const std::string& key, const YAML::Node&, const YAML::Node& value) {
                read_period_key(reader, key, value, what, period);
              });
  return period;
}

Overtime read_overtime(YamlReader& reader, const YAML::Node& node, const std::string& what,
                       Overtime::Type type) {
  const std::string counted = type == Overtime::Type::kByoYomi ? "periods" : "turns";
  Overtime overtime{type, 0, {}};
  reader.each(node, what, Keys{"time", counted},
              [&](const std::string& key, const YAML::Node&, const YAML::Node& value) {
                if (key == "time")
                  overtime.time = read_time(reader, value, yaml_path(what, key));
                else
                  overtime.count = reader.number(value, yaml_path(what, key)).value_or(0);
              });
  return overtime;
}

/// Gathers the keys of one seat, whichever map they stand in.
class SeatReader {
 public:
  SeatReader(YamlReader& reader, std::string what) : reader_(reader), what_(std::move(what)) {}

  void read(const std::string& key, const YAML::Node& value) {
    const std::string name = yaml_path(what_, key);
    any_ = true;
    if (key == "periods") {
      listed_ = true;
      if (!value.IsSequence()) reader_.problem(value, name + ": expected a list");
      for (std::size_t i = 0; value.IsSequence() && i < value.size(); ++i)
        seat_.periods.push_back(read_period(reader_, value[i], name));
    } else if (key == "byo_yomi" || key == "canadian") {
      if (seat_.overtime.type != Overtime::Type::kNone)
        reader_.problem(value, name + ": expected one of byo_yomi and canadian");
      seat_.overtime = read_overtime(
          reader_, value, name, key == "canadian" ? Overtime::Type::kCanadian : Overtime::Type::kByoYomi);
    } else if (key == "hourglass" || key == "per_move") {
      if (seat_.type != SeatControl::Type::kPeriods)
        reader_.problem(value, name + ": expected one of hourglass and per_move");
      seat_.type = key == "hourglass" ? SeatControl::Type::kHourglass : SeatControl::Type::kPerTurn;
      seat_.time = read_time(reader_, value, name);
    } else {
      single_ = read_period_key(reader_, key, value, what_, period_) || single_;
    }
  }

  [[nodiscard]] bool any() const { return any_; }

  [[nodiscard]] SeatControl done(const YAML::Node& node) {
    if (listed_ && single_)
      reader_.problem(node, what_ +
                                ": expected either periods, or time with at most one of increment, "
                                "bronstein and delay");
    else if (!listed_ && (single_ || seat_.type == SeatControl::Type::kPeriods))
      seat_.periods.push_back(period_);
    return seat_;
  }

 private:
  YamlReader& reader_;
  std::string what_;
  SeatControl seat_;
  Period period_;
  bool any_ = false, listed_ = false, single_ = false;
};

std::vector<SeatControl> read_seats(YamlReader& reader, const YAML::Node& list, const std::string& what) {
  std::vector<SeatControl> seats;
  if (!list.IsSequence()) {
    reader.problem(list, what + ": expected a list, one entry for each seat");
    return seats;
  }
  for (const auto& node : list) {
    SeatReader seat(reader, what);
    reader.each(
        node, what, seat_keys(),
        [&](const std::string& key, const YAML::Node&, const YAML::Node& value) { seat.read(key, value); });
    seats.push_back(seat.done(node));
  }
  return seats;
}

/// The control's own keys; those of policies are optional and win over a short text's.
class ControlReader {
 public:
  ControlReader(YamlReader& reader, const std::string& what)
      : reader_(reader), what_(what), single_(reader, what) {}

  void read(const std::string& key, const YAML::Node& value) {
    static const Keys kFlags{"lose", "ask", "continue"};
    static const Keys kDowntimes{"by_kind", "charged", "free"};
    const std::string name = yaml_path(what_, key);
    if (key == "control") {
      ++ways_;
      const auto word = reader_.word(value, name);
      if (!word) return;
      auto control = read_time_control(*word);
      if (control)
        text_ = *std::move(control);
      else
        reader_.problem(value, name + ": " + control.error());
    } else if (key == "seats") {
      ++ways_;
      seats_ = read_seats(reader_, value, name);
    } else if (key == "on_flag") {
      if (const auto which = reader_.one_of(value, name, kFlags)) on_flag_ = static_cast<FlagPolicy>(*which);
    } else if (key == "downtime") {
      if (const auto which = reader_.one_of(value, name, kDowntimes))
        downtime_ = static_cast<Downtime>(*which);
    } else if (is_one_of(key, seat_keys())) {
      single_.read(key, value);
    }
  }

  [[nodiscard]] TimeControl done(const YAML::Node& node) {
    if (ways_ + (single_.any() ? 1 : 0) != 1)
      reader_.problem(node, what_ +
                                ": expected the time in one way: control, seats, or keys such as time, "
                                "periods, hourglass and per_move");
    TimeControl control = text_;
    if (single_.any())
      control.seats = {single_.done(node)};
    else if (!seats_.empty())
      control.seats = seats_;
    control.on_flag = on_flag_.value_or(control.on_flag);
    control.downtime = downtime_.value_or(control.downtime);
    return control;
  }

 private:
  YamlReader& reader_;
  const std::string& what_;
  SeatReader single_;
  TimeControl text_;
  std::vector<SeatControl> seats_;
  std::optional<FlagPolicy> on_flag_;
  std::optional<Downtime> downtime_;
  int ways_ = 0;
};

}  // namespace

std::optional<ClockPreset> read_clock_preset(YamlReader& reader, const YAML::Node& node) {
  ClockPreset preset;
  preset.place = YamlReader::place_of(node);
  const std::size_t before = reader.problem_count();
  const bool has_id = node.IsMap() && node["id"] && node["id"].IsScalar();
  const std::string what = has_id ? "clocks." + excerpt(node["id"].Scalar()) : "clocks";
  ControlReader control(reader, what);
  reader.each(
      node, what, preset_keys(), [&](const std::string& key, const YAML::Node&, const YAML::Node& value) {
        const std::string name = yaml_path(what, key);
        if (key == "id") {
          const auto id = reader.word(value, name);
          if (id && is_id(*id, true))
            preset.id = *id;
          else if (id)
            reader.problem(value,
                           name + ": expected small letters, digits, _ and -, found '" + excerpt(*id) + "'");
        } else if (key == "name") {
          preset.name = reader.local_text(value, name);
        } else if (key == "variants") {
          preset.variants = reader.words(value, name);
          if (value.IsSequence() && value.size() == 0)
            reader.problem(value, name + ": expected at least one variant; without the key it is for all");
        } else {
          control.read(key, value);
        }
      });
  if (!node.IsMap()) return std::nullopt;
  for (const char* needed : {"id", "name"})
    if (!node[needed]) reader.problem(node, what + ": the key '" + std::string(needed) + "' is missing");
  preset.control = control.done(node);
  if (reader.problem_count() == before)
    if (const auto good = check_control(preset.control); !good)
      reader.problem(node, what + ": " + good.error());
  if (reader.problem_count() != before) return std::nullopt;
  return preset;
}

}  // namespace boardwright
