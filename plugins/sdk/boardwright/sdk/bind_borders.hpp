// SPDX-License-Identifier: MIT
#pragma once

#include <boardwright/abi/borders.h>

#include <boardwright/sdk/bound.hpp>
#include <boardwright/sdk/game.hpp>

namespace boardwright::sdk {

template <class R>
concept HasBorders = requires(const R r, const typename R::Position p, List<bw_border>& borders) {
  { R::kMaxBorders } -> std::convertible_to<std::uint32_t>;
  r.borders(p, Seat{}, borders);
};

template <Rules R>
struct BordersTable {
  static bw_status list(const bw_rules* r, const void* p, bw_seat viewer, bw_border* out,
                        std::uint32_t* count) noexcept {
    return guard({}, [&] {
      List<bw_border> borders(out);
      Bound<R>::rules(r).borders(*static_cast<const typename R::Position*>(p), viewer, borders);
      *count = borders.size();
      return BW_OK;
    });
  }

  static constexpr bw_borders kTable{sizeof(bw_borders), R::kMaxBorders, list};
};

}  // namespace boardwright::sdk
