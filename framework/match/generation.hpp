// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace boardwright {

/// Of a match that has never been loaded.
inline constexpr std::uint64_t kFirstGeneration = 1;

/// For a match that is loaded: greater than any before in this process, and by the machine's clock (in
/// milliseconds, so that JavaScript's numbers hold it) than those of other processes. Nothing is kept for it:
/// after a clock that was set back only that it is another one is sure. From any thread.
[[nodiscard]] std::uint64_t next_generation();

}  // namespace boardwright
