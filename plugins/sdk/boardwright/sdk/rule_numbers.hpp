// SPDX-License-Identifier: MIT
#pragma once

#include <boardwright/abi/trace.h>

#include <cstdint>
#include <string_view>

namespace boardwright::sdk {

/// Rules as bits, in the order of a game's RuleNumbers.
using RuleSet = std::uint64_t;

/// The numbered rules that a game reports as used. Calling it makes sets at compile time:
///
///   inline constexpr sdk::RuleNumbers kTraced{"1.1", "1.2", "2.1"};
///   if (takes) used |= kTraced("1.2", "2.1");   // "2.7" would not compile
template <std::size_t kCount>
struct RuleNumbers {
  static_assert(kCount <= BW_MAX_TRACED_RULES, "more rules than the contract can report");
  const char* ids[kCount];

  template <class... Id>
  consteval explicit RuleNumbers(const Id*... numbers) : ids{numbers...} {}

  template <class... Id>
  [[nodiscard]] consteval RuleSet operator()(const Id*... numbers) const {
    return (RuleSet{0} | ... | bit(numbers));
  }
  [[nodiscard]] constexpr RuleSet all() const { return ~RuleSet{0} >> (BW_MAX_TRACED_RULES - kCount); }
  [[nodiscard]] constexpr std::uint32_t size() const { return kCount; }

 private:
  [[nodiscard]] consteval RuleSet bit(std::string_view number) const {
    for (std::size_t i = 0; i < kCount; ++i)
      if (number == ids[i]) return RuleSet{1} << i;
    throw "no such rule among those that the game reports";
  }
};
template <class... Id>
RuleNumbers(const Id*...) -> RuleNumbers<sizeof...(Id)>;

}  // namespace boardwright::sdk
