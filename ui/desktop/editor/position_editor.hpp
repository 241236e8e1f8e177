// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "framework/board/board_text.hpp"
#include "framework/catalogue/game.hpp"
#include "ui/desktop/editor/board_edits.hpp"
#include "ui/desktop/editor/known_reserves.hpp"
#include "ui/desktop/editor/text_history.hpp"
#include "ui/desktop/kit/page.hpp"

class QLabel;
class QPushButton;

namespace boardwright::desktop {

class BoardView;
class GameWatcher;
class GameWords;
class PieceArt;
class PieceTools;
class PositionLine;
class ReserveBox;
class TextBoard;

/// A position is set up: pieces from trays of their kinds, who is on turn, how many lie beside the board
/// where the text counts them, and the text in step with the board. The rules judge it as it is made. Touches
/// no game. Where a rule set doesn't write its boards as framework/board/board_text.hpp knows them, the
/// position is typed. When the game's file is saved the position goes on by its new rules, if it can.
class PositionEditor final : public Page {
  Q_OBJECT
 public:
  explicit PositionEditor(QWidget* parent = nullptr);
  ~PositionEditor() override;

  void begin(std::shared_ptr<const Game> game, const Position& position);
  /// As typed or pasted; what the rules can't read stays in the line, with their sentence.
  void set_text(const QString& text);
  [[nodiscard]] QString text() const;
  [[nodiscard]] const std::optional<Position>& position() const noexcept { return position_; }  ///< if sound
  [[nodiscard]] const std::shared_ptr<const Game>& game() const noexcept { return game_; }
  [[nodiscard]] QString sentence() const;  ///< what the rules say, or what went wrong
  [[nodiscard]] BoardView& board() const noexcept { return *board_; }
  [[nodiscard]] bool has_pieces() const noexcept { return board_text_.has_value(); }

  [[nodiscard]] QString title() const override;
  void say(const QString& sentence) override;
  void set_theme(const Theme& theme) override;
  void set_habits(const BoardHabits& habits) override;
  void set_turn(int degrees);
  void focus_first() override;

 signals:
  void play_wanted();  ///< from position()
  void analysis_wanted();

 protected:
  void changeEvent(QEvent* event) override;

 private:
  QWidget* build_tools();
  QWidget* build_board();
  void join();
  void retranslate();
  /// These rules, with their board; of the position nothing.
  void use(std::shared_ptr<const Game> game, std::shared_ptr<const Rules> rules);
  void take_saved();
  void change(const std::function<void(BoardText&)>& edit);
  void put(const std::string& text);  ///< as show, and it can be undone
  void show();
  void show_tools();
  void judge();
  void find_reserves();
  void show_reserves();
  void write(const QString& sentence, bool wrong);
  void undo();
  void redo();
  void offer_edits();
  void do_edit(const QString& edit);
  [[nodiscard]] GameWords words() const;

  GameWatcher* watcher_;
  std::shared_ptr<const Game> game_;
  std::shared_ptr<const Rules> rules_;
  TextHistory history_;
  std::optional<BoardText> board_text_;
  std::optional<Position> position_;
  QString refusal_;  // what the rules say against the text
  KnownReserves reserves_;
  std::unique_ptr<PieceArt> art_;
  std::vector<BoardEdit> edits_;  // what the board's moves mean

  QLabel *title_, *note_, *reserves_label_, *sentence_;
  PieceTools* tools_;
  ReserveBox* reserve_box_;
  QPushButton *clear_, *start_, *undo_, *redo_, *play_, *analyse_, *leave_;
  PositionLine* line_;
  BoardView* board_;
  TextBoard* text_board_;
};

}  // namespace boardwright::desktop
