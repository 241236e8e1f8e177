// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/dialogs/fold.hpp"

#include <QKeyEvent>
#include <QToolButton>
#include <QVBoxLayout>

namespace boardwright::desktop {

namespace {

constexpr QSize kArrow(10, 10);

}  // namespace

Fold::Fold(QWidget* parent)
    : QWidget(parent), heading_(new QToolButton), inside_(new QWidget), column_(new QVBoxLayout(inside_)) {
  heading_->setProperty("fold", true);
  heading_->setCheckable(true);
  heading_->setArrowType(Qt::RightArrow);
  heading_->setIconSize(kArrow);  // so that it stands below the labels
  heading_->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
  heading_->setFocusPolicy(Qt::StrongFocus);
  heading_->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);  // a long title is cut, not the page
  column_->setContentsMargins(20, 0, 0, 4);
  column_->setSpacing(10);
  inside_->hide();
  auto* whole = new QVBoxLayout(this);
  whole->setContentsMargins({});
  whole->setSpacing(6);
  whole->addWidget(heading_);
  whole->addWidget(inside_);
  connect(heading_, &QToolButton::toggled, this, [this](bool open) {
    heading_->setArrowType(open ? Qt::DownArrow : Qt::RightArrow);
    inside_->setVisible(open);
    if (open) emit opened();
  });
}

void Fold::set_title(const QString& title) {
  heading_->setText(title);
  heading_->setAccessibleName(title);
}

void Fold::set_open(bool open) { heading_->setChecked(open); }
bool Fold::is_open() const { return heading_->isChecked(); }

/// As trees do: Right opens, Left closes.
void Fold::keyPressEvent(QKeyEvent* event) {
  const bool open = event->key() == Qt::Key_Right;
  if (!heading_->hasFocus() || (!open && event->key() != Qt::Key_Left)) return QWidget::keyPressEvent(event);
  set_open(open);
}

}  // namespace boardwright::desktop
