// SPDX-License-Identifier: GPL-3.0-or-later
//
// A table by itself: whoever sits at it, whatever they ask of each other, and nobody looks.
#include "framework/table/table.hpp"

#include <algorithm>

#include "framework/clock/time_control_text.hpp"
#include "framework/table/loop_strand.hpp"
#include "tests/table/support.hpp"

using namespace boardwright;
using namespace boardwright::test;

namespace {

MatchPlan plan_of(const std::string& name, const std::vector<std::string>& players) {
  const Entry entry = value_of(all_games().find(name));
  MatchPlan plan = MatchPlan::of(entry.game, entry.variant->id, value_of(entry.create()));
  plan.seats = seats_of_words(players);
  plan.seed = Seed::from_number(7);
  return plan;
}

/// A player that does nothing but fail.
class FailingPlayer final : public Player {
 public:
  [[nodiscard]] std::string name() const override { return "failing"; }
  [[nodiscard]] Result<Move> choose(const Position&, Seat, Random&) override { return fail("fell asleep"); }
};

struct TestTable {
  LoopStrand strand;
  Thinkers thinkers{2};
  std::unique_ptr<Table> table;
  std::vector<std::string> told;

  void sit(MatchPlan plan, std::shared_ptr<Club> club = nullptr) {
    auto computers = value_of(seat_computers(plan));
    sit(std::move(plan), std::move(computers), std::move(club));
  }
  void sit(MatchPlan plan, Computers computers, std::shared_ptr<Club> club = nullptr) {
    table =
        value_of(Table::begin(std::move(plan), std::move(computers), {strand, thinkers, std::move(club)}));
  }
  TableEvents events() {
    TableEvents events;
    events.player_lost = [this](Seat, const Replacement& what) { told.push_back(what.who + " " + what.why); };
    events.stuck = [this](Seat, const std::string& why) { told.push_back("stuck: " + why); };
    events.judged = [this](Seat, bool accepts) { told.push_back(accepts ? "accepts" : "declines"); };
    events.draw_declined = [this](Seat) { told.emplace_back("declined"); };
    events.not_kept = [this](const std::string& why) { told.push_back("not kept: " + why); };
    events.failed = [this](const std::string& why) { told.push_back("failed: " + why); };
    return events;
  }
  void go() { table->go(events()); }
  void play_out() {
    strand.run_until([this] { return table->match().is_over(); });
  }
  /// Any move of the seat, which is on turn.
  Result<void> move(Seat seat) {
    const auto& update = table->match().update(seat);
    if (update.moves.empty()) return fail("not on turn");
    return table->submit({Command::Type::kMove, seat, update.moves.front().text, update.number});
  }
};

}  // namespace

TEST_CASE("computers play a game to its end by themselves, and no longer than the limit") {
  TestTable test;
  test.sit(plan_of("lines_of_action/small", {"random", "greedy"}));
  CHECK(test.table->match().line().plies().empty());
  test.go();
  test.play_out();
  CHECK(test.table->match().result().has_value());
  CHECK_FALSE(test.table->thinking());
  CHECK(test.told.empty());
  const auto record = test.table->match().record();
  TestTable again;
  again.sit(plan_of("lines_of_action/small", {"random", "greedy"}));
  again.go();
  again.play_out();
  CHECK(again.table->match().record() == record);  // in whichever threads they think
}

TEST_CASE("a person moves, the computer answers, and what both did can be taken back") {
  TestTable test;
  test.sit(plan_of("lines_of_action/small", {kHuman, "random"}));
  test.go();
  CHECK_FALSE(test.table->thinking());
  const Match& match = test.table->match();
  require_done(test.move(0));
  CHECK(test.table->thinking());
  CHECK_FALSE(test.move(0).has_value());  // not on turn
  test.strand.run_until([&] { return match.line().plies().size() == 2; });
  require_done(test.table->submit(Command::Type::kTakeBack, 0));
  CHECK(match.line().plies().empty());
  require_done(test.move(0));
  require_done(test.table->submit(Command::Type::kTakeBack, 0));  // while it thinks
  CHECK_FALSE(test.table->thinking());
  CHECK(match.line().plies().empty());
  require_done(test.move(0));
  test.strand.run_until([&] { return match.line().plies().size() == 2; });  // its first answer came too late
}

