// SPDX-License-Identifier: GPL-3.0-or-later
//
// What comes before the first move: clocks that wait for it, set-ups that aren't numbered; and offers that
// are taken back.
#include "framework/clock/time_control_text.hpp"
#include "framework/match/move_numbers.hpp"
#include "framework/match/seen_line.hpp"
#include "framework/match/thrown_dice.hpp"
#include "framework/players/random_player.hpp"
#include "support.hpp"

using namespace boardwright;
using namespace boardwright::test;
using namespace std::chrono_literals;

namespace {

struct KeptSteps final : JournalPort {
  Result<void> write(const JournalStep& step) override {
    steps.push_back(step);
    return {};
  }
  std::vector<JournalStep> steps;
};

struct TimedMatch {
  explicit TimedMatch(std::shared_ptr<const Rules> rules, std::optional<Milliseconds> set_up = {}) {
    options.rules = std::move(rules);
    options.seed = Seed::from_number(1);
    options.clock = value_of(read_time_control("1m"));
    options.policies.clock_start = ClockStart::kFirstMove;
    options.policies.set_up_time = set_up;
    options.time = [this] { return now; };
    options.journal = journal;
    match = value_of(Match::create(options));
  }
  void resume() {
    match.reset();
    const auto steps = journal->steps;
    match = value_of(Match::resume(options, steps));
  }
  Milliseconds left(Seat seat) { return match->times(seat).at(seat).remaining; }

  UtcTime now{1000000s};
  std::shared_ptr<KeptSteps> journal = std::make_shared<KeptSteps>();
  MatchOptions options;
  std::unique_ptr<Match> match;
};

void play_any(Match& match) {
  RandomPlayer player;
  require_done(let_play(match, match.seats_on_turn().front(), player));
}

}  // namespace

TEST_CASE("a clock waits for the first move, and then runs for the other") {
  TimedMatch test(board_game());
  CHECK(test.match->update(0).table.clock_waits);
  test.now += 30s;
  CHECK(test.left(0) == 60s);
  CHECK_FALSE(test.match->next_flag());
  test.match->release_clock();  // dice or a page are gone: it waits on
  test.now += 90s;
  require_done(test.match->tick());
  CHECK_FALSE(test.match->is_over());
  play_any(*test.match);
  CHECK_FALSE(test.match->update(0).table.clock_waits);
  test.now += 10s;
  CHECK(test.left(0) == 60s);
  CHECK(test.left(1) == 50s);
}

TEST_CASE("a clock that waits is started by a command, and both are known after a restart") {
  TimedMatch test(board_game());
  test.resume();
  CHECK(test.match->clock_waits());
  test.now += 30s;
  CHECK(test.left(0) == 60s);
  require_done(test.match->submit(Command::Type::kStartClock, 1));
  CHECK(error_of(test.match->submit(Command::Type::kStartClock, 1)) == "no clock waits to be started");
  test.now += 10s;
  CHECK(test.left(0) == 50s);
  test.resume();
  CHECK_FALSE(test.match->clock_waits());
}

TEST_CASE("what a turn has taken when somebody leaves stays taken") {
  TimedMatch test(board_game());
  play_any(*test.match);
  test.now += 25s;
  require_done(test.match->write_clock_down());
  test.resume();
  CHECK(test.left(1) == 35s);
  test.now += 5s;
  CHECK(test.left(1) == 30s);
  require_done(test.match->resign(1));
  const auto steps = test.journal->steps.size();
  require_done(test.match->write_clock_down());  // nothing runs any more
  CHECK(test.journal->steps.size() == steps);
}

TEST_CASE("a set-up is no first move: the clock waits behind it, after a time of its own if there is one") {
  for (const bool own : {false, true}) {
    const Catalogue games = own_games();
    const auto entry = value_of(games.find("two_field/duel"));
    TimedMatch test(value_of(entry.create()), own ? std::optional<Milliseconds>(20s) : std::nullopt);
    CHECK(test.match->clock_waits() != own);
    while (sets_up(test.match->line().now(), test.match->seats_on_turn().front())) play_any(*test.match);
    REQUIRE_FALSE(test.match->line().plies().empty());
    CHECK(test.match->clock_waits());
    test.resume();
    CHECK(test.match->clock_waits());
    test.now += 50s;
    CHECK(test.left(0) == 60s);
    play_any(*test.match);
    CHECK_FALSE(test.match->clock_waits());
  }
}

