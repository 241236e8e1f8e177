// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/line/chance.hpp"

#include <sodium.h>

#include <algorithm>
#include <limits>

namespace boardwright {
namespace {

constexpr std::size_t kWordsAtOnce = 8;

/// libsodium needs this once; later calls cost nothing.
void prepare() {
  if (sodium_init() < 0) std::abort();  // no secure random numbers at all: nothing here may go on
}

template <class Bytes>
std::string to_hex(const Bytes& bytes) {
  std::string text(bytes.size() * 2 + 1, '\0');
  sodium_bin2hex(text.data(), text.size(), bytes.data(), bytes.size());
  text.pop_back();
  return text;
}

std::array<unsigned char, 8> little_endian(std::uint64_t number) {
  std::array<unsigned char, 8> bytes{};
  for (unsigned i = 0; i < bytes.size(); ++i) bytes[i] = static_cast<unsigned char>(number >> (8 * i));
  return bytes;
}

std::uint64_t word_at(const unsigned char* bytes) {
  std::uint64_t word = 0;
  for (unsigned i = 0; i < 8; ++i) word |= std::uint64_t{bytes[i]} << (8 * i);
  return word;
}

}  // namespace

Seed Seed::fresh() {
  prepare();
  Seed seed;
  randombytes_buf(seed.bytes_.data(), seed.bytes_.size());
  return seed;
}

Seed Seed::from_number(std::uint64_t number) {
  prepare();
  Seed seed;
  const auto bytes = little_endian(number);
  crypto_generichash(seed.bytes_.data(), seed.bytes_.size(), bytes.data(), bytes.size(), nullptr, 0);
  return seed;
}

Result<Seed> Seed::from_hex(std::string_view text) {
  prepare();
  Seed seed;
  std::size_t size = 0;
  if (text.size() != 2 * seed.bytes_.size() ||
      sodium_hex2bin(seed.bytes_.data(), seed.bytes_.size(), text.data(), text.size(), nullptr, &size,
                     nullptr) != 0 ||
      size != seed.bytes_.size())
    return fail("a seed has 64 hexadecimal digits");
  return seed;
}

std::string Seed::hex() const { return to_hex(bytes_); }

std::string Seed::hash() const {
  prepare();
  std::array<unsigned char, 32> digest{};
  crypto_generichash(digest.data(), digest.size(), bytes_.data(), bytes_.size(), nullptr, 0);
  return to_hex(digest);
}

std::uint64_t Seed::draw(std::uint64_t index, std::uint64_t bound) const {
  prepare();
  const auto nonce = little_endian(index);
  static_assert(crypto_stream_chacha20_NONCEBYTES == nonce.size());
  // Numbers from the last, incomplete stretch of `bound` would favour the first results.
  const std::uint64_t uneven = (std::numeric_limits<std::uint64_t>::max() % bound + 1) % bound;
  const std::uint64_t last = std::numeric_limits<std::uint64_t>::max() - uneven;
  for (std::size_t words = kWordsAtOnce;; words *= 2) {
    std::vector<unsigned char> stream(words * 8);
    crypto_stream_chacha20(stream.data(), stream.size(), nonce.data(), bytes_.data());
    for (std::size_t i = 0; i < words; ++i)
      if (const std::uint64_t word = word_at(&stream[i * 8]); word <= last) return word % bound;
  }
}

Result<Move> Seed::draw(const Position& position, std::uint64_t index) const {
  struct Event {
    std::string text;
    Move event;
    std::uint32_t weight;
  };
  std::vector<Event> events;
  std::uint64_t total = 0;
  for (const auto& [event, weight] : position.chance_events()) {
    events.push_back({position.move_text(BW_CHANCE, event), event, weight});
    total += weight;
  }
  if (total == 0)
    return fail("the rules of " + position.rules().game_id() + " wait for chance but nothing can happen");
  // Numbers of events may differ between versions of a plugin; their texts don't.
  std::sort(events.begin(), events.end(), [](const Event& a, const Event& b) { return a.text < b.text; });
  std::uint64_t rest = draw(index, total);
  for (const auto& event : events) {
    if (rest < event.weight) return event.event;
    rest -= event.weight;
  }
  return fail("no chance event was drawn");  // unreachable: rest is below the sum of the weights
}

Random Seed::generator(std::string_view purpose) const {
  prepare();
  std::array<unsigned char, 32> digest{};
  crypto_generichash(digest.data(), digest.size(), reinterpret_cast<const unsigned char*>(purpose.data()),
                     purpose.size(), bytes_.data(), bytes_.size());
  std::uint64_t words[4];
  for (unsigned i = 0; i < 4; ++i) words[i] = word_at(&digest[8 * i]);
  return Random(words);
}

}  // namespace boardwright
