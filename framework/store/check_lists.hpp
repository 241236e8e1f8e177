// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "framework/scoring/scheme.hpp"

namespace soci {
class session;
}

namespace boardwright::store {

/// The read model, counted with this book up to now, against what it is counted from: what is not the same, one
/// sentence each. Throws what SOCI throws, and Refused for an event that can't be read.
[[nodiscard]] std::vector<std::string> list_differences(soci::session& sql, const ScoringBook& book);

}  // namespace boardwright::store
