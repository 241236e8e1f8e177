// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <boardwright/pure/result.hpp>
#include <optional>
#include <string>

namespace boardwright::desktop {

/// Who somebody is at a club's server.
struct ClubSession {
  std::string name;
  std::string cookie;  ///< "boardwright=…": whoever has it is that person
  friend bool operator==(const ClubSession&, const ClubSession&) = default;
};

/// As such a server sets it: its name, and a token of letters and digits.
[[nodiscard]] bool is_session_cookie(const std::string& cookie);

// Kept by address (ClubAddress::origin) in a file of its own that nobody but the user may read, for as long as the
// server keeps them.
[[nodiscard]] std::optional<ClubSession> kept_session(const std::string& origin);
[[nodiscard]] Result<void> keep_session(const std::string& origin, const ClubSession& session);
[[nodiscard]] Result<void> forget_session(const std::string& origin);

}  // namespace boardwright::desktop
