// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/match/rules_used.hpp"

#include <boardwright/abi/trace.h>

#include <array>

namespace boardwright {

std::vector<std::string> rules_used(const Position& position, Seat seat, Move move) {
  const Rules& rules = position.rules();
  const auto* trace = rules.extension<bw_trace>(BW_TRACE);
  if (trace == nullptr) return {};
  std::array<std::uint32_t, 64> used{};  // as many as the contract allows
  auto count = static_cast<std::uint32_t>(used.size());
  if (trace->rules_used(rules.raw(), position.data(), seat, move, used.data(), &count) != BW_OK) return {};
  const auto texts = rules.texts(BW_TEXT_RULE);
  std::vector<std::string> numbers;
  for (std::uint32_t i = 0; i < count && i < used.size(); ++i)
    if (used[i] < texts.size()) numbers.push_back(texts[used[i]].id);
  return numbers;
}

}  // namespace boardwright
