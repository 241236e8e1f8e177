// SPDX-License-Identifier: GPL-3.0-or-later
#include "plugins/host/seal.hpp"

#include <sodium.h>

#include <algorithm>
#include <array>

namespace boardwright {
namespace {

constexpr std::string_view kMark = "\nboardwright sha256 ";
constexpr std::size_t kDigits = std::size_t{2} * crypto_hash_sha256_BYTES;
constexpr std::size_t kSize = kMark.size() + kDigits + 1;

}  // namespace

bool seal_fits(std::string_view content) {
  if (content.size() < kSize) return true;
  const std::string_view seal = content.substr(content.size() - kSize);
  std::size_t alike = 0;
  for (std::size_t i = 0; i < kMark.size(); ++i) alike += seal[i] == kMark[i] ? 1U : 0U;
  if (alike < kMark.size() / 2) return true;
  content.remove_suffix(kSize);
  std::array<unsigned char, crypto_hash_sha256_BYTES> hash{};
  crypto_hash_sha256(hash.data(), reinterpret_cast<const unsigned char*>(content.data()), content.size());
  std::array<char, kDigits + 1> digits{};
  sodium_bin2hex(digits.data(), digits.size(), hash.data(), hash.size());
  return alike == kMark.size() && seal.substr(kMark.size(), kDigits) == std::string_view(digits.data());
}

}  // namespace boardwright
