// SPDX-License-Identifier: GPL-3.0-or-later
//
// Who has offered or asked for something learns of it when the others don't want it.
#include "framework/match/turned_down.hpp"

#include "framework/clock/time_control_text.hpp"
#include "tests/framework/support.hpp"

using namespace boardwright;
using namespace boardwright::test;

namespace {

/// What each of Black's updates told of the update before.
struct Heard {
  std::shared_ptr<Match> match;
  Update last;
  std::vector<TurnedDown> down = {};

  explicit Heard(std::shared_ptr<Match> one) : match(std::move(one)), last(match->update(0)) {
    match->subscribe(0, [this](const Update& update) {
      if (const auto what = turned_down(last, update)) down.push_back(*what);
      last = update;
    });
  }
};

using Down = std::vector<TurnedDown>;

std::shared_ptr<Match> match_by_consent() {
  MatchOptions options;
  options.rules = board_game();
  options.policies.takeback = Takeback::kConsent;
  options.clock = value_of(read_time_control("5m"));
  return value_of(Match::create(std::move(options)));
}

}  // namespace

TEST_CASE("a declined draw and refused requests are heard by whoever has asked") {
  Heard black(match_by_consent());
  Match& match = *black.match;
  require_done(match.play(0, "c8-c6"));
  require_done(match.submit(Command::Type::kOfferDraw, 0));
  CHECK(black.down.empty());
  require_done(match.submit(Command::Type::kDeclineDraw, 1));
  CHECK(black.down == Down{TurnedDown::kDraw});
  require_done(match.submit(Command::Type::kTakeBack, 0));
  require_done(match.submit(Command::Type::kRefuse, 1));
  CHECK(black.down == Down{TurnedDown::kDraw, TurnedDown::kTakeBack});
  require_done(match.submit(Command::Type::kPause, 0));
  require_done(match.submit(Command::Type::kRefuse, 1));
  CHECK(black.down == Down{TurnedDown::kDraw, TurnedDown::kTakeBack, TurnedDown::kPause});
}

TEST_CASE("what is allowed, answered by a move or another's was not turned down") {
  Heard black(match_by_consent());
  Match& match = *black.match;
  require_done(match.play(0, "c8-c6"));
  require_done(match.submit(Command::Type::kPause, 0));
  require_done(match.submit(Command::Type::kAllow, 1));
  require_done(match.submit(Command::Type::kResume, 0));
  require_done(match.submit(Command::Type::kTakeBack, 0));
  require_done(match.submit(Command::Type::kAllow, 1));
  require_done(match.play(0, "c8-c6"));
  require_done(match.submit(Command::Type::kOfferDraw, 0));
  require_done(match.play(1, match.update(1).moves.front().text));
  require_done(match.submit(Command::Type::kOfferDraw, 1));
  require_done(match.submit(Command::Type::kDeclineDraw, 0));
  CHECK(black.down.empty());
  require_done(match.submit(Command::Type::kOfferDraw, 0));
  require_done(match.submit(Command::Type::kOfferDraw, 1));
  REQUIRE(match.is_over());
  CHECK(black.down.empty());
}
