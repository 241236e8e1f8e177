// SPDX-License-Identifier: GPL-3.0-or-later
//
// Rule sets beside each other, and moves as other programs write them.
#include "framework/side_by_side/twin.hpp"

#include <boardwright/pure/random.hpp>
#include <fstream>

#include "plugins/host/notation.hpp"
#include "tests/shelf/support.hpp"
#include "tests/support/scratch_folder.hpp"

namespace boardwright {
namespace {

const std::string kSamples = BOARDWRIGHT_SOURCE_DIR "/tests/script/samples/";

std::shared_ptr<const Rules> rules_in(const std::filesystem::path& file, const Parameters& parameters = {}) {
  const auto library = test::value_of(Library::load(file));
  return test::value_of(library->create(library->games().front().id, parameters));
}

std::string content_of(const std::string& file) {
  std::ifstream in(file, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), {}};
}

}  // namespace

TEST_CASE("two scripts of one game are twins, and the plugin of another is the twin of its script",
          "[shelf]") {
  TwinOptions options;
  options.depth = 2;
  options.games = 20;
  const auto alike = test::value_of(
      compare_twins(test::shelf_rules("breakthrough"), rules_in(kSamples + "breakthrough.lua"), options));
  CHECK_FALSE(alike.difference);
  CHECK(alike.games == 20);
  CHECK(alike.positions > 1 + 22 + 484);
  const auto plugin = rules_in(BOARDWRIGHT_BINARY_DIR "/games/lines_of_action/lines_of_action.so");
  options.games = 5;
  const auto twin =
      test::value_of(compare_twins(rules_in(kSamples + "lines_of_action.lua"), plugin, options));
  CHECK_FALSE(twin.difference);
}

TEST_CASE("sets of fields say the same as lists, as numbers and on boards that are too large for those",
          "[shelf]") {
  TwinOptions options;
  options.depth = 2;
  options.games = 6;
  for (const std::int64_t size : {6, 8, 10}) {
    INFO(size);
    for (const bool jumps : {true, false}) {
      const Parameters parameters{{"size", Value(size)}, {"jump_own", Value(jumps)}};
      const auto twin =
          test::value_of(compare_twins(rules_in(kSamples + "lines_of_action.lua", parameters),
                                       rules_in(kSamples + "lines_of_action_sets.lua", parameters), options));
      CHECK_FALSE(twin.difference);
      CHECK(twin.games == 6);
    }
  }
}

TEST_CASE("where two rule sets part is told with the moves and both positions", "[shelf]") {
  std::string text = content_of(kSamples + "breakthrough.lua");
  const std::string what = "elseif p.cell[to] ~= 0 and i == 2 then";
  REQUIRE(text.find(what) != std::string::npos);
  text.replace(text.find(what), what.size(), "elseif p.cell[to] ~= 0 then");  // nothing is ever taken
  const test::ScratchFolder folder;
  std::ofstream(folder.path() / "tame.lua") << text;
  TwinOptions options;
  options.depth = 1;
  options.games = 50;
  const auto report = test::value_of(
      compare_twins(test::shelf_rules("breakthrough"), rules_in(folder.path() / "tame.lua"), options));
  REQUIRE(report.difference);
  CHECK(report.difference->what.starts_with("only the first has the move "));
  CHECK(report.difference->first == report.difference->second);
  CHECK(report.difference->moves.size() >= 4);  // no piece can take another before the fifth move
  const auto other_seats =
      compare_twins(test::shelf_rules("chess"), rules_in(kSamples + "two_cards.lua"), {});
  CHECK(other_seats.has_value());  // two seats as well: it is the turn that differs
}

TEST_CASE("moves are read as other programs write them", "[shelf]") {
  const auto rules = test::shelf_rules("chess");
  const Position start = rules->start();
  const Move e4 = test::value_of(start.read_move(0, "e4"));
  CHECK(test::value_of(read_any_move(start, 0, "e2e4")) == e4);
  CHECK(test::value_of(read_any_move(start, 0, "e4!")) == e4);
  CHECK(machine_text(start, 0, e4) == "e2e4");
  CHECK_FALSE(start.read_move(0, "e2e4"));  // the rules' own text is one
  for (const char* text : {"", "e2e5", "e7e5", "+", "e9", "O-O"}) CHECK_FALSE(read_any_move(start, 0, text));
  const Position promotes = test::value_of(rules->read_position("8/P6k/8/8/8/8/8/4K3 w - - 0 1"));
  const Move knight = test::value_of(read_any_move(promotes, 0, "a7a8n"));
  CHECK(promotes.move_text(0, knight) == "a8=N");
  const Move queen = test::value_of(read_any_move(promotes, 0, "a7a8q"));
  CHECK(promotes.clicks(0, queen).size() == 2);  // clicks make a queen
  CHECK(promotes.clicks(0, knight).empty());     // and the others are offered beside the board
  const Position mates = test::value_of(rules->read_position("6k1/5ppp/8/8/8/8/8/3RK3 w - - 0 1"));
  CHECK(test::value_of(read_any_move(mates, 0, "Rd8")) == test::value_of(mates.read_move(0, "Rd8#")));
}

TEST_CASE("texts of moves are as players write them", "[shelf]") {
  const auto texts = [](const char* game, const std::string& position) {
    const Position at = test::value_of(test::shelf_rules(game)->read_position(position));
    std::string all;
    for (const Move move : at.moves(at.seats_on_turn().front()))
      all += at.move_text(at.seats_on_turn().front(), move) + " ";
    return all;
  };
  const auto has = [](const std::string& all, const std::string& one) {
    return (" " + all).find(" " + one + " ") != std::string::npos;
  };
  // Two knights on one row, two rooks on one column, three queens at corners of a square.
  const std::string knights = texts("chess", "4k3/8/8/8/8/2N3N1/8/4K3 w - - 0 1");
  CHECK((has(knights, "Nce4") && has(knights, "Nge4") && has(knights, "Nd5")));
  const std::string rooks = texts("chess", "R7/8/8/7k/8/8/8/R3K3 w - - 0 1");
  CHECK((has(rooks, "R1a4") && has(rooks, "R8a4") && has(rooks, "Ra5+") == false && has(rooks, "R1a5+")));
  const std::string queens = texts("chess", "2k5/8/8/8/Q6Q/8/8/K6Q w - - 0 1");
  CHECK((has(queens, "Qae4") && has(queens, "Qh4e4") && has(queens, "Q1e4")));
  // All the way round: four pieces, in either direction the same move.
  const std::string round = texts("draughts",
                                  ".b......../........../...b.b..../........../...b.b..../....w...../"
                                  "........../........../........../.......... white few_plies=0 "
                                  "quiet_plies=0");
  CHECK(round == "28x28 ");
}

}  // namespace boardwright
