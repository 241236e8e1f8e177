// SPDX-License-Identifier: MIT
#pragma once

#include <boardwright/sdk/board.hpp>
#include <boardwright/sdk/bound.hpp>
#include <boardwright/sdk/explanation.hpp>
#include <boardwright/sdk/shape.hpp>

namespace boardwright::sdk {

template <class R>
concept HasPicture =
    requires(const R r, const typename R::Position p, List<bw_item>& items, List<std::uint32_t>& places) {
      r.picture(p, Seat{}, items);
      r.clicks(p, Seat{}, Move{}, places);
    };

/// A board of squares.
template <class R>
concept HasGrid = HasPicture<R> && requires(const R r) {
  { r.geometry() } -> std::same_as<const Geometry&>;
};

/// A board of any shape.
template <class R>
concept HasShape = HasPicture<R> && requires(const R r) {
  { r.geometry() } -> std::same_as<const Shape&>;
};

template <class R>
concept HasBoard = HasGrid<R> || HasShape<R>;

template <Rules R>
struct BoardTable {
  using P = typename R::Position;

  static const bw_geometry* geometry(const bw_rules* r) noexcept
    requires HasGrid<R>
  {
    return Bound<R>::rules(r).geometry().get();
  }

  static const bw_shape* shape(const bw_rules* r) noexcept
    requires HasShape<R>
  {
    return Bound<R>::rules(r).geometry().get();
  }

  static bw_status picture(const bw_rules* r, const void* p, bw_seat viewer, bw_item* out,
                           std::uint32_t* count) noexcept {
    return guard({}, [&] {
      List<bw_item> items(out);
      Bound<R>::rules(r).picture(*static_cast<const P*>(p), viewer, items);
      *count = items.size();
      return BW_OK;
    });
  }

  static bw_status clicks(const bw_rules* r, const void* p, bw_seat seat, bw_move move, std::uint32_t* out,
                          std::uint32_t* count) noexcept {
    return guard({}, [&] {
      List<std::uint32_t> places(out);
      Bound<R>::rules(r).clicks(*static_cast<const P*>(p), seat, move, places);
      *count = places.size();
      return BW_OK;
    });
  }

  static constexpr auto kTable = [] {
    if constexpr (HasShape<R>)
      return bw_board_2{sizeof(bw_board_2), shape, picture, clicks};
    else
      return bw_board{sizeof(bw_board), geometry, picture, clicks};
  }();
};

template <class R>
concept HasExplain = requires(const R r, const typename R::Position p, std::span<const std::uint32_t> places,
                              std::string_view text) {
  { r.explain_clicks(p, Seat{}, places) } -> std::convertible_to<Explanation>;
  { r.explain_text(p, Seat{}, text) } -> std::convertible_to<Explanation>;
};

template <Rules R>
struct ExplainTable {
  using P = typename R::Position;

  static bw_status clicks(const bw_rules* r, const void* p, bw_seat seat, const std::uint32_t* places,
                          std::uint32_t count, bw_explanation* out) noexcept {
    return guard({}, [&] {
      const std::span<const std::uint32_t> clicked(places, count);
      const Explanation found = Bound<R>::rules(r).explain_clicks(*static_cast<const P*>(p), seat, clicked);
      write_sized(found.get(), out);
      return BW_OK;
    });
  }

  static bw_status text(const bw_rules* r, const void* p, bw_seat seat, const char* text, std::size_t size,
                        bw_explanation* out) noexcept {
    return guard({}, [&] {
      const std::string_view typed(text, size);
      const Explanation found = Bound<R>::rules(r).explain_text(*static_cast<const P*>(p), seat, typed);
      write_sized(found.get(), out);
      return BW_OK;
    });
  }

  static constexpr bw_explain kTable{sizeof(bw_explain), clicks, text};
};

}  // namespace boardwright::sdk
