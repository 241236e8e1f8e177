// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/evening/series_dialog.hpp"

#include <QBoxLayout>
#include <QLabel>
#include <QPushButton>

#include "ui/desktop/club/club_table.hpp"
#include "ui/desktop/dialogs/dialog_form.hpp"
#include "ui/desktop/evening/evening_view.hpp"
#include "ui/desktop/evening/evening_words.hpp"

namespace boardwright::desktop {

SeriesDialog::SeriesDialog(const Evening& evening, const SeriesNow& series, QWidget* parent)
    : QDialog(parent), table_(new QTableWidget) {
  const QString name = QString::fromStdString(evening.now().settings.series.name);
  setWindowTitle(tr("Series %1").arg(name));
  resize(620, 480);
  QStringList evenings;
  for (const TournamentInfo& one : series.tournaments) evenings << QString::fromStdString(one.name);
  auto* heading = new QLabel(name);
  heading->setProperty("role", "heading");
  auto* words = new QLabel(tr("Evenings so far: %1").arg(evenings.join(QStringLiteral(", "))));
  words->setProperty("role", "muted");
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(20, 20, 20, 18);
  column->setSpacing(10);
  for (QLabel* label : {heading, words}) {
    label->setWordWrap(true);
    label->setTextFormat(Qt::PlainText);
    column->addWidget(label);
  }
  table_->setObjectName("series_table");
  dress_club_table(*table_);
  table_->setAccessibleName(windowTitle());
  column->addWidget(table_, 1);
  auto* close = new QPushButton(tr("&Close"));
  close->setObjectName("series_close");
  close->setDefault(true);
  column->addLayout(closing_row({close}));
  connect(close, &QPushButton::clicked, this, &QDialog::accept);
  fill(evening, series);
}

void SeriesDialog::fill(const Evening& evening, const SeriesNow& series) {
  table_->setColumnCount(4);
  table_->setHorizontalHeaderLabels({tr("Place"), tr("Name"), tr("Total"), tr("Results, the best first")});
  table_->setRowCount(static_cast<int>(series.lines.size()));
  std::uint32_t before = 0;
  for (int row = 0; row < table_->rowCount(); ++row) {
    const auto& line = series.lines[static_cast<std::size_t>(row)];
    QStringList results;
    for (const auto& one : line.results) results << value_words(one, 1);
    const QStringList cells{line.place == before ? QString() : QString::number(line.place),
                            person_name(evening, line.id), value_words(line.total, 1),
                            results.join(QStringLiteral(" · "))};
    before = line.place;
    for (int at = 0; at < cells.size(); ++at) {
      auto* item = new QTableWidgetItem(cells[at]);
      item->setTextAlignment((at % 2 == 1 ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
      table_->setItem(row, at, item);
    }
  }
  for (int at = 0; at < table_->columnCount(); ++at)
    table_->horizontalHeaderItem(at)->setTextAlignment((at % 2 == 1 ? Qt::AlignLeft : Qt::AlignRight) |
                                                       Qt::AlignVCenter);
  table_->resizeColumnsToContents();
  table_->horizontalHeader()->setStretchLastSection(true);
}

}  // namespace boardwright::desktop
