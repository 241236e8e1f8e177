// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/record/pgn_tags.hpp"

#include <algorithm>
#include <array>
#include <cctype>

#include "framework/record/native.hpp"
#include "framework/record/own_tags.hpp"
#include "framework/record/scanner.hpp"
#include "framework/text/host_reasons.hpp"
#include "framework/text/plain_result.hpp"
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

/// In our own files, before the scores of a result that 1-0 and the like can't say.
constexpr const char* kScores = "Scores";

/// Whether the end of a tag follows a quote.
bool closes(std::string_view after_quote) {
  const std::size_t next = after_quote.find_first_not_of(" \t");
  return next != std::string_view::npos && after_quote[next] == ']';
}

/// Where the quote stands that begins the value of a tag; 0 if this is none.
std::size_t value_at(std::string_view text) {
  if (!text.starts_with('[')) return 0;
  const std::size_t name = std::min(text.find_first_not_of(" \t", 1), text.size());
  std::size_t end = name;
  while (end < text.size() && is_name(text[end])) ++end;
  const std::size_t open = std::min(text.find_first_not_of(" \t", end), text.size());
  return end == name || open == text.size() || text[open] != '"' ? 0 : open;
}

/// One way to write each of the results of two: "1-0", "0-1", "1/2-1/2", "*"; empty for everything else.
std::string usual_result(std::string_view text) {
  constexpr std::size_t kLongest = 64;  // with every sign of several bytes and blanks around them
  if (text.size() > kLongest) return {};
  const std::string plain = plain_result(text);
  if (plain == "1-0" || plain == "0-1" || plain == "*") return plain;
  return plain == "½-½" ? "1/2-1/2" : "";
}

std::optional<std::string> take_tag(Record& record, std::string_view name) {
  const auto tag = std::find_if(record.tags.begin(), record.tags.end(),
                                [&](const auto& one) { return one.first == name; });
  if (tag == record.tags.end()) return std::nullopt;
  std::string value = std::move(tag->second);
  record.tags.erase(tag);
  return value;
}

/// Hexadecimal, as only we write it.
bool is_ours(const std::vector<RecordTag>& tags) {
  return std::any_of(tags.begin(), tags.end(), [](const auto& tag) {
    return tag.first == "Rules" && tag.second.size() == 64 &&
           tag.second.find_first_not_of("0123456789abcdef") == std::string::npos;
  });
}

/// Which of our own format's tags PGN has none of its own for.
bool is_carried(std::string_view name) {
  return is_own_tag(name) && name != "Player" && name != "Start" && name != "View" && name != "Result";
}

}  // namespace

std::optional<std::size_t> pgn_tag_size(std::string_view text) {
  text = text.substr(0, text.find('\n'));
  const std::size_t open = value_at(text);
  if (open == 0) return 0;
  for (std::size_t i = open + 1; i < text.size(); ++i) {
    if (text[i] == '"' && closes(text.substr(i + 1))) return text.find(']', i) + 1;
    if (text[i] == '\\') ++i;
  }
  return std::nullopt;
}

std::string usual_tag(std::string name) {
  static constexpr std::array<std::string_view, 12> kUsual{"Event",   "Site",      "Date",    "Round",
                                                           "Result",  "SetUp",     "FEN",     "Game",
                                                           "Variant", "Parameter", "Entered", "TimeControl"};
  const std::string same = in_small(name);
  for (const std::string_view usual : kUsual)
    if (in_small(usual) == same) return std::string(usual);
  return name;
}

std::optional<std::pair<std::string, std::string>> read_pgn_tag(std::string_view line) {
  while (!line.empty() && (line.back() == ' ' || line.back() == '\r' || line.back() == '\t'))
    line.remove_suffix(1);
  const auto size = pgn_tag_size(line);
  if (!size || *size == 0 || *size != line.size()) return std::nullopt;
  const std::size_t open = value_at(line), name = line.find_first_not_of(" \t", 1);
  std::string value;
  for (std::size_t i = open + 1; !(line[i] == '"' && closes(line.substr(i + 1))); ++i) {
    if (line[i] == '\\') ++i;
    value += line[i];
  }
  return std::pair(std::string(line.substr(name, line.find_first_of(" \t\"", name) - name)),
                   std::move(value));
}

