// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <optional>

#include "framework/catalogue/catalogue.hpp"
#include "framework/side_by_side/side_by_side.hpp"
#include "ui/desktop/kit/page.hpp"

class QComboBox;
class QHBoxLayout;
class QLabel;
class QLineEdit;
class QListWidget;
class QListWidgetItem;
class QPushButton;
class QStackedWidget;
class QTabWidget;

namespace boardwright::desktop {

class CompareSide;
class DifferenceTable;
class FiguresPage;
class GameWatcher;
class ParameterTable;

/// Variants of a game beside each other: boards that are played in step, the moves that only some of them
/// allow, the parameters in which they differ, and what many games show. Touches no game. Shows positions
/// with nothing hidden.
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
  /// Starts all boards from a position's text.
  [[nodiscard]] Result<void> set_position(const std::string& text);

  [[nodiscard]] QString title() const override;
  void set_theme(const Theme& theme) override;
  void set_habits(const BoardHabits& habits) override;
  void say(const QString& sentence) override;
  void focus_first() override;  ///< the first board

  /// The games, unless the rule sets are on different boards.
  [[nodiscard]] const SideBySide* games() const { return games_ ? &*games_ : nullptr; }
  [[nodiscard]] const std::vector<CompareSide*>& sides() const noexcept { return sides_; }
  [[nodiscard]] DifferenceTable& moves() const noexcept { return *moves_; }
  [[nodiscard]] ParameterTable& parameters() const noexcept { return *parameters_; }
  [[nodiscard]] FiguresPage& figures() const noexcept { return *figures_; }
  void show_figures();  ///< instead of the boards
  [[nodiscard]] QString message() const;
  [[nodiscard]] QString apart() const;  ///< why there are no boards; empty if there are

 public slots:
  void ask_open();
  void take_back();

 signals:
  void game_wanted(const QString& record);  ///< to be played through by itself

 protected:
  void changeEvent(QEvent* event) override;

 private:
  // compare_page_build.cpp
  QWidget* build_boards();
  QWidget* build_choice();
  QWidget* build_chance();
  void join();
  void retranslate();
  void fill_games();
  void fill_variants();
  void tell_played(const QString& move, const std::vector<bool>& plays, const MoveDifference& before);
  [[nodiscard]] QString parting_words(const RecordRun& run, const Record& record) const;
  [[nodiscard]] QString names_of(const std::vector<bool>& sides) const;
  // compare_page.cpp
  void choose_game(const std::string& id);
  /// Of the catalogue, by the rules that its game's file holds now.
  [[nodiscard]] Result<Entry> find(const std::string& name);
  void take_saved();  ///< the file of the game here was saved
  /// compare, on boards that stand as those before, if they can.
  [[nodiscard]] Result<void> go_on_with(const std::vector<std::string>& names);
  [[nodiscard]] bool plays_as_before() const;
  void checked(QListWidgetItem* item);
  [[nodiscard]] std::vector<std::string> checked_names() const;
  void check_names(const std::vector<std::string>& names);
  [[nodiscard]] std::vector<std::string> pair_in_step(const Entry& wished) const;
  void show_entries();
  void build_sides();
  void fill_starts();
  void clear_sides();
  void show_apart();
  void refresh();
  void refresh_difference();
  void refresh_marks();
  void refresh_chance();
  // compare_page_boards.cpp
  void play(std::size_t side, const QString& move);
  void let_chance_play(bool as_chosen);
  void explain(std::size_t side, const std::vector<std::uint32_t>& clicks);

  Catalogue catalogue_;
  std::shared_ptr<const Game> saved_;  // the game that was looked for last, as its file is
  GameWatcher* watcher_;
  std::shared_ptr<const Game> game_;
  std::vector<Entry> entries_;
  std::vector<std::shared_ptr<const Rules>> rules_;
  std::vector<std::pair<std::size_t, BoardMismatch>>
      misfits_;  // sides that don't share the first one's board
  std::optional<SideBySide> games_;
  std::vector<CompareSide*> sides_;
  std::size_t looked_at_ = 0;  // the side that was played on last
  BoardHabits habits_;

  QLabel *title_, *game_label_, *variants_label_, *start_label_, *position_label_, *hint_, *message_, *apart_;
  QComboBox *game_box_, *start_box_, *event_box_;
  QListWidget* variants_;
  QLineEdit* position_;
  QPushButton *open_, *take_back_, *leave_, *roll_, *this_event_;
  QLabel* chance_label_;
  QWidget* chance_;
  QStackedWidget* stage_;
  QHBoxLayout* row_;
  QTabWidget *views_, *tabs_;
  DifferenceTable* moves_;
  ParameterTable* parameters_;
  FiguresPage* figures_;
};

}  // namespace boardwright::desktop
