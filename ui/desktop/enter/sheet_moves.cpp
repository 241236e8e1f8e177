// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/enter/sheet_moves.hpp"

#include <QEvent>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include "ui/desktop/enter/score_sheet.hpp"
#include "ui/desktop/kit/named_button.hpp"
#include "ui/desktop/panels/arrange_panel.hpp"
#include "ui/desktop/panels/move_entry.hpp"
#include "ui/desktop/panels/move_list.hpp"
#include "ui/desktop/play/move_words.hpp"

namespace boardwright::desktop {

SheetMoves::SheetMoves(QWidget* parent)
    : QWidget(parent),
      status_(new QLabel),
      panel_(new ArrangePanel),
      list_(new MoveList),
      entry_(new MoveEntry),
      undo_(named_button("enter_undo")),
      cut_(named_button("enter_cut")) {
  status_->setObjectName("enter_status");
  status_->setProperty("role", "heading");
  status_->setWordWrap(true);
  panel_->only_by_hand();
  auto* buttons = new QHBoxLayout;
  buttons->setSpacing(8);
  buttons->addWidget(undo_, 1);
  buttons->addWidget(cut_, 1);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(10);
  column->addWidget(status_);
  column->addWidget(panel_);
  column->addWidget(list_, 1);
  column->addWidget(entry_);
  column->addLayout(buttons);
  connect(list_, &MoveList::looked_at, this, &SheetMoves::looked_at);
  connect(undo_, &QPushButton::clicked, this, &SheetMoves::undo_wanted);
  connect(cut_, &QPushButton::clicked, this, &SheetMoves::cut_wanted);
  retranslate();
}

void SheetMoves::name_things(const ScoreSheet& sheet) { list_->set_seats(sheet.words().seats()); }

void SheetMoves::show_position(const ScoreSheet& sheet, const std::vector<SeenMove>& seen,
                               const std::vector<LegalMove>& moves) {
  list_->set_history(seen);
  list_->set_shown(sheet.game().shown());
  entry_->set_moves(moves);
  undo_->setEnabled(sheet.can_undo());
  cut_->setEnabled(sheet.can_cut());
}

void SheetMoves::show_status(const ScoreSheet& sheet, std::optional<Seat> sets_up) {
  const EnteredGame& game = sheet.game();
  const GameWords words = sheet.words();
  const bool at_end = game.shown() == game.size();
  QStringList seats;
  for (const Seat seat : game.on_turn()) seats << words.seat(seat);
  QString said;
  if (sets_up) {
    said = tr("Set-up: %1").arg(words.seat(*sets_up));
  } else if (const auto ended = game.result(); ended && at_end) {
    said = words.reason(ended->reason);
  } else if (game.chance_is_next()) {
    said = tr("What has chance brought?");
  } else {
    said = tr("%1 to move").arg(seats.join(", "));
  }
  if (!at_end)
    said = tr("%1: %2", "after which move, how things stand")
               .arg(position_words(MoveNumbers(game.line()), game.shown(), words.seats()), said) +
           ' ' + tr("Another move here takes the place of the one that was entered.");
  status_->setText(said);
}

void SheetMoves::set_theme() { list_->set_theme(); }

QString SheetMoves::status() const { return status_->text(); }

void SheetMoves::retranslate() {
  undo_->setText(tr("Undo"));
  undo_->setToolTip(tr("Takes the last entry, correction or deletion back (Ctrl+Z)"));
  cut_->setText(tr("Delete from here"));
  cut_->setToolTip(tr("Deletes everything behind the position on the board"));
}

void SheetMoves::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) retranslate();
  QWidget::changeEvent(event);
}

}  // namespace boardwright::desktop
