// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/evening/standings_panel.hpp"

#include <QBoxLayout>
#include <QEvent>
#include <QLabel>
#include <QPushButton>
#include <QTableWidget>

#include "ui/desktop/access/announcer.hpp"
#include "ui/desktop/club/club_table.hpp"

namespace boardwright::desktop {

StandingsPanel::StandingsPanel(QWidget* parent)
    : QWidget(parent),
      title_(new QLabel),
      after_(new QLabel),
      note_(new QLabel),
      told_(new QLabel),
      what_if_(new QPushButton),
      series_(new QPushButton),
      table_(new QTableWidget) {
  note_->setObjectName("standings_note");
  note_->setWordWrap(true);
  note_->setTextFormat(Qt::PlainText);
  note_->hide();
  what_if_->setObjectName("standings_what_if");
  series_->setObjectName("standings_series");
  title_->setProperty("role", "heading");
  after_->setProperty("role", "muted");
  told_->setObjectName("standing_told");
  told_->setProperty("role", "muted");
  told_->setWordWrap(true);
  told_->setTextFormat(Qt::PlainText);
  told_->hide();
  table_->setObjectName("evening_standings");
  dress_club_table(*table_);
  table_->setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
  table_->setMinimumHeight(160);
  auto* head = new QHBoxLayout;
  head->addWidget(title_);
  head->addStretch();
  head->addWidget(after_);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins({});
  column->setSpacing(8);
  column->addLayout(head);
  auto* asking = new QHBoxLayout;
  asking->setSpacing(8);
  for (QPushButton* button : {what_if_, series_}) {
    asking->addWidget(button);
    button->hide();
  }
  asking->addStretch();
  column->addWidget(note_);
  column->addWidget(table_, 1);
  column->addWidget(told_);
  column->addLayout(asking);
  connect(what_if_, &QPushButton::clicked, this, &StandingsPanel::what_if_wanted);
  connect(series_, &QPushButton::clicked, this, &StandingsPanel::series_wanted);
  connect(table_, &QTableWidget::cellActivated, this, [this](int row, int) { emit row_asked(row); });
  connect(table_, &QTableWidget::currentCellChanged, this, [this](int row, int, int before, int) {
    if (row != before) tell({});
  });
  retranslate();
}

void StandingsPanel::set_standings(std::vector<StandingRow> rows, std::vector<TieColumn> ties,
                                   const QString& after) {
  rows_ = std::move(rows);
  ties_ = std::move(ties);
  after_->setText(after);
  retranslate();
}

void StandingsPanel::set_note(const QString& note) {
  note_->setText(note);
  note_->setVisible(!note.isEmpty());
}

void StandingsPanel::offer(bool what_if, bool series) {
  what_if_->setVisible(what_if);
  series_->setVisible(series);
}

void StandingsPanel::tell(const QString& explanation) {
  told_->setText(explanation);
  told_->setVisible(!explanation.isEmpty());
  if (!explanation.isEmpty()) announce(*this, explanation);
}

QString StandingsPanel::told() const { return told_->text(); }

void StandingsPanel::retranslate() {
  title_->setText(tr("Standings"));
  what_if_->setText(tr("What if…"));
  what_if_->setToolTip(tr("The standings if the boards that still play end so"));
  series_->setText(tr("Series…"));
  series_->setToolTip(tr("What the evenings of this series come to together"));
  table_->setAccessibleName(tr("Standings; Enter tells how a place came about"));
  table_->setToolTip(tr("Enter or a double click tells how a place came about."));
  const QSignalBlocker quiet(table_);
  const int chosen = table_->currentRow();
  QStringList titles{tr("Place"), tr("Name"), tr("Points")};
  for (const TieColumn& tie : ties_) titles << tie.name;
  table_->clear();
  table_->setColumnCount(static_cast<int>(titles.size()));
  table_->setHorizontalHeaderLabels(titles);
  table_->setRowCount(static_cast<int>(rows_.size()));
  for (int row = 0; row < table_->rowCount(); ++row) {
    const StandingRow& one = rows_[static_cast<std::size_t>(row)];
    QStringList cells{one.place, one.name, one.points};
    cells << one.ties;
    for (int at = 0; at < titles.size(); ++at) {
      auto* item = new QTableWidgetItem(cells.value(at));
      item->setTextAlignment((at == 1 ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
      table_->setItem(row, at, item);
    }
  }
  for (int at = 0; at < titles.size(); ++at) {
    auto* head = table_->horizontalHeaderItem(at);
    head->setTextAlignment((at == 1 ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
    if (at >= 3) head->setToolTip(ties_[static_cast<std::size_t>(at - 3)].explanation);
  }
  table_->resizeColumnsToContents();
  constexpr int kLeastName = 110;
  if (table_->columnWidth(1) < kLeastName) table_->setColumnWidth(1, kLeastName);
  table_->horizontalHeader()->setStretchLastSection(false);
  if (chosen >= 0 && chosen < table_->rowCount()) table_->setCurrentCell(chosen, 1);
}

void StandingsPanel::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) retranslate();
  QWidget::changeEvent(event);
}

}  // namespace boardwright::desktop
