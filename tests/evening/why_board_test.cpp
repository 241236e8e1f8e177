// SPDX-License-Identifier: GPL-3.0-or-later
//
// Why a board is as it is, as an organiser asks it (T5.9).
#include "framework/evening/why_words.hpp"

#include <catch2/catch.hpp>

#include "tests/evening/laptops.hpp"
#include "tests/support/run_program.hpp"
#include "tests/support/scratch_folder.hpp"

using namespace boardwright;
using namespace boardwright::test;
using namespace boardwright::tournament;

namespace {

const NameOf kAsTheyAre = [](const std::string& player) { return player; };

/// Seven people; each round as the rules make it, and the first on each board wins.
Laptop after_rounds(int rounds) {
  Laptop laptop{"one"};
  auto settings = plain_settings();
  settings.strength = Strength::kAsEntered;
  laptop.write(Created{settings});
  for (const char* player : {"a", "b", "c", "d", "e", "f", "g"}) laptop.write(plays(player));
  laptop.write(LotDrawn{"initial-side", {"1"}, {}, {}});
  for (int round = 0; round < rounds; ++round) {
    const auto drafted = draft_round(laptop.now(), kAsTheyAre);
    const auto draft = std::get<Draft>(drafted.what);
    const auto id = laptop.write(draft.round);
    for (const auto& board : draft.round.boards) laptop.write(result_of(id, board.board, kFirstWins));
  }
  return laptop;
}

std::vector<std::string> told(const WhyBoard& why, Language language = Language::kEnglish) {
  std::vector<std::string> all;
  for (const auto& sentence : why_sentences(why, kAsTheyAre, language)) all.push_back(with_rule(sentence));
  return all;
}

std::string not_told(const WhyBoard& why, const std::string& one, const std::string& other) {
  return with_rule(why_not_sentence(why, one, other, kAsTheyAre, Language::kEnglish));
}

std::string all_of(const std::vector<std::string>& sentences) {
  std::string text;
  for (const auto& sentence : sentences) text += sentence + "\n";
  return text;
}

}  // namespace

TEST_CASE("every board of rounds that the rules made has a reason, and the bye too (T5.9)") {
  const auto now = after_rounds(3).now();
  for (std::uint32_t round = 1; round <= 3; ++round)
    for (std::uint32_t board = 0; board <= 3; ++board) {
      CAPTURE(round, board);
      const auto why = why_board(now, round, board, kAsTheyAre);
      REQUIRE(why);
      REQUIRE(why->reason);
      REQUIRE(why->without);
      CHECK(why->without->breach.rule.starts_with("T6."));
      const auto sentences = told(*why);
      CHECK(sentences.size() == (board == 0 ? 2 : 3));
      for (const auto& sentence : sentences) {
        CHECK(sentence.ends_with("."));
        CHECK(sentence.find("T6.") != std::string::npos);
      }
    }
}

TEST_CASE("the first round is told in words (T6.3, T6.25, T6.31)") {
  const auto now = after_rounds(1).now();  // a-d, e-b, c-f; g has the bye
  const auto why = why_board(now, 1, 1, kAsTheyAre);
  REQUIRE(why);
  CHECK(all_of(told(*why)) ==
        "a meets d because both have 0 points (T6.3).\n"
        "Without this pair: the round would be as good, and comes later in the order in which pairings are "
        "tried (T6.25).\n"
        "Neither is due a side: a is first player by the lot and the number of a, who is ranked higher "
        "(T6.31).\n");
  CHECK(not_told(*why, "a", "b") ==
        "a does not meet b: the round would be as good, and comes later in the order in which pairings are "
        "tried (T6.26).");
  const auto bye = why_board(now, 1, 0, kAsTheyAre);
  REQUIRE(bye);
  CHECK(bye->first == "g");
  CHECK(told(*bye)[0] ==
        "g has the bye because one has to be left over, and nobody who can be has fewer than 0 points "
        "(T6.8).");
}

TEST_CASE("why not somebody else: they met, are kept apart, had the bye (T6.4, T4.10, T6.5)") {
  auto laptop = after_rounds(1);
  laptop.write(ApartSaid{{"a", "c"}, 1, 0, {}});
  const auto round = std::get<Draft>(draft_round(laptop.now(), kAsTheyAre).what).round;
  laptop.write(round);
  const auto now = laptop.now();
  const auto why = why_board(now, 2, 1, kAsTheyAre);
  REQUIRE(why);
  CHECK(not_told(*why, "a", "d") == "a does not meet d: they have met already (T6.4).");
  CHECK(not_told(*why, "a", "c") == "a does not meet c: they are kept apart (T4.10).");
  CHECK(not_told(*why, "g", "") ==
        "g does not have the bye: whoever had a bye or a win without playing gets none (T6.5).");
  // a has won: the bye is for one of those who have lost.
  CHECK(not_told(*why, "a", "") ==
        "a does not have the bye: somebody with more points would have the bye, 1 instead of 0 (a; T6.8).");
}

