// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "framework/link/link.hpp"
#include "framework/match/seen_line.hpp"

namespace boardwright {

/// To a line that nobody plays on: a record, an earlier position, a lesson's game. It shows one of the moves
/// that were seen, and goes to another when told.
class RecordLink final : public Link {
 public:
  /// As `viewer` saw the line, or without one with everything that was hidden: for games that are over. It
  /// shows the end. `result`: where it isn't the rules', such as a resignation.
  RecordLink(GameLine line, std::optional<Seat> viewer, std::optional<Outcome> result = {});

  /// After so many of the moves that were seen; the end for a greater number. A new update comes of it.
  void show(std::size_t moves);
  [[nodiscard]] std::size_t shown() const noexcept { return shown_; }
  [[nodiscard]] std::size_t moves() const noexcept { return seen_.moves.size(); }

  [[nodiscard]] Seat viewer() const override { return viewer_.value_or(BW_SPECTATOR); }
  [[nodiscard]] const Update& update() const override { return update_; }
  void watch(Observer observer) override { observer_ = std::move(observer); }
  /// Refused: nobody plays here.
  void submit(Command command, Done done) override;
  /// Of the position that is shown; explained to the seat on turn where the viewer is none.
  void ask(const Question& question, Answered answered) override;

 private:
  [[nodiscard]] Picture picture_after(std::size_t moves) const;
  [[nodiscard]] Update update_of(std::size_t moves) const;
  [[nodiscard]] Seat asker() const;

  GameLine line_;
  GameLine here_;  // up to what is shown
  std::optional<Seat> viewer_;
  std::optional<Outcome> result_;
  SeenLine seen_;
  std::size_t shown_ = 0;
  Update update_;
  Observer observer_;
};

}  // namespace boardwright
