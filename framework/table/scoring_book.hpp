// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "framework/catalogue/catalogue.hpp"
#include "framework/scoring/scheme.hpp"

namespace boardwright {

/// How matches count here: the host's config/scoring.yaml and the scoring.yaml of each game that has one.
/// Loads no library. The sentence is the first thing that is wrong in any of them.
[[nodiscard]] Result<ScoringBook> scoring_book(const Catalogue& catalogue);

}  // namespace boardwright
