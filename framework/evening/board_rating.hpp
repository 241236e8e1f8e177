// SPDX-License-Identifier: GPL-3.0-or-later
//
// Results of real boards as the club's results, which ladders and ratings go on with (T2.5). What the club has is
// compared with what the boards say, so that corrections, undone rounds and another laptop's results come right alike.
#pragma once

#include <vector>

#include "framework/catalogue/catalogue.hpp"
#include "framework/table/club.hpp"
#include "framework/tournament/tournament.hpp"

namespace boardwright {

/// What results of real boards were for the club's points and ratings.
struct RatedNow {
  std::size_t entered = 0, corrected = 0, voided = 0;
  std::vector<Remark> problems;  ///< what could not be counted, and why
};

/// Brings the club's results up to date with the boards between members: new ones are entered, corrected ones corrected,
/// what doesn't hold any more is voided. The same again changes nothing.
[[nodiscard]] Allowed<RatedNow> rate_boards(Club& club, const Catalogue& catalogue,
                                            const tournament::Tournament& tournament);

}  // namespace boardwright
