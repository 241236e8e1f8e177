// SPDX-License-Identifier: GPL-3.0-or-later
//
// What game.yaml's policies leave to the players of a match: turns taken back by consent, repetition by
// claim, time to set up; and pauses.
#include "framework/clock/time_control_text.hpp"
#include "framework/match/match.hpp"
#include "framework/record/native.hpp"
#include "framework/record/replay.hpp"
#include "tests/framework/support.hpp"

using namespace boardwright;
using namespace boardwright::test;
using namespace std::chrono_literals;

namespace {

using Type = Command::Type;
constexpr Seat kFirst = 0, kSecond = 1;
constexpr const char* kCircle[] = {"b1-b3", "a2-c2", "b3-b1", "c2-a2"};

/// A match under policies, whose time is told by the test.
struct Governed {
  UtcTime now{std::chrono::hours(400000)};
  std::unique_ptr<Match> match;

  explicit Governed(const MatchPolicies& policies, const std::string& control = "",
                    const std::shared_ptr<const Rules>& rules = board_game(), bool rated = false) {
    MatchOptions options;
    options.rules = rules;
    options.variant = "standard";
    options.seed = Seed::from_number(1);
    options.policies = policies;
    options.rated = rated;
    if (!control.empty()) options.clock = value_of(read_time_control(control));
    options.time = [this] { return now; };
    match = value_of(Match::create(std::move(options)));
  }
  Governed(const Governed&) = delete;

  void play(std::initializer_list<const char*> moves) {
    for (const char* move : moves) require_done(match->play(match->seats_on_turn().front(), move));
  }
  void circle(int plies) {
    for (int i = 0; i < plies; ++i) play({kCircle[match->line().plies().size() % 4]});
  }
  Result<void> submit(Type type, Seat seat) { return match->submit(type, seat); }
  [[nodiscard]] Milliseconds left(Seat seat) const { return match->times(seat)[seat].remaining; }
};

MatchPolicies taking_back(Takeback takeback) {
  MatchPolicies policies;
  policies.takeback = takeback;
  return policies;
}

MatchPolicies claiming() {
  MatchPolicies policies;
  policies.repetition = RepetitionPolicy::kClaim;
  return policies;
}

}  // namespace

TEST_CASE("a turn is taken back when the other seat has allowed it") {
  Governed game(taking_back(Takeback::kConsent), "5m");
  game.now += 10s;
  game.play({"b1-b3", "a2-c2"});
  CHECK(game.match->update(kFirst).table.can_take_back);
  require_done(game.match->take_back(kFirst));
  CHECK(game.match->line().plies().size() == 2);
  CHECK(game.match->update(kSecond).table.request == Request{Request::Type::kTakeBack, kFirst, {}});
  CHECK(game.match->update(kSecond).table.can_answer);
  CHECK_FALSE(game.match->update(kFirst).table.can_answer);
  CHECK_FALSE(game.match->update(BW_SPECTATOR).table.can_answer);
  CHECK_FALSE(game.match->update(kSecond).table.can_take_back);  // one thing at a time
  CHECK(error_of(game.match->take_back(kSecond)) ==
        "black has asked for something already: that has to be answered first");
  CHECK(error_of(game.submit(Type::kAllow, kFirst)) == "nobody else asks for anything");
  game.now += 20s;
  require_done(game.submit(Type::kAllow, kSecond));
  CHECK(game.match->line().plies().empty());
  CHECK(game.match->update(kSecond).rewound);
  CHECK_FALSE(game.match->update(kSecond).table.request);
  CHECK(game.left(kFirst) == 5min);
}

TEST_CASE("a request is refused by a word, and by a move") {
  Governed game(taking_back(Takeback::kConsent));
  game.play({"b1-b3"});
  require_done(game.match->take_back(kFirst));
  require_done(game.submit(Type::kRefuse, kSecond));
  CHECK_FALSE(game.match->update(kFirst).table.request);
  CHECK(error_of(game.submit(Type::kAllow, kSecond)) == "nobody else asks for anything");
  require_done(game.match->take_back(kFirst));
  game.play({"a2-c2"});
  CHECK_FALSE(game.match->update(kFirst).table.request);
  require_done(game.match->take_back(kFirst));  // on turn: its own move makes the last turn another one
  game.play({"b3-b1"});
  CHECK_FALSE(game.match->update(kFirst).table.request);
  CHECK(game.match->line().plies().size() == 3);
}

