// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/record/foreign.hpp"

#include <rapidcheck.h>

#include "framework/match/match.hpp"
#include "framework/players/random_player.hpp"
#include "framework/record/replay.hpp"
#include "tests/framework/support.hpp"

using namespace boardwright;
using namespace boardwright::test;

namespace {

SgfFormat sgf_format() {
  SgfFormat format;
  format.game_number = 9;
  format.seats = {{"B", "black"}, {"W", "white"}};
  format.players = {{"PB", "black"}, {"PW", "white"}};
  format.size_parameter = "size";
  format.setup_property = "SU";
  format.setups = {{"Standard", {{"layout", "standard"}}}, {"Scrambled-eggs", {{"layout", "scrambled"}}}};
  format.moves.ignore_case = true;
  format.moves.separators = {"-", ":", "x"};
  format.moves.passes = {"pass"};
  format.moves.resigns = {"resign"};
  format.moves.annotations = "+!?";
  format.separator = "-";
  return format;
}

constexpr const char* kForeignGame = R"(Some words before.
(;GM[9]FF[4]SZ[8]SU[standard]PB[Ann \]]PW[Bob]RE[B+R]C[A \\ comment]
;B[C8-C6];W[h4f2!]C[good];B[g8:g6];W[RESIGN])
  (;B[a1a2])
)";

Replay replayed(const Record& record, const std::shared_ptr<const Rules>& rules = board_game()) {
  return value_of(replay(record, rules, sgf_format().moves));
}

}  // namespace

TEST_CASE("the main line of an SGF file is read") {
  const std::string text = "(;GM[9]SZ[8];B[c8-c6](;W[h4-f2];B[g8-g6](;W[h2-e2])(;W[h3-e3]))(;W[a6-d3]))";
  const Record record = value_of(read_sgf(text, sgf_format()));
  REQUIRE(record.moves.size() == 4);
  CHECK(record.moves[3].text == "h2-e2");
  CHECK(record.moves[3].seat == "white");
  CHECK(record.parameters.at("size") == "8");
  CHECK(replayed(record).ok());
}

TEST_CASE("points may be written in the ways of other programs") {
  std::string text = kForeignGame;
  text.replace(text.find("W[RESIGN]"), 9, "W[h2-e2]");
  text.replace(text.find("RE[B+R]"), 7, "");
  const Record record = value_of(read_sgf(text, sgf_format()));
  CHECK(record.players.at("black") == "Ann ]");
  CHECK(record.comment == "A \\ comment");
  CHECK(record.moves[1].comment == "good");
  const Replay game = replayed(record);
  INFO(game.problem);
  REQUIRE(game.ok());
  CHECK(game.line.plies()[0].text == "c8-c6");
  CHECK(game.line.plies()[1].text == "h4-f2");
}

TEST_CASE("giving up in a foreign record is a result") {
  std::string text = kForeignGame;
  const Replay game = replayed(value_of(read_sgf(text, sgf_format())));
  INFO(game.problem);
  CHECK(game.ok());
  CHECK(game.result == Outcome{{2, 0}, "resignation"});
  text.replace(text.find("RE[B+R]"), 7, "RE[B]");  // no +, no reason
  CHECK(replayed(value_of(read_sgf(text, sgf_format()))).ok());
  text.replace(text.find("RE[B]"), 5, "RE[W+R]");
  CHECK(replayed(value_of(read_sgf(text, sgf_format()))).problem ==
        "the result is 1-0 by resignation, but recorded as 0-1 by resignation");
}

TEST_CASE("a foreign record may go on past a repetition that nobody claimed") {
  std::string circles = "(;GM[9]SZ[8]";
  for (int i = 0; i < 3; ++i) circles += ";B[b1-b3];W[a2-c2];B[b3-b1];W[c2-a2]";
  const Replay ends = replayed(value_of(read_sgf(circles + ")", sgf_format())));
  CHECK(ends.problem == "");
  CHECK(ends.result == Outcome{{1, 1}, "repetition"});
  const Replay past = replayed(value_of(read_sgf(circles + ";B[b1-b3])", sgf_format())));
  CHECK(past.problem == "");
  CHECK(past.line.plies().size() == 13);
  CHECK(past.past_repetition);
  const Replay won = replayed(value_of(read_sgf(circles + "RE[B+R])", sgf_format())));
  CHECK(won.problem == "");
  CHECK(won.result == Outcome{{2, 0}, "resignation"});
}

TEST_CASE("an SGF file's start and size become parameters") {
  const Record record = value_of(read_sgf("(;GM[9]SZ[10]SU[scrambled-eggs])", sgf_format()));
  CHECK(record.parameters == std::map<std::string, std::string>{{"layout", "scrambled"}, {"size", "10"}});
}

TEST_CASE("what is wrong with an SGF file is said with its place") {
  const auto error = [](const std::string& text) { return error_of(read_sgf(text, sgf_format())); };
  CHECK(error("") == "1:1: expected (");
  CHECK(error("(;GM[1])") == "1:3: GM is 1, expected 9");
  CHECK(error("(;GM[9]SU[scrambled-egs])") ==
        "1:8: SU: unknown set-up 'scrambled-egs'; did you mean 'Scrambled-eggs'?");
  CHECK(error("(;GM[9]AB[a1])") == "1:8: AB: stones that are set up one by one can't be read");
  CHECK(error("(;GM[9]") == "1:8: expected )");
  CHECK(error("(;GM[9") == "1:5: expected a closing ]");
  CHECK(error("(;GM[9];B)") == "1:9: expected a property with a value, such as B[…]");
  CHECK(error("(;GM[9]\n;B[a1]]") == "2:7: expected one of ( ; ) or a property");
  CHECK(error("()") == "1:3: expected a node, ;");
  CHECK(error(std::string(300, '(')) == "1:202: the variations are nested too deep");
}

