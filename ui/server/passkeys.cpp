// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/server/passkeys.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "ui/server/secrets.hpp"

namespace boardwright::server {
namespace {

constexpr std::size_t kHashBytes = 32, kLeastAuthenticatorData = 37, kModelBytes = 16;
constexpr unsigned kPresent = 0x01, kVerified = 0x04, kHasCredential = 0x40;

/// The most significant byte first.
std::uint32_t number_in(std::string_view bytes) {
  std::uint32_t number = 0;
  for (const char byte : bytes) number = number << 8 | static_cast<unsigned char>(byte);
  return number;
}

}  // namespace

void Challenges::drop_old(Time now) {
  while (!given_.empty() && given_.front().until <= now) given_.pop_front();
}

std::string Challenges::give(const std::string& to, Time now) {
  drop_old(now);
  const auto is_his = [&](const Given& one) { return one.to == to; };
  if (static_cast<std::size_t>(std::count_if(given_.begin(), given_.end(), is_his)) >= kMostOfOne)
    given_.erase(std::find_if(given_.begin(), given_.end(), is_his));
  if (given_.size() >= kMost) given_.pop_front();
  given_.push_back({fresh_token(), to, now + kGood});
  return given_.back().challenge;
}

bool Challenges::take(std::string_view challenge, const std::string& from, Time now) {
  drop_old(now);
  const auto found = std::find_if(given_.begin(), given_.end(), [&](const Given& one) {
    return one.to == from && same(one.challenge, challenge);
  });
  if (found == given_.end()) return false;
  given_.erase(found);
  return true;
}

std::optional<std::string> passkey_host(std::string_view origin) {
  const bool secure = origin.starts_with("https://");
  const std::size_t begin = origin.find("://");
  if (begin == std::string_view::npos) return std::nullopt;
  std::string_view host = origin.substr(begin + 3);
  if (const std::size_t colon = host.rfind(':'); colon != std::string_view::npos)
    host = host.substr(0, colon);
  if (host.empty() || (!secure && host != "localhost")) return std::nullopt;
  return std::string(host);
}

std::optional<ClientData> read_client_data(const std::string& text) try {
  const auto json = nlohmann::json::parse(text);
  ClientData data;
  json.at("type").get_to(data.type);
  json.at("challenge").get_to(data.challenge);
  json.at("origin").get_to(data.origin);
  data.within_another = json.value("crossOrigin", false) || json.contains("topOrigin");
  return data;
} catch (const nlohmann::json::exception&) {
  return std::nullopt;
}

std::optional<AuthenticatorData> read_authenticator_data(std::string_view bytes) {
  if (bytes.size() < kLeastAuthenticatorData) return std::nullopt;
  const auto flags = static_cast<unsigned char>(bytes[kHashBytes]);
  AuthenticatorData data;
  data.host_hash = std::string(bytes.substr(0, kHashBytes));
  data.present = (flags & kPresent) != 0;
  data.verified = (flags & kVerified) != 0;
  data.counter = number_in(bytes.substr(kHashBytes + 1, 4));
  if ((flags & kHasCredential) == 0) return data;
  std::string_view made = bytes.substr(kLeastAuthenticatorData);
  if (made.size() < kModelBytes + 2) return std::nullopt;
  made.remove_prefix(kModelBytes);
  const std::size_t size = number_in(made.substr(0, 2));
  made.remove_prefix(2);
  // The key itself is behind it, as CBOR; the browser says it in DER too.
  if (size == 0 || size > kLongestCredential || made.size() <= size) return std::nullopt;
  data.credential = std::string(made.substr(0, size));
  return data;
}

}  // namespace boardwright::server
