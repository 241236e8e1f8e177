// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/package/signature.hpp"

#include <sodium.h>

#include <cstdlib>
#include <optional>

#include "framework/text/config_file.hpp"
#include "framework/text/save_file.hpp"
#include "framework/text/text_file.hpp"

namespace boardwright {
namespace {

/// Before what is signed, so that a signature for a package is none for anything else.
constexpr std::string_view kPurpose = "boardwright package 1\n";

void begin_sodium() {
  if (sodium_init() < 0) std::abort();  // no secure random numbers at all: nothing here may go on
}

template <std::size_t kSize>
std::string hex_of(const std::array<unsigned char, kSize>& bytes) {
  std::string text(kSize * 2 + 1, '\0');
  sodium_bin2hex(text.data(), text.size(), bytes.data(), bytes.size());
  text.pop_back();  // the terminating NUL
  return text;
}

template <std::size_t kSize>
std::optional<std::array<unsigned char, kSize>> bytes_of(std::string_view text) {
  std::array<unsigned char, kSize> bytes{};
  std::size_t size = 0;
  const char* end = nullptr;
  if (text.size() != kSize * 2 ||
      sodium_hex2bin(bytes.data(), bytes.size(), text.data(), text.size(), nullptr, &size, &end) != 0 ||
      size != kSize || end != text.data() + text.size())
    return std::nullopt;
  return bytes;
}

std::string with_purpose(std::string_view text) { return std::string(kPurpose) + std::string(text); }

Result<void> make_key(const std::filesystem::path& file) {
  std::error_code error;
  std::filesystem::create_directories(file.parent_path(), error);
  if (error) return fail(file.parent_path().string() + ": can't be made: " + error.message());
  std::array<unsigned char, crypto_sign_SEEDBYTES> seed{};
  randombytes_buf(seed.data(), seed.size());
  auto saved = save_file(file, hex_of(seed) + "\n", Readers::kOwner);
  sodium_memzero(seed.data(), seed.size());
  return saved;
}

}  // namespace

Result<SigningKey> SigningKey::of(const std::filesystem::path& folder) {
  begin_sodium();
  const auto file = folder / "signing.key";
  if (!is_there(file))
    if (auto made = make_key(file); !made) return fail(made.error());
  // Read again, so that the key is the one on the disk.
  auto text = read_file(file, 200, "a key");
  if (!text) return fail(at_file(file, text.error()));
  auto seed = bytes_of<crypto_sign_SEEDBYTES>(std::string_view(*text).substr(0, text->find('\n')));
  sodium_memzero(text->data(), text->size());
  if (!seed)
    return fail(file.string() +
                ": this is no key; with it out of the way a new one is made, which others don't know yet");
  SigningKey key;
  crypto_sign_seed_keypair(key.public_.data(), key.secret_.data(), seed->data());
  sodium_memzero(seed->data(), seed->size());
  return key;
}

SigningKey::~SigningKey() { sodium_memzero(secret_.data(), secret_.size()); }

std::string SigningKey::public_key() const { return hex_of(public_); }

std::string SigningKey::sign(std::string_view text) const {
  const std::string all = with_purpose(text);
  std::array<unsigned char, crypto_sign_BYTES> signature{};
  crypto_sign_detached(signature.data(), nullptr, reinterpret_cast<const unsigned char*>(all.data()),
                       all.size(), secret_.data());
  return hex_of(signature);
}

bool is_signed(std::string_view text, std::string_view signature, std::string_view public_key) {
  begin_sodium();
  const auto signed_by = bytes_of<crypto_sign_BYTES>(signature);
  const auto key = bytes_of<crypto_sign_PUBLICKEYBYTES>(public_key);
  const std::string all = with_purpose(text);
  return signed_by && key &&
         crypto_sign_verify_detached(signed_by->data(), reinterpret_cast<const unsigned char*>(all.data()),
                                     all.size(), key->data()) == 0;
}

std::string sha256_hex(std::string_view bytes) {
  std::array<unsigned char, crypto_hash_sha256_BYTES> digest{};
  crypto_hash_sha256(digest.data(), reinterpret_cast<const unsigned char*>(bytes.data()), bytes.size());
  return hex_of(digest);
}

}  // namespace boardwright
