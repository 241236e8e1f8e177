// SPDX-License-Identifier: GPL-3.0-or-later
//
// Rules by their own classes, and positions of games at random.
#pragma once

#include <boardwright/pure/random.hpp>
#include <catch2/catch.hpp>
#include <vector>

#include "games/two_field/game.hpp"

namespace played {

using namespace two_field;
using boardwright::Random;
using Small = Game<Position<SmallBoard>>;

inline bw_parameter choice(const char* name, const char* value) {
  return {name, {BW_CHOICE, 0, 0, value, nullptr, nullptr}};
}
inline bw_parameter integer(const char* name, std::int64_t value) {
  return {name, {BW_INTEGER, 0, value, nullptr, nullptr, nullptr}};
}

/// With the pieces of a set.
inline Options options_of(const char* set, std::vector<bw_parameter> given = {}) {
  given.push_back(choice("set", set));
  const auto parameters = sdk::Parameters::check(kParameterSpecs, given);
  if (!parameters) FAIL(parameters.error());
  const auto read = read_options(*parameters);
  if (!read) FAIL(read.error());
  return *read;
}

/// A random game's position after so many plies, or its last one that isn't over.
template <class G>
typename G::Position random_position(const G& game, Random& random) {
  auto position = game.start();
  std::uint32_t plies = random.below(300);
  while (position.phase == kSetUpPhase || plies-- != 0) {
    auto next = position;
    const Seat seat = sdk::first_seat(game.turn(position));
    game.apply(next, seat, game.random_move(position, seat, random));
    if (game.turn(next) == sdk::kOver) break;
    position = next;
  }
  return position;
}

}  // namespace played
