// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPoint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "ui/desktop/board/board_marks.hpp"
#include "ui/desktop/board/click_sequence.hpp"
#include "ui/desktop/board/premove.hpp"

namespace boardwright::desktop {

/// What somebody has chosen on the board so far: clicks of a move of the turn or of one ahead, a piece that
/// touch-move holds, and the piece under a button that is down. Whoever owns it tells it of clicks and drops, and
/// does what it answers. Paints nothing.
class BoardHand {
 public:
  /// Whose piece stands on a place, the one that is seen there; nothing: none stands there.
  using OwnerAt = std::function<std::optional<Seat>(std::uint32_t place)>;
  explicit BoardHand(OwnerAt owner_at) : owner_at_(std::move(owner_at)) {}

  struct Answer {
    std::optional<std::string> move = {};     ///< a whole one was chosen
    std::vector<std::uint32_t> refused = {};  ///< clicks that begin no move, for an explanation
    bool held = false;                        ///< somebody wanted to let a touched piece go
    bool ahead = false;                       ///< the move ahead is another one now
  };

  /// For another board: no moves, and nothing is chosen ahead.
  void begin();
  void set_moves(std::vector<LegalMove> moves);
  [[nodiscard]] Answer click(std::uint32_t place);
  /// A piece that was carried there.
  [[nodiscard]] Answer drop(std::uint32_t place);
  [[nodiscard]] Answer let_go();

  [[nodiscard]] const std::vector<LegalMove>& moves() const noexcept { return clicks_.moves(); }
  [[nodiscard]] std::span<const std::uint32_t> clicks() const noexcept { return clicks_.clicks(); }
  /// The newest click, of a move or ahead.
  [[nodiscard]] std::optional<std::uint32_t> last_chosen() const;
  [[nodiscard]] bool begins_at(std::uint32_t place) const { return clicks_.begins_at(place); }
  /// Whether a click there goes on with what is chosen.
  [[nodiscard]] bool goes_on_at(std::uint32_t place) const;
  [[nodiscard]] bool means_something(std::uint32_t place) const;
  /// The move that a click there completes; nullptr: none, or the targets aren't shown.
  [[nodiscard]] const LegalMove* completed_by(std::uint32_t place) const;
  /// Whether the fields a chosen piece can go to are told; where one click is a move they always are.
  void show_targets(bool shown) noexcept { targets_shown_ = shown; }
  /// Writes what is chosen, also ahead, and where it can go.
  void mark(Marks& marks) const;

  // A move ahead.
  void set_premoves(std::optional<Seat> seat) noexcept { premoving_ = seat; }
  [[nodiscard]] std::optional<Seat> premoving() const noexcept { return premoving_; }
  void set_likeness(Premove::Likeness likeness) { premove_.set_likeness(likeness); }
  [[nodiscard]] const Premove& premove() const noexcept { return premove_; }
  /// The turn has come. What was begun and is no whole move goes on as clicks of the turn.
  void take_premove();
  void forget_premove() noexcept { premove_.clear(); }

  // Touch-move.
  void set_touch_move(std::optional<Seat> seat) noexcept { touching_seat_ = seat; }
  void forget_touched() noexcept { touched_.reset(); }
  [[nodiscard]] std::optional<std::uint32_t> touched() const noexcept { return touched_; }

  /// The button is down on a piece that may be dragged.
  struct Grip {
    QPoint at;
    std::uint32_t place;
    bool chosen_before;  ///< by an earlier click: without a drag this one is a click on it
    bool dragged = false;
  };
  /// Unless the place isn't the newest one chosen.
  void take_hold(const Grip& grip);
  /// The mouse has come there; true if a drag begins.
  [[nodiscard]] bool pull(QPoint to, int drag_distance);
  [[nodiscard]] const std::optional<Grip>& grip() const noexcept { return grip_; }
  [[nodiscard]] bool dragging() const noexcept { return grip_ && grip_->dragged; }
  std::optional<Grip> let_loose() noexcept { return std::exchange(grip_, std::nullopt); }

 private:
  [[nodiscard]] bool is_own(std::uint32_t place) const;  // of the seat that chooses ahead
  [[nodiscard]] Answer answer(ClickSequence::Answer&& said);
  // Takes a touched piece up again; true if it had been let go.
  bool hold_touched();

  OwnerAt owner_at_;
  ClickSequence clicks_;
  Premove premove_;
  std::optional<Seat> premoving_;
  bool targets_shown_ = true;
  std::optional<Seat> touching_seat_;
  std::optional<std::uint32_t> touched_;
  std::optional<Grip> grip_;
};

}  // namespace boardwright::desktop
