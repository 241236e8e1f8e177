// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>

#include "framework/catalogue/catalogue.hpp"
#include "framework/scoring/result.hpp"
#include "framework/store/journal.hpp"

namespace boardwright {

/// The ids of all reasons by which a match of this game can end; of every game for an empty id.
[[nodiscard]] std::vector<std::string> known_reasons(const std::string& game, const Catalogue& catalogue);

/// Whether a match can have ended as the organiser says: a score for each seat, together what the game's
/// rules give, and a reason that the host or the game has and that fits. `journal`: of the match. Where the
/// rules are no longer there the scores must be together what they were. An empty reason is as it was played
/// if that fits, else adjudication; returned is what it means.
[[nodiscard]] Result<std::string> check_correction(const Correction& correction, const MatchResult& played,
                                                   std::span<const StoredEntry> journal,
                                                   const Catalogue& catalogue);

}  // namespace boardwright