TEST_CASE("a computer on turn claims a repetition instead of a move, and everybody hears of it once") {
  TestTable test;
  MatchPlan plan = plan_of("lines_of_action", {"random", kHuman});
  plan.policies.repetition = RepetitionPolicy::kClaim;
  for (int round = 0; round < 2; ++round)
    for (const char* move : {"b1-b3", "a2-c2", "b3-b1", "c2-a2"}) plan.moves.emplace_back(move);
  test.sit(std::move(plan));
  const Match& match = test.table->match();
  REQUIRE(match.line().claimable().has_value());
  std::vector<bool> noticed, changed;  // whether it was over by then
  TableEvents events = test.events();
  events.noticed = [&] { noticed.push_back(match.is_over()); };
  events.changed = [&] { changed.push_back(match.is_over()); };
  test.table->go(std::move(events));
  REQUIRE(match.is_over());
  CHECK(match.result()->reason == "repetition");
  CHECK(match.line().plies().size() == 8);
  CHECK_FALSE(test.table->thinking());
  CHECK(noticed == std::vector{false, true});
  CHECK(changed == std::vector{true});
  CHECK(test.told.empty());
}

TEST_CASE("what a person asks is answered: pauses at once, draws by what the computer thinks") {
  TestTable test;
  test.sit(plan_of("lines_of_action/small", {kHuman, "random"}));
  test.go();
  require_done(test.table->submit(Command::Type::kPause, 0));
  CHECK(test.table->match().paused());
  require_done(test.table->submit(Command::Type::kResume, 0));
  require_done(test.table->submit(Command::Type::kOfferDraw, 0));
  CHECK(test.table->judging());
  test.strand.run_until([&] { return !test.table->judging(); });
  REQUIRE_FALSE(test.told.empty());
  CHECK((test.told == std::vector<std::string>{"declines", "declined"} ||
         (test.told == std::vector<std::string>{"accepts"} && test.table->match().is_over())));
}

TEST_CASE("a flag falls while nobody does anything") {
  TestTable test;
  MatchPlan plan = plan_of("lines_of_action/small", {kHuman, kHuman});
  plan.clock = value_of(read_time_control("1s"));
  plan.policies.clock_start = ClockStart::kAtOnce;
  test.sit(plan);
  test.go();
  test.play_out();
  CHECK(test.table->match().result()->reason == "time");
}

TEST_CASE("a computer that fails loses its game, or another one plays on") {
  MatchPlan plan = plan_of("lines_of_action/small", {kHuman, "random"});
  TestTable test;
  test.sit(plan, {{1, std::make_shared<FailingPlayer>()}});
  test.go();
  require_done(test.move(0));
  test.play_out();
  CHECK(test.table->match().result()->reason == "disconnection");
  CHECK(test.told == std::vector<std::string>{"failing fell asleep"});
}

TEST_CASE("a match is kept once somebody plays, and what nobody played isn't") {
  TestClub place;
  {
    TestTable test;
    test.sit(plan_of("lines_of_action/small", {kHuman, "random"}), place.club);
    std::size_t seen = 0;
    test.table->watch(0, [&](const Update& update) { seen += update.news.size(); });
    test.go();
    CHECK(test.table->kept() == nullptr);
    require_done(test.move(0));
    REQUIRE(test.table->kept() != nullptr);
    CHECK(seen == 1);  // whoever watches goes on doing so
    require_done(test.table->leave());
  }
  CHECK(value_of(place.club->matches().unfinished()).size() == 1);
  {
    TestTable test;
    MatchPlan plan = plan_of("lines_of_action/small", {kHuman, "random"});
    plan.keep = true;
    test.sit(plan, place.club);
    test.go();
    CHECK(test.table->kept() != nullptr);
    CHECK(value_of(place.club->matches().unfinished()).size() == 2);
  }
  CHECK(value_of(place.club->matches().unfinished()).size() == 1);
}

TEST_CASE("whoever hears what happened may take the table away") {
  TestTable test;
  test.sit(plan_of("lines_of_action/small", {kHuman, "random"}));
  TableEvents events = test.events();
  events.changed = [&] {
    if (test.table && !test.table->match().line().plies().empty()) test.table.reset();
  };
  test.table->go(events);
  const auto move = test.table->match().update(0).moves.front().text;
  Table& table = *test.table;
  require_done(table.submit({Command::Type::kMove, 0, move, table.match().update(0).number}));
  CHECK(test.table == nullptr);
  bool later = false;
  test.strand.post([&] { later = true; });
  test.strand.run_until([&] { return later; });  // the answer that comes too late hurts nobody
}

TEST_CASE("no computer plays while who has come back isn't at the table yet") {
  TestTable test;
  test.sit(plan_of("lines_of_action/small", {"random", kHuman}));
  test.table->rest();
  test.go();
  CHECK(test.table->resting());
  CHECK_FALSE(test.table->thinking());
  test.table->wake();
  CHECK(test.table->thinking());
  test.strand.run_until([&] { return test.table->match().line().plies().size() == 1; });
}
