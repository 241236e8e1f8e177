// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <set>

#include "framework/record/foreign.hpp"
#include "framework/record/own_tags.hpp"
#include "framework/record/scanner.hpp"
#include "framework/record/sgf_words.hpp"
#include "framework/text/ascii.hpp"
#include "framework/text/nearest.hpp"
#include "framework/text/number.hpp"
#include "framework/text/plain_text.hpp"

namespace boardwright {
namespace {

/// A value of the type SimpleText: one line.
std::string simple(std::string_view text) { return one_line(trimmed(text)); }

bool same_word(std::string_view a, std::string_view b) {
  return std::equal(a.begin(), a.end(), b.begin(), b.end(),
                    [](char x, char y) { return ascii_lower(x) == ascii_lower(y); });
}

std::string place(const SgfProperty& at) {
  return std::to_string(at.line) + ":" + std::to_string(at.column) + ": ";
}

tl::unexpected<std::string> wrong(const SgfProperty& at, const std::string& sentence) {
  return fail(place(at) + one_line(sentence));
}

void join(std::string& comment, std::string_view more) {
  more = trimmed(more);
  if (!comment.empty() && !more.empty()) comment += '\n';
  comment += more;
}

class SgfGameReader {
 public:
  SgfGameReader(const SgfFormat& format, const RecordLimits& limits) : format_(format), limits_(limits) {
    record_.repetition_told = false;
  }

  Result<ReadGame> read(const SgfGame& game) {
    for (const auto& node : game.nodes)
      if (auto read = read_node(node, &node == &game.nodes.front()); !read) return fail(read.error());
    if (auto own = take_own(); !own) return fail(own.error());
    notes_.insert(notes_.begin(), game.notes.begin(), game.notes.end());
    if (game.variations > 0)
      notes_.push_back(std::to_string(game.variations) +
                       (game.variations == 1 ? " variation was" : " variations were") + " left out");
    if (!left_out_.empty()) {
      std::string names;
      for (const auto& name : left_out_) names += (names.empty() ? "" : ", ") + name;
      notes_.push_back("properties that a record has no place for were left out: " + excerpt(names));
    }
    return ReadGame{std::move(record_), std::move(notes_), game.line, std::move(places_)};
  }

 private:
  Result<void> read_node(const SgfNode& node, bool is_first) {
    comment_.clear();
    for (const auto& property : node.properties)
      if (format_.seats.contains(property.name)) {
        if (auto moved = read_move(property); !moved) return moved;
      }
    for (const auto& property : node.properties)
      if (auto read = read_property(property, is_first); !read) return read;
    // What is said beside a move is about it, in whichever order the two stand.
    join(record_.moves.empty() ? record_.comment : record_.moves.back().comment, comment_);
    return {};
  }

  Result<void> read_move(const SgfProperty& property) {
    for (const auto& value : property.values) {
      if (record_.moves.size() == limits_.moves)
        return wrong(property, "too many moves, expected at most " + std::to_string(limits_.moves));
      // The next property is in it: no move has such a sign.
      if (value.find('[') != std::string::npos) return wrong(property, "expected a closing ]");
      record_.moves.push_back(
          {format_.seats.at(property.name), simple(value), {}, {}, property.line, property.column});
    }
    return {};
  }

  Result<void> read_property(const SgfProperty& property, bool is_first) {
    const std::string& name = property.name;
    const std::string& value = property.values.front();
    if (format_.seats.contains(name)) return {};
    if (name == "C" || name == "N") {
      for (const auto& text : property.values) join(comment_, text);
    } else if (name == "GC") {
      for (const auto& text : property.values) join(record_.comment, text);
    } else if (name == "GM") {
      if (whole_number<std::uint32_t>(trimmed(value)) != format_.game_number)
        return wrong(property,
                     "GM is " + excerpt(value) + ", expected " + std::to_string(format_.game_number));
    } else if (name == "AB" || name == "AW" || name == "AE") {
      return wrong(property, name + ": stones that are set up one by one can't be read");
    } else if (name == "RE") {
      read_result(property);
    } else if (name == kOwnProperty) {
      own_.push_back(&property);
    } else if (is_clock(name)) {
      read_clock(property);
    } else {
      return read_parameter(property) ? read_setup(property) : read_info(property, is_first);
    }
    return {};
  }

