// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/panels/table_widgets.hpp"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QStackedWidget>

#include "ui/desktop/analysis/evaluation_bar.hpp"
#include "ui/desktop/board/board_view.hpp"
#include "ui/desktop/kit/column_scroll.hpp"
#include "ui/desktop/kit/page_stack.hpp"
#include "ui/desktop/panels/arrange_panel.hpp"
#include "ui/desktop/panels/board_side.hpp"
#include "ui/desktop/panels/dice_toast.hpp"
#include "ui/desktop/panels/end_box.hpp"
#include "ui/desktop/panels/hand_over_page.hpp"
#include "ui/desktop/panels/last_throw.hpp"
#include "ui/desktop/panels/move_entry.hpp"
#include "ui/desktop/panels/move_list.hpp"
#include "ui/desktop/panels/off_board_moves.hpp"
#include "ui/desktop/panels/pause_page.hpp"
#include "ui/desktop/panels/seat_cards.hpp"
#include "ui/desktop/panels/status_header.hpp"
#include "ui/desktop/panels/table_buttons.hpp"
#include "ui/desktop/panels/text_board.hpp"
#include "ui/desktop/panels/variation_list.hpp"
#include "ui/desktop/rules/why_not.hpp"

namespace boardwright::desktop {

namespace {

constexpr int kPanelWidth = 320;
constexpr int kGap = 20;

QWidget* side_panel(TableWidgets& of) {
  TableButtons::dress(*of.hint, "hint");
  of.hint->setFixedSize(44, 32);  // as high as the line beside it
  auto* entry = new QHBoxLayout;
  entry->setSpacing(8);
  entry->addWidget(of.entry, 1);
  entry->addWidget(of.hint, 0, Qt::AlignTop);
  auto* side = new QWidget;
  auto* column = new QVBoxLayout(side);
  of.side = column;
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(12);
  column->addWidget(of.cards);
  column->addWidget(of.status);
  column->addWidget(of.end);
  column->addWidget(of.last_throw);
  column->addWidget(of.arrange);
  column->addWidget(of.move_list, 1);
  column->addWidget(of.variations);
  column->addStretch();  // while there is no list of moves
  column->addLayout(entry);
  column->addWidget(of.buttons);
  return new ColumnScroll(side, kPanelWidth);
}

}  // namespace

TableWidgets::TableWidgets(QWidget& page)
    : pages(new PageStack),
      row(nullptr),
      side(nullptr),
      nothing(new QLabel),
      boards(new PageStack),
      evaluation(new EvaluationBar(boards)),
      board(new BoardView),
      text_board(new TextBoard),
      off_board(new OffBoardMoves),
      message(new QLabel),
      toast(new DiceToast(boards)),
      why_not(new WhyNot(boards)),
      hand_over(new HandOverPage),
      pause(new PausePage),
      cards(new SeatCards),
      arrange(new ArrangePanel),
      status(new StatusHeader),
      end(new EndBox),
      last_throw(new LastThrow),
      move_list(new MoveList),
      variations(new VariationList),
      entry(new MoveEntry),
      hint(new QPushButton),
      buttons(new TableButtons) {
  auto* table = new QWidget;
  row = new QHBoxLayout(table);
  row->setContentsMargins(kGap, 8, kGap, kGap);
  row->setSpacing(kGap);
  message->setObjectName("message");
  row->addWidget(board_side(*boards, *board, *text_board, *off_board, *message), 1);
  row->addWidget(side_panel(*this));
  pages->addWidget(table);
  pages->addWidget(hand_over);
  pages->addWidget(pause);
  pages->addWidget(nothing);
  pages->setCurrentWidget(nothing);  // until there is a game
  nothing->setObjectName("nothing_to_play");
  nothing->setAlignment(Qt::AlignCenter);
  nothing->setWordWrap(true);
  nothing->setMargin(60);
  auto* whole = new QVBoxLayout(&page);
  whole->setContentsMargins(0, 0, 0, 0);
  whole->addWidget(pages);
}

void TableWidgets::stand_in_page(const Extras& extras) {
  row->setContentsMargins(0, 0, 0, 0);
  side->insertWidget(side->indexOf(status) + 1, extras.below_status);
  side->insertWidget(side->indexOf(move_list) + 1, extras.beside_moves, 1);
  side->addWidget(extras.buttons);
  hint->hide();
  buttons->hide();
}

}  // namespace boardwright::desktop
