// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <optional>
#include <vector>

#include "ui/desktop/analysis/course.hpp"
#include "ui/desktop/panels/shown_position.hpp"

class QWidget;

namespace boardwright::desktop {

class BoardView;
class EvaluationBar;
class MoveList;

/// What a review and an analysis think of the game on the table: the bar beside the board, signs in the list of moves
/// and at the move that is shown. All that it is made with outlives it.
class ShownReview {
 public:
  /// `boards`: what the board and the bar lie in.
  ShownReview(const ScreenGame& game, const ShownPosition& shown, BoardView& board, QWidget& boards,
              EvaluationBar& bar, MoveList& moves)
      : game_(game), shown_(shown), board_(board), boards_(boards), bar_(bar), moves_(moves) {}

  void begin();  ///< another game, of which nothing is known
  /// What a review has found; true if that is new.
  [[nodiscard]] bool set_review(const Course& course, std::vector<JudgedMove> judged);
  /// Expected for the first seat in the position that is shown, by an analysis of it; nothing: by the review. True if
  /// that is new.
  [[nodiscard]] bool set_score(std::optional<double> score);

  void show();  ///< of the position that is shown
  void mark_moves();
  /// Puts the bar beside the board's frame, as high as its fields.
  void place_bar();
  /// What is thought of the move that is shown; nullptr: nothing.
  [[nodiscard]] const JudgedMove* judged() const;
  [[nodiscard]] QString words() const;  ///< the same as a sentence, may be empty

 private:
  const ScreenGame& game_;
  const ShownPosition& shown_;
  BoardView& board_;
  QWidget& boards_;
  EvaluationBar& bar_;
  MoveList& moves_;
  Course course_;
  std::vector<JudgedMove> judged_;
  std::optional<double> score_;  // of an analysis
};

}  // namespace boardwright::desktop
