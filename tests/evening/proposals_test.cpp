// SPDX-License-Identifier: GPL-3.0-or-later
//
// Whom an open evening proposes to each other, and what becomes of it (T12.8).
#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>

#include "framework/evening/evening.hpp"
#include "framework/tournament/tournament_standings.hpp"
#include "tests/evening/laptops.hpp"
#include "tests/store/support.hpp"
#include "tests/support/run_program.hpp"

using namespace boardwright;
using namespace boardwright::test;
using namespace boardwright::tournament;
using namespace std::chrono_literals;

namespace {

constexpr TimeMs kMinute = 60'000;

/// One laptop of an open evening, at times that the test sets.
struct EveningByClock {
  Laptop laptop{"one"};
  EveningByClock() {
    auto settings = plain_settings();
    settings.system = System::kOpenEvening;
    settings.games = {{"pebbles", ""}, {"sticks", ""}};
    laptop.write(Created{settings});
  }
  std::string at(TimeMs time, What what) {
    const auto id = laptop.write(std::move(what));
    laptop.events.back().time = time;
    return id;
  }
  void waits(const std::string& player, TimeMs since, std::vector<std::uint32_t> likes = {}) {
    auto entered = plays(player);
    entered.likes = std::move(likes);
    at(since, entered);
    at(since, PresenceSaid{player, 0, Attendance::kIn, {}});
  }
  [[nodiscard]] Proposed next(TimeMs time, const MetBefore& before = {}, const TimeLeft& left = {}) const {
    const auto now = laptop.now();
    return proposed(now, waiting_now(now, before, left, time), Seed::from_number(7));
  }
};

std::string pairs_of(const Proposed& all) {
  std::string text;
  for (const auto& one : all.matches) {
    const auto [smaller, greater] = std::minmax(one.match.one, one.match.other);
    text += (text.empty() ? "" : " ") + smaller + greater;
  }
  for (const auto& player : all.next) text += " (" + player + ")";
  return text;
}

}  // namespace

