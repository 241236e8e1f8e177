// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/workshop/theirs_question.hpp"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>

#include "ui/desktop/access/announcer.hpp"
#include "ui/desktop/kit/named_button.hpp"

namespace boardwright::desktop {

TheirsQuestion::TheirsQuestion(QWidget* parent)
    : QFrame(parent),
      words_(new QLabel),
      theirs_(named_button("workshop_theirs")),
      mine_(named_button("workshop_mine")) {
  setObjectName("workshop_question");
  setFrameShape(QFrame::StyledPanel);
  words_->setWordWrap(true);
  words_->setProperty("role", "wrong");
  auto* row = new QHBoxLayout(this);
  row->addWidget(words_, 1);
  row->addWidget(theirs_);
  row->addWidget(mine_);
  connect(theirs_, &QPushButton::clicked, this, &TheirsQuestion::theirs_wanted);
  connect(mine_, &QPushButton::clicked, this, &TheirsQuestion::mine_wanted);
  retranslate();
  hide();
}

void TheirsQuestion::ask() {
  show();
  announce(*this, words_->text());
}

void TheirsQuestion::retranslate() {
  words_->setText(
      tr("The file has been changed by another program, and here as well. Save writes yours over it."));
  theirs_->setText(tr("Take theirs"));
  mine_->setText(tr("Keep mine"));
}

void TheirsQuestion::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) retranslate();
  QFrame::changeEvent(event);
}

}  // namespace boardwright::desktop
