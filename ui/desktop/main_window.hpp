// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMainWindow>
#include <filesystem>
#include <functional>

#include "framework/catalogue/catalogue.hpp"
#include "framework/store/location.hpp"
#include "framework/text/replaced_file.hpp"
#include "ui/desktop/appearance/settings.hpp"
#include "ui/desktop/kit/page_trail.hpp"
#include "ui/desktop/lessons/lessons_dialog.hpp"
#include "ui/desktop/play/match_controller.hpp"

class QActionGroup;
class QDockWidget;
class QMimeData;
class QPushButton;
class QStackedWidget;

namespace boardwright {
class Evening;
namespace tournament {
struct Settings;
}
}  // namespace boardwright

namespace boardwright::desktop {

class Advisor;
class AnalysisDock;
class ClocksAway;
class CodeCorners;
class MenuCommands;
class ComparePage;
class EnterPage;
class EveningPage;
class ExamplePage;
class FileGames;
class GameTable;
class LessonPage;
class ManualWindow;
class OutsidePage;
class PhonesPage;
class PieceDock;
class PositionEditor;
class PrintDialog;
class ProjectorWindow;
class RemotePage;
class ReviewDock;
struct WantedGame;
class RulesDock;
class RulesFollower;
class SettingsCommands;
class SettingsPage;
class SoundBox;
class TableClock;
class VariantEditor;
class PackagesDialog;
class WorkshopPage;
class StartPage;
class TournamentPage;
struct BoardHabits;
struct MenuCommand;
struct ChosenPerson;
struct FilmChoice;
struct Options;

/// The window: menus, files, settings, and one of its pages (page.hpp). What happens in a game is the table's
/// business.
class MainWindow final : public QMainWindow {
  Q_OBJECT
 public:
  MainWindow(Catalogue catalogue, Settings settings);
  ~MainWindow() override;

  /// What the command line asks for; the start page if it asks for nothing.
  [[nodiscard]] Result<void> begin(const Options& options);
  [[nodiscard]] Result<void> start_game(const std::string& name);  ///< empty: the first that can be played
  void start_game(MatchPlan plan);
  /// `game` (id or id/variant): what it is of. Empty: what the file says, else the game on the table.
  [[nodiscard]] Result<void> open_record(const std::filesystem::path& file, const std::string& game = {});
  /// A record, or a variant, which is offered to the editor.
  [[nodiscard]] Result<void> open_file(const std::filesystem::path& file, const std::string& game = {});
  /// The first of the files that were dropped; what becomes of the others is told.
  void open_dropped(const QMimeData& dropped);
  /// .sgf and .pgn as other programs have it. `as_seen`: only what the seat saw that is looked at.
  [[nodiscard]] Result<void> save_record(const std::filesystem::path& file, bool as_seen = false);
  /// .svg as lines and areas, anything else as pixels.
  [[nodiscard]] Result<void> save_picture(const std::filesystem::path& file) const;
  /// The game up to now, as far as it is seen here, as an animated GIF.
  [[nodiscard]] Result<void> save_film(const std::filesystem::path& file, const FilmChoice& choice) const;
  /// A record that is not in a file, such as the clipboard's.
  [[nodiscard]] Result<void> open_record_text(const std::string& text);
  [[nodiscard]] Result<std::string> record_as_text() const;
  [[nodiscard]] Result<void> start_from_position(const std::string& text);

  /// Instead of a game: why there is none.
  void show_reason(const std::string& sentence);
  /// A finished match of the club, as somebody wants to see it.
  [[nodiscard]] Result<void> show_club_game(const WantedGame& wanted);
  void set_language(Language language);
  void set_theme(ThemeChoice choice);
  /// Follows the desktop as long as the theme is to be the system's.
  void follow_system(bool dark);
  /// Nothing moves by itself as long as the desktop wants that.
  void follow_motion(bool still);

  /// Beside the game on the table, which stays as it is.
  [[nodiscard]] Result<void> start_lesson(LessonChoice choice);

  /// A position in which a rule of the game on the table can be tried; the game stays as it is.
  [[nodiscard]] Result<void> start_example(const QString& rule);

  /// Keeps games with people there from now on.
  void use_club(std::shared_ptr<Club> club);
  /// Where the club is kept, and the folders of games that were named: its server, which lets phones in, needs
  /// both.
  void let_phones_in(const StoreLocation& store, const std::vector<std::filesystem::path>& games);
  /// Opens it, and shows how to come in.
  void open_to_phones();
  /// Why matches can't be kept.
  void say_no_club(const std::string& why);
  /// Where that is because the store is damaged; see SalvageQuestion.
  void offer_salvage(const std::filesystem::path& store, std::function<void()> saved);

