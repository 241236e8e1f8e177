// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QThreadPool>
#include <boardwright/pure/random.hpp>
#include <functional>
#include <string>

#include "plugins/host/position.hpp"

namespace boardwright::desktop {

/// Lets a computer player think in a thread of its own, one turn at a time; the answer comes back in the
/// interface's thread. Waits for a running turn when it is destroyed.
class ComputerTurn final : public QObject {
  Q_OBJECT
 public:
  using Answer = std::function<void(Result<Move>)>;
  explicit ComputerTurn(QObject* parent = nullptr);
  ~ComputerTurn() override;

  /// `pause`: milliseconds that pass at least, so that people can follow. An earlier turn's answer is
  /// dropped.
  void think(const std::string& player, Position view, Seat seat, Random random, int pause, Answer answer);
  /// Nobody wants the answer any more.
  void forget();
  [[nodiscard]] bool thinking() const noexcept { return thinking_; }

 private:
  QThreadPool threads_;
  quint64 turn_ = 0;
  bool thinking_ = false;
};

}  // namespace boardwright::desktop
