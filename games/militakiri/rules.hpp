// SPDX-License-Identifier: MIT
//
// Whose turn it is, which moves there are, what they do and how games end: RULES.md as the contract asks it.
#pragma once

#include <boardwright/sdk/loops.hpp>

#include "blockade.hpp"
#include "set_up.hpp"

namespace militakiri {

template <class B>
class Rules : public Stepping<B> {
 public:
  using Base = Stepping<B>;
  using Board = B;
  using Set = typename B::Set;
  using Position = militakiri::Position<B>;
  static constexpr std::uint32_t kMaxMoves = B::kMostMoves + kSpareMoves;
  static constexpr std::uint32_t kCountDepth = 1;

  explicit Rules(const Options& given) : Base(given), set_up_(given.tower_spacing) {}

  [[nodiscard]] const SetUpRules<B>& set_up() const { return set_up_; }

  /// The position before anything has been set up.
  [[nodiscard]] Position bare() const {
    Position position{};
    for (const Seat seat : {kRed, kBlue})
      for (unsigned shape = 0; shape < kShapes; ++shape)
        position.spares[seat][shape] = static_cast<std::uint8_t>(options().reserve[shape]);  // M2.2
    position.phase = kSetUpPhase;
    position.due = kNothingDue;
    position.winner = kNoWinner;
    return position;
  }

  [[nodiscard]] sdk::Turn turn(const Position& position) const {
    if (position.end != kNotOver) return sdk::kOver;
    if (position.in_play()) [[likely]] {
      if (options().spare_placement == SparePlacement::kRandom && position.owes_placement())
        return sdk::kChanceTurn;
      return sdk::turn_of(position.mover());
    }
    if (position.phase == kDicePhase || options().set_up == SetUp::kRandom) return sdk::kChanceTurn;
    const bool red = !set_up_.is_complete(position, kRed), blue = !set_up_.is_complete(position, kBlue);
    const bool hidden = options().set_up == SetUp::kHidden;  // M3.4
    return (red ? sdk::turn_of(kRed) : 0) | (blue && (hidden || !red) ? sdk::turn_of(kBlue) : 0);
  }

  void moves(const Position& position, Seat seat, sdk::MoveList& list) const {
    if (position.phase == kSetUpPhase)
      return set_up_.each_placement(position, seat,
                                    [&](unsigned bit, unsigned) { list.add(placement(bit)); });
    if (position.owes_placement()) [[unlikely]]
      return position.empty_zone(seat).each([&](unsigned bit) { list.add(placement(bit)); });
    Base::steps(position, seat, position.endgame).list(list);
    const BlockadeJudge<B> judge(*this, position, seat);
    if (judge.relevant()) [[unlikely]]
      keep_allowed(judge, list);
    if (list.size() == 0) [[unlikely]]
      list.add(kPass);  // M8.4
  }

  [[nodiscard]] bool is_legal(const Position& position, Seat seat, Move move) const {
    if (position.phase == kSetUpPhase)
      return is_placement(move) && set_up_.can_place(position, seat, placed_on(move));
    if (position.owes_placement())
      return is_placement(move) && placed_on(move) < B::kEnd &&
             position.empty_zone(seat).has(placed_on(move));
    if (move == kPass) return !has_legal_step(position, seat);
    return is_step(move) && Base::can_step(position, seat, step_of(move)) &&
           !BlockadeJudge<B>(*this, position, seat).forbids(step_of(move));
  }

  void apply(Position& position, Seat seat, Move move) const {
    if (is_step(move)) [[likely]] {
      Base::make_step(position, seat, step_of(move));
      position.passes = 0;
      if (position.due == kNothingDue)
        end_turn(position);
      else
        end_endgame_if_over(position);
    } else if (move == kPass) {
      ++position.passes;
      end_turn(position);
    } else if (!is_placement(move)) {
      throw_dice(position, move);
    } else if (position.phase == kSetUpPhase) {
      set_up_tower(position, placed_on(move));
    } else {
      place_tower(position, placed_on(move));
    }
    settle(position);
  }

  /// Uniform over the list.
  [[nodiscard]] Move random_move(const Position& position, Seat seat, boardwright::Random& random) const {
    if (only_steps(position, seat)) [[likely]] {
      const Steps<B> steps = Base::steps(position, seat, position.endgame);
      const unsigned count = steps.count();
      return count != 0 ? step_move(steps.nth(random.below(count))) : kPass;
    }
    Move buffer[kMaxMoves + 1];
    sdk::MoveList list(buffer);
    moves(position, seat, list);
    return list[random.below(list.size())];
  }

  /// The moves of a position without making a list.
  [[nodiscard]] std::uint64_t count_leaves(const Position& position, std::uint32_t depth) const {
    if (depth == 0) return 1;
    const sdk::Turn on_turn = turn(position);
    if (on_turn == sdk::kOver) return 0;
    const Seat seat = sdk::first_seat(on_turn);
    if (only_steps(position, seat))
      return std::max(Base::steps(position, seat, position.endgame).count(), 1U);
    Move buffer[kMaxMoves + 1];
    sdk::MoveList list(buffer);
    moves(position, seat, list);
    return list.size();
  }