TEST_CASE("an offer and a request are withdrawn by who has made them") {
  TimedMatch test(board_game());
  CHECK(error_of(test.match->submit(Command::Type::kWithdraw, 0)) ==
        "black has neither offered nor asked for anything");
  require_done(test.match->offer_draw(0));
  CHECK(error_of(test.match->submit(Command::Type::kWithdraw, 1)) ==
        "white has neither offered nor asked for anything");
  require_done(test.match->submit(Command::Type::kWithdraw, 0));
  CHECK(test.match->update(1).table.draw_offers.empty());
  require_done(test.match->submit(Command::Type::kPause, 1));
  require_done(test.match->submit(Command::Type::kWithdraw, 1));
  CHECK_FALSE(test.match->update(0).table.request);
  test.resume();
  CHECK(test.match->update(1).table.draw_offers.empty());
  CHECK_FALSE(test.match->update(0).table.request);
}

TEST_CASE("moves are numbered by rounds, and neither set-ups nor chance are") {
  const auto numbers_of = [](const std::vector<SeenMove>& moves) {
    std::string text;
    const MoveNumbers numbers(moves);
    for (const auto& ply : numbers.plies())
      text += std::to_string(ply.number) + (ply.kind != MoveNumbers::Kind::kMove ? "-"
                                            : ply.opens                          ? "."
                                                                                 : "…");
    return text;
  };
  const auto move = [](Seat seat, bool set_up = false) {
    SeenMove made;
    made.seat = seat;
    made.set_up = set_up;
    return made;
  };
  CHECK(numbers_of({move(0), move(1), move(0), move(BW_CHANCE), move(1), move(1)}) == "1.1…2.2-2…3.");
  CHECK(numbers_of({move(1, true), move(0, true), move(0), move(1)}) == "0-0-1.1…");
  CHECK(numbers_of({move(1), move(0)}) == "1.2.");
}

TEST_CASE("every game's moves have one numbering, however they are seen") {
  const Catalogue catalogue = own_games();
  REQUIRE(catalogue.games().size() >= 4);
  for (const auto& game : catalogue.games()) {
    INFO(game->id());
    const auto rules = value_of(game->create(game->data().variants.front()));
    const auto match = match_of(rules, 3);
    for (int i = 0; i < 200 && !match->is_over(); ++i) play_any(*match);
    const GameLine& line = match->line();
    const MoveNumbers truth(line);
    const auto whole = seen_line(line, std::nullopt);
    REQUIRE(whole.moves.size() == truth.size());
    const MoveNumbers seen(whole.moves);
    for (std::size_t i = 0; i < truth.size(); ++i) CHECK(seen.ply(i).number == truth.ply(i).number);
    CHECK(truth.last() > 0);
    bool begun = false;  // with the first move, which is number one
    for (const auto& ply : truth.plies()) {
      if (ply.kind == MoveNumbers::Kind::kMove && !std::exchange(begun, true)) CHECK(ply.number == 1);
      if (ply.kind == MoveNumbers::Kind::kSetUp) CHECK(ply.number == 0);
    }
    // Seats learn of as many moves as there are; only of set-ups they may learn less.
    for (Seat seat = 0; seat < rules->seat_count(); ++seat) {
      const auto own = match->history(seat);
      CHECK(MoveNumbers(own).last() == truth.last());
    }
  }
}

TEST_CASE("throws are told from other events") {
  using Faces = std::vector<int>;
  CHECK(thrown_dice("dice:1-5") == Faces{1, 5});
  CHECK(thrown_dice("roll:12") == Faces{12});
  for (const char* other : {"", "dice:", "dice:0", "dice:1-", "dice:01", "dice:100", "heads", "dice:a"})
    CHECK(thrown_dice(other).empty());
}
