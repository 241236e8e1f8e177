// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/evening/keizer_fields.hpp"

#include <QCheckBox>
#include <QLabel>
#include <QLineEdit>
#include <QSignalBlocker>
#include <QSpinBox>

#include "ui/desktop/dialogs/dialog_form.hpp"

namespace boardwright::desktop {

namespace {

using tournament::KeizerRules;
using tournament::Share;

constexpr int kHighestTop = 10'000, kHighestStep = 100, kMostSeasonRounds = 1000, kSeasonFieldWidth = 120;

/// In the order of the fields.
std::array<Share, 4> shares_of(const KeizerRules& rules) {
  return {rules.loss, rules.bye, rules.excused, rules.club};
}

}  // namespace

KeizerFields::KeizerFields(QWidget* parent)
    : QWidget(parent), share_labels_{}, shares_{}, own_(new QCheckBox), once_(new QCheckBox) {
  auto* form = make_form(this);
  top_ = number(*form, top_label_, "keizer_top", 0, kHighestTop);
  step_ = number(*form, step_label_, "keizer_step", 0, kHighestStep);
  constexpr std::array kNames{"keizer_loss", "keizer_bye", "keizer_excused", "keizer_club"};
  for (std::size_t at = 0; at < shares_.size(); ++at) {
    share_labels_[at] = new QLabel;
    shares_[at] = new QLineEdit;
    shares_[at]->setObjectName(kNames[at]);
    shares_[at]->setMaximumWidth(kSeasonFieldWidth);
    share_labels_[at]->setBuddy(shares_[at]);
    form->addRow(share_labels_[at], shares_[at]);
    connect(shares_[at], &QLineEdit::textChanged, this, &KeizerFields::changed);
  }
  excused_rounds_ = number(*form, excused_label_, "keizer_excused_rounds", 0, kMostSeasonRounds);
  apart_ = number(*form, apart_label_, "keizer_apart", 0, kMostSeasonRounds);
  meetings_ = number(*form, meetings_label_, "keizer_meetings", 0, kMostSeasonRounds);
  own_->setObjectName("keizer_own");
  once_->setObjectName("keizer_once");
  for (QCheckBox* box : {own_, once_}) {
    form->addRow(box);
    connect(box, &QCheckBox::toggled, this, &KeizerFields::changed);
  }
  begin();
}

QSpinBox* KeizerFields::number(QFormLayout& form, QLabel*& label, const char* name, int least, int most) {
  auto* box = number_box(name, least, most, kSeasonFieldWidth);
  label = new QLabel;
  label->setBuddy(box);
  form.addRow(label, box);
  connect(box, &QSpinBox::valueChanged, this, &KeizerFields::changed);
  return box;
}

void KeizerFields::begin() {
  const QSignalBlocker quiet(this);
  const KeizerRules usual;
  top_->setValue(static_cast<int>(usual.top));
  step_->setValue(static_cast<int>(usual.step));
  excused_rounds_->setValue(static_cast<int>(usual.excused_rounds));
  apart_->setValue(static_cast<int>(usual.apart));
  meetings_->setValue(static_cast<int>(usual.meetings));
  own_->setChecked(usual.own);
  once_->setChecked(usual.once);
  const auto shares = shares_of(usual);
  for (std::size_t at = 0; at < shares_.size(); ++at)
    shares_[at]->setText(QString::fromStdString(tournament::share_text(shares[at])));
}

void KeizerFields::put_into(KeizerRules& rules) const {
  const auto value = [](const QSpinBox* box) { return static_cast<std::uint32_t>(box->value()); };
  rules.top = value(top_), rules.step = value(step_), rules.excused_rounds = value(excused_rounds_);
  rules.apart = value(apart_), rules.meetings = value(meetings_);
  rules.own = own_->isChecked(), rules.once = once_->isChecked();
  const std::array<Share*, 4> shares{&rules.loss, &rules.bye, &rules.excused, &rules.club};
  for (std::size_t at = 0; at < shares_.size(); ++at)
    if (const auto share = tournament::parse_share(shares_[at]->text().remove(' ').toStdString()))
      *shares[at] = *share;
}

QString KeizerFields::wrong_share() const {
  for (const QLineEdit* line : shares_)
    if (!tournament::parse_share(line->text().remove(' ').toStdString()))
      return line->text().isEmpty() ? QStringLiteral("–") : line->text();
  return {};
}

void KeizerFields::retranslate() {
  top_label_->setText(tr("Beating the first:"));
  top_->setSpecialValueText(tr("1½ times the people"));
  top_->setToolTip(tr("So many points; beating the second is worth less, and so on."));
  step_label_->setText(tr("Less for each place:"));
  share_labels_[0]->setText(tr("For a loss:"));
  shares_[0]->setToolTip(tr("A share of what beating the opponent is worth, such as 0 or 1/6."));
  share_labels_[1]->setText(tr("For a bye:"));
  share_labels_[2]->setText(tr("Excused:"));
  share_labels_[3]->setText(tr("Playing for the club:"));
  for (std::size_t at = 1; at < shares_.size(); ++at)
    shares_[at]->setToolTip(tr("A share of one's own value, such as 2/3."));
  excused_label_->setText(tr("Excused rounds that count:"));
  apart_label_->setText(tr("Rounds before two meet again:"));
  meetings_label_->setText(tr("Two meet at most:"));
  meetings_->setSpecialValueText(tr("as often as it comes"));
  own_->setText(tr("One's own value counts once"));
  once_->setText(tr("Counted anew only once after each round"));
}

}  // namespace boardwright::desktop
