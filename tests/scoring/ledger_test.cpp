// SPDX-License-Identifier: GPL-3.0-or-later
//
// Which matches count, and how standings follow the list of results.
#include "framework/scoring/ledger.hpp"

#include "tests/scoring/support.hpp"

using namespace boardwright;
using namespace boardwright::test;
using Type = Correction::Type;

namespace {

/// The players' points and number of games in a pool where a win brings 10 and a draw 5.
struct Brief {
  std::int64_t points;
  std::uint32_t games;
  friend bool operator==(const Brief&, const Brief&) = default;
};
Brief brief(const Ledger& ledger, const std::string& player) {
  const Standing standing = standing_of(ledger, player);
  return {standing.points.points, standing.games};
}

const Standing& nobody() {
  static const Standing standing = first_standing(whole_book().scheme("militakiri", "single", ""), "ann");
  return standing;
}

ScoringBook elo_book(std::int64_t period_days) {
  ScoringFile file;
  EloRules rules;
  rules.whole_changes = period_days > 0;
  file.ratings = {{"elo", {}, rules, period_days, {"forfeit"}}};
  file.default_rating = "elo";
  return ScoringBook(std::move(file));
}

double elo_of(const Ledger& ledger, const std::string& player, TimeMs now = 0) {
  return standing_of(ledger, player, now).rating.value;
}

}  // namespace

TEST_CASE("a rated match of two members counts for both") {
  const Ledger ledger = ledger_of({match(5, "m", "ann", "bob", 2), match(6, "n", "bob", "ann", 1)});
  const Standing ann = standing_of(ledger, "ann");
  CHECK(ann.points == PointCount{15, 15});
  CHECK(ann.games == 2);
  CHECK(ann.wins == 1);
  CHECK(ann.draws == 1);
  CHECK(ann.losses == 0);
  CHECK(ann.last_game == 6);
  CHECK(ann.rating.games == 2);
  const Standing bob = standing_of(ledger, "bob");
  CHECK(bob.points == PointCount{5, 5});
  CHECK(bob.losses == 1);
  CHECK(ann.rating.value > bob.rating.value);
}

TEST_CASE("unrated matches, computers, guests and a player against himself change nothing") {
  MatchResult unrated = match(1, "m", "ann", "bob", 2);
  unrated.rated = false;
  MatchResult computer = match(2, "n", "ann", "level:3", 2);
  computer.seats[1].kind = PlayerKind::kComputer;
  MatchResult guest = match(3, "o", "guest", "ann", 0);
  guest.seats[0].kind = PlayerKind::kGuest;
  const MatchResult alone = match(4, "p", "ann", "ann", 2);
  MatchResult single = match(5, "q", "ann", "bob", 2);
  single.seats.pop_back();
  const Ledger ledger = ledger_of({unrated, computer, guest, alone, single});
  CHECK(standing_of(ledger, "ann") == nobody());
  CHECK(ledger.standings(kSingle, 9).empty());
}

TEST_CASE("a policy may let computers and guests count") {
  ScoringFile file = militakiri_scoring();
  file.policies[0].count_computers = true;
  REQUIRE(file.policies[0].id == "single");
  ScoringBook book(general_scoring());
  book.add_game("militakiri", file);
  MatchResult computer = match(2, "n", "ann", "level:3", 2);
  computer.seats[1].kind = PlayerKind::kComputer;
  MatchResult guest = match(3, "o", "guest", "ann", 0);
  guest.seats[0].kind = PlayerKind::kGuest;
  CHECK(brief(ledger_of({computer, guest}, book), "ann") == Brief{10, 1});
  file.policies[0].count_guests = true;
  book.add_game("militakiri", file);
  CHECK(brief(ledger_of({computer, guest}, book), "ann") == Brief{20, 2});
}

