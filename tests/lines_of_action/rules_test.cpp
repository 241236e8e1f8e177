// SPDX-License-Identifier: GPL-3.0-or-later
//
// Each numbered rule with the cases that decide it.
#include <boardwright/pure/random.hpp>

#include "game_under_test.hpp"

using under_test::create;
using under_test::Game;
using under_test::Parameters;
using Texts = std::vector<std::string>;

TEST_CASE("L1.1, L1.2: the start") {
  const Game game;
  CHECK(game.text() == "1bbbbbb1/w6w/w6w/w6w/w6w/w6w/w6w/1bbbbbb1 b");
  CHECK(game.turn() == "black");
  CHECK(std::string(game.get()->facts->seats[0]) == "black");
  CHECK(std::string(game.get()->facts->seats[1]) == "white");
  CHECK(Game({{"size", 6}}).text() == "1bbbb1/w4w/w4w/w4w/w4w/1bbbb1 b");
  CHECK(Game({{"size", 7}}).text() == "1bbbbb1/w5w/w5w/w5w/w5w/w5w/1bbbbb1 b");
  CHECK(Game({{"size", 10}}).text() == "1bbbbbbbb1/w8w/w8w/w8w/w8w/w8w/w8w/w8w/w8w/1bbbbbbbb1 b");
}

TEST_CASE("Chapter 6: layout and start") {
  CHECK(Game({{"layout", "scrambled"}}).text() == "1wbwbwb1/b6w/w6b/b6w/w6b/b6w/w6b/1bwbwbw1 b");
  CHECK(Game({{"layout", "scrambled"}, {"size", 6}}).text() == "1wbwb1/b4w/w4b/b4w/w4b/1bwbw1 b");
  const std::string text = "8/8/5bb1/4ww1b/5b1w/8/8/8 w";
  CHECK(Game({{"layout", text}}).text() == text);
  CHECK(Game({{"layout", "scrambled"}, {"start", text}}).text() == text);
  CHECK(Game({{"start", text}}).turn() == "white");
}

TEST_CASE("L2.1: a piece moves as far as there are pieces on the whole line") {
  const Game start;
  CHECK(start.moves_from("b1") == Texts{"b1-b3", "b1-d3", "b1-h1"});
  CHECK(start.moves_from("d1") == Texts{"d1-b3", "d1-d3", "d1-f3"});
  // The source's example: e8 goes three fields down a column of three and two along diagonals of two.
  CHECK(Game({}, "1bbbbbb1/8/8/7w/w3w3/8/4w3/b7 b").moves_from("e8") == Texts{"e8-c6", "e8-e5", "e8-g6"});
  // Pieces behind it count as well: three on the row, whichever way it goes.
  CHECK(Game({}, "8/8/8/8/b1bb4/8/8/w6w b").moves_from("d4") ==
        Texts{"d4-b2", "d4-c5", "d4-d3", "d4-d5", "d4-e3", "d4-f6", "d4-g4"});
}

TEST_CASE("L2.2: own pieces are jumped over, the other side's are not") {
  CHECK(Game({}, "8/8/8/8/b1b2w2/8/8/7w b").moves_from("a4") ==
        Texts{"a4-a3", "a4-a5", "a4-b3", "a4-b5", "a4-d4"});
  CHECK(Game({}, "8/8/8/8/b1w2b2/8/8/7w b").moves_from("a4") == Texts{"a4-a3", "a4-a5", "a4-b3", "a4-b5"});
  SECTION("with jump_own off, neither are") {
    CHECK(Game({{"jump_own", false}}, "8/8/8/8/b1b2w2/8/8/7w b").moves_from("a4") ==
          Texts{"a4-a3", "a4-a5", "a4-b3", "a4-b5"});
  }
  SECTION("not onto an own piece; onto one of the other side, which it takes") {
    CHECK(Game({}, "8/8/8/8/b2w1b2/8/8/7w b").moves_from("a4") ==
          Texts{"a4-a3", "a4-a5", "a4-b3", "a4-b5", "a4xd4"});
    CHECK(Game({}, "8/8/8/8/b2b1w2/8/8/7w b").moves_from("a4") == Texts{"a4-a3", "a4-a5", "a4-b3", "a4-b5"});
    CHECK(Game({}, "8/8/8/8/b2w1b2/8/w7/7w b").play("a4xd4").text() == "8/8/8/8/3b1b2/8/w7/7w w");
  }
}

