// SPDX-License-Identifier: GPL-3.0-or-later
//
// Where the golden games lie, and what they met.
#pragma once

#include <boardwright/abi/trace.h>

#include <filesystem>
#include <set>

#include "framework/catalogue/catalogue.hpp"
#include "game_under_test.hpp"
#include "tests/support/built_games.hpp"

namespace golden {

inline const std::filesystem::path kFolder = BOARDWRIGHT_SOURCE_DIR "/games/dice_checkers/records";

/// The numbers of the rules that a move or a roll used.
[[nodiscard]] inline std::set<std::string> rules_used(const boardwright::Position& before,
                                                      boardwright::Seat seat, boardwright::Move move) {
  const auto* trace = before.rules().extension<bw_trace>(BW_TRACE);
  REQUIRE(trace != nullptr);
  std::uint32_t indices[64], count = 0;
  REQUIRE(trace->rules_used(before.rules().raw(), before.data(), seat, move, indices, &count) == BW_OK);
  const auto texts = before.rules().texts(BW_TEXT_RULE);
  std::set<std::string> numbers;
  for (std::uint32_t i = 0; i < count; ++i) numbers.insert(texts.at(indices[i]).id);
  return numbers;
}

}  // namespace golden
