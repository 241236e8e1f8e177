// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <cstring>
#include <vector>

namespace boardwright::check {

/// A buffer for the contract's functions that shows whether they have written behind its end.
template <class T>
class Guarded {
 public:
  explicit Guarded(std::size_t capacity) : capacity_(capacity), room_(capacity + kGuard) { refill(); }
  [[nodiscard]] T* data() noexcept { return room_.data(); }
  /// Nothing behind the end has been touched.
  [[nodiscard]] bool intact() const noexcept {
    const auto* at = reinterpret_cast<const unsigned char*>(room_.data() + capacity_);
    for (std::size_t i = 0; i < kGuard * sizeof(T); ++i)
      if (at[i] != kPattern) return false;
    return true;
  }
  [[nodiscard]] std::vector<T> take(std::uint32_t count) const {
    return {room_.begin(), room_.begin() + static_cast<std::ptrdiff_t>(count)};
  }
  void refill() noexcept {
    std::memset(static_cast<void*>(room_.data()), kPattern, room_.size() * sizeof(T));
  }

 private:
  static constexpr std::size_t kGuard = 64;
  static constexpr unsigned char kPattern = 0xA5;
  std::size_t capacity_;
  std::vector<T> room_;
};

}  // namespace boardwright::check