TEST_CASE("L3.1: connected, diagonals included, wins") {
  CHECK(Game({}, "8/8/8/8/b2w1b2/8/8/7w b").result().empty());
  // In play: one side, the other side by losing a piece between, the other side by being left with one.
  CHECK(Game({}, "8/8/1b6/3b4/8/8/w7/7w b").play("b6-c6").result() == "black connection");
  CHECK(Game({}, "2w3ww/8/2b3b1/8/8/8/8/8 b").play("c6xc8").result() == "white connection");
  CHECK(Game({}, "3b2wb/b7/5w2/6b1/8/8/8/8 b").play("d8xg8").result() == "white connection");
  CHECK(Game({}, "2w3ww/8/2b3b1/8/8/8/8/8 b").play("c6xc8").moves().empty());
}

TEST_CASE("L3.1: a position text in which a side is connected is a finished game") {
  CHECK(Game({}, "8/8/2bb4/8/8/8/w7/7w w").result() == "black connection");
  CHECK(Game({}, "8/8/2bb4/8/8/8/w7/7w b").result() == "black connection");
  CHECK(Game({}, "8/8/2bb4/8/8/8/w7/w7 w").result() == "black connection");  // both: Black moved last
  CHECK(Game({}, "8/8/2bb4/8/8/8/w7/w7 b").result() == "white connection");
  CHECK(Game({}, "8/8/2b1b3/8/8/8/w7/8 b").result() == "white connection");  // a single piece
  CHECK(Game({}, "8/8/2bb4/8/8/8/w7/7w w").moves().empty());
}

TEST_CASE("L3.2: a move that connects both sides") {
  const std::string text = "8/w7/w7/4b3/3w4/8/3b4/8 b", move = "d2xd4";
  CHECK(Game({}, text).play(move).result() == "black connection");
  CHECK(Game({{"simultaneous", "mover"}}, text).play(move).result() == "black connection");
  CHECK(Game({{"simultaneous", "draw"}}, text).play(move).result() == "draw connection");
  CHECK(Game({{"simultaneous", "opponent"}}, text).play(move).result() == "white connection");
  // More than one piece is left: lone_piece says nothing about it.
  CHECK(Game({{"lone_piece", "owner_wins"}}, text).play(move).result() == "black connection");
}

TEST_CASE("L3.2: the same by a capture that leaves one piece") {
  const std::string text = "4b1bw/8/8/8/7w/8/8/8 b", move = "e8xh8";
  CHECK(Game({}, text).play(move).result() == "black connection");
  CHECK(Game({{"simultaneous", "draw"}}, text).play(move).result() == "draw connection");
  CHECK(Game({{"lone_piece", "owner_wins"}}, text).play(move).result() == "white connection");
  CHECK(Game({{"lone_piece", "owner_wins"}, {"simultaneous", "draw"}}, text).play(move).result() ==
        "white connection");
}

TEST_CASE("Chapter 6: misere inverts every result by connection") {
  const Parameters misere{{"misere", true}};
  CHECK(Game(misere, "8/8/1b6/3b4/8/8/w7/7w b").play("b6-c6").result() == "white connection");
  CHECK(Game(misere, "2w3ww/8/2b3b1/8/8/8/8/8 b").play("c6xc8").result() == "black connection");
  CHECK(Game(misere, "8/w7/w7/4b3/3w4/8/3b4/8 b").play("d2xd4").result() == "white connection");
  CHECK(Game({{"misere", true}, {"simultaneous", "draw"}}, "8/w7/w7/4b3/3w4/8/3b4/8 b")
            .play("d2xd4")
            .result() == "draw connection");
  CHECK(Game({{"lone_piece", "owner_wins"}, {"misere", true}}, "4b1bw/8/8/8/7w/8/8/8 b")
            .play("e8xh8")
            .result() == "black connection");
  // Not one by a lack of moves.
  CHECK(Game({{"misere", true}, {"no_moves", "loss"}}, "8/3w1ww1/8/8/4w1w1/8/4wwww/3w1bwb b").result() ==
        "white no_moves");
}

TEST_CASE("L3.3: repetition is declared, and counts the side to move") {
  const auto limit = [](const Parameters& parameters) {
    return Game(parameters).get()->facts->repetition_limit;
  };
  CHECK(limit({}) == 3);
  CHECK(limit({{"repetition", 2}}) == 2);
  CHECK(limit({{"repetition", 5}}) == 5);
  CHECK(limit({{"repetition", 0}}) == 0);
  const Game game;
  CHECK(std::string(game.get()->facts->repetition_reason) == "repetition");
  CHECK(game.get()->facts->repetition_scores[0] == 1);
  CHECK(game.get()->facts->repetition_scores[1] == 1);

  const auto same = [](const Game& a, const Game& b) {
    const auto* api = a.get()->api;
    const bool equal = api->same(a.get(), a.position(), b.position()) == 1;
    CHECK((api->same_key(a.get(), a.position()) == api->same_key(b.get(), b.position())) == equal);
    return equal;
  };
  Game moved;
  moved.play("b1-b3").play("a2-c2").play("b3-b1");
  CHECK(!same(game, moved));
  CHECK(same(game, moved.play("c2-a2")));
  CHECK(!same(Game({}, "8/8/5bb1/4ww1b/5b1w/8/8/8 b"), Game({}, "8/8/5bb1/4ww1b/5b1w/8/8/8 w")));
}

