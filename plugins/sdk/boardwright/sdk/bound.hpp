// SPDX-License-Identifier: MIT
//
// Rules as the contract holds them, and the guard that keeps exceptions inside.
#pragma once

#include <boardwright/sdk/game.hpp>
#include <boardwright/sdk/loops.hpp>
#include <boardwright/sdk/sized.hpp>
#include <cstring>
#include <exception>
#include <memory>

namespace boardwright::sdk {

template <class R>
concept HasIsLegal = requires(const R r, const typename R::Position p) {
  { r.is_legal(p, Seat{}, Move{}) } -> std::same_as<bool>;
};
template <class R>
concept HasReadMove = requires(const R r, const typename R::Position p, std::string_view t) {
  { r.read_move(p, Seat{}, t) } -> std::same_as<Result<Move>>;
};
template <class R>
concept HasSame = requires(const R r, const typename R::Position p) { r.same(p, p); };

template <class R>
concept HasView = requires(const R r, const typename R::Position p, Seat s) { r.project(p, s); };

/// A bw_rules with the concrete rules and the facts behind it.
template <Rules R>
struct Bound : bw_rules {
  explicit Bound(R r) : bw_rules{}, concrete(std::move(r)), declared(concrete.facts()) {
    for (const char* seat : declared.seats) seats[constant.seat_count++ % BW_MAX_SEATS] = seat;
    constant.struct_size = sizeof(bw_facts);
    const auto set = [&](bool holds, bw_flag flag) {
      if (holds) constant.flags |= static_cast<std::uint32_t>(flag);
    };
    set(HasChance<R>, BW_HAS_CHANCE);
    set(HasView<R>, BW_HAS_HIDDEN);
    set(declared.simultaneous, BW_HAS_SIMULTANEOUS);
    set(declared.text_loses_history, BW_TEXT_LOSES_HISTORY);
    constant.seats = seats;
    constant.position_size = sizeof(typename R::Position);
    constant.position_alignment = alignof(typename R::Position);
    // One more than the rules need, so that List::add_if may write behind the last move.
    constant.max_moves = R::kMaxMoves + 1;
    constant.ply_limit = declared.ply_limit;
    constant.score_sum = declared.score_sum;
    constant.repetition_limit = declared.repetition.limit;
    for (std::size_t i = 0; i < BW_MAX_SEATS; ++i)
      constant.repetition_scores[i] = declared.repetition.outcome.scores[i];
    constant.repetition_reason =
        declared.repetition.limit != 0 ? declared.repetition.outcome.reason : nullptr;
    facts = &constant;
    self = &concrete;
  }
  Bound(const Bound&) = delete;
  Bound& operator=(const Bound&) = delete;

  static const Bound& of(const bw_rules* r) noexcept { return *static_cast<const Bound*>(r); }
  static const R& rules(const bw_rules* r) noexcept { return of(r).concrete; }

  R concrete;
  Facts declared;
  bw_facts constant{};
  const char* seats[BW_MAX_SEATS]{};
};

/// Runs a function of the plugin; whatever it throws becomes a status and a sentence.
template <class F>
bw_status guard(bw_sink error, F&& function) noexcept {
  try {
    return function();
  } catch (const std::exception& exception) {
    put(error, exception.what());
  } catch (...) {
    put(error, "the rules failed without saying why");
  }
  return BW_FAILED;
}

/// Hands a read position to the contract.
template <PlainBytes P>
bw_status give(const Result<P>& position, void* out, bw_sink error) {
  if (!position) {
    put(error, position.error());
    return BW_BAD_INPUT;
  }
  std::memcpy(out, &*position, sizeof(P));
  return BW_OK;
}

}  // namespace boardwright::sdk
