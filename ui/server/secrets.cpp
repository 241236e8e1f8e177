// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/server/secrets.hpp"

#include <sodium.h>

namespace boardwright::server {
namespace {
constexpr std::string_view kLetters = "ABCDEFGHJKMNPQRSTUVWXYZ23456789";

const unsigned char* as_bytes(std::string_view text) {
  return reinterpret_cast<const unsigned char*>(text.data());
}
unsigned char* as_bytes(std::string& text) { return reinterpret_cast<unsigned char*>(text.data()); }
}  // namespace

std::string fresh_token() { return base64url(fresh_bytes(32)); }

std::string fresh_bytes(std::size_t count) {
  std::string bytes(count, '\0');
  randombytes_buf(bytes.data(), bytes.size());
  return bytes;
}

std::string base64url(std::string_view bytes) {
  std::string text(sodium_base64_ENCODED_LEN(bytes.size(), sodium_base64_VARIANT_URLSAFE_NO_PADDING), '\0');
  sodium_bin2base64(text.data(), text.size(), as_bytes(bytes), bytes.size(),
                    sodium_base64_VARIANT_URLSAFE_NO_PADDING);
  text.pop_back();  // the terminating NUL
  return text;
}

std::optional<std::string> from_base64url(std::string_view text) {
  while (text.ends_with('=')) text.remove_suffix(1);
  std::string bytes(text.size() / 4 * 3 + 2, '\0');
  std::size_t size = 0;
  if (sodium_base642bin(as_bytes(bytes), bytes.size(), text.data(), text.size(), nullptr, &size, nullptr,
                        sodium_base64_VARIANT_URLSAFE_NO_PADDING) != 0)
    return std::nullopt;
  bytes.resize(size);
  return bytes;
}

std::string fresh_code(std::size_t letters) {
  std::string code;
  for (std::size_t i = 0; i < letters; ++i)
    code += kLetters[randombytes_uniform(static_cast<std::uint32_t>(kLetters.size()))];
  return code;
}

std::string shown_code(std::string_view code) {
  std::string shown;
  for (std::size_t i = 0; i < code.size(); ++i) {
    if (i > 0 && i % 4 == 0) shown += '-';
    shown += code[i];
  }
  return shown;
}

std::string typed_code(std::string_view text) {
  std::string code;
  for (char c : text) {
    if (c >= 'a' && c <= 'z') c = static_cast<char>(c - 'a' + 'A');
    if (kLetters.find(c) != std::string_view::npos) code += c;
  }
  return code;
}

std::string sha256(std::string_view text) {
  std::string made(crypto_hash_sha256_BYTES, '\0');
  crypto_hash_sha256(as_bytes(made), as_bytes(text), text.size());
  return made;
}

std::string hmac_sha256(std::string_view key, std::string_view text) {
  std::string made(crypto_auth_hmacsha256_BYTES, '\0');
  crypto_auth_hmacsha256_state state;
  crypto_auth_hmacsha256_init(&state, as_bytes(key), key.size());
  crypto_auth_hmacsha256_update(&state, as_bytes(text), text.size());
  crypto_auth_hmacsha256_final(&state, as_bytes(made));
  return made;
}

bool same(std::string_view a, std::string_view b) {
  return a.size() == b.size() && sodium_memcmp(a.data(), b.data(), a.size()) == 0;
}

std::uint64_t fresh_number() {
  std::uint64_t number = 0;
  randombytes_buf(&number, sizeof number);
  return number >> 11;
}

}  // namespace boardwright::server
