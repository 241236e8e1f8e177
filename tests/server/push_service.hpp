// SPDX-License-Identifier: GPL-3.0-or-later
//
// A push service on this machine, with a certificate of its own, and a browser that reads what it is sent: by OpenSSL's
// own derivation of keys, not by the server's.
#pragma once

#include <arpa/inet.h>
#include <netinet/in.h>
#include <openssl/core_names.h>
#include <openssl/ecdsa.h>
#include <openssl/evp.h>
#include <openssl/kdf.h>
#include <openssl/params.h>
#include <openssl/pem.h>
#include <openssl/rand.h>
#include <openssl/ssl.h>
#include <openssl/x509v3.h>
#include <poll.h>
#include <signal.h>
#include <sys/socket.h>
#include <unistd.h>

#include <atomic>
#include <catch2/catch.hpp>
#include <memory>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

#include "ui/server/secrets.hpp"

namespace boardwright::test {

inline unsigned char* octets(std::string& bytes) { return reinterpret_cast<unsigned char*>(bytes.data()); }
inline const unsigned char* octets(const std::string& bytes) {
  return reinterpret_cast<const unsigned char*>(bytes.data());
}

using OwnedKey = std::unique_ptr<EVP_PKEY, decltype(&EVP_PKEY_free)>;

inline std::string point_of_key(const EVP_PKEY* key) {
  std::string point(65, '\0');
  std::size_t size = 0;
  REQUIRE(EVP_PKEY_get_octet_string_param(key, OSSL_PKEY_PARAM_PUB_KEY, octets(point), point.size(), &size) ==
          1);
  REQUIRE(size == 65);
  return point;
}

inline OwnedKey key_of_point(const std::string& point) {
  const OwnedKey model(EVP_EC_gen("P-256"), EVP_PKEY_free);
  OwnedKey key(EVP_PKEY_new(), EVP_PKEY_free);
  REQUIRE(EVP_PKEY_copy_parameters(key.get(), model.get()) == 1);
  REQUIRE(EVP_PKEY_set1_encoded_public_key(key.get(), octets(point), point.size()) == 1);
  return key;
}

inline std::string hkdf(const std::string& salt, std::string secret, std::string info, std::size_t size) {
  const std::unique_ptr<EVP_KDF, decltype(&EVP_KDF_free)> kind(EVP_KDF_fetch(nullptr, "HKDF", nullptr),
                                                               EVP_KDF_free);
  const std::unique_ptr<EVP_KDF_CTX, decltype(&EVP_KDF_CTX_free)> context(EVP_KDF_CTX_new(kind.get()),
                                                                          EVP_KDF_CTX_free);
  std::string digest = "SHA256", salted = salt, made(size, '\0');
  const OSSL_PARAM parameters[] = {
      OSSL_PARAM_construct_utf8_string(OSSL_KDF_PARAM_DIGEST, digest.data(), 0),
      OSSL_PARAM_construct_octet_string(OSSL_KDF_PARAM_KEY, secret.data(), secret.size()),
      OSSL_PARAM_construct_octet_string(OSSL_KDF_PARAM_SALT, salted.data(), salted.size()),
      OSSL_PARAM_construct_octet_string(OSSL_KDF_PARAM_INFO, info.data(), info.size()),
      OSSL_PARAM_construct_end()};
  REQUIRE(EVP_KDF_derive(context.get(), octets(made), made.size(), parameters) == 1);
  return made;
}

/// Of somebody who wants to be told.
class PushedBrowser {
 public:
  PushedBrowser() { RAND_bytes(octets(auth_), static_cast<int>(auth_.size())); }
  [[nodiscard]] std::string p256dh() const { return server::base64url(point_of_key(key_.get())); }
  [[nodiscard]] std::string auth() const { return server::base64url(auth_); }
  /// What a message says, by RFC 8188 and RFC 8291.
  [[nodiscard]] std::string read(const std::string& body) const {
    REQUIRE(body.size() > 86 + 16);
    const std::string salt = body.substr(0, 16), sender = body.substr(21, 65);
    REQUIRE(body.substr(16, 5) == std::string("\0\0\x10\0\x41", 5));
    const OwnedKey other = key_of_point(sender);
    const std::unique_ptr<EVP_PKEY_CTX, decltype(&EVP_PKEY_CTX_free)> both(
        EVP_PKEY_CTX_new(key_.get(), nullptr), EVP_PKEY_CTX_free);
    std::string shared(32, '\0');
    std::size_t size = shared.size();
    REQUIRE(EVP_PKEY_derive_init(both.get()) == 1);
    REQUIRE(EVP_PKEY_derive_set_peer(both.get(), other.get()) == 1);
    REQUIRE(EVP_PKEY_derive(both.get(), octets(shared), &size) == 1);
    const std::string zero(1, '\0');
    const std::string secret =
        hkdf(auth_, shared, "WebPush: info" + zero + point_of_key(key_.get()) + sender, 32);
    const std::string key = hkdf(salt, secret, "Content-Encoding: aes128gcm" + zero, 16);
    const std::string nonce = hkdf(salt, secret, "Content-Encoding: nonce" + zero, 12);
    const std::unique_ptr<EVP_CIPHER_CTX, decltype(&EVP_CIPHER_CTX_free)> context(EVP_CIPHER_CTX_new(),
                                                                                  EVP_CIPHER_CTX_free);
    std::string text = body.substr(86, body.size() - 86 - 16), tag = body.substr(body.size() - 16);
    int length = 0;
    REQUIRE(EVP_DecryptInit_ex(context.get(), EVP_aes_128_gcm(), nullptr, octets(key), octets(nonce)) == 1);
    REQUIRE(EVP_DecryptUpdate(context.get(), octets(text), &length, octets(text),
                              static_cast<int>(text.size())) == 1);
    REQUIRE(EVP_CIPHER_CTX_ctrl(context.get(), EVP_CTRL_GCM_SET_TAG, 16, tag.data()) == 1);
    REQUIRE(EVP_DecryptFinal_ex(context.get(), octets(text) + length, &length) == 1);
    const std::size_t end = text.find_last_not_of('\0');
    REQUIRE(text[end] == '\2');
    return text.substr(0, end);
  }

