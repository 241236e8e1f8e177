// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/line/entropy.hpp"

#include <sodium.h>

#include <array>

#include "framework/text/plain_text.hpp"

namespace boardwright {
namespace {

constexpr std::size_t kLongestEntropy = 1000;
constexpr std::size_t kDigits = 64;

/// BLAKE2b-256 over texts, each with its size before it, so that no two lists of texts give the same bytes.
class Digest {
 public:
  explicit Digest(std::string_view purpose) {
    if (sodium_init() < 0) std::abort();  // nothing that follows would be secret or fair
    crypto_generichash_init(&state_, nullptr, 0, 32);
    add(purpose);
  }
  void add(std::string_view text) {
    const std::string size = std::to_string(text.size()) + ":";
    for (const std::string_view part : {std::string_view(size), text})
      crypto_generichash_update(&state_, reinterpret_cast<const unsigned char*>(part.data()), part.size());
  }
  [[nodiscard]] std::string hex() {
    std::array<unsigned char, 32> bytes{};
    crypto_generichash_final(&state_, bytes.data(), bytes.size());
    std::array<char, kDigits + 1> digits{};
    sodium_bin2hex(digits.data(), digits.size(), bytes.data(), bytes.size());
    return digits.data();
  }

 private:
  crypto_generichash_state state_{};
};

}  // namespace

std::string entropy_hash(std::string_view seat, std::string_view text) {
  Digest digest("boardwright entropy");
  digest.add(seat);
  digest.add(text);
  return digest.hex();
}

Seed with_entropy(const Seed& host, const std::map<std::string, std::string>& texts) {
  if (texts.empty()) return host;
  Digest digest("boardwright dice");
  digest.add(host.hex());
  for (const auto& [seat, text] : texts) {
    digest.add(seat);
    digest.add(text);
  }
  return Seed::from_hex(digest.hex()).value();  // 64 digits are a seed
}

Result<void> check_entropy(const Rules& rules, Seat seat, std::string_view text) {
  if (seat >= rules.seat_count()) return fail("there is no such seat");
  if (!text.empty() && text.size() <= kLongestEntropy && is_utf8(text) && one_line(text) == text) return {};
  return fail("what " + std::string(rules.seat_name(seat)) +
              " adds to the dice must be one line of at most " + std::to_string(kLongestEntropy) + " bytes");
}

std::map<std::string, std::string> by_seat_name(const Rules& rules,
                                                const std::map<Seat, std::string>& texts) {
  std::map<std::string, std::string> named;
  for (const auto& [seat, text] : texts) named[std::string(rules.seat_name(seat))] = text;
  return named;
}

Result<void> SeedAgreement::commit(Seat seat, std::string_view hash) {
  if (seat >= rules_->seat_count()) return fail("there is no such seat");
  const std::string name(rules_->seat_name(seat));
  if (closed_) return fail(name + " comes too late: texts may be known already");
  if (hash.size() != kDigits || hash.find_first_not_of("0123456789abcdef") != std::string_view::npos)
    return fail("a hash has " + std::to_string(kDigits) + " hexadecimal digits");
  // The same hash again is the same command again.
  const auto [known, added] = hashes_.emplace(seat, hash);
  if (!added && known->second != hash) return fail(name + " has shown another hash before");
  return {};
}

Result<void> SeedAgreement::reveal(Seat seat, std::string_view text) {
  const auto hash = hashes_.find(seat);
  if (!closed_) return fail("others may still choose what they add: texts come later");
  if (hash == hashes_.end()) return fail("this seat has shown no hash");
  if (auto fit = check_entropy(*rules_, seat, text); !fit) return fit;
  const std::string name(rules_->seat_name(seat));
  if (entropy_hash(name, text) != hash->second)
    return fail("this is not the text whose hash " + name + " has shown");
  texts_.emplace(seat, text);
  return {};
}

Result<std::map<Seat, std::string>> SeedAgreement::texts() const {
  if (!closed_) return fail("others may still choose what they add to the dice");
  for (const auto& [seat, hash] : hashes_)
    if (!texts_.contains(seat))
      return fail(std::string(rules_->seat_name(seat)) + " has not shown its text yet");
  return texts_;
}

}  // namespace boardwright
