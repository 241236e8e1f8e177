// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <boardwright/abi/borders.h>
#include <boardwright/abi/explain.h>

#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "plugins/host/rules.hpp"

namespace boardwright {

struct ChanceEvent {
  Move event;
  std::uint32_t weight;
};

/// How a game ended: half points per seat (0 loss, 1 draw, 2 win) and the reason's id.
struct Outcome {
  std::vector<std::uint32_t> scores;
  std::string reason;
  friend bool operator==(const Outcome&, const Outcome&) = default;
};

/// Why a move isn't legal, what comes of a legal one, or what goes on: a sentence to choose (its id is in
/// game.yaml) and to fill in.
struct Explanation {
  struct Argument {
    std::string name;
    std::variant<std::int64_t, std::string> value;
    friend bool operator==(const Argument&, const Argument&) = default;
  };
  bool legal = false;
  std::string rule;     ///< number; empty if legal or if no rule is at fault
  std::string message;  ///< may be empty if legal
  std::vector<std::uint32_t> places;
  std::vector<Argument> arguments;

  [[nodiscard]] static Explanation from(const bw_explanation& explanation);
  friend bool operator==(const Explanation&, const Explanation&) = default;
};

/// A position under some rules, or a seat's view of one. Copying costs an allocation, assigning between
/// positions of the same rules only copies bytes. One thread at a time.
class Position {
 public:
  Position(const Position& other);
  Position(Position&&) noexcept = default;
  Position& operator=(const Position& other);
  Position& operator=(Position&&) noexcept = default;
  ~Position() = default;

  [[nodiscard]] const Rules& rules() const noexcept { return *rules_; }
  [[nodiscard]] const std::shared_ptr<const Rules>& shared_rules() const noexcept { return rules_; }

  [[nodiscard]] bw_turn turn() const noexcept;
  [[nodiscard]] bool is_over() const noexcept { return turn() == BW_TURN_OVER; }
  [[nodiscard]] bool is_chance() const noexcept { return turn() == BW_TURN_CHANCE; }
  [[nodiscard]] std::vector<Seat> seats_on_turn() const;  ///< none at chance or when over
  [[nodiscard]] bool on_turn(Seat seat) const noexcept;   ///< BW_CHANCE too

  [[nodiscard]] std::vector<Move> moves(Seat seat) const;
  [[nodiscard]] std::vector<ChanceEvent> chance_events() const;
  /// A refused move changes nothing.
  [[nodiscard]] Result<void> play(Seat seat, Move move);
  [[nodiscard]] Outcome outcome() const;  ///< only when over

  [[nodiscard]] std::uint64_t key() const noexcept;
  [[nodiscard]] std::uint64_t same_key() const noexcept;
  /// The same for the repetition rule, compared exactly.
  [[nodiscard]] bool same_as(const Position& other) const noexcept;
  /// Equal in every byte.
  friend bool operator==(const Position& a, const Position& b) noexcept;

  [[nodiscard]] std::string text() const;
  [[nodiscard]] std::string move_text(Seat seat, Move move) const;  ///< empty for an illegal move
  [[nodiscard]] Result<Move> read_move(Seat seat, std::string_view text) const;

  /// What a viewer may see, as a position and as text; a copy and its text where nothing is hidden.
  [[nodiscard]] Position view(Seat viewer) const;
  [[nodiscard]] std::string view_text(Seat viewer) const;
  /// Whether every seat sees all there is now.
  [[nodiscard]] bool is_open() const;
  /// A move of this position as another seat learns of it; empty if it doesn't.
  [[nodiscard]] std::string move_text_for(Seat seat, Move move, Seat viewer) const;
  /// What such a move shows the viewer that neither its text nor the views tell; nothing if that is all.
  [[nodiscard]] std::optional<Explanation> reveals(Seat seat, Move move, Seat viewer) const;

  /// What stands where, for a viewer; of a true position or of that viewer's view. Empty without a board.
  [[nodiscard]] std::vector<bw_item> picture(Seat viewer) const;
  /// What is counted between fields, for a viewer, of its view. Borders that the board doesn't have are left
  /// out.
  [[nodiscard]] std::vector<bw_border> borders(Seat viewer) const;
  /// Places a move touches, in click order.
  [[nodiscard]] std::vector<std::uint32_t> clicks(Seat seat, Move move) const;
  /// Why not; nothing if the rules have no explanations.
  [[nodiscard]] std::optional<Explanation> explain(Seat seat, std::span<const std::uint32_t> places) const;
  [[nodiscard]] std::optional<Explanation> explain(Seat seat, std::string_view move) const;
  /// What goes on, of a viewer's view; `message` is a phase's id. Nothing where there is nothing to tell.
  [[nodiscard]] std::optional<Explanation> phase(Seat viewer) const;

  /// Bytes at the rules' alignment, for the contract's functions.
  [[nodiscard]] void* data() noexcept { return bytes_.get(); }
  [[nodiscard]] const void* data() const noexcept { return bytes_.get(); }

  /// Room for a position of these rules; filled by the contract's functions.
  explicit Position(std::shared_ptr<const Rules> rules);

 private:
  [[nodiscard]] std::optional<Explanation> explain_tray(Seat seat,
                                                        std::span<const std::uint32_t> places) const;
  struct Free {
    void operator()(std::byte* bytes) const noexcept;
  };
  std::shared_ptr<const Rules> rules_;
  std::unique_ptr<std::byte[], Free> bytes_;
};

}  // namespace boardwright
