// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/panels/move_list.hpp"

#include <QEvent>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QPushButton>
#include <QTableView>
#include <algorithm>

#include "ui/desktop/appearance/icons.hpp"
#include "ui/desktop/panels/move_list_model.hpp"

namespace boardwright::desktop {

namespace {

QPushButton* icon_button(QWidget* parent) {
  auto* button = new QPushButton(parent);
  button->setProperty("icon_only", true);
  button->setIconSize({18, 18});
  return button;
}

}  // namespace

MoveList::MoveList(QWidget* parent)
    : QWidget(parent),
      model_(new MoveListModel(this)),
      table_(new QTableView(this)),
      first_(icon_button(this)),
      previous_(icon_button(this)),
      next_(icon_button(this)),
      last_(icon_button(this)) {
  table_->setModel(model_);
  table_->setObjectName("moves");
  table_->setSelectionMode(QAbstractItemView::SingleSelection);
  table_->setShowGrid(false);
  table_->verticalHeader()->hide();
  table_->horizontalHeader()->hide();
  table_->verticalHeader()->setDefaultSectionSize(28);
  table_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  table_->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
  table_->setTabKeyNavigation(false);  // Tab goes on to the next control

  auto* buttons = new QHBoxLayout;
  buttons->setSpacing(6);
  for (auto* button : {first_, previous_, next_, last_}) buttons->addWidget(button);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(8);
  column->addWidget(table_);
  column->addLayout(buttons);

  connect(first_, &QPushButton::clicked, this, &MoveList::go_first);
  connect(previous_, &QPushButton::clicked, this, &MoveList::go_previous);
  connect(next_, &QPushButton::clicked, this, &MoveList::go_next);
  connect(last_, &QPushButton::clicked, this, &MoveList::go_last);
  connect(table_, &QTableView::clicked, this, &MoveList::look_at_cell);
  connect(table_->selectionModel(), &QItemSelectionModel::currentChanged, this, &MoveList::look_at_cell);
  retranslate();
  set_theme();
  refresh_buttons();
}

void MoveList::look_at_cell(const QModelIndex& index) {
  const auto ply = model_->ply_at(index);
  if (ply && (*ply != shown_ || variation_ > 0)) emit looked_at(*ply);
}

void MoveList::set_seats(QStringList names) {
  seats_ = std::move(names);
  const QSignalBlocker quiet(this);
  model_->set_names(seats_, tr("Chance"));
  set_columns();
  set_shown(shown_);  // new words don't change where we are
}

void MoveList::set_columns() {
  table_->clearSpans();
  for (int row = 0; row < model_->rowCount(); ++row)
    if (model_->is_whole(row) && model_->columnCount() > 2)
      table_->setSpan(row, 1, 1, model_->columnCount() - 1);
  if (model_->columnCount() == 0) return;
  table_->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
  table_->horizontalHeader()->setSectionResizeMode(0, QHeaderView::Fixed);
  table_->setColumnWidth(0, 58);
}

void MoveList::set_history(const std::vector<SeenMove>& history) {
  const QSignalBlocker quiet(this);
  model_->set_history(history);
  set_columns();
  set_shown(shown_);
}

void MoveList::set_marks(std::map<std::size_t, MoveListModel::Mark> marks) {
  model_->set_marks(std::move(marks));
}

void MoveList::set_shown(std::size_t ply) {
  shown_ = std::min(ply, model_->size());
  const QSignalBlocker quiet(this);
  const QModelIndex index = model_->index_of(shown_);
  if (index.isValid()) {
    table_->selectionModel()->setCurrentIndex(index, QItemSelectionModel::ClearAndSelect);
    table_->scrollTo(index);
  } else {
    table_->selectionModel()->clear();
    table_->scrollToTop();
  }
  refresh_buttons();
}

void MoveList::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  // What is shown stays in sight, once the table has its new size too.
  QMetaObject::invokeMethod(
      table_, [this] { table_->scrollTo(table_->currentIndex()); }, Qt::QueuedConnection);
}

void MoveList::set_variation(std::size_t shown, std::size_t size) {
  varied_ = shown;
  variation_ = size;
  refresh_buttons();
}

void MoveList::go_first() { emit looked_at(0); }
void MoveList::go_previous() {
  if (varied_ > 1) return emit stepped(varied_ - 1);
  if (varied_ == 1) return emit looked_at(shown_);  // back to where it began
  if (shown_ > 0) emit looked_at(model_->stop_before(shown_));
}
void MoveList::go_next() {
  if (variation_ > 0) return varied_ < variation_ ? emit stepped(varied_ + 1) : void();
  if (shown_ < model_->size()) emit looked_at(model_->stop_after(shown_));
}
void MoveList::go_last() { emit looked_at(model_->size()); }

void MoveList::refresh_buttons() {
  const bool varying = variation_ > 0;
  first_->setEnabled(shown_ > 0 || varying);
  previous_->setEnabled(shown_ > 0 || varying);
  next_->setEnabled(varying ? varied_ < variation_ : shown_ < model_->size());
  last_->setEnabled(shown_ < model_->size() || varying);
}

void MoveList::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) retranslate();
  QWidget::changeEvent(event);
}

void MoveList::set_theme() {
  first_->setIcon(themed_icon("first"));
  previous_->setIcon(themed_icon("previous"));
  next_->setIcon(themed_icon("next"));
  last_->setIcon(themed_icon("last"));
}

void MoveList::retranslate() {
  table_->setAccessibleName(tr("Moves"));
  const auto name = [](QPushButton* button, const QString& words) {
    button->setAccessibleName(words);
    button->setToolTip(words);
  };
  name(first_, tr("To the start"));
  name(previous_, tr("One move back"));
  name(next_, tr("One move on"));
  name(last_, tr("To the newest move"));
}

}  // namespace boardwright::desktop
