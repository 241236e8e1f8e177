// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/kit/menu_commands.hpp"

#include <QAction>
#include <QCoreApplication>
#include <QMenu>
#include <QMenuBar>

namespace boardwright::desktop {

MenuCommands::MenuCommands(QMenuBar& bar, const char* context)
    : QObject(&bar), bar_(bar), context_(context) {}

void MenuCommands::add_menu(const MenuCommand& menu) { fill(*bar_.addMenu(QString()), menu); }

void MenuCommands::fill(QMenu& menu, const MenuCommand& row) {
  menu.setObjectName(row.id);
  made_.emplace_back(menu.menuAction(), row);
  by_id_.emplace(row.id, menu.menuAction());
  for (const MenuCommand& inner : row.inside) {
    if (inner.id == nullptr)
      menu.addSeparator();
    else if (inner.is_menu)
      fill(*menu.addMenu(QString()), inner);
    else
      by_id_.emplace(inner.id, &make(menu, inner));
  }
}

QAction& MenuCommands::make(QMenu& menu, const MenuCommand& row) {
  QAction* made = row.given;
  if (made == nullptr)
    made = menu.addAction(QString());
  else
    menu.addAction(made);
  made->setObjectName(row.id);
  made->setShortcuts(row.keys);
  if (row.run) connect(made, &QAction::triggered, this, row.run);
  made_.emplace_back(made, row);
  return *made;
}

void MenuCommands::refresh() {
  for (const auto& [action, row] : made_) {
    const char* instead = row.instead ? row.instead() : nullptr;
    const char* text = instead == nullptr ? row.text : instead;
    if (text != nullptr) action->setText(QCoreApplication::translate(context_, text));
    if (!row.enabled) continue;
    if (action->menu() != nullptr)
      action->menu()->setEnabled(row.enabled());
    else
      action->setEnabled(row.enabled());
  }
}

QAction& MenuCommands::action(std::string_view id) const { return *by_id_.at(id); }
QMenu& MenuCommands::menu(std::string_view id) const { return *action(id).menu(); }

}  // namespace boardwright::desktop
