// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "framework/catalogue/game.hpp"

namespace boardwright {

/// Texts that the plugin uses in some variant and game.yaml lacks in some language, and ids in game.yaml
/// that no variant uses; one sentence each. CI fails on any.
[[nodiscard]] std::vector<std::string> missing_texts(const Game& game);

}  // namespace boardwright
