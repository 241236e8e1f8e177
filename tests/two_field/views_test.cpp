// SPDX-License-Identifier: GPL-3.0-or-later
//
// What the players know: T1.3, T1.4 and the views of T7.2.
#include "boards.hpp"
#include "game_under_test.hpp"

namespace {

using boards::board;
using boards::game;
using under_test::Game;

slow::Options closed() {
  slow::Options options;
  options.memory = "closed";
  return options;
}

const bw_item* item_at(const std::vector<bw_item>& items, std::uint32_t place) {
  for (const auto& item : items)
    if (item.place == place) return &item;
  return nullptr;
}

}  // namespace

TEST_CASE("T1.3: ranks are hidden, what an attack reveals stays revealed") {
  Game table({}, game({"Ka4", "Mb4", "ga5", "tb5"}));
  CHECK(table.view("red") == board({"Fj1", "Nj3", "xj10", "xj8", "Ka4", "Mb4", "xa5", "xb5"}) + " r - - 0");
  CHECK(table.view("blue") == board({"Xj1", "Xj3", "fj10", "nj8", "Xa4", "Xb4", "ga5", "tb5"}) + " r - - 0");
  CHECK(table.view("spectator") ==
        board({"Xj1", "Xj3", "xj10", "xj8", "Xa4", "Xb4", "xa5", "xb5"}) + " r - - 0");
  table.play("a4xa5");  // the general stays
  CHECK(table.text() == board({"Fj1", "Nj3", "fj10", "nj8", "Mb4", "g!a5", "tb5"}) + " b - - 0");
  CHECK(table.view("red") == board({"Fj1", "Nj3", "xj10", "xj8", "Mb4", "g!a5", "xb5"}) + " b - - 0");
  CHECK(table.view("spectator") == board({"Xj1", "Xj3", "xj10", "xj8", "Xb4", "g!a5", "xb5"}) + " b - - 0");
  table.play("b5xb4");  // and so does the marshal
  CHECK(table.view("blue") == board({"Xj1", "Xj3", "fj10", "nj8", "M!b4", "g!a5"}) + " r - - 0");
  table.play("b4-b5").play("a5-a6");
  CHECK(table.view("blue") ==
        board({"Xj1", "Xj3", "fj10", "nj8", "M'!b5", "g'!a6"}) + " r b5/b4b5:1 a6/a5a6:1 2");
  CHECK(table.view("spectator") ==
        board({"Xj1", "Xj3", "xj10", "xj8", "M'!b5", "g'!a6"}) + " r b5/b4b5:1 a6/a5a6:1 2");
}

TEST_CASE("T3.2, T3.3: both see how often each line was crossed, and which one is closed") {
  Game table({}, game({"Mb4", "ga7"}));
  table.play("b4-a4");
  for (const char* move : {"a7-b7", "a4-b4", "b7-a7", "b4-a4", "a7-b7", "a4-b4", "b7-a7"}) table.play(move);
  CHECK(table.borders("red") == "a4|b4 red 4, a7|b7 blue 4");
  table.play("b4-a4");
  for (const char* viewer : {"red", "blue", "spectator"})
    CHECK(table.borders(viewer) == "a4|b4 red 5!, a7|b7 blue 4");
  table.play("j8-j7").play("j3-j4");  // other pieces begin anew
  CHECK(table.borders("blue") == "j3|j4 red 1, j7|j8 blue 1");
  Game scout({}, game({"Aa4", "ga7"}));
  scout.play("a4-d4");
  CHECK(scout.borders("spectator") == "a4|b4 red 1, b4|c4 red 1, c4|d4 red 1");
  slow::Options off;
  off.limit = 0;
  Game unlimited(off, game({"Mb4", "ga7"}));
  unlimited.play("b4-a4");
  CHECK(unlimited.borders("red").empty());
}

