// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/play/computer_turn.hpp"

#include <QElapsedTimer>
#include <QTimer>
#include <algorithm>
#include <utility>

namespace boardwright::desktop {

ComputerTurn::ComputerTurn(QObject* parent) : QObject(parent) { threads_.setMaxThreadCount(1); }

ComputerTurn::~ComputerTurn() {
  forget();
  threads_.clear();
  threads_.waitForDone();
}

void ComputerTurn::think(std::shared_ptr<Player> player, SeatTurn turn, int pause, Answer answer) {
  forget();
  thinking_ = true;
  const quint64 number = ++turn_;
  QElapsedTimer clock;
  clock.start();
  interrupt_ = std::make_shared<Interrupt>();
  turn.interrupt = interrupt_;
  // A Position may not be touched by two threads: this one is the worker's alone from here on.
  auto asked = std::make_shared<SeatTurn>(std::move(turn));
  threads_.start([this, player = std::move(player), asked, pause, number, clock, answer = std::move(answer)] {
    auto choice = asked->interrupt->is_set() ? Result<Choice>(fail("")) : player->play_turn(*asked);
    const auto deliver = [this, number, pause, clock, answer, choice = std::move(choice)] {
      const int rest = std::max(0, pause - static_cast<int>(clock.elapsed()));
      QTimer::singleShot(rest, this, [this, number, answer, choice] {
        if (number != turn_) return;
        thinking_ = false;
        answer(choice);
      });
    };
    QMetaObject::invokeMethod(this, deliver, Qt::QueuedConnection);
  });
}

void ComputerTurn::forget() {
  ++turn_;
  thinking_ = false;
  if (interrupt_ != nullptr) interrupt_->set();
}

}  // namespace boardwright::desktop
