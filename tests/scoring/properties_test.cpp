// SPDX-License-Identifier: GPL-3.0-or-later
//
// Laws of standings, over random clubs: few players and few times, so that everything collides.
#include <rapidcheck.h>

#include <algorithm>
#include <set>

#include "tests/scoring/support.hpp"

using namespace boardwright;
using namespace boardwright::test;
using Type = Correction::Type;

namespace {

/// The flagship's book, or one with a latched ladder or with another rating.
ScoringBook any_book() {
  ScoringFile file = militakiri_scoring();
  const bool latched = *rc::gen::arbitrary<bool>();
  for (auto& policy : file.policies) policy.ladder->latched = latched;
  // Low thresholds, so that short lists reach them.
  for (auto& policy : file.policies)
    for (auto& status : policy.ladder->statuses) status.from /= 10;
  file.default_rating = *rc::gen::element<std::string>("glicko2", "elo", "fide", "none");
  ScoringBook book(general_scoring());
  book.add_game("militakiri", file);
  return book;
}

MatchResult any_match(const std::string& id) {
  MatchResult result =
      match(*rc::gen::inRange<TimeMs>(0, 40) * kDay, id, *rc::gen::element<std::string>("ann", "bob", "cid"),
            *rc::gen::element<std::string>("bob", "cid", "dan"), *rc::gen::inRange(0U, 3U),
            *rc::gen::element<std::string>("single", "double", "open-set-up", ""));
  result.reason = *rc::gen::element<std::string>("towers_taken", "time", "forfeit");
  result.rated = *rc::gen::inRange(0, 5) != 0;
  if (*rc::gen::inRange(0, 6) == 0) result.seats[1].kind = PlayerKind::kComputer;
  return result;
}

Correction any_correction(int number) {
  const auto type = *rc::gen::element(Type::kVoid, Type::kResult, Type::kStands);
  Correction made = correction(*rc::gen::inRange<TimeMs>(0, 40) * kDay, "c" + std::to_string(number),
                               "m" + std::to_string(*rc::gen::inRange(0, 12)), type);
  if (type == Type::kResult) {
    const auto half_points = *rc::gen::inRange(0U, 3U);
    made.half_points = {half_points, 2 - half_points};
    if (*rc::gen::inRange(0, 8) == 0) made.half_points.push_back(1);  // doesn't fit any match
  }
  return made;
}

/// Matches m0, m1 …, some of them told twice or differently, and corrections, in a random order.
std::vector<ResultEvent> any_events() {
  std::vector<ResultEvent> events;
  const int matches = *rc::gen::inRange(0, 25);
  for (int i = 0; i < matches; ++i) events.emplace_back(any_match("m" + std::to_string(i)));
  for (int i = *rc::gen::inRange(0, 3); i > 0 && matches > 0; --i)
    events.emplace_back(any_match("m" + std::to_string(*rc::gen::inRange(0, matches))));
  for (int i = *rc::gen::inRange(0, 6); i > 0; --i) events.emplace_back(any_correction(i));
  for (std::size_t i = events.size(); i > 1; --i)
    std::swap(events[i - 1], events[*rc::gen::inRange<std::size_t>(0, i)]);
  return events;
}

void add(Ledger& ledger, std::span<const ResultEvent> events) {
  const auto added = ledger.add(events);
  RC_ASSERT(added.has_value());
}

/// Everything a ledger tells.
using Told = std::vector<std::tuple<PoolKey, Scheme, std::vector<Standing>>>;
Told told(const Ledger& ledger, TimeMs now) {
  Told all;
  for (const auto& key : ledger.pools())
    all.emplace_back(key, *ledger.scheme(key), ledger.standings(key, now));
  return all;
}

/// Standings as slowly and plainly as can be: sort what holds, then count it once.
Told recomputed(const ScoringBook& book, const std::vector<ResultEvent>& events, TimeMs now) {
  ResultList list;
  std::set<std::string> matches;
  for (const auto& event : events) {
    RC_ASSERT(list.add(event).has_value());
    matches.insert(std::visit([](const auto& one) { return one.match; }, event));
  }
  std::vector<MatchResult> results;
  for (const auto& id : matches)
    if (auto result = list.result(id)) results.push_back(*result);
  std::sort(results.begin(), results.end(), [](const MatchResult& a, const MatchResult& b) {
    return a.time != b.time ? a.time < b.time : a.match < b.match;
  });
  std::map<PoolKey, std::pair<Scheme, PoolCount>> pools;
  for (const auto& result : results) {
    const Scheme scheme = book.scheme(result.game, result.variant, result.rules_hash);
    auto& pool = pools[{scheme.game, scheme.pool}];
    pool.first = scheme;
    pool.second.add(scheme, result);
  }
  Told all;
  for (const auto& [key, pool] : pools)
    all.emplace_back(key, pool.first, pool.second.standings(pool.first, now));
  return all;
}

}  // namespace

