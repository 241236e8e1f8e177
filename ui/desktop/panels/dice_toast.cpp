// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/panels/dice_toast.hpp"

#include <QPainter>
#include <QRandomGenerator>
#include <QTimer>
#include <algorithm>

#include "ui/desktop/appearance/theme.hpp"
#include "ui/desktop/panels/die_art.hpp"

namespace boardwright::desktop {

namespace {

constexpr int kDie = DiceToast::kPiece, kDieGap = 14, kPadding = 16;  // pixels
constexpr int kRoll = 700;                                            // milliseconds
constexpr int kRest = 900, kLastRest = 2000;                          // between throws, after the last one
constexpr double kTumble = 300, kLift = 0.3;                          // degrees, of its size
constexpr int kTurns = 9;                                             // faces seen on the way

}  // namespace

DiceToast::DiceToast(QWidget* parent) : QFrame(parent), rest_(new QTimer(this)) {
  setObjectName("toast");
  setAttribute(Qt::WA_TransparentForMouseEvents);
  rest_->setSingleShot(true);
  connect(rest_, &QTimer::timeout, this, &DiceToast::go_on);
  roll_.setDuration(kRoll);
  roll_.setStartValue(0);
  roll_.setEndValue(kTurns);
  roll_.setEasingCurve(QEasingCurve::OutCubic);
  connect(&roll_, &QVariantAnimation::valueChanged, this, [this](const QVariant& turn) {
    for (int& face : rolling_) face = QRandomGenerator::global()->bounded(1, 7);
    if (turn.toInt() == kTurns) rolling_.clear();
    update();
  });
  hide();
}

DiceToast::News DiceToast::news_of(const std::string& event, const std::vector<QColor>& colours) {
  News news{QString::fromStdString(event), {}};
  const std::vector<int> faces = thrown_dice(event);
  for (std::size_t i = 0; i < faces.size(); ++i)
    news.dice.push_back({faces[i], i < colours.size() ? colours[i] : QColor(Qt::white)});
  return news;
}

void DiceToast::show_news(std::vector<News> news, bool animated) {
  if (news.empty()) return;
  animated_ = animated;
  news_ = std::move(news);
  setAccessibleName(text());
  emit shown_throw(
      std::any_of(news_.begin(), news_.end(), [](const News& one) { return !one.dice.empty(); }));
  show();
  raise();
  show_one(animated ? 0 : news_.size() - 1);
}

void DiceToast::show_one(std::size_t index) {
  shown_ = index;
  roll_.stop();
  rolling_.clear();
  const bool dice = !news_[shown_].dice.empty();
  if (dice && animated_) {
    rolling_.assign(news_[shown_].dice.size(), 1);
    roll_.start();
  }
  const bool last = shown_ + 1 == news_.size();
  rest_->start((dice && animated_ ? kRoll : 0) + (last ? kLastRest : kRest));
  resize(sizeHint());
  emit resized();
  update();
}

void DiceToast::go_on() {
  if (shown_ + 1 < news_.size()) {
    show_one(shown_ + 1);
  } else {
    hide();
    emit shown_throw(false);
  }
}

QString DiceToast::text() const {
  QStringList texts;
  for (const News& one : news_) texts << one.text;
  return texts.join("   ");
}

std::vector<int> DiceToast::faces() const {
  if (!rolling_.empty()) return rolling_;
  std::vector<int> faces;
  if (shown_ < news_.size())
    for (const Die& die : news_[shown_].dice) faces.push_back(die.face);
  return faces;
}

QSize DiceToast::sizeHint() const {
  if (news_.empty()) return {};
  const News& one = news_[shown_];
  if (!one.dice.empty()) {
    const int count = static_cast<int>(one.dice.size());
    const bool pieces =
        std::any_of(one.dice.begin(), one.dice.end(), [](const Die& d) { return !d.piece.isNull(); });
    return {count * kDie + (count - 1) * kDieGap + 2 * kPadding,
            kDie + 2 * kPadding + (pieces ? kDie + kDieGap / 2 : 0)};
  }
  const QFontMetrics metrics(font());
  return {metrics.horizontalAdvance(one.text) + 2 * kPadding, metrics.height() + kPadding};
}

void DiceToast::paintEvent(QPaintEvent*) {
  if (news_.empty()) return;
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(Qt::NoPen);
  painter.setBrush(current_theme().text);
  painter.drawRoundedRect(rect(), 8, 8);
  const News& one = news_[shown_];
  if (one.dice.empty()) {
    painter.setPen(current_theme().window);
    painter.drawText(rect(), Qt::AlignCenter, one.text);
    return;
  }
  const std::vector<int> faces = this->faces();
  for (std::size_t i = 0; i < one.dice.size(); ++i) {
    const double left = kPadding + static_cast<double>(i) * (kDie + kDieGap);
    const QPixmap& piece = one.dice[i].piece;
    if (!piece.isNull()) painter.drawPixmap(QRectF(left, kPadding, kDie, kDie), piece, QRectF(piece.rect()));
    painter.save();
    const QRectF box(left, height() - kPadding - kDie, kDie, kDie);
    if (!rolling_
             .empty()) {  // on the way it tumbles, each die in its own direction, and comes to lie straight
      const double left_to_roll = 1.0 - roll_.currentTime() / static_cast<double>(kRoll);
      painter.translate(box.center());
      painter.rotate((i % 2 == 0 ? 1 : -1) * kTumble * left_to_roll * left_to_roll);
      painter.scale(1 - kLift * left_to_roll, 1 - kLift * left_to_roll);
      painter.translate(-box.center());
    }
    draw_die(painter, box, faces[i], one.dice[i].colour);
    painter.restore();
  }
}

}  // namespace boardwright::desktop
