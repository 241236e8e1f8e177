// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <optional>

#include "ui/desktop/appearance/theme.hpp"

class QLabel;
class QTimer;

namespace boardwright::desktop {

class BoardView;
class MatchController;
class SeatCards;

/// The game for those who watch, on a screen of its own: only what spectators may see, whoever sits at the
/// other screen and whatever is tried out there. It answers no clicks.
class ProjectorWindow final : public QWidget {
  Q_OBJECT
 public:
  explicit ProjectorWindow(MatchController& controller, QWidget* parent = nullptr);

  void set_theme(const Theme& theme);
  void set_coordinates(bool coordinates);
  /// On another screen than `beside` if there is one, and then all of it.
  void open_beside(const QWidget& beside);
  [[nodiscard]] BoardView& board() const noexcept { return *board_; }
  [[nodiscard]] QString title() const;  ///< whose turn it is, or how it ended

 protected:
  void changeEvent(QEvent* event) override;
  void showEvent(QShowEvent* event) override;
  void hideEvent(QHideEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;

 private:
  void begin();
  void refresh();
  void retranslate();

  MatchController& controller_;
  BoardView* board_;
  SeatCards* cards_;
  QLabel *title_, *words_, *last_;
  QTimer* clock_timer_;
};

}  // namespace boardwright::desktop