std::string write_pgn_tag(std::string_view name, std::string_view value) {
  std::string text = "[" + std::string(name) + " \"";
  for (const char c : one_line(value)) {
    if (c == '"' || c == '\\') text += '\\';
    text += c;
  }
  return text + "\"]\n";
}

Result<void> take_pgn_tags(Record& record) {
  auto tags = std::exchange(record.tags, {});
  const bool ours = is_ours(tags);
  record.repetition_told = ours;
  for (auto& [name, value] : tags) {
    if (name != "FEN") value = trimmed(one_line(value));
    if (name == "Result" || (ours && name == kScores)) {
      record.tags.emplace_back(name, value);
    } else if (ours && is_carried(name)) {
      if (const auto taken = take_own_tag(record, name, value); !taken) return taken;
    } else if (is_unknown(value) || name == "SetUp") {
      continue;
    } else if (name == "FEN") {
      record.start = trimmed(value);
    } else if (name == "Game") {
      record.game = value;
    } else if (name == "Variant") {
      record.variant = value;
    } else if (name == "Parameter" && value.find('=') != std::string::npos) {
      record.parameters[value.substr(0, value.find('='))] = value.substr(value.find('=') + 1);
    } else if (name == "Entered" && value == kEnteredWords) {
      record.entered = true;
    } else if (name == "Date") {
      record.tags.emplace_back(name, date_with(value, '.', '-'));
    } else {
      record.tags.emplace_back(std::move(name), std::move(value));
    }
  }
  return {};
}

std::string take_pgn_result(Record& record, const Rules& rules) {
  const std::string text = take_tag(record, "Result").value_or("");
  if (const auto scores = record.repetition_told ? take_tag(record, kScores) : std::nullopt) {
    if (const auto taken = take_own_tag(record, "Result", *scores); !taken) return taken.error();
    return {};
  }
  const std::string usual = usual_result(text);
  if (usual == "*" || is_unknown(text)) return {};
  if (usual.empty())
    return "the result is '" + excerpt(text) + "', which is none of 1-0, 0-1, 1/2-1/2 and *: it is not known";
  if (rules.seat_count() != 2) return "the result " + usual + " is of two players: it is not known";
  Outcome outcome{{1, 1}, {}};
  if (usual == "1-0") outcome.scores = {2, 0};
  if (usual == "0-1") outcome.scores = {0, 2};
  // Words of other programs ("normal") say nothing; a rule's reason follows from the moves.
  const auto why = std::find_if(record.tags.begin(), record.tags.end(),
                                [](const auto& tag) { return tag.first == "Termination"; });
  if (why != record.tags.end() && (record.repetition_told || is_host_reason(why->second))) {
    outcome.reason = why->second;
    record.tags.erase(why);
  }
  set_result(record, rules, outcome);
  return {};
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

bool is_pgn_result(std::string_view word) { return !usual_result(word).empty(); }

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
  if (record.has_result() && pgn_result(record, rules) == "*")
    text += write_pgn_tag(kScores, result_tag(record));
  for (const auto& [name, value] : own_tags(record))
    if (is_carried(name)) text += write_pgn_tag(name, value);
  if (!record.start.empty()) text += write_pgn_tag("SetUp", "1") + write_pgn_tag("FEN", record.start);
  for (const auto& [name, value] : record.tags)
    if (std::find(std::begin(kRoster), std::end(kRoster), name) == std::end(kRoster) &&
        (name != "Termination" || record.reason.empty()) && std::all_of(name.begin(), name.end(), is_name))
      text += write_pgn_tag(name, value);
  return text;
}

}  // namespace boardwright
