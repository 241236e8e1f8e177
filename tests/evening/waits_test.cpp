// SPDX-License-Identifier: GPL-3.0-or-later
//
// Results by phone (T20.3), people who don't come (T4.8, T4.9), opening balances, challenges (T16), and people in two
// tournaments (T19.4).
#include "framework/evening/boards_due.hpp"
#include "framework/evening/what_depends.hpp"
#include "framework/store/ids.hpp"
#include "framework/tournament/ladder_of.hpp"
#include "tests/evening/desk.hpp"
#include "tests/evening/laptops.hpp"

using namespace boardwright;
using namespace boardwright::test;
using namespace boardwright::tournament;

namespace {

constexpr TimeMs kMinute = 60'000, kDay = 1440 * kMinute;

ResultGiven by_phone(const std::string& pairing, std::uint32_t board, Score score, std::string by) {
  return {pairing, board, score, Source::kPhone, {}, std::move(by)};
}

/// A ladder of a, b, c, d, e, f whose events happen on days.
struct LadderByDay {
  Laptop laptop{"one"};
  explicit LadderByDay(LadderRules rules = {}) {
    auto settings = plain_settings();
    settings.system = System::kLadder;
    settings.strength = Strength::kAsEntered;
    settings.ladder = rules;
    write(0, Created{settings});
    for (const char* player : {"a", "b", "c", "d", "e", "f"}) write(0, plays(player));
  }
  std::string write(std::int32_t day, What what) {
    const auto id = laptop.write(std::move(what));
    laptop.events.back().time = (1000 + day) * kDay;
    return id;
  }
  std::string challenge(std::int32_t day, const std::string& challenger, const std::string& challenged) {
    Published match;
    match.boards = {{1, challenged, challenger, 0, 1}};
    match.challenger = challenger;
    return write(day, match);
  }
  [[nodiscard]] std::string places(std::int32_t day) const {
    std::string text;
    for (const auto& who : ladder_of(laptop.now(), (1000 + day) * kDay).places) text += who.id;
    return text;
  }
};

}  // namespace

TEST_CASE("two phones that agree are final, one alone waits, two that differ are for the desk (T20.3)") {
  Laptop desk{"desk"};
  desk.write(Created{plain_settings()});
  for (const char* player : {"a", "b", "c", "d"}) desk.write(plays(player));
  const auto round = desk.write(round_of(1, {"ab", "cd"}));
  desk.write(by_phone(round, 1, kFirstWins, "a"));
  auto now = desk.now();
  CHECK_FALSE(now.rounds[0].boards[0].score);
  CHECK(now.rounds[0].boards[0].claimed == kFirstWins);
  CHECK(now.rounds[0].boards[0].claimed_by == "a");
  desk.write(by_phone(round, 1, kFirstWins, "a"));  // twice is not two
  CHECK_FALSE(desk.now().rounds[0].boards[0].score);
  desk.write(by_phone(round, 1, kFirstWins, "b"));
  CHECK(desk.now().rounds[0].boards[0].score == kFirstWins);
  desk.write(by_phone(round, 2, kFirstWins, "c"));
  desk.write(by_phone(round, 2, kDrawn, "d"));
  now = desk.now();
  CHECK(now.rounds[0].boards[1].disputed);
  REQUIRE(now.aside.size() == 1);
  CHECK(now.aside[0].kind == Aside::Kind::kTwoResults);
  desk.write(result_of(round, 2, kSecondWins));  // the desk's word stands above phones
  CHECK(desk.now().rounds[0].boards[1].score == kSecondWins);
  CHECK(desk.now().aside.empty());
}

TEST_CASE("a result by phone through the service, and the time to object (T20.3)") {
  const Desk desk;
  auto settings = evening_of(System::kRoundRobin);
  auto evening = desk.begin(settings);
  must(evening.people().enter(guests({"Ada", "Ben", "Cas", "Dan"})));
  must(evening.rounds().publish(drafted(evening)));
  const auto board = evening.now().rounds[0].boards[0].pairing;
  const auto other = evening.now().rounds[0].boards[1].pairing;
  must(evening.results().say_by_phone(1, 1, kFirstWins, board.first));
  must(evening.results().say_by_phone(1, 1, kFirstWins, board.first));
  CHECK(evening.results().say_by_phone(1, 1, kDrawn, board.first).why().key == "evening.said_otherwise");
  CHECK(evening.results().say_by_phone(1, 1, kDrawn, other.first).why().key == "evening.not_at_board");
  REQUIRE(open_objections(evening.now()).size() == 1);
  CHECK(must(evening.results().settle_phones()) == 0);  // ten minutes are not over
  must(evening.results().say_by_phone(1, 1, kFirstWins, board.second));
  CHECK(evening.now().rounds[0].boards[0].score == kFirstWins);
  CHECK(open_objections(evening.now()).empty());
  CHECK(evening.results().say_by_phone(1, 1, kFirstWins, board.second).why().key ==
        "evening.result_is_final");
}

