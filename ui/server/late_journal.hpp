// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <boardwright/pure/result.hpp>
#include <memory>
#include <span>

#include "framework/catalogue/catalogue.hpp"
#include "framework/link/late_link.hpp"
#include "framework/store/journal.hpp"

namespace boardwright::server {

/// What spectators have seen by now of a match that was played before it came here, by the times of its journal, with
/// what waits for them still. Null: everybody may see all of it, for it is over and old enough.
[[nodiscard]] Result<std::unique_ptr<LateLink>> late_link_of(std::span<const StoredEntry> journal,
                                                             const Catalogue& catalogue,
                                                             const SpectatorDelay& delay, UtcTime now);

}  // namespace boardwright::server
