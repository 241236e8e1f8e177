// SPDX-License-Identifier: MIT
#pragma once

#include <boardwright/abi/trace.h>

#include <boardwright/sdk/bound.hpp>
#include <boardwright/sdk/rule_numbers.hpp>

namespace boardwright::sdk {

template <class R>
concept HasTrace = requires(const R r, const typename R::Position p) {
  { R::kTraced.size() } -> std::same_as<std::uint32_t>;
  { r.rules_used(p, Seat{}, Move{}, p) } -> std::same_as<RuleSet>;
};
template <class R>
concept HasPossibleRules = requires(const R r) {
  { r.rules_possible() } -> std::same_as<RuleSet>;
};
template <class R>
concept HasEndingRules = requires(const R r) {
  { r.rules_ending(std::string_view{}) } -> std::same_as<RuleSet>;
};

template <Rules R>
struct TraceTable {
  using P = typename R::Position;

  static std::uint32_t ids(const bw_rules*, const char* const** out) noexcept {
    *out = R::kTraced.ids;
    return R::kTraced.size();
  }

  static std::uint64_t possible(const bw_rules* r) noexcept {
    RuleSet rules = R::kTraced.all();
    guard({}, [&] {
      if constexpr (HasPossibleRules<R>) rules = Bound<R>::rules(r).rules_possible();
      return BW_OK;
    });
    return rules;
  }

  static bw_status used(const bw_rules* r, const void* before, bw_seat seat, bw_move move, const void* after,
                        std::uint64_t* used) noexcept {
    return guard({}, [&] {
      *used = Bound<R>::rules(r).rules_used(*static_cast<const P*>(before), seat, move,
                                            *static_cast<const P*>(after));
      return BW_OK;
    });
  }

  static std::uint64_t ending(const bw_rules* r, const char* reason) noexcept {
    RuleSet rules = 0;
    guard({}, [&] {
      if constexpr (HasEndingRules<R>) rules = Bound<R>::rules(r).rules_ending(reason);
      return BW_OK;
    });
    return rules;
  }

  static constexpr bw_trace kTable{sizeof(bw_trace), ids, possible, used, ending};
};

}  // namespace boardwright::sdk