TEST_CASE("a round by hand, and one whose results were corrected since, say so (T20.4, T20.5)") {
  auto laptop = after_rounds(1);
  SECTION("by hand") {
    auto draft = draft_by_hand(laptop.now(), std::vector<std::pair<std::string, std::string>>{{"a", "d"}},
                               "g", kAsTheyAre);
    REQUIRE(draft);
    draft->round.reason = "they asked";
    laptop.write(draft->round);
    const auto why = why_board(laptop.now(), 2, 1, kAsTheyAre);
    REQUIRE(why);
    CHECK_FALSE(why->reason);
    CHECK(why->breaks == std::vector<std::string>{"T5.1"});
    CHECK(all_of(told(*why)) ==
          "a meets d because the round was paired by hand: they asked.\n"
          "That breaks something: the two have met already (T5.1).\n"
          "The rules would have paired otherwise (T20.4).\n");
    CHECK(why_board(laptop.now(), 2, 0, kAsTheyAre)->breaks == std::vector<std::string>{"T4.3"});
  }
  SECTION("corrected") {
    laptop.write(std::get<Draft>(draft_round(laptop.now(), kAsTheyAre).what).round);
    const auto before = laptop.now();
    const auto& said = before.rounds[0].boards[0].said;
    laptop.write(Corrected{before.rounds[0].pairing, 1, {said.front().event}, kSecondWins, false, "misread"});
    std::size_t otherwise = 0;
    for (std::uint32_t board = 1; board <= 3; ++board) {
      const auto why = why_board(laptop.now(), 2, board, kAsTheyAre);
      REQUIRE(why);
      if (why->reason) continue;
      ++otherwise;
      CHECK(told(*why).front().ends_with("would pair otherwise (T20.5)."));
    }
    CHECK(otherwise > 0);
  }
}

TEST_CASE("why asks for a round and a board that there are") {
  auto laptop = after_rounds(1);
  CHECK_FALSE(why_board(laptop.now(), 0, 1, kAsTheyAre));
  CHECK_FALSE(why_board(laptop.now(), 2, 1, kAsTheyAre));
  CHECK_FALSE(why_board(laptop.now(), 1, 4, kAsTheyAre));
  auto now = laptop.now();
  now.settings.system = System::kKeizer;
  CHECK_FALSE(why_board(now, 1, 1, kAsTheyAre));
}

TEST_CASE("tournament why on the command line (T5.9)") {
  ScratchFolder folder;
  const auto store = (folder.path() / "club.db").string();
  const auto run = [&](std::vector<std::string> words) {
    words.insert(words.begin(), "tournament");
    words.insert(words.end(), {"--store", store});
    return run_boardwright(words);
  };
  REQUIRE(run_boardwright({"players", "add", "Ada", "--store", store}).status == 0);
  REQUIRE(run({"new", "Thursday", "--system", "swiss", "--game", "coin_race", "--as-entered", "--assumed"})
              .status == 0);
  REQUIRE(run({"enter", "Ada", "Ben", "Cas", "Dirk", "Eva"}).status == 0);
  REQUIRE(run({"publish"}).status == 0);
  const auto board = run({"why", "Thursday", "--round", "1", "--board", "1", "--not", "Ben"});
  CHECK(board.status == 0);
  CHECK(board.out.find("because both have 0 points (T6.3).\n") != std::string::npos);
  CHECK(board.out.find("Ada does not meet Ben: ") != std::string::npos);
  const auto bye = run({"why", "--bye", "--not", "Ada"});
  CHECK(bye.status == 0);
  CHECK(bye.out.starts_with("Eva has the bye because "));
  CHECK(bye.out.find("Ada does not have the bye: ") != std::string::npos);
  CHECK(run({"why"}).status == 2);
  CHECK(run({"why", "--board", "1", "--bye"}).status == 2);
  CHECK(run({"why", "--board", "1", "--not", "Ada"}).status == 2);
  CHECK(run({"why", "--board", "9"}).status == 2);
}
