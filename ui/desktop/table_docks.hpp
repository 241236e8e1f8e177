// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QObject>
#include <optional>
#include <vector>

class QDockWidget;
class QMainWindow;

namespace boardwright::desktop {

class AnalysisDock;
class GameTable;
class MatchController;
class PieceDock;
class ReviewDock;
class RulesDock;
struct Settings;

/// The docks around the table, which tell about the game there: analysis, rules, review, the selected piece. Beside the
/// start page and rule sets side by side they are put away, and come back as they were.
class TableDocks final : public QObject {
  Q_OBJECT
 public:
  /// All of them outlive it; the window owns the docks once they are placed.
  TableDocks(QMainWindow& window, MatchController& controller, GameTable& table, Settings& settings);

  /// Where the settings say that they were.
  void place();
  void put_away(bool away);
  /// Into the settings: how they are at the table.
  void keep();
  static void open(QDockWidget& dock);  ///< it is seen, and before those at the same place

  [[nodiscard]] AnalysisDock& analysis() const noexcept { return *analysis_; }
  [[nodiscard]] RulesDock& rules() const noexcept { return *rules_; }
  [[nodiscard]] ReviewDock& review() const noexcept { return *review_; }
  [[nodiscard]] PieceDock& piece() const noexcept { return *piece_; }

 private:
  void join();

  QMainWindow& window_;
  MatchController& controller_;
  GameTable& table_;
  Settings& settings_;
  AnalysisDock* analysis_;
  RulesDock* rules_;
  ReviewDock* review_;
  PieceDock* piece_;
  std::vector<QDockWidget*> all_;
  std::optional<QByteArray> before_;  // while they are away
};

}  // namespace boardwright::desktop
