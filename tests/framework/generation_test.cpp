// SPDX-License-Identifier: GPL-3.0-or-later
//
// Generations of a match, and the codes of what it refuses.
#include "framework/match/generation.hpp"

#include "framework/clock/time_control_text.hpp"
#include "tests/framework/support.hpp"

using namespace boardwright;
using namespace boardwright::test;

namespace {

/// Keeps everything, or says that it can't.
struct Paper final : JournalPort {
  std::vector<JournalStep> steps;
  bool torn = false;
  [[nodiscard]] Result<void> write(const JournalStep& step) override {
    if (torn) return fail("the paper is torn");
    steps.push_back(step);
    return {};
  }
};

RefusalCode code_of(const CommandResult& result) {
  REQUIRE_FALSE(result);
  CHECK_FALSE(result.error().empty());
  CHECK(result.refusal().sentence == result.error());
  return result.refusal().code;
}

}  // namespace

TEST_CASE("generations rise, and JavaScript's numbers hold them") {
  std::uint64_t last = kFirstGeneration;
  for (int i = 0; i < 100; ++i) {
    const auto next = next_generation();
    CHECK(next > last);
    CHECK(next < (std::uint64_t{1} << 53));
    last = next;
  }
}

TEST_CASE("a command of another generation is stale, though its update number is right") {
  const auto paper = std::make_shared<Paper>();
  MatchOptions options;
  options.rules = board_game();
  options.seed = Seed::from_number(1);
  options.journal = paper;
  auto match = value_of(Match::create(options));
  CHECK(match->generation() == kFirstGeneration);
  CHECK(match->update(0).generation == kFirstGeneration);
  const Command old{Command::Type::kMove, 0, "c8-c6", match->update(0).number, "", match->generation()};
  Command known = old;
  known.id = "01a0c450-6c00-7000-8000-000000000001";
  known.move = "b1-b3";
  require_done(match->submit(known));
  require_done(match->play(1, "a2-c2"));

  const auto resumed = value_of(Match::resume(options, paper->steps));
  CHECK(resumed->generation() > kFirstGeneration);
  CHECK(resumed->update(0).generation == resumed->generation());
  REQUIRE(resumed->update(0).number == old.based_on);  // numbers begin again
  CHECK(code_of(resumed->submit(old)) == RefusalCode::kStale);
  require_done(resumed->submit(known));  // acted already, and is answered so
  CHECK(resumed->line().plies().size() == 2);
  Command again = old;
  again.generation = resumed->generation();
  again.move = "d1-d3";
  require_done(resumed->submit(again));
  CHECK(value_of(Match::resume(options, paper->steps))->generation() > resumed->generation());
}

TEST_CASE("what is refused has a code") {
  using enum RefusalCode;
  const auto paper = std::make_shared<Paper>();
  UtcTime now{std::chrono::hours(400000)};
  MatchOptions options;
  options.rules = board_game();
  options.journal = paper;
  options.policies.takeback = Takeback::kNever;
  options.clock = value_of(read_time_control("5m"));
  options.time = [&] { return now; };
  const auto match = value_of(Match::create(options));
  CHECK(code_of(match->play(7, "c8-c6")) == kUnknownSeat);
  CHECK(code_of(match->submit({Command::Type::kMove, 0, "c8-c6", 9})) == kStale);
  CHECK(code_of(match->play(1, "a2-c2")) == kNotYourTurn);
  CHECK(code_of(match->play(0, "c8-c7")) == kIllegal);
  CHECK(code_of(match->play(0, Move{~0ULL})) == kIllegal);
  CHECK(code_of(match->take_back(0)) == kNotAllowed);
  CHECK(code_of(match->decline_draw(0)) == kNotNow);
  CHECK(code_of(match->submit(Command::Type::kClaimRepetition, 0)) == kNotNow);
  paper->torn = true;
  CHECK(code_of(match->play(0, "c8-c6")) == kNotWritten);
  paper->torn = false;
  require_done(match->submit(Command::Type::kPause, 0));
  CHECK(code_of(match->submit(Command::Type::kPause, 1)) == kAskedAlready);
  require_done(match->submit(Command::Type::kAllow, 1));
  CHECK(code_of(match->play(0, "c8-c6")) == kPaused);
  require_done(match->submit(Command::Type::kResume, 1));
  now += std::chrono::minutes(6);
  CHECK(code_of(match->play(0, "c8-c6")) == kTimeUp);
  CHECK(code_of(match->play(0, "c8-c6")) == kOver);
}

TEST_CASE("nobody moves under a flag that waits for a decision") {
  UtcTime now{std::chrono::hours(400000)};
  MatchOptions options;
  options.rules = board_game();
  options.clock = value_of(read_time_control("5m"));
  options.clock->on_flag = FlagPolicy::kAsk;
  options.time = [&] { return now; };
  const auto match = value_of(Match::create(options));
  now += std::chrono::minutes(6);
  require_done(match->tick());
  CHECK(code_of(match->play(0, "c8-c6")) == RefusalCode::kFlagFallen);
  CHECK(code_of(match->submit(Command::Type::kClaimTime, 0)) == RefusalCode::kNotAllowed);
  require_done(match->submit(Command::Type::kLetPlayOn, 1));
  require_done(match->play(0, "c8-c6"));
}
