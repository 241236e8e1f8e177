// SPDX-License-Identifier: GPL-3.0-or-later
//
// A match made again from its journal is the match.
#include <functional>

#include "framework/clock/time_control_text.hpp"
#include "tests/table/support.hpp"

using namespace boardwright;
using namespace boardwright::test;
using namespace std::chrono_literals;

namespace {

/// A match with a journal in memory, and what it takes to make it again.
struct Kept {
  UtcTime now{std::chrono::hours(400000)};
  std::shared_ptr<MemoryJournal> journal = std::make_shared<MemoryJournal>();
  MatchOptions options;
  std::unique_ptr<Match> match;

  explicit Kept(const std::string& game, const std::string& clock = "", bool rated = false,
                const MatchPolicies& policies = {}) {
    options.rules = value_of(all_games().create(game));
    options.seed = Seed::from_number(3);
    options.rated = rated;
    options.policies = policies;
    if (!clock.empty()) options.clock = value_of(read_time_control(clock));
    options.time = [this] { return now; };
    options.journal = journal;
    match = value_of(Match::create(options));
  }
  Kept(const Kept&) = delete;
  Kept& operator=(const Kept&) = delete;

  [[nodiscard]] Result<std::unique_ptr<Match>> again() const {
    return Match::resume(options, journal->steps);
  }
};

/// Something that players do: mostly moves, now and then offers, answers and turns taken back.
void do_something(Kept& kept, Random& random) {
  Match& match = *kept.match;
  const Seat seat = static_cast<Seat>(random.below(match.rules().seat_count()));
  const auto chance = random.below(20);
  // What may be refused takes no time: it would be lost when the match goes on from its last entry.
  if (chance < 2 || chance > 7) kept.now += Milliseconds(random.below(3000));
  if (match.paused())
    require_done(match.submit(Command::Type::kResume, seat));
  else if (chance > 2 && chance < 7)  // refused where it makes no sense: then nothing may be written
    (void)match.submit(chance < 5    ? Command::Type::kAllow
                       : chance == 5 ? Command::Type::kRefuse
                                     : Command::Type::kPause,
                       seat);
  else if (chance == 7)
    (void)match.submit(Command::Type::kClaimRepetition, seat);
  else if (chance == 0 && match.update(seat).table.can_offer_draw &&
           match.update(seat).table.draw_offers.empty())
    require_done(match.offer_draw(seat));
  else if (chance == 1 && match.update(seat).table.can_take_back && match.line().plies().size() > 2)
    require_done(match.take_back(seat));
  else if (chance == 2)
    (void)match.decline_draw(seat);  // refused where nobody has offered: then nothing may be written
  else
    play_any(match, random);
}

}  // namespace

TEST_CASE("a match that is resumed after any step is the match that was never interrupted") {
  const char* game = GENERATE("lines_of_action", "militakiri", "coin_race", "two_cards", "secret_towers");
  const char* clock = GENERATE("", "5m+2s", "40/10m:5m,byo=3x10s", "move=1d", "hourglass=20m");
  CAPTURE(game, clock);
  Kept kept(game, clock);
  Random random(std::uint64_t{11});
  for (int step = 0; step < 60 && !kept.match->is_over(); ++step) {
    do_something(kept, random);
    if (step % 7 != 0 && !kept.match->is_over()) continue;
    const auto again = value_of(kept.again());
    check_same(*kept.match, *again);
  }
}

TEST_CASE("requests, answers, pauses, claims and the time to set up come back with the match") {
  const char* game = GENERATE("lines_of_action", "militakiri", "coin_race", "two_cards", "secret_towers");
  const char* clock = GENERATE("", "5m+2s", "10m,flag=ask");
  CAPTURE(game, clock);
  MatchPolicies policies;
  policies.takeback = Takeback::kConsent;
  policies.repetition = RepetitionPolicy::kClaim;
  policies.set_up_time = 10min;
  Kept kept(game, clock, false, policies);
  Random random(std::uint64_t{21});
  for (int step = 0; step < 60 && !kept.match->is_over(); ++step) {
    do_something(kept, random);
    check_same(*kept.match, *value_of(kept.again()));
  }
}

TEST_CASE("a resumed match still has its open request, and still is paused") {
  MatchPolicies policies;
  policies.takeback = Takeback::kConsent;
  Kept kept("lines_of_action", "5m", false, policies);
  require_done(kept.match->play(0, "b1-b3"));
  require_done(kept.match->take_back(0));
  auto again = value_of(kept.again());
  CHECK(again->update(1).table.request == Request{Request::Type::kTakeBack, 0, {}});
  require_done(again->submit(Command::Type::kAllow, 1));
  CHECK(value_of(kept.again())->line().plies().empty());
  require_done(again->submit(Command::Type::kPause, 1));
  require_done(again->submit(Command::Type::kAllow, 0));
  const auto left = again->times(0)[0].remaining;
  kept.now += 2h;
  again = value_of(kept.again());
  CHECK(again->paused());
  kept.now += 2h;
  CHECK(again->times(0)[0].remaining == left);
  require_done(again->submit(Command::Type::kResume, 0));
  require_done(again->play(0, "b1-b3"));
  check_same(*again, *value_of(kept.again()));
}

