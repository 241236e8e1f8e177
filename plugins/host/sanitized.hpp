// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace boardwright {

/// Whether this is compiled with a sanitizer whose own maps are larger than any limit on memory.
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
inline constexpr bool kSanitized = true;
#elif defined(__has_feature)
inline constexpr bool kSanitized = __has_feature(address_sanitizer) || __has_feature(thread_sanitizer);
#else
inline constexpr bool kSanitized = false;
#endif

}  // namespace boardwright
