// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/match/arrangement_text.hpp"

#include <algorithm>
#include <cctype>
#include <map>
#include <tuple>

#include "framework/text/plain_text.hpp"

namespace boardwright {
namespace {

constexpr char kNoPiece = '-';

char capital(char letter) { return static_cast<char>(std::toupper(static_cast<unsigned char>(letter))); }

/// The kinds by their letters; empty where letters don't do.
std::map<char, std::uint32_t> kinds_by_letter(const Arrangement& arrangement) {
  std::map<char, std::uint32_t> kinds;
  for (const bw_item& piece : arrangement.pieces()) {
    const std::string_view sign = arrangement.rules().geometry()->kinds[piece.kind].sign;
    if (sign.size() != 1 || !kinds.emplace(capital(sign[0]), piece.kind).second) return {};
  }
  return kinds;
}

}  // namespace

std::vector<std::uint32_t> arrangement_fields(const Arrangement& arrangement) {
  Arrangement empty = arrangement;
  empty.clear();
  std::vector<std::uint32_t> fields;
  for (const bw_item& piece : empty.pieces())
    for (const std::uint32_t field : empty.fields_for(piece.kind)) fields.push_back(field);
  // Seat 0 sits below the first row, whoever else sits opposite.
  const bw_spot* all = arrangement.rules().geometry()->fields;
  const int side = arrangement.seat() == 0 ? 1 : -1;
  const auto seen = [&](std::uint32_t field) {
    return std::tuple(-side * all[field].centre.y, side * all[field].centre.x);
  };
  std::sort(fields.begin(), fields.end(),
            [&](std::uint32_t a, std::uint32_t b) { return seen(a) < seen(b); });
  fields.erase(std::unique(fields.begin(), fields.end()), fields.end());
  return fields;
}

std::string arrangement_letters(const Arrangement& arrangement) {
  const auto kinds = kinds_by_letter(arrangement);
  if (kinds.empty()) return {};
  const auto placed = arrangement.placed();
  std::string letters;
  for (const std::uint32_t field : arrangement_fields(arrangement)) {
    const auto item =
        std::find_if(placed.begin(), placed.end(), [&](const bw_item& one) { return one.place == field; });
    const auto letter = std::find_if(kinds.begin(), kinds.end(), [&](const auto& one) {
      return item != placed.end() && one.second == item->kind;
    });
    letters += letter == kinds.end() ? kNoPiece : letter->first;
  }
  return letters;
}

std::optional<Explanation> mirror(Arrangement& arrangement) {
  const bw_shape& board = *arrangement.rules().geometry();
  std::map<std::pair<std::int32_t, std::int32_t>, std::uint32_t> fields;
  std::int32_t left = 0, right = 0;
  for (std::uint32_t i = 0; i < board.field_count; ++i) {
    const bw_point& at = board.fields[i].centre;
    fields[{at.x, at.y}] = i;
    left = i == 0 ? at.x : std::min(left, at.x);
    right = i == 0 ? at.x : std::max(right, at.x);
  }
  if (board.columns != 0) {  // a grid counts the columns that are nothing but holes
    left = 0;
    right = static_cast<std::int32_t>(board.columns - 1) * BW_UNIT;
  }
  std::vector<bw_item> items(arrangement.placed().begin(), arrangement.placed().end());
  for (bw_item& item : items) {
    const bw_point& from = board.fields[item.place].centre;
    const auto to = fields.find({left + right - from.x, from.y});
    if (to != fields.end()) item.place = to->second;
  }
  return arrangement.replace(std::move(items));
}

Result<std::vector<bw_item>> read_arrangement_letters(const Arrangement& arrangement,
                                                      std::string_view letters) {
  const auto kinds = kinds_by_letter(arrangement);
  if (kinds.empty()) return fail("the pieces of this game have no letters of their own");
  std::string known;
  for (const auto& [letter, kind] : kinds) known += letter;
  std::vector<std::optional<std::uint32_t>> read;
  for (std::size_t i = 0; i < letters.size(); ++i) {
    const char letter = letters[i];
    if (std::string_view(" \t\r\n/").find(letter) != std::string_view::npos) continue;
    if (std::string_view("-._").find(letter) != std::string_view::npos) {
      read.emplace_back();
    } else if (const auto kind = kinds.find(capital(letter)); kind != kinds.end()) {
      read.emplace_back(kind->second);
    } else {
      return fail("letter " + std::to_string(read.size() + 1) + " of the arrangement, near '" +
                  excerpt(letters.substr(i), 10) + "': expected one of " + known + " or " + kNoPiece);
    }
  }
  const auto fields = arrangement_fields(arrangement);
  if (read.size() != fields.size())
    return fail("an arrangement has " + std::to_string(fields.size()) +
                " letters here, row by row from the front, with " + kNoPiece + " for an empty field; found " +
                std::to_string(read.size()));
  std::vector<bw_item> items;
  for (std::size_t i = 0; i < fields.size(); ++i)
    if (read[i]) items.push_back({fields[i], *read[i], 1, 0});
  return items;
}

}  // namespace boardwright
