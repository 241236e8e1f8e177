// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/dialogs/dice_panel.hpp"

#include <QLabel>
#include <QLineEdit>

#include "ui/desktop/dialogs/dialog_form.hpp"

namespace boardwright::desktop {

namespace {

constexpr int kLongestEntropy = 200;

}  // namespace

DicePanel::DicePanel(QWidget* parent)
    : QWidget(parent), label_(new QLabel), why_(new QLabel), entropy_(new QLineEdit) {
  setObjectName("dice_panel");
  entropy_->setObjectName("entropy");
  entropy_->setMaxLength(kLongestEntropy);
  label_->setMinimumSize(kLabelSize);
  label_->setBuddy(entropy_);
  why_->setProperty("role", "muted");
  why_->setWordWrap(true);
  auto* form = make_form(this);
  form->addRow(label_, entropy_);
  form->addRow(QString(), why_);
}

void DicePanel::show_for(bool chance) {
  if (!chance) entropy_->clear();
  setVisible(chance);
}

QString DicePanel::entropy() const { return entropy_->text().trimmed(); }

void DicePanel::retranslate() {
  entropy_->setPlaceholderText(tr("Anything, so that nobody can choose the dice"));
  label_->setText(tr("&Dice:"));
  why_->setText(
      tr("The dice come from a number that is sealed before the first move and shown at the end: the record "
         "lets anybody check them. What you type here goes into it."));
}

}  // namespace boardwright::desktop
