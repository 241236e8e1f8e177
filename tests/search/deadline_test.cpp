// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/search/deadline.hpp"

#include "framework/search/alphabeta.hpp"
#include "framework/search/tree.hpp"
#include "tests/search/support.hpp"

using namespace boardwright;
using namespace boardwright::test;

namespace {

using std::chrono::milliseconds;

SearchLimits time_limit(milliseconds time, bool processor_time) {
  SearchLimits limits;
  limits.time = time;
  limits.processor_time = processor_time;
  return limits;
}

}  // namespace

TEST_CASE("time passes while nobody works, processor time doesn't") {
  const Deadline wall(time_limit(milliseconds(20), false)), work(time_limit(milliseconds(20), true));
  std::this_thread::sleep_for(milliseconds(50));
  CHECK(wall.passed());
  CHECK(wall.share_gone() > 1);
  CHECK_FALSE(work.passed());
  CHECK(work.share_gone() < 0.9);
  CHECK(work.seconds() >= 0.05);

  bool helper_saw_end = false;
  const auto before = processor_time();
  while (!work.passed()) {
  }
  CHECK(processor_time() - before > milliseconds(1));  // what was left of it
  CHECK(work.share_gone() >= 1);
  std::thread([&] { helper_saw_end = work.passed(); }).join();
  CHECK_FALSE(helper_saw_end);  // its own clock says nothing about the one who was asked
}

TEST_CASE("a stop ends what has processor time left, for every thread") {
  std::atomic<bool> stop{false};
  SearchLimits limits = time_limit(std::chrono::hours(1), true);
  limits.stop = &stop;
  const Deadline deadline(limits);
  CHECK_FALSE(deadline.passed());
  CHECK(Deadline(SearchLimits{}).share_gone() == 0);
  stop = true;
  CHECK(deadline.passed());
  bool helper_saw_end = false;
  std::thread([&] { helper_saw_end = deadline.passed(); }).join();
  CHECK(helper_saw_end);
}

TEST_CASE("every search takes its processor time, alone or with helpers") {
  const auto asked = question(board_game());
  for (const unsigned threads : {1U, 2U}) {
    SearchLimits limits = time_limit(milliseconds(40), true);
    limits.threads = threads;
    Random random(1);
    const auto before = processor_time();
    TreeSearch tree(asked.position.shared_rules(), {.memory = std::size_t{8} << 20U});
    CHECK(tree.search(asked, limits, random).nodes > 0);
    AlphaBeta alphabeta(asked.position.shared_rules(), {.memory = std::size_t{1} << 20U});
    CHECK(alphabeta.search(asked, limits, random).nodes > 0);
    // Alpha-beta doesn't begin what it couldn't finish.
    CHECK(processor_time() - before >= milliseconds(60));
  }
}