TEST_CASE("who isn't there has lost, and may be paired with another instead (T4.8, T4.9)") {
  const Desk desk;
  auto settings = evening_of(System::kSwiss);
  settings.withdraw_absent = true;
  auto evening = desk.begin(settings);
  must(evening.people().enter(guests({"Ada", "Ben", "Cas", "Dan", "Eva"})));
  must(evening.rounds().publish(drafted(evening)));
  CHECK(no_shows(evening.now(), utc_now()).empty());  // nobody sits yet
  must(evening.rounds().set_state(1, RoundState::kPlaying));
  CHECK(no_shows(evening.now(), utc_now()).empty());  // and there is time
  const TimeMs sat = evening.now().rounds[0].playing_since;
  CHECK(sat > 0);
  CHECK(no_shows(evening.now(), sat + 60'000 * static_cast<TimeMs>(settings.minutes_to_wait())).size() == 2);
  settings.clock = "15m+10s";
  CHECK(settings.minutes_to_wait() == 5);  // a third of the main time
  settings.clock = "2h";
  CHECK(settings.minutes_to_wait() == 30);  // at most
  settings.wait = 7;
  CHECK(settings.minutes_to_wait() == 7);
  const auto board = evening.now().rounds[0].boards[0].pairing;
  const std::string bye = evening.now().rounds[0].published.bye;
  must(evening.results().absent(1, 1, board.second));
  CHECK(evening.now().rounds[0].boards[0].score->second == Code::kForfeitLoss);
  CHECK(evening.now().entrant(board.second)->is_withdrawn(2));
  CHECK(evening.results().absent(1, 1, board.second).why().key == "evening.result_is_final");
  // Who had the bye plays the one left alone: that replaces the forfeit (T4.9, T20.4).
  const auto rest = evening.now().rounds[0].boards[1].pairing;
  const std::vector<std::pair<std::string, std::string>> pairs = {{board.first, bye},
                                                                  {rest.first, rest.second}};
  must(evening.rounds().publish(must(evening.rounds().draft_by_hand(pairs, "", 1)), "Ben hasn't come"));
  CHECK_FALSE(evening.now().rounds[0].boards[0].score);
  CHECK(evening.now().rounds[0].published.by_hand);
  check_any_order(evening);
}

TEST_CASE("what was earned elsewhere is entered once, with a reason, and a season begins in its middle") {
  const Desk desk;
  for (const auto system : {System::kSwiss, System::kKeizer, System::kRoundRobin}) {
    auto evening = desk.begin(evening_of(system));
    must(evening.people().enter(guests({"Ada", "Ben", "Cas", "Dan"})));
    const auto dan = id_of(evening, "Dan");
    CHECK(evening.people().give_balance({dan, 35, {}, {}, {}}).why().key == "evening.balance_reason");
    must(evening.people().give_balance({dan, 35, 2400, "expert", "the first half of the season"}));
    CHECK(evening.people().give_balance({dan, 10, {}, {}, "again"}).why().key == "evening.balance_once");
    const auto lines = must(evening.standings()).lines;
    const auto line = std::ranges::find(lines, dan, &PlacedLine::player);
    CHECK(line->points == 35);
    CHECK(line->place == 1);
    CHECK(order_for(evening.now(), 1, evening.names()).front() == dan);  // 2400: the strongest now (T3.1)
    must(evening.history().undo(last_event(evening), "wrong person"));
    CHECK(order_for(evening.now(), 1, evening.names()).front() == id_of(evening, "Ada"));
    must(evening.people().give_balance({dan, 5, {}, {}, "a draw last week"}));
    const auto balance = last_event(evening);
    play_round(evening, {"1-0"});
    check_any_order(evening);
    CHECK(evening.history().undo(balance, "").has_value() ==
          (system == System::kRoundRobin));  // the others are paired by it
    // What comes in after that round can still be taken back: no round was paired by it (T20.6).
    must(evening.people().give_balance({id_of(evening, "Ada"), 5, {}, {}, "the wrong list"}));
    const auto later = last_event(evening);
    CHECK(what_depends(evening.now(), evening.names(), later).empty());
    must(evening.history().undo(later, "the wrong list"));
    must(evening.people().give_balance({id_of(evening, "Ada"), 10, {}, {}, "the right list"}));
    const auto used = last_event(evening);
    play_round(evening, {"1-0"});
    if (system != System::kRoundRobin)
      CHECK(evening.history().undo(used, "").why() == remark("evening.paired_by_balance", {"2"}));
    check_any_order(evening);
  }
}

TEST_CASE("challenges move people by days, and corrections move them too (T16.1-T16.4)") {
  LadderByDay ladder;
  CHECK(ladder.places(0) == "abcdef");
  const auto first = ladder.challenge(1, "d", "a");
  CHECK(ladder.places(1) == "abcdef");
  const auto result = ladder.write(2, result_of(first, 1, kSecondWins));  // d sat on side 2
  CHECK(ladder.places(2) == "dabcef");                                    // takes the place (T16.2)
  // Overdue after 14 days: lost for the one challenged (T16.1).
  ladder.challenge(3, "e", "b");
  CHECK(ladder.places(17) == "dabcef");
  CHECK(ladder.places(18) == "daebcf");
  // The first result was wrong: as if it had been so at once, and the rest follows.
  ladder.write(4, Corrected{first, 1, {result}, kFirstWins, false, "misread"});
  CHECK(ladder.places(4) == "abcdef");
  CHECK(ladder.places(18) == "aebcdf");
  // Taken back again: who is on which day doesn't change.
  const auto corrected = ladder.laptop.events.back().id;
  ladder.write(5, Undone{corrected, ""});
  CHECK(ladder.places(18) == "daebcf");
  LadderByDay swapping({0, 0, 0, true, 0});
  const auto swap = swapping.challenge(0, "d", "a");
  swapping.write(1, result_of(swap, 1, kSecondWins));
  CHECK(swapping.places(1) == "dbcaef");
  LadderByDay idle({0, 0, 0, false, 30});  // after 30 days one place a week (T16.3)
  const auto played = idle.challenge(20, "b", "a");
  idle.write(20, result_of(played, 1, kFirstWins));
  CHECK(idle.places(29) == "abcdef");
  CHECK(idle.places(30) == "abfcde");  // from the bottom up each who hasn't played; f can't fall
}

TEST_CASE("a ladder through the service (T16.1, T16.2)") {
  const Desk desk;
  auto settings = evening_of(System::kLadder);
  auto evening = desk.begin(settings);
  must(evening.people().enter(guests({"Ada", "Ben", "Cas", "Dan", "Eva"})));
  CHECK(places_of(evening) == "1 Ada 0, 2 Ben 0, 3 Cas 0, 4 Dan 0, 5 Eva 0");
  const auto ada = id_of(evening, "Ada"), dan = id_of(evening, "Dan"), eva = id_of(evening, "Eva");
  const auto refused = evening.matches().challenge(eva, ada);
  CHECK(refused.why().key == "ladder.reach");
  CHECK(refused.why().arguments.front() == "Eva");  // people by their names
  must(evening.matches().challenge(dan, ada));
  CHECK(evening.now().matches[0].published.challenger == dan);
  CHECK(evening.matches().challenge(eva, dan).why().key == "ladder.open");
  // The one challenged has side 1 as nothing else decides: Dan wins on side 2.
  CHECK(evening.now().matches[0].boards[0].pairing.first == ada);
  give(evening, 1, 1, "0-1");
  CHECK(places_of(evening).starts_with("1 Dan 1, 2 Ada 0"));
  must(evening.results().correct(1, 1, must(parse_score("1-0", settings)), false, "misread"));
  CHECK(places_of(evening).starts_with("1 Ada 1, 2 Ben 0"));
  CHECK(evening.matches().challenge(dan, ada).why().key == "ladder.protected");
  must(evening.people().withdraw(id_of(evening, "Ben"), false, "moved away"));
  CHECK(places_of(evening).find("Ben") == std::string::npos);
  CHECK(problem_of(evening) == "T12.8 pairing.no_rounds");
  // Nobody takes the challenge: refused is lost for the one challenged.
  must(evening.matches().challenge(eva, dan));
  const auto match = evening.now().matches.back();
  give(evening, static_cast<std::uint32_t>(evening.now().matches.size()), match.boards[0].pairing.board,
       match.boards[0].pairing.first == eva ? "+:-" : "-:+");
  CHECK(places_of(evening).find("3 Eva") != std::string::npos);
  check_any_order(evening);
}

TEST_CASE("nobody plays in two tournaments at the same time (T19.4)") {
  const Desk desk;
  auto swiss = desk.begin(evening_of(System::kSwiss));
  must(swiss.people().enter(guests({"Ada", "Ben", "Cas", "Dan"})));
  must(swiss.rounds().publish(drafted(swiss)));
  const auto ada = id_of(swiss, "Ada"), ben = id_of(swiss, "Ben");
  auto settings = evening_of(System::kOpenEvening);
  settings.name = "Beside";
  auto open = desk.begin(settings);
  must(open.people().enter(std::vector<NewEntrant>{{PlayerKind::kGuest, ada, {}, {}, {}, {}, {}},
                                                   {PlayerKind::kGuest, ben, {}, {}, {}, {}, {}}}));
  must(open.people().say_presence(std::vector{ada, ben}, Attendance::kIn));
  CHECK(open.matches().begin({ada, ben, 0}).why().key == "evening.plays_elsewhere");
  auto cup_settings = evening_of(System::kRoundRobin);
  cup_settings.name = "Cup";
  auto cup = desk.begin(cup_settings);
  must(cup.people().enter(std::vector<NewEntrant>{{PlayerKind::kGuest, ada, {}, {}, {}, {}, {}},
                                                  {PlayerKind::kGuest, ben, {}, {}, {}, {}, {}}}));
  const auto draft = drafted(cup);
  CHECK(draft.round.boards[0].sitting == 2);  // when they are free
  REQUIRE(!draft.notes.empty());
  CHECK(draft.notes[0].key == "evening.note_plays_elsewhere");
  for (const auto& board : std::vector(swiss.now().rounds[0].boards))
    give(swiss, 1, board.pairing.board, "1-0");
  must(cup.rounds().publish(draft));  // they have become free meanwhile: the round is the same
}
