// SPDX-License-Identifier: GPL-3.0-or-later
//
// Whether a store is sound. Its lists check themselves: StoreLists::check.
#pragma once

#include <boardwright/pure/result.hpp>
#include <string>
#include <vector>

namespace boardwright {

class Store;

/// Reads everything and says what is damaged; for SQLite.
[[nodiscard]] Result<void> check_database(Store& store);
/// What the database reads and nobody can understand, one sentence each: events and entries that make no
/// sense, matches with a hole.
[[nodiscard]] Result<std::vector<std::string>> check_rows(Store& store);

}  // namespace boardwright
