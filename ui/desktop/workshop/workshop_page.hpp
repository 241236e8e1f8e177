// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <memory>
#include <optional>

#include "framework/catalogue/catalogue.hpp"
#include "framework/workshop/watched_files.hpp"
#include "framework/workshop/workbench.hpp"
#include "plugins/host/debugger.hpp"
#include "ui/desktop/kit/page.hpp"
#include "ui/desktop/tools/tool_game.hpp"
#include "ui/desktop/workshop/script_file.hpp"

class QAction;
class QFrame;
class QLabel;
class QMenu;
class QPushButton;
class QSplitter;
class QStackedWidget;
class QTabWidget;

namespace boardwright::desktop {

class ChangePanel;
class ConsolePanel;
class DebugPanel;
class GameWatcher;
class LawsPanel;
class LinesPanel;
class MovePanel;
class NewScript;
class PackageRun;
class ProblemList;
class ReloadBar;
class SavePanel;
class ScriptEditor;
class TrialPanel;
class WorkshopBoard;

/// Rules that somebody writes: left the file, right the board, which goes on when the file is saved, here or by any
/// other program; below what is wrong, what is legal, what has changed. Touches no match.
class WorkshopPage final : public Page {
  Q_OBJECT
 public:
  explicit WorkshopPage(QWidget* parent = nullptr);
  ~WorkshopPage() override;

  /// A script; what is wrong in it is told on the page.
  [[nodiscard]] Result<void> open(const std::filesystem::path& file);
  /// A file to begin with is to be chosen.
  void show_choice();
  [[nodiscard]] bool has_file() const noexcept { return file_.has_value(); }
  [[nodiscard]] std::filesystem::path file() const { return file_ ? file_->path() : std::filesystem::path(); }

  [[nodiscard]] QString title() const override;
  void say(const QString& sentence) override;
  void focus_first() override;
  void set_theme(const Theme& theme) override;
  void set_habits(const BoardHabits& habits) override;
  void set_catalogue(const Catalogue& catalogue) override { catalogue_ = catalogue; }
  [[nodiscard]] bool may_drop() override;

  [[nodiscard]] ScriptEditor& editor() const noexcept { return *editor_; }
  [[nodiscard]] WorkshopBoard& board() const noexcept { return *board_; }
  [[nodiscard]] const ReloadBar& bar() const noexcept { return *bar_; }
  [[nodiscard]] ProblemList& problems() const noexcept { return *problems_; }
  [[nodiscard]] MovePanel& moves() const noexcept { return *moves_; }
  [[nodiscard]] ConsolePanel& console() const noexcept { return *console_; }
  [[nodiscard]] DebugPanel& debugger() const noexcept { return *debug_; }
  [[nodiscard]] ChangePanel& change() const noexcept { return *change_; }
  [[nodiscard]] LawsPanel& laws() const noexcept { return *laws_; }
  [[nodiscard]] LinesPanel& lines() const noexcept { return *lines_; }
  [[nodiscard]] SavePanel& saves() const noexcept { return *saves_; }
  [[nodiscard]] TrialPanel& trial() const noexcept { return *trial_; }
  [[nodiscard]] NewScript& choice() const noexcept { return *choice_; }
  [[nodiscard]] QTabWidget& tabs() const noexcept { return *tabs_; }
  [[nodiscard]] const Workbench* bench() const noexcept { return bench_.get(); }
  [[nodiscard]] bool unsaved() const;
  /// Makes a package of the rules as they are in the file; what has come of it is told above the board.
  void share_as(const std::filesystem::path& package);
  [[nodiscard]] bool sharing() const;
  /// Writes these values of parameters (as read_value takes them) into the text as the usual ones, to be saved or undone.
  void use_values(const std::map<std::string, std::string>& values);
  /// What is asked where the file was written by another program, too; hidden while nothing is.
  [[nodiscard]] const QFrame& question() const noexcept { return *question_; }

 public slots:
  void save();

 signals:
  /// The game as it is played here.
  void play_wanted(const std::shared_ptr<const boardwright::Game>& game);

 protected:
  void changeEvent(QEvent* event) override;

 private:
  // workshop_page_build.cpp
  QWidget* build_head();
  QWidget* build_question();
  QWidget* build_middle();
  QWidget* build_tabs();
  void join();
  void join_panels();
  void retranslate();
  // workshop_page.cpp
  void close_file();
  void show_name();
  void share();
  // workshop_page_tools.cpp
  void build_tools();
  void name_tools();
  [[nodiscard]] std::optional<ToolGame>
  tool_game();  ///< as it is saved; nothing, and it is said, where it doesn't play
  void show_tune();
  void show_twin();
  void show_sheet();
  void tell(const QString& sentence);
  // workshop_page_rules.cpp
  void notice();  ///< another program has written one of the files
  void take_theirs();
  void keep_mine();
  void close_question();
  void show_file_text();
  void look();
  void start_anew();
  void follow(const ReloadOutcome& outcome, const std::optional<Position>& before, const QString& rules_of);
  void set_problems(const std::vector<GameProblem>& problems);
  void name_problems();
  void show_problems(const NotReloaded& failed);
  void show_board(bool own = false);
  // what is done on the board and below it
  void play(const QString& move);
  void answer(const QString& move);
  void explain(const std::vector<std::uint32_t>& clicks);
  void ask(const QString& line);
  void show_rule(const QString& number);
  /// Which lines of the text make a move of that position what it is, where the text is that of the rules.
  void show_lines_of(const Position& before, const QString& move);
  // workshop_page_debug.cpp
  [[nodiscard]] bool plays_as_written() const;
  void trace(const QString& move);
  void look_for_breakpoints(const QString& line);
  [[nodiscard]] bool record(const QString& what, const std::string& line, const DebugWanted& wanted);
  // workshop_page_rules.cpp
  void put(const QString& position);
  void reach(std::uint32_t line);  ///< a position where it runs
  void go_back(const Save& save);
  void compare(const Save& save);
  void take_into_text(const Save& save);

  Catalogue catalogue_;
  std::optional<ScriptFile> file_;
  std::unique_ptr<Workbench> bench_;
  FileContents looked_at_;             // of all that makes the game, when it was read last
  std::optional<std::string> theirs_;  // while the question is asked
  QString rules_of_;                   // the time of those that are played
  std::weak_ptr<const Rules> told_failure_;
  GameWatcher* watcher_;
  QStackedWidget* views_;
  NewScript* choice_;
  QWidget* work_;
  QLabel *name_, *question_words_;
  PackageRun* share_run_;
  QPushButton *save_, *play_, *phones_, *share_, *tools_, *other_, *leave_, *theirs_button_, *mine_button_;
  QMenu* tools_menu_;
  QAction *tune_, *twin_, *sheet_;
  QFrame* question_;
  QSplitter *across_, *down_;
  ScriptEditor* editor_;
  ReloadBar* bar_;
  WorkshopBoard* board_;
  QTabWidget* tabs_;
  ProblemList* problems_;
  MovePanel* moves_;
  ConsolePanel* console_;
  DebugPanel* debug_;
  ChangePanel* change_;
  LawsPanel* laws_;
  LinesPanel* lines_;
  SavePanel* saves_;
  TrialPanel* trial_;
};

}  // namespace boardwright::desktop
