// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <boardwright/pure/result.hpp>
#include <filesystem>

namespace boardwright {

class Store;

/// A copy while the store is in use, whole or not at all: an SQLite file for a store that is one, the text
/// for PostgreSQL. It holds the secrets of running matches: keep it as safe as the store.
[[nodiscard]] Result<void> back_up(Store& store, const std::filesystem::path& file);

}  // namespace boardwright
