// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/editor/position_line.hpp"

#include <QApplication>
#include <QClipboard>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>

namespace boardwright::desktop {

PositionLine::PositionLine(QWidget* parent)
    : QWidget(parent),
      label_(new QLabel),
      line_(new QLineEdit),
      copy_(new QPushButton),
      paste_(new QPushButton) {
  line_->setObjectName("edit_text");
  label_->setBuddy(line_);
  copy_->setObjectName("edit_copy");
  paste_->setObjectName("edit_paste");
  setFocusProxy(line_);
  auto* row = new QHBoxLayout(this);
  row->setContentsMargins(0, 0, 0, 0);
  row->setSpacing(8);
  row->addWidget(label_);
  row->addWidget(line_, 1);
  row->addWidget(copy_);
  row->addWidget(paste_);
  connect(line_, &QLineEdit::textEdited, this, &PositionLine::typed);
  connect(copy_, &QPushButton::clicked, this, [this] { QApplication::clipboard()->setText(text_); });
  connect(paste_, &QPushButton::clicked, this, [this] { emit typed(QApplication::clipboard()->text()); });
}

void PositionLine::show_text(const QString& text) {
  text_ = text;
  if (line_->text().simplified() == text) return;
  line_->setText(text);
  line_->setCursorPosition(0);
}

void PositionLine::retranslate() {
  label_->setText(tr("As text:"));
  line_->setAccessibleName(tr("Position as text"));
  copy_->setText(tr("Copy"));
  paste_->setText(tr("Paste"));
}

}  // namespace boardwright::desktop
