// SPDX-License-Identifier: GPL-3.0-or-later
#include <catch2/catch.hpp>

#include "framework/papers/paper_cards.hpp"
#include "framework/papers/paper_lists.hpp"
#include "tests/papers/evening_sample.hpp"
#include "tests/support/languages.hpp"

using namespace boardwright;
using namespace boardwright::papers;
using tournament::Code;
using tournament::Side;
using Row = std::vector<std::string>;

namespace {

/// Five people and three rounds, written down by hand: Ada beats Ben and Cem and is free, Dora loses to Eva by
/// forfeit in round 2, Cem is out in round 1 with half a point. Round 3: only Ada against Eva is open.
EveningPaper by_hand() {
  EveningPaper paper = sample_evening(5, 0, Language::kEnglish);
  const std::vector<std::string> names{"Ada", "Ben", "Cem", "Dora", "Eva"};
  const auto set = [&](Number who, tournament::RoundEntry entry) {
    paper.table.entrants[who - 1].rounds.push_back(entry);
  };
  for (Number i = 0; i < 5; ++i) paper.table.entrants[i].name = names[i];
  set(1, round_entry(2, Side::kFirst, Code::kWin));
  set(2, round_entry(1, Side::kSecond, Code::kLoss));
  set(3, round_entry(0, Side::kNone, Code::kHalf));
  set(4, round_entry(5, Side::kFirst, Code::kDraw));
  set(5, round_entry(4, Side::kSecond, Code::kDraw));
  set(1, round_entry(3, Side::kFirst, Code::kWin));
  set(2, round_entry(0, Side::kNone, Code::kBye));
  set(3, round_entry(1, Side::kSecond, Code::kLoss));
  set(4, round_entry(5, Side::kSecond, Code::kForfeitLoss));
  set(5, round_entry(4, Side::kFirst, Code::kForfeitWin));
  set(1, round_entry(5, Side::kSecond, Code::kOpen));
  set(2, round_entry(3, Side::kFirst, Code::kLoss));
  set(3, round_entry(2, Side::kSecond, Code::kWin));
  set(4, round_entry(0, Side::kNone, Code::kBye));
  set(5, round_entry(1, Side::kFirst, Code::kOpen));
  paper.rounds = {{1, {{1, 1, 2, 0, 1}, {2, 4, 5, 0, 1}}, 0, ""},
                  {2, {{1, 1, 3, 0, 1}, {2, 5, 4, 0, 1}}, 2, ""},
                  {3, {{1, 5, 1, 0, 1}, {2, 2, 3, 0, 2}}, 4, "level 2"}};
  paper.standings = {{1, 1, "2½", {"1", "2", "", "2"}},
                     {5, 2, "2", {"1", "2", "", "1"}},
                     {2, 3, "1", {"1", "2", "", "1"}},
                     {3, 3, "1½", {"1", "2", "", "1"}},
                     {4, 5, "1½", {"1", "2", "", "1"}}};
  return paper;
}

}  // namespace

TEST_CASE("pairings by board say points before the round, results, who is free") {
  const auto paper = by_hand();
  const auto list = pairings_by_board(paper, 3);
  REQUIRE(list);
  CHECK(list->title == "Round 3");
  REQUIRE(list->sections.size() == 1);
  const auto& section = list->sections[0];
  CHECK(section.columns[1].heading == "Black");
  CHECK(section.columns[3].heading == "White");
  // Eva: a draw and a forfeit win. Cem: half a point and a loss.
  CHECK(section.rows ==
        std::vector<Row>{{"1", "Eva (1½)", "", "Ada (2)"}, {"2*", "Ben (1)", "0 – 1", "Cem (½)"}});
  CHECK(section.notes == std::vector<std::string>{"Free this round: Dora",
                                                  "Dora may play against the computer meanwhile: level 2.",
                                                  "Boards marked * begin as soon as a board is free."});
  // Before the first round nobody has points, and nobody's half point counts as being paired.
  const auto first = pairings_by_board(paper, 1);
  CHECK(first->sections[0].rows[1] == Row{"2", "Dora", "½ – ½", "Eva"});
  CHECK(first->sections[0].notes == std::vector<std::string>{"Not playing this round: Cem"});
  CHECK(pairings_by_board(paper, 2)->sections[0].rows[1] == Row{"2", "Eva (½)", "+ – -", "Dora (½)"});
  const auto missing = pairings_by_board(paper, 4);
  REQUIRE_FALSE(missing);
  CHECK(missing.error() == "round 4 has not been published");
}

