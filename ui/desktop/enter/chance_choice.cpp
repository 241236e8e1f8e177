// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/enter/chance_choice.hpp"

#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <cmath>

#include "ui/desktop/panels/dice_toast.hpp"
#include "ui/desktop/panels/die_art.hpp"

namespace boardwright::desktop {

namespace {

constexpr std::size_t kMostEventButtons = 64;  // more than that are typed
constexpr int kEventDie = 18, kEventDieGap = 3;
constexpr int kMostEventColumns = 8;

QPixmap picture_of_throw(const std::vector<int>& faces, const std::vector<QColor>& colours, qreal ratio) {
  const int width = static_cast<int>(faces.size()) * (kEventDie + kEventDieGap) - kEventDieGap;
  QPixmap picture(QSize(width, kEventDie) * ratio);
  picture.setDevicePixelRatio(ratio);
  picture.fill(Qt::transparent);
  QPainter painter(&picture);
  painter.setRenderHint(QPainter::Antialiasing);
  for (std::size_t i = 0; i < faces.size(); ++i) {
    const double x = static_cast<double>(i) * (kEventDie + kEventDieGap);
    painter.save();
    painter.translate(x, 0);
    painter.scale(kEventDie / double{DiceToast::kPiece}, kEventDie / double{DiceToast::kPiece});
    draw_die(painter, QRectF(0, 0, DiceToast::kPiece, DiceToast::kPiece), faces[i],
             i < colours.size() ? colours[i] : QColor(Qt::white));
    painter.restore();
  }
  return picture;
}

/// As many columns as rows where that comes out even, as with two dice.
int columns_for(std::size_t count) {
  const int root = static_cast<int>(std::lround(std::sqrt(static_cast<double>(count))));
  const bool square = static_cast<std::size_t>(root) * static_cast<std::size_t>(root) == count;
  return square && root > 2 ? root : std::min(static_cast<int>(count), kMostEventColumns);
}

}  // namespace

ChanceChoice::ChanceChoice(QWidget* parent) : QWidget(parent), question_(new QLabel) {
  question_->setAlignment(Qt::AlignCenter);
  question_->setWordWrap(true);
  question_->setProperty("role", "heading");
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(6);
  column->addWidget(question_);
  retranslate();
  hide();
}

void ChanceChoice::set_events(const std::vector<LegalMove>& events, std::vector<QColor> colours) {
  setVisible(!events.empty());
  if (events == events_ && colours == colours_) return;
  events_ = events;
  colours_ = std::move(colours);
  rebuild();
}

void ChanceChoice::rebuild() {
  if (box_ != nullptr) {
    box_->hide();
    box_->deleteLater();  // one of its buttons may be asking for this, by being clicked
    box_ = nullptr;
  }
  retranslate();
  if (events_.empty() || events_.size() > kMostEventButtons) return;
  box_ = new QWidget;
  auto* grid = new QGridLayout(box_);
  grid->setContentsMargins(0, 0, 0, 0);
  grid->setSpacing(4);
  const int columns = columns_for(events_.size());
  for (std::size_t i = 0; i < events_.size(); ++i) {
    const QString text = QString::fromStdString(events_[i].text);
    auto* button = new QPushButton;
    button->setObjectName("event " + text);
    const auto faces = DiceToast::read_throw(text);
    if (faces.empty()) {
      button->setText(QString(text).replace('&', "&&"));
    } else {
      button->setProperty("icon_only", true);
      const QPixmap picture = picture_of_throw(faces, colours_, devicePixelRatioF());
      button->setIconSize(picture.size() / picture.devicePixelRatio());
      button->setIcon(picture);
      button->setToolTip(text);
      button->setAccessibleName(text);
    }
    connect(button, &QPushButton::clicked, this, [this, text] { emit chosen(text); });
    grid->addWidget(button, static_cast<int>(i) / columns, 1 + static_cast<int>(i) % columns);
  }
  grid->setColumnStretch(0, 1);
  grid->setColumnStretch(columns + 1, 1);
  layout()->addWidget(box_);
}

void ChanceChoice::retranslate() {
  question_->setText(events_.size() > kMostEventButtons ? tr("Type what chance has brought.")
                                                        : tr("What has chance brought?"));
}

void ChanceChoice::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) retranslate();
  QWidget::changeEvent(event);
}

}  // namespace boardwright::desktop
