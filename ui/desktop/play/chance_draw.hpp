// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "plugins/host/position.hpp"

namespace boardwright::desktop {

/// One of the events of a chance position, drawn by weight, as text: for trying out, where no seed is kept.
[[nodiscard]] std::string drawn_event(const Position& position);

}  // namespace boardwright::desktop
