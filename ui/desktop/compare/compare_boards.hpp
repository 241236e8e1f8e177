// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSplitter>
#include <optional>

#include "framework/record/replay.hpp"
#include "ui/desktop/compare/compare_words.hpp"
#include "ui/desktop/kit/page.hpp"

class QHBoxLayout;
class QLabel;
class QStackedWidget;
class QTabWidget;

namespace boardwright::desktop {

class ChanceBar;
class CompareSide;
class DifferenceTable;
class ParameterTable;

/// Rule sets of one game as boards that are played in step, and below them the moves that only some of them allow and
/// the parameters in which they differ. Rule sets that don't share a board have no boards: the reason stands there
/// instead. Shows positions with nothing hidden.
class CompareBoards final : public QSplitter {
  Q_OBJECT
 public:
  explicit CompareBoards(QWidget* parent = nullptr);
  ~CompareBoards() override;

  /// Anew, from the start of the first; none: there is nothing to be seen yet.
  void show_rules(const std::vector<RuleSet>& sets);
  void start_from(std::size_t side);  ///< all boards, from this one's start
  /// All boards, from a position's text.
  [[nodiscard]] Result<void> set_position(const std::string& text);
  void take_back();
  /// Plays a record of this game to where the sides part, and tells where that is.
  [[nodiscard]] Result<void> run(const OpenedRecord& opened);

  void set_theme(const Theme& theme);
  void set_habits(const BoardHabits& habits);
  void say(const QString& sentence);

  /// The games, unless the rule sets are on different boards.
  [[nodiscard]] const SideBySide* games() const { return games_ ? &*games_ : nullptr; }
  [[nodiscard]] const GameLine* looked_at()
      const;  ///< the game that was played on last; nullptr: there is none
  [[nodiscard]] const std::vector<CompareSide*>& sides() const noexcept { return sides_; }
  [[nodiscard]] QStringList side_names() const;  ///< with their letters
  [[nodiscard]] DifferenceTable& moves() const noexcept { return *moves_; }
  [[nodiscard]] ParameterTable& parameters() const noexcept { return *parameters_; }
  [[nodiscard]] QString message() const;
  [[nodiscard]] QString apart() const;  ///< why there are no boards; empty if there are

 signals:
  void changed();  ///< the games stand otherwise

 protected:
  void changeEvent(QEvent* event) override;

 private:
  void build();
  void build_sides(const std::vector<RuleSet>& sets);
  void clear_sides();
  void play(std::size_t side, const QString& move);
  void draw();  ///< chance is on turn, and decides
  void explain(std::size_t side, const std::vector<std::uint32_t>& clicks);
  void refresh();
  void refresh_difference();
  void refresh_marks();
  void look_at_one();

  std::vector<RuleSet> sets_;
  std::vector<Misfit> misfits_;
  std::optional<SideBySide> games_;
  std::vector<CompareSide*> sides_;
  std::size_t looked_at_ = 0;  // the side that was played on last
  BoardHabits habits_;

  QLabel *message_, *apart_;
  QStackedWidget* stage_;
  QHBoxLayout* row_;
  ChanceBar* chance_;
  QTabWidget* tabs_;
  DifferenceTable* moves_;
  ParameterTable* parameters_;
};

}  // namespace boardwright::desktop
