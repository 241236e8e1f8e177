// SPDX-License-Identifier: MIT
//
// Chapters 5 and 6.1 of RULES.md: what a step does to the board and to the reserve.
#pragma once

#include "parameters.hpp"
#include "steps.hpp"

namespace militakiri {

template <class B>
class Stepping {
 public:
  using Set = typename B::Set;
  using Position = militakiri::Position<B>;

  explicit Stepping(Options options) : options_(std::move(options)) {}

  [[nodiscard]] const Options& options() const { return options_; }
  [[nodiscard]] unsigned highest() const {
    return std::max(options_.height_limit[kStar], options_.height_limit[kPlus]);
  }
  /// M7.2: how many fields any piece reaches at most.
  [[nodiscard]] unsigned most(bool endgame) const { return endgame ? options_.endgame_reach : B::kLongest; }
  /// The steps that a seat's pieces can go, M7.4 left aside.
  [[nodiscard]] Steps<B> steps(const Position& position, Seat seat, bool endgame) const {
    return {position, seat, highest(), most(endgame), options_.opposite_capture};
  }

  /// Whether a seat could move or take, whoever is on turn and whatever M7.4 says.
  [[nodiscard]] bool has_step(const Position& position, Seat seat, bool endgame) const {
    return !steps(position, seat, endgame).empty();
  }

  /// Where a step starts that ends on a field; on no piece if there is none on the way back.
  [[nodiscard]] static unsigned start_of(const Position& position, const Step& step) {
    const Set empty = position.empty();
    const auto back = static_cast<unsigned>(-B::kStep[step.direction]);
    unsigned from = step.to + back;
    while (empty.has(from)) from += back;
    return from;
  }
  [[nodiscard]] static unsigned distance(unsigned from, unsigned to) {
    const auto gap = [](unsigned a, unsigned b) { return a < b ? b - a : a - b; };
    return std::max(gap(B::column(from), B::column(to)), gap(B::row(from), B::row(to)));
  }
  /// Whether one of a seat's pieces may go such a step, M7.4 left aside.
  [[nodiscard]] bool can_step(const Position& position, Seat seat, const Step& step) const {
    if (step.to >= B::kEnd || !B::kAll.has(step.to)) return false;
    const unsigned from = start_of(position, step);
    if (!position.pieces[seat].has(from)) return false;
    if (distance(from, step.to) > std::min(position.height_at(from), most(position.endgame)))
      return false;  // M4.2
    const Shape shape = position.shape_at(from);
    const bool straight = step.direction < kStraight;
    if (!position.occupied().has(step.to)) return shape == kStar || (shape == kPlus) == straight;  // M4.1
    if (!position.pieces[other(seat)].has(step.to)) return false;
    return shape == kStar || ((shape == kPlus) == straight) != options_.opposite_capture;  // M5.1
  }

  /// Moves the piece; whose turn it is stays as it was. After a promotion `due` says whether the tower can be
  /// placed; otherwise it waits.
  void make_step(Position& position, Seat seat, const Step& step) const {
    const unsigned from = start_of(position, step), to = step.to;
    if (!position.pieces[other(seat)].has(to)) return move_piece(position, seat, from, to);
    const Shape shape = position.shape_at(from);
    const unsigned limit = options_.height_limit[shape];
    const unsigned before = position.height_at(from);
    const unsigned after = height_after_taking(before, position.height_at(to), limit);
    position.remove(to);
    move_piece(position, seat, from, to);
    if (after == before) return;
    position.set_height(to, after);
    if (after == limit && position.spares[seat][shape] != 0) promote(position, seat, shape, to);  // M5.3
  }

 protected:
  // M6.1 to M6.3
  void promote(Position& position, Seat seat, Shape shape, unsigned bit) const {
    position.remove(bit);
    --position.spares[seat][shape];
    if (position.empty_zone(seat).empty()) {
      position.waiting[seat].add(shape);
      return;
    }
    position.due = static_cast<std::uint8_t>(shape);
    if (options_.endgame_trigger == EndgameTrigger::kInstant) start_endgame_if_due(position);
  }
  // M7.1, M7.3
  void start_endgame_if_due(Position& position) const {
    if (position.endgame || !(position.is_lone_tower(kRed) || position.is_lone_tower(kBlue))) return;
    position.endgame = true;
    position.left[kRed] = position.left[kBlue] = static_cast<std::uint16_t>(options_.endgame_moves);
  }

 private:
  static void move_piece(Position& position, Seat seat, unsigned from, unsigned to) {
    position.pieces[seat].remove(from);
    position.pieces[seat].add(to);
    for (Set* set : {&position.plus, &position.cross, &position.height[0], &position.height[1],
                     &position.height[2], &position.height[3]}) {
      set->add_at(to, set->at(from));
      set->remove(from);
    }
  }

  Options options_;
};

}  // namespace militakiri