TEST_CASE("voiding, correcting and restoring a result change standings as if it had always been so") {
  std::vector<ResultEvent> events{match(5, "m", "ann", "bob", 2), match(6, "n", "ann", "bob", 2)};
  Ledger ledger = ledger_of(events);
  REQUIRE(ledger.add(correction(7, "c1", "m", Type::kVoid)));
  CHECK(ledger.standings(kSingle, 9) == ledger_of({events[1]}).standings(kSingle, 9));
  REQUIRE(ledger.add(correction(8, "c2", "m", Type::kResult, {1, 1})));
  CHECK(ledger.standings(kSingle, 9) ==
        ledger_of({match(5, "m", "ann", "bob", 1), events[1]}).standings(kSingle, 9));
  REQUIRE(ledger.add(correction(9, "c3", "m", Type::kStands)));
  CHECK(ledger.standings(kSingle, 9) == ledger_of(events).standings(kSingle, 9));
}

TEST_CASE("a pool whose only match is voided is as if it had never been") {
  Ledger ledger = ledger_of({match(5, "m", "ann", "bob", 2)});
  REQUIRE(ledger.add(correction(7, "c1", "m", Type::kVoid)));
  CHECK(ledger.pools().empty());
  CHECK(ledger.scheme(kSingle) == nullptr);
  CHECK(ledger.standings(kSingle, 9).empty());
  CHECK(standing_of(ledger, "ann") == nobody());
}

TEST_CASE("order decides where a loss isn't charged: time first, then the match's id") {
  std::vector<ResultEvent> events;
  for (int i = 0; i < 10; ++i) events.emplace_back(match(i, "w" + std::to_string(i), "ann", "bob", 2));
  const MatchResult before = match(9, "a", "ann", "bob", 0);  // at 90 points: not charged
  const MatchResult after = match(9, "x", "ann", "bob", 0);   // at 100
  events.emplace_back(before);
  CHECK(brief(ledger_of(events), "ann") == Brief{100, 11});
  events.back() = after;
  CHECK(brief(ledger_of(events), "ann") == Brief{95, 11});
}

TEST_CASE("a list with one bad event is refused whole") {
  Ledger ledger = ledger_of({match(5, "m", "ann", "bob", 2)});
  const auto before = ledger.standings(kSingle, 9);
  const std::vector<ResultEvent> events{match(6, "n", "ann", "bob", 2), match(7, "", "ann", "bob", 2)};
  const auto added = ledger.add(events);
  REQUIRE_FALSE(added);
  CHECK(added.error() == "a result has no match id");
  CHECK(ledger.standings(kSingle, 9) == before);
}

TEST_CASE("standings are sorted by points, then rating, then id") {
  ScoringFile file = general_scoring();
  file.default_policy = "none";
  const Ledger ledger =
      ledger_of({match(1, "m", "dan", "cid", 1), match(2, "n", "bob", "ann", 0)}, ScoringBook(file));
  std::vector<std::string> order;
  for (const auto& standing : ledger.standings(ledger.pools().at(0), 3)) order.push_back(standing.player);
  CHECK(order == std::vector<std::string>{"ann", "cid", "dan", "bob"});
}

TEST_CASE("game by game the second match is rated with what the first has brought") {
  const Ledger ledger =
      ledger_of({match(1, "m", "ann", "bob", 2), match(2, "n", "ann", "bob", 2)}, elo_book(0));
  // 40 × .5, then 40 above: .56, so 40 × .44.
  CHECK(elo_of(ledger, "ann") == Approx(1537.6));
  CHECK(elo_of(ledger, "bob") == Approx(1462.4));
}

TEST_CASE("in a rating period the games count as played at the same time") {
  const Ledger ledger =
      ledger_of({match(1, "m", "ann", "bob", 2), match(2, "n", "ann", "bob", 2)}, elo_book(7));
  CHECK(elo_of(ledger, "ann") == 1540);
  CHECK(elo_of(ledger, "bob") == 1460);
  // The next Monday is another period.
  const TimeMs monday = 4 * kDay;
  const Ledger later =
      ledger_of({match(monday - 1, "m", "ann", "bob", 2), match(monday, "n", "ann", "bob", 2)}, elo_book(7));
  CHECK(elo_of(later, "ann", monday) == 1538);  // 1520 and 40 × .44, rounded
}

