// SPDX-License-Identifier: GPL-3.0-or-later
//
// Commands whose journal answers later: until then the match is what it was, and nobody waits.
#include <sqlite3.h>

#include <deque>

#include "framework/clock/time_control_text.hpp"
#include "framework/table/loop_strand.hpp"
#include "framework/table/table.hpp"
#include "tests/table/support.hpp"

using namespace boardwright;
using namespace boardwright::test;
using namespace std::chrono_literals;

namespace {

const std::string kNoRoom = "club.db: the disk is full; make room and try again";

/// Answers when it is told to, or when somebody can't wait.
class LaterJournal final : public JournalPort {
 public:
  [[nodiscard]] Result<void> write(const JournalStep& step) override { return paper->write(step); }
  void begin(const JournalStep& step, const std::function<void()>& arrived) override {
    REQUIRE_FALSE(step_);  // one at a time
    step_ = step;
    arrived_ = arrived;
  }
  [[nodiscard]] Result<void> finish() override {
    const JournalStep step = *std::exchange(step_, std::nullopt);
    return paper->write(step);
  }
  void answer() { std::exchange(arrived_, nullptr)(); }

  std::shared_ptr<MemoryJournal> paper = std::make_shared<MemoryJournal>();

 private:
  std::optional<JournalStep> step_;
  std::function<void()> arrived_;
};

/// A match with such a journal, and a twin that is told the same commands and waits for nothing.
struct Later {
  UtcTime now{std::chrono::hours(400000)};
  std::shared_ptr<LaterJournal> journal = std::make_shared<LaterJournal>();
  std::unique_ptr<Match> match, twin;
  std::deque<std::function<void()>> posted;
  std::vector<std::string> told;

  explicit Later(const std::string& game, const std::string& clock) {
    MatchOptions options;
    options.rules = value_of(all_games().create(game));
    options.seed = Seed::from_number(4);
    options.clock = value_of(read_time_control(clock));
    options.time = [this] { return now; };
    options.journal = std::make_shared<MemoryJournal>();
    twin = value_of(Match::create(options));
    options.journal = journal;
    match = value_of(Match::create(options));
    match->complete_in([this](auto call) { posted.push_back(std::move(call)); });
  }
  Later(const Later&) = delete;
  Later& operator=(const Later&) = delete;

  void submit(const Command& command, const std::string& name) {
    match->submit(command, [this, name](const CommandResult& done) {
      told.push_back(name + (done ? "" : ": " + done.error()));
    });
  }
  void answer() {
    journal->answer();
    run_posted();
  }
  void run_posted() {
    while (!posted.empty()) {
      const auto call = std::move(posted.front());
      posted.pop_front();
      call();
    }
  }
  [[nodiscard]] Command move(Seat seat, const std::string& text) const {
    return {Command::Type::kMove, seat, text, match->update(seat).number};
  }
};

}  // namespace

TEST_CASE("until the journal has answered the match is what it was, for everybody and every question") {
  Later later("lines_of_action", "5m+3s");
  later.submit(later.move(0, "b1-b3"), "first");
  CHECK(later.match->writing());
  CHECK(later.told.empty());
  CHECK(later.match->line().plies().empty());
  CHECK(later.match->seats_on_turn() == std::vector<Seat>{0});
  CHECK(later.match->explain(0, "b1-b3")->legal);
  check_same(*later.match, *later.twin);
  later.answer();
  CHECK_FALSE(later.match->writing());
  CHECK(later.told == std::vector<std::string>{"first"});
  require_done(later.twin->play(0, "b1-b3"));
  check_same(*later.match, *later.twin);
}

TEST_CASE("commands behind one that is being written wait their turn and are checked then") {
  Later later("lines_of_action", "5m+3s");
  const Command first = later.move(0, "b1-b3"), again = later.move(0, "c1-c3"),
                other = later.move(1, "a2-c2");
  later.submit(first, "first");
  later.submit(again, "again");
  later.submit(other, "other");
  CHECK(later.told.empty());
  later.answer();
  REQUIRE(later.told.size() == 3);
  CHECK(later.told[0] == "first");
  CHECK(later.told[1].starts_with("again: based on update 1"));
  CHECK(later.told[2].starts_with("other: based on update 1"));
  CHECK_FALSE(later.match->writing());
  later.submit(later.move(1, "a2-c2"), "reply");
  later.submit({Command::Type::kResign, 0, {}, later.match->update(0).number}, "stale");
  later.answer();
  CHECK(later.told.back().starts_with("stale: "));
  require_done(later.twin->play(0, "b1-b3"));
  require_done(later.twin->play(1, "a2-c2"));
  check_same(*later.match, *later.twin);
}

