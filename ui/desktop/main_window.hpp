// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMainWindow>
#include <functional>

#include "ui/desktop/by_hand.hpp"
#include "ui/desktop/club_tournaments.hpp"
#include "ui/desktop/file_games.hpp"
#include "ui/desktop/file_opener.hpp"
#include "ui/desktop/help_desk.hpp"
#include "ui/desktop/match_opener.hpp"
#include "ui/desktop/new_games.hpp"
#include "ui/desktop/phone_door.hpp"
#include "ui/desktop/preferences.hpp"
#include "ui/desktop/recent_records.hpp"
#include "ui/desktop/rule_work.hpp"
#include "ui/desktop/table_docks.hpp"
#include "ui/desktop/table_files.hpp"
#include "ui/desktop/teacher.hpp"
#include "ui/desktop/window_menus.hpp"
#include "ui/desktop/window_pages.hpp"
#include "ui/desktop/window_services.hpp"

class QPushButton;
class QStackedWidget;

namespace boardwright::desktop {

class Advisor;
class ClocksAway;
class ProjectorWindow;
class RemotePage;
class RulesFollower;
class SoundBox;
class StartPage;
class TableClock;
struct Options;

/// The window: the game on the table, pages that take its place, docks around it, menus above. It owns those who do what
/// is wanted here and joins them to each other; what happens in a game is the table's business.
class MainWindow final : public QMainWindow {
  Q_OBJECT
 public:
  MainWindow(Catalogue catalogue, Settings settings);

  /// What the command line asks for; the start page if it asks for nothing.
  [[nodiscard]] Result<void> begin(const Options& options);
  [[nodiscard]] Result<void> start_game(const std::string& name);  ///< empty: the first that can be played
  void start_game(MatchPlan plan);
  /// Instead of a game: why there is none.
  void show_reason(const std::string& sentence) { pages_.refuse(sentence); }

  void set_language(Language language) { preferences_.set_language(language); }
  void set_theme(ThemeChoice choice) { preferences_.set_theme(choice); }

  /// Keeps games with people there from now on.
  void use_club(std::shared_ptr<Club> club);
  /// Why matches can't be kept.
  void say_no_club(const std::string& why);
  /// Where that is because the store is damaged; see SalvageQuestion.
  void offer_salvage(const std::filesystem::path& store, std::function<void()> saved);
  /// See PhoneDoor::let_in.
  void let_phones_in(const StoreLocation& store, const std::vector<std::filesystem::path>& games);

  [[nodiscard]] GameTable& table() const noexcept { return *table_; }
  [[nodiscard]] MatchController& controller() noexcept { return controller_; }
  [[nodiscard]] const Catalogue& catalogue() const noexcept { return catalogue_; }
  [[nodiscard]] const Settings& settings() const noexcept { return settings_; }
  [[nodiscard]] SoundBox& sounds() const noexcept { return *sounds_; }  ///< silent until it is switched on
  [[nodiscard]] ProjectorWindow& projector() const noexcept { return *projector_; }
  [[nodiscard]] TableClock* table_clock() const noexcept { return table_clock_; }  ///< once it was asked for

  // Those who do what is wanted here.
  [[nodiscard]] Preferences& preferences() noexcept { return preferences_; }
  [[nodiscard]] TableDocks& docks() noexcept { return docks_; }
  [[nodiscard]] RuleWork& rule_work() noexcept { return rule_work_; }
  [[nodiscard]] NewGames& new_games() noexcept { return new_games_; }
  [[nodiscard]] MatchOpener& match_opener() noexcept { return match_opener_; }
  [[nodiscard]] ClubTournaments& tournaments() noexcept { return tournaments_; }
  [[nodiscard]] PhoneDoor& phones() noexcept { return phones_; }
  [[nodiscard]] FileOpener& opener() noexcept { return opener_; }
  [[nodiscard]] TableFiles& files() noexcept { return files_; }
  [[nodiscard]] ByHand& by_hand() noexcept { return by_hand_; }
  [[nodiscard]] Teacher& teacher() noexcept { return teacher_; }
  [[nodiscard]] HelpDesk& help() noexcept { return help_; }

  [[nodiscard]] StartPage& start_page();  ///< built when it is asked for
  [[nodiscard]] RemotePage& join_page();  ///< likewise: another computer's club
  [[nodiscard]] bool at_table() const;    ///< whether the game is on the screen
  [[nodiscard]] bool at_start() const;    ///< whether the start page is

 signals:
  /// Once, when the window has been painted for the first time.
  void painted();

 public slots:
  void show_start_page();
  void show_projector();
  void show_table_clock();

 protected:
  void changeEvent(QEvent* event) override;
  void closeEvent(QCloseEvent* event) override;
  void dragEnterEvent(QDragEnterEvent* event) override;
  void dropEvent(QDropEvent* event) override;
  bool eventFilter(QObject* watched, QEvent* event) override;
  void paintEvent(QPaintEvent* event) override;

 private:
  [[nodiscard]] WindowServices services();
  void build_table();
  void join_table();
  void join_menus();
  void join_rule_work();
  void join_others();
  void follow_page();
  void name_window();
  void take_catalogue(Catalogue catalogue);
  void show_problems();
  void show_problem_count();
  void retranslate();

  Catalogue catalogue_;
  Settings settings_;
  MatchController controller_;
  QStackedWidget* stack_;
  WindowPages pages_;
  GameTable* table_;
  SoundBox* sounds_;
  ProjectorWindow* projector_;
  ClocksAway* clocks_away_;
  QPushButton* problems_button_;
  TableDocks docks_;
  FileGames file_games_;
  RecentRecords recent_;
  Preferences preferences_;
  RuleWork rule_work_;
  NewGames new_games_;
  MatchOpener match_opener_;
  ClubTournaments tournaments_;
  PhoneDoor phones_;
  FileOpener opener_;
  TableFiles files_;
  ByHand by_hand_;
  Teacher teacher_;
  HelpDesk help_;
  WindowMenus menus_;
  RulesFollower* follower_ = nullptr;
  Advisor* advisor_ = nullptr;
  StartPage* start_page_ = nullptr;  // this and the next ones: once they were asked for
  RemotePage* join_page_ = nullptr;
  TableClock* table_clock_ = nullptr;
  bool painted_ = false;
};

}  // namespace boardwright::desktop
