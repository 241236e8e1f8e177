// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/record/pgn_tags.hpp"

#include <algorithm>
#include <cctype>

#include "framework/record/native.hpp"
#include "framework/text/plain_text.hpp"

namespace boardwright {
namespace {

bool is_name(char c) { return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_'; }

std::string in_small(std::string_view text) {
  std::string result(text);
  for (char& c : result) c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
  return result;
}

/// "red" is the tag Red.
std::string seat_tag(std::string_view seat) {
  std::string name(seat);
  if (!name.empty()) name[0] = static_cast<char>(std::toupper(static_cast<unsigned char>(name[0])));
  return name;
}

/// Dates have dots in PGN, else lines.
std::string date_with(std::string value, char from, char to) {
  std::replace(value.begin(), value.end(), from, to);
  return value;
}

bool is_unknown(std::string_view value) {
  return value.empty() || value.find_first_not_of("?.-") == std::string_view::npos;
}

constexpr std::string_view kRoster[] = {"Event", "Site", "Date", "Round"};

}  // namespace

std::optional<std::pair<std::string, std::string>> read_pgn_tag(std::string_view line) {
  while (!line.empty() && (line.back() == ' ' || line.back() == '\r' || line.back() == '\t'))
    line.remove_suffix(1);
  if (line.size() < 2 || line.front() != '[' || line.back() != ']') return std::nullopt;
  line = line.substr(1, line.size() - 2);
  const auto end =
      static_cast<std::size_t>(std::find_if_not(line.begin(), line.end(), is_name) - line.begin());
  const auto open = std::min(line.find_first_not_of(" \t", end), line.size());
  if (end == 0 || open == line.size() || line[open] != '"') return std::nullopt;
  std::string value;
  for (std::size_t i = open + 1; i < line.size(); ++i) {
    if (line[i] == '"')
      return line.find_first_not_of(" \t", i + 1) == std::string_view::npos
                 ? std::optional(std::pair(std::string(line.substr(0, end)), std::move(value)))
                 : std::nullopt;
    if (line[i] == '\\' && i + 1 < line.size()) ++i;
    value += line[i];
  }
  return std::nullopt;
}

std::string write_pgn_tag(std::string_view name, std::string_view value) {
  std::string text = "[" + std::string(name) + " \"";
  for (const char c : one_line(value)) {
    if (c == '"' || c == '\\') text += '\\';
    text += c;
  }
  return text + "\"]\n";
}

void take_pgn_tags(Record& record) {
  auto tags = std::exchange(record.tags, {});
  for (auto& [name, value] : tags) {
    const auto equals = value.find('=');
    if (name == "Result") {
      record.tags.emplace_back(name, value);
    } else if (is_unknown(value) || name == "SetUp") {
      continue;
    } else if (name == "FEN") {
      record.start = value;
    } else if (name == "Game") {
      record.game = value;
    } else if (name == "Variant") {
      record.variant = value;
    } else if (name == "Parameter" && equals != std::string::npos) {
      record.parameters[value.substr(0, equals)] = value.substr(equals + 1);
    } else if (name == "Entered" && value == kEnteredWords) {
      record.entered = true;
    } else if (name == "Date") {
      record.tags.emplace_back(name, date_with(value, '.', '-'));
    } else {
      record.tags.emplace_back(std::move(name), std::move(value));
    }
  }
}

void take_seat_tags(Record& record, const Rules& rules) {
  for (Seat seat = 0; seat < rules.seat_count(); ++seat) {
    const std::string name(rules.seat_name(seat));
    const auto tag = std::find_if(record.tags.begin(), record.tags.end(),
                                  [&](const auto& one) { return in_small(one.first) == in_small(name); });
    if (tag == record.tags.end() || record.players.contains(name)) continue;
    record.players[name] = tag->second;
    record.tags.erase(tag);
  }
}

std::string pgn_result(const Record& record, const Rules& rules) {
  if (!record.has_result() || rules.seat_count() != 2) return "*";
  const auto score = [&](Seat seat) {
    const auto found = record.scores.find(std::string(rules.seat_name(seat)));
    return found == record.scores.end() ? 3U : found->second;
  };
  const auto first = score(0), second = score(1);
  if (first == 2 && second == 0) return "1-0";
  if (first == 0 && second == 2) return "0-1";
  return first == 1 && second == 1 ? "1/2-1/2" : "*";
}

std::string pgn_tags(const Record& record, const Rules& rules) {
  std::string text;
  const auto tag = [&](std::string_view name) {
    const auto found = std::find_if(record.tags.begin(), record.tags.end(),
                                    [&](const auto& one) { return one.first == name; });
    return found == record.tags.end() ? std::string() : found->second;
  };
  for (const auto name : kRoster) {
    const std::string value = name == "Date" ? date_with(tag(name), '-', '.') : tag(name);
    text += write_pgn_tag(name, !value.empty() ? value : name == "Date" ? "????.??.??" : "?");
  }
  for (Seat seat = 0; seat < rules.seat_count(); ++seat) {
    const auto player = record.players.find(std::string(rules.seat_name(seat)));
    text +=
        write_pgn_tag(seat_tag(rules.seat_name(seat)), player == record.players.end() ? "?" : player->second);
  }
  text += write_pgn_tag("Result", pgn_result(record, rules));
  if (!record.reason.empty()) text += write_pgn_tag("Termination", record.reason);
  text += write_pgn_tag("Game", record.game);
  if (!record.variant.empty()) text += write_pgn_tag("Variant", record.variant);
  for (const auto& [name, value] : record.parameters) text += write_pgn_tag("Parameter", name + "=" + value);
  if (record.entered) text += write_pgn_tag("Entered", kEnteredWords);
  if (!record.start.empty()) text += write_pgn_tag("SetUp", "1") + write_pgn_tag("FEN", record.start);
  for (const auto& [name, value] : record.tags)
    if (std::find(std::begin(kRoster), std::end(kRoster), name) == std::end(kRoster) &&
        (name != "Termination" || record.reason.empty()) && std::all_of(name.begin(), name.end(), is_name))
      text += write_pgn_tag(name, value);
  return text;
}

}  // namespace boardwright
