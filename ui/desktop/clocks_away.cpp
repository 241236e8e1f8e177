// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/clocks_away.hpp"

#include <QTimer>

#include "ui/desktop/appearance/translations.hpp"
#include "ui/desktop/panels/seat_cards.hpp"
#include "ui/desktop/play/game_words.hpp"
#include "ui/desktop/play/match_controller.hpp"

namespace boardwright::desktop {

ClocksAway::ClocksAway(const MatchController& controller, QObject* parent)
    : QObject(parent), controller_(controller), often_(new QTimer(this)) {
  constexpr int kOften = 200;  // milliseconds
  often_->setInterval(kOften);
  connect(often_, &QTimer::timeout, this, [this] { emit told(words()); });
}

void ClocksAway::begin() {
  emit told(words());
  if (controller_.has_game() && !controller_.clocks().empty()) often_->start();
}

void ClocksAway::end() { often_->stop(); }

QString ClocksAway::words() const {
  if (!controller_.has_game() || controller_.is_record()) return {};
  const TableWords& words = controller_.words();
  QStringList told;
  const auto clocks = controller_.clocks();
  for (std::size_t seat = 0; seat < clocks.size(); ++seat)
    told << words.seat(static_cast<Seat>(seat)) + QChar(' ') + SeatCards::clock_text(clocks[seat]);
  return told.join(QStringLiteral(" – "));
}

}  // namespace boardwright::desktop