  [[nodiscard]] GameTable& table() const noexcept { return *table_; }
  // The other pages are built when they are asked for.
  [[nodiscard]] StartPage& start_page();
  [[nodiscard]] LessonPage& lesson_page();
  [[nodiscard]] ExamplePage& example_page();
  [[nodiscard]] ComparePage& compare_page();
  [[nodiscard]] VariantEditor& variant_editor();
  [[nodiscard]] EnterPage& enter_page();
  [[nodiscard]] PositionEditor& editor();
  [[nodiscard]] SettingsPage& settings_page();
  [[nodiscard]] TournamentPage& tournament_page();
  [[nodiscard]] EveningPage& evening_page();
  [[nodiscard]] PhonesPage& phones_page();
  [[nodiscard]] RemotePage& join_page();
  [[nodiscard]] OutsidePage& outside_page();  ///< a game that isn't installed
  [[nodiscard]] WorkshopPage& workshop_page();
  /// Games that came in packages, over whatever is shown; built when it is asked for.
  [[nodiscard]] PackagesDialog& packages_dialog();
  [[nodiscard]] AnalysisDock& analysis() const noexcept { return *analysis_; }
  [[nodiscard]] const Catalogue& catalogue() const noexcept { return catalogue_; }
  [[nodiscard]] PieceDock& piece() const noexcept { return *piece_; }
  [[nodiscard]] ProjectorWindow& projector() const noexcept { return *projector_; }
  [[nodiscard]] ManualWindow* manual_window() const noexcept {
    return manual_window_;
  }                                                                                ///< once it was asked for
  [[nodiscard]] TableClock* table_clock() const noexcept { return table_clock_; }  ///< once it was asked for
  [[nodiscard]] ReviewDock& review() const noexcept { return *review_; }
  [[nodiscard]] RulesDock& rules() const noexcept { return *rules_; }
  /// Silent until it is switched on.
  [[nodiscard]] SoundBox& sounds() const noexcept { return *sounds_; }
  [[nodiscard]] bool learning() const;  ///< whether a lesson is on the screen
  [[nodiscard]] bool trying() const;    ///< whether the example of a rule is
  [[nodiscard]] bool at_table() const;  ///< whether the game is
  [[nodiscard]] bool at_start() const;  ///< whether the start page is
  [[nodiscard]] MatchController& controller() noexcept { return controller_; }
  [[nodiscard]] const Settings& settings() const noexcept { return settings_; }
  /// What to send to whoever looks after the program: versions, settings and the log, without names.
  [[nodiscard]] QString problem_text() const;

 signals:
  /// Once, when the window has been painted for the first time.
  void painted();

 public slots:
  void show_start_page();
  void show_projector();
  void show_table_clock();
  void ask_new_game();
  void ask_club();
  /// The club's tournaments, and a new one.
  void show_tournaments();
  /// The club's server for phones in the room.
  void show_phones();
  /// Another computer's club.
  void show_join();
  void ask_open();
  void ask_save();
  void ask_save_as_seen();
  void ask_save_picture();
  void copy_position();
  void paste_position();
  void copy_record();
  void paste_record();
  void ask_resign();
  void ask_lesson();
  void show_compare();
  /// As it was left; else a variant of the game on the table.
  void show_variant_editor();
  void show_enter();
  /// As it was left; else a file is to be chosen.
  void show_workshop();
  void show_rule_sheet();  ///< of the game that is played
  void show_packages();
  void show_editor();
  void ask_print();
  void ask_save_film();
  void show_problems();
  void show_settings();
  void show_manual();
  void show_keys();
  void show_about();
  /// A text with versions and the last of the log, to be copied or saved.
  void report_problem();

 protected:
  void changeEvent(QEvent* event) override;
  void closeEvent(QCloseEvent* event) override;
  void dragEnterEvent(QDragEnterEvent* event) override;
  void dropEvent(QDropEvent* event) override;
  bool eventFilter(QObject* watched, QEvent* event) override;
  void paintEvent(QPaintEvent* event) override;