TEST_CASE("who waits longest is paired, and one alone is for the next who is free (T12.8)") {
  EveningByClock desk;
  desk.waits("a", 1 * kMinute), desk.waits("b", 2 * kMinute), desk.waits("c", 3 * kMinute);
  const auto all = desk.next(12 * kMinute + 30'000);
  CHECK(pairs_of(all) == "ab (c)");
  CHECK(all.house_player.empty());  // nine minutes and a half
  CHECK(desk.next(13 * kMinute + 1'000).house_player == std::vector<std::string>{"c"});
  const auto& first = all.matches.front();
  CHECK(first.by_lot);
  CHECK(first.met == 0);
  CHECK(std::max(first.waited_one, first.waited_other) == 690s);
  desk.at(14 * kMinute, PresenceSaid{"a", 0, Attendance::kOut, {}});  // gone home
  CHECK(pairs_of(desk.next(14 * kMinute)) == "bc");
}

TEST_CASE("who met this evening, or in the series, meets again last of all (T12.8)") {
  EveningByClock desk;
  for (const char* player : {"a", "b", "c", "d"}) desk.waits(player, kMinute);
  const auto match = desk.at(2 * kMinute, round_of(0, {"ab"}));
  desk.at(2 * kMinute, round_of(0, {"cd"}));
  CHECK(pairs_of(desk.next(3 * kMinute)).empty());  // all play
  desk.at(4 * kMinute, result_of(match, 1, kFirstWins));
  auto again = desk.next(5 * kMinute);
  REQUIRE(pairs_of(again) == "ab");
  CHECK(again.matches[0].met == 1);
  CHECK(again.matches[0].match == Proposal{"b", "a", 1});  // a had side 1; c and d play the other game
  CHECK_FALSE(again.matches[0].by_lot);
  CHECK(again.matches[0].waited_one == 60s);  // since the last result
  desk.at(6 * kMinute, result_of(desk.laptop.events[desk.laptop.events.size() - 2].id, 1, kDrawn));
  const auto all = desk.next(7 * kMinute);
  CHECK(pairs_of(all).find("ab") == std::string::npos);
  CHECK(all.matches.size() == 2);
  // a met c before: then a plays d.
  const auto before = desk.next(7 * kMinute, {{{"a", "c"}, 2}});
  CHECK(pairs_of(before) == "ad bc");
  CHECK(pairs_of(desk.next(7 * kMinute, {{{"a", "d"}, 2}})) == "ac bd");
}

TEST_CASE("a match won by forfeit is no meeting (T12.8, T4.5)") {
  EveningByClock desk;
  desk.waits("a", kMinute), desk.waits("b", kMinute);
  const auto match = desk.at(2 * kMinute, round_of(0, {"ab"}));
  desk.at(3 * kMinute, result_of(match, 1, {Code::kForfeitWin, Code::kForfeitLoss, {}, {}, {}}));
  CHECK(desk.next(4 * kMinute).matches.at(0).met == 0);
}

TEST_CASE(
    "declined proposals aren't made again for 15 minutes, people kept apart never meet (T12.8, T4.10)") {
  EveningByClock desk;
  desk.waits("a", kMinute), desk.waits("b", kMinute), desk.waits("c", kMinute);
  desk.at(2 * kMinute, Declined{"b", "a"});
  const auto others = desk.next(2 * kMinute);
  CHECK(others.matches.size() == 1);
  CHECK_FALSE(pairs_of(others).starts_with("ab"));
  desk.at(3 * kMinute, PresenceSaid{"c", 0, Attendance::kOut, {}});
  CHECK(desk.next(17 * kMinute - 1).matches.empty());
  CHECK(pairs_of(desk.next(17 * kMinute)) == "ab");
  desk.at(17 * kMinute, ApartSaid{{"a", "b"}, 1, 0, {}});
  CHECK(desk.next(60 * kMinute).matches.empty());
}

TEST_CASE("a game is one that both like and that fits into the time left (T12.8)") {
  EveningByClock desk;
  desk.waits("a", kMinute, {1}), desk.waits("b", kMinute);
  auto one = desk.next(2 * kMinute).matches.at(0);
  CHECK(one.match.game == 1);
  CHECK(one.suits);
  const TimeLeft short_evening{20min, {10min, 30min}};
  one = desk.next(2 * kMinute, {}, short_evening).matches.at(0);
  CHECK_FALSE(one.suits);  // proposed all the same
  CHECK(one.match.game == 0);
}

TEST_CASE("who has nobody's board to play at waits for one, game by game (T4.12, T12.8)") {
  EveningByClock desk;
  auto settings = desk.laptop.now().settings;
  for (auto& game : settings.games) game.boards = 1;
  desk.at(kMinute, SettingsChanged{settings, {}});
  for (const char* player : {"a", "b", "c", "d", "e", "f"}) desk.waits(player, kMinute);
  const auto all = desk.next(2 * kMinute);
  REQUIRE(all.matches.size() == 2);
  CHECK(all.matches[0].match.game == 0);
  CHECK(all.matches[1].match.game == 1);
  CHECK(all.no_board.size() == 2);
  CHECK(all.next == all.no_board);
}

TEST_CASE("proposals of a club's evening are accepted and declined (T12.8)") {
  ScratchFolder folder;
  const auto club = must(Club::open(StoreLocation::file(folder.path() / "club.db"), ScoringBook()));
  auto settings = plain_settings();
  settings.system = System::kOpenEvening;
  const auto begin = [&] {
    Evening evening = must(Evening::create(club, settings));
    return evening;
  };
  Evening evening = begin();
  const std::vector<NewEntrant> people = {{PlayerKind::kGuest, {}, "Ada", {}, {}, {}, {}},
                                          {PlayerKind::kGuest, {}, "Ben", {}, {}, {}, {}},
                                          {PlayerKind::kGuest, {}, "Cas", {}, {}, {}, {}}};
  must(evening.people().enter(people));
  const auto id = [&](const char* name) { return must(evening.find(name)); };
  CHECK(must(evening.matches().proposals()).matches.empty());
  must(evening.people().say_presence(std::vector{id("Ada"), id("Ben")}, Attendance::kIn));
  const auto all = must(evening.matches().proposals());
  REQUIRE(all.matches.size() == 1);
  CHECK(must(evening.matches().proposals()).matches.at(0).match ==
        all.matches[0].match);  // the lot is drawn once
  CHECK(evening.now().lots.size() == 1);
  SECTION("accepted once") {
    // Whoever asks says the two in any order; the sides are the rules'.
    must(evening.matches().accept({all.matches[0].match.other, all.matches[0].match.one, 0}));
    CHECK(evening.now().matches.at(0).boards[0].pairing.first == all.matches[0].match.one);
    CHECK_FALSE(evening.matches().accept(all.matches[0].match));
    CHECK_FALSE(evening.matches().accept({id("Ada"), id("Ada"), 0}));
    CHECK(evening.now().matches.size() == 1);
  }
  SECTION("not when one has gone home") {
    must(evening.people().say_presence(std::vector{id("Ben")}, Attendance::kOut));
    CHECK_FALSE(evening.matches().accept(all.matches[0].match));
  }
  SECTION("declined") {
    must(evening.matches().decline(all.matches[0].match));
    CHECK(must(evening.matches().proposals()).matches.empty());
    CHECK(must(evening.matches().proposals()).next.size() == 2);
    CHECK_FALSE(evening.matches().accept(all.matches[0].match));
    CHECK_FALSE(evening.matches().decline({id("Ada"), id("Ada"), 0}));
    CHECK_FALSE(evening.matches().decline({id("Ada"), "nobody", 0}));
  }
  SECTION("the store's evenings of one name are a series") {
    must(evening.matches().begin({id("Ada"), id("Ben"), 0}));
    Score won;
    won.first = Code::kWin, won.second = Code::kLoss;
    must(evening.results().give(1, 1, won));  // who still plays there is not free here
    Evening later = begin();
    std::vector<NewEntrant> known;
    for (const char* who : {"Ada", "Ben"}) known.push_back({PlayerKind::kGuest, id(who), {}, {}, {}, {}, {}});
    must(later.people().enter(known));
    must(later.people().say_presence(std::vector{id("Ada"), id("Ben")}, Attendance::kIn));
    const auto again = must(later.matches().proposals());
    REQUIRE(again.matches.size() == 1);
    CHECK(again.matches[0].met_before == 1);
    CHECK(again.matches[0].met == 0);
  }
  SECTION("none after the end, none in a tournament of rounds") {
    must(evening.end());
    CHECK_FALSE(evening.matches().proposals());
    CHECK_FALSE(evening.matches().accept(all.matches[0].match));
    settings.system = System::kSwiss;
    Evening swiss = begin();
    CHECK_FALSE(swiss.matches().proposals());
    CHECK_FALSE(swiss.matches().decline({"a", "b", 0}));
  }
}

TEST_CASE("no more are proposed than boards are free, and the others wait for one (T4.12, T12.8)") {
  ScratchFolder folder;
  const auto club = must(Club::open(StoreLocation::file(folder.path() / "club.db"), ScoringBook()));
  auto settings = plain_settings();
  settings.system = System::kOpenEvening;
  settings.boards = 2;
  Evening evening = must(Evening::create(club, settings));
  std::vector<NewEntrant> people;
  std::vector<std::string> ids;
  for (const char* name : {"Ada", "Ben", "Cas", "Dik", "Eva", "Fik", "Gus"})
    people.push_back({PlayerKind::kGuest, {}, name, {}, {}, {}, {}});
  must(evening.people().enter(people));
  for (const auto& one : people) ids.push_back(must(evening.find(one.name)));
  must(evening.people().say_presence(ids, Attendance::kIn));
  const auto all = must(evening.matches().proposals());
  REQUIRE(all.matches.size() == 2);
  CHECK(all.no_board.size() == 2);
  CHECK(all.next.size() == 3);  // and the seventh, for whom nobody is left
  for (const auto& match : all.matches) must(evening.matches().accept(match.match));
  const auto full = must(evening.matches().proposals());
  CHECK(full.matches.empty());
  CHECK(full.no_board.size() == 2);
  Score won;
  won.first = Code::kWin, won.second = Code::kLoss;
  must(evening.results().give(1, 1, won));
  CHECK(must(evening.matches().proposals()).matches.size() == 1);
}

TEST_CASE("an open evening stands by Keizer where its tie-breaks say so (T12.8, T15)") {
  EveningByClock evening;
  for (const char* player : {"a", "b", "c", "d"}) evening.waits(player, kMinute);
  auto settings = evening.laptop.now().settings;
  settings.strength = Strength::kAsEntered;
  settings.tie_breaks = {"KEIZER"};
  evening.laptop.write(SettingsChanged{settings, {}});
  const auto play = [&](const char* pair, Score score) {
    const auto match = evening.at(2 * kMinute, round_of(0, {pair}));
    evening.at(3 * kMinute, result_of(match, 1, score));
  };
  play("cb", kFirstWins), play("ab", kFirstWins), play("ac", kDrawn);
  evening.at(4 * kMinute, round_of(0, {"bd"}));  // still played: worth nothing yet
  const NameOf name = [](const std::string& player) { return player; };
  const auto lines = must(standing_lines(evening.laptop.now(), name));
  // Values 6 5 4 3. After the first game c leads, and stays so: 6 + b's 4 + half of a's 5; a: 5 + 4 + half of c's 6;
  // b, who lost both, 4; d 3.
  REQUIRE(lines.size() == 4);
  const std::vector<std::pair<std::string, Fraction>> expected = {
      {"c", Fraction(25, 2)}, {"a", Fraction(12)}, {"b", Fraction(4)}, {"d", Fraction(3)}};
  for (std::size_t i = 0; i < expected.size(); ++i) {
    CHECK(lines[i].player == expected[i].first);
    CHECK(lines[i].place == i + 1);
    CHECK(lines[i].values == std::vector<std::optional<Fraction>>{expected[i].second});
  }
  settings.system = System::kSwiss;  // there it is no tie-break
  CHECK_FALSE(goes_by_keizer(settings));
  CHECK_FALSE(tie_breaks_of(settings));
}

TEST_CASE("an open evening's proposals on the command line (T12.8)") {
  ScratchFolder folder;
  const auto store = (folder.path() / "club.db").string();
  const auto run = [&](std::vector<std::string> words) {
    words.insert(words.begin(), "tournament");
    words.insert(words.end(), {"--store", store});
    return run_boardwright(words);
  };
  REQUIRE(run_boardwright({"players", "add", "Ada", "--store", store}).status == 0);
  REQUIRE(run({"new", "Thursday", "--game", "coin_race"}).status == 0);
  REQUIRE(run({"enter", "Ada", "Ben", "Cas"}).status == 0);
  CHECK(run({"next"}).out == "Nobody waits.\n");
  REQUIRE(run({"presence", "--everybody"}).status == 0);
  const auto said = run({"next", "Thursday"});
  CHECK(said.status == 0);
  CHECK(said.out.find(", Coin race: they haven't met this evening, and have waited 0 and 0 minutes") !=
        std::string::npos);
  CHECK(said.out.find(" waits for the next who is free.\n") != std::string::npos);
  const auto first = nlohmann::json::parse(run({"next", "--json", "--left", "1000"}).out);
  REQUIRE(first["proposals"].size() == 1);
  CHECK(first["next"].size() == 1);
  const std::string one = first["proposals"][0]["first"], other = first["proposals"][0]["second"];
  CHECK(run({"decline", one, other}).status == 0);
  const auto second = nlohmann::json::parse(run({"next", "--json", "--accept"}).out);
  REQUIRE(second["proposals"].size() == 1);
  CHECK(second["next"][0] != first["next"][0]);
  const auto shown = nlohmann::json::parse(run({"show", "--json"}).out);
  REQUIRE(shown["rounds"].size() == 1);
  CHECK(shown["rounds"][0]["boards"][0]["first"] == second["proposals"][0]["first"]);
  CHECK(run({"decline", one, one}).status == 2);
  CHECK(run({"why", "--board", "1"}).err.find("tournament next") != std::string::npos);
  REQUIRE(run({"enter", "Dan"}).status == 0);
  REQUIRE(run({"presence", "Dan"}).status == 0);
  CHECK(nlohmann::json::parse(run({"next", "--json"}).out)["proposals"].size() == 1);
  REQUIRE(run({"change", "--sets", "1"}).status == 0);  // the one board is taken
  CHECK(nlohmann::json::parse(run({"next", "--json"}).out)["proposals"].empty());
  CHECK(run({"change", "--sets", "1,1"}).status == 2);
  REQUIRE(run({"new", "Friday", "--game", "coin_race", "--tie-breaks", "KEIZER"}).status == 0);
  REQUIRE(run({"enter", "Ada", "Ben"}).status == 0);
  CHECK(run({"standings"}).out.find("  KEIZER 3.0\n") !=
        std::string::npos);  // the first of two: his own value
  CHECK(run({"new", "Swiss", "--system", "swiss", "--game", "coin_race", "--tie-breaks", "KEIZER"}).status ==
        2);
}
