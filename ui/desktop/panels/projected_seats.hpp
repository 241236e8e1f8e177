// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <vector>

#include "framework/clock/seat_time.hpp"
#include "ui/desktop/panels/seat_cards.hpp"

namespace boardwright::desktop {

/// Who plays, for those at the back of a room: names and clocks as large as the window allows. Everything is
/// measured in a unit that grows with the window.
class ProjectedSeats final : public QWidget {
  Q_OBJECT
 public:
  explicit ProjectedSeats(QWidget* parent = nullptr);

  void set_unit(double pixels);
  void set_cards(std::vector<SeatCards::Card> cards);
  /// By seat; empty without a clock. Called often.
  void set_clocks(const std::vector<SeatTime>& times);

  [[nodiscard]] int name_height() const;   ///< of the players' letters, in pixels
  [[nodiscard]] int clock_height() const;  ///< of the clocks' figures
  /// How large the cards' pieces are drawn.
  [[nodiscard]] int piece_side() const;
  [[nodiscard]] QSize sizeHint() const override;
  [[nodiscard]] QSize minimumSizeHint() const override { return {0, sizeHint().height()}; }

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  [[nodiscard]] QFont font_of(double units, bool bold) const;
  [[nodiscard]] int card_height() const;
  void paint_card(QPainter& painter, const QRectF& box, std::size_t seat) const;
  void describe();

  double unit_ = 8;
  std::vector<SeatCards::Card> cards_;
  std::vector<QString> clocks_;
  std::vector<SeatTime> times_;
};

}  // namespace boardwright::desktop
