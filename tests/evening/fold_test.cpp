// SPDX-License-Identifier: GPL-3.0-or-later
//
// One tournament comes of a set of events, whoever wrote them and in whatever order they were merged (T20.7, T23.7).
#include <rapidcheck.h>
#include <catch2/catch.hpp>
#include <random>

#include "framework/tournament/crosstable_of.hpp"
#include "tests/evening/laptops.hpp"

using namespace boardwright;
using namespace boardwright::test;
using namespace boardwright::tournament;

namespace {

Laptop begun(const std::string& people) {
  Laptop laptop{"one"};
  laptop.write(Created{plain_settings()});
  for (const char player : people) laptop.write(plays(std::string(1, player)));
  return laptop;
}

std::string itself(const std::string& player) { return player; }

std::string letters_of(const Tournament& now, std::uint32_t round) {
  const auto order = order_for(now, UINT32_MAX, itself);
  std::string letters;
  for (const auto& entrant : crosstable_of(now, order, round, itself).entrants)
    letters += static_cast<char>(entrant.rounds.at(round - 1).code);
  return letters;
}

}  // namespace

TEST_CASE("a round with its results is what everybody's crosstable says") {
  Laptop laptop = begun("abcde");
  const auto round = laptop.write(round_of(1, {"ab", "cd"}, "e"));
  laptop.write(result_of(round, 1, kFirstWins));
  auto now = laptop.now();
  REQUIRE(now.rounds.size() == 1);
  CHECK_FALSE(now.rounds[0].complete());
  CHECK(letters_of(now, 1) == "10**U");  // T4.4: open ones are neither won nor lost yet
  laptop.write(result_of(round, 2, kDrawn));
  now = laptop.now();
  CHECK(now.rounds[0].complete());
  CHECK(letters_of(now, 1) == "10==U");
  CHECK(now.aside.empty());
}

TEST_CASE("the same board with two results is aside until somebody chooses (T20.7)") {
  Laptop one = begun("abcd");
  const auto round = one.write(round_of(1, {"ab", "cd"}));
  Laptop two{"two"};
  two.merge(one);
  const auto first = one.write(result_of(round, 1, kFirstWins));
  const auto second = two.write(result_of(round, 1, kSecondWins));
  two.write(result_of(round, 2, kDrawn));  // results of different boards never clash
  one.merge(two);
  two.merge(one);
  CHECK(one.now().rounds == two.now().rounds);
  const auto now = one.now();
  CHECK_FALSE(now.rounds[0].boards[0].score);
  CHECK(now.rounds[0].boards[0].disputed);
  CHECK(now.rounds[0].boards[1].score == kDrawn);
  REQUIRE(now.aside.size() == 1);
  CHECK(now.aside[0] == Aside{Aside::Kind::kTwoResults, 1, 1, {first, second}});

  SECTION("one is chosen") {
    two.write(Corrected{round, 1, {first, second}, kSecondWins, false, "asked both"});
    one.merge(two);
    CHECK(one.now().rounds[0].boards[0].score == kSecondWins);
    CHECK(one.now().aside.empty());
    CHECK(one.now().rounds[0].boards[0].said.size() == 3);  // the old ones stay readable (T20.5)
  }
  SECTION("both choose differently") {
    two.write(Corrected{round, 1, {first, second}, kSecondWins, false, "asked both"});
    one.write(Corrected{round, 1, {first, second}, kFirstWins, false, "read the slip"});
    one.merge(two);
    CHECK(one.now().rounds[0].boards[0].disputed);
    CHECK(one.now().aside.size() == 1);
  }
  SECTION("one is taken back") {
    one.write(Undone{first, "typed at the wrong board"});
    CHECK(one.now().rounds[0].boards[0].score == kSecondWins);
    CHECK(one.now().aside.empty());
  }
}

