// SPDX-License-Identifier: MIT
//
// Counts the steps of a side, and finds one by its number, without listing them: all pieces go at once, as
// sets. The ways of two scouts in one direction never share a field, so that each field reached has one step.
#pragma once

#include "stepping.hpp"

namespace two_field {

template <class P>
class StepCounter {
 public:
  using Board = typename P::Board;
  using Set = typename Board::Set;

  /// T3.3 and T4.2 are left aside.
  StepCounter(const Stepping<P>& rules, const P& position, Seat seat)
      : enemies_(position.side[other(seat)]),
        targets_(rules.land().fields() & ~position.side[seat]),
        far_targets_(rules.options().scout_charge ? targets_ : targets_ & ~enemies_) {
    const Set movers = position.side[seat] & position.movable, scouts = movers & position.scouts;
    go<kUp>(movers, scouts);
    go<kDown>(movers, scouts);
    go<kRight>(movers, scouts);
    go<kLeft>(movers, scouts);
  }

  [[nodiscard]] unsigned count() const { return count_; }

  /// Step number `index`, from 0.
  [[nodiscard]] Step nth(unsigned index) const {
    const Layer* layer = layers_;
    for (; index >= layer->count; ++layer) index -= layer->count;
    const unsigned to = layer->reached.nth(index);
    return {static_cast<unsigned>(static_cast<int>(to) - layer->way), to};
  }

 private:
  /// What is reached by one distance in one direction.
  struct Layer {
    Set reached;
    unsigned count;
    int way;
  };

  template <unsigned kDirection>
  void go(const Set& movers, const Set& scouts) {
    constexpr int kStep = Board::kStep[kDirection];
    add(movers.template shifted<kStep>() & targets_, kStep);
    Set front = scouts.template shifted<kStep>() & targets_ & ~enemies_;
    for (int way = 2 * kStep; !front.empty(); way += kStep) {
      front = front.template shifted<kStep>() & far_targets_;
      add(front, way);
      front &= ~enemies_;
    }
  }
  void add(const Set& reached, int way) {
    const unsigned here = reached.count();
    layers_[used_++] = {reached, here, way};
    count_ += here;
  }

  Set enemies_, targets_, far_targets_;
  unsigned count_ = 0, used_ = 0;
  Layer layers_[kDirections * (Board::kMost + 1)];
};

}  // namespace two_field
