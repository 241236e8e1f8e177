// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/variants/fitting_game.hpp"

#include "framework/catalogue/variant_draft.hpp"

namespace boardwright::desktop {

std::shared_ptr<const Game> fitting_game(const std::string& yaml, const Catalogue& catalogue,
                                         const std::vector<std::string>& likely) {
  std::shared_ptr<const Game> best;
  std::size_t fewest = 0;
  const auto consider = [&](const std::shared_ptr<const Game>& game) {
    if (!game->file_problems().empty() || !game->library()) return;
    const std::size_t problems = read_draft(yaml, *game, {}).problems.size();
    if (best && problems >= fewest) return;
    best = game;
    fewest = problems;
  };
  for (const auto& id : likely)
    if (const auto entry = id.empty() ? Result<Entry>(fail("")) : catalogue.find(id)) consider(entry->game);
  for (const auto& game : catalogue.games()) consider(game);
  return best;
}

}  // namespace boardwright::desktop
