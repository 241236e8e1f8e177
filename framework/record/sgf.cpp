// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <charconv>

#include "framework/record/foreign.hpp"
#include "framework/record/foreign_moves.hpp"
#include "framework/record/replay.hpp"
#include "framework/record/sgf_tree.hpp"
#include "framework/text/nearest.hpp"
#include "framework/text/plain_text.hpp"

namespace boardwright {
namespace {

std::optional<std::uint32_t> whole_number(std::string_view text) {
  std::uint32_t number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error != std::errc{} || end != text.data() + text.size()) return std::nullopt;
  return number;
}

bool same_word(std::string_view a, std::string_view b) {
  const auto lower = [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; };
  return std::equal(a.begin(), a.end(), b.begin(), b.end(),
                    [&](char x, char y) { return lower(x) == lower(y); });
}

tl::unexpected<std::string> wrong(const SgfProperty& at, const std::string& sentence) {
  return fail(std::to_string(at.line) + ":" + std::to_string(at.column) + ": " + one_line(sentence));
}

/// What SGF calls the tags of PGN.
constexpr std::pair<std::string_view, std::string_view> kInfo[] = {
    {"EV", "Event"}, {"DT", "Date"}, {"PC", "Site"}, {"RO", "Round"}, {"SO", "Source"}};

/// SGF has no property for it; the source is where a game was entered from.
constexpr std::string_view kEnteredSource = "score sheet, not verified";

/// RE: the winner's property and +, and why; 0 or Draw. Anything else says nothing of use.
void read_result(const std::string& value, const SgfFormat& format, Record& record) {
  const auto score = [&](std::uint32_t winner, std::uint32_t others, std::string_view who) {
    for (const auto& [property, seat] : format.seats) record.scores[seat] = property == who ? winner : others;
  };
  if (value == "0" || same_word(value, "draw")) {
    score(1, 1, "");
    return;
  }
  // Some programs leave the + out.
  const std::size_t plus = std::min(value.find('+'), value.size());
  if (!format.seats.contains(value.substr(0, plus))) return;
  score(2, 0, value.substr(0, plus));
  const std::string why = plus == value.size() ? "" : value.substr(plus + 1);
  if (same_word(why, "r") || same_word(why, "resign")) record.reason = "resignation";
  if (same_word(why, "t") || same_word(why, "time")) record.reason = "time";
  if (same_word(why, "f") || same_word(why, "forfeit")) record.reason = "forfeit";
}

Result<void> read_property(const SgfProperty& property, const SgfFormat& format, Record& record) {
  const std::string& name = property.name;
  const std::string& value = property.values.front();
  if (const auto seat = format.seats.find(name); seat != format.seats.end()) {
    record.moves.push_back({seat->second, value, {}, {}, property.line, property.column});
  } else if (name == "GM") {
    if (whole_number(value) != format.game_number)
      return wrong(property, "GM is " + value + ", expected " + std::to_string(format.game_number));
  } else if (name == "SZ" && !format.size_parameter.empty()) {
    record.parameters[format.size_parameter] = value;
  } else if (!format.setup_property.empty() && name == format.setup_property) {
    std::vector<std::string> known;
    for (const auto& [word, parameters] : format.setups) {
      known.push_back(word);
      if (!same_word(word, value)) continue;
      for (const auto& [parameter, setting] : parameters) record.parameters[parameter] = setting;
      return {};
    }
    return wrong(property, name + ": unknown set-up '" + value + "'" + suggestion(value, known));
  } else if (const auto player = format.players.find(name); player != format.players.end()) {
    record.players[player->second] = value;
  } else if (name == "C") {
    (record.moves.empty() ? record.comment : record.moves.back().comment) = value;
  } else if (name == "RE") {
    read_result(value, format, record);
  } else if (name == "AB" || name == "AW" || name == "AE") {
    return wrong(property, name + ": stones that are set up one by one can't be read");
  } else if (const auto* info = std::find_if(std::begin(kInfo), std::end(kInfo),
                                             [&](const auto& known) { return known.first == name; });
             info != std::end(kInfo)) {
    if (name == "SO" && value == kEnteredSource) {
      record.entered = true;
    } else {
      record.tags.emplace_back(info->second, value);
    }
  }
  return {};
}

std::string result_of(const Outcome& outcome, const Rules& rules, const SgfFormat& format) {
  const auto best = std::max_element(outcome.scores.begin(), outcome.scores.end());
  if (std::count(outcome.scores.begin(), outcome.scores.end(), *best) > 1) return "0";
  const std::string_view winner = rules.seat_name(static_cast<Seat>(best - outcome.scores.begin()));
  for (const auto& [property, seat] : format.seats)
    if (seat == winner)
      return property + (outcome.reason == "resignation" ? "+R"
                         : outcome.reason == "time"      ? "+T"
                         : outcome.reason == "forfeit"   ? "+F"
                                                         : "+");
  return "?";
}

/// The word for the start, the one that explains most parameters.
std::string setup_of(const Record& record, const SgfFormat& format) {
  std::string best;
  std::size_t most = 0;
  for (const auto& [word, parameters] : format.setups) {
    const bool fits = std::all_of(parameters.begin(), parameters.end(), [&](const auto& setting) {
      const auto found = record.parameters.find(setting.first);
      return found != record.parameters.end() && found->second == setting.second;
    });
    if (fits && parameters.size() > most) {
      best = word;
      most = parameters.size();
    }
  }
  return best;
}

}  // namespace