TEST_CASE("a claimed repetition is in the journal") {
  MatchPolicies policies;
  policies.repetition = RepetitionPolicy::kClaim;
  Kept kept("lines_of_action", "", false, policies);
  const std::vector<std::string> circle{"b1-b3", "a2-c2", "b3-b1", "c2-a2"};
  for (std::size_t i = 0; i < 12; ++i)
    require_done(kept.match->play(static_cast<Seat>(i % 2), circle[i % 4]));
  require_done(kept.match->submit(Command::Type::kClaimRepetition, 0));
  const auto again = value_of(kept.again());
  CHECK(again->result() == Outcome{{1, 1}, "repetition"});
  auto forged = kept.journal->steps;
  forged.back().entries.erase(forged.back().entries.begin());  // nobody claims, and it is over all the same
  CHECK_FALSE(Match::resume(kept.options, forged));
}

TEST_CASE("the clock proper begins when the set-up is done, whatever is left of its time") {
  MatchPolicies policies;
  policies.set_up_time = 2min;
  Kept kept("militakiri", "10m", false, policies);
  Random random(std::uint64_t{4});
  REQUIRE(kept.match->arrange(0));
  CHECK(kept.match->times(0)[0].remaining == 2min);
  kept.now += 30s;
  while (kept.match->arrange(0) || kept.match->arrange(1)) {
    REQUIRE(play_any(*kept.match, random));
    check_same(*kept.match, *value_of(kept.again()));
  }
  for (const Seat seat : {Seat{0}, Seat{1}}) CHECK(kept.match->times(seat)[seat].remaining == 10min);
  kept.now += 5s;
  const Seat seat = kept.match->seats_on_turn().front();
  CHECK(kept.match->times(seat)[seat].remaining == 10min - 5s);
}

TEST_CASE("after resuming the same dice fall, and the same turns can be taken back") {
  Kept kept("coin_race");
  Random random(std::uint64_t{5});
  for (int i = 0; i < 4; ++i) play_any(*kept.match, random);
  auto options = kept.options;
  options.journal = std::make_shared<MemoryJournal>();
  const auto again = value_of(Match::resume(options, kept.journal->steps));
  while (!kept.match->is_over()) {
    const Seat seat = kept.match->seats_on_turn().front();
    const std::string move = kept.match->update(seat).moves.back().text;
    require_done(kept.match->play(seat, move));
    require_done(again->play(seat, move));
  }
  check_same(*kept.match, *again);
}

TEST_CASE("repetition is counted across a resumption") {
  Kept kept("lines_of_action");
  const std::vector<std::string> circle{"b1-b3", "a2-c2", "b3-b1", "c2-a2"};
  for (std::size_t i = 0; i < 6; ++i) require_done(kept.match->play(static_cast<Seat>(i % 2), circle[i % 4]));
  const auto again = value_of(kept.again());
  for (std::size_t i = 6; i < 8; ++i) {
    CHECK_FALSE(again->is_over());
    require_done(again->play(static_cast<Seat>(i % 2), circle[i % 4]));
  }
  REQUIRE(again->is_over());
  CHECK(again->result()->reason == "repetition");
  CHECK(kept.journal->steps.back().result == again->result());
}

TEST_CASE("time while the host was down is free in live play and charged by correspondence") {
  for (const auto& [control, charged] : {std::pair{"10m", 0ms}, std::pair{"move=2d", 3600000ms},
                                         std::pair{"10m,downtime=charged", 3600000ms}}) {
    CAPTURE(control);
    Kept kept("lines_of_action", control);
    kept.now += 20s;
    require_done(kept.match->play(0, "b1-b3"));
    const auto left = kept.match->times(1)[1].remaining;
    kept.now += 30s;  // thinking that nobody has acknowledged
    kept.now += 1h - 30s;
    const auto again = value_of(kept.again());
    const auto expected = std::max(left - charged, Milliseconds(0));
    CHECK(again->times(1)[1].remaining == expected);
    CHECK(again->times(1)[0].remaining == kept.match->times(0)[0].remaining);
  }
}

