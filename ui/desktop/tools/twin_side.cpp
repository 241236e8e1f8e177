// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/tools/twin_side.hpp"

#include <QLabel>
#include <QVBoxLayout>

#include "ui/desktop/appearance/theme.hpp"
#include "ui/desktop/appearance/translations.hpp"
#include "ui/desktop/board/board_view.hpp"
#include "ui/desktop/lessons/lesson_board.hpp"
#include "ui/desktop/panels/state_words.hpp"
#include "ui/desktop/play/game_words.hpp"

namespace boardwright::desktop {
namespace {

constexpr int kLeastSide = 150;

}  // namespace

TwinSide::TwinSide(QWidget* parent)
    : QWidget(parent), board_(new LessonBoard), name_(new QLabel), words_(new QLabel) {
  name_->setProperty("role", "heading");
  for (QLabel* label : {name_, words_}) {
    label->setWordWrap(true);
    label->setTextFormat(Qt::PlainText);
  }
  words_->setTextInteractionFlags(Qt::TextSelectableByMouse);
  board_->view().setMinimumSize(kLeastSide, kLeastSide);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(6);
  column->addWidget(name_);
  column->addWidget(board_, 1);
  column->addWidget(words_);
}

void TwinSide::show_line(const ToolGame& game, std::vector<Position> positions, const QString& words) {
  game_ = game;
  positions_ = std::move(positions);
  at_the_end_ = words;
  name_->setText(game_.title(spoken_language()));
  const Position& start = positions_.front();
  board_->set_game(start.rules(), game_.game->appearance());
  board_->set_words(GameWords(game_.game, start.shared_rules(), spoken_language()));
  board_->set_theme(current_theme());
  go(positions_.size() - 1);
}

void TwinSide::go(std::size_t ply) {
  ply_ = std::min(ply, positions_.size() - 1);
  const Position& now = positions_[ply_];
  board_->show_scene({Picture::whole(now), now.text(), {}, {}});
  const GameWords words(game_.game, now.shared_rules(), spoken_language());
  const QString turn =
      now.is_over() ? words.reason(now.outcome().reason) : turn_words(now.seats_on_turn(), words.seats());
  words_->setText(ply_ + 1 < positions_.size() || at_the_end_.isEmpty() ? turn : at_the_end_);
}

QString TwinSide::words() const { return words_->text(); }

}  // namespace boardwright::desktop
