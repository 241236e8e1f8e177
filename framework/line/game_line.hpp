// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "framework/catalogue/policies.hpp"
#include "plugins/host/history.hpp"
#include "plugins/host/position.hpp"

namespace boardwright {

/// A game from its start position to now, adjudicated in this order: the result by the rules, then
/// repetition, compared exactly, unless that has to be claimed. Positions before the start don't count. A
/// value; one thread at a time.
class GameLine {
 public:
  struct Ply {
    Seat seat;  ///< BW_CHANCE for a chance event
    Move move;
    std::string text;
  };

  explicit GameLine(Position start, RepetitionPolicy repetition = RepetitionPolicy::kAutomatic);

  [[nodiscard]] const Position& start() const noexcept { return positions_.front(); }
  [[nodiscard]] const Position& now() const noexcept { return positions_.back(); }
  [[nodiscard]] const std::vector<Ply>& plies() const noexcept { return plies_; }
  /// The position after so many plies.
  [[nodiscard]] const Position& position(std::size_t ply) const { return positions_.at(ply); }

  /// What the rules remember of the game up to now.
  [[nodiscard]] const History& history() const noexcept { return histories_.back(); }

  /// Nothing while the game goes on.
  [[nodiscard]] const std::optional<Outcome>& result() const noexcept { return result_; }
  /// As the rules say, but over as soon as there is a result.
  [[nodiscard]] bw_turn turn() const noexcept { return result_ ? BW_TURN_OVER : now().turn(); }
  [[nodiscard]] bool is_over() const noexcept { return result_.has_value(); }
  [[nodiscard]] bool on_turn(Seat seat) const noexcept { return !is_over() && now().on_turn(seat); }

  /// Where repetition has to be claimed: the result if somebody did so now. Nothing if there is nothing to
  /// claim.
  [[nodiscard]] std::optional<Outcome> claimable() const;

  /// A refused move changes nothing.
  [[nodiscard]] Result<void> play(Seat seat, Move move);
  /// Plays the text for whoever is on turn: the first seat that can read it, or chance.
  [[nodiscard]] Result<void> play(std::string_view text);
  /// Takes back the last ply; none at the start.
  void take_back();

  /// The last plies of a line, with what came of them: cut off and joined again without playing anything.
  struct Tail;
  /// Everything after so many plies; the line is then what it was after these.
  [[nodiscard]] Tail cut(std::size_t plies);
  void join(Tail tail);  ///< to the line that it was cut from

  /// The keys of all positions before this one that the repetition rule compares, for playouts.
  [[nodiscard]] std::vector<std::uint64_t> earlier_keys() const;

 private:
  void adjudicate();
  /// What the rules make of it if this position has occurred too often.
  [[nodiscard]] std::optional<Outcome> repetition() const;

  RepetitionPolicy policy_;
  std::vector<Position> positions_;
  std::vector<History> histories_;  // one for each position
  std::vector<std::uint64_t> same_keys_;
  std::vector<Ply> plies_;
  std::optional<Outcome> result_;
};

struct GameLine::Tail {
  std::vector<Position> positions;
  std::vector<History> histories;
  std::vector<std::uint64_t> same_keys;
  std::vector<Ply> plies;
  std::optional<Outcome> result;
};

}  // namespace boardwright
