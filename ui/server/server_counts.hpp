// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace boardwright::server {

/// Counted for whoever runs the server; no names, no contents.
struct ServerCounts {
  std::uint64_t requests = 0, refused_requests = 0, sockets = 0, messages = 0, commands = 0, done = 0,
                refused = 0, updates = 0, too_slow = 0, mistakes = 0;
};

}  // namespace boardwright::server
