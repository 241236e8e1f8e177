// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <boardwright/abi.h>
#include <boardwright/abi/board_2.h>

#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "plugins/host/library.hpp"

namespace boardwright {

class LiftedBoard;
class Position;

using Seat = bw_seat;
using Move = bw_move;

/// A text that rules refer to by id.
struct RuleText {
  std::string id;
  std::string english;
};

/// One rule set with its parameters fixed. Immutable; any thread may use it. Keeps its library loaded.
class Rules : public std::enable_shared_from_this<Rules> {
 public:
  Rules(const Rules&) = delete;
  Rules& operator=(const Rules&) = delete;
  ~Rules();

  [[nodiscard]] const std::string& game_id() const noexcept { return game_.id; }
  [[nodiscard]] const GameInfo& game() const noexcept { return game_; }
  [[nodiscard]] const Library& library() const noexcept { return *library_; }
  /// All parameters, defaults filled in.
  [[nodiscard]] const Parameters& parameters() const noexcept { return parameters_; }

  [[nodiscard]] const bw_facts& facts() const noexcept { return *rules_->facts; }
  [[nodiscard]] bool has(bw_flag flag) const noexcept { return (facts().flags & flag) != 0; }
  [[nodiscard]] Seat seat_count() const noexcept { return facts().seat_count; }
  [[nodiscard]] std::string_view seat_name(Seat seat) const;  ///< also "chance", "spectator"
  [[nodiscard]] std::optional<Seat> seat(std::string_view name) const;

  [[nodiscard]] Position start() const;
  [[nodiscard]] Result<Position> read_position(std::string_view text) const;
  /// A view from its text; BW_HAS_HIDDEN only.
  [[nodiscard]] Result<Position> read_view(Seat viewer, std::string_view text) const;

  [[nodiscard]] std::vector<RuleText> texts(bw_text_kind kind) const;

  /// Where the library has failed (its code has thrown) while it was asked for something that only has an answer,
  /// such as the moves there are: the first such sentence. What came instead is nothing, which may be wrong.
  [[nodiscard]] std::optional<std::string> failure() const;
  /// `what` it failed at: "listing moves".
  void note_failure(std::string_view what) const;
  /// What a script says of its last failure in this thread, with file, line and column; empty if it says nothing.
  [[nodiscard]] std::string last_problem() const;

  /// The board in the one form that all boards have here, whether its rules offer board/1 or board/2; nullptr if
  /// they have none.
  [[nodiscard]] const bw_shape* geometry() const noexcept { return geometry_; }
  /// What shows a position and tells the clicks of a move, of either form; nullptr without a board. Its `shape` is
  /// for geometry() to ask.
  [[nodiscard]] const bw_board_2* board() const noexcept { return geometry_ == nullptr ? nullptr : &board_; }

  /// An extension's table, or nullptr: rules.extension<bw_view>(BW_VIEW).
  template <class Table>
  [[nodiscard]] const Table* extension(const char* name) const noexcept {
    return static_cast<const Table*>(rules_->api->get_extension(rules_, name));
  }

  /// The contract itself, for loops where each nanosecond counts. Valid as long as these rules live.
  [[nodiscard]] const bw_rules* raw() const noexcept { return rules_; }
  [[nodiscard]] const bw_rules_api& api() const noexcept { return *rules_->api; }

 private:
  friend class Library;
  Rules(std::shared_ptr<const Library> library, const GameInfo& game, Parameters parameters, bw_rules* rules);

  std::shared_ptr<const Library> library_;
  GameInfo game_;
  Parameters parameters_;
  bw_rules* rules_;
  std::unique_ptr<const LiftedBoard> lifted_;  // of board/1
  const bw_shape* geometry_ = nullptr;
  bw_board_2 board_{};
  mutable std::mutex mutex_;  // guards failure_
  mutable std::optional<std::string> failure_;
};

}  // namespace boardwright
