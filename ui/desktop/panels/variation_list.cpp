// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/panels/variation_list.hpp"

#include <QBoxLayout>
#include <QEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QListWidget>

namespace boardwright::desktop {

namespace {

constexpr int kShownVariations = 3;  // in sight at once

}  // namespace

VariationList::VariationList(QWidget* parent) : QWidget(parent), title_(new QLabel), list_(new QListWidget) {
  title_->setProperty("role", "heading");
  list_->setObjectName("variations");
  list_->setTextElideMode(Qt::ElideMiddle);
  list_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  list_->installEventFilter(this);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(4);
  column->addWidget(title_);
  column->addWidget(list_);
  const auto choose = [this](const QListWidgetItem* item) {
    emit chosen(static_cast<std::size_t>(list_->row(item)));
  };
  connect(list_, &QListWidget::itemClicked, this, choose);
  connect(list_, &QListWidget::itemActivated, this, choose);
  hide();
}

void VariationList::set_lines(const std::vector<Line>& lines, std::optional<std::size_t> chosen) {
  lines_ = lines;
  chosen_ = chosen;
  write();
}

void VariationList::write() {
  title_->setText(tr("Tried out"));
  list_->setAccessibleName(tr("Variations"));
  list_->setToolTip(tr("The game stays as it was. The delete key drops a line."));
  list_->clear();
  for (const auto& line : lines_) {
    QStringList moves;
    for (std::size_t i = 0; i < line.moves.size(); ++i) {
      const QString move = QString::fromStdString(line.moves[i]);
      moves << (i + 1 == line.shown ? QStringLiteral("[%1]").arg(move) : move);
    }
    auto* item = new QListWidgetItem(tr("After %1: %2").arg(line.begins_after).arg(moves.join(' ')), list_);
    item->setToolTip(item->text());
  }
  if (chosen_)
    list_->setCurrentRow(static_cast<int>(*chosen_));
  else
    list_->setCurrentRow(-1);
  const int rows = std::min(kShownVariations, list_->count());
  list_->setFixedHeight(std::max(1, rows) * (list_->sizeHintForRow(0) + 1) + 12);
  setVisible(!lines_.empty());
}

bool VariationList::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() == QEvent::KeyPress) {
    const int key = static_cast<QKeyEvent*>(event)->key();
    if ((key == Qt::Key_Delete || key == Qt::Key_Backspace) && list_->currentRow() >= 0) {
      emit dropped(static_cast<std::size_t>(list_->currentRow()));
      return true;
    }
  }
  return QWidget::eventFilter(watched, event);
}

void VariationList::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) write();
  QWidget::changeEvent(event);
}

}  // namespace boardwright::desktop
