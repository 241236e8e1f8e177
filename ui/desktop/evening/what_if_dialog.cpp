// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/evening/what_if_dialog.hpp"

#include <QBoxLayout>
#include <QComboBox>
#include <QFormLayout>
#include <QLabel>
#include <QPushButton>

#include "ui/desktop/dialogs/dialog_form.hpp"
#include "ui/desktop/evening/standings_panel.hpp"

namespace boardwright::desktop {

WhatIfDialog::WhatIfDialog(const std::vector<BoardRow>& open, Tell tell, QWidget* parent)
    : QDialog(parent), tell_(std::move(tell)), standings_(new StandingsPanel) {
  setWindowTitle(tr("What if the last boards end so"));
  resize(640, 640);
  auto* close = new QPushButton(tr("&Close"));
  close->setObjectName("what_if_close");
  close->setDefault(true);
  auto* column = scroll_above(*this, closing_row({close}));
  column->setSpacing(10);
  auto* words = new QLabel(tr("Nothing is entered: these are the standings if it comes so."));
  words->setProperty("role", "muted");
  words->setWordWrap(true);
  column->addWidget(words);
  auto* fields = new QWidget;
  auto* form = make_form(fields);
  form->setRowWrapPolicy(QFormLayout::WrapLongRows);
  for (const BoardRow& board : open) {
    auto* result = new QComboBox;
    result->setObjectName("what_if " + QString::number(board.board));
    result->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    result->setMinimumContentsLength(8);
    const QString people = board.first + QStringLiteral(" – ") + board.second;
    result->setAccessibleName(people);
    result->addItem(tr("still open"), static_cast<int>(TypedResult::kNoResult));
    for (const TypedResult one : {TypedResult::kFirstWins, TypedResult::kDraw, TypedResult::kSecondWins})
      result->addItem(result_sign(one), static_cast<int>(one));
    auto* label = new QLabel(people);
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    label->setBuddy(result);
    form->addRow(label, result);
    boards_.emplace(board.board, result);
    connect(result, &QComboBox::currentIndexChanged, this, &WhatIfDialog::look);
  }
  column->addWidget(fields);
  column->addWidget(standings_, 1);
  connect(close, &QPushButton::clicked, this, &QDialog::accept);
  look();
}

void WhatIfDialog::choose(std::uint32_t board, TypedResult result) {
  if (const auto found = boards_.find(board); found != boards_.end())
    found->second->setCurrentIndex(found->second->findData(static_cast<int>(result)));
}

void WhatIfDialog::look() {
  Chosen chosen;
  for (const auto& [board, box] : boards_)
    if (const auto result = static_cast<TypedResult>(box->currentData().toInt());
        result != TypedResult::kNoResult)
      chosen.emplace(board, result);
  const Standings now = tell_(chosen);
  standings_->set_standings(now.rows, now.ties, tr("if it comes so"));
  standings_->set_note(now.problem);
}

}  // namespace boardwright::desktop
