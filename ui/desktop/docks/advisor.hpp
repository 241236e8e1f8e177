// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <optional>

#include "ui/desktop/analysis/analyst.hpp"

class QAction;

namespace boardwright::desktop {

class AnalysisDock;
class GameTable;
class MatchController;

/// Gives hints and analyses for the position that the table shows, as far as the controller lets it: begins
/// anew when another one is shown, and takes everything back that was said of the one before.
class Advisor final : public QObject {
  Q_OBJECT
 public:
  /// `hint`: enabled while there may be one; its tool tip says why not.
  Advisor(MatchController& controller, GameTable& table, AnalysisDock& dock, QAction& hint,
          QObject* parent = nullptr);

  /// The best move for the seat on turn, on the board within about a second; while somebody sets up, where
  /// the next piece may go.
  void give_hint();
  /// While something else than the table is on the screen there is no advice.
  void set_away(bool away);
  /// The position, the language or what is allowed may have changed.
  void refresh();
  [[nodiscard]] bool analysing() const noexcept { return analysing_; }

 private:
  void join();
  void forget();
  void set_analysing(bool on);
  void think();
  void say_hint();
  /// Whether the hint is for the set-up on the board.
  [[nodiscard]] bool sets_up() const;
  void hint_for_set_up();
  void point_at(const Thought::Candidate& candidate);
  void play(const Thought::Candidate& candidate);
  [[nodiscard]] Result<Situation> shown() const;
  [[nodiscard]] PlayerSetup setup() const;

  MatchController& controller_;
  GameTable& table_;
  AnalysisDock& dock_;
  QAction& hint_;
  Analyst analyst_;                            // for the dock
  Analyst hinter_;                             // for a hint meanwhile
  std::optional<Situation> now_;               // what is shown; nothing while there may be no advice
  std::optional<Thought::Candidate> advised_;  // what is pointed out on the board
  bool is_hint_ = false;                       // and whether it was asked for as a hint
  bool analysing_ = false, away_ = false;
};

}  // namespace boardwright::desktop
