// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <atomic>

namespace boardwright {

/// Tells a player in another thread that nobody wants its answer any more. Once set it stays set: one for
/// each turn.
class Interrupt {
 public:
  Interrupt();
  Interrupt(const Interrupt&) = delete;
  Interrupt& operator=(const Interrupt&) = delete;
  ~Interrupt();

  void set() noexcept;
  [[nodiscard]] bool is_set() const noexcept { return flag_.load(std::memory_order_acquire); }
  /// The same for who looks at it all the time.
  [[nodiscard]] const std::atomic<bool>& flag() const noexcept { return flag_; }
  /// Readable once it is set, to be polled with others; -1 if the system had none left.
  [[nodiscard]] int descriptor() const noexcept { return descriptor_; }

 private:
  std::atomic<bool> flag_{false};
  int descriptor_;
};

}  // namespace boardwright