TEST_CASE("a column to write results into is there only while nobody has one") {
  auto paper = sample_evening(8, 1, Language::kEnglish);
  CHECK(pairings_by_board(paper, 1)->sections[0].columns[2].blank);
  CHECK_FALSE(pairings_by_board(by_hand(), 3)->sections[0].columns[2].blank);
  CHECK_FALSE(pairings_by_board(by_hand(), 1)->sections[0].columns[2].blank);
}

TEST_CASE("by name everybody finds his board, in the order of a telephone book") {
  const auto list = pairings_by_name(by_hand(), 3);
  CHECK(list->sections[0].rows == std::vector<Row>{{"Ada", "1", "White", "Eva"},
                                                   {"Ben", "2*", "Black", "Cem"},
                                                   {"Cem", "2*", "White", "Ben"},
                                                   {"Dora", "", "", "free"},
                                                   {"Eva", "1", "Black", "Ada"}});
  auto paper = by_hand();
  paper.table.entrants[0].name = "Özil";    // beside O
  paper.table.entrants[1].name = "Żaneta";  // after Z, before nothing
  paper.table.entrants[2].name = "olga";
  paper.table.entrants[3].name = "Zoe";
  paper.table.entrants[4].name = "Peter";
  Row order;
  const auto sorted = pairings_by_name(paper, 3);
  for (const auto& row : sorted->sections[0].rows) order.push_back(row[0]);
  CHECK(order == Row{"olga", "Özil", "Peter", "Żaneta", "Zoe"});
}

TEST_CASE("who shares a place stands below it, and the foot says what tie-breaks mean") {  // T17.1
  auto paper = by_hand();
  paper.order_note = "the club voted";
  const auto list = standings_list(paper);
  const auto& section = list.sections[0];
  CHECK(list.title == "Standings · After round 3");
  CHECK(section.rows[2][0] == "3");
  CHECK(section.rows[3][0].empty());
  CHECK(section.rows[4][0] == "5");
  CHECK(section.columns[3].heading == "Buchholz −1");
  CHECK(section.notes.front() == "Boards without a result: 1. Their points are not final.");
  CHECK(section.notes.back() == "This list was changed: the club voted");
  CHECK(section.notes[2] == "Buchholz −1: the opponents' points, added up, without the lowest.");
  // No ratings unless they may be shown (T20.8).
  CHECK(section.columns.size() == 3 + paper.tie_breaks.size());
  paper.show_ratings = true;
  CHECK(standings_list(paper).sections[0].rows[0][2] == "1900");
}

TEST_CASE("the cross table has a cell for every kind of round") {
  const auto rows = cross_list(by_hand()).sections[0].rows;
  CHECK(rows[0] == Row{"1", "Ada", "2·1 1", "3·1 1", "5·2 …", "2½"});
  CHECK(rows[1] == Row{"5", "Eva", "4·2 ½", "4·1 +", "1·1 …", "2"});
  CHECK(rows[3] == Row{"3", "Cem", "free ½", "1·2 0", "2·2 1", "1½"});
}

