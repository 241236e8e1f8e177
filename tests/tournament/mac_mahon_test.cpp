// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/tournament/mac_mahon.hpp"

#include <rapidcheck.h>
#include <algorithm>
#include <boardwright/pure/random.hpp>
#include <catch2/catch.hpp>
#include <map>
#include <numeric>

#include "framework/tournament/mac_mahon_pairing.hpp"
#include "framework/tournament/sides.hpp"
#include "tests/tournament/cross_lines.hpp"

using namespace boardwright;
using namespace boardwright::tournament;
using boardwright::test::cross_table;

namespace {

/// Couples by place in the field, 0 the highest ranked; the bye is the place after the last one.
using PlaceCouples = std::vector<std::pair<std::size_t, std::size_t>>;

/// T14.3 by trying all pairings.
class LiteralMacMahon {
 public:
  LiteralMacMahon(const Crosstable& table, const MacMahonSettings& settings)
      : table_(table), settings_(settings), rounds_(table.rounds()) {
    for (Number number = 1; number <= table.entrants.size(); ++number)
      if (!table.of(number).out) people_.push_back(number);
    std::ranges::stable_sort(people_, [this](Number a, Number b) { return score(a) > score(b); });
  }

  std::map<Number, Number> best() const {
    std::vector<std::size_t> places(people_.size() + people_.size() % 2);
    std::iota(places.begin(), places.end(), 0U);
    std::vector<PlaceCouples> all;
    PlaceCouples so_far;
    complete(places, so_far, all);
    if (all.empty()) return {};
    const auto first =
        *std::ranges::min_element(all, {}, [this](const PlaceCouples& pairs) { return merit(pairs); });
    std::map<Number, Number> partners;
    for (const auto& [a, b] : first) {
      const Number other = b == people_.size() ? 0 : people_[b];
      partners[people_[a]] = other;
      if (other != 0) partners[other] = people_[a];
    }
    return partners;
  }

 private:
  Points score(Number number) const { return mac_mahon_score(table_, settings_, number, rounds_); }

  bool may(std::size_t a, std::size_t b) const {
    const auto& rounds = table_.of(people_[a]).rounds;
    return std::ranges::none_of(rounds, [&](const RoundEntry& entry) {
      return b == people_.size() ? entry.code == Code::kBye : entry.opponent == people_[b];
    });
  }

  void complete(const std::vector<std::size_t>& left, PlaceCouples& so_far,
                std::vector<PlaceCouples>& all) const {
    if (left.empty()) return all.push_back(so_far);
    for (std::size_t i = 1; i < left.size(); ++i) {
      if (!may(left[0], left[i])) continue;
      auto rest = left;
      rest.erase(rest.begin() + static_cast<std::ptrdiff_t>(i));
      rest.erase(rest.begin());
      so_far.emplace_back(left[0], left[i]);
      complete(rest, so_far, all);
      so_far.pop_back();
    }
  }

  /// Whether he was drawn up (1) or down (-1) in some round.
  bool drawn(Number number, int way) const {
    for (std::uint32_t round = 0; round < rounds_; ++round) {
      const auto& entry = table_.of(number).rounds[round];
      if (!entry.played()) continue;
      const Points own = mac_mahon_score(table_, settings_, number, round);
      if ((mac_mahon_score(table_, settings_, entry.opponent, round) - own) * way > 0) return true;
    }
    return false;
  }

  bool cares_for_club(Number number) const {
    int wins = 0;
    for (const auto& entry : table_.of(number).rounds) wins += entry.code == Code::kWin ? 1 : 0;
    return start_score(settings_, number) < *settings_.bar && 2 * wins <= static_cast<int>(rounds_);
  }