  [[nodiscard]] bool read_parameter(const SgfProperty& property) const {
    return (property.name == "SZ" && !format_.size_parameter.empty()) ||
           (property.name == format_.setup_property && !format_.setup_property.empty());
  }

  Result<void> read_setup(const SgfProperty& property) {
    const std::string value = simple(property.values.front());
    if (value.find('[') != std::string::npos) return wrong(property, "expected a closing ]");
    if (property.name == "SZ") {
      // As wide as high may be said twice.
      const std::size_t colon = value.find(':');
      const bool twice = colon != std::string::npos && value.substr(0, colon) == value.substr(colon + 1);
      record_.parameters[format_.size_parameter] = twice ? value.substr(0, colon) : value;
      places_["Parameter " + format_.size_parameter] = {property.line, property.column};
      return {};
    }
    std::vector<std::string> known;
    for (const auto& [word, parameters] : format_.setups) {
      known.push_back(word);
      if (!same_word(word, value)) continue;
      for (const auto& [parameter, setting] : parameters) {
        record_.parameters[parameter] = setting;
        places_["Parameter " + parameter] = {property.line, property.column};
      }
      return {};
    }
    return wrong(property, property.name + ": unknown set-up '" + value + "'" + suggestion(value, known));
  }

  /// Who played, where and when; of other properties those of the first node are kept as they are.
  Result<void> read_info(const SgfProperty& property, bool is_first) {
    static const std::set<std::string_view> kOfTheFile{"FF", "CA", "AP", "ST"};
    const std::string value = simple(property.values.front());
    if (const auto player = format_.players.find(property.name); player != format_.players.end()) {
      if (!value.empty()) record_.players[player->second] = value;
      return {};
    }
    if (kOfTheFile.contains(property.name)) return {};
    const auto info = std::find_if(kSgfInfo.begin(), kSgfInfo.end(),
                                   [&](const auto& known) { return known.first == property.name; });
    if (info != kSgfInfo.end()) {
      if (property.name == "SO" && value == kEnteredSource)
        record_.entered = true;
      else if (!value.empty())
        record_.tags.emplace_back(info->second, value);
      return {};
    }
    if (property.name == "RU" && take_variant(value)) return {};
    if (is_first && property.values.size() == 1)
      record_.tags.emplace_back(std::string(kSgfTag) + property.name, value);
    else
      left_out_.insert(property.name);
    return {};
  }

  /// Rules may be named as a game and its variant, with a stroke between.
  bool take_variant(const std::string& value) {
    const std::size_t stroke = value.find('/');
    if (stroke == std::string::npos || stroke == 0 || stroke + 1 == value.size() ||
        value.find_first_not_of("abcdefghijklmnopqrstuvwxyz0123456789_-/") != std::string::npos)
      return false;
    record_.game = value.substr(0, stroke);
    record_.variant = value.substr(stroke + 1);
    return true;
  }

  /// BL is the time that is left after a move B.
  [[nodiscard]] bool is_clock(const std::string& name) const {
    return name.size() > 1 && name.back() == 'L' && format_.seats.contains(name.substr(0, name.size() - 1));
  }

  void read_clock(const SgfProperty& property) {
    const std::string& seat = format_.seats.at(property.name.substr(0, property.name.size() - 1));
    const std::string value = simple(property.values.front());
    const auto seconds = decimal_number(value);
    constexpr double kMost = 4e9;
    const bool good = seconds && *seconds >= 0 && *seconds < kMost;
    if (!good || record_.moves.empty() || record_.moves.back().seat != seat)
      notes_.push_back(place(property) + property.name + " is no time after a move of " + seat +
                       " and was left out");
    else
      record_.moves.back().clock =
          std::chrono::milliseconds(static_cast<std::int64_t>(*seconds * 1000 + 0.5));
  }

