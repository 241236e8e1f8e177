// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/planning/dead_end.hpp"

namespace boardwright::planning {

DeadEnd dead_end(std::uint32_t people, std::uint32_t round) {
  // With the free place as one more, those who have not met form a graph in which everybody has as many lines
  // left; a round is a perfect matching of it.
  const std::uint32_t places = people + people % 2;
  if (places < 2 || round >= places) return DeadEnd::kCertain;
  const std::uint32_t left = places - round;
  if (left == 1) return DeadEnd::kNever;  // that graph is the round
  // The smallest regular graphs without a perfect matching. Even: two parts of left + 1 people, all of whom have
  // not met each other. Odd: Wallis 1981, The smallest regular graphs without one-factors.
  const std::uint32_t smallest = left % 2 == 0 ? 2 * (left + 1) : 3 * left + 7;
  return places >= smallest ? DeadEnd::kNotExcluded : DeadEnd::kNever;
}

std::uint32_t safe_rounds(std::uint32_t people) {
  std::uint32_t round = 0;
  while (dead_end(people, round + 1) == DeadEnd::kNever) ++round;
  return round;
}

}  // namespace boardwright::planning
