// SPDX-License-Identifier: MIT
#pragma once

#include <boardwright/abi/phase.h>

#include <boardwright/sdk/bound.hpp>
#include <boardwright/sdk/explanation.hpp>

namespace boardwright::sdk {

template <class R>
concept HasPhase = requires(const R r, const typename R::Position p) {
  { r.phase(p, Seat{}) } -> std::convertible_to<Explanation>;
};

template <Rules R>
struct PhaseTable {
  using P = typename R::Position;

  static bw_status tell(const bw_rules* r, const void* p, bw_seat viewer, bw_explanation* out) noexcept {
    return guard({}, [&] {
      const Explanation found = Bound<R>::rules(r).phase(*static_cast<const P*>(p), viewer);
      write_sized(found.get(), out);
      return found.get().message != nullptr ? BW_OK : BW_UNSUPPORTED;
    });
  }

  static constexpr bw_phase kTable{sizeof(bw_phase), tell};
};

}  // namespace boardwright::sdk
