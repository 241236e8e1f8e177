// SPDX-License-Identifier: GPL-3.0-or-later
//
// What can't be written down hasn't happened.
#include <functional>

#include "framework/clock/time_control_text.hpp"
#include "tests/table/support.hpp"

using namespace boardwright;
using namespace boardwright::test;
using namespace std::chrono_literals;

namespace {

const std::string kFull = "club.db: the disk is full; make room and try again";

struct Failing {
  UtcTime now{std::chrono::hours(400000)};
  std::shared_ptr<MemoryJournal> journal = std::make_shared<MemoryJournal>();
  std::unique_ptr<Match> match, twin;  // the twin is never asked to do what fails
  int told = 0;

  explicit Failing(const std::string& game, const std::string& clock) {
    MatchOptions options;
    options.rules = value_of(all_games().create(game));
    options.seed = Seed::from_number(4);
    options.clock = value_of(read_time_control(clock));
    options.time = [this] { return now; };
    options.journal = std::make_shared<MemoryJournal>();
    twin = value_of(Match::create(options));
    options.journal = journal;
    match = value_of(Match::create(options));
    for (Seat seat = 0; seat < match->rules().seat_count(); ++seat)
      match->subscribe(seat, [this](const Update&) { ++told; });
  }
  Failing(const Failing&) = delete;
  Failing& operator=(const Failing&) = delete;

  void both(const std::function<Result<void>(Match&)>& command) {
    require_done(command(*match));
    require_done(command(*twin));
  }
  /// The command fails with the store's sentence and nothing is different, then it works.
  void fails_once(const std::function<Result<void>(Match&)>& command) {
    const int before = told;
    const std::size_t steps = journal->steps.size();
    journal->failure = kFull;
    for (int i = 0; i < 2; ++i) CHECK(error_of(command(*match)) == kFull);
    CHECK(told == before);
    CHECK(journal->steps.size() == steps);
    check_same(*match, *twin);
    journal->failure.clear();
    both(command);
    CHECK(journal->steps.size() == steps + 1);
    CHECK(told > before);
    check_same(*match, *twin);
  }
};

}  // namespace

TEST_CASE("a command that can't be written down is refused and changes nothing") {
  Failing failing("lines_of_action", "5m+3s");
  const auto move = [&](Seat seat, const char* text) {
    return [seat, text](Match& match) { return match.play(seat, text); };
  };
  failing.now += 5s;
  failing.fails_once(move(0, "b1-b3"));
  failing.now += 5s;
  failing.fails_once([](Match& match) { return match.offer_draw(0); });
  failing.fails_once([](Match& match) { return match.decline_draw(1); });
  failing.fails_once(move(1, "a2-c2"));
  failing.both([](Match& match) { return match.offer_draw(0); });
  failing.now += 1s;
  failing.fails_once([](Match& match) { return match.take_back(1); });
  failing.fails_once(move(1, "a2-c2"));
  const auto say = [](Command::Type type, Seat seat) {
    return [type, seat](Match& match) { return match.submit(type, seat); };
  };
  failing.fails_once(say(Command::Type::kPause, 0));
  failing.fails_once(say(Command::Type::kRefuse, 1));
  failing.both(say(Command::Type::kPause, 0));
  failing.fails_once(say(Command::Type::kAllow, 1));
  failing.now += 1s;
  failing.fails_once(say(Command::Type::kResume, 1));
  SECTION("resigning") {
    failing.fails_once([](Match& match) { return match.resign(0); });
    CHECK(failing.match->result()->reason == "resignation");
  }
  SECTION("agreeing") {
    failing.both([](Match& match) { return match.offer_draw(0); });
    failing.fails_once([](Match& match) { return match.offer_draw(1); });
    CHECK(failing.match->result()->reason == "agreement");
  }
  SECTION("a flag") {
    failing.now += 6min;
    CHECK_FALSE(failing.match->is_over());
    failing.journal->failure = kFull;
    CHECK(error_of(failing.match->tick()) == kFull);
    CHECK(error_of(failing.match->play(0, "d1-d3")) == kFull);
    CHECK_FALSE(failing.match->is_over());
    REQUIRE(failing.match->next_flag());  // somebody has to try again
    CHECK(*failing.match->next_flag() > failing.now);
    failing.journal->failure.clear();
    failing.both([](Match& match) { return match.tick(); });
    CHECK(failing.match->result() == Outcome{{0, 2}, "time"});
    check_same(*failing.match, *failing.twin);
  }
}

TEST_CASE("dice that can't be written down fall the same way again") {
  Failing failing("coin_race", "5m");
  Random random(std::uint64_t{2});
  while (!failing.match->is_over()) {
    const Seat seat = failing.match->seats_on_turn().front();
    const auto moves = failing.match->update(seat).moves;
    const std::string text = moves[random.below(static_cast<std::uint32_t>(moves.size()))].text;
    failing.fails_once([&](Match& match) { return match.play(seat, text); });
  }
}

TEST_CASE("a match whose beginning can't be written down doesn't begin") {
  MatchOptions options;
  options.rules = value_of(all_games().create("coin_race"));
  const auto journal = std::make_shared<MemoryJournal>();
  journal->failure = kFull;
  options.journal = journal;
  CHECK(error_of(Match::create(options)) == kFull);
}

TEST_CASE("a result that is written down isn't taken back") {
  Failing failing("lines_of_action", "5m");
  failing.both([](Match& match) { return match.play(0, "b1-b3"); });
  failing.both([](Match& match) { return match.resign(1); });
  CHECK_FALSE(failing.match->update(0).table.can_take_back);
  CHECK_FALSE(failing.match->take_back(0));
  CHECK(failing.match->is_over());
}