TEST_CASE("a flag that fell while the host was down ends the match when it is resumed") {
  Kept kept("lines_of_action", "move=1d");
  require_done(kept.match->play(0, "b1-b3"));
  kept.now += 25h;
  const auto again = value_of(kept.again());
  CHECK_FALSE(again->is_over());
  const std::size_t steps = kept.journal->steps.size();
  require_done(again->tick());
  REQUIRE(again->is_over());
  CHECK(again->result() == Outcome{{2, 0}, "time"});
  REQUIRE(kept.journal->steps.size() == steps + 1);
  CHECK(kept.journal->steps.back().entries.front().kind == entry_kind::kFlag);
  CHECK(kept.journal->steps.back().entries.back().kind == entry_kind::kResult);
  check_same(*again, *value_of(kept.again()));
}

TEST_CASE("flags that don't end a match are written down once") {
  for (const char* policy : {"1m,flag=ask", "1m,flag=continue"}) {
    CAPTURE(policy);
    Kept kept("lines_of_action", policy);
    kept.now += 2min;
    const std::size_t before = kept.journal->steps.size();
    require_done(kept.match->tick());
    require_done(kept.match->tick());
    CHECK(kept.journal->steps.size() == before + 1);
    auto again = value_of(kept.again());
    check_same(*kept.match, *again);
    if (again->update(0).table.flagged.empty()) continue;
    require_done(again->submit({Command::Type::kLetPlayOn, 1, {}, again->update(1).number}));
    require_done(again->play(0, "b1-b3"));
    check_same(*again, *value_of(kept.again()));
  }
}

TEST_CASE("the same command twice acts once, also after a restart") {
  const std::string id = "01a0c450-6c00-7000-8000-000000000001";
  Kept kept("lines_of_action");
  const Command move{Command::Type::kMove, 0, "b1-b3", 1, id};
  require_done(kept.match->submit(move));
  require_done(kept.match->submit(move));
  CHECK(kept.match->line().plies().size() == 1);
  const auto again = value_of(kept.again());
  require_done(again->submit(move));
  CHECK(again->line().plies().size() == 1);
  CHECK(kept.journal->steps.size() == 2);
  // One that was refused hasn't acted.
  const Command refused{Command::Type::kMove, 1, "a2-a3x", again->update(1).number, id + "x"};
  CHECK_FALSE(again->submit(refused));
  CHECK_FALSE(again->submit(refused));
}

TEST_CASE("a journal that doesn't follow from the rules and the seed is refused") {
  Kept kept("coin_race");
  Random random(std::uint64_t{9});
  for (int i = 0; i < 3; ++i) play_any(*kept.match, random);
  const auto sound = kept.journal->steps;
  const auto refused = [&](const std::function<void(std::vector<JournalStep>&)>& change) {
    auto steps = sound;
    change(steps);
    const auto resumed = Match::resume(kept.options, steps);
    REQUIRE_FALSE(resumed);
    return resumed.error();
  };
  CHECK(refused([](auto& steps) {
          steps[1].entries[0].payload = R"({"seat":"first","move":"walk:9"})";
        }).find("walk:9") != std::string::npos);
  CHECK(refused([](auto& steps) {
          auto& payload = steps[1].entries[1].payload;  // the coin turned over
          payload =
              payload.find("heads") != std::string::npos ? R"({"move":"tails"})" : R"({"move":"heads"})";
        }).find("the seed gives") != std::string::npos);
  CHECK(refused([](auto& steps) { steps[1].entries.pop_back(); }).find("turn") != std::string::npos);
  CHECK(refused([](auto& steps) { steps[1].entries[0].kind = "sorcery"; }).find("sorcery") !=
        std::string::npos);
  CHECK(refused([](auto& steps) { steps[1].entries[0].payload = "{"; }).find("seat") != std::string::npos);
  auto blind = kept.options;
  blind.seed.reset();
  CHECK_FALSE(Match::resume(blind, sound));
}

TEST_CASE("a clock that can't be right begins and resumes no match") {
  TestClub place;
  const std::string ada = place.member("Ada"), ben = place.member("Ben");
  const auto table = place.start(place.match("coin_race", ada, ben));
  const auto sound = place.now;
  for (const int year : {-9999, 1969, 2263, 2600, 9999}) {
    CAPTURE(year);
    place.now = UtcTime(std::chrono::sys_days(std::chrono::year(year) / 12 / 31));
    for (const char* clock : {"", "30m", "move=3d"}) {
      auto wanted = place.match("coin_race", ada, ben);
      if (*clock != '\0') wanted.clock = value_of(read_time_control(clock));
      CHECK(error_of(place.club->start(wanted, place.time())).starts_with("this computer's clock "));
    }
    CHECK(error_of(place.club->resume(table->id(), all_games(), place.time()))
              .starts_with("this computer's clock "));
    MatchOptions loose;
    loose.rules = value_of(all_games().create("coin_race"));
    loose.time = place.time();
    CHECK(error_of(Match::create(std::move(loose))).starts_with("this computer's clock "));
  }
  place.now = sound;
  CHECK(value_of(place.club->matches().all()).size() == 1);
  CHECK(value_of(place.club->people().all()).size() == 2);
}
