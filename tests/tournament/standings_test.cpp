// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/tournament/standings.hpp"

#include <rapidcheck.h>
#include <catch2/catch.hpp>

#include "framework/tournament/direct_encounter.hpp"
#include "tests/tournament/any_table.hpp"
#include "tests/tournament/cross_lines.hpp"

using namespace boardwright;
using namespace boardwright::tournament;
using boardwright::test::cross_table;

namespace {

std::vector<TieBreak> codes(std::string_view text) { return parse_tie_breaks(text).value(); }

std::string values_of(const Crosstable& table, std::string_view code, int decimals = 2) {
  const auto lines = standings(table, codes(code)).value();
  std::vector<std::string> by_number(lines.size());
  for (const auto& line : lines)
    by_number[line.number - 1] = line.values[0] ? decimal_text(*line.values[0], decimals) : "-";
  std::string text;
  for (const auto& value : by_number) text += (text.empty() ? "" : " ") + value;
  return text;
}

/// Numbers from the first place down, those who share one joined by "=".
std::string order_of(const Crosstable& table, std::string_view list) {
  std::string text;
  std::uint32_t place = 0;
  const auto lines = standings(table, codes(list)).value();
  for (const auto& line : lines) {
    if (!text.empty()) text += line.place == place ? "=" : " ";
    place = line.place;
    text += std::to_string(line.number);
  }
  return text;
}

/// Four people, three rounds; number 4 goes after the first, number 3 has a half bye in the second.
//   1: beat 4, drew with 2, lost to 3            1.5
//   2: beat 3, drew with 1, full bye             2.5
//   3: lost to 2, half bye, beat 1               1.5
//   4: lost to 1, not there, not there           0, adjusted 1
Crosstable small_swiss() {
  return cross_table({"2000 4w1 2b= 3w0", "1900 3w1 1w= 0-F", "1800 2b0 0-H 1b1", "1700 1b0 0-Z 0-Z"});
}

const std::string kSwissCodes =
    "BH,BH/C1,BH/C2,BH/M1,FB,AOB,SB,SB/C1,WIN,WON,BPG,BWG,PS,PS/"
    "C1,REP,STD,ARO,TPR,PTP,APRO,APPO,DIF,GAMES,DE";

/// T17.5 by trying every result of the missing games: the places of the group.
std::vector<std::uint32_t> places_by_trial(const ScoredTable& table, const std::vector<Number>& group) {
  const auto people = group.size();
  std::vector<Points> points(people, 0);
  std::vector<std::pair<std::size_t, std::size_t>> missing;
  for (std::size_t a = 0; a < people; ++a)
    for (std::size_t b = a + 1; b < people; ++b) {
      bool met = false;
      for (std::uint32_t round = 1; round <= table.rounds(); ++round)
        if (table.entry(group[a], round).opponent == group[b] && table.entry(group[a], round).played()) {
          met = true;
          points[a] += table.points(group[a], round);
          points[b] += table.points(group[b], round);
        }
      if (!met) missing.emplace_back(a, b);
    }
  std::vector<bool> placed(people, false);
  std::vector<std::uint32_t> places(people, 0);
  for (std::uint32_t place = 1; place <= people; ++place) {
    std::vector<bool> always_alone(people, true);
    std::size_t outcomes = 1;
    for (std::size_t i = 0; i < missing.size(); ++i) outcomes *= 3;
    for (std::size_t outcome = 0; outcome < outcomes; ++outcome) {
      auto with = points;
      std::size_t left = outcome;
      for (const auto& [a, b] : missing) {
        with[a] += static_cast<Points>(left % 3) * 5;
        with[b] += 10 - static_cast<Points>(left % 3) * 5;
        left /= 3;
      }
      for (std::size_t i = 0; i < people; ++i)
        for (std::size_t j = 0; j < people; ++j)
          if (i != j && !placed[i] && !placed[j] && with[j] >= with[i]) always_alone[i] = false;
    }
    std::size_t first = people;
    for (std::size_t i = 0; i < people; ++i)
      if (!placed[i] && always_alone[i]) first = i;
    if (first == people) {
      if (place > 1)
        for (std::size_t i = 0; i < people; ++i)
          if (!placed[i]) places[i] = place;
      return places;
    }
    placed[first] = true;
    places[first] = place;
  }
  return places;
}

}  // namespace