  [[nodiscard]] sdk::Outcome outcome(const Position& position) const {
    sdk::Outcome outcome{{1, 1}, kReasons[position.end]};
    if (position.winner != kNoWinner)
      outcome.scores = {position.winner == kRed ? 2U : 0U, position.winner == kBlue ? 2U : 0U};
    return outcome;
  }

  /// M3.4, M3.5, M6.2, M6.3: what can happen when chance is on turn.
  void events(const Position& position, sdk::EventList& list) const {
    if (position.phase == kDicePhase) {
      for (unsigned red = 1; red <= 6; ++red)
        for (unsigned blue = 1; blue <= 6; ++blue) list.add(dice(red, blue), 1);
    } else if (position.phase == kSetUpPhase) {  // weighted, so that each arrangement is as likely
      const Seat seat = set_up_.is_complete(position, kRed) ? kBlue : kRed;
      set_up_.each_placement(position, seat,
                             [&](unsigned bit, std::uint32_t ways) { list.add(placement(bit), ways); });
    } else {
      position.empty_zone(position.mover()).each([&](unsigned bit) { list.add(placement(bit), 1); });
    }
  }

  [[nodiscard]] bool has_legal_step(const Position& position, Seat seat) const {
    const BlockadeJudge<B> judge(*this, position, seat);
    if (!judge.relevant()) return Base::has_step(position, seat, position.endgame);
    bool found = false;
    Base::steps(position, seat, position.endgame).each([&](const Step& step) {
      found = found || !judge.forbids(step);
    });
    return found;
  }

  /// M8.5: whether a position is the end of a game, and how; says so in the position.
  void settle(Position& position) const {
    const auto end = [&](End how, std::uint8_t winner) {
      position.end = how;
      position.winner = winner;
    };
    if (!position.in_play()) return;
    const Set towers = position.towers();
    for (const Seat seat : {kRed, kBlue})
      if ((towers & position.pieces[seat]).empty()) [[unlikely]]  // M8.1
        return end(kTowersTaken, static_cast<std::uint8_t>(other(seat)));
    if (position.endgame && position.left[kRed] == 0 && position.left[kBlue] == 0)  // M7.3
      return end(kMoveLimit, kNoWinner);
    if (position.passes == 2) return end(kBothBlocked, kNoWinner);  // M8.4
    if (options().no_moves == NoMoves::kPass || position.owes_placement()) return;
    const Seat seat = position.mover();
    if (has_legal_step(position, seat)) return;
    const bool loses = options().no_moves == NoMoves::kLoss;
    end(kNoLegalMove, loses ? static_cast<std::uint8_t>(other(seat)) : kNoWinner);
  }

  using Base::options;

 private:
  /// Whether the moves are just the steps of the pieces, or a pass.
  [[nodiscard]] bool only_steps(const Position& position, Seat seat) const {
    return position.in_play() && !position.owes_placement() &&
           !BlockadeJudge<B>(*this, position, seat).relevant();
  }

  static void keep_allowed(const BlockadeJudge<B>& judge, sdk::MoveList& list) {
    const sdk::MoveList all = list;
    list.clear();
    for (const Move move : all.span())
      if (!judge.forbids(step_of(move))) list.add(move);
  }

  void end_turn(Position& position) const {
    if (position.endgame) {
      std::uint16_t& left = position.left[position.mover()];  // M7.3
      if (left != 0) --left;
    }
    end_endgame_if_over(position);
    Base::start_endgame_if_due(position);
    position.phase = position.phase == kRedTurn ? kBlueTurn : kRedTurn;
  }

  // M7.1
  void end_endgame_if_over(Position& position) const {
    if (!position.endgame || options().endgame_latched) return;
    if (position.is_lone_tower(kRed) || position.is_lone_tower(kBlue)) return;
    position.endgame = false;
    position.left[kRed] = position.left[kBlue] = 0;
  }

  // M6.2, M6.3
  void place_tower(Position& position, unsigned bit) const {
    const Seat seat = position.mover();
    const bool promoted = position.due != kNothingDue;
    position.put(bit, {seat, position.shape_to_place(), kTower});
    position.passes = 0;
    if (promoted) {
      position.due = kNothingDue;
      end_turn(position);
    } else {
      position.waiting[seat].remove_first();
      end_endgame_if_over(position);
    }
  }

  // M3.1, M3.4
  void set_up_tower(Position& position, unsigned bit) const {
    const Seat seat = B::kZone[kRed].has(bit) ? kRed : kBlue;
    const unsigned row = seat == kRed ? B::row(bit) : kRows - 1 - B::row(bit);
    position.put(bit, {seat, static_cast<Shape>(row), kTower});
    if (!set_up_.is_complete(position, kRed) || !set_up_.is_complete(position, kBlue)) return;
    set_up_.add_pawns(position);
    constexpr Phase kFirst[] = {kDicePhase, kRedTurn, kBlueTurn};
    position.phase = kFirst[static_cast<int>(options().first_player)];
  }

  // M3.5
  static void throw_dice(Position& position, Move move) {
    if (red_die(move) == blue_die(move)) return;
    position.phase = red_die(move) > blue_die(move) ? kRedTurn : kBlueTurn;
  }

  SetUpRules<B> set_up_;
};

}  // namespace militakiri
