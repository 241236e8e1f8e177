// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/tournament/trf.hpp"

#include <catch2/catch.hpp>

#include "framework/tournament/random_tournament.hpp"
#include "tests/tournament/trf_folder.hpp"

using namespace boardwright;
using namespace boardwright::tournament;

namespace {

/// Columns as in T21A.
std::string person(int number, const std::string& points, const std::string& rounds) {
  std::string line = "001 ";
  const auto put = [&](const std::string& text, std::size_t column) {
    line.resize(std::max(line.size(), column - 1 + text.size()), ' ');
    line.replace(column - 1, text.size(), text);
  };
  put(std::to_string(number), 8);
  put("Name, N.", 15);
  put("1500", 49);
  put(points, 85 - points.size());
  put("1", 89);
  put(rounds, 92);
  return line + "\r";
}

std::string error_of(const std::string& text) {
  const auto file = read_trf(text);
  return file ? "read" : file.error();
}

}  // namespace

TEST_CASE("a line of an entrant is read by its columns") {  // T21A
  const auto file =
      read_trf("012 Caf\xC3\xA9\r" + person(1, "1.0", "   2 w 1") + person(2, "0.0", "   1 b 0"));
  REQUIRE(file);
  CHECK(file->line("012") == "Caf\xC3\xA9");
  const auto& first = file->table.of(1);
  CHECK(first.name == "Name, N.");
  CHECK(first.rating == 1500);
  CHECK(first.rounds == std::vector<RoundEntry>{{2, Side::kFirst, Code::kWin, {}, {}}});
  CHECK(file->people[0].rank == 1);
  CHECK(file->notes.empty());
}

TEST_CASE("lines may end with CR, LF or both") {  // T21
  for (const std::string end : {"\r", "\n", "\r\n"}) {
    auto text = person(1, "1.0", "   2 w 1") + person(2, "0.0", "   1 b 0");
    for (std::size_t at = 0; (at = text.find('\r', at)) != std::string::npos; at += end.size())
      text.replace(at, 1, end);
    REQUIRE(read_trf(text));
    CHECK(read_trf(text)->table.entrants.size() == 2);
  }
}

TEST_CASE("columns may count letters or bytes, and no tabs") {  // T21, T21A
  const std::string umlauts = "M\xC3\xBCller, J\xC3\xB6rg";
  const auto named = [&](std::size_t less) {  // blanks that make up for the letters of two bytes
    auto line = person(1, "1.0", "   2 w 1");
    const auto at = line.find("Name, N.");
    return line.replace(at, umlauts.size() - less, umlauts) + person(2, "0.0", "   1 b 0");
  };
  for (const std::size_t less : {2U, 0U}) {
    const auto file = read_trf(named(less));
    REQUIRE(file);
    CHECK(file->table.of(1).name == umlauts);
    CHECK(file->table.of(1).rating == 1500);
    CHECK(file->table.of(1).rounds.front().opponent == 2);
  }
  auto tabs = named(2);
  tabs.replace(tabs.find("    "), 4, "\t");
  CHECK(error_of(tabs).ends_with(": A tab stands here; columns count letters, so there have to be blanks."));
  CHECK(error_of(tabs).starts_with("1:"));
  CHECK(read_trf("012\tA name\r" + named(0)));  // no columns there
}

TEST_CASE("points follow the scheme of the file") {  // T21.1
  const auto people = person(1, "3.0", "   2 w 1") + person(2, "0.5", "   1 b 0");
  CHECK(error_of(people) == "1:82: The points are 3.0, but the results give 1.0.");
  const auto file = read_trf("162  W 3.0    L 0.5\r" + people);
  REQUIRE(file);
  CHECK(file->table.scheme.win == 30);
  CHECK(file->table.scheme.loss == 5);
  CHECK(read_trf("BBW  3.0\rBBL  0.5\r" + people));  // T21.5
}

