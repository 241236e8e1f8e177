// SPDX-License-Identifier: GPL-3.0-or-later
//
// All pairs of fields: as clicks, and written into the texts of moves.
#include <map>
#include <set>

#include "plugins/check/games.hpp"
#include "plugins/check/laws/laws.hpp"

namespace boardwright::check {
namespace {

constexpr std::uint32_t kPositions = 50;
constexpr std::size_t kMostPatterns = 12;

using Names = std::map<std::string, std::uint32_t, std::greater<>>;  ///< longer names before their beginnings

/// A move's text cut before, between and after its first pair of fields: "g3-g4" is "", "-", "".
struct Pattern {
  std::vector<std::string> parts;
  friend auto operator<=>(const Pattern&, const Pattern&) = default;
};

Pattern cut(const std::string& text, const Names& names) {
  Pattern pattern{{""}};
  for (std::size_t at = 0; at < text.size();) {
    const auto found = [&]() -> std::size_t {
      if (pattern.parts.size() > 2) return 0;
      for (const auto& [name, index] : names)
        if (text.compare(at, name.size(), name) == 0) return name.size();
      return 0;
    }();
    if (found != 0)
      pattern.parts.emplace_back();
    else
      pattern.parts.back() += text[at];
    at += found != 0 ? found : 1;
  }
  return pattern;
}

/// The texts of a seat's moves.
std::map<std::string, Move> texts(const Position& position, Seat seat) {
  std::map<std::string, Move> result;
  for (const Move move : position.moves(seat)) result[position.move_text(seat, move)] = move;
  return result;
}

Result<void> check_text(const Position& position, Seat seat, const std::string& text,
                        const std::map<std::string, Move>& listed) {
  const auto read = position.read_move(seat, text);
  const auto found = listed.find(text);
  if (read && found == listed.end()) return fail(in_quotes(text) + " is no listed move and can be read");
  if (read && *read != found->second) return fail(in_quotes(text) + " is read as another move");
  if (!read && found != listed.end())
    return fail(in_quotes(text) + " is a listed move and is refused: " + read.error());
  return {};
}

Result<void> check_texts(const Position& position, Seat seat, const std::set<Pattern>& patterns,
                         const Names& names) {
  const auto listed = texts(position, seat);
  for (const Pattern& pattern : patterns)
    for (const auto& [first, i] : names) {
      if (pattern.parts.size() == 2) {
        if (auto good = check_text(position, seat, pattern.parts[0] + first + pattern.parts[1], listed);
            !good)
          return good;
        continue;
      }
      for (const auto& [second, k] : names) {
        const std::string text = pattern.parts[0] + first + pattern.parts[1] + second + pattern.parts[2];
        if (auto good = check_text(position, seat, text, listed); !good) return good;
      }
    }
  return {};
}

Result<void> check_clicks(const Position& position, Seat seat, const bw_shape& board) {
  std::set<std::vector<std::uint32_t>> beginnings;
  for (const Move move : position.moves(seat)) {
    const std::vector<std::uint32_t> places = position.clicks(seat, move);
    for (std::size_t size = 1; size <= std::min<std::size_t>(places.size(), 2); ++size)
      beginnings.insert({places.begin(), places.begin() + static_cast<std::ptrdiff_t>(size)});
  }
  const std::uint32_t count = board.field_count + board.tray_count;
  const auto check = [&](const std::vector<std::uint32_t>& places) -> Result<void> {
    const auto explained = position.explain(seat, places);
    if (!explained || explained->legal == beginnings.contains(places)) return {};
    std::string clicked;
    for (const auto place : places)
      clicked += (clicked.empty() ? "" : " and ") +
                 std::string(place < board.field_count ? board.fields[place].name
                                                       : board.trays[place - board.field_count].id);
    return fail("clicking " + clicked +
                (explained->legal ? " is called legal, and no listed move begins so"
                                  : " begins a listed move, and is called not legal"));
  };
  for (std::uint32_t first = 0; first < count; ++first) {
    if (auto good = check({first}); !good) return good;
    for (std::uint32_t second = 0; second < count; ++second)
      if (auto good = check({first, second}); !good) return good;
  }
  return {};
}

Finding pairs_of_fields(Trial& trial) {
  const bw_shape* board = trial.rules().geometry();
  if (board == nullptr) return not_applicable("the rules have no board");
  Names names;
  for (std::uint32_t i = 0; i < board->field_count; ++i) names[board->fields[i].name] = i;
  std::set<Pattern> patterns;
  return each_position(trial, {kPositions, 10}, [&](const Position& position) -> Result<void> {
    for (const Seat seat : position.seats_on_turn()) {
      for (const auto& [text, move] : texts(position, seat))
        if (Pattern pattern = cut(text, names); pattern.parts.size() > 1 && patterns.size() < kMostPatterns)
          patterns.insert(std::move(pattern));
      if (auto good = check_texts(position, seat, patterns, names); !good) return good;
      if (auto good = check_clicks(position, seat, *board); !good) return good;
    }
    return {};
  });
}

}  // namespace

std::span<const Law> fields_laws() {
  static constexpr Law kLaws[] = {
      {"pairs_of_fields",
       "Two fields, clicked or written as a move, are legal exactly if a listed move says so.",
       pairs_of_fields},
  };
  return kLaws;
}

}  // namespace boardwright::check
