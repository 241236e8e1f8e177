// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>

namespace boardwright::test {

/// How often something is tried. What goes wrong in memory shows at the first of its kind, and the sanitizers are slow:
/// under them the second number counts.
[[nodiscard]] constexpr std::size_t repeated([[maybe_unused]] std::size_t times,
                                             [[maybe_unused]] std::size_t under_sanitizers) {
#ifdef __SANITIZE_ADDRESS__
  return under_sanitizers;
#else
  return times;
#endif
}

}  // namespace boardwright::test