  using Merit = std::tuple<Points, std::vector<Points>, int, int, int, int, std::size_t, PlaceCouples>;
  Merit merit(const PlaceCouples& pairs) const {
    Merit merit;
    auto& [bye, differences, again, strict, strong, clubs, distance, numbers] = merit;
    bye = 0, again = strict = strong = clubs = 0, distance = 0;
    for (const auto& [a, b] : pairs) {
      const Number one = people_[a];
      if (b == people_.size()) {
        bye = score(one);
        continue;
      }
      const Number two = people_[b];
      differences.push_back(score(one) - score(two));
      if (score(one) > score(two)) again += (drawn(one, -1) ? 1 : 0) + (drawn(two, 1) ? 1 : 0);
      const auto first = side_history(table_.of(one), true), second = side_history(table_.of(two), true);
      if (first.preference.side == second.preference.side && first.preference.side != Side::kNone) {
        strict += std::abs(first.difference) > 1 && std::abs(second.difference) > 1 ? 1 : 0;
        strong += first.preference.need >= Need::kStrong && second.preference.need >= Need::kStrong ? 1 : 0;
      }
      clubs +=
          table_.of(one).club == table_.of(two).club && cares_for_club(one) && cares_for_club(two) ? 1 : 0;
      if (score(one) == score(two)) {
        std::vector<std::size_t> group;
        for (std::size_t place = 0; place < people_.size(); ++place)
          if (score(people_[place]) == score(one)) group.push_back(place);
        const auto at = [&](std::size_t place) { return std::ranges::find(group, place) - group.begin(); };
        const auto size = static_cast<std::ptrdiff_t>(group.size());
        const auto ideal = settings_.pairing == ScorePairing::kSlip ? at(a) + size / 2 : size - 1 - at(a);
        distance += static_cast<std::size_t>(std::abs(ideal - at(b)));
      }
    }
    std::ranges::sort(differences, std::ranges::greater{});
    numbers = pairs;
    return merit;
  }

  const Crosstable& table_;
  const MacMahonSettings& settings_;
  std::uint32_t rounds_;
  std::vector<Number> people_;
};

}  // namespace

TEST_CASE("start scores between floor and bar") {  // T14.1, T14.2
  const MacMahonSettings settings{
      .grades = {50, 30, 10, -20}, .bar = 40, .floor = 0, .absent = 5, .whole = true};
  CHECK(start_score(settings, 1) == 40);
  CHECK(start_score(settings, 2) == 30);
  CHECK(start_score(settings, 4) == 0);
  CHECK(start_score(settings, 5) == 0);
  const auto table = cross_table({"0 2w1", "0 1b0", "0 0-U", "0 0-Z"});
  CHECK(mac_mahon_score(table, settings, 1, 1) == 50);
  CHECK(mac_mahon_score(table, settings, 3, 1) == 20);
  CHECK(mac_mahon_score(table, settings, 4, 1) == 0);  // half a point, rounded down
  CHECK(mac_mahon_score(table, settings, 4, 0) == 0);
  CHECK(*advised_above_bar(5) == std::pair<Number, Number>{6, 12});
  CHECK_FALSE(advised_above_bar(9));
}

TEST_CASE("handicaps below the bar") {  // T14.4
  const MacMahonSettings settings{.grades = {}, .bar = 100, .floor = {}, .lots = {}};
  CHECK(handicap_steps(settings, {}, 50, 40) == 0);
  CHECK(handicap_steps(settings, {}, 50, 30) == 1);
  CHECK(handicap_steps(settings, {.reduce = 0}, 50, 25) == 2);
  CHECK(handicap_steps(settings, {.reduce = 1, .ceiling = 3}, 90, 0) == 3);
  CHECK(handicap_steps(settings, {}, 100, 0) == 0);
}

