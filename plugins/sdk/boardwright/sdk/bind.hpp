// SPDX-License-Identifier: MIT
//
// Turns a class of rules into the contract's table. Nothing here is needed to write a game: plugin.hpp does
// it.
#pragma once

#include <boardwright/sdk/bind_extensions.hpp>
#include <boardwright/sdk/bound.hpp>
#include <boardwright/sdk/loops.hpp>
#include <boardwright/sdk/near_misses.hpp>
#include <cstring>

namespace boardwright::sdk {

template <Rules R>
[[nodiscard]] bool on_turn(const R& rules, const typename R::Position& position, Seat seat) {
  const Turn turn = rules.turn(position);
  if (seat == kChance) return turn == kChanceTurn;
  return turn < kChanceTurn && seat < BW_MAX_SEATS && (turn >> seat & 1U) != 0;
}

/// Every legal move of a seat or every event of chance; none if it isn't on turn.
template <Rules R>
void list_moves(const R& rules, const typename R::Position& position, Seat seat, MoveList& list) {
  if (!on_turn(rules, position, seat)) return;
  if (seat != kChance) return rules.moves(position, seat, list);
  if constexpr (HasChance<R>) {
    std::uint32_t weights[R::kMaxMoves];
    EventList events(list.begin(), weights);
    rules.chance(position, events);
    list = MoveList(list.begin());
    for (std::uint32_t i = 0; i < events.size(); ++i) list.add(events.event(i));
  }
}

template <Rules R>
[[nodiscard]] bool is_legal(const R& rules, const typename R::Position& position, Seat seat, Move move) {
  if constexpr (HasIsLegal<R>) {
    if (seat != kChance) return on_turn(rules, position, seat) && rules.is_legal(position, seat, move);
  }
  MoveBuffer<R> buffer;
  MoveList list(buffer.moves);
  list_moves(rules, position, seat, list);
  for (const Move legal : list)
    if (legal == move) return true;
  return false;
}

template <Rules R>
[[nodiscard]] Result<Move> read_listed_move(const R& rules, const typename R::Position& position, Seat seat,
                                            std::string_view text) {
  MoveBuffer<R> buffer;
  MoveList list(buffer.moves);
  list_moves(rules, position, seat, list);
  for (const Move move : list)
    if (rules.move_text(position, seat, move) == text) return move;
  return fail("not a legal move here");
}

/// The core table of a class of rules.
template <Rules R>
struct Core {
  using P = typename R::Position;
  static const R& rules(const bw_rules* r) noexcept { return Bound<R>::rules(r); }
  static const P& at(const void* p) noexcept { return *static_cast<const P*>(p); }

  static void destroy(bw_rules* r) noexcept { delete static_cast<Bound<R>*>(r); }

  static void start(const bw_rules* r, void* p) noexcept {
    // `make` has already made the start once, so this does not fail.
    const P position = rules(r).start();
    std::memcpy(p, &position, sizeof position);
  }

  static bw_turn turn(const bw_rules* r, const void* p) noexcept { return rules(r).turn(at(p)); }

  static bw_status moves(const bw_rules* r, const void* p, bw_seat seat, bw_move* out,
                         std::uint32_t* count) noexcept {
    return guard({}, [&] {
      *count = 0;
      if (seat == kChance || !on_turn(rules(r), at(p), seat)) return BW_OK;
      MoveList list(out);
      rules(r).moves(at(p), seat, list);
      *count = list.size();
      return BW_OK;
    });
  }

  static bw_status play(const bw_rules* r, void* p, bw_seat seat, bw_move move) noexcept {
    return guard({}, [&] {
      if (!is_legal(rules(r), at(p), seat, move)) return BW_ILLEGAL;
      // A copy, so that a failure half-way leaves the caller's position as it was.
      P next = at(p);
      rules(r).apply(next, seat, move);
      std::memcpy(p, &next, sizeof next);
      return BW_OK;
    });
  }

