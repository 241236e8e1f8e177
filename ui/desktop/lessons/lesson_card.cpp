// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/lessons/lesson_card.hpp"

#include <QLabel>
#include <QProgressBar>
#include <QScrollBar>
#include <QVBoxLayout>

#include "ui/desktop/access/announcer.hpp"

namespace boardwright::desktop {

LessonCard::LessonCard()
    : ColumnScroll(),
      where_(new QLabel),
      title_(new QLabel),
      text_(new QLabel),
      rules_(new QLabel),
      progress_(new QProgressBar) {
  where_->setProperty("role", "muted");
  title_->setProperty("role", "title");
  rules_->setProperty("role", "muted");
  text_->setObjectName("lesson_text");
  rules_->setObjectName("lesson_rules");
  for (QLabel* label : {where_, title_, text_, rules_}) {
    label->setWordWrap(true);
    label->setTextFormat(Qt::PlainText);
  }
  progress_->setObjectName("lesson_progress");
  progress_->setTextVisible(false);
  progress_->setFixedHeight(4);
  auto* card = new QFrame;
  card->setObjectName("card");
  auto* column = new QVBoxLayout(card);
  column->setContentsMargins(14, 11, 14, 13);
  column->setSpacing(8);
  column->addWidget(where_);
  column->addWidget(title_);
  column->addWidget(progress_);
  column->addSpacing(4);
  column->addWidget(text_);
  column->addWidget(rules_);
  // The card is as tall as its words; what is left below it belongs to the panel.
  auto* whole = new QWidget;
  whole->setObjectName("form");
  room_ = new QVBoxLayout(whole);
  room_->setContentsMargins(0, 0, 0, 0);
  room_->setSpacing(12);
  room_->addWidget(card);
  room_->addStretch();
  setWidget(whole);
  // Reached by Tab only where there is something to scroll.
  connect(verticalScrollBar(), &QScrollBar::rangeChanged, this,
          [this](int, int most) { setFocusPolicy(most > 0 ? Qt::TabFocus : Qt::NoFocus); });
}

void LessonCard::add_below(QWidget* widget) { room_->insertWidget(room_->count() - 1, widget); }

void LessonCard::say(const QString& title, const QString& where, const QString& text,
                     const std::vector<Rule>& rules) {
  const bool news = text != text_->text() || where != where_->text();
  QStringList sentences;
  for (const Rule& rule : rules) sentences << rule.number + QStringLiteral("  ") + rule.sentence;
  title_->setText(title);
  where_->setText(where);
  text_->setText(text);
  rules_->setText(sentences.join('\n'));
  rules_->setVisible(!sentences.isEmpty());
  setAccessibleName(where + ". " + text);
  setAccessibleDescription(rules_->text());
  if (!news) return;
  verticalScrollBar()->setValue(0);
  announce(*this, where + ". " + text);
}

void LessonCard::set_progress(int done, int all) {
  progress_->setRange(0, all);
  progress_->setValue(done);
  progress_->setAccessibleName(where_->text());
}

void LessonCard::hide_progress() { progress_->hide(); }

QString LessonCard::title() const { return title_->text(); }
QString LessonCard::where() const { return where_->text(); }
QString LessonCard::text() const { return text_->text(); }
QString LessonCard::rules() const { return rules_->isHidden() ? QString() : rules_->text(); }

}  // namespace boardwright::desktop
