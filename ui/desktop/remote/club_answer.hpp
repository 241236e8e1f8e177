// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>

namespace boardwright::desktop {

/// What a club's server has answered over HTTP.
struct ClubAnswer {
  static constexpr std::int64_t kLargest = 8 << 20;  ///< bytes
  int status = 0;                                    ///< 0: nobody has answered, or not to the end
  bool too_large = false;
  std::string body;
  std::string cookie;  ///< a new one; empty: the server sets none
};

}  // namespace boardwright::desktop
