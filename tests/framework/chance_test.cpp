// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/line/chance.hpp"

#include <map>
#include <set>

#include "tests/framework/support.hpp"

using namespace boardwright;
using namespace boardwright::test;

namespace {

Position coin_due(const std::shared_ptr<const Rules>& rules) {
  return value_of(rules->read_position("0/0 f 1"));
}

}  // namespace

TEST_CASE("a seed has a text and a hash, and nothing else is one") {
  const Seed seed = Seed::from_number(7);
  CHECK(seed.hex().size() == 64);
  CHECK(value_of(Seed::from_hex(seed.hex())) == seed);
  CHECK(seed.hash() != seed.hex());
  CHECK(seed.hash() == Seed::from_number(7).hash());
  CHECK_FALSE(Seed::from_number(8) == seed);
  CHECK_FALSE(Seed::fresh() == Seed::fresh());
  for (const std::string& bad :
       {std::string(), std::string(63, 'a'), std::string(64, 'g'), std::string(66, 'a')})
    CHECK(error_of(Seed::from_hex(bad)) == "a seed has 64 hexadecimal digits");
}

TEST_CASE("draws are the published ChaCha20 stream, so that records can be checked elsewhere") {
  // The all-zero key and nonce: test vector TC1 of draft-strombergson-chacha-test-vectors-01, 20 rounds.
  const Seed zero = value_of(Seed::from_hex(std::string(64, '0')));
  // 76b8e0ada0f13d90 as a little-endian number, and 2^32 divides 2^64: nothing is rejected.
  CHECK(zero.draw(0, std::uint64_t{1} << 32U) == 0xade0b876U);
}

TEST_CASE("draws are below the bound and even") {
  const Seed seed = Seed::from_number(1);
  std::map<std::uint64_t, int> counts;
  for (std::uint64_t k = 0; k < 6000; ++k) ++counts[seed.draw(k, 6)];
  REQUIRE(counts.size() == 6);
  CHECK(counts.rbegin()->first == 5);
  double chi = 0;
  for (const auto& [face, count] : counts) chi += (count - 1000.0) * (count - 1000.0) / 1000.0;
  CHECK(chi < 20.5);  // 5 degrees of freedom, p = 0.001
  CHECK(seed.draw(3, 1) == 0);
}

TEST_CASE("a bound that doesn't divide the range rejects the uneven rest") {
  // Two thirds of 2^64: without rejection the lower half would come up twice as often.
  const std::uint64_t bound = (std::uint64_t{1} << 63U) + (std::uint64_t{1} << 61U);
  const Seed seed = Seed::from_number(2);
  int low = 0;
  for (std::uint64_t k = 0; k < 4000; ++k) low += seed.draw(k, bound) < bound / 2 ? 1 : 0;
  CHECK(low > 1850);
  CHECK(low < 2150);
}

TEST_CASE("events are drawn by their weights") {
  const auto rules = tiny("coin_race", {{"weight", std::int64_t{3}}});
  const Position position = coin_due(rules);
  const Seed seed = Seed::from_number(3);
  int heads = 0;
  for (std::uint64_t k = 0; k < 4000; ++k)
    heads += position.move_text(BW_CHANCE, value_of(seed.draw(position, k))) == "heads" ? 1 : 0;
  CHECK(heads > 2880);
  CHECK(heads < 3120);
}

TEST_CASE("a draw depends on seed and number and on nothing else") {
  const auto rules = tiny("coin_race");
  const Position position = coin_due(rules);
  const Seed seed = Seed::from_number(4);
  std::set<Move> seen;
  for (std::uint64_t k = 0; k < 20; ++k) {
    seen.insert(value_of(seed.draw(position, k)));
    CHECK(value_of(seed.draw(position, k)) == value_of(Seed::from_number(4).draw(position, k)));
  }
  CHECK(seen.size() == 2);
}

TEST_CASE("without a chance event there is nothing to draw") {
  CHECK(error_of(Seed::from_number(1).draw(tiny("coin_race")->start(), 0)) ==
        "the rules of coin_race wait for chance but nothing can happen");
}

TEST_CASE("generators for players differ by purpose") {
  const Seed seed = Seed::from_number(5);
  Random a = seed.generator("player first"), b = seed.generator("player second"),
         c = seed.generator("player first");
  const auto from_a = a.next();
  CHECK(from_a == c.next());
  CHECK(from_a != b.next());
}
