// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/rules/why_not.hpp"

#include <QBoxLayout>
#include <QLabel>
#include <QPushButton>

#include "ui/desktop/access/announcer.hpp"

namespace boardwright::desktop {

namespace {

constexpr int kWhyNotWidth = 280, kWhyNotGap = 6;
constexpr int kLinkInset = 5;  // of a link's words in its button: the sentence begins where they do

/// Beside the field where there is room, right and left first, because lines of text are wide; in `room`.
QRect place_beside(const QRect& field, const QSize& size, const QRect& room) {
  const int y = field.center().y() - size.height() / 2, x = field.center().x() - size.width() / 2;
  const QPoint places[] = {{field.right() + kWhyNotGap, y},
                           {field.left() - kWhyNotGap - size.width(), y},
                           {x, field.bottom() + kWhyNotGap},
                           {x, field.top() - kWhyNotGap - size.height()}};
  const auto inside = [&](QRect box) {
    box.moveLeft(qBound(room.left(), box.left(), std::max(room.left(), room.right() - box.width())));
    box.moveTop(qBound(room.top(), box.top(), std::max(room.top(), room.bottom() - box.height())));
    return box;
  };
  for (const QPoint& place : places)
    if (const QRect box = inside(QRect(place, size)); !box.intersects(field)) return box;
  return inside(QRect(places[2], size));
}

}  // namespace

WhyNot::WhyNot(QWidget* parent) : QFrame(parent), sentence_(new QLabel), rule_(new QPushButton) {
  setObjectName("why_not");
  setAttribute(Qt::WA_StyledBackground);
  sentence_->setWordWrap(true);
  sentence_->setTextFormat(Qt::PlainText);
  sentence_->setObjectName("why_not_sentence");
  rule_->setObjectName("why_not_rule");
  rule_->setProperty("link", true);
  rule_->setCursor(Qt::PointingHandCursor);
  auto* column = new QVBoxLayout(this);
  sentence_->setContentsMargins(kLinkInset, 0, 0, 0);
  column->setContentsMargins(12 - kLinkInset, 9, 12, 9);
  column->setSpacing(4);
  column->addWidget(sentence_);
  column->addWidget(rule_, 0, Qt::AlignLeft);
  connect(rule_, &QPushButton::clicked, this, [this] { emit rule_wanted(number_); });
  hide();
}

void WhyNot::show_beside(const QRect& field, const QString& sentence, const QString& rule) {
  number_ = rule;
  whole_ = sentence;
  const QString number = QStringLiteral(" (%1)").arg(rule);  // which the button says
  sentence_->setText(sentence.endsWith(number) ? sentence.chopped(number.size()) : sentence);
  sentence_->setAccessibleName(sentence);
  rule_->setText(tr("Rule %1").arg(rule));
  rule_->setVisible(!rule.isEmpty());
  setFixedWidth(std::min(kWhyNotWidth, parentWidget()->width()));
  const int height = layout()->hasHeightForWidth() ? layout()->totalHeightForWidth(width())
                                                   : layout()->totalSizeHint().height();
  setGeometry(place_beside(field, QSize(width(), height), parentWidget()->rect()));
  show();
  raise();
  announce(*this, sentence);
}

QString WhyNot::sentence() const { return isHidden() ? QString() : whole_; }

}  // namespace boardwright::desktop
