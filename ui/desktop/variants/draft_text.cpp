// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/variants/draft_text.hpp"

#include <QAccessible>
#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>

#include "ui/desktop/appearance/refusal_words.hpp"
#include "ui/desktop/variants/yaml_box.hpp"

namespace boardwright::desktop {

namespace {

constexpr int kProblemsHeight = 96;

}  // namespace

DraftText::DraftText(QWidget* parent)
    : QWidget(parent),
      title_(new QLabel),
      text_(new YamlBox),
      list_(new QListWidget),
      undo_(new QPushButton),
      redo_(new QPushButton) {
  title_->setProperty("role", "heading");
  title_->setBuddy(text_);
  text_->setMinimumWidth(240);
  undo_->setObjectName("variant_undo");
  redo_->setObjectName("variant_redo");
  undo_->setEnabled(false);
  redo_->setEnabled(false);
  list_->setObjectName("variant_problems");
  list_->setWordWrap(true);
  list_->setMaximumHeight(kProblemsHeight);
  list_->hide();
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(6);
  auto* head = new QHBoxLayout;
  head->addWidget(title_, 1);
  head->addWidget(undo_);
  head->addWidget(redo_);
  column->addLayout(head);
  column->addWidget(text_, 1);
  column->addWidget(list_);
  connect(text_, &QPlainTextEdit::undoAvailable, undo_, &QWidget::setEnabled);
  connect(text_, &QPlainTextEdit::redoAvailable, redo_, &QWidget::setEnabled);
  connect(undo_, &QPushButton::clicked, text_, &QPlainTextEdit::undo);
  connect(redo_, &QPushButton::clicked, text_, &QPlainTextEdit::redo);
  const auto go = [this](const QListWidgetItem* item) {
    text_->go_to(problems_[static_cast<std::size_t>(list_->row(item))].place);
  };
  connect(list_, &QListWidget::itemActivated, this, go);
  connect(list_, &QListWidget::itemClicked, this, go);
}

void DraftText::show_problems(const std::vector<TextProblem>& problems) {
  problems_ = problems;
  text_->mark(problems_);
  QStringList sentences;
  for (const TextProblem& problem : problems_)
    sentences << tr("Line %1, column %2: %3")
                     .arg(problem.place.line)
                     .arg(problem.place.column)
                     .arg(refusal_words(problem.sentence));
  QStringList shown;
  for (int row = 0; row < list_->count(); ++row) shown << list_->item(row)->text();
  list_->setVisible(!sentences.isEmpty());
  if (sentences == shown) return;
  list_->clear();
  list_->addItems(sentences);
  if (sentences.isEmpty() || !QAccessible::isActive()) return;
  list_->setAccessibleDescription(sentences.front());
  QAccessibleEvent event(list_, QAccessible::Alert);
  QAccessible::updateAccessibility(&event);
}

void DraftText::undo() { undo_->click(); }

void DraftText::redo() { redo_->click(); }

void DraftText::retranslate() {
  title_->setText(tr("As &text"));
  text_->setAccessibleName(tr("The variant as YAML text"));
  list_->setAccessibleName(tr("What is wrong with the text"));
  undo_->setText(tr("Und&o"));
  redo_->setText(tr("&Redo"));
  list_->clear();  // its sentences begin in another language
  show_problems(problems_);
}

}  // namespace boardwright::desktop
