// SPDX-License-Identifier: GPL-3.0-or-later
//
// Finished games in the database. Runs inside a transaction and throws what SOCI throws.
#pragma once

#include "framework/store/database.hpp"
#include "framework/store/found_games.hpp"

namespace boardwright::store {

[[nodiscard]] FoundGames find_games(soci::session& sql, const GameQuery& query);

}  // namespace boardwright::store
