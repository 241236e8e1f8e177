// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QKeySequence>
#include <QList>
#include <QObject>
#include <functional>
#include <map>
#include <string_view>
#include <utility>
#include <vector>

class QAction;
class QMenu;
class QMenuBar;

namespace boardwright::desktop {

/// A command in a menu, and all that there is to it: a row of a table.
struct MenuCommand {
  const char* id = nullptr;    ///< the action's or menu's objectName; nullptr: a line between commands
  const char* text = nullptr;  ///< QT_TR_NOOP, its letter marked; nullptr: `given` has one
  QList<QKeySequence> keys = {};
  std::function<void()> run = {};
  std::function<bool()> enabled = {};         ///< nothing: always, or somebody else says so
  std::function<const char*()> instead = {};  ///< a text for now; nullptr: `text`
  QAction* given = nullptr;                   ///< this one instead of a new one, such as a dock's
  bool is_menu = false;
  std::vector<MenuCommand> inside = {};  ///< the rows of a menu
};

/// The menus of a window, made of tables. Whoever adds a command adds a row.
class MenuCommands final : public QObject {
  Q_OBJECT
 public:
  /// `context`: the class whose words they are, for translations.
  MenuCommands(QMenuBar& bar, const char* context);

  void add_menu(const MenuCommand& menu);
  /// What they say and whether they may be used now: after a change of language, game or page.
  void refresh();
  [[nodiscard]] QAction& action(std::string_view id) const;  ///< of a row
  [[nodiscard]] QMenu& menu(std::string_view id) const;      ///< that a row is

 private:
  void fill(QMenu& menu, const MenuCommand& row);
  [[nodiscard]] QAction& make(QMenu& menu, const MenuCommand& row);

  QMenuBar& bar_;
  const char* context_;
  std::vector<std::pair<QAction*, MenuCommand>> made_;
  std::map<std::string_view, QAction*> by_id_;
};

}  // namespace boardwright::desktop
