// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/evening/advice_box.hpp"

#include <QBoxLayout>
#include <QEvent>
#include <QLabel>
#include <QPushButton>
#include <QSpinBox>
#include <QThread>

#include "ui/desktop/access/announcer.hpp"
#include "ui/desktop/appearance/refusal_words.hpp"
#include "ui/desktop/appearance/translations.hpp"

namespace boardwright::desktop {

AdviceBox::AdviceBox(Ask ask, QWidget* parent)
    : QWidget(parent),
      ask_(std::move(ask)),
      label_(new QLabel),
      words_(new QLabel),
      minutes_(new QSpinBox),
      button_(new QPushButton) {
  constexpr int kShortest = 30, kLongest = 600, kStep = 15, kUsual = 180;
  minutes_->setObjectName("advice_minutes");
  minutes_->setRange(kShortest, kLongest);
  minutes_->setSingleStep(kStep);
  minutes_->setValue(kUsual);
  minutes_->setMaximumWidth(110);
  minutes_->setButtonSymbols(QAbstractSpinBox::NoButtons);
  label_->setBuddy(minutes_);
  button_->setObjectName("advice_work_out");
  words_->setObjectName("advice_words");
  words_->setProperty("role", "muted");
  words_->setWordWrap(true);
  words_->setTextFormat(Qt::PlainText);
  words_->hide();
  auto* row = new QHBoxLayout;
  row->setSpacing(8);
  row->addWidget(label_);
  row->addWidget(minutes_);
  row->addWidget(button_);
  row->addStretch();
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins({});
  column->setSpacing(8);
  column->addLayout(row);
  column->addWidget(words_);
  connect(button_, &QPushButton::clicked, this, &AdviceBox::work_out);
  retranslate();
}

AdviceBox::~AdviceBox() {
  if (working_) working_->wait();
}

void AdviceBox::work_out() {
  if (working_) return;
  auto known = ask_();
  if (!known) return show_advice(fail(known.error()), 0);
  known->facts.minutes = minutes_->value();
  button_->setEnabled(false);
  auto made = std::make_shared<Result<planning::Advice>>();
  const auto people = static_cast<std::uint32_t>(known->facts.ratings.size());
  working_.reset(QThread::create(
      [made, known = *known] { *made = planning::advise(known.facts, known.first, known.by_lot); }));
  connect(working_.get(), &QThread::finished, this, [this, made, people] {
    working_->wait();
    working_.release()->deleteLater();
    show_advice(*made, people);
  });
  working_->start();
}

void AdviceBox::show_advice(const Result<planning::Advice>& advice, std::uint32_t people) {
  QStringList told;
  if (advice) {
    for (const std::string& sentence : planning::advice_sentences(*advice, people, spoken_language()))
      told << QString::fromStdString(sentence);
  } else {
    told << refusal_words(advice.error());
  }
  button_->setEnabled(true);
  words_->setText(told.join(QStringLiteral("\n\n")));
  words_->show();
  announce(*this, words_->text());
}

void AdviceBox::forget() {
  words_->clear();
  words_->hide();
}

QString AdviceBox::words() const { return words_->text(); }

void AdviceBox::retranslate() {
  label_->setText(tr("Time:"));
  minutes_->setSuffix(tr(" minutes"));
  minutes_->setAccessibleName(tr("Minutes of the evening"));
  button_->setText(tr("What fits?"));
  button_->setToolTip(tr("Hundreds of evenings with these people are drawn by lot and counted."));
}

void AdviceBox::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) {
    forget();
    retranslate();
  }
  QWidget::changeEvent(event);
}

}  // namespace boardwright::desktop
