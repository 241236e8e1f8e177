// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/compare/compare_side.hpp"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QStackedWidget>
#include <algorithm>

#include "framework/board/difference.hpp"
#include "framework/board/geometry.hpp"
#include "ui/desktop/appearance/side_colours.hpp"
#include "ui/desktop/appearance/translations.hpp"
#include "ui/desktop/board/board_view.hpp"
#include "ui/desktop/kit/page_stack.hpp"
#include "ui/desktop/panels/off_board_moves.hpp"
#include "ui/desktop/play/game_words.hpp"
#include "ui/desktop/play/line_scene.hpp"

namespace boardwright::desktop {

namespace {

constexpr int kSideAnimation = 160;  // milliseconds

}  // namespace

CompareSide::CompareSide(std::size_t number, Entry entry, std::shared_ptr<const Rules> rules, QWidget* parent)
    : QFrame(parent),
      number_(number),
      entry_(std::move(entry)),
      rules_(std::move(rules)),
      letter_(new QLabel(side_letter(number))),
      name_(new QLabel),
      status_(new QLabel),
      aside_(new QLabel),
      together_(new QPushButton),
      pages_(new PageStack),
      board_(new BoardView),
      marks_(new DifferenceMarks(*board_)),
      off_board_(new OffBoardMoves) {
  setObjectName("card");
  if (const auto geometry = BoardGeometry::of(*rules_))
    board_->set_board(*geometry, entry_.game->appearance());
  build();
  connect(board_, &BoardView::move_chosen, this, &CompareSide::chosen);
  connect(board_, &BoardView::refused, this, &CompareSide::refused);
  connect(board_, &BoardView::clicked_anew, this, &CompareSide::clicked_anew);
  connect(off_board_, &OffBoardMoves::chosen, this, &CompareSide::chosen);
  connect(together_, &QPushButton::clicked, this, &CompareSide::together_wanted);
  marks_->set_colour(side_board_colour(number_));
  set_theme(current_theme());
  retranslate();
}

void CompareSide::build() {
  letter_->setObjectName("side_letter");
  letter_->setAlignment(Qt::AlignCenter);
  letter_->setFixedSize(24, 24);
  name_->setProperty("role", "heading");
  name_->setWordWrap(true);
  name_->setMinimumWidth(60);
  status_->setObjectName("side_status");
  status_->setWordWrap(true);
  status_->setMinimumHeight(2 * status_->fontMetrics().lineSpacing());  // two lines don't move the board
  status_->setAlignment(Qt::AlignLeft | Qt::AlignTop);
  aside_->setWordWrap(true);
  aside_->setAlignment(Qt::AlignCenter);
  aside_->setMargin(24);
  together_->setObjectName("side_together");
  together_->hide();
  board_->setMinimumSize(160, 160);
  pages_->addWidget(board_);
  pages_->addWidget(aside_);
  auto* header = new QHBoxLayout;
  header->setSpacing(8);
  header->addWidget(letter_);
  header->addWidget(name_, 1);
  header->addWidget(together_);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(10, 8, 10, 8);
  column->setSpacing(6);
  column->addLayout(header);
  column->addWidget(pages_, 1);
  column->addWidget(off_board_);
  column->addWidget(status_);
}

QString CompareSide::name() const {
  return QString::fromStdString(entry_.game->variant_name(spoken_language(), *entry_.variant));
}

QString CompareSide::sentence(const Explanation& explanation) const {
  return GameWords(entry_.game, rules_, spoken_language()).explanation(explanation);
}

QString CompareSide::ended(const Outcome& outcome) const {
  const GameWords words(entry_.game, rules_, spoken_language());
  QStringList winners;
  for (Seat seat = 0; seat < outcome.scores.size(); ++seat)
    if (outcome.scores[seat] == 2) winners << words.seat(seat);
  const QString reason = words.reason(outcome.reason);
  return winners.isEmpty() ? tr("A draw. %1").arg(reason) : tr("%1 wins. %2").arg(winners.join(", "), reason);
}

QString CompareSide::status() const { return status_->text(); }

void CompareSide::set_theme(const Theme& theme) {
  board_->set_theme(theme);
  letter_->setStyleSheet(QStringLiteral("background: %1; color: %2; border-radius: 12px; font-weight: 600;")
                             .arg(side_colour(number_, theme).name(), theme.panel.name()));
}

void CompareSide::set_coordinates(bool coordinates) { board_->set_coordinates(coordinates); }
void CompareSide::set_animation(bool animation) { board_->set_animation(animation ? kSideAnimation : 0); }

void CompareSide::show_line(const GameLine& line, bool alone) {
  const Picture picture = Picture::whole(line.now());
  const std::size_t plies = line.plies().size();
  const auto last =
      last_places(line, plies - std::min<std::size_t>(plies, 1), plies);  // nothing after chance
  if (pages_->currentWidget() == board_ && line_ && picture != board_->picture())
    board_->show_move(picture, difference(board_->picture(), picture, last));
  else
    board_->show_picture(picture);
  pages_->setCurrentWidget(board_);
  line_ = line;
  alone_ = alone;
  const auto moves =
      legal_moves(line.now(), line.is_over() ? std::vector<Seat>() : line.now().seats_on_turn());
  board_->set_last_move(last);
  board_->set_moves(moves);
  off_board_->set_moves(moves, false);
  show_status();
}

void CompareSide::show_aside(const QString& reason) {
  line_.reset();
  alone_ = true;
  aside_->setText(reason);
  pages_->setCurrentWidget(aside_);
  off_board_->set_moves({}, false);
  show_status();
}

void CompareSide::set_marks(std::vector<DifferenceMarks::Mark> marks) { marks_->set_marks(std::move(marks)); }
void CompareSide::point_at(const std::vector<std::uint32_t>& places) { board_->keep_pointing_at(places); }

QString CompareSide::turn_words(const Position& position) const {
  if (position.is_chance()) return tr("Chance is on turn.");
  const GameWords words(entry_.game, rules_, spoken_language());
  QStringList seats;
  for (const Seat seat : position.seats_on_turn()) seats << words.seat(seat);
  return tr("%1 to move.").arg(seats.join(", "));
}

void CompareSide::show_status() {
  together_->setVisible(alone_ && line_);
  if (!line_) return status_->setText(tr("Stands aside."));
  const auto& result = line_->result();
  const QString now = result ? ended(*result) : turn_words(line_->now());
  status_->setText(alone_ ? now + " " + tr("Stands otherwise than the others.") : now);
}

void CompareSide::show_header() {
  name_->setText(name());
  name_->setToolTip(QString::fromStdString(entry_.game->variant_summary(spoken_language(), *entry_.variant)));
  together_->setText(tr("All here"));
  together_->setToolTip(tr("Puts the other boards into this position"));
  together_->setAccessibleName(tr("All boards into the position of %1").arg(name()));
}

void CompareSide::retranslate() {
  const GameWords words(entry_.game, rules_, spoken_language());
  board_->set_names(tr("Board %1: %2").arg(side_letter(number_), name()), words.kinds(), words.trays(),
                    words.seats());
  show_header();
  show_status();
}

void CompareSide::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) retranslate();
  QFrame::changeEvent(event);
}

}  // namespace boardwright::desktop
