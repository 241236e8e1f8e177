// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "framework/catalogue/catalogue.hpp"

namespace boardwright::desktop {

/// Which game a variant's text is of, which it doesn't say: the one in which least of it is wrong, of those the first of
/// `likely` (names in the catalogue), else the catalogue's first. Nothing where no game can be played.
[[nodiscard]] std::shared_ptr<const Game> fitting_game(const std::string& yaml, const Catalogue& catalogue,
                                                       const std::vector<std::string>& likely);

}  // namespace boardwright::desktop
