// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <string>
#include <vector>

#include "framework/match/match_plan.hpp"
#include "framework/tournament/score.hpp"
#include "ui/desktop/evening/result_line.hpp"

class QWidget;

namespace boardwright::desktop {

class BoardsPanel;
class HeldEvening;
class OpenPanel;

/// What is done at a board, of a round or of an open evening: its result is given or corrected, its game chosen, its match
/// begun here.
class BoardActions final : public QObject {
  Q_OBJECT
 public:
  /// All of these outlive the actions, or go with them.
  BoardActions(HeldEvening& evening, BoardsPanel& boards, OpenPanel& open, QWidget* above);

  /// Asks what is to be corrected, and why. `round`: of an open evening the match.
  void correct(std::uint32_t round, std::uint32_t board);

 signals:
  void match_wanted(const boardwright::MatchPlan& plan);

 private:
  void join_boards();
  void join_open();
  /// Below the boards that are on the screen.
  void tell(const QString& sentence, bool wrong = false);
  void give_result(std::uint32_t round, std::uint32_t board, TypedResult result);
  /// Of a match of several games, as it was written.
  void give_written(std::uint32_t round, std::uint32_t board, const QString& text);
  void give_score(std::uint32_t round, std::uint32_t board, const tournament::Score& score,
                  const QString& words);
  void ask_game(std::uint32_t board);
  void play(std::uint32_t round, std::uint32_t board);
  void play_computer(const std::string& player);
  /// A match on this computer, for fun: it counts nowhere.
  void play_here(std::uint32_t game, std::vector<PlannedSeat> seats);

  HeldEvening& evening_;
  BoardsPanel& boards_;
  OpenPanel& open_;
  QWidget* above_;
};

}  // namespace boardwright::desktop
