// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/players/draw_answer.hpp"

#include "framework/match/move_numbers.hpp"
#include "framework/players/random_player.hpp"
#include "tests/framework/support.hpp"

using namespace boardwright;
using namespace boardwright::test;

namespace {

std::unique_ptr<Match> match_from(const std::shared_ptr<const Rules>& rules, const std::string& start) {
  MatchOptions options;
  options.rules = rules;
  options.start = value_of(rules->read_position(start));
  options.seed = Seed::from_number(1);
  return value_of(Match::create(std::move(options)));
}

bool takes_draw(const Match& match, Seat seat) { return accepts_draw(draw_question(match, seat), {}); }

// Black joins its pieces with its next move; White's are far apart.
constexpr const char* kBlackWins = "w7/7w/8/5w2/8/8/8/b2b4 b";

}  // namespace

TEST_CASE("a computer takes a draw when it is worse by much, or late when it is no better") {
  CHECK_FALSE(accepts_draw(std::nullopt, 500));
  CHECK(accepts_draw(0.0, 0));
  CHECK(accepts_draw(0.35, 0));
  CHECK_FALSE(accepts_draw(0.36, 0));
  CHECK_FALSE(accepts_draw(0.5, 39));
  CHECK(accepts_draw(0.5, 40));
  CHECK_FALSE(accepts_draw(0.6, 400));
}

TEST_CASE("at the start and ahead it declines, behind it accepts, whoever is on turn") {
  const auto rules = board_game();
  const auto match = match_of(rules);
  CHECK_FALSE(takes_draw(*match, 0));
  CHECK_FALSE(takes_draw(*match, 1));
  const auto won = match_from(rules, kBlackWins);
  CHECK_FALSE(takes_draw(*won, 0));
  CHECK(takes_draw(*won, 1));
}

TEST_CASE("while somebody sets up nothing is known, and the draw is declined") {
  const auto rules = tiny("secret_towers");
  const auto match = match_of(rules);
  CHECK_FALSE(draw_question(*match, 0).situation);
  CHECK_FALSE(takes_draw(*match, 1));
}

TEST_CASE("of a position that hides something a seat is asked as it saw it last") {
  const auto rules = tiny("two_cards");
  const auto match = match_of(rules);
  for (const Seat seat : {Seat{0}, Seat{1}}) {
    const auto question = draw_question(*match, seat);
    CHECK_FALSE(question.of_other);
    if (question.situation) CHECK(question.situation->seat == seat);
  }
}

TEST_CASE("who is asked for a draw answers once") {
  const auto match = match_of(board_game());
  const std::vector<Seat> all{0, 1};
  CHECK(seats_to_answer_draw(*match, all).empty());
  require_done(match->offer_draw(0));
  CHECK(seats_to_answer_draw(*match, all) == std::vector<Seat>{1});
  require_done(answer_draw(*match, 1, false));
  CHECK(seats_to_answer_draw(*match, all).empty());
  require_done(match->offer_draw(0));
  require_done(answer_draw(*match, 1, true));
  CHECK(match->result()->reason == "agreement");
}
