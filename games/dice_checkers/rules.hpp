// SPDX-License-Identifier: MIT
//
// Dice checkers as RULES.md numbers it: moves, fights and ends.
#pragma once

#include <boardwright/sdk/game.hpp>

#include "steps.hpp"

namespace dice_checkers {

class Rules {
 public:
  using Position = dice_checkers::Position;
  /// A yellow pawn ends its march on at most 24 fields, and next to at most four enemies.
  static constexpr std::uint32_t kMaxMoves = kPawns * 24 * 4;

  explicit Rules(const Options& options)
      : options_(options),
        fields_(options.rows),
        steps_(options.marching, options.path),
        rolls_(options.dice),
        plain_(!options.marching && options.enters() && !options.must_attack &&
               !options.no_return_next_turn) {}

  [[nodiscard]] const Options& options() const { return options_; }
  [[nodiscard]] const Fields& fields() const { return fields_; }
  [[nodiscard]] const Steps& steps() const { return steps_; }

  [[nodiscard]] sdk::Turn turn(const Position& position) const {
    if (position.end != 0) return sdk::kOver;
    return position.fights() ? sdk::kChanceTurn : sdk::turn_of(position.next);
  }

  void moves(const Position& position, Seat seat, sdk::MoveList& list) const {
    bool fights = false;
    each_move(position, seat, [&](const PawnMove& move) {
      fights |= starts_fight(position, seat, move);
      list.add(move.move());
    });
    if (list.size() == 0) return list.add(kPass);  // D6.2
    if (!options_.must_attack || !fights) return;
    sdk::MoveList kept(list.begin());  // D2.5
    for (const Move move : list)
      if (starts_fight(position, seat, PawnMove::of(move))) kept.add(move);
    list = kept;
  }

  [[nodiscard]] bool is_legal(const Position& position, Seat seat, Move value) const {
    if (value == kPass) return !can_move(position, seat);
    if (value >= kPawnMoves) return false;
    const PawnMove move = PawnMove::of(value);
    return is_possible(position, seat, move) &&
           (!options_.must_attack || starts_fight(position, seat, move) || !can_attack(position, seat));
  }

  void chance(const Position& position, sdk::EventList& events) const {
    const unsigned first = position.level(position.attacker), second = position.level(position.defender);
    const bool blue_attacks = position.next == kBlueSeat;
    rolls_.list(blue_attacks ? first : second, blue_attacks ? second : first, events);
  }

  void apply(Position& position, Seat seat, Move value) const {
    if (seat == sdk::kChance) return roll(position, Roll::of(value));
    if (value == kPass) {
      position.forget(seat);
      count_quiet(position, false);
      return end_turn(position);
    }
    const PawnMove move = PawnMove::of(value);
    if (options_.enters() && Bits::has(position.pieces[other(seat)], move.to)) {  // D2.3
      position.forget(seat);
      return start_fight(position, move.from, move.to);
    }
    const bool goes_on = steps_.only_forward(position.level(move.from));
    position.move(seat, move.from, move.to);
    const bool crowned = crown(position, seat);
    if (options_.no_return_next_turn) position.remember(seat, move.from, move.to);
    if (move.target != kNoField) return start_fight(position, move.to, move.target);  // D2.4
    count_quiet(position, goes_on || crowned);
    end_turn(position);
  }

  [[nodiscard]] sdk::Outcome outcome(const Position& position) const {
    const unsigned winner = position.end % 4;
    sdk::Outcome outcome{{1, 1}, kReasons[position.end / 4]};
    if (winner != kDrawn) outcome.scores = {winner == 1 ? 2U : 0U, winner == 2 ? 2U : 0U};
    return outcome;
  }

