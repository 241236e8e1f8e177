// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/panels/status_header.hpp"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QStyle>
#include <array>

#include "ui/desktop/access/announcer.hpp"

namespace boardwright::desktop {

StatusHeader::StatusHeader(QWidget* parent)
    : QFrame(parent),
      title_(new QLabel),
      words_(new QLabel),
      buttons_(new QWidget),
      first_(new QPushButton),
      second_(new QPushButton) {
  setObjectName("card");
  title_->setProperty("role", "title");
  title_->setWordWrap(true);
  title_->setObjectName("status_title");
  words_->setWordWrap(true);
  words_->setObjectName("status_words");
  words_->setProperty("role", "muted");
  auto* buttons = new QHBoxLayout(buttons_);
  buttons->addWidget(first_);
  buttons->addWidget(second_);
  buttons->addStretch();
  buttons->setContentsMargins(0, 6, 0, 0);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(14, 11, 14, 11);
  column->setSpacing(5);
  column->addWidget(title_);
  column->addWidget(words_);
  column->addWidget(buttons_);
  first_->setObjectName("status_first");
  second_->setObjectName("status_second");
  offer({});
}

void StatusHeader::say(Kind kind, const QString& title, const QString& words) {
  const bool news = title != title_->text() || words != words_->text();
  constexpr std::array kLooks{"card", "banner", "banner", "lost", "looking"};
  const char* look = kLooks.at(static_cast<std::size_t>(kind));
  if (objectName() != look) {
    setObjectName(look);
    words_->setProperty("role", kind == Kind::kTurn || kind == Kind::kLooking ? "muted" : "");
    for (QWidget* widget :
         {static_cast<QWidget*>(this), static_cast<QWidget*>(words_), static_cast<QWidget*>(title_)}) {
      widget->style()->unpolish(widget);
      widget->style()->polish(widget);
    }
  }
  title_->setText(title);
  words_->setText(words);
  words_->setVisible(!words.isEmpty());
  setAccessibleName(words.isEmpty() ? title : title + ". " + words);
  setAccessibleDescription(tr("How things stand"));
  if (news && isVisible()) announce(*this, accessibleName());
}

void StatusHeader::offer(const QString& first, const QString& second) {
  first_->setText(first);
  first_->setVisible(!first.isEmpty());
  second_->setText(second);
  second_->setVisible(!second.isEmpty());
  buttons_->setVisible(!first.isEmpty());
}

QString StatusHeader::title() const { return title_->text(); }
QString StatusHeader::words() const { return words_->text(); }

}  // namespace boardwright::desktop