 private:
  OwnedKey key_{EVP_EC_gen("P-256"), EVP_PKEY_free};
  std::string auth_ = std::string(16, '\0');
};

/// Of r and s, 64 bytes.
inline std::string der_of_es256(const std::string& signature) {
  REQUIRE(signature.size() == 64);
  ECDSA_SIG* both = ECDSA_SIG_new();
  ECDSA_SIG_set0(both, BN_bin2bn(octets(signature), 32, nullptr),
                 BN_bin2bn(octets(signature) + 32, 32, nullptr));
  std::string der(80, '\0');
  unsigned char* at = octets(der);
  der.resize(static_cast<std::size_t>(i2d_ECDSA_SIG(both, &at)));
  ECDSA_SIG_free(both);
  return der;
}

/// Whether that key has signed it, by r and s.
inline bool es256_holds(const std::string& point, const std::string& text, const std::string& signature) {
  const std::string der = der_of_es256(signature);
  const OwnedKey key = key_of_point(point);
  const std::unique_ptr<EVP_MD_CTX, decltype(&EVP_MD_CTX_free)> context(EVP_MD_CTX_new(), EVP_MD_CTX_free);
  REQUIRE(EVP_DigestVerifyInit(context.get(), nullptr, EVP_sha256(), nullptr, key.get()) == 1);
  return EVP_DigestVerify(context.get(), octets(der), der.size(), octets(text), text.size()) == 1;
}

class PushService {
 public:
  struct Taken {
    std::string head, body;
  };
  /// `name`: what the certificate is for.
  explicit PushService(const std::string& name = "localhost") {
    make_certificate(name);
    context_.reset(SSL_CTX_new(TLS_server_method()));
    REQUIRE(SSL_CTX_use_certificate(context_.get(), certificate_.get()) == 1);
    REQUIRE(SSL_CTX_use_PrivateKey(context_.get(), key_.get()) == 1);
    listening_ = ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    socklen_t size = sizeof address;
    REQUIRE(::bind(listening_, reinterpret_cast<const sockaddr*>(&address), size) == 0);
    REQUIRE(::listen(listening_, 16) == 0);
    REQUIRE(::getsockname(listening_, reinterpret_cast<sockaddr*>(&address), &size) == 0);
    port_ = ntohs(address.sin_port);
    thread_ = std::thread([this] { run(); });
  }
  PushService(const PushService&) = delete;
  PushService& operator=(const PushService&) = delete;
  ~PushService() {
    stop_ = true;
    thread_.join();
    ::close(listening_);
  }