TEST_CASE("forfeits give points and change no rating where the system says so") {
  MatchResult forfeited = match(1, "m", "ann", "bob", 2);
  forfeited.reason = "forfeit";
  const Ledger ledger = ledger_of({forfeited});
  CHECK(brief(ledger, "ann") == Brief{10, 1});
  CHECK(standing_of(ledger, "ann").rating == nobody().rating);
}

TEST_CASE("matches of three give points and change no rating") {
  MatchResult three = match(1, "m", "ann", "bob", 2);
  three.seats.push_back({"cid", PlayerKind::kMember, 0});
  const Ledger ledger = ledger_of({three});
  CHECK(brief(ledger, "ann") == Brief{10, 1});
  CHECK(standing_of(ledger, "cid").losses == 1);
  CHECK(standing_of(ledger, "ann").rating == nobody().rating);
}

TEST_CASE("a Glicko-2 deviation grows in weeks without games, and asking changes nothing") {
  const TimeMs monday = 4 * kDay;
  const Ledger ledger =
      ledger_of({match(monday, "m", "ann", "bob", 2), match(monday + 1, "n", "ann", "bob", 2)});
  const auto at = [&](TimeMs days) { return standing_of(ledger, "ann", monday + days * kDay).rating; };
  CHECK(at(0) == at(6));  // the running period as if it ended now
  CHECK(at(7) == at(6));  // it has ended
  CHECK(at(14).deviation > at(7).deviation);
  CHECK(at(140).deviation > at(14).deviation);
  CHECK(at(140).value == at(7).value);
  CHECK(at(0) == at(6));
  const Glicko2Rules rules;
  const std::vector<RatedGame> both(2, RatedGame{1500, 350, 2});
  CHECK(at(7) == glicko2_after_period(rules, first_rating(*general_scoring().rating("glicko2")), both));
  CHECK(at(28) == glicko2_after_idle(rules, at(7), 3));
}

TEST_CASE("a rating is provisional until enough is known") {
  std::vector<ResultEvent> events;
  for (int i = 0; i < 4; ++i) events.emplace_back(match(i, "m" + std::to_string(i), "ann", "bob", 1));
  CHECK(standing_of(ledger_of(events, elo_book(0)), "ann").provisional);
  events.emplace_back(match(9, "n", "ann", "bob", 1));
  CHECK_FALSE(standing_of(ledger_of(events, elo_book(0)), "ann").provisional);
  CHECK(standing_of(ledger_of(events), "ann").provisional);  // Glicko-2: the deviation is still large
  for (int i = 10; i < 60; ++i)
    events.emplace_back(
        match(i * kDay, "o" + std::to_string(i), "ann", "bob", static_cast<std::uint32_t>(i) % 3));
  CHECK_FALSE(standing_of(ledger_of(events), "ann", 60 * kDay).provisional);
  CHECK(standing_of(ledger_of(events), "ann", 20'000 * kDay).provisional);  // after many years away
}

TEST_CASE("periods begin on a Monday, also before 1970") {
  const RatingSystem weekly{"w", {}, EloRules{}, 7, {}};
  const TimeMs monday = 4 * kDay;
  CHECK(period_of(weekly, monday) == 0);
  CHECK(period_of(weekly, monday + 7 * kDay - 1) == 0);
  CHECK(period_of(weekly, monday + 7 * kDay) == 1);
  CHECK(period_of(weekly, monday - 1) == -1);
  CHECK(period_of(weekly, monday - 7 * kDay) == -1);
  CHECK(period_of(weekly, monday - 7 * kDay - 1) == -2);
}