TEST_CASE("own results count rounds as they were") {  // T17B
  const auto table = small_swiss();
  CHECK(values_of(table, "PTS", 1) == "1.5 2.5 1.5 0.0");
  CHECK(values_of(table, "WIN", 0) == "1 2 1 0");
  CHECK(values_of(table, "WON", 0) == "1 1 1 0");
  CHECK(values_of(table, "BPG", 0) == "1 0 2 1");
  CHECK(values_of(table, "BWG", 0) == "0 0 1 0");
  CHECK(values_of(table, "PS", 1) == "4.0 5.0 2.0 0.0");
  CHECK(values_of(table, "PS/C1", 1) == "3.0 4.0 2.0 0.0");
  CHECK(values_of(table, "REP", 0) == "3 3 2 1");
  CHECK(values_of(table, "STD", 1) == "1.5 2.5 1.5 0.0");
  CHECK(values_of(table, "DIF", 1) == "0.0 1.0 0.0 -1.0");
  CHECK(values_of(table, "DIF/H1", 1) == "-1.0 0.0 -1.0 -1.0");
}

TEST_CASE("opponents' results use adjusted scores, dummies and cuts") {  // T17.8, T17.9, T17.11, T17.12
  auto table = small_swiss();
  CHECK(values_of(table, "BH", 1) == "5.0 4.5 5.5 1.5");
  CHECK(values_of(table, "BH/C1", 1) == "4.0 3.0 4.0 1.5");
  CHECK(values_of(table, "BH/M1", 1) == "1.5 1.5 1.5 0.0");
  CHECK(values_of(table, "SB") == "2.25 3.75 2.25 0.00");
  // The last round drawn: 1 has 2, 3 has 1 (half bye and draw); 2 and 4 weren't paired in it.
  CHECK(values_of(table, "FB", 1) == "4.5 4.5 5.5 2.0");
  CHECK(values_of(table, "AOB") == "3.83 5.25 4.75 5.00");
  table.edition = Edition::kFide2024;  // the dummy of 2 has his own score
  CHECK(values_of(table, "BH", 1) == "5.0 5.5 5.5 1.5");
}

TEST_CASE("a derivation says what was counted and what was cut") {  // T17.12
  // 1 asked for a bye in the second round and won the others; a dummy with 1.5 is cut before the opponent with 0.
  const auto table = cross_table({"0 2w1 0-H 3b1", "0 1b0 3w0 0-H", "0 0-U 2b1 1w0"});
  const auto shown = derivation(table, codes("BH/C1"), 0, 1).value();
  REQUIRE(shown.contributions.size() == 3);
  CHECK(shown.contributions[0].opponent == 2);
  CHECK(shown.contributions[0].value == of_points(5));
  CHECK(shown.contributions[0].cut == CutReason::kCounts);
  CHECK(shown.contributions[1].dummy);
  CHECK(shown.contributions[1].value == of_points(15));
  CHECK(shown.contributions[1].cut == CutReason::kVoluntary);
  CHECK(shown.contributions[2].value == of_points(20));
  CHECK(*shown.value == of_points(25));
  const auto twice = derivation(table, codes("BH/C2"), 0, 1).value();
  CHECK(twice.contributions[0].cut == CutReason::kLeast);
  CHECK_FALSE(derivation(table, codes("BH"), 1, 1));
  CHECK_FALSE(derivation(table, codes("BH"), 0, 4));
}

