// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/search/alphabeta.hpp"

#include <map>
#include <sstream>
#include <thread>
#include <tuple>

#include "framework/search/fast_rules.hpp"
#include "framework/search/transposition_table.hpp"
#include "tests/search/solver.hpp"
#include "tests/search/support.hpp"

using namespace boardwright;
using namespace boardwright::test;

namespace {

AlphaBetaOptions small_table() { return {.memory = std::size_t{4} << 20U}; }

SearchLimits depth(std::uint32_t plies) {
  SearchLimits limits;
  limits.depth = plies;
  return limits;
}

/// What a position is worth for a seat, so many plies deep: every move and every event, one after the other.
/// What is known already is in `seen`.
double looked_at(const FastRules& fast, const Position& position, Seat seat, std::uint32_t depth,
                 std::map<std::tuple<std::string, Seat, std::uint32_t>, double>& seen) {
  if (position.is_over()) return position.outcome().scores[seat] / 2.0;
  const auto [known, is_new] = seen.try_emplace({position.text(), seat, depth});
  if (!is_new) return known->second;
  double& worth = known->second;
  if (position.is_chance()) {
    double sum = 0, total = 0;
    for (const ChanceEvent& event : position.chance_events()) {
      Position after(position);
      require_done(after.play(BW_CHANCE, event.event));
      sum += event.weight * looked_at(fast, after, seat, depth, seen);
      total += event.weight;
    }
    return worth = sum / total;
  }
  const Seat mover = position.seats_on_turn().front();
  if (depth == 0) return worth = static_cast<double>(expected_score(fast.evaluate(position.data(), seat)));
  const auto moves = position.moves(mover);
  double best = -1;
  for (const Move move : moves) {
    Position after(position);
    require_done(after.play(mover, move));
    // A forced move costs no depth.
    best = std::max(best, looked_at(fast, after, mover, moves.size() == 1 ? depth : depth - 1, seen));
  }
  return worth = mover == seat ? best : 1 - best;
}

}  // namespace

TEST_CASE("every forced win of the file is solved") {
  const auto rules = board_game();
  std::ifstream file(BOARDWRIGHT_SOURCE_DIR "/tests/search/forced_wins.txt");
  REQUIRE(file);
  AlphaBeta search(rules, small_table());
  int solved = 0;
  for (std::string line; std::getline(file, line);) {
    std::istringstream words(line);
    std::uint32_t plies = 0;
    words >> plies;
    std::string text;
    std::getline(words >> std::ws, text);
    const SearchQuestion asked = question(rules, text);
    Random random(1);
    // Late moves are first searched less deep: a win may need a few plies more than it has.
    const SearchInfo info = search.search(asked, depth(plies + 4), random);
    INFO(text);
    CHECK(info.proven);
    CHECK(info.score == 1);
    // The move is right: after it, whatever is answered, the other solver finds the rest.
    Position after(asked.position);
    require_done(after.play(asked.seat, info.moves.front().move));
    if (!after.is_over() && plies <= 5) {
      for (const Move reply : after.moves(1 - asked.seat)) {
        Position then(after);
        require_done(then.play(1 - asked.seat, reply));
        ForcedWins solver(2000000);
        CHECK((then.is_over() ? then.outcome().scores[asked.seat] == 2 : solver.shortest(then, 7) != 0));
      }
    }
    ++solved;
  }
  CHECK(solved >= 50);
}

TEST_CASE("alpha-beta finds a win at once and says how it goes") {
  const auto rules = board_game();
  AlphaBeta search(rules, small_table());
  const SearchQuestion asked = question(rules, kBlackWins);
  Random random(1);
  const SearchInfo info = search.search(asked, depth(5), random);
  CHECK(info.proven);
  CHECK(info.depth == 1);
  REQUIRE(info.line.size() == 1);
  Position after(asked.position);
  require_done(after.play(asked.seat, info.line.front()));
  CHECK(after.is_over());
}

TEST_CASE("one thread and a number of moves give the same answer again") {
  const auto rules = board_game();
  AlphaBeta one(rules, small_table()), other(rules, small_table());
  const SearchQuestion asked = question(rules);
  Random a(3), b(3), c(3);
  const SearchInfo first = one.search(asked, nodes(20000), a);
  CHECK(first.nodes == 20000);
  const SearchInfo again = other.search(asked, nodes(20000), b), after = one.search(asked, nodes(20000), c);
  for (const SearchInfo* info : {&again, &after}) {
    CHECK(info->line == first.line);
    CHECK(info->depth == first.depth);
    CHECK(info->nodes == first.nodes);
  }
}

TEST_CASE("each depth tells the moves made up to there") {
  const auto rules = board_game();
  AlphaBeta search(rules, small_table());
  const SearchQuestion asked = question(rules);
  std::vector<SearchInfo> told;
  Random random(3);
  const SearchInfo info =
      search.search(asked, depth(3), random, [&](const SearchInfo& so_far) { told.push_back(so_far); });
  REQUIRE(told.size() == 4);  // each depth and the end
  CHECK(told[0].nodes >= asked.position.moves(asked.seat).size());
  for (std::size_t i = 1; i < 3; ++i) CHECK(told[i].nodes > told[i - 1].nodes);
  CHECK(told[2].nodes == info.nodes);
}

