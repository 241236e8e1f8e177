// SPDX-License-Identifier: GPL-3.0-or-later
//
// The members of what a viewer sees, each once with its name in messages: what writes, reads and compares them
// goes through these lists, so that nothing is forgotten.
#pragma once

#include <boost/pfr/tuple_size.hpp>

#include "framework/match/count_fields.hpp"
#include "framework/match/messages.hpp"

namespace boardwright {

/// Calls visit(name, of) for each member; of(state) is that member of a SeenState.
template <class Visit>
constexpr void each_table_field(Visit visit) {
  visit("draw_offers", [](auto& state) -> auto& { return state.table.draw_offers; });
  visit("request", [](auto& state) -> auto& { return state.table.request; });
  visit("result", [](auto& state) -> auto& { return state.table.result; });
  visit("left", [](auto& state) -> auto& { return state.table.left; });
  visit("flagged", [](auto& state) -> auto& { return state.table.flagged; });
  visit("paused", [](auto& state) -> auto& { return state.table.paused; });
  visit("clock_waits", [](auto& state) -> auto& { return state.table.clock_waits; });
  visit("can_take_back", [](auto& state) -> auto& { return state.table.can_take_back; });
  visit("can_offer_draw", [](auto& state) -> auto& { return state.table.can_offer_draw; });
  visit("can_answer", [](auto& state) -> auto& { return state.table.can_answer; });
  visit("can_claim_repetition", [](auto& state) -> auto& { return state.table.can_claim_repetition; });
  visit("can_pause", [](auto& state) -> auto& { return state.table.can_pause; });
  visit("can_claim_absence", [](auto& state) -> auto& { return state.table.can_claim_absence; });
}

/// The members besides the table's, the picture and the last move, which have differences of their own.
template <class Visit>
constexpr void each_plain_field(Visit visit) {
  visit("ply", [](auto& state) -> auto& { return state.ply; });
  visit("position", [](auto& state) -> auto& { return state.position; });
  visit("on_turn", [](auto& state) -> auto& { return state.on_turn; });
  visit("moves", [](auto& state) -> auto& { return state.moves; });
  visit("phase", [](auto& state) -> auto& { return state.phase; });
}

template <class Visit>
constexpr void each_seen_field(Visit visit) {
  each_plain_field(visit);
  each_table_field(visit);
}

static_assert(boost::pfr::tuple_size_v<TableState> ==
                  count_fields([](auto visit) { each_table_field(visit); }),
              "a member of TableState is missing above");
static_assert(boost::pfr::tuple_size_v<SeenState> ==
                  count_fields([](auto visit) { each_plain_field(visit); }) + 3,
              "a member of SeenState is missing above");

}  // namespace boardwright