TEST_CASE("T1.3: closed memory shows a rank until the next move of either player") {
  Game table(closed(), game({"Ka4", "ga5"}));
  table.play("a4xa5");
  CHECK(table.view("red") == board({"Fj1", "Nj3", "xj10", "xj8", "g!a5"}) + " b - - 0");
  table.play("j8-j7");
  CHECK(table.text() == board({"Fj1", "Nj3", "fj10", "n'j7", "ga5"}) + " r - j7/j7j8:1 1");
  CHECK(table.view("red") == board({"Fj1", "Nj3", "xj10", "x'j7", "xa5"}) + " r - j7/j7j8:1 1");
  // The piece that goes on after its attack is hidden again too.
  Game attacker(closed(), game({"Ma4", "ka5"}));
  attacker.play("a4xa5");
  CHECK(attacker.view("blue").find("M'!") != std::string::npos);
  attacker.play("j8-j7").play("a5-a6");
  CHECK(attacker.view("blue").find('M') == std::string::npos);
  CHECK(attacker.text().find('!') == std::string::npos);
}

TEST_CASE("T2.3: an attack tells everybody both ranks, that of a piece that leaves the board too") {
  const auto shown = [](Game& table, const char* move) {
    const boardwright::Position& before = table.position();
    const boardwright::Seat seat = before.seats_on_turn().front();
    const boardwright::Move value = before.read_move(seat, move).value();
    const auto to_red = before.reveals(seat, value, 0);
    for (const boardwright::Seat viewer : {1U, BW_SPECTATOR})
      CHECK(before.reveals(seat, value, viewer) == to_red);
    if (!to_red) return std::string("nothing");
    CHECK(to_red->legal);
    std::string text = to_red->message;
    for (const auto& argument : to_red->arguments) text += " " + std::get<std::string>(argument.value);
    return text;
  };
  Game won({}, game({"Ka4", "ga5"}));
  CHECK(shown(won, "a4xa5") == "attack_lost red_captain blue_general");
  Game lost({}, game({"Na4", "ba5"}));
  CHECK(shown(lost, "a4xa5") == "attack_won red_miner blue_bomb");
  Game tied({}, game({"Ka4", "ka5"}));
  CHECK(shown(tied, "a4xa5") == "attack_tied red_captain blue_captain");
  CHECK(shown(tied, "a4-a3") == "nothing");
  Game set_up = under_test::game_with({{"set", "barrage"}});
  CHECK(shown(set_up, "M@a1") == "nothing");
}

TEST_CASE("T1.3: who has moved is known") {
  Game table({}, game({"Ka4", "tb7"}));
  table.play("a4-a5").play("b7-b6");
  CHECK(table.view("red").find("x'") != std::string::npos);
  CHECK(table.view("blue").find("X'") != std::string::npos);
  // Marks reach the picture, and backs stand for hidden ranks.
  const auto items = table.position().view(0).picture(0);
  const bw_shape* geometry = table.rules().geometry();
  const bw_item* own = item_at(items, 40);     // a5
  const bw_item* theirs = item_at(items, 51);  // b6
  const bw_item* flag = item_at(items, 99);    // j10
  REQUIRE((own != nullptr && theirs != nullptr && flag != nullptr));
  CHECK(std::string(geometry->kinds[own->kind].id) == "red_captain");
  CHECK(std::string(geometry->kinds[theirs->kind].id) == "blue_back");
  CHECK(std::string(geometry->kinds[flag->kind].id) == "blue_back");
  CHECK(own->flags == BW_ITEM_MOVED);
  CHECK(theirs->flags == BW_ITEM_MOVED);
  CHECK(flag->flags == 0);
  Game revealed({}, game({"Ma4", "ka5"}));
  revealed.play("a4xa5");
  const auto after = revealed.position().view(1).picture(1);
  REQUIRE(item_at(after, 40) != nullptr);
  CHECK(item_at(after, 40)->flags == (BW_ITEM_MOVED | BW_ITEM_REVEALED));
}

