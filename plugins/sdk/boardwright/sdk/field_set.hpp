// SPDX-License-Identifier: MIT
//
// Sets of fields as bits of as many words as a board needs, for boards that aren't squares or have more
// fields than a Bitboard.
#pragma once

#include <bit>
#include <boardwright/sdk/bitboard.hpp>
#include <cstdint>

namespace boardwright::sdk {

/// A set of bits below 64 * kWords.
template <unsigned kWords>
struct FieldSet {
  std::uint64_t words[kWords];

  [[nodiscard]] static constexpr FieldSet none() noexcept { return FieldSet{}; }
  [[nodiscard]] static constexpr FieldSet of(unsigned bit) noexcept {
    FieldSet set{};
    set.add(bit);
    return set;
  }

  constexpr void add(unsigned bit) noexcept { words[bit / 64] |= std::uint64_t{1} << (bit % 64); }
  constexpr void remove(unsigned bit) noexcept { words[bit / 64] &= ~(std::uint64_t{1} << (bit % 64)); }
  [[nodiscard]] constexpr bool has(unsigned bit) const noexcept { return at(bit) != 0; }
  /// 1 if the set has the bit, else 0.
  [[nodiscard]] constexpr std::uint64_t at(unsigned bit) const noexcept {
    return words[bit / 64] >> (bit % 64) & 1U;
  }
  /// Adds the bit if `value` is 1; the set must not have it.
  constexpr void add_at(unsigned bit, std::uint64_t value) noexcept {
    words[bit / 64] |= value << (bit % 64);
  }

  [[nodiscard]] constexpr bool empty() const noexcept {
    std::uint64_t any = 0;
    for (const std::uint64_t word : words) any |= word;
    return any == 0;
  }
  [[nodiscard]] constexpr unsigned count() const noexcept {
    int sum = 0;
    for (const std::uint64_t word : words) sum += std::popcount(word);
    return static_cast<unsigned>(sum);
  }
  /// The lowest bit of a set that isn't empty.
  [[nodiscard]] constexpr unsigned first() const noexcept {
    unsigned word = 0;
    while (words[word] == 0) ++word;
    return word * 64 + static_cast<unsigned>(std::countr_zero(words[word]));
  }
  /// Bit number `index`, from 0, of a set that has more than `index`.
  [[nodiscard]] unsigned nth(unsigned index) const noexcept {
    for (unsigned word = 0;; ++word) {
      const auto here = static_cast<unsigned>(std::popcount(words[word]));
      if (index < here) return word * 64 + Bitboard<8>::nth(words[word], index);
      index -= here;
    }
  }
  /// Calls `visit(bit)` for each bit, ascending.
  template <class Visit>
  constexpr void each(Visit&& visit) const {
    for (unsigned word = 0; word < kWords; ++word)
      for (std::uint64_t rest = words[word]; rest != 0; rest &= rest - 1)
        visit(word * 64 + static_cast<unsigned>(std::countr_zero(rest)));
  }

  /// Every bit moved by the same distance, less than 64; what leaves the words is lost.
  template <int kBy>
  [[nodiscard]] constexpr FieldSet shifted() const noexcept {
    static_assert(kBy > -64 && kBy < 64 && kBy != 0);
    FieldSet result{};
    for (unsigned i = 0; i < kWords; ++i) {
      if constexpr (kBy > 0) {
        result.words[i] = words[i] << kBy;
        if (i != 0) result.words[i] |= words[i - 1] >> (64 - kBy);
      } else {
        result.words[i] = words[i] >> -kBy;
        if (i + 1 < kWords) result.words[i] |= words[i + 1] << (64 + kBy);
      }
    }
    return result;
  }

  friend constexpr FieldSet operator&(FieldSet a, const FieldSet& b) noexcept { return a &= b; }
  friend constexpr FieldSet operator|(FieldSet a, const FieldSet& b) noexcept { return a |= b; }
  friend constexpr FieldSet operator~(FieldSet a) noexcept {
    for (std::uint64_t& word : a.words) word = ~word;
    return a;
  }
  constexpr FieldSet& operator&=(const FieldSet& b) noexcept {
    for (unsigned i = 0; i < kWords; ++i) words[i] &= b.words[i];
    return *this;
  }
  constexpr FieldSet& operator|=(const FieldSet& b) noexcept {
    for (unsigned i = 0; i < kWords; ++i) words[i] |= b.words[i];
    return *this;
  }
  friend constexpr bool operator==(const FieldSet&, const FieldSet&) noexcept = default;
};

}  // namespace boardwright::sdk