TEST_CASE("a file whose two lines of a game disagree is refused with line and column") {  // T21.6
  CHECK(error_of(person(1, "1.0", "   2 w 1") + person(2, "1.0", "   1 b 1")) ==
        "1:99: The two lines of this game have results that don't fit (line 2).");
  CHECK(error_of(person(1, "1.0", "   2 w 1") + person(2, "0.0", "   1 w 0")) ==
        "1:97: Both lines of this game give the two the same side (line 2).");
  CHECK(error_of(person(1, "1.0", "   2 w 1") + person(2, "0.0", "0000 - Z")) ==
        "1:92: Round 1 is against 2, whose line (line 2) says somebody else.");
  CHECK(error_of(person(1, "1.0", "   1 w 1")) == "1:92: Nobody plays against oneself.");
  CHECK(error_of(person(1, "1.0", "   7 w 1")) == "1:92: There is no entrant 7.");
  CHECK(error_of(person(1, "1.0", "   x w 1")) == "1:95: \"x\" is not the number of an opponent.");
  CHECK(error_of(person(1, "1.0", "   2 q 1")) == "1:97: The side is w, b or -, not \"q\".");
  CHECK(error_of(person(1, "1.0", "   2 w ?")) == "1:99: The result is 1, =, 0, W, D, L, + or -, not \"?\".");
  CHECK(error_of(person(1, "1.0", "0000 - 1")) ==
        "1:99: Without an opponent a round is U, F, H, Z, + or -, not \"1\".");
  CHECK(error_of(person(1, "1,0", "0000 - Z")) == "1:82: The points have to be a number such as 2.5.");
  CHECK(error_of(person(1, "0.0", "") + person(1, "0.0", "")) ==
        "2:5: The number 1 was already given in line 1.");
  CHECK(error_of(person(1, "0.0", "") + person(3, "0.0", "")) ==
        "2:1: Nobody has the number 2, though there are 2 entrants; they are numbered without gaps.");
  CHECK(error_of("012 Nobody\r") == "1:1: There is no entrant: no line begins with 001.");
}

TEST_CASE("lines that nobody knows are kept and named") {
  const auto text = "QQQ 1 2 3\r### bw later 5\r" + person(1, "0.0", "");
  const auto file = read_trf(text);
  REQUIRE(file);
  CHECK(file->lines == std::vector<TrfLine>{{"QQQ", "1 2 3"}, {"###", "bw later 5"}});
  CHECK(file->notes == std::vector<std::string>{
                           "1:1: We don't know lines that begin with \"QQQ\"; it is kept as it stands."});
  CHECK(write_trf(*file).starts_with("QQQ 1 2 3\r### bw later 5\r"));
}

TEST_CASE("byes to come, virtual points and prohibited pairs are read") {  // T21C
  const auto people =
      person(1, "1.0", "   2 w 1") + person(2, "0.0", "   1 b 0") + person(3, "1.0", "0000 - U  0000 - H");
  const auto file = read_trf(
      "142 5\r152 B\r240 H   4    1\r250       1.0   1   2    1    2\r260   2   3    1    3\r" + people);
  REQUIRE(file);
  CHECK(file->table.rounds() == 1);
  CHECK(file->table.planned_rounds == 5);
  CHECK(file->table.initial_side == Side::kSecond);
  CHECK(file->table.of(3).out == Code::kHalf);
  CHECK(file->byes == std::vector<LaterBye>{{4, 1, Code::kHalf}});
  CHECK(file->table.of(2).extra == std::vector<Points>{10, 10});
  CHECK(file->table.apart == std::vector<KeptApart>{{2, 3, {1, 3}}});
  const auto old = read_trf("XXR 5\rXXC black1\rXXZ 3\rXXP 1 3\rXXA 2 1.0 1.0\r" + people);
  REQUIRE(old);
  CHECK(old->table.of(2).extra == std::vector<Points>{10, 10});
  CHECK(old->table.apart == std::vector<KeptApart>{{1, 0, {1, 3}}});
  CHECK(old->table.initial_side == Side::kSecond);
  CHECK(error_of("260   2   3    1    9\r" + people) == "1:21: There is no entrant 9.");
}

TEST_CASE("what is written is read as the same") {
  for (std::uint64_t seed = 1; seed <= 40; ++seed) {
    RandomWishes wishes;
    wishes.seed = seed;
    wishes.people = static_cast<Number>(3 + seed);
    wishes.rounds = 5;
    wishes.forfeits = wishes.half_byes = wishes.withdrawals = wishes.late = 100;
    wishes.balanced_sides = seed % 3 != 0;
    wishes.accelerated = seed % 5 == 0;
    if (seed % 2 == 0) wishes.apart = {{1, 3, {1, 2, 3}}};
    if (seed % 4 == 0 && !wishes.accelerated) wishes.scheme = {30, 20, 10, 20, 15, {}, {}, {}, false};
    TrfFile file;
    file.table = random_tournament(wishes).table;
    file.lines.push_back({"012", "A tournament of seed " + std::to_string(seed)});
    const auto read = read_trf(write_trf(file));
    INFO("seed " << seed);
    if (!read) FAIL(read.error());
    for (auto& entrant : file.table.entrants)  // virtual points end with the last one
      while (!entrant.extra.empty() && entrant.extra.back() == 0) entrant.extra.pop_back();
    CHECK(read->table == file.table);
    CHECK(read->lines == file.lines);
    CHECK(write_trf(*read) == write_trf(file));
  }
}

TEST_CASE("points that no scheme can have are refused, whichever lines they come from") {  // T2.1
  const auto sentence = ":1: A win has to be worth at least a draw, that a loss, and that an absence.";
  CHECK(error_of("162  D 3.0\r" + person(1, "0.0", "")) == "1" + std::string(sentence));
  CHECK(error_of("BBF  3.0\r" + person(1, "0.0", "")) == "1" + std::string(sentence));
}

