// SPDX-License-Identifier: GPL-3.0-or-later
//
// Keys on the curve P-256 as web push and passkeys have them, by OpenSSL. Bytes are std::string; nothing is logged.
#pragma once

#include <boardwright/pure/result.hpp>
#include <memory>
#include <string>
#include <string_view>

struct evp_pkey_st;

namespace boardwright::server {

inline constexpr std::size_t kPointBytes = 65, kScalarBytes = 32;

/// A public key, or a pair. Copies share what is theirs; any thread, for nothing changes.
class EllipticKey {
 public:
  [[nodiscard]] static Result<EllipticKey> fresh();
  /// A point that isn't compressed, 65 bytes; one that isn't on the curve is refused.
  [[nodiscard]] static Result<EllipticKey> of_point(std::string_view point);
  /// A pair, 32 and 65 bytes.
  [[nodiscard]] static Result<EllipticKey> of_pair(std::string_view scalar, std::string_view point);
  /// As a browser gives it: SubjectPublicKeyInfo in DER, of this curve alone and with nothing behind it.
  [[nodiscard]] static Result<EllipticKey> of_der(std::string_view der);

  [[nodiscard]] const std::string& point() const noexcept { return point_; }
  [[nodiscard]] const std::string& scalar() const noexcept { return scalar_; }  ///< empty: public alone

  /// What both owners share (ECDH), 32 bytes; of a pair.
  [[nodiscard]] Result<std::string> shared_with(const EllipticKey& other) const;
  /// ES256: r and s, 64 bytes; of a pair.
  [[nodiscard]] Result<std::string> signature(std::string_view text) const;
  /// Of a signature in DER.
  [[nodiscard]] bool has_signed(std::string_view text, std::string_view der) const;

 private:
  using Shared = std::shared_ptr<evp_pkey_st>;
  EllipticKey(Shared key, std::string point, std::string scalar)
      : key_(std::move(key)), point_(std::move(point)), scalar_(std::move(scalar)) {}
  Shared key_;
  std::string point_, scalar_;
};

/// AES-128-GCM: what is encrypted, and its tag behind it.
[[nodiscard]] Result<std::string> aes128gcm(std::string_view key, std::string_view nonce,
                                            std::string_view plain);

}  // namespace boardwright::server
