// SPDX-License-Identifier: GPL-3.0-or-later
//
// What a finished match brings, by the manual's own scheme (RULES.md of militakiri, chapter 9).
#include "framework/store/ids.hpp"
#include "tests/table/support.hpp"

using namespace boardwright;
using namespace boardwright::test;

namespace {

enum class End { kFirstWins, kDraw, kSecondWins };

FinishReport play(TestClub& place, const MatchPlan& wanted, End end) {
  const auto table = place.start(wanted);
  Match& match = table->match();
  if (end == End::kDraw) {
    require_done(match.offer_draw(0));
    require_done(match.offer_draw(1));
  } else {
    require_done(match.resign(end == End::kFirstWins ? 1 : 0));
  }
  place.now += std::chrono::minutes(1);
  return value_of(table->report());
}

std::int64_t points(const SeatReport& seat) { return seat.after.points.points; }

}  // namespace

TEST_CASE("points are the manual's on both boards") {
  TestClub place;
  const std::string ada = place.member("Ada"), ben = place.member("Ben");
  const auto single = place.match("militakiri/single", ada, ben);
  const auto first = play(place, single, End::kFirstWins);
  CHECK(first.reason == "resignation");
  CHECK(first.seats[0].name == "Ada");
  CHECK(first.seats[0].counted());
  CHECK(first.seats[0].before.points.points == 0);
  CHECK(points(first.seats[0]) == 10);  // M9.1
  CHECK(points(first.seats[1]) == 0);   // M9.3: nobody falls below 0
  const auto drawn = play(place, single, End::kDraw);
  CHECK(points(drawn.seats[0]) == 15);
  CHECK(points(drawn.seats[1]) == 5);
  const auto lost = play(place, single, End::kSecondWins);
  CHECK(points(lost.seats[0]) == 15);  // M9.3: Starters aren't charged
  CHECK(points(lost.seats[1]) == 15);
  for (int i = 0; i < 9; ++i) (void)play(place, single, End::kFirstWins);
  const auto beginner = play(place, single, End::kSecondWins);
  CHECK(beginner.seats[0].before.points.points == 105);
  CHECK(points(beginner.seats[0]) == 100);

  const auto big = play(place, place.match("militakiri/double", ada, ben), End::kFirstWins);
  CHECK(points(big.seats[0]) == 20);  // M9.1, and M9.5: a ladder of its own
  CHECK(value_of(place.club->standings().all("militakiri")).size() == 2);

  // A variant on the single board counts there; parameters changed by hand give nothing.
  const auto variant = play(place, place.match("militakiri/open-set-up", ada, ben), End::kFirstWins);
  CHECK(points(variant.seats[0]) == 110);

  // An older report still tells what that match did.
  const auto list = value_of(place.club->matches().all());
  CHECK(points(value_of(place.club->results().report(list[1].match)).seats[0]) == 15);
}

TEST_CASE("moves are shown on the board to Starters and Beginners only") {
  TestClub place;
  const std::string ada = place.member("Ada"), ben = place.member("Ben");
  const auto wanted = place.match("militakiri/single", ada, ben);
  for (int i = 0; i < 19; ++i) (void)play(place, wanted, End::kFirstWins);
  const auto table = place.start(wanted);
  CHECK(value_of(table->hints_visible(0, false)));  // M9.4: 190 points, whatever is set
  require_done(table->match().resign(1));
  const auto next = place.start(wanted);
  CHECK_FALSE(value_of(next->hints_visible(0, true)));  // a Novice
  CHECK(value_of(next->hints_visible(1, false)));
  auto unrated = wanted;
  unrated.rated = false;
  const auto free = place.start(unrated);
  CHECK(value_of(free->hints_visible(0, true)));
  CHECK_FALSE(value_of(free->hints_visible(0, false)));
}

TEST_CASE("matches with a computer or a guest, and unrated ones, give nothing") {
  TestClub place;
  const std::string ada = place.member("Ada"), ben = place.member("Ben");
  auto computer = place.match("militakiri", ada, ben), guest = computer, unrated = computer;
  computer.seats[1] = PlannedSeat::computer("greedy");
  guest.seats[1] = PlannedSeat::guest("Visitor");
  unrated.rated = false;
  for (const auto* wanted : {&computer, &guest, &unrated}) {
    const auto report = play(place, *wanted, End::kFirstWins);
    for (const auto& seat : report.seats) {
      CHECK_FALSE(seat.counted());
      CHECK(points(seat) == 0);
    }
  }
  CHECK(value_of(place.club->standings().all()).empty());
  // The same program is the same player each time, a guest is a new one.
  (void)play(place, computer, End::kFirstWins);
  (void)play(place, guest, End::kFirstWins);
  CHECK(value_of(place.club->people().all()).size() == 2 + 1 + 2);
  CHECK(value_of(place.club->people().members()).size() == 2);
}

TEST_CASE("ratings change where a game has them") {
  TestClub place;
  const auto report =
      play(place, place.match("lines_of_action", place.member("Ada"), place.member("Ben")), End::kFirstWins);
  CHECK(report.scheme.rating.rates());
  CHECK(report.seats[0].after.rating.value > report.seats[0].before.rating.value);
  CHECK(report.seats[1].after.rating.value < report.seats[1].before.rating.value);
  CHECK(report.seats[0].after.provisional);
}

