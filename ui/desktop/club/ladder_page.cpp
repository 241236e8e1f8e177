// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/club/ladder_page.hpp"

#include <QComboBox>
#include <QFileDialog>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QTableWidget>
#include <QVBoxLayout>

#include "framework/store/ids.hpp"
#include "framework/table/standings_list.hpp"
#include "ui/desktop/appearance/refusal_words.hpp"
#include "ui/desktop/appearance/translations.hpp"
#include "ui/desktop/club/club_table.hpp"
#include "ui/desktop/club/club_words.hpp"
#include "ui/report/report_file.hpp"

namespace boardwright::desktop {

LadderPage::LadderPage(std::shared_ptr<Club> club, const Catalogue& catalogue, QWidget* parent)
    : QWidget(parent),
      club_(std::move(club)),
      catalogue_(catalogue),
      pools_(new QComboBox),
      table_(new QTableWidget),
      empty_(new QLabel),
      export_(new QPushButton(tr("&Export…"))) {
  pools_->setObjectName("pools");
  pools_->setAccessibleName(tr("Which ladder"));
  table_->setObjectName("ladder");
  table_->setAccessibleName(tr("Ladder"));
  dress_club_table(*table_);
  empty_->setProperty("role", "muted");
  empty_->setWordWrap(true);
  empty_->setAlignment(Qt::AlignCenter);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(16, 16, 16, 16);
  column->setSpacing(12);
  export_->setObjectName("export_standings");
  export_->setToolTip(tr("Writes all ladders as a page (HTML), a paper (PDF) or a table (CSV)."));
  auto* head = new QHBoxLayout;
  head->setSpacing(8);
  head->addWidget(pools_, 1);
  head->addWidget(export_);
  column->addLayout(head);
  connect(export_, &QPushButton::clicked, this, &LadderPage::ask_export);
  column->addWidget(table_, 1);
  column->addWidget(empty_, 1);
  connect(pools_, &QComboBox::currentIndexChanged, this, &LadderPage::show_pool);
  connect(table_, &QTableWidget::cellActivated, this,
          [this](int row, int) { emit player_chosen(table_->item(row, 1)->data(Qt::UserRole).toString()); });
}

void LadderPage::refresh() {
  const QString chosen = pools_->currentData().toString();
  auto standings = club_->standings().all();
  if (!standings) emit failed(refusal_words(standings.error()));
  standings_ = standings ? std::move(*standings) : std::vector<PoolStandings>();
  const QSignalBlocker quiet(pools_);
  pools_->clear();
  for (const auto& pool : standings_)
    pools_->addItem(pool_title(catalogue_, pool.scheme),
                    QString::fromStdString(pool.scheme.game + "/" + pool.scheme.pool));
  pools_->setCurrentIndex(std::max(0, pools_->findData(chosen)));
  show_pool();
}

void LadderPage::show_pool() {
  const bool any = !standings_.empty();
  pools_->setVisible(any);
  export_->setVisible(any);
  table_->setVisible(any);
  empty_->setVisible(!any);
  empty_->setText(
      tr("No rated match has been played yet.\nChoose two members and \"Rated\" for a new game."));
  if (!any) return;
  const auto& pool = standings_[static_cast<std::size_t>(std::max(0, pools_->currentIndex()))];
  const bool points = pool.scheme.points.gives_points, ladder = pool.scheme.points.ladder.has_value();
  QStringList titles{tr("Rank"), tr("Player")};
  if (ladder) titles << tr("Status");
  if (points) titles << tr("Points");
  titles << tr("Rating") << tr("Games") << tr("Won") << tr("Drawn") << tr("Lost");
  table_->clear();
  table_->setColumnCount(static_cast<int>(titles.size()));
  table_->setHorizontalHeaderLabels(titles);
  table_->setRowCount(static_cast<int>(pool.standings.size()));
  for (int row = 0; row < table_->rowCount(); ++row) {
    const auto& standing = pool.standings[static_cast<std::size_t>(row)];
    const PoolLine line = pool_line(standing, pool.scheme, spoken_language());
    const std::string& name = pool.names[static_cast<std::size_t>(row)];
    QStringList cells{QString::number(pool.ranks[static_cast<std::size_t>(row)]),
                      name.empty() ? tr("Former member") : QString::fromStdString(name)};
    if (ladder) cells << QString::fromStdString(line.status.value_or(""));
    if (points) cells << QString::fromStdString(line.points.value_or(""));
    cells << (line.rating ? rating_text(*line.rating) : QStringLiteral("–"));
    for (const std::uint32_t count : {line.games, line.wins, line.draws, line.losses})
      cells << QString::number(count);
    for (int at = 0; at < cells.size(); ++at) {
      auto* item = new QTableWidgetItem(cells[at]);
      const bool words = at == 1 || (ladder && at == 2);
      item->setTextAlignment(words ? Qt::AlignLeft | Qt::AlignVCenter : Qt::AlignRight | Qt::AlignVCenter);
      if (at == 1) item->setData(Qt::UserRole, QString::fromStdString(standing.player));
      table_->setItem(row, at, item);
    }
  }
  for (int at = 0; at < titles.size(); ++at) {
    const bool words = at == 1 || (ladder && at == 2);
    table_->horizontalHeaderItem(at)->setTextAlignment((words ? Qt::AlignLeft : Qt::AlignRight) |
                                                       Qt::AlignVCenter);
  }
  table_->resizeColumnsToContents();
  table_->horizontalHeader()->setSectionResizeMode(1, QHeaderView::Stretch);
}

Result<void> LadderPage::export_to(const QString& file) const {
  return report::write_report(standings_list(standings_, catalogue_, spoken_language(), utc_now()),
                              file.toStdString());
}

void LadderPage::ask_export() {
  const QString name =
      QFileDialog::getSaveFileName(this, tr("Export standings"), QStringLiteral("standings.pdf"),
                                   tr("Papers, pages and tables") + " (*.pdf *.html *.csv)");
  if (name.isEmpty()) return;
  const auto done = export_to(name);
  done ? emit said(tr("The standings are in %1 now.").arg(name)) : emit failed(refusal_words(done.error()));
}

}  // namespace boardwright::desktop
