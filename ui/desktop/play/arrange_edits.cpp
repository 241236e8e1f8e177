// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/play/arrange_edits.hpp"

#include <algorithm>
#include <map>

namespace boardwright::desktop {

namespace {

using Ways = std::map<std::uint32_t, std::vector<ArrangeEdit>>;  // by target field

bool holds_piece(const Arrangement& arrangement, std::uint32_t field) {
  const auto placed = arrangement.placed();
  return std::any_of(placed.begin(), placed.end(), [&](const bw_item& item) { return item.place == field; });
}

}  // namespace

std::vector<ArrangeEdit> arrange_edits(const Arrangement& arrangement,
                                       std::optional<std::uint32_t> chosen_kind) {
  std::vector<ArrangeEdit> edits;
  Ways placings, movings;
  for (const bw_item& piece : arrangement.pieces())
    if (piece.count > 0)
      for (const auto field : arrangement.fields_for(piece.kind))
        placings[field].push_back({std::nullopt, piece.kind, field, {field}});
  for (const bw_item& piece : arrangement.placed())
    for (const auto field : arrangement.fields_from(piece.place)) {
      edits.push_back({piece.place, 0, field, {piece.place, field}});
      movings[field].push_back({piece.place, 0, field, {field}});
    }
  for (const auto& [field, ways] : placings) {
    if (holds_piece(arrangement, field)) continue;  // a click there takes that piece in hand
    const auto chosen = std::find_if(ways.begin(), ways.end(),
                                     [&](const ArrangeEdit& way) { return way.kind == chosen_kind; });
    if (chosen != ways.end()) {
      edits.push_back(*chosen);
    } else if (ways.size() == 1) {
      edits.push_back(ways.front());
    }
  }
  for (const auto& [field, ways] : movings)
    if (ways.size() == 1 && !placings.contains(field) && !holds_piece(arrangement, field))
      edits.push_back(ways.front());
  return edits;
}

std::vector<LegalMove> as_moves(const std::vector<ArrangeEdit>& edits) {
  std::vector<LegalMove> moves;
  for (const ArrangeEdit& edit : edits) moves.push_back({std::to_string(moves.size()), edit.clicks});
  return moves;
}

std::optional<Explanation> why_not(const Arrangement& arrangement, std::optional<std::uint32_t> chosen_kind,
                                   const std::vector<std::uint32_t>& clicks) {
  Arrangement attempt = arrangement;
  if (clicks.size() > 1) return attempt.move(clicks.front(), clicks.back());
  std::optional<std::uint32_t> kind = chosen_kind;
  for (const bw_item& piece : arrangement.pieces())
    if (!kind && piece.count > 0) kind = piece.kind;
  if (!kind && !arrangement.pieces().empty()) kind = arrangement.pieces().front().kind;
  return kind && !clicks.empty() ? attempt.place(*kind, clicks.front()) : std::nullopt;
}

}  // namespace boardwright::desktop
