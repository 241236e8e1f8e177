// SPDX-License-Identifier: GPL-3.0-or-later
//
// Passkeys (WebAuthn) as a server reads them, without CBOR: what a browser says, what its authenticator says, and what both
// were asked. All of it may come from somebody who makes it up. Pure functions, and a value that is told the time.
#pragma once

#include <boardwright/pure/result.hpp>
#include <chrono>
#include <cstdint>
#include <deque>
#include <optional>
#include <string>
#include <string_view>

namespace boardwright::server {

inline constexpr std::size_t kMostPasskeys = 8;  ///< of a member
inline constexpr std::size_t kLongestCredential = 1023;

/// What browsers let their authenticators sign, so that nothing that was signed before is of use: each is given to one
/// visitor, and is good once and for some minutes.
class Challenges {
 public:
  using Time = std::chrono::steady_clock::time_point;
  static constexpr std::chrono::minutes kGood{5};
  static constexpr std::size_t kMost = 4096, kMostOfOne = 64;

  [[nodiscard]] std::string give(const std::string& to, Time now);
  /// Whether this one was given to that visitor and is still good; it isn't any more.
  [[nodiscard]] bool take(std::string_view challenge, const std::string& from, Time now);

 private:
  struct Given {
    std::string challenge, to;
    Time until{};
  };
  void drop_old(Time now);
  std::deque<Given> given_;  // the oldest first
};

/// The name for which a page's passkeys are (its RP ID); nothing: pages of that origin have none, for it is neither https nor
/// this machine.
[[nodiscard]] std::optional<std::string> passkey_host(std::string_view origin);

/// clientDataJSON: what the browser says of the page.
struct ClientData {
  std::string type, challenge, origin;
  bool within_another = false;  ///< the page was a frame of somebody else's
};
[[nodiscard]] std::optional<ClientData> read_client_data(const std::string& json);

/// authenticatorData: what is signed, together with a hash of the browser's words.
struct AuthenticatorData {
  std::string host_hash;
  bool present = false, verified = false;  ///< somebody, and he whose device it is
  std::uint32_t counter = 0;               ///< of signatures; always 0 where there is none
  std::string credential;                  ///< the id of a key that is made; else empty
};
[[nodiscard]] std::optional<AuthenticatorData> read_authenticator_data(std::string_view bytes);

/// Whether a key that has counted so far may count so now. One that doesn't rise is a copy's.
[[nodiscard]] constexpr bool counts_on(std::uint32_t kept, std::uint32_t now) {
  return now > kept || (kept == 0 && now == 0);
}

}  // namespace boardwright::server
