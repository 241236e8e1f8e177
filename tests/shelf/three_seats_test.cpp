// SPDX-License-Identifier: GPL-3.0-or-later
//
// A game of three: turns go round, who gives up or runs out of time leaves, the others play on, and what is written
// down is the same game again.
#include <algorithm>
#include <chrono>
#include <nlohmann/json.hpp>

#include "framework/catalogue/seat_end.hpp"
#include "framework/clock/time_control_text.hpp"
#include "framework/match/json.hpp"
#include "framework/match/match.hpp"
#include "framework/record/native.hpp"
#include "framework/record/replay.hpp"
#include "tests/shelf/support.hpp"

namespace boardwright {
namespace {

using namespace std::chrono_literals;
using Scores = std::vector<std::uint32_t>;

struct Paper final : JournalPort {
  std::vector<JournalStep> steps;
  [[nodiscard]] Result<void> write(const JournalStep& step) override {
    steps.push_back(step);
    return {};
  }
};

/// A match of three on the small star.
struct Three {
  UtcTime now{std::chrono::hours(400000)};
  std::shared_ptr<Paper> paper = std::make_shared<Paper>();
  MatchOptions options;
  std::unique_ptr<Match> match;

  explicit Three(const char* control = nullptr) {
    options.rules = test::shelf_rules("sternhalma/small-three");
    options.variant = "small-three";
    options.seed = Seed::from_number(3);
    options.journal = paper;
    options.time = [this] { return now; };
    if (control != nullptr) options.clock = test::value_of(read_time_control(control));
    match = test::value_of(Match::create(options));
  }
  Three(const Three&) = delete;
  /// Whoever is on turn plays the first legal move.
  Seat move() const {
    const Seat seat = match->seats_on_turn().front();
    test::require_done(match->play(seat, match->view(seat)->moves(seat).front()));
    return seat;
  }
  [[nodiscard]] std::vector<Seat> left() const {
    std::vector<Seat> seats;
    for (const auto& one : match->update(0).table.left) seats.push_back(one.seat);
    return seats;
  }
  /// The journal and the record give the match as it is.
  void check_kept() const {
    const auto again = test::value_of(Match::resume(options, paper->steps));
    CHECK(again->line().now().text() == match->line().now().text());
    CHECK(again->line().plies().size() == match->line().plies().size());
    CHECK(again->update(0).table.left == match->update(0).table.left);
    CHECK(again->result() == match->result());
    CHECK(again->seats_on_turn() == match->seats_on_turn());
    const auto record = test::value_of(read_record(write_record(match->full_record())));
    const auto replayed = test::value_of(replay(record, options.rules));
    CHECK(replayed.problem == "");
    CHECK(replayed.line.now().text() == match->line().now().text());
  }
};

}  // namespace

TEST_CASE("turns go round three seats, and each sees its own point at the bottom", "[three]") {
  const Three three;
  CHECK(three.match->rules().seat_count() == 3);
  CHECK(std::vector{three.move(), three.move(), three.move(), three.move()} == std::vector<Seat>{0, 1, 2, 0});
  const bw_shape* board = three.match->rules().geometry();
  REQUIRE(board->turns != nullptr);
  CHECK(std::vector(board->turns, board->turns + 3) == std::vector<std::int32_t>{0, 240, 120});
  three.check_kept();
}

TEST_CASE("who resigns leaves, and the other two play on", "[three]") {
  const Three three;
  three.move();
  const std::size_t before = three.match->line().plies().size();
  test::require_done(three.match->resign(1));  // on turn just now: a move is drawn for it
  CHECK_FALSE(three.match->is_over());
  CHECK(three.match->line().plies().size() == before + 1);
  CHECK(three.left() == std::vector<Seat>{1});
  CHECK(three.match->update(2).table.left.front().reason == "resignation");
  CHECK_FALSE(three.match->update(1).table.can_offer_draw);
  for (int i = 0; i < 10; ++i) CHECK(three.move() != 1);
  CHECK_FALSE(three.match->play(1, "pass"));
  CHECK_FALSE(three.match->resign(1));
  three.check_kept();

  SECTION("the last one has won") {
    test::require_done(three.match->resign(0));
    CHECK(three.match->result() == Outcome{Scores{1, 0, 2}, "resignation"});
    three.check_kept();
  }
  SECTION("those who are left agree on a draw, and who has left has lost") {
    test::require_done(three.match->offer_draw(0));
    CHECK_FALSE(three.match->is_over());
    test::require_done(three.match->offer_draw(2));
    CHECK(three.match->result() == Outcome{Scores{1, 0, 1}, "agreement"});
    three.check_kept();
  }
  SECTION("only those who are left are asked") {
    test::require_done(three.match->submit(Command::Type::kPause, 0));
    REQUIRE(three.match->update(2).table.can_answer);
    test::require_done(three.match->submit(Command::Type::kAllow, 2));
    CHECK(three.match->paused());
    test::require_done(three.match->submit(Command::Type::kResume, 2));
    three.check_kept();
  }
  SECTION("nobody waits for who has left in a pause") {
    while (three.match->seats_on_turn() != std::vector<Seat>{2}) three.move();
    test::require_done(three.match->submit(Command::Type::kPause, 0));
    test::require_done(three.match->submit(Command::Type::kAllow, 2));
    test::require_done(three.match->resign(2));
    CHECK(three.match->is_over());
    CHECK_FALSE(three.match->paused());
    three.check_kept();
  }
}

TEST_CASE("who leaves in a pause is played for when it is over", "[three]") {
  const Three three;
  three.move();
  test::require_done(three.match->submit(Command::Type::kPause, 0));
  for (const Seat seat : {1U, 2U}) test::require_done(three.match->submit(Command::Type::kAllow, seat));
  REQUIRE(three.match->paused());
  test::require_done(three.match->resign(1));
  CHECK(three.match->paused());
  CHECK(three.match->line().plies().size() == 1);
  three.check_kept();
  test::require_done(three.match->submit(Command::Type::kResume, 2));
  CHECK(three.match->seats_on_turn() == std::vector<Seat>{2});
  CHECK(three.match->line().plies().size() == 2);
  three.check_kept();
}

TEST_CASE("an offer of a draw holds when the one who was silent leaves", "[three]") {
  const Three three;
  test::require_done(three.match->offer_draw(0));
  test::require_done(three.match->offer_draw(1));
  CHECK_FALSE(three.match->is_over());
  test::require_done(three.match->resign(2));
  CHECK(three.match->result() == Outcome{Scores{1, 1, 0}, "agreement"});
  three.check_kept();
}

TEST_CASE("a flag that falls takes one of three out, and the others' clocks run on", "[three]") {
  Three three("1m");
  three.move();
  three.now += 61s;
  test::require_done(three.match->tick());
  CHECK_FALSE(three.match->is_over());
  CHECK(three.left() == std::vector<Seat>{1});
  CHECK(three.match->update(0).table.left.front().reason == "time");
  CHECK(three.match->seats_on_turn() == std::vector<Seat>{2});
  three.now += 10s;
  CHECK(three.match->times(2)[2].remaining == 50s);
  CHECK(three.match->times(0)[0].remaining == 60s);
  CHECK(three.move() == 2);
  CHECK(three.move() == 0);
  three.check_kept();
  three.now += 51s;
  test::require_done(three.match->tick());
  CHECK(three.match->result() == Outcome{Scores{2, 0, 1}, "time"});
  three.check_kept();
}

TEST_CASE("what is asked outlives the turns of who has left, also in the journal", "[three]") {
  const Three three;
  test::require_done(three.match->resign(1));
  REQUIRE(three.match->seats_on_turn() == std::vector<Seat>{0});
  test::require_done(three.match->offer_draw(0));
  three.move();  // and a move is drawn for the one who has left
  CHECK(three.match->update(2).table.draw_offers == std::vector<Seat>{0});
  three.check_kept();
  CHECK(test::value_of(Match::resume(three.options, three.paper->steps))->update(2).table.draw_offers ==
        std::vector<Seat>{0});
  test::require_done(three.match->decline_draw(2));
  three.check_kept();
}

TEST_CASE("who is gone for good leaves, and the clock of who is on turn runs on", "[three]") {
  Three three("1m");
  three.move();
  test::require_done(three.match->disconnect(1));
  CHECK(three.match->update(0).table.left == std::vector<Departure>{{1, "disconnection"}});
  REQUIRE(three.match->seats_on_turn() == std::vector<Seat>{2});
  three.now += 10s;
  CHECK(three.match->times(2)[2].remaining == 50s);
  CHECK_FALSE(three.match->disconnect(1));
  three.check_kept();
}

TEST_CASE("who is claimed to have been away leaves, and the others play on", "[three]") {
  Three three("1m");
  three.move();
  three.match->note_away(1, true);
  CHECK(three.match->update(0).table.can_claim_absence);
  CHECK(three.match->update(2).table.can_claim_absence);
  test::require_done(three.match->submit(Command::Type::kClaimAbsence, 0));
  CHECK(three.match->update(0).table.left == std::vector<Departure>{{1, "disconnection"}});
  REQUIRE(three.match->seats_on_turn() == std::vector<Seat>{2});
  CHECK_FALSE(three.match->update(0).table.can_claim_absence);
  CHECK_FALSE(three.match->is_over());
  three.check_kept();
}

TEST_CASE("who resigns with a fallen flag leaves once, and nothing is left to claim", "[three]") {
  Three three("1m,flag=ask");
  three.move();
  three.now += 61s;
  test::require_done(three.match->tick());
  REQUIRE(three.match->update(0).table.flagged == std::vector<Seat>{1});
  test::require_done(three.match->resign(1));
  CHECK(three.match->update(0).table.flagged.empty());
  CHECK(three.left() == std::vector<Seat>{1});
  CHECK_FALSE(three.match->submit(Command::Type::kClaimTime, 0));
  CHECK(three.move() == 2);
  three.check_kept();
}

TEST_CASE("who has left is told to all as a message tells it", "[three]") {
  const Three three;
  test::require_done(three.match->resign(1));
  const SeatNames names(three.match->rules());
  const Update& update = three.match->update(2);
  const auto read = test::value_of(update_from_json(to_json(update, names).dump(), names));
  CHECK(read == update);
}

TEST_CASE("where two play a flag ends the game as ever", "[three]") {
  MatchOptions options;
  UtcTime now{std::chrono::hours(400000)};
  options.rules = test::shelf_rules("sternhalma/small");
  options.clock = test::value_of(read_time_control("1m"));
  options.time = [&now] { return now; };
  const auto match = test::value_of(Match::create(options));
  now += 61s;
  test::require_done(match->tick());
  CHECK(match->result() == Outcome{Scores{0, 2}, "time"});
  CHECK(match->update(0).table.left.empty());
}

TEST_CASE("one plays alone, and who gives up has lost", "[three]") {
  MatchOptions options;
  options.rules = test::shelf_rules("peg_solitaire/small");
  const auto match = test::value_of(Match::create(options));
  test::require_done(match->play(0, "c1-c3"));
  CHECK(match->seats_on_turn() == std::vector<Seat>{0});
  test::require_done(match->take_back(0));
  test::require_done(match->resign(0));
  CHECK(match->result() == Outcome{Scores{0}, "resignation"});
  CHECK(seat_end(*match->result(), 0) == SeatEnd::kLost);
  CHECK(seat_end({Scores{2}, "solved"}, 0) == SeatEnd::kWon);
  const auto replayed =
      test::value_of(replay(test::value_of(read_record(write_record(match->full_record()))), options.rules));
  CHECK(replayed.problem == "");
}

}  // namespace boardwright
