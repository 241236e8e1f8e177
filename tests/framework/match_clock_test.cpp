// SPDX-License-Identifier: GPL-3.0-or-later
//
// A match with a clock: what moves, flags, taking back and hidden set-ups do to it. The clock itself is
// tested in tests/clock.
#include "framework/clock/time_control_text.hpp"
#include "framework/match/match.hpp"
#include "framework/match/utc_of.hpp"
#include "framework/record/native.hpp"
#include "framework/record/replay.hpp"
#include "tests/framework/support.hpp"

using namespace boardwright;
using namespace boardwright::test;
using namespace std::chrono_literals;

namespace {

/// A match with a clock whose time is told by the test.
struct Timed {
  UtcTime now{std::chrono::hours(400000)};
  std::unique_ptr<Match> match;

  Timed(const std::shared_ptr<const Rules>& rules, const std::string& control,
        Milliseconds network = Milliseconds(0)) {
    MatchOptions options;
    options.network = network;
    options.rules = rules;
    options.clock = value_of(read_time_control(control));
    options.time = [this] { return now; };
    match = value_of(Match::create(std::move(options)));
  }
  Timed(const Timed&) = delete;
  /// The first legal move of whoever is on turn, after so long.
  Result<void> move_after(Milliseconds thinking) {
    now += thinking;
    const Seat seat = match->seats_on_turn().front();
    return match->play(seat, match->view(seat)->moves(seat).front());
  }
  [[nodiscard]] Milliseconds left(Seat seat) const { return match->times(seat)[seat].remaining; }
};

}  // namespace

TEST_CASE("live games don't count what the machine sleeps, correspondence is calendar time") {
  const auto usual = [](const char* control) {
    const TimeSource source = usual_time(value_of(read_time_control(control)));
    const auto* function = source.target<UtcTime (*)()>();
    return function == nullptr ? nullptr : *function;
  };
  CHECK(usual("3m+2s") == &waking_time);
  CHECK(usual("move=2d") == &system_time);
  CHECK(*usual_time(std::nullopt).target<UtcTime (*)()>() == &system_time);
  CHECK(waking_time() <= system_time() + 1s);
}

TEST_CASE(
    "a move over a network is given back its way within the quota, and is in time if it was when it left") {
  const auto rules = board_game();
  Timed at(rules, "10s", 100ms);
  const auto move = [&](Milliseconds thinking, Milliseconds network) {
    at.now += thinking;
    const Seat seat = at.match->seats_on_turn().front();
    const auto& update = at.match->update(seat);
    Command command{Command::Type::kMove, seat, update.moves.front().text, update.number};
    command.network = network;
    return at.match->submit(command);
  };
  require_done(move(2s, 70ms));
  CHECK(at.left(0) == 8s + 70ms);
  CHECK(at.match->times(0)[0].credited == 0ms);  // told when it is over
  require_done(move(1s, 10s));
  CHECK(at.left(1) == 9s + 100ms);  // not what is claimed
  // Its flag falls 70 ms after it has left: the move comes in time, and nobody was told of a flag meanwhile.
  at.now += 8s + 70ms + 50ms;
  require_done(at.match->tick());
  CHECK_FALSE(at.match->is_over());
  require_done(move(0ms, 60ms));
  CHECK(at.left(0) == 10ms);
  CHECK(at.left(1) == 9s + 100ms);  // the way was nobody's
  // Silence is judged once the quota has passed.
  at.now += 9s + 100ms + 99ms;
  require_done(at.match->tick());
  CHECK_FALSE(at.match->is_over());
  at.now += 1ms;
  require_done(at.match->tick());
  REQUIRE(at.match->is_over());
  CHECK(at.match->times(BW_SPECTATOR)[0].credited == 130ms);
  CHECK(at.match->times(BW_SPECTATOR)[1].credited == 100ms);
}

TEST_CASE("a clock that is centuries ahead is refused by the year it says") {
  const auto refused = [](std::time_t seconds) {
    const auto right = check_clock(utc_of({.tv_sec = seconds, .tv_nsec = 999999999}));
    return right ? std::string() : right.error();
  };
  CHECK(refused(1700000000) == "");
  CHECK(refused(-1) ==
        "this computer's clock says the year 1969; set it to a time between 1970 and 2262 and try again");
  CHECK(refused(9800000000).find("says the year 2280") != std::string::npos);
  CHECK(refused(20200000000).find("says the year 2610") != std::string::npos);  // once around, in nanoseconds
}

TEST_CASE("a move presses the clock, and its increment comes") {
  Timed timed(board_game(), "1m+2s");
  CHECK(timed.left(0) == 62s);
  const Update& update = timed.match->update(1);
  require_done(timed.move_after(10s));
  CHECK(timed.left(0) == 54s);  // the increment of the next turn is there already
  timed.now += 5s;
  CHECK(timed.left(0) == 54s);
  CHECK(timed.left(1) == 57s);
  REQUIRE(update.clocks.size() == 2);
  CHECK_FALSE(update.clocks[0].running);
  CHECK(update.clocks[1].running);
  CHECK(update.clocks[1].remaining == 62s);
  CHECK(update.now == timed.now - 5s);
  CHECK(timed.match->next_flag() == update.now + 62s);
}

