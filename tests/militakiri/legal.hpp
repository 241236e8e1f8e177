// SPDX-License-Identifier: GPL-3.0-or-later
//
// What the tests by chapter are written with. Every list is complete, and holds for the plugin and for the
// slow rules, so that a wrong list is not copied from either.
#pragma once

#include <initializer_list>
#include <string>

#include "game_under_test.hpp"

namespace militakiri_test {

/// Words of a list in any order; "a1-a2..a5" stands for a1-a2, a1-a3, a1-a4 and a1-a5.
[[nodiscard]] std::vector<std::string> words_of(const std::string& list);

/// The complete list of moves of whoever is on turn first.
void legal(const slow::Options& options, const std::string& position, const std::string& list);
inline void legal(const std::string& position, const std::string& list) { legal({}, position, list); }

/// The position after these moves, by whoever is on turn first.
[[nodiscard]] std::string after(const slow::Options& options, const std::string& position,
                                const std::string& moves);
[[nodiscard]] inline std::string after(const std::string& position, const std::string& moves) {
  return after({}, position, moves);
}

/// "red towers_taken", or nothing while the game goes on.
[[nodiscard]] std::string result(const slow::Options& options, const std::string& position);
[[nodiscard]] inline std::string result(const std::string& position) { return result({}, position); }

}  // namespace militakiri_test
