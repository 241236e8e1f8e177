// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "framework/catalogue/catalogue.hpp"
#include "framework/evening/evening.hpp"
#include "ui/desktop/evening/evening_projector.hpp"
#include "ui/desktop/evening/standings_view.hpp"

namespace boardwright::desktop {

/// What everybody in the room is shown of an evening. `standings`: as the page has them.
[[nodiscard]] EveningProjector::Shown projector_shown(const Evening& evening, const Catalogue& catalogue,
                                                      const StandingsView& standings);
/// Since everybody of the newest round sat down, while it is played; empty: none is.
[[nodiscard]] QString running_clock(const Evening& evening);

}  // namespace boardwright::desktop
