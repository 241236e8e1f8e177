// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QActionGroup>
#include <vector>

#include "ui/desktop/kit/menu_commands.hpp"
#include "ui/desktop/window_services.hpp"

namespace boardwright::desktop {

class ByHand;
class MatchOpener;
class ClubTournaments;
class FileOpener;
class GameTable;
class HelpDesk;
class NewGames;
class PhoneDoor;
class Preferences;
class RuleWork;
class TableDocks;
class TableFiles;
class Teacher;

/// Those who do what is chosen in the menus. All of them outlive these.
struct MenuHands {
  WindowServices services;
  GameTable& table;
  TableDocks& docks;
  FileOpener& opener;
  TableFiles& files;
  NewGames& new_games;
  MatchOpener& match_opener;
  ClubTournaments& tournaments;
  PhoneDoor& phones;
  ByHand& by_hand;
  RuleWork& rules;
  Teacher& teacher;
  Preferences& preferences;
  HelpDesk& help;
};

/// The window's menus: what can be done, when, and who does it. What is the window's own is asked for by a signal.
class WindowMenus final : public QObject {
  Q_OBJECT
 public:
  WindowMenus(QMenuBar& bar, const MenuHands& hands);

  /// What they say and whether they may be used now: after a change of language, game or page.
  void refresh() { commands_.refresh(); }
  [[nodiscard]] QAction& action(std::string_view id) const { return commands_.action(id); }
  [[nodiscard]] QMenu& menu(std::string_view id) const { return commands_.menu(id); }

 signals:
  void start_page_wanted();
  void join_wanted();  ///< another computer's club
  void table_clock_wanted();
  void projector_wanted();
  void problems_wanted();
  void quit_wanted();

 private:
  [[nodiscard]] MenuCommand file_menu();
  [[nodiscard]] MenuCommand game_menu();
  [[nodiscard]] std::vector<MenuCommand> commands_of_play();
  [[nodiscard]] MenuCommand view_menu();
  [[nodiscard]] MenuCommand tell_menu();
  [[nodiscard]] MenuCommand rules_menu();
  [[nodiscard]] MenuCommand help_menu();
  void fill_seen_menu();

  [[nodiscard]] const WindowServices& services() const { return hands_.services; }
  [[nodiscard]] MatchController& controller() const { return services().controller; }
  [[nodiscard]] bool at_table() const;
  [[nodiscard]] bool game_is_seen() const;      ///< what acts on it must be seen
  [[nodiscard]] bool position_is_seen() const;  ///< and nothing covers it
  [[nodiscard]] bool plays() const;             ///< somebody here does, in it

  MenuHands hands_;
  MenuCommands commands_;
  QActionGroup seen_;
};

}  // namespace boardwright::desktop
