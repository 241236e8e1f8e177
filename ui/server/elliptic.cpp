// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/server/elliptic.hpp"

#include <openssl/core_names.h>
#include <openssl/ec.h>
#include <openssl/ecdsa.h>
#include <openssl/evp.h>
#include <openssl/param_build.h>
#include <openssl/x509.h>

#include <array>

namespace boardwright::server {
namespace {

constexpr const char* kCurve = "prime256v1";
constexpr std::size_t kTagBytes = 16;

template <auto release>
struct Freed {
  template <class T>
  void operator()(T* of) const {
    release(of);
  }
};
using OwnedNumber = std::unique_ptr<BIGNUM, Freed<BN_clear_free>>;
using OwnedBuild = std::unique_ptr<OSSL_PARAM_BLD, Freed<OSSL_PARAM_BLD_free>>;
using OwnedParams = std::unique_ptr<OSSL_PARAM, Freed<OSSL_PARAM_free>>;
using OwnedKeyContext = std::unique_ptr<EVP_PKEY_CTX, Freed<EVP_PKEY_CTX_free>>;
using OwnedDigest = std::unique_ptr<EVP_MD_CTX, Freed<EVP_MD_CTX_free>>;
using OwnedCipher = std::unique_ptr<EVP_CIPHER_CTX, Freed<EVP_CIPHER_CTX_free>>;
using OwnedSignature = std::unique_ptr<ECDSA_SIG, Freed<ECDSA_SIG_free>>;

const unsigned char* bytes_in(std::string_view text) {
  return reinterpret_cast<const unsigned char*>(text.data());
}
unsigned char* bytes_in(std::string& text) { return reinterpret_cast<unsigned char*>(text.data()); }

tl::unexpected<std::string> no_key() { return fail("that is no key on the curve P-256"); }
tl::unexpected<std::string> no_crypto() { return fail("OpenSSL can't do that on this machine"); }

std::shared_ptr<EVP_PKEY> key_of(std::string_view point, std::string_view scalar) {
  const OwnedBuild build(OSSL_PARAM_BLD_new());
  const OwnedNumber number(
      scalar.empty() ? nullptr : BN_bin2bn(bytes_in(scalar), static_cast<int>(scalar.size()), nullptr));
  if (!build || OSSL_PARAM_BLD_push_utf8_string(build.get(), OSSL_PKEY_PARAM_GROUP_NAME, kCurve, 0) != 1 ||
      OSSL_PARAM_BLD_push_octet_string(build.get(), OSSL_PKEY_PARAM_PUB_KEY, point.data(), point.size()) !=
          1 ||
      (number && OSSL_PARAM_BLD_push_BN(build.get(), OSSL_PKEY_PARAM_PRIV_KEY, number.get()) != 1))
    return {};
  const OwnedParams params(OSSL_PARAM_BLD_to_param(build.get()));
  const OwnedKeyContext context(EVP_PKEY_CTX_new_from_name(nullptr, "EC", nullptr));
  EVP_PKEY* made = nullptr;
  if (!params || !context || EVP_PKEY_fromdata_init(context.get()) != 1 ||
      EVP_PKEY_fromdata(context.get(), &made, scalar.empty() ? EVP_PKEY_PUBLIC_KEY : EVP_PKEY_KEYPAIR,
                        params.get()) != 1)
    return {};
  std::shared_ptr<EVP_PKEY> key(made, EVP_PKEY_free);
  // Whether it is on the curve, and what belongs together does so.
  const OwnedKeyContext check(EVP_PKEY_CTX_new_from_pkey(nullptr, key.get(), nullptr));
  const bool sound = check && (scalar.empty() ? EVP_PKEY_public_check(check.get())
                                              : EVP_PKEY_pairwise_check(check.get())) == 1;
  return sound ? key : nullptr;
}

std::string point_of(const EVP_PKEY* key) {
  std::string point(kPointBytes, '\0');
  std::size_t size = 0;
  if (EVP_PKEY_get_octet_string_param(key, OSSL_PKEY_PARAM_PUB_KEY, bytes_in(point), point.size(), &size) !=
          1 ||
      size != kPointBytes || point.front() != 4)
    return {};
  return point;
}

}  // namespace

Result<EllipticKey> EllipticKey::fresh() {
  std::shared_ptr<EVP_PKEY> key(EVP_EC_gen(kCurve), EVP_PKEY_free);
  if (!key) return no_crypto();
  BIGNUM* number = nullptr;
  std::string scalar(kScalarBytes, '\0');
  const bool got = EVP_PKEY_get_bn_param(key.get(), OSSL_PKEY_PARAM_PRIV_KEY, &number) == 1;
  const OwnedNumber owned(number);
  if (!got || BN_bn2binpad(number, bytes_in(scalar), kScalarBytes) != static_cast<int>(kScalarBytes))
    return no_crypto();
  std::string point = point_of(key.get());
  if (point.empty()) return no_crypto();
  return EllipticKey(std::move(key), std::move(point), std::move(scalar));
}

Result<EllipticKey> EllipticKey::of_point(std::string_view point) {
  if (point.size() != kPointBytes || point.front() != 4) return no_key();
  auto key = key_of(point, {});
  if (!key) return no_key();
  return EllipticKey(std::move(key), std::string(point), "");
}

Result<EllipticKey> EllipticKey::of_pair(std::string_view scalar, std::string_view point) {
  if (scalar.size() != kScalarBytes || point.size() != kPointBytes || point.front() != 4) return no_key();
  auto key = key_of(point, scalar);
  if (!key) return no_key();
  return EllipticKey(std::move(key), std::string(point), std::string(scalar));
}

Result<EllipticKey> EllipticKey::of_der(std::string_view der) {
  constexpr std::size_t kLargest = 200;
  if (der.size() > kLargest) return no_key();
  const unsigned char* at = bytes_in(der);
  const std::shared_ptr<EVP_PKEY> read(d2i_PUBKEY(nullptr, &at, static_cast<long>(der.size())),
                                       EVP_PKEY_free);
  std::array<char, 32> group{};
  std::size_t size = 0;
  if (!read || at != bytes_in(der) + der.size() || EVP_PKEY_is_a(read.get(), "EC") != 1 ||
      EVP_PKEY_get_group_name(read.get(), group.data(), group.size(), &size) != 1 ||
      std::string_view(group.data()) != kCurve)
    return no_key();
  return of_point(point_of(read.get()));
}

Result<std::string> EllipticKey::shared_with(const EllipticKey& other) const {
  const OwnedKeyContext context(EVP_PKEY_CTX_new_from_pkey(nullptr, key_.get(), nullptr));
  std::string secret(kScalarBytes, '\0');
  std::size_t size = secret.size();
  if (scalar_.empty() || !context || EVP_PKEY_derive_init(context.get()) != 1 ||
      EVP_PKEY_derive_set_peer(context.get(), other.key_.get()) != 1 ||
      EVP_PKEY_derive(context.get(), bytes_in(secret), &size) != 1 || size != secret.size())
    return no_crypto();
  return secret;
}

Result<std::string> EllipticKey::signature(std::string_view text) const {
  const OwnedDigest context(EVP_MD_CTX_new());
  std::string der(80, '\0');
  std::size_t size = der.size();
  if (scalar_.empty() || !context ||
      EVP_DigestSignInit(context.get(), nullptr, EVP_sha256(), nullptr, key_.get()) != 1 ||
      EVP_DigestSign(context.get(), bytes_in(der), &size, bytes_in(text), text.size()) != 1)
    return no_crypto();
  const unsigned char* at = bytes_in(der);
  const OwnedSignature read(d2i_ECDSA_SIG(nullptr, &at, static_cast<long>(size)));
  std::string made(2 * kScalarBytes, '\0');
  constexpr int kHalf = kScalarBytes;
  if (!read || BN_bn2binpad(ECDSA_SIG_get0_r(read.get()), bytes_in(made), kHalf) != kHalf ||
      BN_bn2binpad(ECDSA_SIG_get0_s(read.get()), bytes_in(made) + kHalf, kHalf) != kHalf)
    return no_crypto();
  return made;
}

bool EllipticKey::has_signed(std::string_view text, std::string_view der) const {
  const OwnedDigest context(EVP_MD_CTX_new());
  return context && EVP_DigestVerifyInit(context.get(), nullptr, EVP_sha256(), nullptr, key_.get()) == 1 &&
         EVP_DigestVerify(context.get(), bytes_in(der), der.size(), bytes_in(text), text.size()) == 1;
}

Result<std::string> aes128gcm(std::string_view key, std::string_view nonce, std::string_view plain) {
  const OwnedCipher context(EVP_CIPHER_CTX_new());
  std::string made(plain.size() + kTagBytes, '\0');
  int size = 0, last = 0;
  if (key.size() != 16 || nonce.size() != 12 || !context ||
      EVP_EncryptInit_ex2(context.get(), EVP_aes_128_gcm(), bytes_in(key), bytes_in(nonce), nullptr) != 1 ||
      EVP_EncryptUpdate(context.get(), bytes_in(made), &size, bytes_in(plain),
                        static_cast<int>(plain.size())) != 1 ||
      EVP_EncryptFinal_ex(context.get(), bytes_in(made) + size, &last) != 1 ||
      EVP_CIPHER_CTX_ctrl(context.get(), EVP_CTRL_GCM_GET_TAG, kTagBytes, bytes_in(made) + plain.size()) != 1)
    return no_crypto();
  return made;
}

}  // namespace boardwright::server