TEST_CASE("sums of opponents' scores, an unplayed round as one's own start") {  // T14.5
  // Starts 2, 1, 0. 1 beat 2, then was free of a game; 2 lost and beat 3; 3 was absent and lost.
  const MacMahonSettings settings{.grades = {20, 10, 0}, .bar = {}, .floor = {}, .lots = {}};
  const auto table = cross_table({"0 2w1 0-Z", "0 1b0 3w1", "0 0-Z 2b0"});
  const auto values = mac_mahon_values(table, settings);  // scores 3, 2, 0
  CHECK(values[0] ==
        MacMahonValues{.score = 3, .sos = 4, .sos_1 = 2, .sos_2 = 0, .sodos = 2, .sosos = 7, .cuss = 6});
  CHECK(values[1].sos == Fraction(3));
  CHECK(values[1].sodos == Fraction(0));
  CHECK(values[2].sos == Fraction(2));
  CHECK(mac_mahon_values(table, settings, true)[0].sos == Fraction(1));
}

TEST_CASE("a MacMahon round: fold, slip, lots, sides") {  // T14.3, M7
  Crosstable table;
  table.entrants.resize(6);
  table.initial_side = Side::kFirst;
  MacMahonSettings settings;
  CHECK(pair_mac_mahon(table, settings).value().pairs == std::vector<Pair>{{1, 6}, {5, 2}, {3, 4}});
  settings.pairing = ScorePairing::kSlip;
  CHECK(pair_mac_mahon(table, settings).value().pairs == std::vector<Pair>{{1, 4}, {5, 2}, {3, 6}});
  settings.pairing = ScorePairing::kLot;
  settings.lots = {6, 1, 2, 5, 4, 3};
  CHECK(pair_mac_mahon(table, settings).value().pairs == std::vector<Pair>{{1, 4}, {5, 2}, {3, 6}});
  settings = {.grades = {30, 30, 10, 10, 10, 0}, .bar = {}, .floor = {}, .lots = {}};
  const HandicapRules handicaps{.reduce = 0};
  CHECK(pair_mac_mahon(table, settings, &handicaps).value().pairs ==
        std::vector<Pair>{{1, 2}, {3, 5}, {6, 4}});
}

TEST_CASE("MacMahon rounds are those of trying all pairings") {  // T14.3, T23.6
  CHECK(rc::check([] {
    Random random(*rc::gen::arbitrary<std::uint64_t>());
    Crosstable table;
    table.entrants.resize(3 + random.below(6));
    MacMahonSettings settings{.grades = {}, .bar = 20, .floor = {}, .lots = {}};
    settings.pairing = random.below(2) == 0 ? ScorePairing::kFold : ScorePairing::kSlip;
    for (auto& entrant : table.entrants) {
      settings.grades.push_back(static_cast<Points>(10 * random.below(4)));
      entrant.club = random.below(2) == 0 ? "x" : "y";
    }
    for (int round = 0; round < 4; ++round) {
      for (auto& entrant : table.entrants)
        entrant.out = random.below(8) == 0 ? std::optional(Code::kZero) : std::nullopt;
      const auto literal = LiteralMacMahon(table, settings).best();
      const auto found = pair_mac_mahon(table, settings);
      const auto in = std::ranges::count_if(table.entrants, [](const Entrant& who) { return !who.out; });
      RC_ASSERT(found.has_value() == (in == 0 || !literal.empty()));
      if (!found) return;
      for (auto& entrant : table.entrants) entrant.rounds.emplace_back();
      if (found->bye != 0) {
        RC_ASSERT(literal.at(found->bye) == 0U);
        table.entrants[found->bye - 1].rounds.back().code = Code::kBye;
      }
      for (const Pair& pair : found->pairs) {
        RC_ASSERT(literal.at(pair.first) == pair.second);
        const auto result = random.below(3);
        auto& one = table.entrants[pair.first - 1].rounds.back();
        auto& two = table.entrants[pair.second - 1].rounds.back();
        one.opponent = pair.second, two.opponent = pair.first;
        one.side = Side::kFirst, two.side = Side::kSecond;
        one.code = std::vector{Code::kWin, Code::kDraw, Code::kLoss}[result];
        two.code = std::vector{Code::kLoss, Code::kDraw, Code::kWin}[result];
      }
    }
  }));
}
