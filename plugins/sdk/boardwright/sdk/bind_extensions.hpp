// SPDX-License-Identifier: MIT
//
// The contract's extensions: each is there if the rules have its functions (listed in game.hpp).
#pragma once

#include <boardwright/sdk/bind_arrange.hpp>
#include <boardwright/sdk/bind_board.hpp>
#include <boardwright/sdk/bind_borders.hpp>
#include <boardwright/sdk/bind_history.hpp>
#include <boardwright/sdk/bind_loops.hpp>
#include <boardwright/sdk/bind_phase.hpp>
#include <boardwright/sdk/bind_search.hpp>
#include <boardwright/sdk/bind_trace.hpp>
#include <boardwright/sdk/bind_view.hpp>

namespace boardwright::sdk {

template <Rules R>
[[nodiscard]] const void* find_extension(const bw_rules* rules, std::string_view name) noexcept {
  const void* found = nullptr;
  const auto offer = [&](std::string_view extension, const void* table) {
    if (name == extension) found = table;
  };
  offer(BW_PERFT, &PerftTable<R>::kTable);
  offer(BW_PLAYOUT, &PlayoutTable<R>::kTable);
  if constexpr (HasChance<R>) offer(BW_CHANCE_EVENTS, &ChanceTable<R>::kTable);
  if constexpr (HasView<R>) offer(BW_VIEW, &ViewTable<R>::kTable);
  if constexpr (HasGrid<R>) offer(BW_BOARD, &BoardTable<R>::kTable);
  if constexpr (HasShape<R>) offer(BW_BOARD_2, &BoardTable<R>::kTable);
  if constexpr (HasBorders<R>) offer(BW_BORDERS, &BordersTable<R>::kTable);
  if constexpr (HasExplain<R>) offer(BW_EXPLAIN, &ExplainTable<R>::kTable);
  if constexpr (HasArrange<R>) offer(BW_ARRANGE, &ArrangeTable<R>::kTable);
  if constexpr (HasEvaluate<R>) offer(BW_EVALUATE, &EvaluateTable<R>::kTable);
  if constexpr (HasRandomMove<R>) offer(BW_RANDOM_MOVE, &RandomMoveTable<R>::kTable);
  if constexpr (HasNoisy<R>) offer(BW_NOISY, &NoisyTable<R>::kTable);
  if constexpr (HasPriors<R>) offer(BW_PRIORS, &PriorsTable<R>::kTable);
  if constexpr (HasSample<R>) offer(BW_SAMPLE, &SampleTable<R>::kTable);
  if constexpr (HasTrace<R>) offer(BW_TRACE, &TraceTable<R>::kTable);
  if constexpr (HasPhase<R>) offer(BW_PHASE, &PhaseTable<R>::kTable);
  if constexpr (HasHistory<R>) offer(BW_HISTORY, &HistoryTable<R>::kTable);
  (void)rules;
  return found;
}

}  // namespace boardwright::sdk
