// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/record/foreign_moves.hpp"

#include <algorithm>

#include "framework/catalogue/texts.hpp"
#include "framework/record/foreign.hpp"
#include "framework/text/ascii.hpp"
#include "plugins/host/notation.hpp"

namespace boardwright {

ForeignNotation::ForeignNotation(const Rules& rules, ForeignMoves format)
    : format_(std::move(format)), board_(BoardGeometry::of(rules)) {
  // The longest first, so that a separator never hides in a longer one.
  std::sort(format_.separators.begin(), format_.separators.end(),
            [](const auto& a, const auto& b) { return a.size() > b.size(); });
}

std::string ForeignNotation::normal(std::string_view text) const {
  std::string result;
  for (std::size_t at = 0; at < text.size(); ++at) {
    // Hyphens and dashes as text programs write them, and the sign of less.
    const bool dash = (text.substr(at).starts_with("\xE2\x80") && at + 2 < text.size() &&
                       text[at + 2] >= '\x90' && text[at + 2] <= '\x95') ||
                      text.substr(at).starts_with("\xE2\x88\x92");
    if (dash) at += 2;
    result += dash ? '-' : text[at];
  }
  if (format_.ignore_case) result = ascii_lower(result);
  return result;
}

std::string ForeignNotation::without_annotations(std::string_view text) const {
  // What everybody writes behind a move, besides the game's own.
  const std::size_t last = text.find_last_not_of(format_.annotations + "!?+# ");
  std::string plain(text.substr(0, last == std::string_view::npos ? 0 : last + 1));
  std::erase_if(plain, [](char c) { return c == ' ' || c == '\t' || c == '\n'; });
  return plain;
}

namespace {

/// Without what some write and others don't: zeros for the letters O of castling, "=" before what a piece becomes,
/// e.p. behind a capture.
std::string without_habits(std::string text) {
  constexpr std::string_view kEnPassant = "e.p.";
  if (text.ends_with(kEnPassant)) text.erase(text.size() - kEnPassant.size());
  if (text.find_first_not_of("0-") == std::string::npos) std::replace(text.begin(), text.end(), '0', 'O');
  std::erase(text, '=');
  return text;
}

}  // namespace

bool ForeignNotation::is_resignation(std::string_view text) const {
  return std::any_of(format_.resigns.begin(), format_.resigns.end(),
                     [&](const auto& word) { return normal(word) == normal(without_annotations(text)); });
}

std::optional<std::uint32_t> ForeignNotation::point_at(std::string_view text, std::size_t& size) const {
  std::optional<std::uint32_t> found;
  size = 0;
  if (format_.points == PointStyle::kNames) {
    for (std::uint32_t i = 0; i < board_->fields().size(); ++i) {
      const std::string name = normal(board_->fields()[i].name);
      if (name.size() > size && text.starts_with(name)) {
        found = i;
        size = name.size();
      }
    }
    return found;
  }
  if (text.size() < 2) return std::nullopt;
  size = 2;
  const int column = ascii_lower(text[0]) - 'a', row = ascii_lower(text[1]) - 'a';
  const int rows = static_cast<int>(board_->rows());
  return board_->field_at(column, format_.points == PointStyle::kLettersFromTop ? rows - 1 - row : row);
}

std::optional<std::vector<std::uint32_t>> ForeignNotation::points(std::string_view text) const {
  if (!board_ || text.empty()) return std::nullopt;
  std::vector<std::uint32_t> found;
  while (!text.empty()) {
    if (!found.empty())
      for (const auto& separator : format_.separators)
        if (!separator.empty() && text.starts_with(normal(separator))) {
          text.remove_prefix(separator.size());
          break;
        }
    std::size_t size = 0;
    const auto point = point_at(text, size);
    if (!point) return std::nullopt;
    found.push_back(*point);
    text.remove_prefix(size);
  }
  return found;
}

Result<Move> ForeignNotation::read(const Position& position, Seat seat, std::string_view text) const {
  const auto legal = position.moves(seat);
  const auto named = [&](std::string_view name) -> std::optional<Move> {
    for (const Move move : legal)
      if (normal(position.move_text(seat, move)) == normal(name)) return move;
    return std::nullopt;
  };
  if (const auto move = named(text)) return *move;
  if (const auto move = read_any_move(position, seat, without_annotations(text))) return *move;
  const std::string plain = normal(without_annotations(text));
  if (const auto move = named(plain)) return *move;
  if (const std::string meant = without_habits(plain); !meant.empty()) {
    std::optional<Move> found;
    bool several = false;
    for (const Move move : legal)
      if (without_habits(normal(without_annotations(position.move_text(seat, move)))) == meant) {
        several = found.has_value();
        found = move;
      }
    if (found && !several) return *found;
  }
  const bool passes = std::any_of(format_.passes.begin(), format_.passes.end(),
                                  [&](const auto& word) { return normal(word) == plain; });
  // Nothing at all is a pass wherever there are words for one.
  if (passes || (plain.empty() && !format_.passes.empty())) {
    if (const auto move = named(format_.pass_move)) return *move;
    return fail("no pass is possible here");
  }
  const auto places = points(plain);
  if (!places) return fail("this is not a move of the game");
  for (const Move move : legal)
    if (position.clicks(seat, move) == *places) return move;
  const auto why = why_not(position, seat, text);
  return fail(why && !why->legal ? plugin_english(position.rules(), *why) : "not a legal move here");
}

std::optional<Explanation> ForeignNotation::why_not(const Position& position, Seat seat,
                                                    std::string_view text) const {
  const auto places = points(normal(without_annotations(text)));
  return places ? position.explain(seat, *places) : std::nullopt;
}

std::string ForeignNotation::point_text(std::uint32_t field) const {
  const BoardField& at = board_->fields()[field];
  if (format_.points == PointStyle::kNames) return at.name;
  const int row =
      format_.points == PointStyle::kLettersFromTop ? static_cast<int>(board_->rows()) - 1 - at.row : at.row;
  return {static_cast<char>('a' + at.column), static_cast<char>('a' + row)};
}

std::string ForeignNotation::write(const Position& position, Seat seat, Move move,
                                   std::string_view separator) const {
  const std::string text = position.move_text(seat, move);
  if (text == format_.pass_move && !format_.passes.empty()) return format_.passes.front();
  const auto clicks = position.clicks(seat, move);
  const bool on_fields =
      board_ && !clicks.empty() &&
      std::all_of(clicks.begin(), clicks.end(), [&](auto place) { return board_->is_field(place); });
  if (!on_fields) return text;
  std::string result;
  for (const auto place : clicks)
    result += (result.empty() ? "" : std::string(separator)) + point_text(place);
  return result;
}

Result<Move> match_foreign_move(const Position& position, Seat seat, std::string_view text,
                                const ForeignMoves& format) {
  return ForeignNotation(position.rules(), format).read(position, seat, text);
}

}  // namespace boardwright
