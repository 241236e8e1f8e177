// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "framework/catalogue/catalogue.hpp"
#include "framework/papers/evening_paper.hpp"
#include "framework/tournament/settings.hpp"

namespace boardwright::papers {

/// What a score sheet has to know of a game of the catalogue: names, sides, whether pieces are set up first and
/// where. Loads its library; of a game that can't be used only the name is known.
[[nodiscard]] PaperGame paper_game(const Entry& entry, Language language);
/// Those of a tournament. A game that isn't here any more has its id for a name.
[[nodiscard]] std::vector<PaperGame> paper_games(const Catalogue& catalogue,
                                                 const tournament::Settings& settings, Language language);

}  // namespace boardwright::papers
