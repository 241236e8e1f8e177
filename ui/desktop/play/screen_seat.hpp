// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <utility>
#include <vector>

#include "framework/match/match.hpp"

namespace boardwright::desktop {

/// Who of the people at a screen it is for. Where something is hidden it has to be handed over, and between two people
/// it is nobody's: then it knows only what everybody may know. A value.
class ScreenSeat {
 public:
  ScreenSeat() = default;
  explicit ScreenSeat(std::vector<Seat> people) : people_(std::move(people)) {}

  [[nodiscard]] const std::vector<Seat>& people() const noexcept { return people_; }
  [[nodiscard]] bool is_human(Seat seat) const;
  [[nodiscard]] Seat viewer() const noexcept { return viewer_; }
  [[nodiscard]] bool is_players() const { return is_human(viewer_); }  ///< somebody's who plays
  /// The seat that it has to be handed to.
  [[nodiscard]] std::optional<Seat> hand_over() const noexcept { return hand_over_; }

  /// For whom it is as the match stands.
  void choose(const Match& match);
  void take_over();  ///< that seat has it now

 private:
  void hand_over_to(Seat seat);

  std::vector<Seat> people_;
  Seat viewer_ = BW_SPECTATOR;
  std::optional<Seat> hand_over_;
};

/// Who of these is asked for something by another seat and hasn't answered.
[[nodiscard]] std::optional<Seat> asked_person(const Match& match, const std::vector<Seat>& people);

}  // namespace boardwright::desktop
