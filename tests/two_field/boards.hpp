// SPDX-License-Identifier: GPL-3.0-or-later
//
// Position texts from lists of pieces, for tests that people should be able to read.
#pragma once

#include <string>
#include <vector>

namespace boards {

/// Pieces as "Ma1", "k'a3" or "A'!c4": what a position text has, then the field. On a board of size 10 with
/// its eight lakes, on others with those that are given.
[[nodiscard]] std::string board(const std::vector<std::string>& pieces, int size = 10,
                                const std::vector<std::string>& lakes = {});

/// With flags in two corners, and a miner of each side that can always move, beside what is given. `rest` as
/// in "r - - 0".
[[nodiscard]] std::string game(std::vector<std::string> pieces, const std::string& rest = "r - - 0");

}  // namespace boards
