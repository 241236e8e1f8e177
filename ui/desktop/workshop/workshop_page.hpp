// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <memory>

#include "framework/catalogue/catalogue.hpp"
#include "framework/workshop/saves.hpp"
#include "framework/workshop/workbench.hpp"
#include "ui/desktop/kit/page.hpp"
#include "ui/desktop/panels/reload_bar.hpp"
#include "ui/desktop/workshop/workshop_tools.hpp"

class QFrame;
class QStackedWidget;

namespace boardwright::desktop {

class BenchHands;
class GameWatcher;
class LiveRules;
class NewScript;
class OpenScript;
class RulesShare;
class RunTracer;
class ScriptEditor;
class TheirsQuestion;
class WorkshopBoard;
class WorkshopHead;
class WorkshopTabs;

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
  [[nodiscard]] bool has_file() const;
  [[nodiscard]] std::filesystem::path file() const;

  [[nodiscard]] QString title() const override;
  void say(const QString& sentence) override;
  void focus_first() override;
  void set_theme(const Theme& theme) override;
  void set_habits(const BoardHabits& habits) override;
  void set_catalogue(const Catalogue& catalogue) override;
  [[nodiscard]] bool may_drop() override;

  [[nodiscard]] ScriptEditor& editor() const noexcept { return *editor_; }
  [[nodiscard]] WorkshopBoard& board() const noexcept { return *board_; }
  [[nodiscard]] const ReloadBar& bar() const noexcept { return *bar_; }
  [[nodiscard]] WorkshopTabs& tabs() const noexcept { return *tabs_; }
  [[nodiscard]] NewScript& choice() const noexcept { return *choice_; }
  [[nodiscard]] const Workbench* bench() const noexcept;
  [[nodiscard]] bool unsaved() const;
  /// Makes a package of the rules as they are in the file; what has come of it is told above the board.
  void share_as(const std::filesystem::path& package);
  [[nodiscard]] bool sharing() const;
  /// Writes these values of parameters (as read_value takes them) into the text as the usual ones, to be saved or undone.
  void use_values(const std::map<std::string, std::string>& values);
  /// What is asked where the file was written by another program, too; hidden while nothing is.
  [[nodiscard]] const QFrame& question() const noexcept;

 public slots:
  void save();

 signals:
  /// The game as it is played here.
  void play_wanted(const std::shared_ptr<const boardwright::Game>& game);

 protected:
  void changeEvent(QEvent* event) override;

 private:
  void lay_out();
  QWidget* build_middle();
  void join_head();
  void join_rules();
  void join_board();
  void close_file();
  void show_name();
  void share();
  void open_tool(WorkshopTools::Tool tool);
  void tell(const QString& sentence);
  void say_above(const QString& sentence, ReloadBar::Tone tone);
  void show_problems(const std::vector<GameProblem>& problems);
  void show_change(const Position& before, const Position& now);
  void show_rule(const QString& number);
  void go_back(const Save& save);
  void compare(const Save& save);
  void take_into_text(const Save& save);

  GameWatcher* watcher_;
  RulesShare* share_;
  WorkshopTools* tools_;
  QStackedWidget* views_;
  NewScript* choice_;
  QWidget* work_;
  WorkshopHead* head_;
  TheirsQuestion* question_;
  ReloadBar* bar_;
  ScriptEditor* editor_;
  WorkshopBoard* board_;
  WorkshopTabs* tabs_;
  OpenScript* script_;
  LiveRules* rules_;
  RunTracer* tracer_;
  BenchHands* hands_;
};

}  // namespace boardwright::desktop
