// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <cstdint>
#include <memory>
#include <optional>

#include "plugins/host/rules.hpp"
#include "ui/desktop/appearance/theme.hpp"

class QLabel;
class QTimer;

namespace boardwright::desktop {

class BoardView;
class LastThrow;
class MatchController;
class PieceArt;
class ProjectedSeats;

/// The game for those who watch, on a screen of its own: only what spectators may see, whoever sits at the
/// other screen and whatever is tried out there. It answers no clicks.
class ProjectorWindow final : public QWidget {
  Q_OBJECT
 public:
  explicit ProjectorWindow(MatchController& controller, QWidget* parent = nullptr);
  ~ProjectorWindow() override;

  void set_theme(const Theme& theme);
  void set_coordinates(bool coordinates);
  /// On another screen than `beside` if there is one, and then all of it.
  void open_beside(const QWidget& beside);
  [[nodiscard]] BoardView& board() const noexcept { return *board_; }
  [[nodiscard]] const ProjectedSeats& seats() const noexcept { return *cards_; }
  [[nodiscard]] const LastThrow& last_throw() const noexcept { return *throw_; }
  [[nodiscard]] QString title() const;  ///< whose turn it is, or how it ended

 protected:
  void changeEvent(QEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void showEvent(QShowEvent* event) override;
  void hideEvent(QHideEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;

 private:
  void begin();
  void measure();
  void refresh();
  void retranslate();
  [[nodiscard]] std::optional<std::uint32_t> kind_of(Seat seat) const;

  MatchController& controller_;
  BoardView* board_;
  QWidget* side_;
  ProjectedSeats* cards_;
  LastThrow* throw_;
  QLabel *title_, *words_, *last_;
  QTimer* clock_timer_;
  std::unique_ptr<PieceArt> art_;
};

}  // namespace boardwright::desktop
