// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "framework/catalogue/catalogue.hpp"
#include "framework/papers/evening_paper.hpp"

namespace boardwright::papers {

/// What a score sheet has to know of a game of the catalogue: names, sides, whether pieces are set up first and
/// where. Loads its library; of a game that can't be used only the name is known.
[[nodiscard]] PaperGame paper_game(const Entry& entry, Language language);

}  // namespace boardwright::papers
