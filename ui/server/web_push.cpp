// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/server/web_push.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "ui/server/secrets.hpp"

namespace boardwright::server {
namespace {

constexpr std::size_t kFilled = 256;
constexpr unsigned kRecord = 4096;
/// A push service takes words for a day at the most; clocks differ.
constexpr std::int64_t kWordHolds = 12LL * 60 * 60;

/// HKDF (RFC 5869) for keys of one block.
std::string derived(std::string_view salt, std::string_view secret, std::string_view info, std::size_t size) {
  return hmac_sha256(hmac_sha256(salt, secret), std::string(info) + '\1').substr(0, size);
}

std::string with_zero(std::string_view text) { return std::string(text) + '\0'; }

}  // namespace

Result<PushKeys> read_push_keys(std::string_view p256dh, std::string_view auth) {
  const auto point = from_base64url(p256dh), secret = from_base64url(auth);
  if (!point || !secret || secret->size() != kAuthBytes) return fail("these are no keys of a browser");
  auto key = EllipticKey::of_point(*point);
  if (!key) return fail(key.error());
  return PushKeys{std::move(*key), *secret};
}

Result<std::string> encrypted_push(std::string_view text, const PushKeys& keys, const EllipticKey& sender,
                                   std::string_view salt, std::size_t size) {
  const auto shared = sender.shared_with(keys.browser);
  if (!shared) return fail(shared.error());
  const std::string secret =
      derived(keys.auth, *shared, with_zero("WebPush: info") + keys.browser.point() + sender.point(), 32);
  const std::string key = derived(salt, secret, with_zero("Content-Encoding: aes128gcm"), 16);
  const std::string nonce = derived(salt, secret, with_zero("Content-Encoding: nonce"), 12);
  std::string plain = std::string(text) + '\2';  // of the last record
  plain.resize(std::max(plain.size(), size), '\0');
  const auto record = aes128gcm(key, nonce, plain);
  if (!record) return fail(record.error());
  if (record->size() > kRecord) return fail("that is too long for a push");
  std::string made(salt);
  for (int shift = 24; shift >= 0; shift -= 8)
    made += static_cast<char>(kRecord >> static_cast<unsigned>(shift) & 0xFFU);
  made += static_cast<char>(sender.point().size());
  return made + sender.point() + *record;
}

Result<std::string> encrypted_push(std::string_view text, const PushKeys& keys) {
  const auto sender = EllipticKey::fresh();
  if (!sender) return fail(sender.error());
  return encrypted_push(text, keys, *sender, fresh_bytes(kSaltBytes), kFilled);
}

Result<std::string> vapid_header(const EllipticKey& server, const std::string& audience,
                                 const std::string& subject, TimeMs now) {
  nlohmann::json claims{{"aud", audience}, {"exp", now / 1000 + kWordHolds}};
  if (!subject.empty()) claims["sub"] = subject;
  const std::string said = base64url(R"({"typ":"JWT","alg":"ES256"})") + "." + base64url(claims.dump());
  const auto signature = server.signature(said);
  if (!signature) return fail(signature.error());
  return "vapid t=" + said + "." + base64url(*signature) + ", k=" + base64url(server.point());
}

std::string kept_key(const EllipticKey& key) {
  return base64url(key.scalar()) + "." + base64url(key.point());
}

Result<EllipticKey> read_kept_key(std::string_view text) {
  const std::size_t dot = text.find('.');
  if (dot == std::string_view::npos) return fail("that is no key");
  const auto scalar = from_base64url(text.substr(0, dot)), point = from_base64url(text.substr(dot + 1));
  if (!scalar || !point) return fail("that is no key");
  return EllipticKey::of_pair(*scalar, *point);
}

}  // namespace boardwright::server
