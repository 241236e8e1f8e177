// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>
#include <vector>

#include "ui/desktop/panels/dice_toast.hpp"

class QPainter;

namespace boardwright::desktop {

/// What chance has brought since the last move of a seat, in a place of its own until there is another move:
/// dice, as many throws as there is room for, or words. Hidden while there is nothing.
class LastThrow final : public QFrame {
  Q_OBJECT
 public:
  explicit LastThrow(QWidget* parent = nullptr);

  void set_news(std::vector<DiceToast::News> news);
  /// Of a die, in pixels; for windows that are looked at from afar.
  void set_die_size(int side);
  /// What the dice show, throw after throw.
  [[nodiscard]] std::vector<std::vector<int>> faces() const;
  [[nodiscard]] int die_size() const noexcept { return side_; }
  [[nodiscard]] QSize sizeHint() const override;
  [[nodiscard]] QSize minimumSizeHint() const override { return {0, sizeHint().height()}; }

 protected:
  void paintEvent(QPaintEvent* event) override;
  void changeEvent(QEvent* event) override;

 private:
  void describe();
  [[nodiscard]] QString words() const;
  [[nodiscard]] QFont font_for_words() const;
  [[nodiscard]] int width_of(const DiceToast::News& one) const;
  /// Of the newest ones, if not all have room.
  [[nodiscard]] std::size_t first_in(int room, int gap) const;
  void draw_news(QPainter& painter, const DiceToast::News& one, int left) const;

  std::vector<DiceToast::News> news_;
  int side_ = 26;
};

}  // namespace boardwright::desktop
