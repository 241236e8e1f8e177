// SPDX-License-Identifier: MIT
//
// One class of rules for each board, with chance, free arrangements and hidden things only where the
// parameters bring them: the contract takes what there is from what a class has.
#pragma once

#include <boardwright/sdk/plugin.hpp>

#include "arrange.hpp"
#include "view.hpp"

namespace militakiri {

/// Rules under which chance may be on turn.
template <class Base>
class WithChance : public Base {
 public:
  using Base::Base;
  void chance(const typename Base::Position& position, sdk::EventList& events) const {
    this->events(position, events);
  }
};

template <class Rules>
[[nodiscard]] Result<bw_rules*> make_rules(const Options& options) {
  Rules rules(options);
  if (const auto good = rules.read_start(); !good) return fail(good.error());
  return sdk::own<Rules>(std::move(rules));
}

template <class Rules>
[[nodiscard]] Result<bw_rules*> make_with_set_up(const Options& options) {
  if (options.hides_set_up()) return make_rules<WithView<WithArrangement<Rules>>>(options);
  return options.arranges_set_up() ? make_rules<WithArrangement<Rules>>(options) : make_rules<Rules>(options);
}

template <class B>
[[nodiscard]] Result<bw_rules*> make_game(const Options& options) {
  return options.has_chance() ? make_with_set_up<WithChance<Game<B>>>(options)
                              : make_with_set_up<Game<B>>(options);
}

// Each in a file of its own, which makes them compile side by side.
[[nodiscard]] Result<bw_rules*> make_single(const Options& options);
[[nodiscard]] Result<bw_rules*> make_double(const Options& options);

}  // namespace militakiri
