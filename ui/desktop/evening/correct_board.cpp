// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/evening/correct_board.hpp"

#include <QBoxLayout>
#include <QButtonGroup>
#include <QCheckBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRadioButton>

#include "framework/text/name.hpp"
#include "ui/desktop/access/announcer.hpp"
#include "ui/desktop/dialogs/dialog_form.hpp"
#include "ui/desktop/evening/result_entry.hpp"

namespace boardwright::desktop {

CorrectBoard::CorrectBoard(const BoardRow& board, std::optional<TypedResult> now, bool swapped,
                           Preview preview, QWidget* parent)
    : QDialog(parent),
      now_(now.value_or(TypedResult::kNoResult)),
      swapped_now_(swapped),
      tell_(std::move(preview)),
      results_(new QButtonGroup(this)),
      swapped_(new QCheckBox),
      reason_(new QLineEdit),
      preview_(new QLabel),
      correct_(new QPushButton(tr("&Correct"))) {
  setWindowTitle(tr("Correct board %1").arg(board.board));
  resize(520, 640);
  auto* cancel = new QPushButton(tr("C&ancel"));
  cancel->setAutoDefault(false);
  correct_->setObjectName("correct_done");
  correct_->setDefault(true);
  auto* buttons = new QHBoxLayout;
  buttons->addStretch();
  buttons->addWidget(cancel);
  buttons->addWidget(correct_);
  auto* column = scroll_above(*this, buttons);
  column->setSpacing(8);
  auto* title = new QLabel(board.first + QStringLiteral(" – ") + board.second);
  title->setProperty("role", "heading");
  title->setWordWrap(true);
  title->setTextFormat(Qt::PlainText);
  column->addWidget(title);
  for (const TypedResult result :
       {TypedResult::kFirstWins, TypedResult::kDraw, TypedResult::kSecondWins, TypedResult::kSecondMissing,
        TypedResult::kFirstMissing, TypedResult::kBothMissing, TypedResult::kNoResult}) {
    const QString sign = result_sign(result), words = result_words(result, board.first, board.second);
    QString text = sign.isEmpty() ? words : sign + QStringLiteral("   ") + words;
    auto* choice = new QRadioButton(text.replace('&', "&&"));
    choice->setAccessibleName(words);
    results_->addButton(choice, static_cast<int>(result));
    column->addWidget(choice);
  }
  swapped_->setText(tr("They sat the other way &round"));
  swapped_->setObjectName("correct_swapped");
  swapped_->setChecked(swapped);
  column->addWidget(swapped_);
  auto* label = new QLabel(tr("R&eason:"));
  label->setBuddy(reason_);
  reason_->setObjectName("correct_reason");
  reason_->setMaxLength(static_cast<int>(kLongestReason));
  reason_->setPlaceholderText(tr("such as: the slip was read wrongly"));
  preview_->setObjectName("correct_preview");
  preview_->setWordWrap(true);
  preview_->setTextFormat(Qt::PlainText);
  preview_->setProperty("role", "muted");
  column->addWidget(label);
  column->addWidget(reason_);
  column->addWidget(preview_);
  column->addStretch();
  results_->button(static_cast<int>(now_))->setChecked(true);
  connect(results_, &QButtonGroup::idClicked, this, &CorrectBoard::look);
  connect(swapped_, &QCheckBox::toggled, this, &CorrectBoard::look);
  connect(reason_, &QLineEdit::textChanged, this, [this] {
    const Wanted wish = wanted();
    correct_->setEnabled((wish.result != now_ || wish.swapped != swapped_now_) && !wish.reason.isEmpty());
  });
  connect(cancel, &QPushButton::clicked, this, &QDialog::reject);
  connect(correct_, &QPushButton::clicked, this, &QDialog::accept);
  look();
}

CorrectBoard::Wanted CorrectBoard::wanted() const {
  return {static_cast<TypedResult>(results_->checkedId()), swapped_->isChecked(),
          reason_->text().simplified()};
}

void CorrectBoard::choose(TypedResult result) {
  results_->button(static_cast<int>(result))->setChecked(true);
  look();
}

QString CorrectBoard::preview() const { return preview_->text(); }

void CorrectBoard::look() {
  const Wanted now = wanted();
  const bool changes = now.result != now_ || now.swapped != swapped_now_;
  const QStringList told = changes ? tell_(now) : QStringList{tr("Nothing is changed yet.")};
  preview_->setText(told.isEmpty() ? tr("Nobody's points or place change.") : told.join('\n'));
  announce(*this, preview_->text());
  correct_->setEnabled(changes && !now.reason.isEmpty());
}

}  // namespace boardwright::desktop
