// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/evening/why_dialog.hpp"

#include <QBoxLayout>
#include <QComboBox>
#include <QLabel>
#include <QPushButton>

#include "ui/desktop/access/announcer.hpp"
#include "ui/desktop/dialogs/dialog_form.hpp"
#include "ui/desktop/dialogs/fold.hpp"
#include "ui/desktop/kit/plain_label.hpp"

namespace boardwright::desktop {

WhyDialog::WhyDialog(const QString& title, const QStringList& sentences, const std::vector<Person>& others,
                     WhyNot why_not, QWidget* parent)
    : QDialog(parent),
      sentence_(plain_label(nullptr, "why_sentence")),
      decided_(plain_label("muted", "why_decided")),
      answer_(plain_label(nullptr, "why_answer")),
      details_(new Fold),
      others_(new QComboBox) {
  setWindowTitle(title);
  setObjectName("why_dialog");
  resize(560, 500);
  auto* close = new QPushButton(tr("&Close"));
  close->setObjectName("why_close");
  close->setDefault(true);
  auto* column = scroll_above(*this, closing_row({close}));
  column->setSpacing(12);
  auto* heading = plain_label("heading");
  heading->setText(title);
  sentence_->setText(sentences.value(0));
  for (QLabel* label : {heading, sentence_, decided_, answer_})
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
  column->addWidget(heading);
  column->addWidget(sentence_);
  details_->setObjectName("why_details");
  details_->set_title(tr("What decided"));
  details_->set_open(false);
  decided_->setText(sentences.mid(1).join(QStringLiteral("\n\n")));
  details_->column().addWidget(decided_);
  details_->setVisible(sentences.size() > 1);
  column->addWidget(details_);
  add_others(*column, others, std::move(why_not));
  column->addWidget(answer_);
  column->addStretch();
  answer_->hide();
  connect(close, &QPushButton::clicked, this, &QDialog::accept);
  announce(*this, sentence_->text());
}

void WhyDialog::add_others(QVBoxLayout& column, const std::vector<Person>& others, WhyNot why_not) {
  others_->setObjectName("why_others");
  others_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
  others_->setMinimumContentsLength(14);
  others_->addItem(tr("choose somebody"), QString());
  for (const Person& person : others) others_->addItem(person.name, person.id);
  auto* label = new QLabel(tr("Why not with:"));
  label->setBuddy(others_);
  auto* row = new QHBoxLayout;
  row->setSpacing(8);
  row->addWidget(label);
  row->addWidget(others_, 1);
  column.addLayout(row);
  label->setVisible(!others.empty());
  others_->setVisible(!others.empty());
  connect(others_, &QComboBox::currentIndexChanged, this, [this, why_not = std::move(why_not)] {
    const QString id = others_->currentData().toString();
    answer_->setText(id.isEmpty() ? QString() : why_not(id).join(QStringLiteral("\n\n")));
    answer_->setVisible(!id.isEmpty());
    if (!id.isEmpty()) announce(*this, answer_->text());
  });
}

QString WhyDialog::sentence() const { return sentence_->text(); }
QString WhyDialog::answer() const { return answer_->text(); }

}  // namespace boardwright::desktop
