// SPDX-License-Identifier: MIT
#pragma once

#include <boardwright/abi/history.h>

#include <boardwright/sdk/bound.hpp>

namespace boardwright::sdk {

template <class R>
concept HasHistory = requires(const R r, const typename R::Position p, typename R::History& h) {
  requires PlainBytes<typename R::History> && alignof(typename R::History) <= 8;
  { r.history_start(p) } -> std::same_as<typename R::History>;
  r.history_move(p, Seat{}, Move{}, h);
  { r.history_tell(p, h, std::uint32_t{}, Seat{}) } -> std::convertible_to<std::string>;
};

template <Rules R>
struct HistoryTable {
  using P = typename R::Position;
  using H = typename R::History;
  static const P& at(const void* p) noexcept { return *static_cast<const P*>(p); }

  static std::uint32_t size(const bw_rules*) noexcept { return sizeof(H); }

  static void start(const bw_rules* r, const void* p, void* history) noexcept {
    const H first = Bound<R>::rules(r).history_start(at(p));
    std::memcpy(history, &first, sizeof first);
  }

  static void move(const bw_rules* r, const void* p, bw_seat seat, bw_move move, void* history) noexcept {
    Bound<R>::rules(r).history_move(at(p), seat, move, *static_cast<H*>(history));
  }

  static bw_status tell(const bw_rules* r, const void* p, const void* history, std::uint32_t place,
                        bw_seat viewer, bw_sink json) noexcept {
    return guard(json, [&] {
      put(json, Bound<R>::rules(r).history_tell(at(p), *static_cast<const H*>(history), place, viewer));
      return BW_OK;
    });
  }

  static constexpr bw_history kTable{sizeof(bw_history), size, start, move, tell};
};

}  // namespace boardwright::sdk
