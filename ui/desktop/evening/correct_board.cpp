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
#include "ui/desktop/kit/plain_label.hpp"

namespace boardwright::desktop {

CorrectBoard::CorrectBoard(const BoardRow& board, std::optional<TypedResult> now, bool swapped,
                           Preview preview, QWidget* parent)
    : QDialog(parent),
      now_(now.value_or(TypedResult::kNoResult)),
      swapped_now_(swapped),
      tell_(std::move(preview)),
      results_(new QButtonGroup(this)),
      swapped_(new QCheckBox),
      score_(new QLineEdit),
      reason_(new QLineEdit),
      preview_(plain_label("muted", "correct_preview")),
      correct_(new QPushButton(tr("&Correct"))) {
  setWindowTitle(tr("Correct board %1").arg(board.board));
  resize(520, 640);
  auto* cancel = new QPushButton(tr("C&ancel"));
  cancel->setAutoDefault(false);
  correct_->setObjectName("correct_done");
  correct_->setDefault(true);
  auto* column = scroll_above(*this, closing_row({cancel, correct_}));
  column->setSpacing(8);
  auto* title = plain_label("heading");
  title->setText(board.first + QStringLiteral(" – ") + board.second);
  column->addWidget(title);
  add_results(*column, board);
  swapped_->setChecked(swapped);
  auto* label = new QLabel(tr("R&eason:"));
  label->setBuddy(reason_);
  reason_->setObjectName("correct_reason");
  reason_->setMaxLength(static_cast<int>(kLongestReason));
  reason_->setPlaceholderText(tr("such as: the slip was read wrongly"));
  column->addWidget(label);
  column->addWidget(reason_);
  column->addWidget(preview_);
  column->addStretch();
  results_->button(static_cast<int>(now_))->setChecked(true);
  connect(results_, &QButtonGroup::idClicked, this, &CorrectBoard::look);
  connect(swapped_, &QCheckBox::toggled, this, &CorrectBoard::look);
  connect(score_, &QLineEdit::textChanged, this, &CorrectBoard::look);
  connect(reason_, &QLineEdit::textChanged, this, &CorrectBoard::allow);
  connect(cancel, &QPushButton::clicked, this, &QDialog::reject);
  connect(correct_, &QPushButton::clicked, this, &QDialog::accept);
  look();
}

void CorrectBoard::add_results(QVBoxLayout& column, const BoardRow& board) {
  for (const TypedResult result :
       {TypedResult::kFirstWins, TypedResult::kDraw, TypedResult::kSecondWins, TypedResult::kSecondMissing,
        TypedResult::kFirstMissing, TypedResult::kBothMissing, TypedResult::kNoResult}) {
    const QString sign = result_sign(result), words = result_words(result, board.first, board.second);
    QString text = sign.isEmpty() ? words : sign + QStringLiteral("   ") + words;
    auto* choice = new QRadioButton(text.replace('&', "&&"));
    choice->setAccessibleName(words);
    results_->addButton(choice, static_cast<int>(result));
    column.addWidget(choice);
  }
  score_->setObjectName("correct_score");
  score_->setAccessibleName(tr("Result of the match"));
  score_->hide();
  column.addWidget(score_);
  swapped_->setText(tr("They sat the other way &round"));
  swapped_->setObjectName("correct_swapped");
  column.addWidget(swapped_);
}

void CorrectBoard::write_score(const QString& now, std::function<QString(const QString&)> problem) {
  problem_ = std::move(problem);
  score_now_ = now;
  score_->setText(now);
  score_->setPlaceholderText(tr("no result"));
  score_->show();
  for (auto* choice : results_->buttons()) choice->hide();
  look();
}

bool CorrectBoard::changes(const Wanted& now) const {
  if (now.swapped != swapped_now_) return !problem_ || problem_(now.score).isEmpty();
  return problem_ ? now.score != score_now_ && problem_(now.score).isEmpty() : now.result != now_;
}

CorrectBoard::Wanted CorrectBoard::wanted() const {
  return {static_cast<TypedResult>(results_->checkedId()), swapped_->isChecked(),
          reason_->text().simplified(), score_->text().remove(' ')};
}

void CorrectBoard::choose(TypedResult result) {
  results_->button(static_cast<int>(result))->setChecked(true);
  look();
}

QString CorrectBoard::preview() const { return preview_->text(); }

void CorrectBoard::look() {
  const Wanted now = wanted();
  const QString wrong = problem_ ? problem_(now.score) : QString();
  const QStringList told = !wrong.isEmpty() ? QStringList{wrong}
                           : changes(now)   ? tell_(now)
                                            : QStringList{tr("Nothing is changed yet.")};
  preview_->setText(told.isEmpty() ? tr("Nobody's points or place change.") : told.join('\n'));
  announce(*this, preview_->text());
  allow();
}

void CorrectBoard::allow() {
  const Wanted now = wanted();
  correct_->setEnabled(changes(now) && !now.reason.isEmpty());
}

}  // namespace boardwright::desktop
