// SPDX-License-Identifier: MIT
//
// Leaf counts and random games, instantiated for a concrete class of rules: no call through the contract, no
// allocation.
#pragma once

#include <boardwright/abi/playout.h>

#include <boardwright/pure/repetition.hpp>
#include <boardwright/sdk/hash.hpp>
#include <type_traits>

namespace boardwright::sdk {

template <class R>
concept HasChance = requires(const R r, const typename R::Position p, EventList& l) { r.chance(p, l); };
template <class R>
concept HasRandomMove = requires(const R r, const typename R::Position p, Random& random) {
  { r.random_move(p, Seat{}, random) } -> std::same_as<Move>;
};
template <class R>
concept HasCountLeaves = requires(const R r, const typename R::Position p) {
  { r.count_leaves(p, std::uint32_t{}) } -> std::same_as<std::uint64_t>;
  { R::kCountDepth } -> std::convertible_to<std::uint32_t>;
};
template <class R>
concept HasSameKey = requires(const R r, const typename R::Position p) { r.same_key(p); };

/// Room for every move list of these rules, on the stack, one element spare for List::add_if.
template <Rules R>
struct MoveBuffer {
  Move moves[R::kMaxMoves + 1];
};

/// The seat that an enumerator lets act when several may: the first.
[[nodiscard]] inline Seat first_seat(Turn turn) noexcept { return static_cast<Seat>(__builtin_ctz(turn)); }

template <Rules R>
[[nodiscard]] std::uint64_t same_key_of(const R& rules, const typename R::Position& position) {
  if constexpr (HasSameKey<R>)
    return rules.same_key(position);
  else
    return hash_bytes(position);
}

template <Rules R>
[[nodiscard]] std::uint64_t perft(const R& rules, const typename R::Position& position, std::uint32_t depth) {
  if (depth == 0) return 1;
  const Turn turn = rules.turn(position);
  if (turn == kOver) return 0;
  MoveBuffer<R> buffer;
  if constexpr (HasChance<R>) {
    if (turn == kChanceTurn) {
      std::uint32_t weights[R::kMaxMoves];
      EventList events(buffer.moves, weights);
      rules.chance(position, events);
      if (depth == 1) return events.size();
      std::uint64_t leaves = 0;
      for (std::uint32_t i = 0; i < events.size(); ++i) {
        auto next = position;
        rules.apply(next, kChance, events.event(i));
        leaves += perft(rules, next, depth - 1);
      }
      return leaves;
    }
  }
  if constexpr (HasCountLeaves<R>) {
    if (depth <= R::kCountDepth) return rules.count_leaves(position, depth);
  }
  const Seat seat = first_seat(turn);
  MoveList list(buffer.moves);
  rules.moves(position, seat, list);
  if (depth == 1) return list.size();
  std::uint64_t leaves = 0;
  for (const Move move : list) {
    auto next = position;
    rules.apply(next, seat, move);
    leaves += perft(rules, next, depth - 1);
  }
  return leaves;
}

/// Draws a chance event by its weight.
template <HasChance R>
[[nodiscard]] Move random_event(const R& rules, const typename R::Position& position, Random& random) {
  MoveBuffer<R> buffer;
  std::uint32_t weights[R::kMaxMoves];
  EventList events(buffer.moves, weights);
  rules.chance(position, events);
  std::uint32_t total = 0;
  for (std::uint32_t i = 0; i < events.size(); ++i) total += events.weight(i);
  std::uint32_t rest = random.below(total);
  std::uint32_t i = 0;
  while (rest >= events.weight(i)) rest -= events.weight(i++);
  return events.event(i);
}

/// Plays one random game to its end. `kHook`: use the rules' random_move.
template <bool kHook, bool kRepetition, Rules R>
[[nodiscard]] bw_playout_result playout(const R& rules, const Repetition& repetition,
                                        typename R::Position position, const bw_playout_options& options,
                                        Random& random) {
  bw_playout_result result{};
  result.struct_size = sizeof result;
  const auto finish = [&](const Outcome& outcome) {
    for (std::size_t i = 0; i < BW_MAX_SEATS; ++i) result.scores[i] = outcome.scores[i];
    result.reason = outcome.reason;
  };
  struct Nothing {
    std::uint32_t add(std::uint64_t) noexcept { return 0; }
  };
  std::conditional_t<kRepetition, RepetitionCounter, Nothing> seen;
  if constexpr (kRepetition) {
    for (std::uint32_t i = 0; i < options.earlier_count; ++i) seen.add(options.earlier[i]);
    seen.add(same_key_of(rules, position));
  }
  for (;;) {
    const Turn turn = rules.turn(position);
    if (turn == kOver) [[unlikely]] {
      finish(rules.outcome(position));
      return result;
    }
    if (result.plies >= options.ply_limit) [[unlikely]] {
      for (auto& score : result.scores) score = 1;
      return result;
    }
    Seat seat = kChance;
    Move move = 0;
    bool event = false;
    if constexpr (HasChance<R>) event = turn == kChanceTurn;
    if (event) {
      if constexpr (HasChance<R>) move = random_event(rules, position, random);
    } else {
      seat = first_seat(turn);
      if constexpr (kHook && HasRandomMove<R>) {
        move = rules.random_move(position, seat, random);
      } else {
        MoveBuffer<R> buffer;
        MoveList list(buffer.moves);
        rules.moves(position, seat, list);
        if (list.size() == 0) [[unlikely]] {  // broken rules: undecided
          for (auto& score : result.scores) score = 1;
          return result;
        }
        move = list[random.below(list.size())];
      }
    }
    rules.apply(position, seat, move);
    ++result.plies;
    if constexpr (kRepetition) {
      // A result by the rules comes before a draw by repetition.
      if (seen.add(same_key_of(rules, position)) >= repetition.limit && rules.turn(position) != kOver)
          [[unlikely]] {
        finish(repetition.outcome);
        return result;
      }
    }
  }
}

}  // namespace boardwright::sdk
