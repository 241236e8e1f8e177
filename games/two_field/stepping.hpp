// SPDX-License-Identifier: MIT
//
// Chapters 2 to 4: which steps there are, and what a step does.
#pragma once

#include "moves.hpp"
#include "position.hpp"

namespace two_field {

template <class P>
class Stepping {
 public:
  using Position = P;
  using Board = typename P::Board;
  using Set = typename Board::Set;

  explicit Stepping(const Options& options)
      : options_(options), land_(options.size, options.rows, options.lakes) {}

  [[nodiscard]] const Options& options() const { return options_; }
  [[nodiscard]] const Land<Board>& land() const { return land_; }

  // T2.1, T2.2
  [[nodiscard]] bool can_reach(const P& position, Seat seat, const Step& step) const {
    if (!land_.has(step.from) || !land_.has(step.to)) return false;
    if (!(position.side[seat] & position.movable).has(step.from) || position.side[seat].has(step.to))
      return false;
    if (land_.around(step.from).has(step.to)) return true;
    const unsigned direction = Land<Board>::direction(step.from, step.to);
    if (!position.scouts.has(step.from) || direction == kNoField) return false;
    if (position.side[other(seat)].has(step.to) && !options_.scout_charge) return false;
    const Set occupied = position.occupied();
    for (unsigned bit = step.from; (bit = land_.next(direction, bit)) != step.to;)
      if (bit == kNoField || occupied.has(bit)) return false;
    return true;
  }

  /// Whether T3.3 or T4.2 may forbid anything at all.
  [[nodiscard]] bool restricted(const P& position, Seat seat) const {
    const auto& memory = position.memory[seat];
    bool any = !memory.empty() && memory.most >= options_.limit;
    if constexpr (P::kMoreField) any = any || position.chase.relevant(seat);
    return any;
  }
  // T3.3
  [[nodiscard]] bool crosses_too_often(const P& position, Seat seat, const Step& step,
                                       Line* which = nullptr) const {
    return position.memory[seat].forbids(step.from, step.to, options_.limit, which);
  }
  // T4.2
  [[nodiscard]] bool repeats_in_chase(const P& position, Seat seat, const Step& step) const {
    if constexpr (P::kMoreField)
      return !position.side[other(seat)].has(step.to) &&
             position.chase.forbids(land_, seat, step.from, step.to);
    return false;
  }
  [[nodiscard]] bool is_allowed(const P& position, Seat seat, const Step& step) const {
    return !crosses_too_often(position, seat, step) && !repeats_in_chase(position, seat, step);
  }

  /// Calls `visit(step)` for each step along free ways, ascending as moves; T3.3 and T4.2 not yet counted.
  template <class Visit>
  void each_reachable(const P& position, Seat seat, Visit&& visit) const {
    const Set own = position.side[seat], enemies = position.side[other(seat)];
    (own & position.movable).each([&](unsigned from) {
      if (position.scouts.has(from))
        each_of_scout(from, own, enemies, visit);
      else
        (land_.around(from) & ~own).each([&](unsigned to) { visit(Step{from, to}); });
    });
  }
  /// The same as a list, faster. It has room for one move more.
  void list_reachable(const P& position, Seat seat, sdk::MoveList& list) const {
    const Set own = position.side[seat], enemies = position.side[other(seat)];
    const Set targets = land_.fields() & ~own;
    (own & position.movable).each([&](unsigned from) {
      if (position.scouts.has(from)) [[unlikely]]
        return each_of_scout(from, own, enemies, [&](const Step& step) { list.add(step_move(step)); });
      for (const unsigned to : land_.steps(from)) list.add_if(targets.has(to), step_move({from, to}));
    });
  }
  template <class Visit>
  void each_legal(const P& position, Seat seat, Visit&& visit) const {
    if (!restricted(position, seat)) [[likely]]
      return each_reachable(position, seat, visit);
    each_reachable(position, seat, [&](const Step& step) {
      if (is_allowed(position, seat, step)) visit(step);
    });
  }

  [[nodiscard]] bool has_legal(const P& position, Seat seat) const {
    if (!restricted(position, seat)) [[likely]] {
      // A scout that can go anywhere can go to the next field.
      const Set movers = position.side[seat] & position.movable;
      const Set targets = land_.fields() & ~position.side[seat];
      return !(((movers.template shifted<kUpwards>() | movers.template shifted<-kUpwards>()) |
                (movers.template shifted<1>() | movers.template shifted<-1>())) &
               targets)
                  .empty();
    }
    bool found = false;
    each_legal(position, seat, [&](const Step&) { found = true; });
    return found;
  }

  /// Makes a legal step. True if it took the flag.
  bool make(P& position, Seat seat, const Step& step) const {
    auto& memory = position.memory[seat];
    if (options_.limit != 0) memory.move(step.from, step.to, options_.count);
    if (options_.closed_memory) hide_ranks(position);
    const std::uint8_t code = position.on[step.from];
    const std::uint8_t target = position.on[step.to];
    position.remove(step.from);
    if (target == 0) [[likely]] {
      position.put(seat, step.to, code | kMoved);
      ++position.quiet;
      if constexpr (P::kMoreField)
        position.chase.move(land_, seat, step.from, step.to, false, true, position.side[other(seat)]);
      return false;
    }
    position.quiet = 0;
    const Fight result = fight(kind_of(code), kind_of(target));
    if (result == Fight::kDefenderWins) {  // T2.3
      position.on[step.to] |= kRevealed;
    } else {
      position.remove(step.to);
      if (position.memory[other(seat)].field == step.to) position.memory[other(seat)].forget();  // T3.2
    }
    if (result == Fight::kAttackerWins)
      position.put(seat, step.to, code | kMoved | kRevealed);
    else
      memory.forget();
    if constexpr (P::kMoreField)
      position.chase.move(land_, seat, step.from, step.to, true, result == Fight::kAttackerWins,
                          position.side[other(seat)]);
    return kind_of(target) == kFlag;
  }

  static constexpr int kUpwards = Board::kStride;

 private:
  template <class Visit>
  void each_of_scout(unsigned from, const Set& own, const Set& enemies, Visit&& visit) const {
    for (const unsigned direction : {kDown, kLeft, kRight, kUp}) {
      unsigned way[kLargest], length = 0;
      for (unsigned bit = from; (bit = land_.next(direction, bit)) != kNoField && !own.has(bit);) {
        const bool attack = enemies.has(bit);
        if (attack && length != 0 && !options_.scout_charge) break;  // T2.2
        way[length++] = bit;
        if (attack) break;
      }
      const bool far_first = direction == kDown || direction == kLeft;
      for (unsigned i = 0; i < length; ++i) visit(Step{from, way[far_first ? length - 1 - i : i]});
    }
  }

  // T1.3
  static void hide_ranks(P& position) {
    position.occupied().each(
        [&](unsigned bit) { position.on[bit] = static_cast<std::uint8_t>(position.on[bit] & ~kRevealed); });
  }

  Options options_;
  Land<Board> land_;
};

}  // namespace two_field
