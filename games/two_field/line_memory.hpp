// SPDX-License-Identifier: MIT
//
// T3.1, T3.2: which border lines a player's last moved piece has crossed, and how often.
#pragma once

#include <bit>

#include "board.hpp"
#include "parameters.hpp"

namespace two_field {

/// The border line between a field and the one above it or to the right of it.
struct Line {
  unsigned low;     // the lower or left one of its fields
  unsigned across;  // 0: to the field above, 1: to the field on the right
  friend bool operator==(const Line&, const Line&) = default;
};

template <class B>
[[nodiscard]] constexpr unsigned high_field(const Line& line) noexcept {
  return line.low + (line.across != 0 ? 1U : B::kStride);
}

/// The lines on a straight way, the lowest first. An ordinary step has one.
template <class B>
class Path {
 public:
  constexpr Path(unsigned from, unsigned to) noexcept
      : low_(from < to ? from : to), across_(B::row(from) == B::row(to) ? 1 : 0) {
    const unsigned far = from < to ? to - from : from - to;
    length_ = across_ != 0 ? far : far / B::kStride;
  }
  [[nodiscard]] constexpr unsigned length() const noexcept { return length_; }
  [[nodiscard]] constexpr Line operator[](unsigned index) const noexcept {
    return {low_ + index * (across_ != 0 ? 1U : B::kStride), across_};
  }

 private:
  unsigned low_, across_, length_;
};

/// One player's memory. Plain bytes; what isn't used is 0.
template <class B>
struct LineMemory {
  using Set = typename B::Set;

  Set lines[2];  // the low fields of lines, by `across`
  std::uint8_t counts[2][B::kBits];
  std::uint8_t field;  // where the piece stands; kNoField: nothing is remembered
  std::uint8_t most;   // the highest count
  std::uint8_t unused[6];

  [[nodiscard]] static LineMemory nothing() noexcept {
    LineMemory memory{};
    memory.field = kNoField;
    return memory;
  }
  [[nodiscard]] unsigned count(const Line& line) const noexcept { return counts[line.across][line.low]; }
  [[nodiscard]] bool empty() const noexcept { return field == kNoField; }

  void forget() noexcept {
    for (unsigned across = 0; across < 2; ++across) {
      lines[across].each([&](unsigned low) { counts[across][low] = 0; });
      lines[across] = Set{};
    }
    field = kNoField;
    most = 0;
  }
  void set(const Line& line, unsigned count) noexcept {
    lines[line.across].add(line.low);
    counts[line.across][line.low] = static_cast<std::uint8_t>(count);
    if (count > most) most = static_cast<std::uint8_t>(count);
  }

  /// The piece on `from` moves: T3.2.
  void move(unsigned from, unsigned to, Count how) noexcept {
    const Path<B> path(from, to);
    unsigned crossed[kLargest];
    bool known = false;
    for (unsigned i = 0; i < path.length(); ++i) {
      crossed[i] = (field == from ? count(path[i]) : 0) + 1;
      known |= crossed[i] > 1;
    }
    if (how == Count::kStreak || !known) forget();
    for (unsigned i = 0; i < path.length(); ++i) set(path[i], crossed[i]);
    field = static_cast<std::uint8_t>(to);
  }

  /// T3.3: the first line on the way that the piece on `from` may not cross again, if any.
  [[nodiscard]] bool forbids(unsigned from, unsigned to, unsigned limit,
                             Line* which = nullptr) const noexcept {
    if (from != field || most < limit) return false;
    const Path<B> path(from, to);
    for (unsigned i = 0; i < path.length(); ++i) {
      const Line line = path[from < to ? i : path.length() - 1 - i];
      if (count(line) < limit) continue;
      if (which != nullptr) *which = line;
      return true;
    }
    return false;
  }
};

}  // namespace two_field
