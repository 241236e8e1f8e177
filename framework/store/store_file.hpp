// SPDX-License-Identifier: GPL-3.0-or-later
//
// The file of a store as a file, before a database is asked for it.
#pragma once

#include <boardwright/pure/result.hpp>
#include <filesystem>
#include <string>

namespace boardwright::store {

/// As a URI, because SOCI's own form can't hold every file name.
[[nodiscard]] std::string store_file_uri(const std::filesystem::path& path);
/// Whether there is a file that was never a store: one that is known for what it is, or text. Damage looks like neither.
[[nodiscard]] bool was_never_a_store(const std::filesystem::path& path);
/// Makes the folder and an empty file that only its owner may read: it will hold secrets of running matches.
/// Says what is in the way better than the database can.
[[nodiscard]] Result<void> prepare_store_file(const std::filesystem::path& path, bool create);

}  // namespace boardwright::store
