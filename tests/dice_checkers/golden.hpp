// SPDX-License-Identifier: GPL-3.0-or-later
//
// Where the golden games lie, and what they met.
#pragma once

#include <filesystem>
#include <set>

#include "framework/catalogue/catalogue.hpp"
#include "game_under_test.hpp"
#include "plugins/host/rule_trace.hpp"
#include "tests/support/built_games.hpp"

namespace golden {

inline const std::filesystem::path kFolder = BOARDWRIGHT_SOURCE_DIR "/games/dice_checkers/records";

/// The numbers of the rules that a move or a roll used.
[[nodiscard]] inline std::set<std::string> rules_used(const boardwright::Position& before,
                                                      boardwright::Seat seat, boardwright::Move move) {
  const auto trace = boardwright::RuleTrace::of(before.shared_rules());
  REQUIRE(trace);
  boardwright::Position after = before;
  REQUIRE(after.play(seat, move));
  const auto used = trace->used(before, seat, move, after);
  REQUIRE(used);
  const auto numbers = trace->numbers_of(*used);
  return {numbers.begin(), numbers.end()};
}

}  // namespace golden
