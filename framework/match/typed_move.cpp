// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/match/typed_move.hpp"

#include <algorithm>
#include <array>
#include <utility>

namespace boardwright {

namespace {

constexpr std::string_view kBetween = " \t\r\n-:>.,;_/=";  // fields
constexpr std::string_view kAfter = "!?+#";                // moves, by way of comment

char lower(char letter) {
  return letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter;
}

bool holds(std::string_view letters, char letter) { return letters.find(letter) != std::string_view::npos; }

/// In small letters, and what a keyboard's owner may have instead of - and x as these.
std::string plain(std::string_view text) {
  constexpr std::array<std::pair<std::string_view, char>, 10> kSigns{{{"\u2010", '-'},
                                                                      {"\u2011", '-'},
                                                                      {"\u2012", '-'},
                                                                      {"\u2013", '-'},
                                                                      {"\u2014", '-'},
                                                                      {"\u2212", '-'},
                                                                      {"\u2192", '-'},
                                                                      {"\u00a0", ' '},
                                                                      {"\u00d7", 'x'},
                                                                      {"\u2715", 'x'}}};
  std::string result;
  while (!text.empty()) {
    const auto sign = std::find_if(kSigns.begin(), kSigns.end(),
                                   [&](const auto& known) { return text.starts_with(known.first); });
    result += sign == kSigns.end() ? lower(text.front()) : sign->second;
    text.remove_prefix(sign == kSigns.end() ? 1 : sign->first.size());
  }
  return result;
}

std::string trimmed(std::string text) {
  while (!text.empty() && holds(kBetween, text.back())) text.pop_back();
  text.erase(0, std::min(text.size(), text.find_first_not_of(kBetween)));
  return text;
}

std::string without_signs(std::string_view text) {
  std::string result = plain(text);
  std::erase_if(result, [](char letter) { return holds(kBetween, letter); });
  while (!result.empty() && holds(kAfter, result.back())) result.pop_back();
  return result;
}

/// A field may be called x1, but then the nearer reading has told it apart.
std::string without_crosses(std::string_view text) {
  std::string result = without_signs(text);
  if (!result.empty()) result.erase(std::remove(result.begin() + 1, result.end(), 'x'), result.end());
  return result;
}

}  // namespace

std::optional<std::string> read_typed_move(std::string_view typed, std::span<const std::string> moves) {
  if (std::find(moves.begin(), moves.end(), typed) != moves.end()) return std::string(typed);
  const auto plainly = [](std::string_view text) { return trimmed(plain(text)); };
  std::vector<std::string (*)(std::string_view)> readings{plainly, without_signs, without_crosses};
  // Who writes no x may mean a move with one as well as a move without.
  if (!holds(without_signs(typed), 'x')) readings.erase(readings.begin() + 1);
  for (const auto reading : readings) {
    const std::string meant = reading(typed);
    if (meant.empty()) return std::nullopt;
    const std::string* found = nullptr;
    for (const std::string& move : moves) {
      if (reading(move) != meant) continue;
      if (found != nullptr) return std::nullopt;
      found = &move;
    }
    if (found != nullptr) return *found;
  }
  return std::nullopt;
}

std::vector<std::uint32_t> typed_places(std::string_view typed, const BoardGeometry& board) {
  const std::string whole = without_signs(typed);
  std::string_view text = whole;
  std::vector<std::uint32_t> places;
  while (!text.empty()) {
    std::optional<std::uint32_t> best;
    std::size_t length = 0;
    for (std::uint32_t field = 0; field < board.fields().size(); ++field) {
      const std::string name = plain(board.fields()[field].name);
      if (name.size() <= length || !text.starts_with(name)) continue;
      best = field;
      length = name.size();
    }
    if (best) {
      places.push_back(*best);
      text.remove_prefix(length);
    } else if (text.front() == 'x' && !places.empty()) {
      text.remove_prefix(1);
    } else {
      return {};
    }
  }
  return places;
}

std::vector<std::uint32_t> loosely_typed_places(std::string_view typed, const BoardGeometry& board) {
  const auto places = typed_places(typed, board);
  std::string_view text = typed;
  for (std::size_t i = 0; i < places.size(); ++i) {
    const std::string_view name = board.place_name(places[i]);
    if (i > 0 && (text.empty() || !holds("-x", text.front()))) return places;
    if (i > 0) text.remove_prefix(1);
    if (!text.starts_with(name)) return places;
    text.remove_prefix(name.size());
  }
  return text.empty() ? std::vector<std::uint32_t>() : places;
}

std::optional<Explanation> explain_typed(const View& view, std::string_view typed) {
  const auto board = BoardGeometry::of(view.rules());
  const auto places = board ? loosely_typed_places(typed, *board) : std::vector<std::uint32_t>();
  auto why = places.empty() ? std::nullopt : view->explain(view.whose(), places);
  return why ? why : view->explain(view.whose(), typed);
}

}  // namespace boardwright
