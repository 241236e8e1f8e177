// SPDX-License-Identifier: GPL-3.0-or-later
//
// What every game on the shelf has: texts in all languages, an example for each rule, pictures, all laws.
#include <algorithm>
#include <set>

#include "framework/catalogue/text_check.hpp"
#include "framework/lesson/example.hpp"
#include "framework/lesson/lesson_check.hpp"
#include "framework/text/config_file.hpp"
#include "plugins/check/run.hpp"
#include "plugins/host/rule_trace.hpp"
#include "plugins/host/sanitized.hpp"
#include "tests/shelf/support.hpp"

namespace boardwright {
namespace {

std::string all(const std::vector<std::string>& sentences) {
  std::string text;
  for (const auto& sentence : sentences) text += sentence + "\n";
  return text;
}

}  // namespace

TEST_CASE("the games on the shelf are whole, in every language", "[shelf]") {
  CHECK(test::shelf().games().size() >= 12);
  CHECK(test::shelf().notices().empty());
  for (const auto& game : test::shelf().games()) {
    INFO(game->id());
    CHECK(all(game->problems()) == "");
    CHECK(all(missing_texts(*game)) == "");
    CHECK(game->data().order >= 100);  // the games that come as libraries come first
    CHECK(game->data().minutes.is_known());
  }
}

TEST_CASE("every rule of a game on the shelf has an example, or says why it has none", "[shelf]") {
  for (const auto& game : test::shelf().games()) {
    INFO(game->id());
    const ExampleReading reading = read_examples(*game);
    CHECK(all(reading.problems) == "");
    CHECK(all(check_examples(reading, *game)) == "");
    const auto rules = test::value_of(game->create(game->variants().front()));
    std::set<std::string> told, numbers;
    for (const auto& example : reading.examples) told.insert(example.rule.text);
    for (const auto& rule : rules->texts(BW_TEXT_RULE)) numbers.insert(rule.id);
    CHECK(told == numbers);
    for (const auto& number : traced_rules(*rules)) {
      INFO(number);
      CHECK(reading.of(number) != nullptr);
    }
  }
}

TEST_CASE("every piece on the shelf has a picture", "[shelf]") {
  for (const auto& game : test::shelf().games()) {
    const auto rules = test::value_of(game->create(game->variants().front()));
    const bw_shape* board = rules->geometry();
    REQUIRE(board != nullptr);
    std::set<std::filesystem::path> pictures;
    for (std::uint32_t kind = 0; kind < board->kind_count; ++kind) {
      const auto picture = game->appearance().picture_of(board->kinds[kind].id);
      INFO(game->id() << " " << picture.string());
      CHECK(is_there(picture));
      CHECK(pictures.insert(picture).second);  // no two kinds look alike
    }
  }
}

TEST_CASE("a repetition looks at what can be played, not at what is counted", "[shelf]") {
  const auto rules = test::shelf_rules("chess");
  const auto read = [&](const char* fen) { return test::value_of(rules->read_position(fen)); };
  const Position start = rules->start();
  Position again = start;
  for (const char* move : {"Nf3", "Nf6", "Ng1", "Ng8"}) {
    const Seat seat = again.seats_on_turn().front();
    test::require_done(again.play(seat, test::value_of(again.read_move(seat, move))));
  }
  CHECK_FALSE(again == start);
  CHECK(again.text() == "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 4 3");
  CHECK(again.same_as(start));
  CHECK(again.same_key() == start.same_key());
  // A pawn that has passed counts only if it can be taken: here nobody stands beside it, there somebody does, and in
  // the third the one who does is pinned.
  CHECK(read("4k3/8/8/8/4P3/8/8/4K3 b - e3 0 1").same_as(read("4k3/8/8/8/4P3/8/8/4K3 b - - 0 1")));
  CHECK_FALSE(read("4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 1").same_as(read("4k3/8/8/8/3pP3/8/8/4K3 b - - 0 1")));
  CHECK(read("3k4/8/8/8/3pP3/8/8/3RK3 b - e3 0 1").same_as(read("3k4/8/8/8/3pP3/8/8/3RK3 b - - 0 1")));
  CHECK_FALSE(read("4k3/8/8/8/8/8/8/4K2R w K - 0 1").same_as(read("4k3/8/8/8/8/8/8/4K2R w - - 0 1")));
}

TEST_CASE("a position that can't be is refused with a sentence", "[shelf]") {
  const auto says = [](const std::string& game, const std::string& text) {
    return test::error_of(test::shelf_rules(game)->read_position(text));
  };
  CHECK(says("chess", "8/8/8/8/8/8/8/4K3 w - - 0 1") == "Black has one king, not 0");
  CHECK(says("chess", "4k3/8/8/8/8/8/8/4K3 w K - 0 1") ==
        "who may castle has king and rook where they began; positions of Chess960 are for another game");
  // The letters of programs that play Chess960: H and A are K and Q, and other columns are another game's.
  const auto usual = [](const std::string& text) {
    return test::value_of(test::shelf_rules("chess")->read_position(text)).text();
  };
  CHECK(usual("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w HAha - 0 1") ==
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
  CHECK(says("chess", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w HHha - 0 1") ==
        "the rights to castle are some of KQkq in this order, or -");
  CHECK(says("chess", "bqnrkrnb/pppppppp/8/8/8/8/PPPPPPPP/BQNRKRNB w FDfd - 0 1") ==
        "castling with a rook that began on column f; positions of Chess960 are for another game");
  CHECK(says("chess", "4k3/8/8/8/8/8/4R3/4K3 w - - 0 1") == "who isn't on turn is in check");
  CHECK(says("chess", "4k3/8/8/8/8/8/8/4K3 w - e3 0 1") == "no pawn can have passed this field");
  CHECK(says("chess", "P3k3/8/8/8/8/8/8/4K3 w - - 0 1") == "a pawn can't stand on a8");
  CHECK(usual("4k3/8/8/8/8/8/8/4K3 w - - 00 1") == "4k3/8/8/8/8/8/8/4K3 w - - 0 1");
  CHECK(says("four_in_a_row", "......./......./......./......./x....../....... red") ==
        "a2 has nothing below it");
}

TEST_CASE("the games on the shelf keep all laws", "[shelf]") {
  check::Options options;
  options.seconds = 0.1;  // the night takes longer
  for (const auto& game : test::shelf().games()) {
    // A law is a process of its own, which sanitizers make slow; what these find is in what all scripts share.
    if (kSanitized && game->id() != "breakthrough" && game->id() != "einstein") continue;
    const auto verdicts = check::run_laws({game->plugin_file(), game->id(), {}, {}}, options);
    REQUIRE(verdicts);
    for (const auto& verdict : *verdicts) {
      CAPTURE(game->id(), verdict.law, verdict.text, verdict.output);
      CHECK(verdict.status != check::Status::kFailed);
    }
  }
}

}  // namespace boardwright
