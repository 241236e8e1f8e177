// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "framework/catalogue/catalogue.hpp"
#include "framework/table/club.hpp"
#include "framework/tournament/settings.hpp"
#include "ui/desktop/evening/advice_box.hpp"

namespace boardwright::desktop {

/// What is known of a tournament that is to begin, for advice: how long its games last, and what the club's own results
/// say of moving first. `club`: may be nothing.
[[nodiscard]] Result<AdviceBox::Known> advice_facts(const tournament::Settings& settings,
                                                    std::vector<double> ratings, const Catalogue& catalogue,
                                                    Club* club);

}  // namespace boardwright::desktop
