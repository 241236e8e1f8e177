// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/players/interrupt.hpp"

#include <sys/eventfd.h>
#include <unistd.h>

#include <cstdint>

namespace boardwright {

Interrupt::Interrupt() : descriptor_(eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK)) {}

Interrupt::~Interrupt() {
  if (descriptor_ >= 0) close(descriptor_);
}

void Interrupt::set() noexcept {
  flag_.store(true, std::memory_order_release);
  const std::uint64_t one = 1;
  // It fails only where it has been set more often than anybody can.
  [[maybe_unused]] const auto written = write(descriptor_, &one, sizeof one);
}

}  // namespace boardwright
