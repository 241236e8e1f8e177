// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/start/row_list.hpp"

#include <QAbstractButton>
#include <QBoxLayout>
#include <QPainter>

#include "ui/desktop/appearance/theme.hpp"

namespace boardwright::desktop {

namespace {

constexpr int kRowSide = 12, kRowAbove = 7;

/// Drawn by hand: no style has a button with two kinds of words.
class RowButton final : public QAbstractButton {
 public:
  explicit RowButton(const RowList::Row& row) : line_(row.line), lesser_(row.lesser) {
    setObjectName("row " + row.id);
    setFocusPolicy(Qt::StrongFocus);
    setAttribute(Qt::WA_Hover);
    setEnabled(row.enabled);
    setToolTip(row.hint);
    setAccessibleName(row.line);
    setAccessibleDescription(row.lesser);
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
  }

  QSize sizeHint() const override { return {200, 2 * fontMetrics().height() + 2 * kRowAbove + 2}; }

 protected:
  void paintEvent(QPaintEvent*) override {
    const Theme& theme = current_theme();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF box = QRectF(rect()).adjusted(1, 1, -1, -1);
    painter.setPen(hasFocus() ? QPen(theme.accent, 2) : QPen(Qt::NoPen));
    painter.setBrush(isEnabled() && (underMouse() || isDown()) ? QBrush(theme.line) : QBrush(Qt::NoBrush));
    painter.drawRoundedRect(box, 6, 6);
    const QRect room = rect().adjusted(kRowSide, kRowAbove, -kRowSide, -kRowAbove);
    QFont strong = font();
    strong.setWeight(QFont::DemiBold);
    painter.setFont(strong);
    painter.setPen(isEnabled() ? theme.text : theme.muted);
    painter.drawText(room, Qt::AlignLeft | Qt::AlignTop,
                     QFontMetrics(strong).elidedText(line_, Qt::ElideRight, room.width()));
    painter.setFont(font());
    painter.setPen(theme.muted);
    painter.drawText(room, Qt::AlignLeft | Qt::AlignBottom,
                     fontMetrics().elidedText(lesser_, Qt::ElideMiddle, room.width()));
  }

 private:
  QString line_, lesser_;
};

}  // namespace

RowList::RowList(QWidget* parent) : QWidget(parent), column_(new QVBoxLayout(this)) {
  column_->setContentsMargins(0, 0, 0, 0);
  column_->setSpacing(2);
}

void RowList::set_rows(const std::vector<Row>& rows) {
  while (QLayoutItem* item = column_->takeAt(0)) {
    item->widget()->hide();
    item->widget()->deleteLater();  // it may be the one that was just pressed
    delete item;
  }
  for (const auto& row : rows) {
    auto* button = new RowButton(row);
    connect(button, &QAbstractButton::clicked, this, [this, id = row.id] { emit chosen(id); });
    column_->addWidget(button);
  }
}

int RowList::count() const { return column_->count(); }

}  // namespace boardwright::desktop
