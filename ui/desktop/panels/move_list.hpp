// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <vector>

#include "framework/match/messages.hpp"
#include "ui/desktop/panels/move_list_model.hpp"

class QPushButton;
class QTableView;

namespace boardwright::desktop {

/// The moves so far, and the way to an earlier position and back.
class MoveList final : public QWidget {
  Q_OBJECT
 public:
  explicit MoveList(QWidget* parent = nullptr);

  void set_seats(QStringList names);
  void set_history(const std::vector<SeenMove>& history);
  /// Which ply's position is on the board; the newest is the game itself.
  void set_shown(std::size_t ply);
  /// While a variation is on the board the buttons go through it: so many of its moves are shown. Size 0:
  /// none.
  void set_variation(std::size_t shown, std::size_t size);
  /// What is thought of some moves, by ply.
  void set_marks(std::map<std::size_t, MoveListModel::Mark> marks);
  void set_theme();  ///< asks for the icons again

  [[nodiscard]] std::size_t shown() const noexcept { return shown_; }
  [[nodiscard]] QTableView* table() const noexcept { return table_; }

 public slots:
  void go_first();
  void go_previous();
  void go_next();
  void go_last();

 signals:
  void looked_at(std::size_t ply);
  void stepped(std::size_t moves);  ///< to so many moves of the variation

 protected:
  void changeEvent(QEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  void retranslate();
  void refresh_buttons();
  void set_columns();
  void look_at_cell(const QModelIndex& index);

  MoveListModel* model_;
  QTableView* table_;
  QPushButton* first_;
  QPushButton* previous_;
  QPushButton* next_;
  QPushButton* last_;
  QStringList seats_;
  std::size_t shown_ = 0;
  std::size_t varied_ = 0, variation_ = 0;  // moves of a variation that are shown, and that it has
};

}  // namespace boardwright::desktop
