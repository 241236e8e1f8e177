// SPDX-License-Identifier: MIT
//
// Whose turn it is, which moves there are, what they do and how games end: RULES.md as the contract asks it.
#pragma once

#include <boardwright/sdk/loops.hpp>

#include "random_step.hpp"
#include "set_up.hpp"

namespace two_field {

template <class P>
class Rules : public Stepping<P> {
 public:
  using Base = Stepping<P>;
  using typename Base::Board;
  using typename Base::Set;
  /// A field is reached from four sides at most, by the nearest piece each.
  static constexpr std::uint32_t kMaxMoves = kDirections * Board::kMost * Board::kMost;
  static constexpr std::uint32_t kCountDepth = 1;

  using Base::Base;
  using Base::land;
  using Base::options;

  [[nodiscard]] P start() const { return P::nothing(); }
  [[nodiscard]] SetUpRules<Board> set_up() const { return {land(), options().pieces}; }

  [[nodiscard]] sdk::Turn turn(const P& position) const {
    if (position.end != kNotOver) return sdk::kOver;
    if (position.phase != kSetUpPhase) [[likely]]
      return sdk::turn_of(position.mover());
    const auto part = [&](Seat seat) {  // T1.4
      return set_up().is_complete(position, seat) ? 0 : sdk::turn_of(seat);
    };
    return part(kRed) | part(kBlue);
  }

  void moves(const P& position, Seat seat, sdk::MoveList& list) const {
    if (position.phase == kSetUpPhase) return set_up().moves(position, seat, list);
    if (!Base::restricted(position, seat)) [[likely]]
      return Base::list_reachable(position, seat, list);
    Base::each_legal(position, seat, [&](const Step& step) { list.add(step_move(step)); });
  }

  [[nodiscard]] bool is_legal(const P& position, Seat seat, Move move) const {
    if (position.phase == kSetUpPhase)
      return is_placement(move) && set_up().is_legal(position, seat, placement_of(move));
    return is_step(move) && Base::can_reach(position, seat, step_of(move)) &&
           Base::is_allowed(position, seat, step_of(move));
  }

  void apply(P& position, Seat seat, Move move) const {
    if (is_step(move)) [[likely]] {
      const bool took_flag = Base::make(position, seat, step_of(move));
      position.phase = seat == kRed ? kBlueTurn : kRedTurn;
      if (took_flag) return end(position, kFlagTaken, seat);  // T5.1
    } else {
      set_up().apply(position, seat, placement_of(move));
      if (position.phase == kSetUpPhase) return;
    }
    settle(position);
  }

  /// T5.1 to T5.3 for a position in play where both flags stand.
  void settle(P& position) const {
    const Seat seat = position.mover();
    if (!Base::has_legal(position, seat)) [[unlikely]] {
      if (!Base::has_legal(position, other(seat))) return end(position, kBothBlocked, kNobodyWins);
      return end(position, kNoMoves, other(seat));
    }
    if (options().quiet_limit != 0 && position.quiet >= options().quiet_limit)
      end(position, kQuietLimit, kNobodyWins);  // T5.2
  }

  static void end(P& position, End how, std::uint32_t winner) {
    position.end = how;
    position.winner = static_cast<std::uint8_t>(winner);
  }

  [[nodiscard]] sdk::Outcome outcome(const P& position) const {
    sdk::Outcome outcome{{1, 1}, kReasons[position.end]};
    if (position.winner != kNobodyWins)
      outcome.scores = {position.winner == kRed ? 2U : 0U, position.winner == kBlue ? 2U : 0U};
    return outcome;
  }

  /// Uniform over the list.
  [[nodiscard]] Move random_move(const P& position, Seat seat, boardwright::Random& random) const {
    if (position.phase != kSetUpPhase && !Base::restricted(position, seat)) [[likely]] {
      const StepCounter<P> steps(*this, position, seat);
      return step_move(steps.nth(random.below(steps.count())));
    }
    Move buffer[kMaxMoves + 1];
    sdk::MoveList list(buffer);
    moves(position, seat, list);
    return list[random.below(list.size())];
  }

  /// The moves of a position without making a list.
  [[nodiscard]] std::uint64_t count_leaves(const P& position, std::uint32_t depth) const {
    if (depth == 0) return 1;
    const sdk::Turn on_turn = turn(position);
    if (on_turn == sdk::kOver) return 0;
    const Seat seat = sdk::first_seat(on_turn);
    if (position.phase != kSetUpPhase && !Base::restricted(position, seat))
      return StepCounter<P>(*this, position, seat).count();
    Move buffer[kMaxMoves + 1];
    sdk::MoveList list(buffer);
    moves(position, seat, list);
    return list.size();
  }
};

}  // namespace two_field
