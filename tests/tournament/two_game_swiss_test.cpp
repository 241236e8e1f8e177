// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/tournament/two_game_swiss.hpp"

#include <rapidcheck.h>
#include <algorithm>
#include <boardwright/pure/random.hpp>
#include <catch2/catch.hpp>
#include <optional>
#include <tuple>

#include "tests/tournament/cross_lines.hpp"

using namespace boardwright;
using namespace boardwright::tournament;
using boardwright::test::cross_table;

namespace {

using Numbers = std::vector<Number>;
using Couples = std::vector<std::pair<Number, Number>>;  // the smaller number first

/// T9.2 to T9.4 by trying everything: for up to eight people.
class LiteralRound {
 public:
  explicit LiteralRound(const Crosstable& table) : table_(table), round_(table.rounds()) {
    for (Number number = 1; number <= table.entrants.size(); ++number)
      if (!table.of(number).out) people_.push_back(number);
    std::ranges::stable_sort(people_, [this](Number a, Number b) { return score(a) > score(b); });
    last_ = table.planned_rounds != 0 && round_ + 1 >= table.planned_rounds;
  }

  struct Made {
    Number bye = 0;
    Couples pairs;
  };
  std::optional<Made> made() const {
    Made result;
    auto left = people_;
    if (left.size() % 2 == 1) {
      result.bye = bye();
      if (result.bye == 0) return std::nullopt;
      std::erase(left, result.bye);
    } else if (pairings(left).empty()) {
      return std::nullopt;
    }
    while (!left.empty()) {
      const Numbers moved = best_set(left);
      const auto group = joined(residents(left), moved);
      auto all = pairings(group);
      std::ranges::sort(all, {}, [&](const Couples& pairs) {
        Numbers tops, bottoms;
        for (const auto& [top, bottom] : pairs) tops.push_back(top), bottoms.push_back(bottom);
        return std::tuple(broken(pairs, moved), tops, bottoms);
      });
      result.pairs.insert(result.pairs.end(), all[0].begin(), all[0].end());
      for (const Number number : group) std::erase(left, number);
    }
    std::ranges::sort(result.pairs);
    return result;
  }

 private:
  Points score(Number number) const { return table_.score(number, round_); }

  bool met(Number a, Number b) const {
    return std::ranges::any_of(
        table_.of(a).rounds, [b](const RoundEntry& entry) { return entry.opponent == b && entry.played(); });
  }

  bool floated(Number number) const {  // T5.5
    if (round_ == 0 || table_.of(number).rounds.size() < round_) return false;
    const RoundEntry& entry = table_.of(number).rounds[round_ - 1];
    if (entry.played()) return table_.score(number, round_ - 1) != table_.score(entry.opponent, round_ - 1);
    return table_.points(entry) > table_.scheme.loss;
  }

  Number bye() const {
    auto order = people_;
    std::ranges::sort(order, {}, [this](Number number) {
      const auto played = std::ranges::count_if(table_.of(number).rounds, &RoundEntry::played);
      return std::tuple(score(number), -played, -std::int64_t{number});
    });
    for (const Number number : order) {
      const bool barred = std::ranges::any_of(table_.of(number).rounds, [](const RoundEntry& entry) {
        return entry.code == Code::kBye || entry.code == Code::kForfeitWin || entry.code == Code::kFull;
      });
      auto rest = people_;
      std::erase(rest, number);
      if (!barred && !pairings(rest).empty()) return number;
    }
    return 0;
  }

  /// All complete pairings, couples in the order of their smaller numbers.
  std::vector<Couples> pairings(Numbers people) const {
    if (people.empty()) return {{}};
    std::ranges::sort(people);
    std::vector<Couples> all;
    for (std::size_t i = 1; i < people.size(); ++i) {
      if (met(people[0], people[i])) continue;
      auto rest = people;
      rest.erase(rest.begin() + static_cast<std::ptrdiff_t>(i));
      rest.erase(rest.begin());
      for (auto pairs : pairings(rest)) {
        pairs.insert(pairs.begin(), {people[0], people[i]});
        all.push_back(std::move(pairs));
      }
    }
    return all;
  }

  Numbers residents(const Numbers& left) const {
    Numbers group;
    for (const Number number : left)
      if (score(number) == score(left[0])) group.push_back(number);
    return group;
  }

  static Numbers joined(Numbers one, const Numbers& two) {
    one.insert(one.end(), two.begin(), two.end());
    return one;
  }

  int broken(const Couples& pairs, const Numbers& moved) const {  // C8
    const auto in = [&moved](Number number) { return std::ranges::find(moved, number) != moved.end(); };
    int count = 0;
    for (const auto& [a, b] : pairs) count += (in(a) && floated(b)) || (in(b) && floated(a)) ? 1 : 0;
    return last_ ? 0 : count;
  }

  /// Every legal set of upfloaters.
  std::vector<Numbers> sets(const Numbers& left) const {
    const Numbers top = residents(left);
    const Numbers lower(left.begin() + static_cast<std::ptrdiff_t>(top.size()), left.end());
    std::vector<Numbers> legal;
    for (std::size_t mask = 0; mask < (std::size_t{1} << lower.size()); ++mask) {
      Numbers moved, rest;
      for (std::size_t i = 0; i < lower.size(); ++i)
        ((mask >> i) % 2 == 1 ? moved : rest).push_back(lower[i]);
      if (!pairings(joined(top, moved)).empty() && !pairings(rest).empty()) legal.push_back(moved);
    }
    return legal;
  }