TEST_CASE("the same result from two laptops is one") {
  Laptop one = begun("ab");
  const auto round = one.write(round_of(1, {"ab"}));
  Laptop two{"two"};
  two.merge(one);
  one.write(result_of(round, 1, kFirstWins));
  two.write(result_of(round, 1, kFirstWins));
  one.merge(two);
  CHECK(one.now().rounds[0].boards[0].score == kFirstWins);
  CHECK(one.now().aside.empty());
}

TEST_CASE("one round paired twice is aside, whole (T20.7)") {
  Laptop one = begun("abcd");
  Laptop two{"two"};
  two.merge(one);
  const auto mine = one.write(round_of(1, {"ab", "cd"}));
  one.write(result_of(mine, 1, kFirstWins));
  const auto yours = two.write(round_of(1, {"ac", "bd"}));
  const auto won = two.write(result_of(yours, 2, kSecondWins));
  one.merge(two);
  CHECK(one.now().rounds.empty());
  REQUIRE(one.now().aside.size() == 3);
  CHECK(one.now().aside[0] == Aside{Aside::Kind::kPairedTwice, 1, 0, {mine, yours}});
  one.write(Chosen{yours, {mine}, "they sit so"});
  const auto now = one.now();
  REQUIRE(now.rounds.size() == 1);
  CHECK(now.rounds[0].boards[1].score == kSecondWins);
  CHECK_FALSE(now.rounds[0].boards[0].score);  // that result was of another pair
  REQUIRE(now.aside.size() == 1);
  CHECK(now.aside[0].kind == Aside::Kind::kWithoutRound);
}

TEST_CASE("one round paired alike by two laptops is one round") {
  Laptop one = begun("abcd");
  Laptop two{"two"};
  two.merge(one);
  const auto mine = one.write(round_of(1, {"ab", "cd"}));
  const auto yours = two.write(round_of(1, {"ab", "cd"}));
  const auto first = one.write(result_of(mine, 1, kFirstWins));
  const auto second = two.write(result_of(yours, 1, kDrawn));
  two.write(result_of(yours, 2, kDrawn));
  one.merge(two);
  auto now = one.now();
  REQUIRE(now.rounds.size() == 1);
  CHECK(now.rounds[0].boards[0].disputed);
  CHECK(now.rounds[0].boards[1].score == kDrawn);
  one.write(Corrected{mine, 1, {first, second}, kDrawn, false, "asked both"});
  now = one.now();
  CHECK(now.rounds[0].boards[0].score == kDrawn);
  CHECK(now.aside.empty());
}

TEST_CASE("a published round that is changed keeps the results of pairs that stay (T20.4)") {
  Laptop laptop = begun("abcdef");
  const auto old = laptop.write(round_of(1, {"ab", "cd", "ef"}));
  laptop.write(result_of(old, 1, kFirstWins));
  const auto gone = laptop.write(result_of(old, 2, kDrawn));
  Published changed = round_of(1, {"ab", "ce", "df"});
  changed.replaces = {old};
  changed.reason = "c and d met in the cup";
  laptop.write(changed);
  const auto now = laptop.now();
  REQUIRE(now.rounds.size() == 1);
  CHECK(now.rounds[0].boards[0].score == kFirstWins);
  CHECK_FALSE(now.rounds[0].boards[1].score);
  REQUIRE(now.aside.size() == 1);
  CHECK(now.aside[0].events == std::vector<std::string>{gone});
}

