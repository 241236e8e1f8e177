// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "framework/board/board_text.hpp"
#include "framework/board/reserve_counters.hpp"
#include "framework/catalogue/game.hpp"
#include "ui/desktop/kit/page.hpp"

class QButtonGroup;
class QGridLayout;
class QLabel;
class QLineEdit;
class QPushButton;
class QVBoxLayout;

namespace boardwright::desktop {

class BoardView;
class GameWatcher;
class GameWords;
class PieceArt;
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
  bool eventFilter(QObject* object, QEvent* event) override;

 private:
  // position_editor_build.cpp
  QWidget* build_tools();
  QWidget* build_board();
  void join();
  void build_pieces();
  void retranslate();
  // position_editor.cpp
  /// These rules, with their board; of the position nothing.
  void use(std::shared_ptr<const Game> game, std::shared_ptr<const Rules> rules);
  void take_saved();
  void change(const std::function<void(BoardText&)>& edit);
  void put(const std::string& text);  ///< as show, and it can be undone
  void show(const std::string& text);
  void judge();
  void find_reserves();
  void show_reserves();
  void write(const QString& sentence, bool wrong);
  void undo();
  void redo();
  void offer_edits();
  void do_edit(const QString& edit);
  [[nodiscard]] std::optional<std::uint32_t> chosen_kind() const;
  [[nodiscard]] GameWords words() const;

  GameWatcher* watcher_;
  std::shared_ptr<const Game> game_;
  std::shared_ptr<const Rules> rules_;
  std::string text_;
  std::vector<std::string> before_, after_;  // for undo and redo, the nearest ones last
  std::optional<BoardText> board_text_;
  std::optional<Position> position_;
  QString refusal_;                       // what the rules say against the text
  std::vector<ReserveCounter> reserves_;  // in texts of this frame
  std::string frame_;
  std::unique_ptr<PieceArt> art_;
  struct Edit {
    std::optional<std::uint32_t> from, kind;  ///< a piece that is moved; one that is set; neither: emptied
    std::uint32_t to = 0;
  };
  std::vector<Edit> edits_;  // what the board's moves mean

  QLabel *title_, *note_, *pieces_label_, *reserves_label_, *turn_label_, *text_label_, *sentence_;
  QWidget *pieces_, *turn_;
  ReserveBox* reserve_box_;
  QGridLayout *piece_grid_, *turn_grid_;
  QButtonGroup *kinds_, *seats_;
  QPushButton *erase_, *clear_, *start_, *undo_, *redo_, *copy_, *paste_, *play_, *analyse_, *leave_;
  QLineEdit* line_;
  BoardView* board_;
  TextBoard* text_board_;
};

}  // namespace boardwright::desktop