  /// RE: the winner's property and +, and why; 0 or Draw.
  void read_result(const SgfProperty& property) {
    const std::string value = simple(property.values.front());
    const auto score = [&](std::uint32_t winner, std::uint32_t others, std::string_view who) {
      for (const auto& [seat_property, seat] : format_.seats)
        record_.scores[seat] = same_word(seat_property, who) ? winner : others;
    };
    if (value == "0" || same_word(value, "draw") || same_word(value, "jigo")) return score(1, 1, "");
    // Some programs leave the + out.
    const std::size_t plus = std::min(value.find('+'), value.size());
    const std::string who(trimmed(std::string_view(value).substr(0, plus)));
    // B, and as some write it, Black.
    const auto winner = std::find_if(format_.seats.begin(), format_.seats.end(), [&](const auto& seat) {
      return same_word(seat.first, who) || same_word(seat.second, who);
    });
    if (winner == format_.seats.end()) {
      if (!value.empty() && value != "?" && value != "*")
        notes_.push_back(place(property) + "RE is '" + excerpt(value) +
                         "', which names no winner and no draw: the result is not known");
      return;
    }
    score(2, 0, winner->first);
    const std::string why(trimmed(plus == value.size() ? "" : std::string_view(value).substr(plus + 1)));
    if (same_word(why, "r") || same_word(why, "resign")) record_.reason = "resignation";
    if (same_word(why, "t") || same_word(why, "time")) record_.reason = "time";
    if (same_word(why, "f") || same_word(why, "forfeit")) record_.reason = "forfeit";
  }

  /// "TimeControl=3m+2s"
  void take_tag(const std::string& text) {
    const std::size_t equals = text.find('=');
    if (equals == std::string::npos || equals == 0 || record_.tags.size() >= limits_.tags) return;
    record_.tags.emplace_back(text.substr(0, equals), text.substr(equals + 1));
  }

  /// What our own property says counts where other properties say less.
  Result<void> take_own() {
    const auto scores = std::exchange(record_.scores, {});
    const std::string reason = std::exchange(record_.reason, {});
    for (const SgfProperty* property : own_) {
      record_.repetition_told = true;
      for (const auto& value : property->values) {
        const std::size_t equals = std::min(value.find('='), value.size());
        const std::string name = value.substr(0, equals);
        if (equals == value.size()) continue;
        const std::string text = value.substr(equals + 1);
        if (name == kOwnTag) take_tag(text);
        if (!is_own_tag(name)) continue;
        places_[place_name(name, text)] = {property->line, property->column};
        if (name == "Parameter") record_.parameters.erase(text.substr(0, text.find('=')));
        if (const auto taken = take_own_tag(record_, name, text); !taken)
          return wrong(*property, std::string(kOwnProperty) + ": " + taken.error());
      }
    }
    if (record_.scores == scores || (scores.empty() && !own_.empty())) return {};
    // Somebody has written another result into a game of ours.
    if (!own_.empty()) notes_.emplace_back("RE says another result than the file's own, and counts");
    record_.scores = scores;
    record_.reason = reason;
    return {};
  }

  const SgfFormat& format_;
  const RecordLimits& limits_;
  Record record_;
  std::vector<std::string> notes_;
  std::vector<const SgfProperty*> own_;
  RecordPlaces places_;
  std::set<std::string> left_out_;
  std::string comment_;  // of the node
};

}  // namespace

Result<std::uint32_t> sgf_game_number(const SgfGame& game) {
  const SgfProperty* number = game.nodes.front().find("GM");
  if (number == nullptr) return fail("the SGF file doesn't say which game it is (GM); name the game");
  if (const auto found = whole_number<std::uint32_t>(trimmed(number->values.front()))) return *found;
  return wrong(*number, "GM is '" + excerpt(number->values.front()) + "', expected the number of a game");
}

std::optional<std::uint32_t> sgf_game_number(std::string_view text) {
  const auto games = read_sgf_games(text, {});
  if (!games.front()) return std::nullopt;
  const auto number = sgf_game_number(*games.front());
  return number ? std::optional(*number) : std::nullopt;
}

Result<ReadGame> read_sgf_game(const SgfGame& game, const SgfFormat& format, const RecordLimits& limits) {
  return SgfGameReader(format, limits).read(game);
}

Result<Record> read_sgf(std::string_view text, const SgfFormat& format, const RecordLimits& limits) {
  const auto games = read_sgf_games(text, limits);
  if (!games.front()) return fail(games.front().error());
  auto read = read_sgf_game(*games.front(), format, limits);
  if (!read) return fail(read.error());
  return std::move(read->record);
}

}  // namespace boardwright
