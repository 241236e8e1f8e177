// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "framework/table/club.hpp"

namespace boardwright {

/// Ladders as a list that pages, papers and tables are made of (ui/report/list_report.hpp): JSON with `list`:
/// its title, a note and sections of columns and rows, in a language.
[[nodiscard]] std::string standings_list(std::span<const PoolStandings> pools, const Catalogue& catalogue,
                                         Language language, TimeMs now);

/// What a ladder is called: the game, and the pool or the variant that is one by itself.
[[nodiscard]] std::string ladder_name(const Scheme& scheme, const Catalogue& catalogue, Language language);

}  // namespace boardwright