TEST_CASE("time that passes is no news, a flag is") {
  Timed timed(board_game(), "1m");
  int told = 0;
  timed.match->subscribe(1, [&](const Update&) { ++told; });
  CHECK(told == 1);
  timed.now += 59999ms;
  require_done(timed.match->tick());
  CHECK(told == 1);
  CHECK_FALSE(timed.match->is_over());
  timed.now += 1ms;
  require_done(timed.match->tick());
  CHECK(told == 2);
  REQUIRE(timed.match->is_over());
  CHECK(timed.match->result()->reason == "time");
  CHECK(timed.match->result()->scores == std::vector<std::uint32_t>{0, 2});
}

TEST_CASE("a move that comes too late is not played") {
  Timed timed(board_game(), "1m");
  const auto late = timed.move_after(60s);
  REQUIRE_FALSE(late);
  CHECK(late.error() == "the time was up");
  CHECK(timed.match->line().plies().empty());
  CHECK(timed.match->result()->reason == "time");
}

TEST_CASE("a flag under ask waits for the other side") {
  Timed timed(board_game(), "1m,flag=ask");
  require_done(timed.move_after(1s));
  timed.now += 61s;
  require_done(timed.match->tick());
  CHECK_FALSE(timed.match->is_over());
  CHECK(timed.match->update(0).table.flagged == std::vector<Seat>{1});
  const auto command = [&](Command::Type type, Seat seat) {
    return timed.match->submit({type, seat, {}, timed.match->update(seat).number});
  };
  CHECK_FALSE(timed.move_after(0s));
  CHECK_FALSE(command(Command::Type::kClaimTime, 1));
  SECTION("who claims the game") {
    require_done(command(Command::Type::kClaimTime, 0));
    CHECK(timed.match->result()->scores == std::vector<std::uint32_t>{2, 0});
    CHECK(timed.match->update(0).table.flagged.empty());
  }
  SECTION("or lets it go on") {
    timed.now += 100s;
    require_done(command(Command::Type::kLetPlayOn, 0));
    CHECK(timed.match->update(1).table.flagged.empty());
    require_done(timed.move_after(3s));
    CHECK_FALSE(timed.match->is_over());
    CHECK_FALSE(command(Command::Type::kLetPlayOn, 0));  // there is nothing to decide any more
  }
}

TEST_CASE("taking back restores the clock to what it was") {
  Timed timed(board_game(), "1m+2s");
  require_done(timed.move_after(10s));
  require_done(timed.move_after(20s));
  timed.now += 5s;
  require_done(timed.match->take_back(0));
  CHECK(timed.left(0) == 62s);
  CHECK(timed.left(1) == 62s);
  timed.now += 4s;
  CHECK(timed.left(0) == 58s);
  CHECK(timed.left(1) == 62s);
}

TEST_CASE("nothing runs while the clock is held or when the game is over") {
  Timed timed(board_game(), "1m");
  timed.match->hold_clock();
  timed.now += 5min;
  require_done(timed.match->tick());
  CHECK_FALSE(timed.match->is_over());
  CHECK(timed.left(0) == 60s);
  timed.match->release_clock();
  timed.now += 10s;
  CHECK(timed.left(0) == 50s);
  require_done(timed.match->resign(1));
  timed.now += 5min;
  require_done(timed.match->tick());
  CHECK(timed.match->result()->reason == "resignation");
  CHECK(timed.left(0) == 50s);
}

TEST_CASE("a hidden set-up doesn't show by its clocks who is ready") {
  Timed timed(tiny("secret_towers"), "1m");
  int told = 0;
  timed.match->subscribe(1, [&](const Update&) { ++told; });
  timed.match->subscribe(BW_SPECTATOR, [&](const Update&) { ++told; });
  CHECK(told == 2);
  timed.now += 10s;
  require_done(timed.match->play(0, "T@b1"));
  CHECK(told == 2);
  CHECK(timed.match->update(1).clocks[0].remaining == 60s);
  CHECK(timed.match->update(1).clocks[0].running);
  CHECK_FALSE(timed.match->update(0).clocks[0].running);  // one's own is no secret
}

TEST_CASE("a record has the control and what was left after each move, and a flag can be replayed") {
  Timed timed(board_game(), "1m+2s");
  require_done(timed.move_after(10400ms));
  timed.now += 70s;
  require_done(timed.match->tick());
  const Record record = timed.match->full_record();
  CHECK(record.tags == std::vector<std::pair<std::string, std::string>>{{"TimeControl", "1m+2s"}});
  REQUIRE(record.moves.size() == 1);
  CHECK(record.moves[0].clock == 53s);
  const Record again = value_of(read_record(write_record(record)));
  CHECK(again == record);
  const auto replayed = value_of(replay(again, timed.match->shared_rules()));
  CHECK(replayed.ok());
  CHECK(replayed.result->reason == "time");
}

TEST_CASE("a clock for another number of seats is refused") {
  MatchOptions options;
  options.rules = board_game();
  options.clock = value_of(read_time_control("1m"));
  options.clock->seats.resize(3, options.clock->seats[0]);
  CHECK(error_of(Match::create(options)).starts_with("the clock: "));
}
