// SPDX-License-Identifier: GPL-3.0-or-later
//
// Several rule sets on one board, played in step.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "framework/side_by_side/move_difference.hpp"
#include "framework/side_by_side/record_run.hpp"

namespace boardwright {

/// Games under several rule sets, one for each side, that are kept in step: a move on one side is made on
/// every side that stands in the same position and allows it. Sides whose positions look different go their
/// own ways until they are brought together again. A value but for the rules; one thread at a time.
class SideBySide {
 public:
  /// From the first side's start. At least one; all on one board (see board_mismatch).
  explicit SideBySide(std::vector<std::shared_ptr<const Rules>> sides);

  [[nodiscard]] std::size_t size() const noexcept { return sides_.size(); }
  [[nodiscard]] const std::shared_ptr<const Rules>& rules(std::size_t side) const {
    return sides_[side].rules;
  }
  /// The side's game; nothing where its rules can't have the position, and `aside` says why.
  [[nodiscard]] const GameLine* line(std::size_t side) const;
  [[nodiscard]] const std::optional<NoCounterpart>& aside(std::size_t side) const {
    return sides_[side].aside;
  }
  /// Whether two sides stand in the same position (see same_to_the_eye), and the game goes on for both or
  /// neither.
  [[nodiscard]] bool in_step(std::size_t side, std::size_t other) const;
  [[nodiscard]] bool all_in_step() const;

  /// All sides to the start of one, to a position's text, or to where one side stands. A text that no side
  /// can read is refused with the first side's sentence, and nothing changes.
  void start_from(std::size_t side);
  [[nodiscard]] Result<void> set_position(const std::string& text);
  void bring_together(std::size_t side);

  /// Plays a move that is legal on one side on all that stand in step with it and allow it: says which. Where
  /// it isn't legal even there, nothing changes.
  [[nodiscard]] Result<std::vector<bool>> play(std::size_t side, Seat seat, const std::string& text);
  [[nodiscard]] bool can_take_back() const noexcept { return !undo_.empty(); }
  void take_back();  ///< undoes the last move, or what else has changed positions

  /// What the sides that stand in step with this one allow differently. A verdict for every side, those out
  /// of step refuse without a word; they don't count.
  [[nodiscard]] MoveDifference difference(std::size_t side) const;

  /// Plays a record as far as all sides agree, and says where they part. Nothing changes if no side can have
  /// its start.
  RecordRun run(const OpenedRecord& opened);

 private:
  struct Side {
    std::shared_ptr<const Rules> rules;
    std::optional<GameLine> line;
    std::optional<NoCounterpart> aside;

    void set(const Position& position);
  };
  /// What a step back restores: lines that were replaced, one ply of those that have played.
  struct Undo {
    std::vector<std::optional<Side>> replaced;
    std::vector<bool> played;
  };

  [[nodiscard]] const Position* position(std::size_t side) const;
  void set_all(const Position& position);
  void keep_for_undo();

  std::vector<Side> sides_;
  std::vector<Undo> undo_;
};

}  // namespace boardwright