TEST_CASE("what isn't seen around a name doesn't belong to it") {
  auto text = person(1, "0.0", "");
  text[14] = '\x02';
  CHECK(read_trf(text)->table.of(1).name == "ame, N.");
}

TEST_CASE("birth dates are written only if asked for") {  // T21A
  auto file = *read_trf(person(1, "0.0", ""));
  file.people[0].birth = "1999/12/31";
  CHECK(write_trf(file).find("1999") == std::string::npos);
  CHECK(write_trf(file, true).find("1999/12/31") == 69);
}

TEST_CASE("lines of teams are read and written by their columns, and what doesn't fit is refused") {  // T21C
  const auto people = person(1, "1.0", "   3 w 1") + person(2, "0.5", "   4 b =") +
                      person(3, "0.0", "   1 b 0") + person(4, "0.5", "   2 w =") +
                      person(5, "0.0", "0000 - Z");
  const std::string north =
      "310   1 North                            NOR     1850    2.0    1.5   1     1    2    5\r";
  const std::string east =
      "310   2 East                             EAS             0.0    0.5   2     3    4\r";
  const std::string rest = "300   1   2   1    4 0000\r320  1.0  1.0 000   3\r330 +-   2   1   2\r";
  const std::string south = "310   3 South                                            1.0    1.0\r";
  const auto file = read_trf(people + north + east + south + rest);
  REQUIRE(file);
  REQUIRE(file->teams.size() == 3);
  CHECK(file->teams[0] == TrfTeam{1, "North", "NOR", 1850, 20, 15, 1, {1, 2, 5}});
  CHECK(file->teams[1].players == std::vector<Number>{3, 4});
  CHECK_FALSE(file->teams[1].strength);
  CHECK(file->line_ups == std::vector<TrfLineUp>{{1, 2, 1, {4, 0}}});
  CHECK(file->team_byes == std::vector<TrfTeamByes>{{10, 10, {0, 3}}});
  CHECK(file->team_forfeits == std::vector<TrfTeamForfeit>{{Code::kForfeitWin, Code::kForfeitLoss, 2, 1, 2}});
  CHECK(file->notes.empty());
  const auto text = write_trf(*file);
  CHECK(text.find(north) != std::string::npos);
  CHECK(text.find(rest) != std::string::npos);
  const auto again = read_trf(text);
  REQUIRE(again);
  CHECK(again->teams == file->teams);
  CHECK(error_of(people + "310   1 North" + std::string(60, ' ') + "   9\r") ==
        "6:74: There is no entrant 9.");
  CHECK(error_of(people + north + north) == "7:5: The team 1 was already given.");
  CHECK(error_of(people + north + "310   2 East" + std::string(61, ' ') + "   2\r") ==
        "7:74: The entrant 2 plays for team 1 already.");
  CHECK(error_of(people + north + "330 +-   2   1   7\r") == "7:16: There is no team 7.");
  CHECK(error_of(people + north + "330 ++   2   1   1\r") ==
        "7:5: A match that was not played is +-, -+ or --.");
  CHECK(error_of(people + north + "300       1   2    1\r") == "7:7: The round is missing.");
  CHECK(error_of(people + north + "320  1.x  1.0   1\r") == "7:6: Points are a number such as 1.0 or 0.5.");
}

TEST_CASE("what stands between the columns is refused with its place, not dropped") {  // T21A, T21C
  const auto people = person(1, "1.0", "   2 w 1") + person(2, "0.0", "   1 b 0");
  const auto beside = [](const std::string& at, const std::string& what) {
    return at + ": \"" + what + "\" stands beside the columns of this line.";
  };
  CHECK(error_of(people + "310 1000 North\r") == beside("3:8", "0"));
  CHECK(error_of(people + "310   1 North" + std::string(60, ' ') + "    12\r") == beside("3:78", "1"));
  CHECK(error_of(people + "320  1.0  1.0    12\r") == beside("3:18", "1"));
  CHECK(error_of(people + "330 +-    12   1\r") == beside("3:11", "1"));
  CHECK(error_of(people + "330 +-   2   1   2 3\r") == beside("3:20", "3"));
  CHECK(error_of("240 H    12  1\r" + people) == beside("1:10", "1"));
  CHECK(error_of("250       1.0   1   2    1    2 7\r" + people) == beside("1:33", "7"));
  CHECK(error_of("260   1    3 1    2\r" + people) == beside("1:12", "3"));
  CHECK(error_of("162  W 3.0  L 0.5\r" + people) == beside("1:13", "L"));
  CHECK(error_of(person(1, "1.0", "    2 w1") + person(2, "0.0", "   1 b 0")) == beside("1:96", "2"));
}
