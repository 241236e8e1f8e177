// SPDX-License-Identifier: GPL-3.0-or-later
//
// The small parts that every layer uses: random numbers, repetition, letters, hashes.
#include <rapidcheck/catch.h>
#include <boardwright/pure/random.hpp>
#include <boardwright/pure/repetition.hpp>
#include <boardwright/pure/utf8.hpp>
#include <boardwright/sdk/hash.hpp>
#include <catch2/catch.hpp>
#include <cmath>
#include <cstring>
#include <map>
#include <memory>
#include <set>
#include <vector>

namespace boardwright {
namespace {

/// Pearson's statistic for a uniform distribution.
double chi_squared(const std::vector<std::uint32_t>& counts, double expected) {
  double sum = 0;
  for (const double count : counts) sum += (count - expected) * (count - expected) / expected;
  return sum;
}

struct Bytes {
  std::uint8_t at[11];
};

}  // namespace

TEST_CASE("random numbers below a bound are uniform", "[pure]") {
  Random random(std::uint64_t{42});
  for (const std::uint32_t bound : {2U, 3U, 10U, 64U, 100U}) {
    std::vector<std::uint32_t> counts(bound);
    constexpr std::uint32_t kEach = 2000;
    for (std::uint32_t i = 0; i < kEach * bound; ++i) ++counts.at(random.below(bound));
    const double degrees = bound - 1.0;
    CAPTURE(bound);
    // Six standard deviations of the statistic; the seed is fixed.
    CHECK(chi_squared(counts, kEach) < degrees + 6 * std::sqrt(2 * degrees) + 6);
    CHECK(chi_squared(counts, kEach) > 0);
  }
}

TEST_CASE("random numbers of a bound that is no power of two have no bias", "[pure]") {
  // With a bound of 3/4 of 2^32, a plain product would give one third of the values twice as often.
  constexpr std::uint32_t kBound = 3U << 30U;
  Random random(std::uint64_t{7});
  std::vector<std::uint32_t> counts(3);
  constexpr std::uint32_t kDraws = 90000;
  for (std::uint32_t i = 0; i < kDraws; ++i) {
    const std::uint32_t drawn = random.below(kBound);
    REQUIRE(drawn < kBound);
    ++counts[drawn % 3];
  }
  CHECK(chi_squared(counts, kDraws / 3.0) < 30);
}

TEST_CASE("random numbers go on from saved words and differ by seed", "[pure]") {
  rc::prop("save and restore", [](std::uint64_t seed, std::uint8_t steps) {
    Random random(seed);
    for (int i = 0; i < steps; ++i) random.next();
    std::uint64_t words[4];
    random.save(words);
    Random restored(words);
    for (int i = 0; i < 5; ++i) RC_ASSERT(random.next() == restored.next());
  });
  std::set<std::uint64_t> first;
  for (std::uint64_t seed = 0; seed < 1000; ++seed) first.insert(Random(seed).next());
  CHECK(first.size() == 1000);
  CHECK(Random(std::uint64_t{0}).below(1) == 0);
}

TEST_CASE("repetition is counted as a map would", "[pure]") {
  rc::prop("add", [](const std::vector<std::uint8_t>& visits, bool alike) {
    const auto counter = std::make_unique<RepetitionCounter>();
    std::map<std::uint64_t, std::uint32_t> seen;
    for (const std::uint8_t visit : visits) {
      // Alike: keys that the filter can't tell apart.
      const std::uint64_t key = alike ? std::uint64_t{visit} << 40U : mix64(visit);
      RC_ASSERT(counter->add(key) == ++seen[key]);
    }
  });
}

TEST_CASE("repetition is counted up to the longest game", "[pure]") {
  const auto counter = std::make_unique<RepetitionCounter>();
  Random random(std::uint64_t{3});
  std::map<std::uint64_t, std::uint32_t> seen;
  for (std::uint32_t i = 0; i < RepetitionCounter::kMaxPlies; ++i) {
    const std::uint64_t key = mix64(random.below(3000));
    if (counter->add(key) != ++seen[key]) FAIL("at position " << i);
  }
  CHECK(seen.size() > 2000);
}

TEST_CASE("letters of UTF-8 have as many bytes as their numbers need", "[pure]") {
  std::uint32_t found = 0;
  for (std::uint32_t number = 0; number < 0x200000; ++number) {
    const auto last = [&](std::uint32_t shift) {
      return static_cast<char>(0x80U | (number >> shift & 0x3FU));
    };
    const auto first = [&](std::uint32_t mark, std::uint32_t shift) {
      return static_cast<char>(mark | number >> shift);
    };
    const std::uint32_t wanted = number < 0x80 ? 1 : number < 0x800 ? 2 : number < 0x10000 ? 3 : 4;
    const bool letter = (number < 0xD800 || number > 0xDFFF) && number <= 0x10FFFF;
    // In every form that has room for the number, the right one and longer ones.
    const std::string forms[] = {{static_cast<char>(number)},
                                 {first(0xC0, 6), last(0)},
                                 {first(0xE0, 12), last(6), last(0)},
                                 {first(0xF0, 18), last(12), last(6), last(0)}};
    for (std::uint32_t size = wanted; size <= 4; ++size) {
      const std::size_t told = letter_size(forms[size - 1], 0);
      if (told != (letter && size == wanted ? size : 0)) FAIL(number << " in " << size << " bytes: " << told);
      found += told != 0 ? 1U : 0U;
    }
  }
  CHECK(found == 0x110000 - 0x800);
}

TEST_CASE("where no letter of UTF-8 begins its size is 0", "[pure]") {
  const std::string_view text = "a\xC3\xA4\xE2\x80\xA6";
  CHECK(letter_size(text, 0) == 1);
  CHECK(letter_size(text, 1) == 2);
  CHECK(letter_size(text, 2) == 0);
  CHECK(letter_size(text, 3) == 3);
  CHECK(letter_size(text, 6) == 0);
  CHECK(letter_size(text, 100) == 0);
  CHECK(letter_size("\xE2\x80", 0) == 0);
  CHECK(letter_size("\xE2\x80z", 0) == 0);
  CHECK(letter_size("\xC3", 0) == 0);
  CHECK(letter_size("\xFF", 0) == 0);
}

TEST_CASE("letters are counted, not their bytes", "[pure]") {
  CHECK(letters_in("") == 0);
  CHECK(letters_in("a\xC3\xA4\xE2\x80\xA6\xF0\x9F\x98\x80z") == 5);
}

TEST_CASE("texts are cut between letters", "[pure]") {
  const std::string_view text = "a\xC3\xA4\xE2\x80\xA6\xF0\x9F\x98\x80";
  const std::size_t kept[] = {0, 1, 1, 3, 3, 3, 6, 6, 6, 6, 10, 10};
  for (std::size_t most = 0; most < std::size(kept); ++most)
    CHECK(cut_letters(text, most) == text.substr(0, kept[most]));
  CHECK(cut_letters("\x80\x80\x80\x80\x80", 4).size() == 4);  // bytes that are no letters
  CHECK(cut_letters("\xE2\xE2\xE2", 2).size() == 2);
}

TEST_CASE("hashes of positions depend on every bit", "[pure]") {
  const Bytes zero{};
  std::set<std::uint64_t> hashes{sdk::hash_bytes(zero)};
  std::set<std::uint64_t> low{sdk::hash_bytes(zero) & 0xFFFFFFU};
  for (std::size_t i = 0; i < sizeof zero.at; ++i)
    for (int bit = 0; bit < 8; ++bit) {
      Bytes other = zero;
      other.at[i] = static_cast<std::uint8_t>(1U << bit);
      hashes.insert(sdk::hash_bytes(other));
      low.insert(sdk::hash_bytes(other) & 0xFFFFFFU);
    }
  CHECK(hashes.size() == 89);
  CHECK(low.size() == 89);
  rc::prop("equal bytes, equal hashes; different bytes, different hashes",
           [](std::uint64_t a, std::uint64_t b) {
             Bytes x{}, y{};
             std::memcpy(x.at, &a, 8);
             std::memcpy(y.at, &b, 8);
             RC_ASSERT((sdk::hash_bytes(x) == sdk::hash_bytes(y)) == (a == b));
           });
}

}  // namespace boardwright
