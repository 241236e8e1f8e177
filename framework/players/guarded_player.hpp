// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "framework/players/player.hpp"

namespace boardwright {

/// A player that is replaced when it fails, for the rest of its time here. Fails only when the last one does
/// or when the turn is interrupted.
class GuardedPlayer final : public Player {
 public:
  /// Called at most once each, in this order.
  using Spare = std::function<std::unique_ptr<Player>()>;
  GuardedPlayer(std::unique_ptr<Player> first, std::vector<Spare> spares);

  /// Of the first one: it is the one that was asked to play.
  [[nodiscard]] std::string name() const override { return name_; }
  [[nodiscard]] Result<Move> choose(const Position& view, Seat seat, Random& random) override;
  [[nodiscard]] Result<Choice> play_turn(const SeatTurn& turn) override;

 private:
  template <class Ask>
  [[nodiscard]] Result<Choice> first_answer(Ask ask, const SeatTurn* turn);

  std::string name_;
  std::unique_ptr<Player> now_;
  std::vector<Spare> spares_;  // the next one last
};

}  // namespace boardwright
