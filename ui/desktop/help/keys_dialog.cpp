// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/help/keys_dialog.hpp"

#include <QHeaderView>
#include <QMenu>
#include <QMenuBar>
#include <QPushButton>
#include <QTableWidget>
#include <QVBoxLayout>

#include "ui/desktop/access/command_words.hpp"

namespace boardwright::desktop {

namespace {

/// The commands of a menu and of the menus within it that have keys.
QList<QAction*> commands_with_keys(const QMenu& menu) {
  QList<QAction*> found;
  for (QAction* command : menu.actions()) {
    if (command->menu() != nullptr) found << commands_with_keys(*command->menu());
    if (!command->shortcut().isEmpty()) found << command;
  }
  return found;
}

QString key(int code) { return QKeySequence(code).toString(QKeySequence::NativeText); }

}  // namespace

KeysDialog::KeysDialog(const QMenuBar& menus, QWidget* parent)
    : QDialog(parent), table_(new QTableWidget(0, 2)) {
  setObjectName("keys");
  setWindowTitle(tr("Keys"));
  resize(520, 600);
  table_->setObjectName("keys_table");
  table_->setAccessibleName(tr("Keys"));
  table_->setHorizontalHeaderLabels({tr("Key"), tr("What it does")});
  table_->verticalHeader()->hide();
  table_->setShowGrid(false);
  table_->setEditTriggers(QAbstractItemView::NoEditTriggers);
  table_->setSelectionBehavior(QAbstractItemView::SelectRows);
  table_->setSelectionMode(QAbstractItemView::SingleSelection);
  table_->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);

  add_heading(tr("On the board"));
  const QString arrows = QStringLiteral("← ↑ → ↓");
  add(arrows, tr("Move the cursor"));
  const QString shift = key(static_cast<int>(Qt::SHIFT) | Qt::Key_Insert).section('+', 0, 0);
  add(shift + '+' + arrows, tr("Move the cursor aslant, on hexagons"));
  add(key(Qt::Key_Return) + ", " + key(Qt::Key_Space), tr("Choose a piece, make the move"));
  add(key(Qt::Key_Escape), tr("Let go of a piece"));
  add(tr("Letters and digits"), tr("Write a move"));
  add(key(Qt::Key_Insert), tr("Circle the field"));
  add(key(static_cast<int>(Qt::SHIFT) | Qt::Key_Insert), tr("Begin an arrow, end it"));
  add(key(Qt::Key_Delete), tr("While setting up: take the piece off"));
  add_heading(tr("Everywhere"));
  add(key(Qt::Key_Tab), tr("To the next control"));
  add(key(Qt::Key_F11), tr("Projector and clock: fill the screen"));
  for (const QAction* title : menus.actions()) {
    if (title->menu() == nullptr) continue;
    const QList<QAction*> commands = commands_with_keys(*title->menu());
    if (commands.isEmpty()) continue;
    add_heading(command_words(title->text()));
    for (const QAction* command : commands)
      add(command->shortcut().toString(QKeySequence::NativeText), command_words(command->text()));
  }
  table_->resizeColumnsToContents();
  table_->horizontalHeader()->setSectionResizeMode(1, QHeaderView::Stretch);

  auto* close = new QPushButton(tr("&Close"));
  close->setDefault(true);
  connect(close, &QPushButton::clicked, this, &QDialog::accept);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(20, 20, 20, 18);
  column->setSpacing(14);
  column->addWidget(table_, 1);
  column->addWidget(close, 0, Qt::AlignRight);
}

void KeysDialog::add_heading(const QString& words) {
  const int row = table_->rowCount();
  table_->insertRow(row);
  auto* item = new QTableWidgetItem(words);
  QFont bold = table_->font();
  bold.setWeight(QFont::DemiBold);
  item->setFont(bold);
  table_->setItem(row, 0, item);
  table_->setSpan(row, 0, 1, 2);
}

void KeysDialog::add(const QString& keys, const QString& does) {
  const int row = table_->rowCount();
  table_->insertRow(row);
  table_->setItem(row, 0, new QTableWidgetItem(keys));
  table_->setItem(row, 1, new QTableWidgetItem(does));
}

}  // namespace boardwright::desktop
