// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QThreadPool>
#include <functional>
#include <memory>

#include "framework/players/player.hpp"
#include "framework/players/seat_turn.hpp"

namespace boardwright::desktop {

/// Lets a computer player think in a thread of its own, one turn at a time; the answer comes back in the
/// interface's thread. A turn that nobody wants any more is interrupted; a player that can't be (one that
/// thinks in this process) is waited for when this is destroyed.
class ComputerTurn final : public QObject {
  Q_OBJECT
 public:
  using Answer = std::function<void(const Result<Choice>&)>;
  explicit ComputerTurn(QObject* parent = nullptr);
  ~ComputerTurn() override;

  /// `pause`: milliseconds that pass at least, so that people can follow. An earlier turn's answer is
  /// dropped.
  void think(std::shared_ptr<Player> player, SeatTurn turn, int pause, Answer answer);
  /// Nobody wants the answer any more.
  void forget();
  [[nodiscard]] bool thinking() const noexcept { return thinking_; }

 private:
  QThreadPool threads_;
  quint64 turn_ = 0;
  bool thinking_ = false;
  std::shared_ptr<Interrupt> interrupt_;  // of the turn that is thought about
};

}  // namespace boardwright::desktop
