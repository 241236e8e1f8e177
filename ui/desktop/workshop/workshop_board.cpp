// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/workshop/workshop_board.hpp"

#include <QEvent>
#include <QHBoxLayout>
#include <QPushButton>

#include "framework/board/geometry.hpp"
#include "ui/desktop/appearance/translations.hpp"
#include "ui/desktop/board/board_view.hpp"
#include "ui/desktop/lessons/lesson_board.hpp"
#include "ui/desktop/panels/state_words.hpp"
#include "ui/desktop/panels/status_header.hpp"
#include "ui/desktop/play/game_words.hpp"
#include "ui/desktop/play/line_scene.hpp"
#include "ui/desktop/rules/why_not.hpp"

namespace boardwright::desktop {

WorkshopBoard::WorkshopBoard(QWidget* parent)
    : QWidget(parent),
      board_(new LessonBoard),
      status_(new StatusHeader),
      why_not_(new WhyNot(board_)),
      back_(new QPushButton),
      start_(new QPushButton) {
  back_->setObjectName("workshop_back");
  start_->setObjectName("workshop_start");
  auto* buttons = new QHBoxLayout;
  buttons->setSpacing(6);
  buttons->addWidget(back_);
  buttons->addWidget(start_);
  buttons->addStretch(1);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(6);
  column->addWidget(status_);
  column->addWidget(board_, 1);
  column->addLayout(buttons);
  board_->view().setMinimumSize(120, 120);
  connect(board_, &LessonBoard::chosen, this, &WorkshopBoard::move_wanted);
  connect(board_, &LessonBoard::refused, this, &WorkshopBoard::refused);
  connect(board_, &LessonBoard::clicked_anew, why_not_, &QWidget::hide);
  connect(why_not_, &WhyNot::rule_wanted, this, &WorkshopBoard::rule_wanted);
  connect(back_, &QPushButton::clicked, this, &WorkshopBoard::back_wanted);
  connect(start_, &QPushButton::clicked, this, &WorkshopBoard::start_wanted);
  retranslate();
  show_nothing();
}

GameWords WorkshopBoard::words() const { return {game_, rules_, spoken_language()}; }
QString WorkshopBoard::refusal() const { return why_not_->sentence(); }

void WorkshopBoard::show_nothing() {
  line_.reset();
  rules_.reset();
  why_not_->hide();
  board_->setVisible(false);
  back_->setEnabled(false);
  start_->setEnabled(false);
  show_status();
}

void WorkshopBoard::show_bench(const Workbench& bench, bool own) {
  why_not_->hide();
  board_->say({}, LessonBoard::Tone::kWrong);
  const GameLine& line = *bench.line();
  const std::size_t known = own && line_ ? std::min(line_->plies().size(), line.plies().size()) : 0;
  const Picture before = own && line_ ? Picture::whole(line_->now()) : Picture();
  if (rules_ != line.now().shared_rules()) {
    const std::uint32_t cursor = board_->view().cursor_place();
    rules_ = line.now().shared_rules();
    game_ = bench.shared_game();
    board_->setVisible(true);
    board_->set_game(*rules_, game_->appearance());
    board_->set_words(words());
    if (BoardView& view = board_->view(); view.has_board() && cursor < view.place_count())
      view.set_cursor_place(cursor);
  }
  line_ = line;
  const auto seats = line.is_over() ? std::vector<Seat>() : line.now().seats_on_turn();
  LessonBoard::Scene scene{Picture::whole(line.now()), line.now().text(),
                           last_places(line, 0, line.plies().size()), legal_moves(line.now(), seats)};
  if (own)
    board_->play_scene(before, seen_moves(line, known, line.plies().size()), std::move(scene), true);
  else
    board_->show_scene(std::move(scene));
  back_->setEnabled(bench.can_undo());
  start_->setEnabled(!line.plies().empty() || !(line.start() == rules_->start()));
  show_status();
}

void WorkshopBoard::refuse(const Explanation& why, const std::vector<std::uint32_t>& clicks) {
  const BoardView& view = board_->view();
  board_->point_at(why.places);
  if (clicks.empty() || !view.has_board())
    return board_->say(words().explanation(why), LessonBoard::Tone::kWrong);
  why_not_->show_beside(view.place_rect_in(*board_, clicks.back()), words().explanation(why),
                        QString::fromStdString(why.rule));
}

void WorkshopBoard::show_status() {
  using Kind = StatusHeader::Kind;
  if (!line_)
    return status_->say(Kind::kTurn, tr("Nothing to play yet"), tr("Mend the rules and save them."));
  const GameWords words = this->words();
  const QString plies = tr("Moves so far: %1").arg(line_->plies().size());
  if (const auto& result = line_->result()) {
    const auto [kind, title] = end_words(*result, std::nullopt, words.seats());
    return status_->say(kind, title, words.reason(result->reason));
  }
  status_->say(Kind::kTurn, turn_words(line_->now().seats_on_turn(), words.seats()), plies);
}

void WorkshopBoard::set_theme(const Theme& theme) { board_->set_theme(theme); }
void WorkshopBoard::set_habits(const BoardHabits& habits) { board_->set_habits(habits); }

void WorkshopBoard::retranslate() {
  back_->setText(tr("Take back"));
  start_->setText(tr("From the start"));
  show_status();
  if (line_) board_->set_words(words());
}

void WorkshopBoard::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) {
    why_not_->hide();
    retranslate();
  }
  QWidget::changeEvent(event);
}

}  // namespace boardwright::desktop
