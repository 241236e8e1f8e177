// SPDX-License-Identifier: GPL-3.0-or-later
//
// The tables, and how each older store gets to them. Only for this folder and its tests.
#pragma once

#include <memory>
#include <span>
#include <string_view>
#include <vector>

#include "framework/store/database.hpp"

namespace boardwright::store {

/// Step N (from 1) leads from version N-1 to N. A step that was released never changes: it is SQL that SQLite
/// and PostgreSQL both understand.
using SchemaStep = std::vector<std::string_view>;
[[nodiscard]] std::span<const SchemaStep> schema_steps();

/// Brings a store to the newest version, all in one transaction; an empty database gets everything. Refuses
/// what isn't a store and what is newer than this program.
[[nodiscard]] Result<void> migrate(Database& database);
/// A connection of its own to a store that is there, at the newest version.
[[nodiscard]] Result<std::unique_ptr<Database>> open_newest(const StoreLocation& location);
/// The same for one of those that have tables of their own (own_tables.hpp).
template <class Tables>
[[nodiscard]] Result<Tables> opened(const StoreLocation& location) {
  auto database = open_newest(location);
  if (!database) return fail(database.error());
  return Tables(std::move(*database));
}

}  // namespace boardwright::store
