// SPDX-License-Identifier: MIT
#pragma once

#include <bit>
#include <cstdint>
#include <type_traits>
#if defined(__BMI2__)
#include <immintrin.h>
#endif

namespace boardwright::sdk {

__extension__ using Word128 = unsigned __int128;

/// Sets of fields of a board as bits of one word: field = row * kWidth + column. A board may use fewer
/// columns and rows than kWidth: the fields outside just stay empty.
template <unsigned kWidth>
struct Bitboard {
  static_assert(kWidth >= 2 && kWidth <= 11, "a board has to fit into 128 bits");
  using Word = std::conditional_t<kWidth * kWidth <= 64, std::uint64_t, Word128>;
  static constexpr unsigned kBits = sizeof(Word) * 8;

  [[nodiscard]] static constexpr Word bit(unsigned field) noexcept { return Word{1} << field; }
  [[nodiscard]] static constexpr bool has(Word set, unsigned field) noexcept {
    return (static_cast<unsigned>(set >> field) & 1U) != 0;
  }
  [[nodiscard]] static constexpr Word lowest_bit(Word set) noexcept { return set & (~set + 1); }
  [[nodiscard]] static constexpr Word without_lowest(Word set) noexcept { return set & (set - 1); }

  [[nodiscard]] static constexpr unsigned count(Word set) noexcept {
    if constexpr (kBits == 64) {
      return static_cast<unsigned>(std::popcount(set));
    } else {
      return static_cast<unsigned>(std::popcount(low_half(set)) + std::popcount(high_half(set)));
    }
  }

  /// The lowest field of a set that isn't empty.
  [[nodiscard]] static constexpr unsigned first(Word set) noexcept {
    if constexpr (kBits == 64) {
      return static_cast<unsigned>(std::countr_zero(set));
    } else {
      const std::uint64_t low = low_half(set);
      return static_cast<unsigned>(low != 0 ? std::countr_zero(low) : 64 + std::countr_zero(high_half(set)));
    }
  }

  /// Field number `index`, from 0, of a set that has more than `index`.
  [[nodiscard]] static unsigned nth(Word set, unsigned index) noexcept {
    if constexpr (kBits == 64) {
      return nth64(set, index);
    } else {
      const auto low = static_cast<unsigned>(std::popcount(low_half(set)));
      return index < low ? nth64(low_half(set), index) : 64 + nth64(high_half(set), index - low);
    }
  }

  /// Calls `visit(field)` for each field, ascending.
  template <class Visit>
  static constexpr void each(Word set, Visit&& visit) {
    for (; set != 0; set = without_lowest(set)) visit(first(set));
  }

  /// The fields that touch a set's fields at an edge or a corner; may reach bits beyond the board.
  [[nodiscard]] static constexpr Word neighbours(Word set) noexcept {
    const Word beside = ((set << 1U) & ~kFirstColumn) | ((set >> 1U) & ~kLastColumn);
    const Word row = set | beside;
    return beside | (row << kWidth) | (row >> kWidth);
  }

  /// Whether a set holds together, fields at a corner included; `inside` is any of its fields.
  [[nodiscard]] static constexpr bool connected(Word set, Word inside) noexcept {
    // Most sets have a field that stands alone: that is quicker to see than to follow the whole group.
    if ((set & ~neighbours(set)) != 0) return without_lowest(set) == 0;
    Word group = inside;
    for (;;) {
      const Word grown = (group | neighbours(group)) & set;
      if (grown == group) return group == set;
      group = grown;
    }
  }

 private:
  static constexpr std::uint64_t low_half(Word set) noexcept { return static_cast<std::uint64_t>(set); }
  static constexpr std::uint64_t high_half(Word128 set) noexcept {
    return static_cast<std::uint64_t>(set >> 64U);
  }
  static constexpr Word column(unsigned which) noexcept {
    Word set = 0;
    for (unsigned row = 0; row * kWidth + which < kBits; ++row) set |= bit(row * kWidth + which);
    return set;
  }
  static unsigned nth64(std::uint64_t set, unsigned index) noexcept {
#if defined(__BMI2__)
    return static_cast<unsigned>(std::countr_zero(_pdep_u64(std::uint64_t{1} << index, set)));
#else
    for (; index != 0; --index) set &= set - 1;
    return static_cast<unsigned>(std::countr_zero(set));
#endif
  }

  static constexpr Word kFirstColumn = column(0);
  static constexpr Word kLastColumn = column(kWidth - 1);
};

}  // namespace boardwright::sdk