TEST_CASE("several threads search together and stop together") {
  const auto rules = board_game();
  AlphaBeta search(rules, small_table());
  const auto work = work_after_stop([&](const std::atomic<bool>& stop) {
    SearchLimits limits;
    limits.stop = &stop;
    limits.threads = 3;
    Random random(4);
    const SearchInfo info = search.search(question(rules), limits, random);
    CHECK(info.nodes > 0);
    CHECK_FALSE(info.line.empty());
  });
  CHECK(work < std::chrono::milliseconds(20));
}

TEST_CASE("alpha-beta counts repetition and the limit on plies") {
  const auto rules = board_game();
  AlphaBeta search(rules, small_table());
  SearchQuestion asked = question(rules);
  asked.plies_left = 1;
  Random random(5);
  CHECK(search.search(asked, depth(3), random).score == 0.5);

  // Black would win at once, but the position after each of its winning moves has been there twice: a win by
  // the rules comes before repetition.
  asked = question(rules, kBlackWins);
  for (const Move move : asked.position.moves(0)) {
    Position after(asked.position);
    require_done(after.play(0, move));
    asked.earlier.insert(asked.earlier.end(), {after.same_key(), after.same_key()});
  }
  CHECK(search.search(asked, depth(3), random).score == 1);
}

TEST_CASE("expectation at chance events is exact") {
  // A race of one step: p = h + (1 - h)(1 - p) for whoever is on turn, cut off after some flips where the
  // evaluation says even.
  const auto rules = tiny("coin_race", {{"goal", std::int64_t{1}}});
  AlphaBeta search(rules, small_table());
  Random random(6);
  CHECK(search.search(question(rules), depth(12), random).score == Approx(2.0 / 3).margin(0.01));
  const auto lucky = tiny("coin_race", {{"goal", std::int64_t{1}}, {"weight", std::int64_t{9}}});
  AlphaBeta other(lucky, small_table());
  CHECK(other.search(question(lucky), depth(12), random).score == Approx(0.9 / (1 - 0.1 * 0.1)).margin(0.01));
}

TEST_CASE("what is cut off where dice decide changes nothing") {
  // In a race positions come back, and the table answers with what it knows of them from a deeper look; so
  // deep that this makes no difference.
  const auto [rules, plies] = GENERATE(table<std::shared_ptr<const Rules>, std::uint32_t>({
      {value_of(own_games().create("dice_checkers", {})), 2},
      {tiny("coin_race", {{"goal", std::int64_t{6}}}), 20},
  }));
  const FastRules fast(rules);
  AlphaBeta search(rules, small_table());
  std::map<std::tuple<std::string, Seat, std::uint32_t>, double> seen;
  int compared = 0;
  for (std::uint64_t seed = 1; compared < 25; ++seed) {
    Random random(seed);
    Position position = rules->start();
    for (std::uint32_t left = random.below(60); left != 0 && !position.is_over(); --left) {
      if (position.is_chance()) {
        const auto events = position.chance_events();
        require_done(
            position.play(BW_CHANCE, events[random.below(static_cast<std::uint32_t>(events.size()))].event));
        continue;
      }
      const Seat seat = position.seats_on_turn().front();
      const auto moves = position.moves(seat);
      require_done(position.play(seat, moves[random.below(static_cast<std::uint32_t>(moves.size()))]));
    }
    if (position.is_over() || position.is_chance()) continue;
    const Seat seat = position.seats_on_turn().front();
    if (position.moves(seat).size() < 2) continue;
    CAPTURE(position.text());
    const double worth = looked_at(fast, position, seat, plies, seen);
    CHECK(search.search({.position = position, .seat = seat}, depth(plies), random).score ==
          Approx(worth).margin(0.001));  // each event's average is rounded
    ++compared;
  }
}

TEST_CASE("the transposition table gives back what was stored, and never another position's entry") {
  TranspositionTable table(64);
  CHECK(table.bytes() == 64);
  const TableEntry entry{-123, 7, TableEntry::Bound::kUpper, 42};
  table.store(0x1234, entry);
  const auto found = table.find(0x1234);
  REQUIRE(found);
  CHECK(found->value == -123);
  CHECK(found->depth == 7);
  CHECK(found->bound == TableEntry::Bound::kUpper);
  CHECK(found->move == 42);
  CHECK_FALSE(table.find(0x1235));
  // Deeper entries of the same search stay; a new search takes their place.
  for (std::uint64_t key = 1; key <= 3; ++key) table.store(key, {0, 20, TableEntry::Bound::kExact, 0});
  table.store(9, {0, 5, TableEntry::Bound::kExact, 0});
  CHECK(table.find(1));
  CHECK(table.find(9));
  CHECK_FALSE(table.find(0x1234));
  table.next_search();
  for (std::uint64_t key = 11; key <= 14; ++key) table.store(key, {0, 1, TableEntry::Bound::kExact, 0});
  CHECK_FALSE(table.find(2));
  table.clear();
  CHECK_FALSE(table.find(14));
}
