// SPDX-License-Identifier: GPL-3.0-or-later
//
// What contradicts the store and is kept beside it. Everything here runs inside a transaction and throws what
// SOCI throws.
#pragma once

#include <functional>

#include "framework/store/database.hpp"
#include "framework/store/text_lines.hpp"

namespace boardwright::store {

/// False if it is there already.
bool put_aside(soci::session& sql, const AsideLine& aside);
void each_aside(soci::session& sql,
                const std::function<void(const AsideLine&)>& visit);  ///< by subject, number
void erase_aside_names(soci::session& sql);                           ///< of everyone who is anonymised

}  // namespace boardwright::store
