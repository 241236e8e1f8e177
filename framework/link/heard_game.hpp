// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <vector>

#include "framework/link/question.hpp"

namespace boardwright {

/// What a viewer has heard of a game over a link: the newest update and every move up to it, each with what was seen then.
/// Updates bring what is new; where that doesn't fit what is known, the history has to be asked for. A value.
class HeardGame {
 public:
  HeardGame() = default;
  explicit HeardGame(Seat viewer) { update_.viewer = viewer; }
  /// All of it at once.
  HeardGame(Update update, HistoryAnswer history);

  /// The moves that are new and at the end of history() now; none where it isn't known.
  [[nodiscard]] std::vector<SeenMove> take(const Update& update);
  /// False: of another state of the game than the newest update, and nothing has changed.
  bool take(const HistoryAnswer& history);

  [[nodiscard]] bool begun() const noexcept { return update_.generation != 0; }
  [[nodiscard]] bool knows_history() const noexcept { return knows_history_; }  ///< else AskHistory is due
  [[nodiscard]] const Update& update() const noexcept { return update_; }
  [[nodiscard]] const std::vector<SeenMove>& history() const noexcept { return history_; }
  [[nodiscard]] const Picture& picture_after(std::size_t moves) const noexcept;

 private:
  Update update_;
  std::vector<SeenMove> history_;
  Picture first_;  // before the first move
  bool knows_history_ = false;
};

}  // namespace boardwright
