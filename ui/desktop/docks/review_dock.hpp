// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDockWidget>

#include "ui/desktop/analysis/reviewer.hpp"

class QBoxLayout;
class QLabel;
class QListWidget;
class QPushButton;

namespace boardwright::desktop {

class CourseGraph;
class GameTable;
class MatchController;

/// How the game on the table went: a curve, its turning points, and what the computer would have played
/// there.
class ReviewDock final : public QDockWidget {
  Q_OBJECT
 public:
  ReviewDock(MatchController& controller, GameTable& table, QWidget* parent = nullptr);

  /// While something else than the table is on the screen nothing is looked at.
  void set_away(bool away);
  void begin();  ///< unless it is under way
  [[nodiscard]] Reviewer& reviewer() noexcept { return reviewer_; }
  [[nodiscard]] CourseGraph& graph() const noexcept { return *graph_; }
  [[nodiscard]] QListWidget& turns() const noexcept { return *turns_; }
  /// "Black: 2 mistakes, 1 blunder"; each is a link to the next such move.
  [[nodiscard]] QLabel& counts() const noexcept { return *counts_; }
  [[nodiscard]] QPushButton& button() const noexcept { return *start_; }
  [[nodiscard]] QString words() const;

 protected:
  void changeEvent(QEvent* event) override;

 private:
  QWidget* build();
  void lie(bool side_by_side);
  void retranslate();
  void refresh();
  void follow();
  void count_slips(const std::vector<JudgedMove>& judged, const QStringList& seats);
  void go_to_slip(const QString& link);

  MatchController& controller_;
  GameTable& table_;
  Reviewer reviewer_;
  QBoxLayout* parts_ = nullptr;
  QPushButton* start_;
  QLabel* progress_;
  QLabel* counts_;
  CourseGraph* graph_;
  QListWidget* turns_;
};

}  // namespace boardwright::desktop
