// SPDX-License-Identifier: GPL-3.0-or-later
//
// What a push service takes and a browser reads: a message by RFC 8291 (aes128gcm of RFC 8188), and the sender's word
// for himself by RFC 8292 (VAPID). Pure functions but for fresh keys.
#pragma once

#include <string>
#include <string_view>

#include "framework/scoring/rating_system.hpp"
#include "ui/server/elliptic.hpp"

namespace boardwright::server {

inline constexpr std::size_t kAuthBytes = 16, kSaltBytes = 16;

/// Of a browser that may be told something.
struct PushKeys {
  EllipticKey browser;  ///< p256dh
  std::string auth;     ///< 16 bytes
};
/// As a page sends them, in base64url.
[[nodiscard]] Result<PushKeys> read_push_keys(std::string_view p256dh, std::string_view auth);

/// `sender`: of this message alone. One record, filled up to `size` bytes, so that its length tells nothing; a longer
/// text isn't.
[[nodiscard]] Result<std::string> encrypted_push(std::string_view text, const PushKeys& keys,
                                                 const EllipticKey& sender, std::string_view salt,
                                                 std::size_t size = 0);
/// With a sender and a salt of its own, filled up to 256 bytes.
[[nodiscard]] Result<std::string> encrypted_push(std::string_view text, const PushKeys& keys);

/// The value of the header Authorization. `audience`: the push service's origin; `subject`: where the sender can be
/// reached, an https address, or nothing.
[[nodiscard]] Result<std::string> vapid_header(const EllipticKey& server, const std::string& audience,
                                               const std::string& subject, TimeMs now);

/// A pair as it is kept, and read again.
[[nodiscard]] std::string kept_key(const EllipticKey& key);
[[nodiscard]] Result<EllipticKey> read_kept_key(std::string_view text);

}  // namespace boardwright::server