  /// Uniform over the list. In the plain game a direction's moves are a set of fields, so that one is drawn
  /// without listing them.
  [[nodiscard]] Move random_move(const Position& position, Seat seat, boardwright::Random& random) const {
    if (!plain_) {
      Move buffer[kMaxMoves + 1];
      sdk::MoveList list(buffer);
      moves(position, seat, list);
      return list[random.below(list.size())];
    }
    const PlainMoves plain(*this, position, seat);
    unsigned counts[kDirections], total = 0;
    for (unsigned direction = 0; direction < kDirections; ++direction)
      total += counts[direction] = Bits::count(plain.goals[direction]);
    if (total == 0) return kPass;
    unsigned index = random.below(total), direction = 0;
    while (index >= counts[direction]) index -= counts[direction++];
    const unsigned to = Bits::nth(plain.goals[direction], index);
    return PawnMove{to - static_cast<unsigned>(kOffset[direction]), to}.move();
  }

  /// Whether a possible move leads to a fight.
  [[nodiscard]] bool starts_fight(const Position& position, Seat seat, const PawnMove& move) const {
    return move.target != kNoField || (options_.enters() && Bits::has(position.pieces[other(seat)], move.to));
  }
  [[nodiscard]] Way way(const Position& position, Seat seat) const {
    const Set empty = fields_.all() & ~position.occupied();
    return {empty, options_.enters() ? fields_.all() & ~position.pieces[seat] : empty};
  }
  /// Where a pawn can end its move, D5.2 and fights left out.
  [[nodiscard]] Set goals(const Position& position, Seat seat, unsigned from) const {
    return steps_.goals(seat, position.level(from), from, way(position, seat));
  }
  /// D5.2: the field to which the pawn may not return, or kNoField.
  [[nodiscard]] static unsigned no_return(const Position& position, Seat seat, unsigned from) {
    return position.last_to[seat] == from ? position.last_from[seat] : kNoField;
  }
  /// D2.4: the enemies next to where a move ends.
  [[nodiscard]] Set enemies_around(const Position& position, Seat seat, unsigned to) const {
    return options_.enters() ? Set{0} : around(Bits::bit(to)) & position.pieces[other(seat)];
  }

  /// The moves of a pawn, ascending; D2.5 is still to be asked.
  template <class Visit>
  void each_move_of(const Position& position, Seat seat, unsigned from, Visit&& visit) const {
    const unsigned banned = no_return(position, seat, from);
    const Set allowed = ~(Set{banned != kNoField} << banned);
    Bits::each(goals(position, seat, from) & allowed, [&](unsigned to) {
      const Set enemies = enemies_around(position, seat, to);
      if (enemies == 0) return visit(PawnMove{from, to});
      Bits::each(enemies & allowed, [&](unsigned target) { visit(PawnMove{from, to, target}); });
    });
  }
  template <class Visit>
  void each_move(const Position& position, Seat seat, Visit&& visit) const {
    Bits::each(position.pieces[seat], [&](unsigned from) { each_move_of(position, seat, from, visit); });
  }
  [[nodiscard]] bool can_move(const Position& position, Seat seat) const {
    if (plain_) return PlainMoves(*this, position, seat).any();
    bool any = false;
    for (Set rest = position.pieces[seat]; rest != 0 && !any; rest = Bits::without_lowest(rest))
      each_move_of(position, seat, Bits::first(rest), [&](const PawnMove&) { any = true; });
    return any;
  }
  [[nodiscard]] bool can_attack(const Position& position, Seat seat) const {
    bool any = false;
    each_move(position, seat, [&](const PawnMove& move) { any |= starts_fight(position, seat, move); });
    return any;
  }

  /// D6: called at the end of every turn, and when a position has been read.
  void look_for_end(Position& position) const {
    const Seat next = position.next;
    if (position.pieces[0] == 0 || position.pieces[1] == 0) {  // D6.1
      const bool both = position.occupied() == 0;
      position.end = end_by(kNoPawns, both ? kDrawn : position.pieces[0] == 0 ? 2 : 1);
    } else if (!can_move(position, next)) {  // D6.2
      if (options_.no_moves == NoMoveRule::kLoses)
        position.end = end_by(kNoMoves, other(next) + 1);
      else if (!can_move(position, other(next)))
        position.end = end_by(kBothBlocked, kDrawn);
    }
    if (position.end == 0 && options_.quiet_limit != 0 && position.quiet >= options_.quiet_limit)
      position.end = end_by(kQuietLimit, kDrawn);  // D6.3
  }

