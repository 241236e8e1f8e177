// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/papers/paper_game.hpp"

#include "framework/board/geometry.hpp"
#include "plugins/host/arrange.hpp"

namespace boardwright::papers {
namespace {

std::vector<PaperField> fields_of(const Rules& rules) {
  const auto board = BoardGeometry::of(rules);
  if (!board) return {};
  const BoardExtent extent = board->extent();
  std::vector<PaperField> fields;
  for (const auto& field : board->fields())
    fields.push_back({.x = static_cast<double>(field.centre.x - BW_UNIT / 2 - extent.left) / BW_UNIT,
                      .y = static_cast<double>(extent.top - BW_UNIT / 2 - field.centre.y) / BW_UNIT,
                      .width = 1,
                      .height = 1,
                      .label = field.name});
  return fields;
}

}  // namespace

PaperGame paper_game(const Entry& entry, Language language) {
  PaperGame game;
  game.name = entry.game->name(language);
  if (entry.game->variants().size() > 1)
    game.name += ", " + entry.game->variant_name(language, *entry.variant);
  const auto rules = entry.create();
  if (!rules || (*rules)->seat_count() != 2) return game;
  for (Seat seat = 0; seat < 2; ++seat) {
    game.sides[seat] = entry.game->seat_text(language, **rules, seat);
    if (!pieces_to_arrange((*rules)->start(), seat).empty()) game.set_up = true;
  }
  game.dice = (*rules)->has(BW_HAS_CHANCE);
  game.hidden = (*rules)->has(BW_HAS_HIDDEN);
  if (game.set_up) game.fields = fields_of(**rules);
  return game;
}

std::vector<PaperGame> paper_games(const Catalogue& catalogue, const tournament::Settings& settings,
                                   Language language) {
  std::vector<PaperGame> games;
  for (const auto& played : settings.games) {
    const auto entry =
        catalogue.find(played.variant.empty() ? played.game : played.game + "/" + played.variant);
    games.push_back(entry ? paper_game(*entry, language)
                          : PaperGame{.name = played.game, .sides = {}, .fields = {}});
  }
  return games;
}

}  // namespace boardwright::papers
