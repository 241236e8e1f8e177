// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <memory>
#include <vector>

#include "framework/match/messages.hpp"
#include "ui/desktop/play/arrange_edits.hpp"

class QLabel;
class QStackedWidget;

namespace boardwright::desktop {

class BoardView;
class ChanceChoice;
class OffBoardMoves;
class PieceArt;
class ScoreSheet;
class TextBoard;
class WhyNot;
struct BoardHabits;
struct Theme;

/// The board of a score sheet, or its text, with what isn't done on it: other moves, what chance has brought, and what is
/// said about a click. It asks, the page acts.
class SheetBoard final : public QWidget {
  Q_OBJECT
 public:
  explicit SheetBoard(QWidget* parent = nullptr);
  ~SheetBoard() override;

  /// A sheet is begun or taken up: its board is there.
  void begin(const ScoreSheet& sheet);
  void name_things(const ScoreSheet& sheet);
  /// The position that is looked at, and the moves that can come next. `moved`: the last one is seen on its way.
  void show_position(const ScoreSheet& sheet, const std::vector<SeenMove>& seen,
                     const std::vector<LegalMove>& moves, bool moved);
  /// In the place of a position, what is being made of it.
  void show_arrangement(const Picture& picture, const std::vector<ArrangeEdit>& edits);
  void set_theme(const Theme& theme);
  void set_habits(const BoardHabits& habits);

  void say(const QString& sentence);
  /// Beside that place; those of `why` are pointed at.
  void refuse(const Explanation& why, const QString& sentence, std::uint32_t place);
  [[nodiscard]] QString message() const;  ///< why not, beside a field; else what is below the board

  [[nodiscard]] BoardView& view() const noexcept { return *board_; }
  [[nodiscard]] PieceArt* art() const noexcept { return art_.get(); }  ///< null where there is no board

 signals:
  void chosen(const QString& text);  ///< a move beside the board, or what chance has brought

 protected:
  void changeEvent(QEvent* event) override;

 private:
  void retranslate();

  QStackedWidget* boards_;
  BoardView* board_;
  TextBoard* text_board_;
  OffBoardMoves* off_board_;
  ChanceChoice* chance_;
  WhyNot* why_not_;
  QLabel* message_;
  std::unique_ptr<PieceArt> art_;
  std::string rules_;  // the hash of those that are on the board
};

}  // namespace boardwright::desktop
