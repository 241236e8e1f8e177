// SPDX-License-Identifier: GPL-3.0-or-later
//
// Golden games: each replays to its result.
#include "framework/record/replay.hpp"
#include "tests/shelf/support.hpp"

namespace boardwright {

TEST_CASE("golden games of the shelf replay to their results", "[shelf]") {
  std::map<std::string, int> games;
  for (const auto& file :
       std::filesystem::directory_iterator(BOARDWRIGHT_SOURCE_DIR "/games/shelf/records")) {
    INFO(file.path());
    const auto opened = open_record_file(file.path(), test::shelf());
    REQUIRE(opened);
    CHECK(opened->notice.empty());
    CHECK(opened->record.has_result());
    const auto played = replay(*opened);
    REQUIRE(played);
    CHECK(played->problem.empty());
    CHECK(played->result.has_value());
    ++games[opened->record.game];
  }
  CHECK(games.size() == test::shelf().games().size());
}

TEST_CASE("chess is read as others write it: zeros, bare promotions, e.p., clocks and evaluations",
          "[shelf]") {
  const auto played = [](const std::string& tags, const std::string& moves) {
    CAPTURE(moves);
    const auto opened = open_record("[Game \"chess\"]\n" + tags + "\n" + moves + "\n", test::shelf());
    REQUIRE(opened);
    const auto replayed = replay(*opened);
    REQUIRE(replayed);
    CHECK(replayed->problem.empty());
    return replayed->line.plies().size();
  };
  CHECK(played("", "1. e4 e5 2. Nf3 Nf6 3. Bc4 Bc5 4. 0-0 0-0 5. d3 *") == 9);
  CHECK(played("", "1. d4 d5 2. Nc3 Nc6 3. Bf4 Bf5 4. Qd2 Qd7 5. 0-0-0 O-O-O *") == 10);
  CHECK(played("", "1. e4 a6 2. e5 d5 3. exd6e.p. f5 4. a4 cxd6 5. h4 f4 6. g4 fxg3 e.p. *") == 12);
  CHECK(played("[FEN \"8/P6k/8/8/8/8/7K/8 w - - 0 1\"]\n", "1. a8Q Kg7 *") == 2);
  CHECK(played("[FEN \" 8/P6k/8/8/8/8/7K/8  w -  - 0 1 \"]\n", "1. a8=N+ *") == 1);
  CHECK(played("",
               "1. e4 { [%eval 0.36] [%clk 0:03:00] } 1... e5 { [%eval 0.3] } 2. Qh5?! (2. Nf3) 2... Nc6 "
               "3. Bc4 Nf6?? { [%eval #1] } 4. Qxf7# 1-0") == 7);
  // Rights by the columns of the rooks, as programs for other starts write them.
  CHECK(played("[FEN \"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w HAha - 0 1\"]\n", "1. e4 e5 *") == 2);
  // What is none stays none.
  const auto unclear = open_record(
      "[Game \"chess\"]\n[FEN \"8/8/8/8/8/1k6/8/R3K2R w KQ - 0 1\"]\n\n1. 0-0-0-0 *\n", test::shelf());
  REQUIRE(unclear);
  CHECK_FALSE(replay(*unclear)->problem.empty());
}

}  // namespace boardwright
