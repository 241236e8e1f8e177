// SPDX-License-Identifier: GPL-3.0-or-later
//
// A hall full of tables: few threads, one store, and nothing that was acknowledged is missing.
#include <atomic>
#include <thread>

#include "framework/clock/time_control_text.hpp"
#include "framework/players/random_player.hpp"
#include "framework/table/loop_strand.hpp"
#include "framework/table/recount.hpp"
#include "framework/table/table.hpp"
#include "tests/support/repeated.hpp"
#include "tests/table/support.hpp"

using namespace boardwright;
using namespace boardwright::test;

namespace {

constexpr std::size_t kTables = test::repeated(500, 60), kThreads = 4;

/// A person at one seat, who plays anything at once and offers a draw now and then; a computer at the other.
struct Sitting {
  std::unique_ptr<Table> table;
  Random random{std::uint64_t{0}};
  std::size_t acknowledged = 0, refused = 0;
  bool acts = false;

  void act(Seat person, Strand& strand) {
    const Match& match = table->match();
    if (acts || match.is_over() || !match.line().on_turn(person)) return;
    acts = true;
    strand.post([this, person, &strand] {
      const Match& now = table->match();
      if (random.below(8) == 0 && now.update(person).table.can_offer_draw)
        if (!table->submit(Command::Type::kOfferDraw, person)) ++refused;
      if (now.is_over()) return;
      const Update& update = now.update(person);
      const auto& moves = update.moves;
      const auto& move = moves[random.below(static_cast<std::uint32_t>(moves.size()))].text;
      // Nobody waits for the disk: hundreds of tables share the thread.
      table->submit({Command::Type::kMove, person, move, update.number},
                    [this, person, &strand](const CommandResult& done) {
                      ++(done ? acknowledged : refused);
                      acts = false;
                      act(person, strand);
                    });
    });
  }
};

void run_hall(const TestClub& place, const MatchPlan& wanted, std::size_t first, std::size_t last,
              std::atomic<std::size_t>& problems, std::atomic<std::size_t>& acknowledged) {
  LoopStrand strand;
  Thinkers thinkers(1);
  std::vector<Sitting> hall(last - first);
  for (std::size_t i = 0; i < hall.size(); ++i) {
    Sitting& here = hall[i];
    MatchPlan plan = wanted;
    plan.seats = seats_of_words({kHuman, "random"});
    plan.clock = *read_time_control("10m+5s");
    plan.keep = true;
    here.random = Random(first + i);
    auto table = Table::begin(plan, {{1, std::make_shared<RandomPlayer>()}}, {strand, thinkers, place.club});
    if (!table) {
      ++problems;
      return;
    }
    here.table = std::move(*table);
    TableEvents events;
    events.changed = [&here, &strand] { here.act(0, strand); };
    const auto wrong = [&problems](const auto&...) { ++problems; };
    events.stuck = wrong;
    events.failed = wrong;
    events.not_kept = wrong;
    here.table->go(events);
  }
  strand.run_until([&] {
    return std::all_of(hall.begin(), hall.end(),
                       [](const Sitting& one) { return one.table->match().is_over(); });
  });
  for (const Sitting& one : hall) {
    problems += one.refused;
    acknowledged += one.acknowledged;
  }
}

}  // namespace

TEST_CASE("hundreds of tables on four threads, and the store has every one of their moves") {
  TestClub place;
  const Entry entry = value_of(all_games().find("coin_race"));
  const MatchPlan wanted = MatchPlan::of(entry.game, entry.variant->id, value_of(entry.create()));
  std::atomic<std::size_t> problems = 0, acknowledged = 0;
  std::vector<std::thread> threads;
  for (std::size_t i = 0; i < kThreads; ++i)
    threads.emplace_back([&, i] {
      run_hall(place, wanted, i * kTables / kThreads, (i + 1) * kTables / kThreads, problems, acknowledged);
    });
  for (auto& thread : threads) thread.join();
  CHECK(problems == 0);
  CHECK(acknowledged >= kTables);
  CHECK(value_of(place.club->matches().unfinished()).empty());
  const auto matches = value_of(place.club->matches().all());
  CHECK(matches.size() == kTables);
  const auto counted = value_of(recount(*place.club, all_games()));
  CHECK(counted.matches == kTables);
  CHECK(counted.differences == std::vector<std::string>());
}
