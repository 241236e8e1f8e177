// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/evening/lots_dialog.hpp"

#include <QBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTableWidget>

#include "framework/tournament/lots_due.hpp"
#include "ui/desktop/access/announcer.hpp"
#include "ui/desktop/club/club_table.hpp"
#include "ui/desktop/dialogs/dialog_form.hpp"
#include "ui/desktop/kit/plain_label.hpp"

namespace boardwright::desktop {

namespace {

constexpr int kLongestWords = 240, kDrawnColumn = 1, kCodeShown = 19;

QLabel* words_of(const char* role, const QString& text) {
  auto* label = plain_label(role);
  label->setText(text);
  return label;
}

}  // namespace

QString spaced_code(const QString& code) {
  return QString::fromStdString(tournament::spaced_hash(code.toStdString()));
}

LotsDialog::LotsDialog(const QString& code, bool due, const std::vector<LotRow>& rows, QWidget* parent)
    : QDialog(parent), rows_(rows), table_(new QTableWidget), words_(plain_label("muted", "lots_words")) {
  setWindowTitle(tr("Lots"));
  resize(720, 520);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(20, 20, 20, 18);
  column->setSpacing(12);
  add_next(*column, code, due);
  column->addWidget(words_of("heading", tr("Lots that were drawn, drawn again")));
  table_->setObjectName("lots_table");
  table_->setAccessibleName(tr("Lots that were drawn, drawn again"));
  fill_table();
  column->addWidget(table_, 1);
  words_->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
  column->addWidget(words_);
  auto* close = new QPushButton(tr("C&lose"));
  close->setObjectName("lots_close");
  close->setAutoDefault(false);
  column->addLayout(closing_row({close}));
  connect(close, &QPushButton::clicked, this, &QDialog::reject);
  const auto look = [this] {
    const int row = table_->currentRow();
    words_->setText(row < 0 ? tr("Nothing has been drawn yet.") : rows_[static_cast<std::size_t>(row)].words);
    if (row >= 0) announce(*this, words_->text());
  };
  connect(table_, &QTableWidget::currentCellChanged, this, look);
  if (!rows_.empty()) table_->setCurrentCell(0, 0);
  look();
}

/// The lot that comes next, where one is promised.
void LotsDialog::add_next(QBoxLayout& column, const QString& code, bool due) {
  if (code.isEmpty()) return;
  column.addWidget(words_of("heading", tr("Check code of the next lot")));
  auto* shown = new QLineEdit(spaced_code(code));
  shown->setObjectName("lots_code");
  shown->setReadOnly(true);
  shown->setAccessibleName(tr("Check code of the next lot"));
  shown->setCursorPosition(0);
  column.addWidget(shown);
  column.addWidget(words_of(
      "muted", tr("Show it to everybody before the draw: the lot can't be another one afterwards. Words that "
                  "somebody in the room calls out go into the draw as well.")));
  if (!due) return;
  said_ = new QLineEdit;
  said_->setObjectName("lots_said");
  said_->setMaxLength(kLongestWords);
  auto* draw = new QPushButton(tr("&Draw now"));
  draw->setObjectName("lots_draw");
  draw->setAutoDefault(false);
  auto* line = new QHBoxLayout;
  line->setSpacing(8);
  auto* label = new QLabel(tr("&Called out:"));
  label->setBuddy(said_);
  said_->setPlaceholderText(tr("nothing"));
  line->addWidget(label);
  line->addWidget(said_, 1);
  line->addWidget(draw);
  column.addLayout(line);
  connect(draw, &QPushButton::clicked, this, &QDialog::accept);
  connect(said_, &QLineEdit::returnPressed, this, &QDialog::accept);
}

void LotsDialog::fill_table() {
  dress_club_table(*table_);
  table_->setColumnCount(4);
  table_->setHorizontalHeaderLabels({tr("Lot"), tr("Drawn"), tr("Check code"), tr("Drawn again")});
  table_->setRowCount(static_cast<int>(rows_.size()));
  for (int row = 0; row < table_->rowCount(); ++row) {
    const LotRow& lot = rows_[static_cast<std::size_t>(row)];
    const QStringList cells{lot.what, lot.drawn, spaced_code(lot.code).left(kCodeShown), lot.agrees};
    for (int at = 0; at < cells.size(); ++at) {
      auto* item = new QTableWidgetItem(cells[at]);
      item->setToolTip(at == 2 ? spaced_code(lot.code) : cells[at]);
      table_->setItem(row, at, item);
    }
  }
  for (int at = 0; at < table_->columnCount(); ++at)
    table_->horizontalHeaderItem(at)->setTextAlignment(Qt::AlignLeft | Qt::AlignVCenter);
  table_->resizeColumnsToContents();
  table_->horizontalHeader()->setSectionResizeMode(kDrawnColumn, QHeaderView::Stretch);
}

QString LotsDialog::said() const { return said_ == nullptr ? QString() : said_->text().simplified(); }
QString LotsDialog::words() const { return words_->text(); }

}  // namespace boardwright::desktop
