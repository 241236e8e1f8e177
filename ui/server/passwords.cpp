// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/server/passwords.hpp"

#include <arpa/inet.h>
#include <sodium.h>

#include <algorithm>
#include <array>
#include <cstring>

#include "framework/text/name.hpp"
#include "ui/server/secrets.hpp"

namespace boardwright::server {
namespace {

constexpr unsigned long long kPasses = 2;
constexpr std::size_t kMemory = 32U * 1024 * 1024;

bool is_local_v4(const unsigned char* bytes) {
  return bytes[0] == 127 || bytes[0] == 10 || (bytes[0] == 172 && bytes[1] >= 16 && bytes[1] < 32) ||
         (bytes[0] == 192 && bytes[1] == 168) || (bytes[0] == 169 && bytes[1] == 254);
}

}  // namespace

Result<std::string> password_hash(const std::string& password) {
  std::array<char, crypto_pwhash_STRBYTES> hash{};
  if (crypto_pwhash_str_alg(hash.data(), password.data(), password.size(), kPasses, kMemory,
                            crypto_pwhash_ALG_ARGON2ID13) != 0)
    return fail("this machine has no memory left for a password");
  return std::string(hash.data());
}

bool password_is(const std::string& hash, const std::string& password) {
  std::array<char, crypto_pwhash_STRBYTES> kept{};
  if (hash.size() >= kept.size()) return false;
  std::copy(hash.begin(), hash.end(), kept.begin());
  return crypto_pwhash_str_verify(kept.data(), password.data(), password.size()) == 0;
}

const std::string& nobodys_hash() {
  static const std::string hash = password_hash(fresh_token()).value_or("");
  return hash;
}

bool is_local_address(const std::string& address) {
  std::array<unsigned char, 16> bytes{};
  if (inet_pton(AF_INET, address.c_str(), bytes.data()) == 1) return is_local_v4(bytes.data());
  const std::string bare = address.substr(0, address.find('%'));  // a link's address names its interface
  if (inet_pton(AF_INET6, bare.c_str(), bytes.data()) != 1) return false;
  constexpr std::array<unsigned char, 16> kLoopback{0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1};
  return bytes == kLoopback || (bytes[0] == 0xFE && (bytes[1] & 0xC0) == 0x80) || (bytes[0] & 0xFE) == 0xFC;
}

std::string PasswordTries::key(const std::string& name, const std::string& peer) {
  return folded(name) + "\n" + (is_local_address(peer) ? peer : "");
}

std::optional<std::chrono::milliseconds> PasswordTries::take(const std::string& name, const std::string& peer,
                                                             Time now) {
  if (tried_.size() >= kMost)
    std::erase_if(tried_, [&](const auto& one) { return now - one.second.last > kLongest; });
  if (tried_.size() >= kMost) tried_.clear();
  Tried& tried = tried_[key(name, peer)];
  if (tried.times > 0 && now - tried.last > 2 * kLongest) tried = {};
  if (tried.times >= kFree) {
    const auto longest = is_local_address(peer) ? kLongestHere : kLongest;
    const auto wait = std::min(longest, kFirst * (1 << std::min(tried.times - kFree, 20)));
    const auto left = std::chrono::ceil<std::chrono::milliseconds>(tried.last + wait - now);
    if (left.count() > 0) return left;
  }
  ++tried.times;
  tried.last = now;
  return std::nullopt;
}

void PasswordTries::right(const std::string& name, const std::string& peer) { tried_.erase(key(name, peer)); }

}  // namespace boardwright::server
