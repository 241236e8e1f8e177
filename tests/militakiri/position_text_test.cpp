// SPDX-License-Identifier: GPL-3.0-or-later
//
// M11.4: what a position text may not be, with an error that names the field and says what was expected.
#include <boardwright/pure/random.hpp>

#include "legal.hpp"
#include "positions.hpp"

namespace {

using militakiri_test::legal;
using under_test::Game;

const std::string kBoard =
    "s1s1s1s1s1sT/p1c1p1c1p1cT/c1p1c1p1c1pT/6/6/6/6/6/6/PTC1P1C1P1C1/CTP1C1P1C1P1/STS1S1S1S1S1";
const std::string kRest = " r 122/122 - m - 0";

/// The error has to be one sentence with all these words in it.
void refused(const Game& game, const std::string& text, std::initializer_list<const char*> words) {
  const std::string error = game.refusal(text);
  INFO("\"" << text << "\" gives: " << error);
  CHECK_FALSE(error.empty());
  CHECK(error.find('\n') == std::string::npos);
  for (const char* word : words) {
    INFO("expected to name: " << word);
    CHECK(error.find(word) != std::string::npos);
  }
}

}  // namespace

TEST_CASE("M11.4: the number of fields") {
  const Game game;
  CHECK(game.refusal(kBoard + kRest).empty());
  refused(game, "", {"board"});
  refused(game, kBoard, {"board:", "space"});
  refused(game, kBoard + " r 122/122 - m -", {"endgame:", "space"});
  refused(game, kBoard + kRest + " 0", {"passes:", "end of the text"});
  // Blanks round a text, and more than one in it, come from wherever it was copied.
  for (const auto& text : {kBoard + kRest + " ", " " + kBoard + kRest, kBoard + kRest + "\r\n",
                           kBoard + "  r 122/122 - m - 0", kBoard + "\tr 122/122 - m - 0"})
    CHECK(game.refusal(text).empty());
}

TEST_CASE("M11.4: the board's rows") {
  const Game game;
  // A row too short, too long, too few rows, too many.
  refused(game, "5/6/6/6/6/6/6/6/6/6/6/PTpT4" + kRest, {"row 12", "6"});
  refused(game, "6/6/6/6/6/6/6/6/6/6/6/PTpT5" + kRest, {"row 1", "6"});
  refused(game, "6/6/6/P17/6/6/6/6/6/6/6/PTpT4" + kRest, {"row 9", "6"});
  refused(game, "6/6/6/6/6/6/6/6/6/6/PTpT4" + kRest, {"board", "row 1"});
  refused(game, "6/6/6/6/6/6/6/6/6/6/6/6/PTpT4" + kRest, {"board:"});
  refused(game, "6//6/6/6/6/6/6/6/6/6/PTpT4" + kRest, {"row 11"});
  refused(game, "6/6/6/6/6/6/6/6/6/6/6/PTpT4/" + kRest, {});
  refused(game, "6/6/6/6/6/6/6/6/6/6/6/PTpT" + kRest, {"row 1"});
  refused(game, "12/6/6/6/6/6/6/6/6/6/6/PTpT4" + kRest, {"row 12"});
  refused(game, "0PTpT4/6/6/6/6/6/6/6/6/6/6/6" + kRest, {"board, a12:"});
  refused(game, "99999999999999999999/6/6/6/6/6/6/6/6/6/6/PTpT4" + kRest, {"row 12"});
  // The other board's width.
  slow::Options both;
  both.double_board = true;
  refused(Game(both), kBoard + " r 244/244 - m - 0", {"row 12", "12"});
}

TEST_CASE("M11.4: letters and heights") {
  const Game game;
  const auto with_piece = [](const std::string& piece) {
    return "6/6/6/6/6/6/6/6/6/6/" + piece + "5/PTpT4 r 000/000 - m - 0";
  };
  CHECK(game.refusal(with_piece("P1")).empty());
  for (const char* piece : {"X1", "K1", "x1", "?1", "*T", "\xc3\xa9"})
    refused(game, with_piece(piece), {"board, a2:", "expected"});
  for (const char* piece : {"P0", "P4", "p4", "C4", "c9", "S5", "s0", "Pt", "PP", "P-"})
    refused(game, with_piece(piece), {"board, a2:", "expected"});
  for (const char* piece : {"P3", "c3", "S4", "s4", "CT"}) CHECK(game.refusal(with_piece(piece)).empty());
  slow::Options high;
  high.height_limit_plus_cross = 9;
  high.height_limit_star = 2;
  const Game other(high);
  CHECK(other.refusal(with_piece("P9")).empty());
  refused(other, with_piece("S3"), {"board, a2:", "expected"});
}

