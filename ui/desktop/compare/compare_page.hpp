// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>

#include "framework/catalogue/catalogue.hpp"
#include "framework/side_by_side/parameter_difference.hpp"
#include "ui/desktop/compare/compare_boards.hpp"
#include "ui/desktop/kit/page.hpp"

class QTabWidget;

namespace boardwright::desktop {

class CompareChoice;
class FiguresPage;
class GameWatcher;

/// Variants of a game beside each other: a choice of them, boards that are played in step, and what many games show.
/// Their rules are those that the game's file holds now. Touches no game.
class ComparePage final : public Page {
  Q_OBJECT
 public:
  explicit ComparePage(Catalogue catalogue, QWidget* parent = nullptr);
  ~ComparePage() override;

  /// Opens with a game's variant beside the first other one on its board; empty: as it was left.
  void begin(const std::string& game = {}, const std::string& variant = {});
  /// After variants were made, changed or removed. Sides whose rules may be others now begin anew, where their position
  /// can't go on.
  void set_catalogue(const Catalogue& catalogue) override;
  /// "id/variant" of one game, two to four of them.
  [[nodiscard]] Result<void> compare(const std::vector<std::string>& names);
  [[nodiscard]] Result<void> open_record(const std::filesystem::path& file);

  [[nodiscard]] QString title() const override;
  void set_theme(const Theme& theme) override;
  void set_habits(const BoardHabits& habits) override;
  void say(const QString& sentence) override { boards_->say(sentence); }
  void focus_first() override;  ///< the first board

  [[nodiscard]] CompareBoards& boards() const noexcept { return *boards_; }
  [[nodiscard]] FiguresPage& figures() const noexcept { return *figures_; }
  void show_figures();  ///< instead of the boards

 public slots:
  void ask_open();

 signals:
  void game_wanted(const QString& record);  ///< to be played through by itself

 protected:
  void changeEvent(QEvent* event) override;

 private:
  void join();
  void retranslate();
  void choose_game(const std::string& id);
  /// Of the catalogue, by the rules that its game's file holds now.
  [[nodiscard]] Result<Entry> find(const std::string& name);
  /// With its rules made. Fails where it isn't of the game of those before it.
  [[nodiscard]] Result<void> add_to(std::vector<RuleSet>& sets, const std::string& name);
  void take_saved();  ///< the file of the game here was saved
  /// compare, on boards that stand as those before, if they can.
  [[nodiscard]] Result<void> go_on_with(const std::vector<std::string>& names);
  [[nodiscard]] bool plays_as_before() const;
  void take_choice(const std::vector<std::string>& names);
  void show_sets();

  Catalogue catalogue_;
  std::shared_ptr<const Game> saved_;  // the game that was looked for last, as its file is
  std::shared_ptr<const Game> game_;
  std::vector<RuleSet> sets_;  // of that
  GameWatcher* watcher_;
  CompareChoice* choice_;
  CompareBoards* boards_;
  FiguresPage* figures_;
  QTabWidget* views_;
};

}  // namespace boardwright::desktop
