// SPDX-License-Identifier: MIT
//
// Free arrangements. The rules have:
//   void arrange_pieces(const Position&, Seat, List<bw_item>&) const          none: nothing to arrange now
//   Explanation arrange_check(const Position&, Seat, std::span<const bw_item>) const
//   void arrange_fill(const Position&, Seat, std::span<const bw_item>, List<bw_item>&) const
//   Explanation arrange_moves(const Position&, Seat, std::span<const bw_item>, MoveList&) const
#pragma once

#include <boardwright/abi/arrange.h>

#include <boardwright/sdk/bound.hpp>
#include <boardwright/sdk/explanation.hpp>

namespace boardwright::sdk {

template <class R>
concept HasArrange = requires(const R r, const typename R::Position p, List<bw_item>& items, MoveList& moves,
                              std::span<const bw_item> placed) {
  r.arrange_pieces(p, Seat{}, items);
  { r.arrange_check(p, Seat{}, placed) } -> std::convertible_to<Explanation>;
  r.arrange_fill(p, Seat{}, placed, items);
  { r.arrange_moves(p, Seat{}, placed, moves) } -> std::convertible_to<Explanation>;
};

template <Rules R>
struct ArrangeTable {
  using P = typename R::Position;
  static const P& at(const void* p) noexcept { return *static_cast<const P*>(p); }

  static bw_status pieces(const bw_rules* r, const void* p, bw_seat seat, bw_item* out,
                          std::uint32_t* count) noexcept {
    return guard({}, [&] {
      List<bw_item> items(out);
      Bound<R>::rules(r).arrange_pieces(at(p), seat, items);
      *count = items.size();
      return items.size() == 0 ? BW_UNSUPPORTED : BW_OK;
    });
  }

  static bw_status check(const bw_rules* r, const void* p, bw_seat seat, const bw_item* items,
                         std::uint32_t count, bw_explanation* out) noexcept {
    return guard({}, [&] {
      const Explanation found = Bound<R>::rules(r).arrange_check(at(p), seat, {items, count});
      write_sized(found.get(), out);
      return BW_OK;
    });
  }

  static bw_status fill(const bw_rules* r, const void* p, bw_seat seat, const bw_item* items,
                        std::uint32_t count, bw_item* out, std::uint32_t* out_count) noexcept {
    return guard({}, [&] {
      List<bw_item> filled(out);
      Bound<R>::rules(r).arrange_fill(at(p), seat, {items, count}, filled);
      *out_count = filled.size();
      return BW_OK;
    });
  }

  static bw_status moves(const bw_rules* r, const void* p, bw_seat seat, const bw_item* items,
                         std::uint32_t count, bw_move* out, std::uint32_t* out_count,
                         bw_explanation* why) noexcept {
    return guard({}, [&] {
      MoveList list(out);
      const Explanation found = Bound<R>::rules(r).arrange_moves(at(p), seat, {items, count}, list);
      write_sized(found.get(), why);
      const bool whole = found.get().legal != 0;
      *out_count = whole ? list.size() : 0;
      return whole ? BW_OK : BW_ILLEGAL;
    });
  }

  static constexpr bw_arrange kTable{sizeof(bw_arrange), pieces, check, fill, moves};
};

}  // namespace boardwright::sdk
