// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/evening/advice_facts.hpp"

#include <algorithm>

#include "framework/evening/first_mover.hpp"

namespace boardwright::desktop {

Result<AdviceBox::Known> advice_facts(const tournament::Settings& settings, std::vector<double> ratings,
                                      const Catalogue& catalogue, Club* club) {
  AdviceBox::Known known;
  known.facts.ratings = std::move(ratings);
  known.facts.boards = settings.boards;
  known.by_lot = !settings.balanced_sides;
  if (settings.games.empty()) return known;
  // Of several games the longest one decides what fits.
  double from = 0, to = 0;
  for (const auto& played : settings.games)
    if (const auto entry = catalogue.find(played.game); entry && entry->game->data().minutes.is_known()) {
      from = std::max<double>(from, entry->game->data().minutes.from);
      to = std::max<double>(to, entry->game->data().minutes.to);
    }
  if (to > 0) known.facts.length = planning::length_between(std::max(1.0, from), to);
  if (club == nullptr) return known;
  const auto first = first_mover_of(*club, settings.games.front().game);
  if (!first) return fail(first.error());
  known.first = *first;
  if (first->games() > 0)
    known.facts.draws = static_cast<double>(first->draws) / static_cast<double>(first->games());
  return known;
}

}  // namespace boardwright::desktop