 private:
  // main_window_menus.cpp
  void build_menus();
  [[nodiscard]] MenuCommand file_menu();
  [[nodiscard]] MenuCommand game_menu();
  [[nodiscard]] std::vector<MenuCommand> commands_of_play();
  [[nodiscard]] MenuCommand view_menu();
  [[nodiscard]] MenuCommand tell_menu();
  [[nodiscard]] MenuCommand rules_menu();
  [[nodiscard]] MenuCommand help_menu();
  [[nodiscard]] std::function<void()> call(void (MainWindow::*slot)());
  [[nodiscard]] bool game_is_seen() const;      ///< what acts on it must be seen
  [[nodiscard]] bool position_is_seen() const;  ///< and nothing covers it
  [[nodiscard]] bool plays() const;             ///< somebody here does, in it
  void fill_seen_menu();
  // main_window_settings.cpp
  void build_settings();
  [[nodiscard]] BoardHabits habits() const;
  void apply_habits();
  // main_window.cpp
  /// Takes a page in that has just been built.
  void add_page(Page* page);
  [[nodiscard]] Page& shown() const { return trail_.shown(); }
  void show_page(Page& page);
  void go_back();  ///< to the page where somebody was before; else the start page
  void follow_page();
  /// Whether to go on with what was wanted. `ends`: the match leaves the table.
  [[nodiscard]] bool may_leave_match(bool ends);
  void name_window();
  void say(const Result<void>& done);
  // main_window_lessons.cpp
  void ask_lesson_of(const std::string& game);
  void learn(const std::string& game);
  void play_after_lesson();
  // main_window_variants.cpp
  /// Of a game, from a variant (empty: its first) with other values; one of the user's own as it is, to be
  /// changed.
  void make_variant(const std::string& game, const std::string& variant, const Parameters& values = {});
  void mend_variant(const std::string& game, const std::string& variant);
  void read_variants_again();
  void read_games_again();  ///< others are installed than before
  void show_problem_count();
  // main_window_workshop.cpp
  [[nodiscard]] Result<void> open_script(const std::filesystem::path& file);
  // main_window_outside.cpp
  /// `variant`: chosen to begin with; empty: the first.
  [[nodiscard]] Result<void> open_library(const std::filesystem::path& file, const std::string& variant = {});
  // main_window_enter.cpp
  void ask_save_sheet();
  // main_window_evening.cpp
  void show_evening(Evening evening);
  void begin_tournament(const tournament::Settings& settings, const std::vector<ChosenPerson>& people);
  void ask_copy();
  // main_window_phones.cpp
  void place_corners();
  // main_window_editor.cpp
  void play_from_editor(bool analysed);
  // main_window_start.cpp
  /// `variant`: chosen to begin with; empty: the game's first, or what is on the table.
  void ask_new_game_of(const std::string& game, const std::string& variant = {});
  void offer_new_game(const MatchPlan& suggested);
  void open_recent(const QString& file);
  // main_window_files.cpp
  [[nodiscard]] Result<void> begin_game(const Options& options);
  [[nodiscard]] Readers readers_of_pictures() const;
  [[nodiscard]] Result<void> save_drawing(const std::filesystem::path& file) const;
  // main_window_open.cpp
  [[nodiscard]] std::string game_on_table() const;  ///< id/variant; empty: there is none
  [[nodiscard]] Result<void> open_variant(const std::filesystem::path& file, const std::string& yaml);
  // main_window_start.cpp
  void remember_record(const std::filesystem::path& file);
  // main_window.cpp
  void build_docks();
  /// The docks belong to the table: beside the start page and rule sets side by side they are put away, and
  /// come back as they were.
  void put_docks_away(bool away);
  void retranslate();

  Catalogue catalogue_;
  Settings settings_;
  MatchController controller_;
  QStackedWidget* pages_;
  PageTrail trail_;
  GameTable* table_;
  RulesFollower* follower_ = nullptr;
  StartPage* start_page_ = nullptr;  // this and the next ones: once they were asked for
  LessonPage* lesson_page_ = nullptr;
  ExamplePage* example_page_ = nullptr;
  ComparePage* compare_page_ = nullptr;
  VariantEditor* variant_editor_ = nullptr;
  EnterPage* enter_page_ = nullptr;
  PositionEditor* editor_ = nullptr;
  SettingsPage* settings_page_ = nullptr;
  TournamentPage* tournament_page_ = nullptr;
  EveningPage* evening_page_ = nullptr;
  PhonesPage* phones_page_ = nullptr;
  RemotePage* join_page_ = nullptr;
  OutsidePage* outside_page_ = nullptr;
  WorkshopPage* workshop_page_ = nullptr;
  PackagesDialog* packages_dialog_ = nullptr;
  CodeCorners* corners_ = nullptr;
  std::string phones_store_;  // empty: nobody has said where the club is kept
  std::vector<std::filesystem::path> phones_games_;
  ManualWindow* manual_window_ = nullptr;
  LessonChoice lesson_;
  FileGames* file_games_;
  AnalysisDock* analysis_;
  RulesDock* rules_;
  ReviewDock* review_;
  PieceDock* piece_;
  SoundBox* sounds_;
  ProjectorWindow* projector_;
  ClocksAway* clocks_away_;
  TableClock* table_clock_ = nullptr;
  Advisor* advisor_ = nullptr;
  QPushButton* problems_button_;
  std::vector<QDockWidget*> docks_;         // of the table
  std::optional<QByteArray> docks_before_;  // while they are away
  bool painted_ = false, still_ = false;

  MenuCommands* commands_;
  QActionGroup* seen_;
  SettingsCommands* settings_commands_;
};

}  // namespace boardwright::desktop