TEST_CASE("L3.3: a playout ends when a position occurs for the third time") {
  // Black can only go to and fro between four fields, and so can White: sooner or later a position comes
  // back.
  const Game game;
  const std::uint64_t key = game.get()->api->same_key(game.get(), game.position());
  const std::uint64_t earlier[] = {key, key};
  bw_playout_options options{};
  options.struct_size = sizeof options;
  options.earlier = earlier;
  bw_playout_result result{};
  result.struct_size = sizeof result;
  int repeated = 0;
  boardwright::Random seed(1);
  std::uint64_t words[4];
  seed.save(words);
  for (int i = 0; i < 3000; ++i) {
    options.earlier_count = 2;
    REQUIRE(
        game.extension<bw_playout>(BW_PLAYOUT)->run(game.get(), game.position(), &options, words, &result) ==
        BW_OK);
    if (result.reason != nullptr && std::string(result.reason) == "repetition") {
      ++repeated;
      CHECK(result.scores[0] == 1);
      CHECK(result.scores[1] == 1);
      CHECK(result.plies >= 4);
    }
  }
  CHECK(repeated > 0);
}

TEST_CASE("L3.4: a side without a legal move passes") {
  const std::string blocked = "8/3w1ww1/8/8/4w1w1/8/4wwww/3w1bwb b";
  Game game({}, blocked);
  CHECK(game.turn() == "black");
  CHECK(game.moves() == Texts{"pass"});
  CHECK(game.play("pass").text() == "8/3w1ww1/8/8/4w1w1/8/4wwww/3w1bwb w");
  CHECK(game.turn() == "white");
  bw_move pass = 0;
  CHECK(game.read_move("pass", pass) == BW_ILLEGAL);

  CHECK(Game({{"no_moves", "loss"}}, blocked).result() == "white no_moves");
  CHECK(Game({{"no_moves", "draw"}}, blocked).result() == "draw no_moves");
}

TEST_CASE("L3.4: the same by a move in play") {
  const std::string text = "w1wbbb/bbwbb1/1bwwbb/bbb1bb/bbww1b/bbwbbb b";
  for (const std::string move : {"a1xa6", "e6-f5"}) {  // with and without a capture
    CHECK(Game({{"size", 6}}, text).play(move).moves() == Texts{"pass"});
    CHECK(Game({{"size", 6}, {"no_moves", "loss"}}, text).play(move).result() == "black no_moves");
    CHECK(Game({{"size", 6}, {"no_moves", "draw"}}, text).play(move).result() == "draw no_moves");
  }
}

TEST_CASE("L3.4: when both sides are blocked the game is a draw, whatever the parameter") {
  for (const char* no_moves : {"pass", "loss", "draw"}) {
    const Parameters parameters{{"no_moves", no_moves}, {"size", 6}};
    CHECK(Game(parameters, "bbwbbw/www1ww/wbwwbb/bwbbwb/bwbbbb/bbbwww b").play("f3xc6").result() ==
          "draw both_blocked");
    CHECK(Game(parameters, "bbwbbw/bbwbbw/bbwbbw/bbwbbw/bbwbbw/bbwbbw b").result() == "draw both_blocked");
  }
}

TEST_CASE("L4.1: texts of moves") {
  const Game game({}, "8/8/8/8/b2w1b2/8/w7/7w b");
  bw_move move = 0, capture = 0;
  REQUIRE(game.read_move("a4xd4", capture) == BW_OK);
  REQUIRE(game.read_move("a4-a6", move) == BW_OK);
  CHECK(game.move_text(capture) == "a4xd4");
  CHECK(game.move_text(move) == "a4-a6");
  for (const char* illegal : {"a4-d4", "a4xa6", "a4-a5", "d4-d5", "b4-b5", "pass", "a4-a4"})
    CHECK(game.read_move(illegal, move) == BW_ILLEGAL);
  for (const char* garbage : {"", "a4", "a4-", "a4a6", "a4-a6 ", " a4-a6", "A4-A6", "a4-i4", "a4-a9",
                              "a4-a06", "Pass", "a4-a6x", "a4--a6", "a99999999999-a1", "\xff"})
    CHECK(game.read_move(garbage, move) == BW_BAD_INPUT);
  Game wide({{"size", 10}});
  CHECK(wide.play("b10-b8").text() == "2bbbbbbb1/w8w/wb7w/w8w/w8w/w8w/w8w/w8w/w8w/1bbbbbbbb1 w");
}

