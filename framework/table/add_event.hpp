// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "framework/store/club_event.hpp"
#include "framework/table/shared_store.hpp"

namespace boardwright {

/// Something has happened in the club just now. Refused where the machine's clock can't be right.
[[nodiscard]] Result<void> add_event(SharedStore& store, const ClubEvent& event);

}  // namespace boardwright
