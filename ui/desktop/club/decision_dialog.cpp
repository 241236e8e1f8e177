// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/club/decision_dialog.hpp"

#include <QButtonGroup>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRadioButton>
#include <QVBoxLayout>

#include "ui/desktop/appearance/refusal_words.hpp"

namespace boardwright::desktop {

namespace {

constexpr int kLongestReason = 500;

}  // namespace

DecisionDialog::DecisionDialog(Question question, Decide decide, QWidget* parent)
    : QDialog(parent),
      decide_(std::move(decide)),
      choices_(new QButtonGroup(this)),
      reason_(new QLineEdit),
      message_(new QLabel),
      yes_(new QPushButton(question.button)) {
  setWindowTitle(question.title);
  setMinimumWidth(460);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(20, 20, 20, 16);
  column->setSpacing(12);
  auto* about = new QLabel(question.about);
  about->setTextFormat(Qt::PlainText);
  about->setWordWrap(true);
  column->addWidget(about);
  for (int choice = 0; choice < question.choices.size(); ++choice) {
    QString words = question.choices[choice];
    words.replace('&', "&&");  // names are no shortcuts
    auto* button = new QRadioButton(choice == question.current ? tr("%1  (as it is now)").arg(words) : words);
    choices_->addButton(button, choice);
    column->addWidget(button);
  }
  auto* label = new QLabel(tr("&Reason, for the club's book:"));
  label->setBuddy(reason_);
  reason_->setObjectName("reason");
  reason_->setMaxLength(kLongestReason);
  reason_->setText(question.reason);
  column->addSpacing(4);
  column->addWidget(label);
  column->addWidget(reason_);
  message_->setObjectName("decision_message");
  message_->setProperty("role", "wrong");
  message_->setTextFormat(Qt::PlainText);
  message_->setWordWrap(true);
  message_->hide();
  column->addWidget(message_);
  auto* no = new QPushButton(tr("Cancel"));
  yes_->setObjectName("decide");
  yes_->setProperty("primary", true);
  yes_->setDefault(true);
  auto* foot = new QHBoxLayout;
  foot->addStretch();
  foot->addWidget(no);
  foot->addWidget(yes_);
  column->addSpacing(4);
  column->addLayout(foot);
  connect(no, &QPushButton::clicked, this, &QDialog::reject);
  connect(yes_, &QPushButton::clicked, this, &DecisionDialog::decide);
  connect(reason_, &QLineEdit::textEdited, this, [this] { say({}); });
  connect(choices_, &QButtonGroup::idClicked, this, [this] { say({}); });
  if (question.choices.isEmpty()) reason_->setFocus();
}

QString DecisionDialog::message() const { return message_->isHidden() ? QString() : message_->text(); }

void DecisionDialog::choose(int choice) {
  if (auto* button = choices_->button(choice)) button->setChecked(true);
}

void DecisionDialog::say(const QString& sentence) {
  message_->setText(sentence);
  message_->setVisible(!sentence.isEmpty());
  layout()->activate();  // room for all lines of it
  adjustSize();
}

void DecisionDialog::decide() {
  if (!choices_->buttons().isEmpty() && choices_->checkedId() < 0) return say(tr("Choose what is right."));
  if (reason_->text().trimmed().isEmpty()) {
    say(tr("The club keeps the reason of every decision: write a few words."));
    return reason_->setFocus();
  }
  const auto done = decide_(choices_->checkedId(), reason_->text().trimmed().toStdString());
  if (!done) return say(refusal_words(done.error()));
  accept();
}

}  // namespace boardwright::desktop