TEST_CASE("what a laptop writes after the evening was taken from it is aside until it is accepted") {
  Laptop one = begun("abcd");
  const auto round = one.write(round_of(1, {"ab", "cd"}));
  one.write(result_of(round, 1, kFirstWins));
  Laptop two{"two"};
  two.merge(one);  // the copy
  const auto late = one.write(result_of(round, 2, kFirstWins));
  two.take_over();
  two.write(result_of(round, 2, kDrawn));
  one.merge(two);
  two.merge(one);
  CHECK(one.now().rounds == two.now().rounds);
  auto now = two.now();
  CHECK(now.rounds[0].boards[0].score == kFirstWins);  // was in the copy
  CHECK(now.rounds[0].boards[1].score == kDrawn);
  REQUIRE(now.aside.size() == 1);
  CHECK(now.aside[0] == Aside{Aside::Kind::kTooLate, 0, 0, {late}});
  // The first laptop, which knows of it now, goes on with the other.
  const auto next = one.write(round_of(2, {"ac", "bd"}));
  two.merge(one);
  CHECK(two.now().rounds.size() == 2);
  CHECK(two.now().aside.size() == 1);
  two.write(Accepted{{late}, "it is right"});
  now = two.now();
  CHECK(now.rounds[0].boards[1].disputed);
  CHECK(now.aside.size() == 1);
  CHECK(now.aside[0].kind == Aside::Kind::kTwoResults);
}

TEST_CASE("of two laptops that take over at once one holds, everywhere the same") {
  Laptop one = begun("ab");
  Laptop two{"two"}, three{"three"};
  two.merge(one), three.merge(one);
  two.take_over(), three.take_over();
  two.write(plays("c")), three.write(plays("d"));
  two.merge(three), three.merge(two);
  CHECK(two.now().entrants == three.now().entrants);
  CHECK(two.now().entrants.size() == 3);
  CHECK(two.now().aside.size() == 2);  // the other takeover, and who was entered after it
}

TEST_CASE("what was taken back is as if it hadn't been, and can be brought back (T20.6)") {
  Laptop laptop = begun("ab");
  const auto gone = laptop.write(Withdrawn{"a", 1, false, "train"});
  CHECK(laptop.now().entrant("a")->is_withdrawn(3));
  const auto undone = laptop.write(Undone{gone, "wrong one"});
  CHECK_FALSE(laptop.now().entrant("a")->is_withdrawn(3));
  laptop.write(Undone{undone, "right after all"});
  CHECK(laptop.now().entrant("a")->is_withdrawn(3));
  CHECK(laptop.now().history.size() == 6);
}

TEST_CASE("who is in, by what was said (T4.1, T4.6)") {
  Laptop laptop = begun("ab");
  laptop.write(plays("c", 3));
  laptop.write(PresenceSaid{"a", 2, Attendance::kHalf, ""});
  laptop.write(Withdrawn{"b", 2, false, ""});
  laptop.write(Withdrawn{"b", 4, true, ""});
  const auto now = laptop.now();
  const auto in = [&](const char* player, std::uint32_t round, PresenceRule rule) {
    return now.entrant(player)->in_round(round, rule);
  };
  CHECK(in("a", 1, PresenceRule::kAssumed) == Attendance::kIn);
  CHECK(in("a", 1, PresenceRule::kCheckIn) == Attendance::kOut);
  CHECK(in("a", 2, PresenceRule::kAssumed) == Attendance::kHalf);
  CHECK(in("b", 1, PresenceRule::kAssumed) == Attendance::kIn);
  CHECK(in("b", 3, PresenceRule::kAssumed) == Attendance::kOut);
  CHECK(in("b", 4, PresenceRule::kAssumed) == Attendance::kIn);
  CHECK(in("c", 2, PresenceRule::kAssumed) == Attendance::kOut);  // T3.4
  CHECK(in("c", 3, PresenceRule::kAssumed) == Attendance::kIn);
}