TEST_CASE("where the policy says never, nothing is taken back") {
  Governed game(taking_back(Takeback::kNever));
  game.play({"b1-b3"});
  CHECK_FALSE(game.match->update(kFirst).table.can_take_back);
  CHECK(error_of(game.match->take_back(kFirst)) == "in this game no move can be taken back");
  Governed rated(taking_back(Takeback::kConsent), "", board_game(), true);
  rated.play({"b1-b3"});
  CHECK(error_of(rated.match->take_back(kFirst)) == "no move can be taken back in a rated game");
}

TEST_CASE("the end of a game closes what was asked before it") {
  Governed game(taking_back(Takeback::kConsent));
  game.play({"b1-b3"});
  require_done(game.match->take_back(kFirst));
  require_done(game.match->resign(kSecond));
  CHECK_FALSE(game.match->update(kFirst).table.request);
  require_done(game.match->take_back(kFirst));  // among friends it may go on all the same
  require_done(game.submit(Type::kAllow, kSecond));
  CHECK_FALSE(game.match->is_over());
  CHECK(game.match->line().plies().empty());
}

TEST_CASE("repetition by claim ends a game when somebody who is on turn says so") {
  Governed game(claiming());
  game.circle(7);
  CHECK_FALSE(game.match->update(kSecond).table.can_claim_repetition);
  CHECK(error_of(game.submit(Type::kClaimRepetition, kSecond)) ==
        "the position has not occurred as often as a claim takes");
  game.circle(1);
  CHECK_FALSE(game.match->is_over());
  CHECK(game.match->update(kFirst).table.can_claim_repetition);
  CHECK_FALSE(game.match->update(kSecond).table.can_claim_repetition);
  CHECK(error_of(game.submit(Type::kClaimRepetition, kSecond)) == "it is not white's turn");
  SECTION("claimed") {
    require_done(game.submit(Type::kClaimRepetition, kFirst));
    CHECK(game.match->result() == Outcome{{1, 1}, "repetition"});
  }
  SECTION("played on, and claimed later or never") {
    game.circle(5);
    CHECK(game.match->update(kSecond).table.can_claim_repetition);
    if (GENERATE(true, false)) {
      require_done(game.submit(Type::kClaimRepetition, kSecond));
    } else {
      game.play({game.match->update(kSecond).moves.back().text.c_str()});
      CHECK_FALSE(game.match->update(kFirst).table.can_claim_repetition);
      require_done(game.match->resign(kFirst));
    }
  }
  REQUIRE(game.match->is_over());
  const Record record = value_of(read_record(write_record(game.match->record())));
  const auto replayed = value_of(replay(record, board_game()));
  CHECK(replayed.problem == "");
  CHECK(replayed.result == game.match->result());
}

TEST_CASE("a claim that the moves don't bear out doesn't replay") {
  Governed game(claiming());
  game.circle(7);
  require_done(game.match->resign(kSecond));
  Record record = game.match->record();
  set_result(record, *board_game(), {{1, 1}, "repetition"});
  CHECK(value_of(replay(record, board_game())).problem ==
        "recorded as 0.5-0.5 by repetition, but the game isn't over");
}

TEST_CASE("a pause stops the clock and the game until somebody resumes it") {
  Governed game({}, "5m");
  game.now += 10s;
  require_done(game.submit(Type::kPause, kSecond));
  CHECK(game.match->update(kFirst).table.request == Request{Request::Type::kPause, kSecond, {}});
  game.now += 10s;  // the clock runs while the other one thinks about it
  require_done(game.submit(Type::kAllow, kFirst));
  CHECK(game.match->paused());
  CHECK(game.match->update(kFirst).table.paused);
  CHECK(game.match->update(kFirst).moves.empty());
  CHECK_FALSE(game.match->next_flag());
  game.now += 1h;
  const std::string refusal = "the game is paused: it goes on when somebody resumes it";
  CHECK(error_of(game.match->play(kFirst, "b1-b3")) == refusal);
  CHECK(error_of(game.match->offer_draw(kFirst)) == refusal);
  CHECK(error_of(game.submit(Type::kPause, kFirst)) == refusal);
  CHECK(game.left(kFirst) == 5min - 20s);
  SECTION("resumed") {
    require_done(game.submit(Type::kResume, kFirst));
    CHECK_FALSE(game.match->update(kFirst).moves.empty());
    CHECK(error_of(game.submit(Type::kResume, kFirst)) == "the game isn't paused");
    game.now += 5s;
    game.play({"b1-b3"});
    CHECK(game.left(kFirst) == 5min - 25s);
  }
  SECTION("given up") {
    require_done(game.match->resign(kFirst));
    CHECK_FALSE(game.match->update(kFirst).table.paused);
    CHECK(game.match->result()->reason == "resignation");
  }
}

