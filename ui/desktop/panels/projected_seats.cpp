// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/panels/projected_seats.hpp"

#include <QPainter>
#include <algorithm>

#include "ui/desktop/appearance/theme.hpp"

namespace boardwright::desktop {

namespace {

// In units.
constexpr double kSeatEdge = 1.5, kSeatGap = 1.6, kPieceUnits = 4.6, kNameUnits = 3.4, kSeatUnits = 2.5,
                 kClockUnits = 6.4, kSeatLineGap = 0.5, kTurnBar = 0.8;
constexpr Milliseconds kNearlyOver{20'000};

}  // namespace

ProjectedSeats::ProjectedSeats(QWidget* parent) : QWidget(parent) {
  setObjectName("projected_seats");
  setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
}

void ProjectedSeats::set_unit(double pixels) {
  if (pixels == unit_) return;
  unit_ = pixels;
  updateGeometry();
  update();
}

void ProjectedSeats::set_cards(std::vector<SeatCards::Card> cards) {
  cards_ = std::move(cards);
  describe();
  updateGeometry();
  update();
}

void ProjectedSeats::set_clocks(const std::vector<SeatTime>& times) {
  std::vector<QString> clocks;
  for (const SeatTime& time : times) clocks.push_back(SeatCards::clock_text(time));
  if (clocks == clocks_) return;
  const bool more = clocks.size() != clocks_.size();
  clocks_ = std::move(clocks);
  times_ = times;
  describe();
  if (more) updateGeometry();
  update();
}

void ProjectedSeats::describe() {
  QStringList told;
  for (std::size_t seat = 0; seat < cards_.size(); ++seat) {
    QString who = SeatCards::tr("%1: %2", "a seat, who plays").arg(cards_[seat].name, cards_[seat].player);
    if (seat < clocks_.size()) who += QStringLiteral(", ") + clocks_[seat];
    told << (cards_[seat].on_turn ? SeatCards::tr("%1, on turn", "who plays").arg(who) : who);
  }
  setAccessibleName(told.join(QStringLiteral("; ")));
}

QFont ProjectedSeats::font_of(double units, bool bold) const {
  QFont font = this->font();
  font.setPixelSize(std::max(11, static_cast<int>(units * unit_)));
  if (bold) font.setWeight(QFont::DemiBold);
  return font;
}

int ProjectedSeats::name_height() const { return font_of(kNameUnits, true).pixelSize(); }
int ProjectedSeats::clock_height() const { return font_of(kClockUnits, true).pixelSize(); }
int ProjectedSeats::piece_side() const { return static_cast<int>(kPieceUnits * unit_); }

int ProjectedSeats::card_height() const {
  int height =
      QFontMetrics(font_of(kNameUnits, true)).height() + QFontMetrics(font_of(kSeatUnits, false)).height();
  if (!clocks_.empty()) height += QFontMetrics(font_of(kClockUnits, true)).height();
  return height + static_cast<int>((2 * kSeatEdge + kSeatLineGap) * unit_);
}

QSize ProjectedSeats::sizeHint() const {
  const auto count = static_cast<int>(cards_.size());
  return {static_cast<int>(40 * unit_),
          count * card_height() + std::max(0, count - 1) * static_cast<int>(kSeatGap * unit_)};
}

void ProjectedSeats::paint_card(QPainter& painter, const QRectF& box, std::size_t seat) const {
  const Theme& theme = current_theme();
  const SeatCards::Card& card = cards_[seat];
  painter.setPen(QPen(card.on_turn ? theme.accent : theme.line, card.on_turn ? std::max(2.0, unit_ / 4) : 1));
  painter.setBrush(theme.panel);
  painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), unit_, unit_);
  if (card.on_turn) {
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme.accent);
    painter.drawRoundedRect(
        QRectF(box.left() + 1, box.top() + unit_, kTurnBar * unit_, box.height() - 2 * unit_), 2, 2);
  }
  QRectF room = box.adjusted(kSeatEdge * unit_, kSeatEdge * unit_, -kSeatEdge * unit_, -kSeatEdge * unit_);
  if (!card.piece.isNull()) {
    painter.drawPixmap(QRectF(room.left(), room.top(), piece_side(), piece_side()), card.piece,
                       QRectF(card.piece.rect()));
    room.setLeft(room.left() + piece_side() + unit_);
  }
  const auto line = [&](const QString& text, const QFont& font, const QColor& colour, const QString& right) {
    const QFontMetricsF metrics(font);
    painter.setFont(font);
    painter.setPen(colour);
    const double beside = right.isEmpty() ? 0 : metrics.horizontalAdvance(right) + unit_;
    painter.drawText(room, Qt::AlignLeft | Qt::AlignTop,
                     metrics.elidedText(text, Qt::ElideRight, room.width() - beside));
    if (!right.isEmpty()) painter.drawText(room, Qt::AlignRight | Qt::AlignTop, right);
    room.setTop(room.top() + metrics.height());
  };
  line(card.player, font_of(kNameUnits, true), theme.text, card.score);
  line(card.name, font_of(kSeatUnits, false), theme.muted, {});
  if (seat >= clocks_.size()) return;
  room.setTop(room.top() + kSeatLineGap * unit_);
  const SeatTime& time = times_[seat];
  const bool low = time.flagged_at || time.remaining < kNearlyOver;
  line(clocks_[seat], font_of(kClockUnits, true),
       low            ? theme.wrong
       : time.running ? theme.text
                      : theme.muted,
       {});
}

void ProjectedSeats::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setRenderHint(QPainter::SmoothPixmapTransform);
  const int height = card_height();
  double top = 0;
  for (std::size_t seat = 0; seat < cards_.size(); ++seat) {
    paint_card(painter, QRectF(0, top, width(), height), seat);
    top += height + kSeatGap * unit_;
  }
}

}  // namespace boardwright::desktop
