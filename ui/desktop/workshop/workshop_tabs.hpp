// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTabWidget>
#include <vector>

#include "framework/workshop/game_problem.hpp"

namespace boardwright::desktop {

class ChangePanel;
class ConsolePanel;
class DebugPanel;
class LawsPanel;
class LinesPanel;
class MovePanel;
class ProblemList;
class SavePanel;
class TrialPanel;

/// Everything about rules that are written, below their text and their board: a tab for each.
class WorkshopTabs final : public QTabWidget {
  Q_OBJECT
 public:
  explicit WorkshopTabs(QWidget* parent = nullptr);

  void show_problems(const std::vector<GameProblem>& problems);
  /// No file is open.
  void forget();

  [[nodiscard]] ProblemList& problems() const noexcept { return *problems_; }
  [[nodiscard]] MovePanel& moves() const noexcept { return *moves_; }
  [[nodiscard]] ConsolePanel& console() const noexcept { return *console_; }
  [[nodiscard]] DebugPanel& debugger() const noexcept { return *debug_; }
  [[nodiscard]] ChangePanel& change() const noexcept { return *change_; }
  [[nodiscard]] LawsPanel& laws() const noexcept { return *laws_; }
  [[nodiscard]] SavePanel& saves() const noexcept { return *saves_; }
  [[nodiscard]] LinesPanel& lines() const noexcept { return *lines_; }
  [[nodiscard]] TrialPanel& trial() const noexcept { return *trial_; }

 protected:
  void changeEvent(QEvent* event) override;

 private:
  void retranslate();
  void name_problems();

  ProblemList* problems_;
  MovePanel* moves_;
  ConsolePanel* console_;
  DebugPanel* debug_;
  ChangePanel* change_;
  LawsPanel* laws_;
  SavePanel* saves_;
  LinesPanel* lines_;
  TrialPanel* trial_;
};

}  // namespace boardwright::desktop