TEST_CASE("L4.2: texts of positions") {
  for (const std::string text :
       {"8/8/5bb1/4ww1b/5b1w/8/8/8 b", "b6w/8/8/8/8/8/8/w6b w", "8/8/2bb4/8/8/8/w7/7w w"})
    CHECK(Game({}, text).text() == text);
  Game wide({{"size", 10}});
  for (const std::string text : {"10/10/10/b9/10/10/9w/10/w9/9b b", "b8b/10/10/10/10/10/10/10/10/w8w w"}) {
    wide.set(text);
    CHECK(wide.text() == text);
  }
}

TEST_CASE("L4.2: garbage is refused with a reason, and changes nothing") {
  Game game;
  const std::string before = game.bytes();
  const auto refused = [&](const std::string& text, const std::string& part) {
    const std::string error = game.try_set(text);
    INFO(text << " -> " << error);
    CHECK(error.find(part) != error.npos);
    CHECK(game.bytes() == before);
  };
  refused("", "row 8");
  refused("8", "no more rows");
  refused("8/8/8/8/8/8/8 b", "row 2: expected '/'");
  refused("8/8/8/8/8/8/8/8 b", "Black has no piece");
  refused("8/8/8/8/8/8/8/1b6 b", "White has no piece");
  refused("9/8/8/8/8/8/8/8 b", "row 8");
  refused("7b1/8/8/8/8/8/8/8 b", "row 8");
  refused("44/8/8/8/8/8/8/8 b", "row 8");
  refused("07b/8/8/8/8/8/8/8 b", "'0'");
  refused("1bbbbbb/w6w/w6w/w6w/w6w/w6w/w6w/1bbbbbb1 b", "7 fields, expected 8");
  refused("1bbxbbb1/w6w/w6w/w6w/w6w/w6w/w6w/1bbbbbb1 b", "'x'");
  refused("1bbbbbb1/w6w/w6w/w6w/w6w/w6w/w6w/1bbbbbb1", "side to move");
  refused("1bbbbbb1/w6w/w6w/w6w/w6w/w6w/w6w/1bbbbbb1 x", "side to move");
  refused("1bbbbbb1/w6w/w6w/w6w/w6w/w6w/w6w/1bbbbbb1 b ", "side to move");
  refused("1bbbbbb1/w6w/w6w/w6w/w6w/w6w/w6w/1bbbbbb1/8 b", "side to move");
  refused(std::string("1bb\0bbb1/8", 10), "byte 0x00");
  refused(std::string(1000000, '\xfe'), "byte 0xfe");
  refused("99999999999999999999/8 b", "row 8");
}

TEST_CASE("Chapter 6: parameters out of range are refused by name") {
  const auto refused = [](const Parameters& parameters, const std::string& part) {
    const auto made = create(parameters);
    INFO(made.error);
    CHECK(made.status == BW_BAD_INPUT);
    CHECK(made.rules == nullptr);
    CHECK(made.error.find(part) != made.error.npos);
  };
  refused({{"size", 5}}, "parameter size");
  refused({{"size", 11}}, "6 to 10");
  refused({{"repetition", 1}}, "parameter repetition");
  refused({{"repetition", 6}}, "0 to 5");
  refused({{"simultaneous", "both"}}, "mover, draw, opponent");
  refused({{"no_moves", "win"}}, "pass, loss, draw");
  refused({{"lone_piece", "x"}}, "owner_wins");
  refused({{"jump_own", 1}}, "jump_own");
  refused({{"misere", "yes"}}, "misere");
  refused({{"nothing", 1}}, "nothing");
  refused({{"layout", "random"}}, "row 8");
  refused({{"start", "8/8/8/8/8/8/8/8 b"}}, "Black has no piece");
  refused({{"size", 6}, {"start", "1bbbbbb1/w6w/w6w/w6w/w6w/w6w/w6w/1bbbbbb1 b"}}, "row 6");
}

TEST_CASE("parameters are declared sorted by name") {
  const auto& specs = lines_of_action::kParameterSpecs;
  CHECK(std::is_sorted(std::begin(specs), std::end(specs),
                       [](const auto& a, const auto& b) { return std::strcmp(a.name, b.name) < 0; }));
}