TEST_CASE("an incremental count, in batches or one by one, is the same as recomputing everything") {
  CHECK(rc::check([] {
    const ScoringBook book = any_book();
    const auto events = any_events();
    const TimeMs now = *rc::gen::inRange<TimeMs>(0, 100) * kDay;
    Ledger ledger(book);
    for (std::size_t at = 0; at < events.size();) {
      const std::size_t size = std::min(events.size() - at, *rc::gen::inRange<std::size_t>(1, 4));
      add(ledger, std::span(events).subspan(at, size));
      at += size;
      RC_ASSERT(told(ledger, now) ==
                recomputed(book, {events.begin(), events.begin() + static_cast<std::ptrdiff_t>(at)}, now));
    }
  }));
}

TEST_CASE("standings don't depend on the order in which events arrive, nor on hearing them twice") {
  CHECK(rc::check([] {
    const ScoringBook book = any_book();
    auto events = any_events();
    Ledger one(book);
    add(one, events);
    for (std::size_t i = events.size(); i > 1; --i)
      std::swap(events[i - 1], events[*rc::gen::inRange<std::size_t>(0, i)]);
    Ledger other(book);
    for (const auto& event : events) add(other, std::span(&event, 1));
    RC_ASSERT(told(one, 50 * kDay) == told(other, 50 * kDay));
    RC_ASSERT(one.results().problems() == other.results().problems());
    add(other, events);
    RC_ASSERT(told(one, 50 * kDay) == told(other, 50 * kDay));
  }));
}

TEST_CASE("a voided result is as if it never was") {
  CHECK(rc::check([] {
    const ScoringBook book = any_book();
    const auto events = any_events();
    const std::string match = "m" + std::to_string(*rc::gen::inRange(0, 12));
    std::vector<ResultEvent> without;
    for (const auto& event : events)
      if (std::visit([&](const auto& one) { return one.match != match; }, event)) without.push_back(event);
    Ledger voided(book);
    add(voided, events);
    add(voided, std::vector<ResultEvent>{correction(41 * kDay, "last", match, Type::kVoid)});
    Ledger never(book);
    add(never, without);
    RC_ASSERT(told(voided, 50 * kDay) == told(never, 50 * kDay));
  }));
}

TEST_CASE("unrated matches change nothing") {
  CHECK(rc::check([] {
    const ScoringBook book = any_book();
    const auto events = any_events();
    Ledger ledger(book);
    add(ledger, events);
    std::vector<std::pair<PoolKey, std::vector<Standing>>> before;
    for (const auto& key : ledger.pools()) before.emplace_back(key, ledger.standings(key, 50 * kDay));
    MatchResult unrated = any_match("unrated");
    unrated.rated = false;
    add(ledger, std::vector<ResultEvent>{unrated});
    for (const auto& [key, standings] : before) RC_ASSERT(ledger.standings(key, 50 * kDay) == standings);
  }));
}

TEST_CASE(
    "points never fall below the floor, a latched status never falls, a status not charged loses nothing") {
  CHECK(rc::check([] {
    PointPolicy policy = *militakiri_scoring().policy(*rc::gen::element<std::string>("single", "double"));
    policy.ladder->latched = *rc::gen::arbitrary<bool>();
    policy.floor = *rc::gen::element<std::int64_t>(0, 50, -40);
    policy.by_reason["time"] = {*rc::gen::inRange<std::int64_t>(-200, 1), std::nullopt, 60};
    PointCount count = first_points(policy);
    const auto half_points = *rc::gen::container<std::vector<std::uint32_t>>(rc::gen::inRange(0U, 3U));
    for (const auto score : half_points) {
      const PointCount before = count;
      const std::size_t status = status_index(*policy.ladder, before);
      count =
          after_match(policy, before, score, *rc::gen::element<std::string>("time", "forfeit", "no_pawns"));
      RC_ASSERT(count.points >= *policy.floor);
      RC_ASSERT(count.best >= count.points);
      if (policy.ladder->latched) RC_ASSERT(status_index(*policy.ladder, count) >= status);
      if (status < policy.ladder->charged_from) RC_ASSERT(count.points >= before.points);
      if (score == 0) RC_ASSERT(count.points <= before.points);
    }
  }));
}

TEST_CASE("ratings stay finite and above the floor, and deviations between zero and the largest") {
  CHECK(rc::check([] {
    const ScoringBook book = any_book();
    Ledger ledger(book);
    add(ledger, any_events());
    for (const auto& key : ledger.pools()) {
      const RatingSystem& system = ledger.scheme(key)->rating;
      for (const auto& standing : ledger.standings(key, *rc::gen::inRange<TimeMs>(0, 5000) * kDay)) {
        RC_ASSERT(std::isfinite(standing.rating.value));
        if (const auto* elo = std::get_if<EloRules>(&system.rules))
          RC_ASSERT(standing.rating.value >= elo->floor);
        if (const auto* glicko = std::get_if<Glicko2Rules>(&system.rules)) {
          RC_ASSERT(standing.rating.deviation > 0 && standing.rating.deviation <= glicko->deviation);
          RC_ASSERT(standing.rating.volatility > 0 && standing.rating.volatility < 1);
        }
      }
    }
  }));
}
