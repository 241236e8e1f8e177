// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/club/results_page.hpp"

#include <QFileDialog>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QPushButton>

#include "framework/table/game_files.hpp"
#include "ui/desktop/appearance/refusal_words.hpp"
#include "ui/desktop/appearance/translations.hpp"
#include "ui/desktop/appearance/wrapped_row.hpp"
#include "ui/desktop/club/club_words.hpp"
#include "ui/desktop/club/correct_result.hpp"
#include "ui/desktop/club/game_filter.hpp"
#include "ui/desktop/kit/plain_label.hpp"

namespace boardwright::desktop {

ResultsPage::ResultsPage(std::shared_ptr<Club> club, const Catalogue& catalogue, QWidget* parent)
    : QWidget(parent),
      club_(std::move(club)),
      catalogue_(catalogue),
      filter_(new GameFilter(club_, catalogue)),
      table_(new GamesTable(club_, catalogue)),
      words_(plain_label("muted", "results_words")),
      open_(new QPushButton(tr("&Open"))),
      review_(new QPushButton(tr("&Review"))),
      save_(new QPushButton(tr("&Save record…"))),
      correct_(new QPushButton(tr("&Correct…"))),
      export_(new QPushButton(tr("&Export all…"))) {
  table_->setObjectName("results");
  table_->setAccessibleName(tr("Results"));
  open_->setObjectName("open_result");
  open_->setProperty("primary", true);
  review_->setObjectName("review_result");
  save_->setObjectName("save_result");
  correct_->setObjectName("correct_result");
  offer_exports();
  // In a dialog Enter would press the first of them.
  for (auto* button : {correct_, export_, save_, review_}) button->setAutoDefault(false);
  auto* buttons = new WrappedRow(8);
  buttons->addWidget(correct_);
  buttons->addWidget(export_);
  buttons->add_gap();
  for (auto* button : {save_, review_, open_}) buttons->addWidget(button);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(16, 16, 16, 16);
  column->setSpacing(10);
  column->addWidget(filter_);
  column->addWidget(table_, 1);
  column->addWidget(words_);
  column->addLayout(buttons);
  connect(filter_, &GameFilter::changed, this, &ResultsPage::refresh);
  connect(table_, &QTableWidget::itemSelectionChanged, this, &ResultsPage::show_choice);
  connect(table_, &GamesTable::failed, this, &ResultsPage::failed);
  connect(open_, &QPushButton::clicked, this, [this] { table_->want(WantedGame::How::kOpen); });
  connect(review_, &QPushButton::clicked, this, [this] { table_->want(WantedGame::How::kReview); });
  connect(save_, &QPushButton::clicked, this, [this] { table_->want(WantedGame::How::kSave); });
  connect(correct_, &QPushButton::clicked, this, &ResultsPage::correct);
}

void ResultsPage::offer_exports() {
  export_->setObjectName("export_results");
  export_->setToolTip(tr("Writes all games that were found into files."));
  auto* menu = new QMenu(export_);
  menu->addAction(tr("As one file (PGN)…"), this, [this] { ask_export(); });
  menu->addAction(tr("As records in a folder…"), this, [this] {
    const QString folder = QFileDialog::getExistingDirectory(this, tr("Export all"));
    if (folder.isEmpty()) return;
    const auto done = export_to(folder);
    done ? emit said(*done) : emit failed(refusal_words(done.error()));
  });
  export_->setMenu(menu);
  export_->setProperty("menu", true);
}

QString ResultsPage::words() const { return words_->text(); }

void ResultsPage::refresh() {
  auto query = filter_->query();
  if (!query) return emit failed(refusal_words(query.error()));
  table_->show_games(std::move(*query));
  show_choice();
}

void ResultsPage::show_choice() {
  const ResultInfo* result = table_->chosen();
  for (auto* button : {open_, review_, save_, correct_}) button->setEnabled(result != nullptr);
  export_->setEnabled(table_->all() > 0);
  QString words = table_->all() == 0 ? tr("No game was found.") : tr("Games: %1").arg(table_->all());
  if (result != nullptr)
    if (const auto why = club_->matches().why(result->played.match); why && !why->empty())
      words += QStringLiteral(" · ") + QString::fromStdString(*why);
  words_->setText(words);
}

void ResultsPage::correct() {
  const ResultInfo* result = table_->chosen();
  if (result == nullptr) return;
  if (!correct_result(*club_, catalogue_, *result, this)) return;
  refresh();
  emit changed();
  table_->setFocus();
}

Result<QString> ResultsPage::export_to(const QString& place) {
  GameQuery all = table_->query();
  all.limit = all.skip = 0;
  const auto found = club_->results().find(all);
  if (!found) return fail(found.error());
  const auto written = write_games(*club_, catalogue_, found->games, place.toStdString());
  if (!written) return fail(written.error());
  QString words = tr("Games written to %1: %2.").arg(place).arg(written->games);
  if (!written->problems.empty())
    words += QStringLiteral(" ") + tr("Not written: %1 (%2).")
                                       .arg(written->problems.size())
                                       .arg(QString::fromStdString(written->problems.front()));
  return words;
}

void ResultsPage::ask_export() {
  const QString name = QFileDialog::getSaveFileName(this, tr("Export all"), QStringLiteral("games.pgn"),
                                                    tr("Records") + " (*.pgn *.sgf)");
  if (name.isEmpty()) return;
  const auto done = export_to(name.endsWith(".pgn") || name.endsWith(".sgf") ? name : name + ".pgn");
  done ? emit said(*done) : emit failed(refusal_words(done.error()));
}

}  // namespace boardwright::desktop
