// SPDX-License-Identifier: GPL-3.0-or-later
//
// Tokens, codes and hashes. All randomness is libsodium's.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace boardwright::server {

[[nodiscard]] std::string fresh_token();                      ///< 256 bits as 43 letters
[[nodiscard]] std::string fresh_bytes(std::size_t count);     ///< as they are
[[nodiscard]] std::string fresh_code(std::size_t letters);    ///< for people: no 0 and O, no 1, I and L
[[nodiscard]] std::string shown_code(std::string_view code);  ///< in fours: ABCD-EFGH
[[nodiscard]] std::string typed_code(
    std::string_view text);  ///< as fresh_code has made it, however it is typed
/// Bytes as letters without padding; reading takes padding too, and nothing but such letters.
[[nodiscard]] std::string base64url(std::string_view bytes);
[[nodiscard]] std::optional<std::string> from_base64url(std::string_view text);
[[nodiscard]] std::string sha256(std::string_view text);  ///< 32 bytes
[[nodiscard]] std::string hmac_sha256(std::string_view key, std::string_view text);
[[nodiscard]] bool same(std::string_view a, std::string_view b);  ///< takes as long wherever they differ
[[nodiscard]] std::uint64_t fresh_number();  ///< below 2^53, which JavaScript's numbers hold

}  // namespace boardwright::server
