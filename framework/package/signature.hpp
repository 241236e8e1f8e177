// SPDX-License-Identifier: GPL-3.0-or-later
//
// Ed25519: who made a package. Everybody who shares one has a key, which is made when it is first needed; nobody is asked.
#pragma once

#include <array>
#include <boardwright/pure/result.hpp>
#include <filesystem>
#include <string>
#include <string_view>

namespace boardwright {

/// A user's own. Copies are wiped when they go.
class SigningKey {
 public:
  /// From `signing.key` in this folder, which is made with a new one, for its owner's eyes only, where there is none.
  [[nodiscard]] static Result<SigningKey> of(const std::filesystem::path& folder);
  SigningKey(const SigningKey&) = default;
  SigningKey& operator=(const SigningKey&) = default;
  ~SigningKey();

  /// 64 hexadecimal digits.
  [[nodiscard]] std::string public_key() const;
  /// 128 hexadecimal digits.
  [[nodiscard]] std::string sign(std::string_view text) const;

 private:
  SigningKey() = default;
  std::array<unsigned char, 32> public_{};
  std::array<unsigned char, 64> secret_{};
};

/// Whether the owner of the public key has signed exactly this. False too for what is no key or no signature.
[[nodiscard]] bool is_signed(std::string_view text, std::string_view signature, std::string_view public_key);

/// SHA-256 in 64 hexadecimal digits, as sha256sum says it.
[[nodiscard]] std::string sha256_hex(std::string_view bytes);

}  // namespace boardwright
