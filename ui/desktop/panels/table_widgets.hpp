// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QBoxLayout;
class QLabel;
class QPushButton;
class QStackedWidget;
class QWidget;

namespace boardwright::desktop {

class ArrangePanel;
class BoardView;
class DiceToast;
class EndBox;
class EvaluationBar;
class HandOverPage;
class LastThrow;
class MoveEntry;
class MoveList;
class OffBoardMoves;
class PausePage;
class SeatCards;
class StatusHeader;
class TableButtons;
class TextBoard;
class VariationList;
class WhyNot;

/// Everything that a table is shown with, laid out on its page: the board, what stands beside it, and the pages that
/// cover both. Knows no game. Qt owns them all.
struct TableWidgets {
  explicit TableWidgets(QWidget& page);

  /// What stands beside a game that is played elsewhere.
  struct Extras {
    QWidget* below_status;
    QWidget* beside_moves;  ///< in the room of the list of moves
    QWidget* buttons;       ///< instead of those for games here
  };
  /// To the page's edges, with these.
  void stand_in_page(const Extras& extras);

  QStackedWidget* pages;
  QBoxLayout* row;         ///< board and side
  QBoxLayout* side;        ///< what stands beside the board
  QLabel* nothing;         ///< instead of a game
  QStackedWidget* boards;  ///< the board, or its text; what is shown over it lies here too
  EvaluationBar* evaluation;
  BoardView* board;
  TextBoard* text_board;
  OffBoardMoves* off_board;
  QLabel* message;
  DiceToast* toast;
  WhyNot* why_not;
  HandOverPage* hand_over;
  PausePage* pause;
  SeatCards* cards;
  ArrangePanel* arrange;
  StatusHeader* status;
  EndBox* end;
  LastThrow* last_throw;
  MoveList* move_list;
  VariationList* variations;
  MoveEntry* entry;
  QPushButton* hint;
  TableButtons* buttons;
};

}  // namespace boardwright::desktop