  [[nodiscard]] std::string endpoint(const std::string& path) const {
    return "https://localhost:" + std::to_string(port_) + path;
  }
  [[nodiscard]] std::string certificate() const {
    const std::unique_ptr<BIO, decltype(&BIO_free)> text(BIO_new(BIO_s_mem()), BIO_free);
    REQUIRE(PEM_write_bio_X509(text.get(), certificate_.get()) == 1);
    char* data = nullptr;
    const long size = BIO_get_mem_data(text.get(), &data);
    return {data, static_cast<std::size_t>(size)};
  }
  [[nodiscard]] std::vector<Taken> taken() const {
    const std::lock_guard lock(mutex_);
    return taken_;
  }

  std::atomic<int> status{201}, connections{0};
  std::atomic<int> retry_after{0};
  std::atomic<bool> silent{false};  ///< takes everything and says nothing

 private:
  void make_certificate(const std::string& name) {
    X509* made = certificate_.get();
    X509_set_version(made, 2);
    ASN1_INTEGER_set(X509_get_serialNumber(made), 1);
    X509_gmtime_adj(X509_getm_notBefore(made), -3600);
    X509_gmtime_adj(X509_getm_notAfter(made), 24L * 3600);
    X509_set_pubkey(made, key_.get());
    X509_NAME_add_entry_by_txt(X509_get_subject_name(made), "CN", MBSTRING_ASC, octets(name), -1, -1, 0);
    X509_set_issuer_name(made, X509_get_subject_name(made));
    const auto extension = [&](int id, const std::string& value) {
      X509_EXTENSION* one = X509V3_EXT_conf_nid(nullptr, nullptr, id, value.c_str());
      X509_add_ext(made, one, -1);
      X509_EXTENSION_free(one);
    };
    extension(NID_basic_constraints, "critical,CA:TRUE");
    extension(NID_subject_alt_name, "DNS:" + name);
    REQUIRE(X509_sign(made, key_.get(), EVP_sha256()) > 0);
  }
  void run() {
    sigset_t broken_pipes;  // whoever hangs up ends no test
    sigemptyset(&broken_pipes);
    sigaddset(&broken_pipes, SIGPIPE);
    pthread_sigmask(SIG_BLOCK, &broken_pipes, nullptr);
    while (!stop_) {
      pollfd ready{listening_, POLLIN, 0};
      if (::poll(&ready, 1, 50) <= 0) continue;
      const int socket = ::accept(listening_, nullptr, nullptr);
      if (socket < 0) continue;
      ++connections;
      const timeval patience{.tv_sec = 5, .tv_usec = 0};
      ::setsockopt(socket, SOL_SOCKET, SO_RCVTIMEO, &patience, sizeof patience);
      SSL* talk = SSL_new(context_.get());
      SSL_set_fd(talk, socket);
      if (SSL_accept(talk) == 1) hear(talk);
      SSL_free(talk);
      ::close(socket);
    }
  }
  void hear(SSL* talk) {
    std::string came;
    char bytes[4096];
    std::size_t end = std::string::npos, length = 0;
    while (end == std::string::npos || came.size() < end + 4 + length) {
      const int size = SSL_read(talk, bytes, sizeof bytes);
      if (size <= 0) return;
      came.append(bytes, static_cast<std::size_t>(size));
      if (end != std::string::npos) continue;
      end = came.find("\r\n\r\n");
      const std::size_t says = came.find("Content-Length: ");
      if (says != std::string::npos) length = std::stoul(came.substr(says + 16));
    }
    while (silent && !stop_) std::this_thread::sleep_for(std::chrono::milliseconds(20));
    {
      const std::lock_guard lock(mutex_);
      taken_.push_back({came.substr(0, end + 2), came.substr(end + 4)});
    }
    std::string answer = "HTTP/1.1 " + std::to_string(status) + " So\r\nContent-Length: 0\r\n";
    if (retry_after > 0) answer += "Retry-After: " + std::to_string(retry_after) + "\r\n";
    answer += "\r\n";
    SSL_write(talk, answer.data(), static_cast<int>(answer.size()));
    SSL_shutdown(talk);
  }

  OwnedKey key_{EVP_EC_gen("P-256"), EVP_PKEY_free};
  std::unique_ptr<X509, decltype(&X509_free)> certificate_{X509_new(), X509_free};
  std::unique_ptr<SSL_CTX, decltype(&SSL_CTX_free)> context_{nullptr, SSL_CTX_free};
  int listening_ = -1;
  std::uint16_t port_ = 0;
  std::atomic<bool> stop_{false};
  mutable std::mutex mutex_;
  std::vector<Taken> taken_;
  std::thread thread_;
};

}  // namespace boardwright::test
