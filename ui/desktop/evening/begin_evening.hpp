// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <vector>

#include "framework/evening/evening.hpp"
#include "ui/desktop/evening/chosen_people.hpp"

namespace boardwright::desktop {

/// Somebody as PeopleField names players, to be entered.
[[nodiscard]] NewEntrant entrant_of(const QString& player);

struct BegunEvening {
  Evening evening;
  Allowed<void> entered;  ///< why somebody couldn't be; the evening is there all the same
};

/// A tournament as it was filled in, with all its people; those who are to be kept apart are, from its first round on.
[[nodiscard]] Allowed<BegunEvening> begin_evening(std::shared_ptr<Club> club,
                                                  const tournament::Settings& settings,
                                                  const std::vector<ChosenPerson>& people);

}  // namespace boardwright::desktop