TEST_CASE("what the journal refuses later has not happened, and works when it is sent again") {
  Later later("coin_race", "5m");
  Random random(std::uint64_t{2});
  while (!later.match->is_over()) {
    const Seat seat = later.match->seats_on_turn().front();
    const auto moves = later.match->update(seat).moves;
    const std::string text = moves[random.below(static_cast<std::uint32_t>(moves.size()))].text;
    later.now += 1s;
    later.journal->paper->failure = kNoRoom;
    later.submit(later.move(seat, text), "move");
    later.answer();
    CHECK(later.told.back() == "move: " + kNoRoom);
    check_same(*later.match, *later.twin);
    later.journal->paper->failure.clear();
    later.submit(later.move(seat, text), "move");
    later.answer();
    CHECK(later.told.back() == "move");
    require_done(later.twin->play(seat, text));
    check_same(*later.match, *later.twin);
  }
}

TEST_CASE("who can't wait finishes what is being written, and is answered behind it") {
  Later later("lines_of_action", "5m+3s");
  later.submit(later.move(0, "b1-b3"), "first");
  const auto refused = later.match->submit(later.move(0, "c1-c3"));
  CHECK_FALSE(refused);
  CHECK(later.told == std::vector<std::string>{"first"});
  later.journal->answer();  // long taken up
  later.run_posted();
  CHECK(later.told == std::vector<std::string>{"first"});
  later.submit(later.move(1, "a2-c2"), "second");
  later.match->hold_clock();
  CHECK(later.told.size() == 2);
  later.match->release_clock();
  require_done(later.twin->play(0, "b1-b3"));
  require_done(later.twin->play(1, "a2-c2"));
  check_same(*later.match, *later.twin);
}

TEST_CASE("turns taken back and flags are put aside like moves") {
  Later later("lines_of_action", "5m+3s");
  const auto both = [&](Command::Type type, Seat seat) {
    later.submit({type, seat, {}, later.match->update(seat).number}, "asked");
    check_same(*later.match, *later.twin);
    later.answer();
    CHECK(later.told.back() == "asked");
    require_done(later.twin->submit(type, seat));
    check_same(*later.match, *later.twin);
  };
  later.submit(later.move(0, "b1-b3"), "first");
  later.answer();
  require_done(later.twin->play(0, "b1-b3"));
  both(Command::Type::kTakeBack, 0);
  if (later.match->update(1).table.can_answer) both(Command::Type::kAllow, 1);
  CHECK(later.match->line().plies().empty());
  later.now += 6min;
  later.submit(later.move(0, "b1-b3"), "late");
  CHECK_FALSE(later.match->is_over());
  later.answer();
  CHECK(later.told.back() == "late: the time was up");
  require_done(later.twin->tick());
  CHECK(later.match->result() == Outcome{{0, 2}, "time"});
  check_same(*later.match, *later.twin);
}

TEST_CASE("a match that goes away waits for what is being written") {
  Later later("lines_of_action", "5m+3s");
  later.submit(later.move(0, "b1-b3"), "first");
  later.match.reset();
  CHECK(later.journal->paper->steps.size() == 2);
  later.answer();
  CHECK(later.told.empty());
}

TEST_CASE("while another program holds the store, the strand plays elsewhere") {
  TestClub place;
  LoopStrand strand;
  Thinkers thinkers(1);
  auto kept_plan = place.match("lines_of_action", place.member("Ada"), place.member("Ben"), false);
  kept_plan.keep = true;
  const auto kept = value_of(Table::begin(kept_plan, {}, {strand, thinkers, place.club}));
  auto loose_plan = kept_plan;
  loose_plan.keep = false;
  const auto loose = value_of(Table::begin(loose_plan, {}, {strand, thinkers, nullptr}));
  kept->go({});
  loose->go({});

  sqlite3* other = nullptr;
  REQUIRE(sqlite3_open(place.location().path().c_str(), &other) == SQLITE_OK);
  REQUIRE(sqlite3_exec(other, "BEGIN IMMEDIATE", nullptr, nullptr, nullptr) == SQLITE_OK);
  std::optional<CommandResult> done;
  kept->submit({Command::Type::kMove, 0, "b1-b3", kept->match().update(0).number},
               [&](const CommandResult& came) { done = came; });
  CHECK_FALSE(done);
  require_done(loose->submit({Command::Type::kMove, 0, "b1-b3", loose->match().update(0).number}));
  CHECK(kept->match().line().plies().empty());
  REQUIRE(sqlite3_exec(other, "ROLLBACK", nullptr, nullptr, nullptr) == SQLITE_OK);
  sqlite3_close(other);
  strand.run_until([&] { return done.has_value(); });
  require_done(*done);
  CHECK(kept->match().line().plies().size() == 1);
  check_same(kept->match(), place.resume(kept->kept()->id())->match());
}
