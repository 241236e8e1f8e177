// SPDX-License-Identifier: MIT
//
// Boards as bits: fields from a1 along the rows, with a bit between the rows that is no field, so that a step
// over an edge ends nowhere. Rules that use fewer columns and rows leave the rest empty.
#pragma once

#include <boardwright/sdk/board.hpp>
#include <boardwright/sdk/field_set.hpp>

#include "pieces.hpp"

namespace two_field {

inline constexpr unsigned kNoField = 255;
/// Of a bit, of a line: towards lower rows, lower columns, higher columns, higher rows. Ascending as bits.
enum Direction : unsigned { kDown, kLeft, kRight, kUp };
inline constexpr unsigned kDirections = 4;

template <unsigned kMostSize>
struct Board {
  static constexpr unsigned kMost = kMostSize;  // columns and rows
  static constexpr unsigned kStride = kMost + 1;
  static constexpr unsigned kBits = (kStride * kMost + 7) / 8 * 8;
  static_assert(kBits < kNoField);
  using Set = sdk::FieldSet<(kBits + 63) / 64>;

  static constexpr int kStep[kDirections] = {-int{kStride}, -1, 1, int{kStride}};

  [[nodiscard]] static constexpr unsigned bit(unsigned column, unsigned row) noexcept {
    return row * kStride + column;
  }
  [[nodiscard]] static constexpr unsigned column(unsigned bit) noexcept { return bit % kStride; }
  [[nodiscard]] static constexpr unsigned row(unsigned bit) noexcept { return bit / kStride; }
  [[nodiscard]] static std::string name(unsigned bit) { return sdk::field_name(column(bit), row(bit)); }
};

using SmallBoard = Board<10>;
using LargeBoard = Board<12>;

/// The fields of one rule set: what is land and where one step leads.
template <class B>
class Land {
 public:
  using Set = typename B::Set;

  Land(unsigned size, unsigned rows, const std::array<std::uint64_t, 12>& lakes) : size_(size) {
    for (unsigned row = 0; row < size; ++row)
      for (unsigned column = 0; column < size; ++column)
        if ((lakes[row] >> column & 1U) == 0) fields_.add(B::bit(column, row));
    fields_.each([&](unsigned bit) {
      steps_[bit].fill(static_cast<std::uint8_t>(bit));
      for (unsigned direction = 0; direction < kDirections; ++direction)
        if (const unsigned to = beyond(bit, direction); to != kNoField && fields_.has(to)) {
          next_[direction][bit] = steps_[bit][direction] = static_cast<std::uint8_t>(to);
          around_[bit].add(to);
        }
    });
    for (const Seat seat : {kRed, kBlue})  // T7.1: row by row from the own edge, a first
      for (unsigned row = 0; row < rows; ++row)
        for (unsigned column = 0; column < size; ++column) {
          const unsigned bit = B::bit(column, seat == kRed ? row : size - 1 - row);
          if (!fields_.has(bit)) continue;
          own_[seat][own_count_[seat]++] = static_cast<std::uint8_t>(bit);
          own_set_[seat].add(bit);
        }
  }

  [[nodiscard]] unsigned size() const noexcept { return size_; }
  [[nodiscard]] const Set& fields() const noexcept { return fields_; }
  [[nodiscard]] bool has(unsigned bit) const noexcept { return bit < B::kBits && fields_.has(bit); }
  /// The land fields next to one.
  [[nodiscard]] const Set& around(unsigned bit) const noexcept { return around_[bit]; }
  /// The next land field; kNoField at an edge or a lake.
  [[nodiscard]] unsigned next(unsigned direction, unsigned bit) const noexcept {
    return next_[direction][bit];
  }
  /// Where one step in each direction leads, ascending; the field itself where there is no land.
  [[nodiscard]] const std::array<std::uint8_t, kDirections>& steps(unsigned bit) const noexcept {
    return steps_[bit];
  }
  /// The fields a seat sets up on, in the order of T7.1.
  [[nodiscard]] std::span<const std::uint8_t> own(Seat seat) const noexcept {
    return {own_[seat].data(), own_count_[seat]};
  }
  [[nodiscard]] const Set& own_set(Seat seat) const noexcept { return own_set_[seat]; }

  /// Fields as the contract numbers them, without gaps.
  [[nodiscard]] unsigned field(unsigned bit) const noexcept { return B::row(bit) * size_ + B::column(bit); }
  [[nodiscard]] unsigned bit_of_field(unsigned field) const noexcept {
    return B::bit(field % size_, field / size_);
  }

  /// The direction of a straight way between two different fields; kNoField if there is none.
  [[nodiscard]] static constexpr unsigned direction(unsigned from, unsigned to) noexcept {
    if (from == to) return kNoField;
    if (B::row(from) == B::row(to)) return from < to ? kRight : kLeft;
    if (B::column(from) == B::column(to)) return from < to ? kUp : kDown;
    return kNoField;
  }
  [[nodiscard]] static constexpr unsigned distance(unsigned from, unsigned to) noexcept {
    const unsigned low = from < to ? from : to, far = from < to ? to - from : from - to;
    return B::row(low) == B::row(low + far) ? far : far / B::kStride;
  }

 private:
  [[nodiscard]] unsigned beyond(unsigned bit, unsigned direction) const noexcept {
    const unsigned column = B::column(bit), row = B::row(bit);
    switch (direction) {
      case kDown: return row == 0 ? kNoField : bit - B::kStride;
      case kLeft: return column == 0 ? kNoField : bit - 1;
      case kRight: return column + 1 == size_ ? kNoField : bit + 1;
      default: return row + 1 == size_ ? kNoField : bit + B::kStride;
    }
  }

  unsigned size_;
  Set fields_{};
  std::array<Set, B::kBits> around_{};
  std::array<std::array<std::uint8_t, kDirections>, B::kBits> steps_{};
  std::array<std::array<std::uint8_t, B::kBits>, kDirections> next_ = [] {
    std::array<std::array<std::uint8_t, B::kBits>, kDirections> none{};
    for (auto& direction : none) direction.fill(kNoField);
    return none;
  }();
  std::array<std::array<std::uint8_t, 4 * B::kMost>, 2> own_{};
  std::array<unsigned, 2> own_count_{};
  std::array<Set, 2> own_set_{};
};

}  // namespace two_field