TEST_CASE("direct encounter goes by the table of those level") {  // T17.2, T17.3, T17.4
  CHECK(order_of(small_swiss(), "DE") == "2 3 1 4");
  // 1, 2 and 3 have two points each; 1 beat 2 and 3, who drew.
  auto table = cross_table({"0 2w1 3w1 4w0 5w0", "0 1b0 4w1 3w= 0-H", "0 4b= 1b0 2b= 5b1",
                            "0 3w= 2b0 1b1 0-Z", "0 0-Z 0-Z 0-Z 1b1"});
  CHECK(order_of(table, "") == "1=2=3 4 5");
  table.entrants[4].rounds[3].code = Code::kLoss;  // in one table only: 1's own line stays
  CHECK(order_of(table, "DE") == "1 2=3 4 5");
  const ScoredTable scored(table);
  CHECK(direct_encounter(scored, std::vector<Number>{1, 2, 3}, false) == std::vector<std::uint32_t>{1, 2, 2});
  CHECK(direct_encounter(scored, std::vector<Number>{2, 3}, false) == std::vector<std::uint32_t>{0, 0});
  CHECK(direct_encounter(scored, std::vector<Number>{2}, false) == std::vector<std::uint32_t>{0});
  CHECK(derivation(table, codes("DE"), 0, 2)->contributions.size() == 2);
}

TEST_CASE("those who are level within the table are compared alone") {  // T17.4
  // Among 1 to 4: 1 beats 2, 3; 2 beats 3, 4; 3 beats 4; 4 beats 1. Two points each for 1 and 2, one for 3 and 4.
  const auto table = cross_table({"0 2w1 3w1 4w0", "0 1b0 4w1 3w1", "0 4w1 1b0 2b0", "0 3b0 2b0 1b1"});
  const ScoredTable scored(table);
  CHECK(direct_encounter(scored, std::vector<Number>{1, 2, 3, 4}, false) ==
        std::vector<std::uint32_t>{1, 2, 3, 4});
}

TEST_CASE(
    "two who met twice count with the average, forfeits only where they are asked for") {  // T17.3, T17.10
  auto table = cross_table({"0 2w1 2b0 3w=", "0 1b0 1w1 3b=", "0 0-Z 0-Z 1b="});
  ScoredTable scored(table);
  CHECK(encounters(scored, std::vector<Number>{1, 2}, 1, false).at(0).value == Fraction(1, 2));
  table = cross_table({"0 2w+", "0 1b-"});
  CHECK(direct_encounter(ScoredTable(table), std::vector<Number>{1, 2}, false) ==
        std::vector<std::uint32_t>{0, 0});
  CHECK(direct_encounter(ScoredTable(table), std::vector<Number>{1, 2}, true) ==
        std::vector<std::uint32_t>{1, 2});
  table.round_robin = true;
  CHECK(direct_encounter(ScoredTable(table), std::vector<Number>{2, 1}, false) ==
        std::vector<std::uint32_t>{2, 1});
}

TEST_CASE("who is first whatever the missing games give is first") {  // T17.5
  const auto table = cross_table({"0 2w1 3w1", "0 1b0 0-U", "0 0-U 1b0"});
  const ScoredTable scored(table);
  CHECK(direct_encounter(scored, std::vector<Number>{1, 2, 3}, false) == std::vector<std::uint32_t>{1, 2, 2});
  CHECK(direct_encounter(scored, std::vector<Number>{2, 3}, false) == std::vector<std::uint32_t>{0, 0});
  CHECK(rc::check("the same as by trying all results", [] {
    Random random(*rc::gen::arbitrary<std::uint64_t>());
    const Number people = 2 + random.below(3);
    const auto any = test::any_table(random, people, 1 + random.below(3));
    const ScoredTable drawn(any);
    const auto group = test::any_order(random, people);
    const auto places = places_by_trial(drawn, group);
    bool complete = true, twice = false;
    for (const Number number : group) {
      std::map<Number, int> met;
      for (std::uint32_t round = 1; round <= drawn.rounds(); ++round)
        if (drawn.entry(number, round).played()) twice |= ++met[drawn.entry(number, round).opponent] > 1;
      complete = complete && met.size() + 1 == people;
    }
    if (complete || twice) return;
    RC_ASSERT(direct_encounter(drawn, group, false) == places);
  }));
}

