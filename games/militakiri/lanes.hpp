// SPDX-License-Identifier: MIT
//
// Two sets of fields at once in vector registers, for the innermost loop of the game. GCC and Clang turn
// these vectors into whatever the processor has.
#pragma once

#include <boardwright/sdk/field_set.hpp>
namespace militakiri {

using Lanes __attribute__((vector_size(32))) = std::uint64_t;

/// Sets of two words share a vector, sets of three have one each.
template <unsigned kWords>
struct FieldsPair;

template <>
struct FieldsPair<2> {
  Lanes lanes;

  [[nodiscard]] static FieldsPair of(const boardwright::sdk::FieldSet<2>& a,
                                     const boardwright::sdk::FieldSet<2>& b) noexcept {
    return {Lanes{a.words[0], a.words[1], b.words[0], b.words[1]}};
  }
  template <int kBy>
  [[nodiscard]] FieldsPair shifted() const noexcept {
    constexpr Lanes kZero{};
    if constexpr (kBy > 0)
      return {lanes << kBy | __builtin_shufflevector(kZero, lanes, 0, 4, 2, 6) >> (64 - kBy)};
    else
      return {lanes >> -kBy | __builtin_shufflevector(lanes, kZero, 1, 5, 3, 7) << (64 + kBy)};
  }
  [[nodiscard]] boardwright::sdk::FieldSet<2> united() const noexcept {
    return {{lanes[0] | lanes[2], lanes[1] | lanes[3]}};
  }
  [[nodiscard]] friend FieldsPair operator&(const FieldsPair& a, const FieldsPair& b) noexcept {
    return {a.lanes & b.lanes};
  }
  [[nodiscard]] friend FieldsPair operator|(const FieldsPair& a, const FieldsPair& b) noexcept {
    return {a.lanes | b.lanes};
  }
};

template <>
struct FieldsPair<3> {
  Lanes first, second;

  [[nodiscard]] static FieldsPair of(const boardwright::sdk::FieldSet<3>& a,
                                     const boardwright::sdk::FieldSet<3>& b) noexcept {
    return {Lanes{a.words[0], a.words[1], a.words[2], 0}, Lanes{b.words[0], b.words[1], b.words[2], 0}};
  }
  template <int kBy>
  [[nodiscard]] FieldsPair shifted() const noexcept {
    return {shift<kBy>(first), shift<kBy>(second)};
  }
  [[nodiscard]] boardwright::sdk::FieldSet<3> united() const noexcept {
    const Lanes both = first | second;
    return {{both[0], both[1], both[2]}};
  }
  [[nodiscard]] friend FieldsPair operator&(const FieldsPair& a, const FieldsPair& b) noexcept {
    return {a.first & b.first, a.second & b.second};
  }
  [[nodiscard]] friend FieldsPair operator|(const FieldsPair& a, const FieldsPair& b) noexcept {
    return {a.first | b.first, a.second | b.second};
  }

 private:
  /// Lanes go round, which is cheap: the last one is empty, and what comes into it is no field and goes when
  /// it meets a set of fields.
  template <int kBy>
  [[nodiscard]] static Lanes shift(const Lanes& lanes) noexcept {
    if constexpr (kBy > 0)
      return lanes << kBy | __builtin_shufflevector(lanes, lanes, 3, 0, 1, 2) >> (64 - kBy);
    else
      return lanes >> -kBy | __builtin_shufflevector(lanes, lanes, 1, 2, 3, 0) << (64 + kBy);
  }
};

}  // namespace militakiri
