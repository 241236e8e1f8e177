// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

#include "framework/scoring/rating_system.hpp"

namespace boardwright {

/// An id for a match, player, club, device, event or command: a UUID of version 7 (RFC 9562, 5.7), whose
/// order is that of the times; at least the first 2,048 that this process makes in a row for one millisecond
/// also sort as they were made. Its random bits, 62 or more, come from libsodium. Any thread.
[[nodiscard]] std::string new_id(TimeMs now);

/// Whether a text is a UUID as new_id writes it: small letters, version 7.
[[nodiscard]] bool is_id(std::string_view text);

/// Milliseconds since 1970, UTC.
[[nodiscard]] TimeMs utc_now();

}  // namespace boardwright
