// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <nlohmann/json_fwd.hpp>

#include "framework/scoring/player_page.hpp"

namespace boardwright::cli {

/// "Single board: 110 points …" in one line, without the player; or without the pool too, from the blank on.
[[nodiscard]] std::string standing_text(const Standing& standing, const Scheme& scheme, Language language,
                                        bool with_pool = true);
/// The same for programs: numbers as they are, names in the language.
[[nodiscard]] nlohmann::ordered_json standing_json(const Standing& standing, const Scheme& scheme,
                                                   Language language);

}  // namespace boardwright::cli
