// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/catalogue/cover.hpp"

namespace boardwright {
namespace {

/// The start in the place of one that can't be read: Game::problems tells what is wrong with it.
Position cover_position(const Game& game, const Rules& rules) {
  if (game.appearance().cover.empty()) return rules.start();
  auto read = rules.read_position(game.appearance().cover);
  return read ? std::move(*read) : rules.start();
}

}  // namespace

Result<Cover> cover_of(const Game& game) {
  if (!game.file_problems().empty()) return fail(game.file_problems().front());
  const auto rules = game.create(game.variants().front());
  if (!rules) return fail(rules.error());
  Cover cover;
  cover.chance = (*rules)->has(BW_HAS_CHANCE);
  cover.hidden = (*rules)->has(BW_HAS_HIDDEN);
  if ((*rules)->geometry() == nullptr) return cover;
  bw_shape bare = *(*rules)->geometry();
  bare.tray_count = 0;  // beside so small a board they would only take its room
  cover.board.emplace(bare);
  cover.picture = Picture::of(View::of(cover_position(game, **rules), 0));
  std::erase_if(cover.picture.items,
                [&](const PictureItem& item) { return !cover.board->is_field(item.place); });
  return cover;
}

}  // namespace boardwright