TEST_CASE("the sheet for a power cut has all that pairing by hand needs") {
  const auto list = emergency_list(by_hand());
  CHECK(list.title == "Pairing round 4 by hand");
  const auto& section = list.sections[0];
  // Points with an open game as a draw (T4.7): Ada 2½, Eva 2, Cem and Dora 1½, Ben 1.
  // Sides due (T5.4): Ada 1 1 2: d = 1, so 2. Eva played 2 and 1 only: d = 0, the other than last time, 2.
  // Cem 2 2: twice running, must have 1. Dora played once, on side 1. Ben 2 1.
  const std::string n = "\u00a0";
  CHECK(section.rows == std::vector<Row>{{"2½", "1", "Ada", "2" + n + "3" + n + "5", "1" + n + "1" + n + "2",
                                          "2", "", "", ""},
                                         {"2", "5", "Eva", "4" + n + "1", "2" + n + "1", "2", "2", "", ""},
                                         {"1½", "3", "Cem", "1" + n + "2", "2" + n + "2", "1!", "", "", ""},
                                         {"1½", "4", "Dora", "5", "1", "2", "3", "", ""},
                                         {"1", "2", "Ben", "1" + n + "3", "2" + n + "1", "2", "2", "", ""}});
  CHECK(section.breaks == std::vector<std::size_t>{1, 2, 4});
  CHECK(section.columns[7].blank);
  CHECK(section.notes == std::vector<std::string>{"Boards without a result: 1. Their points are not final."});
  // Where nobody has a side to wish for there are no sides (T1.4).
  auto paper = by_hand();
  paper.table.balanced_sides = false;
  CHECK(emergency_list(paper).sections[0].columns.size() == 7);
  CHECK(emergency_list(paper).intro.size() == 4);
}

TEST_CASE("the bulletin has the standings, every round and the cross table") {
  const auto list = bulletin(by_hand());
  CHECK(list.title == "Herbstturnier 2026");
  CHECK(list.note == "Spieleclub Zürich · 2026-11-25");
  Row headings;
  for (const auto& section : list.sections) headings.push_back(section.heading);
  CHECK(headings ==
        Row{"Standings · After round 3", "Round 1", "Round 2", "Round 3", "Cross table · After round 3"});
  CHECK(list.sections[1].rows[0] == Row{"1", "Ada", "1 – 0", "Ben"});
}

TEST_CASE("points are written as people write them") {
  CHECK(points_text(25, Language::kEnglish) == "2½");
  CHECK(points_text(5, german()) == "½");
  CHECK(points_text(-50, dutch()) == "-5");
  CHECK(points_text(-5, dutch()) == "-½");
  CHECK(points_text(13, dutch()) == "1,3");
  CHECK(points_text(13, Language::kEnglish) == "1.3");
}

TEST_CASE("no cell for spreadsheets is a formula") {
  PaperList list;
  list.sections.push_back({.heading = "",
                           .columns = {{"Name", false, false, false}, {"Points", true, false, false}},
                           .rows = {{"=1+1", "-5"},
                                    {" =cmd|' /C calc'!A0", "1"},
                                    {"@sum", "1"},
                                    {"+49", "1"},
                                    {"-1", "1"},
                                    {"＝1+1", "1"},
                                    {"|x", "1"},
                                    {"a \"b\", c", "1"}},
                           .notes = {},
                           .breaks = {}});
  CHECK(
      list_csv(list) ==
      "\"Name\",\"Points\"\r\n\"'=1+1\",\"-5\"\r\n\"' =cmd|' /C calc'!A0\",\"1\"\r\n\"'@sum\",\"1\"\r\n"
      "\"'+49\",\"1\"\r\n\"'-1\",\"1\"\r\n\"'＝1+1\",\"1\"\r\n\"'|x\",\"1\"\r\n\"a \"\"b\"\", c\",\"1\"\r\n");
}

TEST_CASE("cards fail for a round that isn't there, certificates without standings") {
  auto paper = by_hand();
  CHECK_FALSE(slip_cards(paper, 9));
  CHECK_FALSE(sheet_cards(paper, 9));
  CHECK(sheet_cards(paper, 0));
  paper.standings.clear();
  CHECK_FALSE(certificates(paper, 3));
}

TEST_CASE("what people have won for their teams stands below the standings (T10.7)") {
  auto paper = by_hand();
  const auto before = standings_list(paper);
  CHECK(before.sections.size() == 1);
  paper.teams = {{1, "Red", "4½"}, {2, "Blue", "2"}, {2, "Green", "2"}};
  const auto list = standings_list(paper);
  REQUIRE(list.sections.size() == 2);
  CHECK(list.sections[0] == before.sections[0]);
  CHECK(list.sections[1].heading == "Teams");
  CHECK(list.sections[1].rows ==
        std::vector<Row>{{"1", "Red", "4½"}, {"2", "Blue", "2"}, {"", "Green", "2"}});
}