TEST_CASE("M11.4: a full-size stack with spares of that shape") {
  const Game game;
  const auto with_piece = [](const std::string& piece, const std::string& reserve) {
    return "6/6/6/6/6/6/6/6/6/6/" + piece + "5/PTpT4 r " + reserve + " - m - 0";
  };
  CHECK(game.refusal(with_piece("P3", "990/999")).empty());
  CHECK(game.refusal(with_piece("p3", "999/990")).empty());
  CHECK(game.refusal(with_piece("C3", "909/999")).empty());
  CHECK(game.refusal(with_piece("S4", "099/999")).empty());
  CHECK(game.refusal(with_piece("S3", "999/999")).empty());
  for (const auto& [piece, reserve] : {std::pair{"P3", "001/000"},
                                       {"p3", "000/001"},
                                       {"C3", "010/000"},
                                       {"c3", "000/010"},
                                       {"S4", "100/000"},
                                       {"s4", "000/100"}})
    refused(game, with_piece(piece, reserve), {"a2"});
  slow::Options high;
  high.height_limit_plus_cross = 9;
  CHECK(Game(high).refusal(with_piece("P3", "001/000")).empty());
  refused(Game(high), with_piece("P9", "001/000"), {"a2"});
}

TEST_CASE("M11.4: towers") {
  const Game game;
  refused(game, "6/6/6/6/6/6/6/6/6/6/6/P1p14 r 122/122 - m - 0", {"tower"});
  refused(game, "6/6/6/6/6/6/6/6/6/6/6/6 r 122/122 - m - 0", {"tower"});
  refused(game, "6/6/6/6/6/6/6/6/6/6/6/6 r 122/122 SPs m - 0", {"tower"});
  CHECK(game.refusal("6/6/6/6/6/6/6/6/6/6/6/PTp14 r 122/122 - m - 0").empty());
  CHECK(game.refusal("6/6/6/6/6/6/6/6/6/6/6/P1pT4 r 122/122 - m - 0").empty());
  // A finished game has no moves.
  legal("6/6/6/6/6/6/6/6/6/6/6/PTp14 r 122/122 - m - 0", "");
}

TEST_CASE("M11.4: the other fields") {
  const Game game;
  for (const char* turn : {"R", "w", "red", "x", "rb", "-", "0"})
    refused(game, kBoard + " " + turn + " 122/122 - m - 0", {"turn:"});
  for (const char* reserve :
       {"122", "122/12", "12/122", "1222/122", "122-122", "122/1222", "a22/122", "-", "122/", "122//122"})
    refused(game, kBoard + " r " + reserve + " - m - 0", {"reserve:"});
  for (const char* waiting : {"X", "S-", "-S", "sS", "S1", "T", "--", "SxP"})
    refused(game, kBoard + " r 122/122 " + waiting + " m - 0", {"waiting:"});
  for (const char* due : {"M", "p", "px", "pT", "pp", "pCC", "P", "-", "mm", "C", "ps"})
    refused(game, kBoard + " r 122/122 - " + due + " - 0", {"due:"});
  for (const char* endgame :
       {"50", "50/", "/50", "x/y", "50-50", "-1/50", "50/50/50", "+1/1", "1.5/1", "051/50", "99999999999/1"})
    refused(game, kBoard + " r 122/122 - m " + endgame + " 0", {"endgame:"});
  for (const char* passes : {"3", "-", "00", "x", "-1", "10"})
    refused(game, kBoard + " r 122/122 - m - " + passes, {"passes:"});
}

TEST_CASE("M11.4: counts are within the rules") {
  const std::string lone = "5pT/6/6/6/6/6/6/2C23/6/2PT3/6/6 r 122/000 - m ";
  const Game game;
  CHECK(game.refusal(lone + "50/50 0").empty());
  refused(game, lone + "51/50 0", {"endgame:", "50"});
  refused(game, lone + "50/51 0", {"endgame:", "50"});
  slow::Options few;
  few.endgame_moves = 3;
  CHECK(Game(few).refusal(lone + "3/3 0").empty());
  refused(Game(few), lone + "4/3 0", {"endgame:", "3"});
  // Passes only where one passes.
  slow::Options loss;
  loss.no_moves = "loss";
  CHECK(game.refusal(lone + "- 1").empty());
  refused(Game(loss), lone + "- 1", {"passes:"});
}