  static bw_status outcome(const bw_rules* r, const void* p, bw_outcome* out) noexcept {
    return guard({}, [&] {
      if (rules(r).turn(at(p)) != kOver) return BW_UNSUPPORTED;
      const Outcome outcome = rules(r).outcome(at(p));
      for (std::size_t i = 0; i < BW_MAX_SEATS; ++i) out->scores[i] = outcome.scores[i];
      out->reason = outcome.reason;
      return BW_OK;
    });
  }

  static std::uint64_t key(const bw_rules*, const void* p) noexcept { return hash_bytes(at(p)); }

  static std::uint64_t same_key(const bw_rules* r, const void* p) noexcept {
    return same_key_of(rules(r), at(p));
  }

  static std::int32_t same(const bw_rules* r, const void* p, const void* q) noexcept {
    if constexpr (HasSame<R>)
      return rules(r).same(at(p), at(q)) ? 1 : 0;
    else
      return std::memcmp(p, q, sizeof(P)) == 0 ? 1 : 0;
  }

  static bw_status write_move(const bw_rules* r, const void* p, bw_seat seat, bw_move move,
                              bw_sink text) noexcept {
    return guard(text, [&] {
      if (!is_legal(rules(r), at(p), seat, move)) return BW_ILLEGAL;
      put(text, rules(r).move_text(at(p), seat, move));
      return BW_OK;
    });
  }

  static bw_status read_move(const bw_rules* r, const void* p, bw_seat seat, const char* text,
                             std::size_t size, bw_move* out, bw_sink error) noexcept {
    return guard(error, [&] {
      const std::string_view view(text, size);
      // Here, so that no rule set need expect a seat that has no moves or does not exist.
      if (!on_turn(rules(r), at(p), seat)) {
        put(error, "not on turn");
        return BW_ILLEGAL;
      }
      Result<Move> move = [&] {
        if constexpr (HasReadMove<R>)
          if (seat != kChance) return rules(r).read_move(at(p), seat, view);
        return read_listed_move(rules(r), at(p), seat, view);
      }();
      if (!move) {
        put(error, move.error());
        return BW_BAD_INPUT;
      }
      if (!is_legal(rules(r), at(p), seat, *move)) {
        put(error, "not a legal move here");
        return BW_ILLEGAL;
      }
      *out = *move;
      return BW_OK;
    });
  }

  static bw_status write_position(const bw_rules* r, const void* p, bw_sink text) noexcept {
    return guard(text, [&] {
      put(text, rules(r).position_text(at(p)));
      return BW_OK;
    });
  }

  static bw_status read_position(const bw_rules* r, const char* text, std::size_t size, void* p,
                                 bw_sink error) noexcept {
    return guard(error, [&] { return give(rules(r).read_position({text, size}), p, error); });
  }

  static bw_status describe(const bw_rules* r, std::uint32_t kind, std::uint32_t index,
                            bw_described* out) noexcept {
    return guard({}, [&] {
      for (const Text& text : std::span<const Text>(rules(r).texts())) {
        if (static_cast<std::uint32_t>(text.kind) != kind || index-- != 0) continue;
        out->id = text.id;
        out->english = text.english;
        return BW_OK;
      }
      return BW_END;
    });
  }

  static const void* get_extension(const bw_rules* r, const char* name) noexcept {
    return find_extension<R>(r, name);
  }

  static constexpr bw_rules_api kApi{sizeof(bw_rules_api),
                                     destroy,
                                     start,
                                     turn,
                                     moves,
                                     play,
                                     outcome,
                                     key,
                                     same_key,
                                     same,
                                     write_move,
                                     read_move,
                                     write_position,
                                     read_position,
                                     describe,
                                     get_extension};
};

/// Rules for the host to own.
template <Rules R>
[[nodiscard]] Result<bw_rules*> own(R rules) {
  refuse_near_misses<R>();
  auto bound = std::make_unique<Bound<R>>(std::move(rules));
  (void)bound->concrete.start();  // whatever is wrong with the start shows here, where it can be reported
  bound->api = &Core<R>::kApi;
  return bound.release();
}

}  // namespace boardwright::sdk