TEST_CASE("numbers follow strength until round 4 is paired, then late ones are put between (T3.2-T3.4)") {
  Laptop laptop{"one"};
  laptop.write(Created{plain_settings()});
  const auto rated = [](std::string player, std::int32_t rating) {
    Entered entered = plays(std::move(player));
    entered.rating = rating;
    return entered;
  };
  laptop.write(rated("a", 1500)), laptop.write(rated("b", 1700)), laptop.write(plays("c"));
  laptop.write(rated("d", 1600));
  CHECK(order_for(laptop.now(), 1, itself) == std::vector<std::string>{"b", "d", "a", "c"});
  for (std::uint32_t number = 1; number <= 4; ++number) {
    Published round = round_of(number, {"bd", "ac"});
    round.order = order_for(laptop.now(), number, itself);
    laptop.write(round);
  }
  laptop.write(rated("a", 1900));  // put right too late to move anybody
  Entered late = rated("e", 1650);
  late.arrives = 5;
  laptop.write(late);
  CHECK(order_for(laptop.now(), 4, itself) == std::vector<std::string>{"b", "d", "a", "c"});
  CHECK(order_for(laptop.now(), 5, itself) == std::vector<std::string>{"b", "e", "d", "a", "c"});
}

TEST_CASE("any interleaving of two laptops' events gives one tournament (T20.7, T23.7)") {
  CHECK(rc::check([] {
    Laptop laptops[2] = {begun("abcdef"), {"two"}};
    laptops[1].merge(laptops[0]);
    const auto steps = *rc::gen::container<std::vector<std::pair<int, int>>>(
        rc::gen::pair(rc::gen::inRange(0, 12), rc::gen::inRange(0, 1000)));
    for (const auto& [kind, number] : steps) {
      Laptop& laptop = laptops[number % 2];
      const auto now = laptop.now();
      const std::string player(1, static_cast<char>('a' + number / 2 % 8));
      const auto& events = laptop.events;
      const std::string some = events[static_cast<std::size_t>(number) % events.size()].id;
      switch (kind) {
        case 0: laptop.write(plays(player, now.next_round())); break;
        case 1: laptop.write(PresenceSaid{player, now.next_round(), Attendance::kOut, ""}); break;
        case 2: laptop.write(Withdrawn{player, now.next_round(), number % 3 == 0, ""}); break;
        case 3: laptop.write(round_of(now.next_round(), {number % 5 == 0 ? "ab" : "ba", "cd"}, "e")); break;
        case 4:
        case 5:
          if (!now.rounds.empty())
            laptop.write(result_of(now.rounds.back().pairing, 1 + static_cast<std::uint32_t>(number % 2),
                                   number % 3 == 0 ? kDrawn : kFirstWins));
          break;
        case 6:
          if (!now.rounds.empty()) {
            std::vector<std::string> seen;
            for (const auto& said : now.rounds.back().boards[0].said) seen.push_back(said.event);
            laptop.write(Corrected{now.rounds.back().pairing, 1, seen, kSecondWins, false, "slip"});
          }
          break;
        case 7: laptop.write(Undone{some, ""}); break;
        case 8: laptop.merge(laptops[1 - number % 2]); break;
        case 9: laptop.take_over(); break;
        case 10:
          if (!now.aside.empty() && now.aside[0].kind == Aside::Kind::kPairedTwice)
            laptop.write(Chosen{
                now.aside[0].events[0], {now.aside[0].events.begin() + 1, now.aside[0].events.end()}, ""});
          break;
        default: laptop.write(Accepted{{some}, ""}); break;
      }
    }
    Laptop here = laptops[0], there = laptops[1];
    here.merge(laptops[1]), there.merge(laptops[0]);
    const auto one = here.now();
    RC_ASSERT(one == there.now());
    std::mt19937 random(*rc::gen::arbitrary<std::uint32_t>());
    std::ranges::shuffle(here.events, random);
    here.events.push_back(here.events.front());  // twice is once
    RC_ASSERT(one == here.now());
    // Nothing is half taken: what is open to question counts for nobody, and every event is in the history.
    for (const auto& round : one.rounds)
      for (const auto& board : round.boards) RC_ASSERT(!(board.disputed && board.score));
    RC_ASSERT(one.history.size() + 1 == here.events.size());
    // Whoever writes next is after all of it.
    RC_ASSERT(std::ranges::all_of(one.history, [&](const Event& event) { return event.stamp <= one.stamp; }));
  }));
}
