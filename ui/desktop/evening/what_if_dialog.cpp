// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/evening/what_if_dialog.hpp"

#include <QBoxLayout>
#include <QComboBox>
#include <QFormLayout>
#include <QLabel>
#include <QPushButton>
#include <tuple>

#include "ui/desktop/appearance/refusal_words.hpp"
#include "ui/desktop/dialogs/dialog_form.hpp"
#include "ui/desktop/evening/evening_view.hpp"
#include "ui/desktop/evening/standings_panel.hpp"
#include "ui/desktop/evening/standings_view.hpp"

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

void ask_what_if(const Evening& evening, const Catalogue& catalogue, QWidget* above) {
  const auto* round = round_of(evening, 0);
  if (round == nullptr) return;
  std::vector<BoardRow> open;
  for (const BoardRow& row : board_rows(evening, catalogue, *round))
    if (row.result.isEmpty()) open.push_back(row);
  const auto number = static_cast<std::uint32_t>(evening.now().results_of().size());
  // A copy: the dialog stays open whatever becomes of the evening.
  const auto tell = [kept = evening, number](const WhatIfDialog::Chosen& chosen) {
    std::map<std::uint32_t, tournament::Score> scores;
    for (const auto& [board, result] : chosen) {
      tournament::Score score;
      std::tie(score.first, score.second) = codes_of(result);
      scores.emplace(board, score);
    }
    const auto standings = standings_if(kept.now(), kept.names(), number, scores);
    if (!standings) return WhatIfDialog::Standings{{}, {}, refusal_words(standings)};
    return WhatIfDialog::Standings{standing_rows(kept, *standings), standing_titles(*standings), {}};
  };
  auto* dialog = new WhatIfDialog(open, tell, above);
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  dialog->open();
}

}  // namespace boardwright::desktop
