// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>
#include <memory>
#include <optional>

#include "ui/desktop/start/cover.hpp"

class QLabel;
class QPushButton;

namespace boardwright::desktop {

/// One game on the start page: what it looks like, what it is about, and two buttons. A click anywhere is a
/// click on the first of them.
class GameCard final : public QFrame {
  Q_OBJECT
 public:
  explicit GameCard(std::shared_ptr<const Game> game, QWidget* parent = nullptr);

  [[nodiscard]] const Game& game() const noexcept { return *game_; }
  [[nodiscard]] const std::shared_ptr<const Game>& shared_game() const noexcept { return game_; }
  /// The same game with other variants.
  void set_game(std::shared_ptr<const Game> game) { game_ = std::move(game); }
  /// What was found out about the game, or why it can't be played.
  void set_cover(const Result<Cover>& cover);
  /// Draws the picture again, in the theme worn now.
  void refresh_picture();
  void retranslate();

  /// For filters: nothing as long as the rules haven't been asked.
  [[nodiscard]] const std::optional<Cover>& cover() const noexcept { return cover_; }
  [[nodiscard]] bool broken() const noexcept { return !problem_.isEmpty(); }
  [[nodiscard]] QPushButton& main_button() const noexcept;  ///< the one that keyboards come to first
  /// Every word that a search may meet.
  [[nodiscard]] QString searched_words() const;

  static constexpr int kWidth = 400;  ///< at least; more where the words of its buttons need it
  [[nodiscard]] QSize minimumSizeHint() const override;

 signals:
  void play_wanted(const QString& game);
  void lessons_wanted(const QString& game);
  void variant_wanted(const QString& game);
  void details_wanted();

 protected:
  void mousePressEvent(QMouseEvent* event) override;
  void mouseReleaseEvent(QMouseEvent* event) override;

 private:
  void lay_out();
  [[nodiscard]] QString facts() const;

  std::shared_ptr<const Game> game_;
  std::optional<Cover> cover_;
  QString problem_;
  QLabel *picture_, *name_, *facts_, *idea_;
  QPushButton *play_, *learn_, *vary_, *details_;
  bool pressed_ = false, has_lessons_;
};

}  // namespace boardwright::desktop
