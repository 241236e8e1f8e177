// SPDX-License-Identifier: MIT
#pragma once

#include <boardwright/abi/evaluate.h>
#include <boardwright/abi/search.h>

#include <boardwright/sdk/bound.hpp>
#include <boardwright/sdk/loops.hpp>

namespace boardwright::sdk {

template <class R>
concept HasEvaluate = requires(const R r, const typename R::Position p) {
  { r.evaluate(p, Seat{}) } -> std::same_as<std::int32_t>;
};
template <class R>
concept HasNoisy = requires(const R r, const typename R::Position p) {
  { r.is_noisy(p, Seat{}, Move{}) } -> std::same_as<bool>;
};
template <class R>
concept HasPriors = requires(const R r, const typename R::Position p, std::span<const Move> m, float* out) {
  r.priors(p, Seat{}, m, out);
};
template <class R>
concept HasSample = requires(const R r, std::span<const typename R::Position> views) {
  { r.sample(Seat{}, views, std::uint64_t{}) } -> std::same_as<Result<typename R::Position>>;
};
template <Rules R>
struct EvaluateTable {
  static bw_status evaluate(const bw_rules* r, const void* p, bw_seat seat, std::int32_t* value) noexcept {
    return guard({}, [&] {
      *value = Bound<R>::rules(r).evaluate(*static_cast<const typename R::Position*>(p), seat);
      return BW_OK;
    });
  }
  static constexpr bw_evaluate kTable{sizeof(bw_evaluate), evaluate};
};

template <Rules R>
struct RandomMoveTable {
  static bw_status choose(const bw_rules* r, const void* p, bw_seat seat, std::uint64_t random[4],
                          bw_move* out) noexcept {
    return guard({}, [&] {
      const R& rules = Bound<R>::rules(r);
      const auto& position = *static_cast<const typename R::Position*>(p);
      const Turn turn = rules.turn(position);
      if (turn >= kChanceTurn || seat >= BW_MAX_SEATS || (turn >> seat & 1U) == 0) return BW_ILLEGAL;
      Random generator(random);
      *out = rules.random_move(position, seat, generator);
      generator.save(random);
      return BW_OK;
    });
  }
  static constexpr bw_random_move kTable{sizeof(bw_random_move), choose};
};

template <Rules R>
struct NoisyTable {
  static bw_status moves(const bw_rules* r, const void* p, bw_seat seat, bw_move* out,
                         std::uint32_t* count) noexcept {
    return guard({}, [&] {
      const R& rules = Bound<R>::rules(r);
      const auto& position = *static_cast<const typename R::Position*>(p);
      MoveBuffer<R> buffer;
      MoveList all(buffer.moves);
      const Turn turn = rules.turn(position);
      if (turn < kChanceTurn && seat < BW_MAX_SEATS && (turn >> seat & 1U) != 0)
        rules.moves(position, seat, all);
      MoveList noisy(out);
      for (const Move move : all)
        if (rules.is_noisy(position, seat, move)) noisy.add(move);
      *count = noisy.size();
      return BW_OK;
    });
  }
  static constexpr bw_noisy kTable{sizeof(bw_noisy), moves};
};

template <Rules R>
struct PriorsTable {
  static bw_status weights(const bw_rules* r, const void* p, bw_seat seat, const bw_move* moves,
                           std::uint32_t count, float* out) noexcept {
    return guard({}, [&] {
      const auto& position = *static_cast<const typename R::Position*>(p);
      Bound<R>::rules(r).priors(position, seat, std::span<const Move>(moves, count), out);
      return BW_OK;
    });
  }
  static constexpr bw_priors kTable{sizeof(bw_priors), weights};
};

template <Rules R>
struct SampleTable {
  using P = typename R::Position;
  static bw_status position(const bw_rules* r, bw_seat seat, const void* views, std::uint32_t view_count,
                            std::uint64_t seed, void* out, bw_sink error) noexcept {
    return guard(error, [&] {
      const std::span<const P> seen(static_cast<const P*>(views), view_count);
      return give(Bound<R>::rules(r).sample(seat, seen, seed), out, error);
    });
  }
  static constexpr bw_sample kTable{sizeof(bw_sample), position};
};

}  // namespace boardwright::sdk
