// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "framework/players/player.hpp"

namespace boardwright {

/// Any legal move, all equally likely.
class RandomPlayer final : public Player {
 public:
  [[nodiscard]] std::string name() const override { return "random"; }
  [[nodiscard]] Result<Move> choose(const Position& view, Seat seat, Random& random) override;
};

}  // namespace boardwright
