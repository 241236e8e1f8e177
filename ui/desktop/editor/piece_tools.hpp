// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "framework/board/board_text.hpp"
#include "ui/desktop/editor/board_edits.hpp"

class QButtonGroup;
class QGridLayout;
class QLabel;
class QPushButton;

namespace boardwright {
class BoardGeometry;
}

namespace boardwright::desktop {

class GameWords;
class PieceArt;

/// What a board is set up with: whose turn it is, pieces of every kind to click with or to drag, and an eraser.
class PieceTools final : public QWidget {
  Q_OBJECT
 public:
  explicit PieceTools(QWidget* parent = nullptr);

  /// The kinds that may be set in such a position, and the seats where the text can say who is on turn. Nothing is in
  /// hand then.
  void show_tools(const Position& position, bool turn, const GameWords& words, const BoardGeometry& board,
                  PieceArt& art);
  void show_none();
  [[nodiscard]] EditorHand hand() const;
  void set_on_turn(std::optional<Seat> seat);
  void retranslate();

 signals:
  void hand_changed();
  void turn_chosen(int seat);

 protected:
  bool eventFilter(QObject* object, QEvent* event) override;

 private:
  void join();
  void clear();
  void add_kinds(const Position& position, const GameWords& words, const BoardGeometry& board, PieceArt& art);
  void add_seats(const Rules& rules, const GameWords& words);

  QLabel *turn_label_, *pieces_label_;
  QWidget *turn_, *pieces_;
  QGridLayout *turn_grid_, *piece_grid_;
  QButtonGroup *seats_, *kinds_;
  QPushButton* erase_;
};

}  // namespace boardwright::desktop
