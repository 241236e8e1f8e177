// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "framework/catalogue/catalogue.hpp"
#include "ui/desktop/appearance/settings.hpp"
#include "ui/desktop/play/match_controller.hpp"
#include "ui/desktop/window_pages.hpp"

namespace boardwright::desktop {

/// What everything that is done in the window works with. All of it outlives those who are given it.
struct WindowServices {
  QWidget& window;             ///< over which questions are asked
  const Catalogue& catalogue;  ///< as it is now
  Settings& settings;
  MatchController& controller;  ///< of the game on the table
  WindowPages& pages;

  /// desktop::may_leave_match; what goes wrong with it is said.
  [[nodiscard]] bool may_leave_match(bool ends) const;
  /// "id/variant" of what is on the table; empty: there is no game.
  [[nodiscard]] std::string game_on_table() const;
};

}  // namespace boardwright::desktop