TEST_CASE("a pause is asked for by everybody or it isn't, and never in rated games") {
  Governed game({});
  require_done(game.submit(Type::kPause, kFirst));
  game.play({"b1-b3"});  // the asker's own move leaves the question open
  CHECK(game.match->update(kSecond).table.request);
  game.play({"a2-c2"});
  CHECK_FALSE(game.match->update(kSecond).table.request);
  CHECK_FALSE(game.match->paused());
  Governed rated({}, "5m", board_game(), true);
  CHECK_FALSE(rated.match->update(kFirst).table.can_pause);
  CHECK(error_of(rated.submit(Type::kPause, kFirst)) == "a rated game can't be paused");
}

TEST_CASE("the set-up has its own time, and who isn't ready loses by it") {
  MatchPolicies policies;
  policies.set_up_time = 1min;
  Governed game(policies, "5m", tiny("secret_towers"));
  CHECK(game.left(kFirst) == 1min);
  game.now += 20s;
  require_done(game.match->play(kFirst, "T@b1"));
  CHECK(game.left(kFirst) == 40s);
  CHECK(game.match->times(kSecond)[kFirst].remaining == 1min);  // who is ready is hidden
  for (const Seat viewer : {kFirst, kSecond})
    for (const SeatTime& time : game.match->times(viewer)) CHECK(time.set_up);
  game.now += 40s;
  require_done(game.match->tick());
  CHECK(game.match->result() == Outcome{{2, 0}, "time"});
  CHECK(game.match->record().tags.back() == std::pair<std::string, std::string>{"TimeControl", "5m"});
  CHECK_FALSE(game.match->record().moves.front().clock);

  Governed asking(policies, "5m,flag=ask", tiny("secret_towers"));
  asking.now += 61s;
  require_done(asking.match->tick());
  CHECK(asking.match->update(kFirst).table.flagged.size() == 2);
  Governed letter(policies, "move=1d", tiny("secret_towers"));
  CHECK(letter.left(kFirst) == 24h);
  Governed untimed(policies, "", tiny("secret_towers"));
  CHECK_FALSE(untimed.match->has_clock());
  CHECK(untimed.match->times(kFirst).empty());
}

TEST_CASE("who is waited for and has been away for long can be claimed against, by who is there") {
  Governed game({});
  game.play({"b1-b3"});  // the second is on turn
  CHECK(error_of(game.submit(Type::kClaimAbsence, kFirst)) ==
        "nobody who is waited for has been away for long enough");
  std::vector<bool> told;
  (void)game.match->subscribe(kFirst,
                              [&](const Update& update) { told.push_back(update.table.can_claim_absence); });
  game.match->note_away(kSecond, true);
  game.match->note_away(kSecond, true);  // nothing new, and nobody is told
  CHECK(told == std::vector<bool>{false, true});
  CHECK_FALSE(game.match->update(kSecond).table.can_claim_absence);
  CHECK_FALSE(game.match->update(BW_SPECTATOR).table.can_claim_absence);
  CHECK_FALSE(game.submit(Type::kClaimAbsence, kSecond));
  game.match->note_away(kSecond, false);
  CHECK_FALSE(game.match->update(kFirst).table.can_claim_absence);
  CHECK_FALSE(game.submit(Type::kClaimAbsence, kFirst));

  // Nobody waits for who isn't on turn: whoever is plays.
  game.match->note_away(kFirst, true);
  CHECK_FALSE(game.match->update(kSecond).table.can_claim_absence);
  CHECK_FALSE(game.submit(Type::kClaimAbsence, kSecond));
  game.play({"a2-c2"});
  CHECK(game.match->update(kSecond).table.can_claim_absence);
  require_done(game.submit(Type::kClaimAbsence, kSecond));
  CHECK(game.match->result() == Outcome{{0, 2}, "disconnection"});
  CHECK_FALSE(game.match->update(kSecond).table.can_claim_absence);
}

TEST_CASE("an absence tells nothing of a hidden set-up") {
  Governed game({}, "", tiny("secret_towers"));
  game.match->note_away(kSecond, true);
  REQUIRE(game.match->update(kFirst).table.can_claim_absence);
  require_done(game.match->play(kFirst, "T@b1"));
  Governed done({}, "", tiny("secret_towers"));
  require_done(done.match->play(kSecond, "T@c2"));  // who is away has nothing to do any more
  done.match->note_away(kSecond, true);
  CHECK(done.match->update(kFirst).table.can_claim_absence);
  require_done(done.submit(Type::kClaimAbsence, kFirst));
  CHECK(done.match->result() == Outcome{{2, 0}, "disconnection"});
}
