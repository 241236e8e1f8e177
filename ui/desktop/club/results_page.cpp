// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/club/results_page.hpp"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QInputDialog>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTableWidget>
#include <algorithm>

#include "ui/desktop/appearance/translations.hpp"
#include "ui/desktop/club/club_table.hpp"
#include "ui/desktop/club/club_words.hpp"

namespace boardwright::desktop {

ResultsPage::ResultsPage(std::shared_ptr<Club> club, const Catalogue& catalogue, QWidget* parent)
    : QWidget(parent),
      club_(std::move(club)),
      catalogue_(catalogue),
      table_(new QTableWidget(0, 5)),
      why_(new QLabel),
      void_(new QPushButton(tr("&Void…"))),
      correct_(new QPushButton(tr("&Correct…"))),
      stand_(new QPushButton(tr("&As it was played…"))) {
  table_->setObjectName("results");
  table_->setAccessibleName(tr("Results"));
  table_->setHorizontalHeaderLabels({tr("Time"), tr("Game"), tr("Players"), tr("Result"), tr("Counts")});
  dress_club_table(*table_);
  table_->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
  why_->setProperty("role", "muted");
  why_->setWordWrap(true);
  void_->setObjectName("void_result");
  correct_->setObjectName("correct_result");
  stand_->setObjectName("let_stand");
  auto* buttons = new QHBoxLayout;
  buttons->addWidget(why_, 1);
  for (auto* button : {void_, correct_, stand_}) buttons->addWidget(button);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(16, 16, 16, 16);
  column->setSpacing(12);
  column->addWidget(table_, 1);
  column->addLayout(buttons);
  connect(table_, &QTableWidget::itemSelectionChanged, this, &ResultsPage::show_choice);
  connect(void_, &QPushButton::clicked, this, &ResultsPage::void_result);
  connect(correct_, &QPushButton::clicked, this, &ResultsPage::correct);
  connect(stand_, &QPushButton::clicked, this, &ResultsPage::let_stand);
  refresh();
}

void ResultsPage::refresh() {
  auto results = club_->results();
  if (!results) emit failed(QString::fromStdString(results.error()));
  results_ = results ? std::move(*results) : std::vector<ResultInfo>();
  std::reverse(results_.begin(), results_.end());
  table_->setRowCount(static_cast<int>(results_.size()));
  for (int row = 0; row < table_->rowCount(); ++row) {
    const ResultInfo& result = results_[static_cast<std::size_t>(row)];
    const MatchResult& shown = result.holds ? *result.holds : result.played;
    QString counts = !result.holds                 ? tr("voided")
                     : !result.corrections.empty() ? tr("corrected")
                     : shown.rated                 ? tr("rated")
                                                   : tr("unrated");
    if (result.played.entered) counts = tr("%1, entered, not verified").arg(counts);
    const QStringList cells{short_time(shown.time),
                            game_title(catalogue_, shown.game, shown.variant, shown.variant.empty()),
                            opponents(shown.seats, result.names), score_text(shown.seats), counts};
    for (int at = 0; at < cells.size(); ++at) table_->setItem(row, at, new QTableWidgetItem(cells[at]));
  }
  table_->resizeColumnsToContents();
  table_->horizontalHeader()->setSectionResizeMode(2, QHeaderView::Stretch);
  show_choice();
}

const ResultInfo* ResultsPage::chosen() const {
  const auto rows = table_->selectionModel()->selectedRows();
  return rows.isEmpty() ? nullptr : &results_[static_cast<std::size_t>(rows.front().row())];
}

void ResultsPage::show_choice() {
  const ResultInfo* result = chosen();
  void_->setEnabled(result != nullptr && result->holds);
  correct_->setEnabled(result != nullptr);
  stand_->setEnabled(result != nullptr && !result->corrections.empty());
  why_->setText(result != nullptr && !result->corrections.empty()
                    ? QString::fromStdString(result->corrections.back().why)
                    : QString());
}

std::optional<std::string> ResultsPage::ask_why(const QString& title) {
  bool agreed = false;
  const QString why = QInputDialog::getText(this, title, tr("The reason, for the club's book:"),
                                            QLineEdit::Normal, {}, &agreed);
  if (!agreed) return std::nullopt;
  return why.trimmed().toStdString();
}

void ResultsPage::done(const Result<void>& result) {
  if (!result) return emit failed(QString::fromStdString(result.error()));
  refresh();
  emit changed();
}

void ResultsPage::void_result() {
  const ResultInfo* result = chosen();
  if (result == nullptr) return;
  const std::string match = result->played.match;
  if (const auto why = ask_why(tr("Void this result"))) done(club_->void_result(match, *why));
}

void ResultsPage::correct() {
  const ResultInfo* result = chosen();
  if (result == nullptr) return;
  const std::string match = result->played.match;
  const std::size_t seats = result->played.seats.size();
  if (seats != 2) return emit failed(tr("Only results of two players can be corrected here."));
  const QStringList choices{QStringLiteral("1 – 0"), QStringLiteral("½ – ½"), QStringLiteral("0 – 1")};
  bool agreed = false;
  const QString score = QInputDialog::getItem(this, tr("Correct this result"), tr("The right result:"),
                                              choices, 0, false, &agreed);
  if (!agreed) return;
  const auto won = static_cast<std::uint32_t>(2 - choices.indexOf(score));
  if (const auto why = ask_why(tr("Correct this result")))
    done(club_->correct_result(match, {won, 2 - won}, "adjudication", *why, catalogue_));
}

void ResultsPage::let_stand() {
  const ResultInfo* result = chosen();
  if (result == nullptr) return;
  const std::string match = result->played.match;
  if (const auto why = ask_why(tr("Let the result stand as it was played")))
    done(club_->let_result_stand(match, *why));
}

}  // namespace boardwright::desktop
