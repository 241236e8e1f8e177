// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <boardwright/pure/result.hpp>
#include <nlohmann/json.hpp>

#include "framework/players/thought.hpp"

namespace boardwright {

[[nodiscard]] nlohmann::json to_json(const Thought& thought);
/// The inverse, of what a stranger says: a thought that can be shown, on a board of so many places.
[[nodiscard]] Result<Thought> thought_from_json(const nlohmann::json& json, std::size_t places);

}  // namespace boardwright