TEST_CASE("T1.4: both set up at the same time, and nobody sees how far the other has come") {
  Game table = under_test::game_with({{"set", "barrage"}});
  CHECK(table.actors() == std::vector<std::string>{"red", "blue"});
  const std::string start = table.view("blue");
  table.play("red", "M@a1");
  CHECK(table.text() == "10/10/10/10/2##2##2/2##2##2/10/10/10/M9 * - - 0");
  CHECK(table.view("red") == table.text());
  CHECK(table.view("blue") == start);
  CHECK(table.view("spectator") == start);
  table.play("red", "-@b1").play("blue", "F@a10");
  CHECK(table.text() == "f9/10/10/10/2##2##2/2##2##2/10/10/10/M-8 * - - 0");
  CHECK(table.view("blue") == "f9/10/10/10/2##2##2/2##2##2/10/10/10/10 * - - 0");
  CHECK(table.told("red", "G@c1", "blue").empty());
  CHECK(table.told("red", "G@c1", "spectator").empty());
}

TEST_CASE("T1.4: a player who is ready is no longer on turn; the last placement shows where pieces are") {
  Game table = under_test::game_with(
      {{"pieces", "{F: 1, M: 1, A: 1}"}, {"rows", "1"}, {"size", "8"}, {"lakes", "[]"}});
  for (const char* move : {"F@a1", "M@b1", "-@c1", "-@d1", "-@e1", "-@f1", "-@g1"}) table.play("red", move);
  CHECK(table.moves("red") == std::vector<std::string>{"A@h1"});
  table.play("red", "A@h1");
  CHECK(table.actors() == std::vector<std::string>{"blue"});
  CHECK(table.view("blue").starts_with("8/8/8/8/8/8/8/8 * "));
  for (const char* move : {"-@a8", "-@b8", "-@c8", "-@d8", "-@e8", "F@f8", "M@g8"}) table.play("blue", move);
  CHECK(table.told("blue", "A@h8", "red") == "X@h8");
  CHECK(table.told("blue", "A@h8", "blue") == "A@h8");
  table.play("blue", "A@h8");
  CHECK(table.text() == "5fma/8/8/8/8/8/8/FM5A r - - 0");
  CHECK(table.view("red") == "5xxx/8/8/8/8/8/8/FM5A r - - 0");
  CHECK(table.view("spectator") == "5xxx/8/8/8/8/8/8/XX5X r - - 0");
}

TEST_CASE("T7.2: views stay closed when the game is over") {
  Game table({}, game({"Si10", "kc8"}));
  table.play("i10xj10");
  CHECK(table.result() == "red flag_taken");
  CHECK(table.view("red").find('k') == std::string::npos);
  CHECK(table.view("blue").find('S') != std::string::npos);  // its attack has revealed it
  CHECK(table.view("blue").find('N') == std::string::npos);
}

TEST_CASE("T7.2, T7.3: a view's text is read for its viewer only") {
  const Game table({}, game({"Ka4", "g!a5"}));
  for (const char* viewer : {"red", "blue", "spectator"})
    CHECK(table.view_refusal(viewer, table.view(viewer)).empty());
  CHECK(table.view_refusal("red", table.text()).find("j10") != std::string::npos);
  CHECK(table.view_refusal("blue", table.view("red")).find("j10") != std::string::npos);
  CHECK(table.view_refusal("red", board({"Fj1", "x!j10"}) + " r - - 0").find("j10") != std::string::npos);
  CHECK(table.view_refusal("red", board({"Fj1", "Xj3", "xj10"}) + " r - - 0").find("j3") !=
        std::string::npos);
  CHECK(table.view_refusal("red", board({"Ka1"}) + " * - - 0").empty());
  CHECK(table.view_refusal("red", board({"Ka1", "ka10"}) + " * - - 0").find("a10") != std::string::npos);
}

TEST_CASE("T2.3, T1.3: explanations tell only what both know") {
  const Game hidden({}, game({"Ka4", "ga5"}));
  const Game other({}, game({"Ka4", "ta5"}));
  CHECK(hidden.why("a4xa5") == "legal attacks_unknown");
  CHECK(other.why("a4xa5") == "legal attacks_unknown");
}
