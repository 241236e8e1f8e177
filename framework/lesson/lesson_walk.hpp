// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "framework/board/difference.hpp"
#include "framework/lesson/lesson.hpp"
#include "framework/line/game_line.hpp"
#include "framework/match/messages.hpp"

namespace boardwright {

/// A learner's way through a lesson that check_lesson has passed: step by step, forth and back, with what has
/// to be shown of each. Knows nothing of screens. One thread at a time.
class LessonWalk {
 public:
  /// Begins with the first step. Fails on a lesson that doesn't fit the rules.
  [[nodiscard]] static Result<LessonWalk> begin(Lesson lesson, const std::shared_ptr<const Rules>& rules);

  [[nodiscard]] const Lesson& lesson() const noexcept { return lesson_; }
  [[nodiscard]] std::size_t step_number() const noexcept { return before_.size() - 1; }  ///< from 0
  [[nodiscard]] const LessonStep& step() const noexcept { return lesson_.steps[step_number()]; }
  [[nodiscard]] bool is_last() const noexcept { return before_.size() == lesson_.steps.size(); }
  [[nodiscard]] const Position& position() const noexcept { return line_.now(); }
  /// Everything on the board, whatever the players of a game could see of it.
  [[nodiscard]] Picture picture() const;
  /// The same before the moves of this step were played.
  [[nodiscard]] const Picture& start_of_step() const noexcept { return start_of_step_; }
  /// What the last call played, to be shown move by move; nothing where the board was set up anew.
  [[nodiscard]] const std::vector<SeenMove>& news() const noexcept { return news_; }
  [[nodiscard]] std::vector<std::uint32_t> last_places() const { return last_places_; }
  /// What stands there, as the rules write it.
  [[nodiscard]] std::string text() const { return position().text(); }
  /// What goes on, as everybody sees it. Nothing where there is nothing to tell.
  [[nodiscard]] std::optional<Explanation> phase() const;
  /// How the rules ended the game; nothing while it goes on.
  [[nodiscard]] std::optional<Outcome> outcome() const;
  /// A game begins with a set-up and this lesson doesn't: its first step stands behind it.
  [[nodiscard]] bool begins_after_set_up() const;

  /// Whether the step's task still waits for the learner.
  [[nodiscard]] bool waits() const noexcept { return step().task.has_value() && !solved_; }
  [[nodiscard]] bool solved() const noexcept { return solved_; }
  /// Of a task that asks for forbidden moves: those found.
  [[nodiscard]] const std::vector<std::string>& found() const noexcept { return found_; }
  /// What the learner may choose from; none while no task waits.
  [[nodiscard]] std::vector<LegalMove> moves() const;
  [[nodiscard]] std::optional<Seat> learner() const;  ///< whose move the task is about
  /// What would come of a move of the learner's, or why it isn't legal; nothing if the rules can't say.
  [[nodiscard]] std::optional<Explanation> explain(std::string_view move) const;

  enum class Answer {
    kRefused,  ///< not a move; `why` says what the rules have against it
    kWrong,    ///< a move, and not what is asked for
    kFound,    ///< a forbidden move that was looked for, and there are more; `why` too
    kRight     ///< the task is done; the move and its answer, if there are any, have been played
  };
  struct Reply {
    Answer answer = Answer::kRefused;
    std::optional<Explanation> why;
  };
  [[nodiscard]] Reply attempt(std::string_view move);
  /// Places that were clicked and are no legal move.
  [[nodiscard]] Reply attempt(std::span<const std::uint32_t> clicks);
  /// Does the task in the learner's place.
  [[nodiscard]] Result<void> show_solution();

  /// To the next step, the way of the first right move where the task has not been done.
  [[nodiscard]] Result<void> next();
  /// To the step before, as it was when it was new.
  [[nodiscard]] Result<void> back();
  [[nodiscard]] Result<void> restart();

 private:
  LessonWalk(Lesson lesson, Position start);
  [[nodiscard]] Result<void> enter();
  [[nodiscard]] Result<void> play(std::string_view move);
  [[nodiscard]] Result<void> play_right(std::string_view move);
  Reply refused(std::optional<Explanation> why, std::string_view move);

  Lesson lesson_;
  GameLine line_;
  std::vector<GameLine> before_;  // of each step up to this one: what it began with
  Picture start_of_step_;
  std::vector<SeenMove> news_;
  std::vector<std::uint32_t> last_places_;
  std::vector<std::string> found_;
  bool solved_ = false;
};

/// The fields that a move's text names, in their order.
[[nodiscard]] std::vector<std::uint32_t> fields_named(const Rules& rules, std::string_view move);

/// The legal moves that a task takes, as texts.
[[nodiscard]] std::vector<std::string> right_moves(const LessonTask& task, const Position& position);

}  // namespace boardwright