TEST_CASE("the organiser voids and corrects, with a reason, and the last word holds") {
  TestClub place;
  const std::string ada = place.member("Ada"), ben = place.member("Ben");
  const auto report = play(place, place.match("militakiri", ada, ben), End::kFirstWins);
  const std::string match = value_of(place.club->results().all()).front().played.match;
  const auto ada_has = [&] {
    const auto lines = value_of(place.club->standings().of(ada));
    return lines.empty() ? 0 : lines[0].second.points.points;
  };
  CHECK_FALSE(place.club->results().annul(match, ""));
  CHECK_FALSE(place.club->results().annul(new_id(0), "no such match"));
  CHECK_FALSE(place.club->results().correct(match, {2}, "", "too few seats", all_games()));
  CHECK_FALSE(place.club->results().correct(match, {2, 3}, "", "too many points", all_games()));
  require_done(place.club->results().annul(match, "the wrong board was set up"));
  CHECK(ada_has() == 0);
  CHECK(value_of(place.club->results().report(match)).voided);
  require_done(place.club->results().correct(match, {1, 1}, "adjudication", "both had left", all_games()));
  CHECK(ada_has() == 5);
  CHECK(value_of(place.club->results().report(match)).reason == "adjudication");
  require_done(place.club->results().let_stand(match, "the first decision was right"));
  CHECK(ada_has() == 10);
  const auto results = value_of(place.club->results().all());
  REQUIRE(results.size() == 1);
  REQUIRE(results[0].corrections.size() == 3);
  CHECK(results[0].corrections[0].why == "the wrong board was set up");
  CHECK(results[0].names == std::vector<std::string>{"Ada", "Ben"});
  CHECK(report.seats[0].after.points.points == 10);
}

TEST_CASE("only what can have happened is a correction") {
  TestClub place;
  const std::string ada = place.member("Ada"), ben = place.member("Ben");
  const auto report = play(place, place.match("militakiri", ada, ben), End::kFirstWins);
  const std::string match = value_of(place.club->results().all()).front().played.match;
  const auto corrected = [&](std::vector<std::uint32_t> scores, const std::string& reason,
                             const std::string& why = "a slip") {
    return place.club->results().correct(match, std::move(scores), reason, why, all_games());
  };
  struct Impossible {
    std::vector<std::uint32_t> scores;
    std::string reason;
  };
  const std::vector<Impossible> impossible = {{{2, 2}, ""},
                                              {{0, 0}, ""},
                                              {{0, 1}, ""},
                                              {{1, 0}, "adjudication"},
                                              {{2}, ""},
                                              {{2, 0, 0}, ""},
                                              {{3, 0}, ""},
                                              {{2, 0}, "agreement"},
                                              {{0, 2}, "agreement"},
                                              {{1, 1}, "time"},
                                              {{1, 1}, "forfeit"},
                                              {{1, 1}, "resignation"},
                                              {{1, 1}, "disconnection"},
                                              {{2, 0}, "move_limit"},
                                              {{2, 0}, "Resignation"},
                                              {{2, 0}, "bribery"},
                                              {{2, 0}, " "},
                                              {{2, 0}, "time\n"},
                                              {{2, 0}, "connection"}};
  for (const auto& one : impossible) {
    CAPTURE(one.scores, one.reason);
    CHECK_FALSE(corrected(one.scores, one.reason));
  }
  using namespace std::string_literals;
  for (const std::string& why : {""s, "  "s, "\t\n"s, "\u200B"s, "\u00A0"s, "line\nline"s, "\x1B[2J"s,
                                 "\u202E"s, std::string(501, 'x')}) {
    CAPTURE(why);
    CHECK_FALSE(corrected({2, 0}, "", why));
    CHECK_FALSE(place.club->results().annul(match, why));
    CHECK_FALSE(place.club->results().let_stand(match, why));
  }
  CHECK(value_of(place.club->results().all()).front().corrections.empty());

  // What was played ended by resignation: that fits who has lost, and not a draw.
  const auto holds = [&] { return value_of(place.club->results().all()).front().holds.value(); };
  require_done(corrected({0, 2}, ""));
  CHECK(holds().reason == "resignation");
  require_done(corrected({1, 1}, ""));
  CHECK(holds().reason == "adjudication");
  require_done(corrected({1, 1}, "agreement", "  both had\u00A0agreed "));
  CHECK(value_of(place.club->results().all()).front().corrections.back().why == "both had agreed");
  require_done(corrected({1, 1}, "move_limit"));
  require_done(corrected({2, 0}, "time"));
  require_done(corrected({0, 2}, "towers_taken"));  // the game's own
  CHECK(error_of(place.club->results().correct(match, {2, 0}, "time ", "x", all_games())).find("'time'") !=
        std::string::npos);
  // Without the game the scores must be together what they were.
  CHECK_FALSE(place.club->results().correct(match, {2, 2}, "", "x", Catalogue()));
  require_done(place.club->results().correct(match, {1, 1}, "", "x", Catalogue()));
  CHECK(report.reason == "resignation");
}