TEST_CASE("M11.4: a placement where no field is empty") {
  const std::string full = "C1P1C1P1C1P1/P1C1P1C1P1C1/CTS1S1S1S1S1";
  const Game game;
  refused(game, "sT5/6/6/6/6/6/6/6/6/" + full + " r 122/122 - pC - 0", {"due:"});
  CHECK(game.refusal("sT5/6/6/6/6/6/6/6/6/" + full + " b 122/122 - pC - 0").empty());
  refused(Game(slow::Options{.spare_placement = "random"}),
          "sT5/6/6/6/6/6/6/6/6/" + full + " r 122/122 - pC - 0", {"due:"});
}

TEST_CASE("M11.4: set-up and dice") {
  const Game game;
  // Towers on a wrong row, in a wrong number, out of order; pawns.
  for (const char* board :
       {"6/6/6/6/6/6/6/6/6/6/6/CT5", "6/6/6/6/6/6/6/6/6/6/ST5/6", "6/6/6/6/6/6/6/6/6/6/6/STST4",
        "6/6/6/6/6/6/6/6/6/6/6/S15", "sT5/6/6/6/6/6/6/6/6/6/6/sT5", "6/6/6/6/6/PT5/6/6/6/6/6/6"})
    refused(game, std::string(board) + " * 122/122 - m - 0", {});
  // Nothing has happened yet.
  const std::string towers = "6/6/6/6/6/6/6/6/6/6/CT5/ST5 * ";
  refused(game, towers + "122/122 S m - 0", {"waiting:"});
  refused(game, towers + "122/122 - pS - 0", {"due:"});
  refused(game, towers + "122/122 - m 1/1 0", {"endgame:"});
  refused(game, towers + "122/122 - m - 1", {"passes:"});
  refused(game, kBoard + " d 122/122 S m - 0", {"waiting:"});
  // Set up already, or without dice.
  refused(game, "sT5/cT5/pT5/6/6/6/6/6/6/PT5/CT5/ST5 * 122/122 - m - 0", {"on turn:"});
  refused(Game(under_test::Settings{{"first_player", "red"}}), kBoard + " d 122/122 - m - 0", {"on turn:"});
  CHECK(game.refusal("6/6/6/6/6/6/6/6/6/6/CT5/ST5 * 122/122 - m - 0").empty());
  CHECK(game.refusal(kBoard + " d 122/122 - m - 0").empty());
}

TEST_CASE("M11.4: pieces are not counted, and a lone tower without a count is accepted") {
  CHECK(Game().refusal("STSTSTSTSTST/6/6/6/6/6/6/6/6/6/6/sT5 r 999/000 - m - 0").empty());
  legal("pT5/6/6/6/6/6/6/6/6/6/6/ST5 b 000/000 - m - 0", "a12-a11..a2 a12-b12..f12");
}

TEST_CASE("M11.4: whatever the text, an error or a position that writes itself") {
  boardwright::Random random(11);
  const std::string letters = "PCSpcsT0123456789/ -rb*dm\t\nx";
  int accepted = 0;
  for (int i = 0; i < 6000; ++i) {
    slow::Options options;
    options.double_board = i % 2 != 0;
    static const Game single, both([] {
      slow::Options chosen;
      chosen.double_board = true;
      return chosen;
    }());
    const Game& game = i % 2 != 0 ? both : single;
    std::string text =
        positions::random_position(options, static_cast<positions::Kind>(i % positions::kKinds), random);
    for (std::uint32_t changes = random.below(4); changes > 0; --changes) {
      const std::uint32_t at = random.below(static_cast<std::uint32_t>(text.size()));
      const char letter = letters[random.below(static_cast<std::uint32_t>(letters.size()))];
      if (random.below(3) == 0)
        text.erase(at, 1);
      else if (random.below(2) == 0)
        text[at] = letter;
      else
        text.insert(at, 1, letter);
    }
    const auto read = game.rules().read_position(text);
    if (!read) {
      CHECK_FALSE(read.error().empty());
      continue;
    }
    ++accepted;
    INFO(text);
    const auto again = game.rules().read_position(read->text());
    REQUIRE(again);
    CHECK(*again == *read);
  }
  CHECK(accepted > 500);
}
