// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/panels/hand_over_page.hpp"

#include <QEvent>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>
#include <algorithm>

namespace boardwright::desktop {

namespace {

constexpr int kLargestBoard = 420;  // pixels

QLabel* centred(const char* role) {
  auto* label = new QLabel;
  label->setProperty("role", role);
  label->setAlignment(Qt::AlignCenter);
  label->setWordWrap(true);
  label->setTextFormat(Qt::PlainText);
  return label;
}

}  // namespace

HandOverPage::HandOverPage(QWidget* parent)
    : QWidget(parent),
      title_(centred("title")),
      board_(new QLabel),
      told_(centred("")),
      words_(centred("muted")),
      go_on_(new QPushButton),
      button_(new QPushButton) {
  title_->setObjectName("hand_over_title");
  told_->setObjectName("hand_over_told");
  board_->setAlignment(Qt::AlignCenter);
  for (QPushButton* button : {go_on_, button_}) button->setProperty("primary", true);
  go_on_->setObjectName("seen_fight");
  button_->setObjectName("take_over");
  auto* column = new QVBoxLayout(this);
  column->setSpacing(14);
  column->addStretch(2);
  // Words as wide as the page: a label that is aligned by itself isn't as high as its lines.
  for (QLabel* part : {title_, board_, told_, words_}) column->addWidget(part);
  column->addSpacing(8);
  column->addWidget(go_on_, 0, Qt::AlignHCenter);
  column->addWidget(button_, 0, Qt::AlignHCenter);
  column->addStretch(3);
  connect(button_, &QPushButton::clicked, this, [this] {
    forget_first();
    emit taken_over();
  });
  connect(go_on_, &QPushButton::clicked, this, [this] {
    forget_first();
    refresh();
  });
}

void HandOverPage::ask_for(const QString& seat, const QStringList& happened) {
  seat_ = seat;
  happened_ = happened;
  refresh();
}

void HandOverPage::show_first(const QString& move, const QString& words, const QPixmap& picture) {
  first_ = move;
  first_words_ = words;
  picture_ = picture;
}

void HandOverPage::forget_first() {
  first_.clear();
  first_words_.clear();
  picture_ = {};
}

void HandOverPage::refresh() {
  const bool first = shows_first();
  title_->setText(first ? first_ : tr("%1 is next").arg(seat_));
  told_->setText(first ? first_words_ : happened_.join('\n'));
  told_->setVisible(!told_->text().isEmpty());
  words_->setText(first ? tr("After this the screen goes to %1.").arg(seat_)
                        : tr("Hand over the screen. What only %1 may see appears after this.").arg(seat_));
  go_on_->setText(tr("&Continue"));
  button_->setText(tr("&I am %1").arg(seat_));
  go_on_->setVisible(first);
  button_->setVisible(!first);
  const int side = std::min({kLargestBoard, width() - 40, height() / 2});
  QPixmap shown = picture_.isNull() ? picture_
                                    : picture_.scaled(QSize(side, side) * devicePixelRatioF(),
                                                      Qt::KeepAspectRatio, Qt::SmoothTransformation);
  shown.setDevicePixelRatio(devicePixelRatioF());
  board_->setPixmap(shown);
  board_->setVisible(first && !picture_.isNull());
  (first ? go_on_ : button_)->setFocus(Qt::OtherFocusReason);
}

void HandOverPage::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) refresh();
  QWidget::changeEvent(event);
}

void HandOverPage::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  if (shows_first()) refresh();
}

}  // namespace boardwright::desktop