TEST_CASE("places are shared, or lots decide") {  // T17.1
  const auto table = cross_table({"0 2w=", "0 1b=", "0 0-H"});
  CHECK(order_of(table, "WIN") == "1=2=3");
  const auto lines = standings(table, codes("LOT"), {.after = {}, .lots = {3, 1, 2}}).value();
  CHECK(lines[0].number == 3);
  CHECK(lines[2].place == 3);
  CHECK_FALSE(lines[2].shared);
  CHECK_FALSE(standings(table, codes("LOT")));
  CHECK_FALSE(standings(table, codes("LOT"), {.after = {}, .lots = {3, 1, 1}}));
}

TEST_CASE("numbers and ratings order both ways") {
  const auto table = cross_table({"1800", "2000", "1900"});
  CHECK(order_of(table, "TPN") == "1 2 3");
  CHECK(order_of(table, "TPN/R") == "3 2 1");
  CHECK(order_of(table, "RTNG") == "2 3 1");
  CHECK(order_of(table, "RTNG/R") == "1 3 2");
}

TEST_CASE("performances") {  // T17F
  // 1 scored 1.5 of 2 against 1900 and 1800: 75%, 193 above their average of 1850.
  const auto table = cross_table({"2000 2w1 3b=", "1900 1b0 4w1", "1800 4w- 1w=", "1700 3b+ 2b0"});
  CHECK(values_of(table, "ARO", 0) == "1850 1850 2000 1900");
  CHECK(values_of(table, "ARO/C1", 0) == "1900 2000 - -");
  CHECK(values_of(table, "TPR", 0) == "2043 1850 2000 1100");
  CHECK(values_of(table, "APRO", 0) == "1925 1572 2043 1850");
  // PTP of 1: 1.5 points are expected from 2046 on: 146 above 1900 (.70) and 246 above 1800 (.81).
  CHECK(values_of(table, "PTP", 0) == "2046 1847 1997 1100");
  auto unrated = table;
  unrated.entrants[3].rating.reset();
  const auto refused = standings(unrated, codes("ARO"));
  REQUIRE_FALSE(refused);
  CHECK(refused.error() ==
        "The tie-break ARO needs a rating of everybody; with ARO/U1000 those who have none count as 1000");
  CHECK(values_of(unrated, "ARO/U1700", 0) == "1850 1850 2000 1900");
}

TEST_CASE("what a tournament can't have is refused") {
  auto table = small_swiss();
  CHECK(standings(table, codes("KS")).error() == "The tie-break KS is for round robins only");
  table.round_robin = true;
  CHECK(standings(table, codes("BH/C1")).error() ==
        "The tie-break BH/C1 says nothing in a round robin; take SB");
  table.entrants[0].rounds[0].opponent = 9;
  CHECK(standings(table, {}).error() == "Number 1 can't have met number 9");
}

TEST_CASE("standings after a round don't know later ones") {
  auto table = small_swiss();
  const auto lines = standings(table, codes("BH"), {.after = 1, .lots = {}}).value();
  for (auto& entrant : table.entrants) entrant.rounds.resize(1);
  CHECK(lines == standings(table, codes("BH")).value());
}

TEST_CASE("games within a match") {  // T17.13
  auto table = cross_table({"0 2w1", "0 1b0"});
  CHECK(values_of(table, "GAMES", 0) == "1 -1");
  table.entrants[0].rounds[0].games_ahead = 2;
  table.entrants[1].rounds[0].games_ahead = -2;
  CHECK(values_of(table, "GAMES", 0) == "2 -2");
}

