// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QListWidget>
#include <vector>

#include "framework/workshop/game_problem.hpp"

namespace boardwright::desktop {

/// What is wrong with the rules; a click or Enter leads there.
class ProblemList final : public QListWidget {
  Q_OBJECT
 public:
  explicit ProblemList(QWidget* parent = nullptr);
  void show_problems(std::vector<GameProblem> problems);
  [[nodiscard]] const std::vector<GameProblem>& problems() const noexcept { return problems_; }

 signals:
  void place_wanted(const boardwright::GameProblem& problem);

 protected:
  void changeEvent(QEvent* event) override;

 private:
  void fill();
  std::vector<GameProblem> problems_;
};

}  // namespace boardwright::desktop
