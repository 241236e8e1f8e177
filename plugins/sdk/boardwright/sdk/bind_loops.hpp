// SPDX-License-Identifier: MIT
#pragma once

#include <boardwright/abi/chance.h>
#include <boardwright/abi/perft.h>
#include <boardwright/abi/playout.h>

#include <boardwright/sdk/bound.hpp>
#include <boardwright/sdk/loops.hpp>

namespace boardwright::sdk {

template <Rules R>
struct PerftTable {
  static bw_status count(const bw_rules* r, const void* p, std::uint32_t depth,
                         std::uint64_t* leaves) noexcept {
    return guard({}, [&] {
      *leaves = perft(Bound<R>::rules(r), *static_cast<const typename R::Position*>(p), depth);
      return BW_OK;
    });
  }
  static constexpr bw_perft kTable{sizeof(bw_perft), count};
};

template <Rules R>
struct PlayoutTable {
  static bw_status run(const bw_rules* r, const void* p, const bw_playout_options* given,
                       std::uint64_t random[4], bw_playout_result* out) noexcept {
    return guard({}, [&] {
      const auto& bound = Bound<R>::of(r);
      bw_playout_options options = read_sized(given);
      if (options.ply_limit == 0) options.ply_limit = bound.declared.ply_limit;
      if (options.ply_limit > RepetitionCounter::kMaxPlies ||
          options.earlier_count > RepetitionCounter::kMaxPlies)
        return BW_BAD_INPUT;
      Random generator(random);
      const auto& repetition = bound.declared.repetition;
      const auto& position = *static_cast<const typename R::Position*>(p);
      const bool hook = HasRandomMove<R> && (options.flags & BW_PLAYOUT_LIST_MOVES) == 0;
      const auto play = hook ? (repetition.limit != 0 ? playout<true, true, R> : playout<true, false, R>)
                             : (repetition.limit != 0 ? playout<false, true, R> : playout<false, false, R>);
      write_sized(play(bound.concrete, repetition, position, options, generator), out);
      generator.save(random);
      return BW_OK;
    });
  }
  static constexpr bw_playout kTable{sizeof(bw_playout), run};
};

template <Rules R>
struct ChanceTable {
  static bw_status events(const bw_rules* r, const void* p, bw_move* out, std::uint32_t* weights,
                          std::uint32_t* count) noexcept {
    return guard({}, [&] {
      const R& rules = Bound<R>::rules(r);
      const auto& position = *static_cast<const typename R::Position*>(p);
      EventList list(out, weights);
      if (rules.turn(position) == kChanceTurn) rules.chance(position, list);
      *count = list.size();
      return BW_OK;
    });
  }
  static constexpr bw_chance kTable{sizeof(bw_chance), events};
};

}  // namespace boardwright::sdk