TEST_CASE("standings are a function of the table, whatever people are called") {  // T23.6
  CHECK(rc::check("renumbering", [] {
    Random random(*rc::gen::arbitrary<std::uint64_t>());
    const Number people = 2 + random.below(12);
    const auto table = test::any_table(random, people, 1 + random.below(7));
    const auto as = test::any_order(random, people);
    const auto list = codes(kSwissCodes);
    const auto before = standings(table, list).value();
    const auto after = standings(test::renumbered(table, as), list).value();
    std::vector<StandingLine> renamed(people);
    for (auto line : before) {
      line.number = as[line.number - 1];
      renamed[line.number - 1] = line;
    }
    for (const auto& line : after) RC_ASSERT(line == renamed[line.number - 1]);
    for (std::size_t i = 1; i < after.size(); ++i) RC_ASSERT(after[i - 1].place <= after[i].place);
  }));
}

TEST_CASE("every value is what its derivation counts") {
  CHECK(rc::check([] {
    Random random(*rc::gen::arbitrary<std::uint64_t>());
    const auto table = test::any_table(random, 2 + random.below(8), 1 + random.below(6));
    const auto list = codes(kSwissCodes);
    const auto lines = standings(table, list).value();
    const std::size_t which = random.below(static_cast<std::uint32_t>(list.size()));
    for (const auto& line : lines)
      RC_ASSERT(derivation(table, list, which, line.number)->value == line.values[which]);
  }));
}

TEST_CASE("a cut never makes more of a value") {  // T17.11
  CHECK(rc::check([] {
    Random random(*rc::gen::arbitrary<std::uint64_t>());
    const auto table = test::any_table(random, 2 + random.below(8), 1 + random.below(6));
    const auto lines = standings(table, codes("BH,BH/C1,BH/C2,SB,SB/C1,SB/C2,PS,PS/C1,PS/C2")).value();
    for (const auto& line : lines)
      for (const std::size_t code : {0U, 3U, 6U}) {
        RC_ASSERT(*line.values[code + 1] <= *line.values[code]);
        RC_ASSERT(*line.values[code + 2] <= *line.values[code + 1]);
      }
  }));
}

TEST_CASE("what an unplayed round is, by what follows it") {  // T17.6, T17.7
  Crosstable table;
  table.entrants.resize(4);
  const auto rounds = [&](Number number, std::string_view codes) {
    for (const char code : codes) {
      RoundEntry entry;
      entry.code = static_cast<Code>(code);
      if (code == '+' || code == '-') entry.opponent = number == 1 ? 2 : 1;
      if (code == '1' || code == '0') entry.opponent = number == 4 ? 3 : 4, entry.side = Side::kFirst;
      table.entrants[number - 1].rounds.push_back(entry);
    }
  };
  rounds(1, "UH+1"), rounds(2, "FZ-Z"), rounds(3, "HHH0"), rounds(4, "-ZH1");
  const ScoredTable scored(table);
  using enum RoundKind;
  const auto kinds = [&](Number number) {
    std::vector<RoundKind> all;
    for (std::uint32_t round = 1; round <= 4; ++round) all.push_back(scored.kind(number, round));
    return all;
  };
  CHECK(kinds(1) == std::vector{kGiven, kByeThenPlayed, kForfeitWin, kPlayed});  // (1), (3), (2)
  // Voluntary to the end: the forfeit loss stays one, and the bye before it is one to the end, too.
  CHECK(kinds(2) == std::vector{kGiven, kByeToTheEnd, kForfeitLoss, kByeToTheEnd});
  CHECK(kinds(3) == std::vector{kByeThenPlayed, kByeThenPlayed, kByeThenPlayed, kPlayed});
  CHECK(kinds(4) == std::vector{kForfeitLoss, kByeThenPlayed, kByeThenPlayed, kPlayed});
}
