// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/play/computer_turn.hpp"

#include <QElapsedTimer>
#include <QTimer>
#include <algorithm>
#include <memory>

#include "framework/players/player.hpp"

namespace boardwright::desktop {

namespace {

Result<Move> ask(const std::string& name, const Position& view, Seat seat, Random random) {
  const auto player = make_player(name);
  if (!player) return fail(player.error());
  return (*player)->choose(view, seat, random);
}

}  // namespace

ComputerTurn::ComputerTurn(QObject* parent) : QObject(parent) { threads_.setMaxThreadCount(1); }

ComputerTurn::~ComputerTurn() {
  forget();
  threads_.clear();
  threads_.waitForDone();
}

void ComputerTurn::think(const std::string& player, Position view, Seat seat, Random random, int pause,
                         Answer answer) {
  thinking_ = true;
  const quint64 turn = ++turn_;
  QElapsedTimer clock;
  clock.start();
  // A Position may not be touched by two threads: this one is the worker's alone from here on.
  auto seen = std::make_shared<Position>(std::move(view));
  threads_.start([this, player, seen, seat, random, pause, turn, clock, answer = std::move(answer)] {
    Result<Move> move = ask(player, *seen, seat, random);
    const auto deliver = [this, turn, pause, clock, answer, move = std::move(move)] {
      const int rest = std::max(0, pause - static_cast<int>(clock.elapsed()));
      QTimer::singleShot(rest, this, [this, turn, answer, move] {
        if (turn != turn_) return;
        thinking_ = false;
        answer(move);
      });
    };
    QMetaObject::invokeMethod(this, deliver, Qt::QueuedConnection);
  });
}

void ComputerTurn::forget() {
  ++turn_;
  thinking_ = false;
}

}  // namespace boardwright::desktop
