// SPDX-License-Identifier: GPL-3.0-or-later
//
// What databases say when they fail, as sentences for people. Only for this folder.
#pragma once

#include <soci/soci.h>

#include <string>

#include "framework/store/location.hpp"

namespace boardwright::store {

/// One sentence for what was thrown by SOCI: never a value that was bound, which could be a secret. `session` may be
/// one that was never opened.
[[nodiscard]] std::string database_sentence(const soci::soci_error& error, soci::session& session,
                                            const StoreLocation& location);
/// The same for a result code of SQLite; `detail` is its own message.
[[nodiscard]] std::string sqlite_sentence(int code, const std::string& detail, soci::session& session,
                                          const StoreLocation& location);

}  // namespace boardwright::store
