// SPDX-License-Identifier: GPL-3.0-or-later
//
// What MainWindow does about a match that runs while somebody wants to do something else.
#include <QMessageBox>
#include <QPushButton>
#include <QTimer>

#include "ui/desktop/appearance/translations.hpp"
#include "ui/desktop/main_window.hpp"
#include "ui/desktop/panels/seat_cards.hpp"
#include "ui/desktop/play/game_words.hpp"
#include "ui/desktop/start/start_page.hpp"

namespace boardwright::desktop {

/// Whether to go on with what was wanted. `ends`: the match leaves the table.
bool MainWindow::may_leave_match(bool ends) {
  if (!controller_.counts() || controller_.paused()) return true;
  QMessageBox box(QMessageBox::Question, tr("Leave the match"), tr("This rated match isn't over."),
                  QMessageBox::NoButton, this);
  box.setObjectName("leave_match");
  const bool clock = !controller_.clocks().empty();
  const QString kept = tr("It waits among the unfinished matches, and the time used so far stays used.");
  const QString goes_on = tr("Its clock goes on while you look at something else.");
  if (ends || clock) box.setInformativeText(ends ? kept : goes_on);
  auto* stay = box.addButton(tr("S&tay"), QMessageBox::RejectRole);
  stay->setObjectName("leave_stay");
  auto* leave = box.addButton(tr("&Leave"), QMessageBox::AcceptRole);
  leave->setObjectName("leave_go");
  QPushButton* pause = nullptr;
  if (controller_.can_pause()) {
    pause = box.addButton(tr("&Pause"), QMessageBox::ActionRole);
    pause->setObjectName("leave_pause");
  }
  QPushButton* resign = nullptr;
  if (controller_.is_human(controller_.viewer())) {
    resign = box.addButton(tr("&Resign"), QMessageBox::DestructiveRole);
    resign->setObjectName("leave_resign");
  }
  box.setDefaultButton(stay);
  box.setEscapeButton(stay);
  box.exec();
  const auto* chosen = box.clickedButton();
  if (chosen == leave) return true;
  if (chosen == nullptr || chosen == stay) return false;
  const auto done = chosen == resign ? controller_.resign() : controller_.pause();
  say(done);
  return done.has_value();
}

/// "Red 4:57 – Blue 5:00", for the start page; empty without a clock.
QString MainWindow::clocks_on_table() const {
  if (!controller_.has_game() || controller_.is_record()) return {};
  const GameWords words(controller_.plan().game, controller_.plan().rules, spoken_language());
  QStringList told;
  const auto clocks = controller_.clocks();
  for (std::size_t seat = 0; seat < clocks.size(); ++seat)
    told << words.seat(static_cast<Seat>(seat)) + QChar(' ') + SeatCards::clock_text(clocks[seat]);
  return told.join(QStringLiteral(" – "));
}

/// The clock of the match on the table goes on while the start page is shown, and is seen to.
void MainWindow::show_clocks_on_start_page() {
  if (table_clocks_ == nullptr) {
    constexpr int kOften = 200;  // milliseconds
    table_clocks_ = new QTimer(this);
    table_clocks_->setInterval(kOften);
    connect(table_clocks_, &QTimer::timeout, this, [this] {
      if (!at_start()) return table_clocks_->stop();
      start_page_->set_clocks(clocks_on_table());
    });
  }
  start_page_->set_clocks(clocks_on_table());
  if (!controller_.has_game() || controller_.clocks().empty()) return;
  table_clocks_->start();
}

}  // namespace boardwright::desktop
