// SPDX-License-Identifier: MIT
#pragma once

#include <boardwright/abi/view.h>

#include <boardwright/sdk/bound.hpp>
#include <boardwright/sdk/explanation.hpp>

namespace boardwright::sdk {

template <class R>
concept HasReveals = requires(const R r, const typename R::Position p) {
  { r.reveals(p, Seat{}, Move{}, Seat{}) } -> std::convertible_to<Explanation>;
};

template <Rules R>
struct ViewTable {
  using P = typename R::Position;

  static bw_status project(const bw_rules* r, const void* p, bw_seat viewer, void* view) noexcept {
    return guard({}, [&] {
      const P seen = Bound<R>::rules(r).project(*static_cast<const P*>(p), viewer);
      std::memcpy(view, &seen, sizeof seen);
      return BW_OK;
    });
  }

  static bw_status write(const bw_rules* r, const void* view, bw_seat viewer, bw_sink text) noexcept {
    return guard(text, [&] {
      put(text, Bound<R>::rules(r).view_text(*static_cast<const P*>(view), viewer));
      return BW_OK;
    });
  }

  static bw_status read(const bw_rules* r, bw_seat viewer, const char* text, std::size_t size, void* view,
                        bw_sink error) noexcept {
    return guard(error, [&] {
      const Result<P> seen = Bound<R>::rules(r).read_view(viewer, std::string_view(text, size));
      return give(seen, view, error);
    });
  }

  static bw_status write_move(const bw_rules* r, const void* p, bw_seat seat, bw_move move, bw_seat viewer,
                              bw_sink text) noexcept {
    return guard(text, [&] {
      put(text, Bound<R>::rules(r).move_text_for(*static_cast<const P*>(p), seat, move, viewer));
      return BW_OK;
    });
  }

  static bw_status reveals(const bw_rules* r, const void* p, bw_seat seat, bw_move move, bw_seat viewer,
                           bw_explanation* out) noexcept {
    return guard({}, [&] {
      const Explanation found = Bound<R>::rules(r).reveals(*static_cast<const P*>(p), seat, move, viewer);
      write_sized(found.get(), out);
      return BW_OK;
    });
  }

  static constexpr bw_view make() {
    bw_view table{sizeof(bw_view), project, write, read, write_move, nullptr};
    if constexpr (HasReveals<R>) table.reveals = reveals;
    return table;
  }
  static constexpr bw_view kTable = make();
};

}  // namespace boardwright::sdk
