// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/window_services.hpp"

#include "ui/desktop/leave_match.hpp"

namespace boardwright::desktop {

bool WindowServices::may_leave_match(bool ends) const {
  const auto may = desktop::may_leave_match(controller, ends, &window);
  if (!may) pages.refuse(may.error());
  return may.value_or(false);
}

std::string WindowServices::game_on_table() const {
  return controller.has_game() ? controller.plan().game->id() + "/" + controller.plan().variant
                               : std::string();
}

}  // namespace boardwright::desktop