TEST_CASE("the number of an SGF game is found") {
  CHECK(sgf_game_number("(;FF[4]GM[9];B[a1])") == 9);
  CHECK_FALSE(sgf_game_number("(;FF[4])"));
  CHECK_FALSE(sgf_game_number("1. c8-c6"));
  CHECK_FALSE(sgf_game_number("(;GM[nine])"));
}

TEST_CASE("a list of moves is read with numbers, comments and a result") {
  const Record record =
      value_of(read_move_list("# heading\n1. c8-c6 h4-f2 {fine}\n2.g8-g6 h2-e2 ; rest\n1-0\n"));
  REQUIRE(record.moves.size() == 4);
  CHECK(record.moves[2].text == "g8-g6");
  CHECK(record.moves[2].line == 3);
  CHECK(record.moves[2].column == 3);
  CHECK(record.moves[1].comment == "fine");
  CHECK(record.tags == std::vector<std::pair<std::string, std::string>>{{"Result", "1-0"}});
  CHECK(replayed(record).ok());
  CHECK(error_of(read_move_list("\n")) == "1:1: there is no move in the list");
  CHECK(error_of(read_move_list("1. a1-a2 {x")) == "1:10: expected a closing }");
  CHECK(error_of(read_move_list("1. a1-a2 1-0 a3-a4")) == "1:14: expected nothing after the result");
  CHECK(replayed(value_of(read_move_list("1. c8-c6 h4-h5"))).problem.starts_with("1:10: ply 2 'h4-h5': "));
}

TEST_CASE("foreign records are told apart and find their game") {
  const Catalogue catalogue = own_games();
  CHECK(value_of(replay(value_of(open_record(
                     std::string(kForeignGame).substr(std::string(kForeignGame).find('(')), catalogue))))
            .ok());
  CHECK(value_of(open_record("(;GM[9]SZ[6])", catalogue)).rules->parameters().at("size") ==
        Value(std::int64_t{6}));
  CHECK(error_of(open_record("(;GM[1])", catalogue)) ==
        "no game in the catalogue has SGF records with GM[1]");
  CHECK(error_of(open_record("(;SZ[8])", catalogue)) ==
        "the SGF file doesn't say which game it is (GM); name the game");
  CHECK(error_of(open_record("1. nothing like a move", catalogue)) ==
        "a list of moves doesn't say which game it is; name the game");
  CHECK(value_of(replay(value_of(open_record("1. c8-c6 h4-f2 *", catalogue, "lines_of_action")))).ok());
  const Replay won =
      value_of(replay(value_of(open_record("1. c8-c6 h4-f2 1-0", catalogue, "lines_of_action"))));
  CHECK(won.ok());
  CHECK(won.result == Outcome{{2, 0}, "adjudication"});
}

TEST_CASE("written SGF replays to the same game") {
  const auto rules = board_game();
  for (std::uint64_t seed = 0; seed < 5; ++seed) {
    MatchOptions options;
    options.rules = rules;
    options.variant = "standard";
    options.seed = Seed::from_number(seed);
    options.players = {"A [1] \\", "B"};
    const auto match = value_of(Match::create(std::move(options)));
    RandomPlayer player;
    while (!match->is_over()) require_done(let_play(*match, match->seats_on_turn().front(), player));
    const std::string text = value_of(write_sgf(match->record(), rules, sgf_format()));
    CHECK(text.starts_with("(;GM[9]FF[4]CA[UTF-8]AP[Boardwright]SZ[8]SU[Standard]PB[A [1\\] \\\\]PW[B]"));
    const Record record = value_of(read_sgf(text, sgf_format()));
    CHECK(record.players.at("black") == "A [1] \\");
    const Replay again = value_of(replay(record, rules, sgf_format().moves));
    INFO(again.problem);
    CHECK(again.ok());
    CHECK(again.line.now() == match->line().now());
    CHECK(again.result->scores == match->result()->scores);
  }
}

TEST_CASE("letters for points count from the upper or the lower left") {
  ForeignMoves format;
  format.points = PointStyle::kLettersFromTop;
  const auto rules = board_game();
  const Position start = rules->start();
  CHECK(start.move_text(0, value_of(match_foreign_move(start, 0, "cacc", format))) == "c8-c6");
  format.points = PointStyle::kLettersFromBottom;
  CHECK(start.move_text(0, value_of(match_foreign_move(start, 0, "chcf", format))) == "c8-c6");
  CHECK(error_of(match_foreign_move(start, 0, "zz", format)) == "this is not a move of the game");
  CHECK(error_of(match_foreign_move(start, 0, "", format)) == "this is not a move of the game");
}

TEST_CASE("hostile foreign records are refused or read, and never do harm") {
  const bool holds = rc::check("any bytes", [] {
    std::string text =
        *rc::gen::element<std::string>(kForeignGame, "1. c8-c6 h4-f2 {x}\n2. g8-g6 h2-e2 1-0\n");
    for (int i = *rc::gen::inRange(1, 8); i > 0; --i) {
      const auto at = *rc::gen::inRange<std::size_t>(0, text.size());
      const std::string piece(
          1, *rc::gen::element('(', ')', ';', '[', ']', '\\', '{', '}', '\0', 'B', '1', '.'));
      *rc::gen::arbitrary<bool>() ? text.insert(at, piece) : text.erase(at, 1);
    }
    for (const auto& read : {read_sgf(text, sgf_format()), read_move_list(text)})
      RC_ASSERT(read.has_value() || (read.error().front() >= '0' && read.error().front() <= '9'));
  });
  CHECK(holds);
}