std::optional<std::uint32_t> sgf_game_number(std::string_view text) {
  const auto nodes = read_sgf_nodes(text, {});
  const std::string* number = nodes ? nodes->front().find("GM") : nullptr;
  return number == nullptr ? std::nullopt : whole_number(*number);
}

Result<Record> read_sgf(std::string_view text, const SgfFormat& format, const RecordLimits& limits) {
  const auto nodes = read_sgf_nodes(text, limits);
  if (!nodes) return fail(nodes.error());
  Record record;
  for (const auto& node : *nodes) {
    for (const auto& property : node.properties) {
      if (auto read = read_property(property, format, record); !read) return fail(read.error());
      if (record.moves.size() > limits.moves)
        return wrong(property, "too many moves, expected at most " + std::to_string(limits.moves));
    }
  }
  return record;
}

Result<std::string> write_sgf(const Record& record, const std::shared_ptr<const Rules>& rules,
                              const SgfFormat& format) {
  if (!record.start.empty()) return fail("SGF can't hold the position this game started from");
  const auto replayed = replay(record, rules);
  if (!replayed) return fail(replayed.error());
  if (!replayed->ok()) return fail(replayed->problem);

  std::string text = "(;GM[" + std::to_string(format.game_number) + "]FF[4]CA[UTF-8]AP[Boardwright]";
  const auto add = [&text](const std::string& property, const std::string& value) {
    text += property + "[" + sgf_escaped(value) + "]";
  };
  if (const auto size = record.parameters.find(format.size_parameter); size != record.parameters.end())
    add("SZ", size->second);
  if (const auto setup = setup_of(record, format); !setup.empty()) add(format.setup_property, setup);
  for (const auto& [property, seat] : format.players)
    if (const auto player = record.players.find(seat); player != record.players.end())
      add(property, player->second);
  if (!record.variant.empty()) add("RU", record.game + "/" + record.variant);
  if (record.entered) add("SO", std::string(kEnteredSource));
  if (replayed->result) add("RE", result_of(*replayed->result, *rules, format));
  for (const auto& [name, value] : record.tags)
    for (const auto& [property, known] : kInfo)
      if (name == known && !(record.entered && property == "SO")) add(std::string(property), value);
  if (!record.comment.empty()) add("C", record.comment);

  const ForeignNotation notation(*rules, format.moves);
  const auto& plies = replayed->line.plies();
  for (std::size_t i = 0; i < plies.size(); ++i) {
    const std::string_view seat = rules->seat_name(plies[i].seat);
    const auto property = std::find_if(format.seats.begin(), format.seats.end(),
                                       [&](const auto& known) { return known.second == seat; });
    if (property == format.seats.end())
      return fail("SGF has no property for the moves of " + std::string(seat));
    text += i % 10 == 0 ? "\n;" : ";";
    add(property->first,
        notation.write(replayed->line.position(i), plies[i].seat, plies[i].move, format.separator));
    if (!record.moves[i].comment.empty()) add("C", record.moves[i].comment);
  }
  return text + ")\n";
}

}  // namespace boardwright