 private:
  /// All moves of the basic game with nothing else: for each direction the fields that are reached so.
  struct PlainMoves {
    Set goals[kDirections];

    PlainMoves(const Rules& rules, const Position& position, Seat seat) {
      const Set own = position.pieces[seat], yellow = own & position.low & position.high;
      const Set ends = rules.fields_.all() & ~own;
      for (unsigned direction = 0; direction < kDirections; ++direction)
        goals[direction] = step((direction & 2U) == forward(seat) ? own : yellow, direction) & ends;
    }
    [[nodiscard]] bool any() const { return (goals[0] | goals[1] | goals[2] | goals[3]) != 0; }
  };

  [[nodiscard]] bool is_possible(const Position& position, Seat seat, const PawnMove& move) const {
    if (!Bits::has(position.pieces[seat], move.from)) return false;
    const unsigned banned = no_return(position, seat, move.from);
    if (!Bits::has(goals(position, seat, move.from), move.to) || move.to == banned) return false;
    const Set enemies = enemies_around(position, seat, move.to);
    if (enemies == 0) return move.target == kNoField;
    return Bits::has(enemies, move.target) && move.target != banned;
  }

  // D2.2: whether a head has changed.
  bool crown(Position& position, Seat seat) const {
    const Set pawns = position.pieces[seat] & fields_.farthest(seat);
    const bool changes = (pawns & ~(position.low & position.high)) != 0;
    position.low |= pawns;
    position.high |= pawns;
    return changes;
  }

  void count_quiet(Position& position, bool progress) const {
    position.quiet = progress
                         ? std::uint16_t{0}
                         : static_cast<std::uint16_t>(std::min<unsigned>(position.quiet + 1U, kMostQuiet));
  }

  void start_fight(Position& position, unsigned attacker, unsigned defender) const {
    position.attacker = static_cast<std::uint8_t>(attacker);
    position.defender = static_cast<std::uint8_t>(defender);
    position.quiet = 0;
  }

  // Chapter 3.
  void roll(Position& position, const Roll& roll) const {
    const Seat attacking = position.next, defending = other(attacking);
    unsigned field[2];
    field[attacking] = position.attacker;
    field[defending] = position.defender;
    bool stands[2] = {true, true};
    const auto rise = [&](Seat seat) {
      position.set_level(field[seat], std::min<unsigned>(position.level(field[seat]) + 1, kYellow));
    };
    if (roll.numbers[0] != roll.numbers[1]) {  // D3.1
      const Seat winner = roll.numbers[0] > roll.numbers[1] ? kBlueSeat : kRedSeat;
      stands[other(winner)] = false;
      rise(winner);
    } else {  // D3.2
      for (const Seat seat : {kBlueSeat, kRedSeat}) {
        const unsigned level = position.level(field[seat]);
        stands[seat] = level != kBlue;
        if (stands[seat]) position.set_level(field[seat], level - 1);
      }
      if (stands[0] && stands[1]) return;
      for (const Seat seat : {kBlueSeat, kRedSeat})
        if (stands[seat] && options_.tie_survivor_rises) rise(seat);  // D3.3
    }
    end_fight(position, stands);
  }

  void end_fight(Position& position, const bool (&stands)[2]) const {
    const Seat attacking = position.next, defending = other(attacking);
    const unsigned from = position.attacker, to = position.defender;
    const unsigned began = options_.enters() ? from : position.last_from[attacking];
    if (!stands[defending]) {  // D3.4
      position.remove(to);
      if (position.last_to[defending] == to) position.forget(defending);
    }
    position.forget(attacking);
    if (!stands[attacking]) {
      position.remove(from);
    } else {
      position.move(attacking, from, to);
      if (options_.no_return_next_turn) position.remember(attacking, began, to);
    }
    for (const Seat seat : {kBlueSeat, kRedSeat}) crown(position, seat);
    position.attacker = position.defender = kNoField;
    end_turn(position);
  }

  void end_turn(Position& position) const {
    position.next ^= 1U;
    look_for_end(position);
  }

  Options options_;
  Fields fields_;
  Steps steps_;
  RollTable rolls_;
  bool plain_;
};

}  // namespace dice_checkers
