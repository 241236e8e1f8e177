// SPDX-License-Identifier: GPL-3.0-or-later
//
// Members' passwords: hashes by argon2id, and how often somebody may try.
#pragma once

#include <boardwright/pure/result.hpp>
#include <chrono>
#include <map>
#include <optional>
#include <string>

namespace boardwright::server {

inline constexpr std::size_t kShortestPassword = 8, kLongestPassword = 128;  ///< bytes

/// Both take some 50 ms and 32 MB: for a thread that nobody waits for.
[[nodiscard]] Result<std::string> password_hash(const std::string& password);
[[nodiscard]] bool password_is(const std::string& hash, const std::string& password);
/// Of a password that nobody has: to take as long where there is none.
[[nodiscard]] const std::string& nobodys_hash();

/// Whether an address is of this machine or of a room's network.
[[nodiscard]] bool is_local_address(const std::string& address);

/// Five tries, then a wait that doubles with each further one. Elsewhere a name's tries count together, wherever they
/// come from. In the room each address has its own, and waits 10 s at the most: nobody there can keep a member out by
/// guessing. A value; whoever asks says the time.
class PasswordTries {
 public:
  using Time = std::chrono::steady_clock::time_point;
  static constexpr int kFree = 5;
  static constexpr std::chrono::milliseconds kFirst{1000}, kLongestHere{10000}, kLongest{15 * 60 * 1000};

  /// Nothing: it may be tried, and counts until `right`. Else how long to wait.
  [[nodiscard]] std::optional<std::chrono::milliseconds> take(const std::string& name,
                                                              const std::string& peer, Time now);
  void right(const std::string& name, const std::string& peer);

 private:
  struct Tried {
    int times = 0;
    Time last{};
  };
  [[nodiscard]] static std::string key(const std::string& name, const std::string& peer);
  static constexpr std::size_t kMost = 65536;
  std::map<std::string, Tried> tried_;
};

}  // namespace boardwright::server
