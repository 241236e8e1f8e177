// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/enter/sheet_board.hpp"

#include <QEvent>
#include <QLabel>
#include <QStackedWidget>
#include <QVBoxLayout>
#include <utility>

#include "framework/board/geometry.hpp"
#include "ui/desktop/board/board_look.hpp"
#include "ui/desktop/board/board_view.hpp"
#include "ui/desktop/board/piece_art.hpp"
#include "ui/desktop/enter/chance_choice.hpp"
#include "ui/desktop/enter/score_sheet.hpp"
#include "ui/desktop/kit/page.hpp"
#include "ui/desktop/kit/page_stack.hpp"
#include "ui/desktop/panels/off_board_moves.hpp"
#include "ui/desktop/panels/text_board.hpp"
#include "ui/desktop/rules/why_not.hpp"

namespace boardwright::desktop {

namespace {

constexpr int kSheetAnimation = 140;  // milliseconds

}  // namespace

SheetBoard::SheetBoard(QWidget* parent)
    : QWidget(parent),
      boards_(new PageStack),
      board_(new BoardView),
      text_board_(new TextBoard),
      off_board_(new OffBoardMoves),
      chance_(new ChanceChoice),
      why_not_(new WhyNot(boards_)),
      message_(new QLabel) {
  boards_->addWidget(board_);
  boards_->addWidget(text_board_);
  message_->setObjectName("enter_message");
  message_->setAlignment(Qt::AlignCenter);
  message_->setWordWrap(true);
  message_->setMinimumHeight(message_->fontMetrics().height() + 4);  // a sentence doesn't move the board
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(8);
  column->addWidget(boards_, 1);
  column->addWidget(off_board_);
  column->addWidget(chance_);
  column->addWidget(message_);
  connect(off_board_, &OffBoardMoves::chosen, this, &SheetBoard::chosen);
  connect(chance_, &ChanceChoice::chosen, this, &SheetBoard::chosen);
  retranslate();
}

SheetBoard::~SheetBoard() = default;

void SheetBoard::begin(const ScoreSheet& sheet) {
  const std::string rules = rules_hash(*sheet.rules());
  const bool other_board = std::exchange(rules_, rules) != rules;
  const auto geometry = BoardGeometry::of(*sheet.rules());
  boards_->setCurrentWidget(geometry ? static_cast<QWidget*>(board_) : text_board_);
  if (!geometry || !other_board) return;
  const Appearance& look = sheet.entry().game->appearance();
  board_->set_board(*geometry, look);
  art_ = std::make_unique<PieceArt>(*geometry, look);
}

void SheetBoard::name_things(const ScoreSheet& sheet) {
  const GameWords words = sheet.words();
  board_->set_names(tr("Board: %1").arg(words.game_name()), words.kinds(), words.trays(), words.seats());
}

void SheetBoard::show_position(const ScoreSheet& sheet, const std::vector<SeenMove>& seen,
                               const std::vector<LegalMove>& moves, bool moved) {
  const EnteredGame& game = sheet.game();
  const Picture picture = game.picture();
  const std::size_t shown = game.shown();
  if (moved && board_->has_board() && shown > 0)
    board_->show_move(picture, seen[shown - 1].difference);
  else
    board_->show_picture(picture);
  board_->set_last_move(shown > 0 ? seen[shown - 1].places : std::vector<std::uint32_t>());
  text_board_->setText(QString::fromStdString(game.text()));
  const std::vector<LegalMove> none;
  const bool chance = game.chance_is_next();
  board_->set_moves(chance ? none : moves);
  off_board_->set_moves(chance ? none : moves, !sheet.rules()->geometry());
  chance_->set_events(chance ? moves : none,
                      BoardLook::of(sheet.entry().game->appearance(), current_theme()).seats);
}

void SheetBoard::show_arrangement(const Picture& picture, const std::vector<ArrangeEdit>& edits) {
  board_->show_picture(picture);
  board_->set_last_move({});
  board_->set_moves(as_moves(edits));
  off_board_->set_moves({}, false);
}

void SheetBoard::set_theme(const Theme& theme) { board_->set_theme(theme); }

void SheetBoard::set_habits(const BoardHabits& habits) {
  board_->set_coordinates(habits.coordinates);
  board_->set_animation(habits.animated ? kSheetAnimation : 0);
}

void SheetBoard::say(const QString& sentence) {
  why_not_->hide();
  message_->setText(sentence);
}

void SheetBoard::refuse(const Explanation& why, const QString& sentence, std::uint32_t place) {
  say({});
  why_not_->show_beside(board_->place_rect_in(*boards_, place), sentence, {});  // the sentence names the rule
  board_->point_at(why.places);
}

QString SheetBoard::message() const {
  const QString refusal = why_not_->sentence();
  return refusal.isEmpty() ? message_->text() : refusal;
}

void SheetBoard::retranslate() { message_->setAccessibleName(tr("Message")); }

void SheetBoard::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) retranslate();
  QWidget::changeEvent(event);
}

}  // namespace boardwright::desktop