  std::size_t fewest(const Numbers& left) const {
    std::size_t least = left.size();
    for (const auto& moved : sets(left)) least = std::min(least, moved.size());
    return left.empty() ? 0 : least;
  }

  Numbers best_set(const Numbers& left) const {
    auto all = sets(left);
    const auto merit = [&](const Numbers& moved) {
      std::vector<Points> scores;
      Numbers rest(left.begin() + static_cast<std::ptrdiff_t>(residents(left).size()), left.end());
      for (const Number number : moved) scores.push_back(-score(number)), std::erase(rest, number);
      std::ranges::sort(scores, std::ranges::greater{});  // the smallest score first, the larger the better
      std::int64_t again = 0;
      if (!last_) again = std::ranges::count_if(moved, [this](Number number) { return floated(number); });
      int least = 99;
      for (const auto& pairs : pairings(joined(residents(left), moved)))
        least = std::min(least, broken(pairs, moved));
      return std::tuple(moved.size(), scores, fewest(rest), again, least, moved);
    };
    return *std::ranges::min_element(all, {}, merit);
  }

  const Crosstable& table_;
  std::uint32_t round_;
  Numbers people_;
  bool last_ = false;
};

Crosstable two_game_table(Number people, std::uint32_t rounds) {
  Crosstable table;
  table.scheme.win = 20;
  table.scheme.draw = 10;
  table.scheme.bye = 15;  // T9.1: a win and a draw
  table.planned_rounds = rounds;
  table.entrants.resize(people);
  return table;
}

void play_round(Crosstable& table, const RoundPairing& round, Random& random) {
  for (auto& entrant : table.entrants) entrant.rounds.emplace_back();
  if (round.bye != 0) table.entrants[round.bye - 1].rounds.back().code = Code::kBye;
  for (const Pair& pair : round.pairs) {
    const auto points = static_cast<Points>(5 * random.below(5));
    const auto set = [&](Number number, Number opponent, Side side, Points own) {
      const Code code = own > 10 ? Code::kWin : own < 10 ? Code::kLoss : Code::kDraw;
      table.entrants[number - 1].rounds.back() = {
          .opponent = opponent, .side = side, .code = code, .points = own, .games_ahead = {}};
    };
    set(pair.first, pair.second, Side::kFirst, points);
    set(pair.second, pair.first, Side::kSecond, 20 - points);
  }
}

}  // namespace

TEST_CASE("a first round of two games: one by one from the top, sides by the number") {  // T9.4, T9.5
  auto table = two_game_table(6, 5);
  table.initial_side = Side::kSecond;
  const auto round = pair_two_games(table).value();
  CHECK(round.pairs == std::vector<Pair>{{4, 1}, {2, 5}, {6, 3}});
  CHECK(round.bye == 0);
  CHECK(pair_two_games(two_game_table(0, 5)).value() == RoundPairing{});
  CHECK(pair_two_games(two_game_table(5, 5)).value().bye == 5);  // T9.2
}

TEST_CASE("sides of the first game: fewer, then the latest difference, then the higher ranked") {  // T9.5
  // 1 had side 2 when 2 last had side 1; 3 never had side 1, 4 always.
  auto table = cross_table({"0 3w= 4b=", "0 4b= 3w=", "0 1b= 2b=", "0 2w= 1w="});
  CHECK(pair_two_games(table).value().pairs == std::vector<Pair>{{1, 2}, {3, 4}});
  // 1 and 2 always had the same side: 1, who is higher ranked, alternates; so does 3.
  table = cross_table({"0 3w= 4b=", "0 4w= 3b=", "0 1b= 2w=", "0 2b= 1w="});
  CHECK(pair_two_games(table).value().pairs == std::vector<Pair>{{1, 2}, {4, 3}});
}

TEST_CASE("a round that C1 forbids is reported") {  // T9.2, T5.7
  const auto table = cross_table({"0 2w1", "0 1b0"});
  REQUIRE_FALSE(pair_two_games(table));
  CHECK(pair_two_games(table).error().rule == "T6.4");
}

TEST_CASE("two-game rounds are those of trying everything") {  // T9.2-T9.4, T23.6
  CHECK(rc::check([] {
    Random random(*rc::gen::arbitrary<std::uint64_t>());
    auto table = two_game_table(3 + random.below(6), 3 + random.below(3));
    for (std::uint32_t round = 0; round < table.planned_rounds; ++round) {
      for (auto& entrant : table.entrants)
        entrant.out = random.below(8) == 0 ? std::optional(Code::kZero) : std::nullopt;
      const auto found = pair_two_games(table);
      const auto literal = LiteralRound(table).made();
      RC_ASSERT(found.has_value() == literal.has_value());
      if (!found) return;
      Couples pairs;
      for (const Pair& pair : found->pairs) pairs.emplace_back(std::minmax(pair.first, pair.second));
      std::ranges::sort(pairs);
      RC_ASSERT(pairs == literal->pairs);
      RC_ASSERT(found->bye == literal->bye);
      play_round(table, *found, random);
    }
  }));
}
