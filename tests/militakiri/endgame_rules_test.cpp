// SPDX-License-Identifier: GPL-3.0-or-later
//
// Chapter 7: the endgame rule.
#include "legal.hpp"

using namespace militakiri_test;

namespace {

slow::Options unlatched() {
  slow::Options options;
  options.endgame_latched = false;
  return options;
}
slow::Options instant() {
  slow::Options options;
  options.endgame_trigger = "instant";
  return options;
}
slow::Options blockade(const std::string& value) {
  slow::Options options;
  options.blockade = value;
  return options;
}

// Red's star tower on f6, one field each way: column, row, diagonals.
const std::string kTower = " f6-e5 f6-e6 f6-e7 f6-f5 f6-f7 ";
const std::string kTowerFar = " f6-f5..f1 f6-f7..f12 f6-e6..a6 f6-e5..b2 f6-e7..a11 ";

}  // namespace

TEST_CASE("M7.1: the rule starts when a turn ends with a lone tower") {
  // Red takes Blue's last pawn; Blue has a plus tower left.
  const std::string before = "5pT/6/6/6/6/6/2C13/2s13/6/2PT3/6/6 r 122/000 - m - 0";
  const std::string begun = after(before, "c6xc5");
  CHECK(begun == "5pT/6/6/6/6/6/6/2C23/6/2PT3/6/6 b 122/000 - m 50/50 0");
  legal(begun, "f12-e12 f12-f11");
  // A quiet move ends a turn too: a position typed with a lone tower and no count.
  CHECK(after("5pT/6/6/6/6/6/6/2C23/6/2PT3/6/6 b 122/000 - m - 0", "f12-a12") ==
        "pT5/6/6/6/6/6/6/2C23/6/2PT3/6/6 r 122/000 - m 50/50 0");
  // A lone stack is no lone tower; that player has lost (M8.1), and two towers are not one.
  CHECK(after("4pTpT/6/6/6/6/6/2C13/2s13/6/2PT3/6/6 r 122/000 - m - 0", "c6xc5") ==
        "4pTpT/6/6/6/6/6/6/2C23/6/2PT3/6/6 b 122/000 - m - 0");
}

TEST_CASE("M7.1: Red's own lone tower starts it, and the double board counts 100") {
  CHECK(after("pTs14/6/6/6/6/6/1C14/1s14/6/6/6/5ST b 000/000 - m - 0", "b5xb6") ==
        "pTs14/6/6/6/6/6/1s24/6/6/6/6/5ST r 000/000 - m 50/50 0");
  slow::Options both;
  both.double_board = true;
  CHECK(after(both, "pTs110/12/12/12/12/12/1C110/1s110/12/12/12/11ST b 000/000 - m - 0", "b5xb6") ==
        "pTs110/12/12/12/12/12/1s210/12/12/12/12/11ST r 000/000 - m 100/100 0");
}

TEST_CASE("M7.1: waiting and reserve towers are not on the board") {
  CHECK(after("5pT/6/6/6/6/6/2C13/2s13/6/2PT3/6/6 r 122/122 s m - 0", "c6xc5") ==
        "5pT/6/6/6/6/6/6/2C23/6/2PT3/6/6 b 122/122 s m 50/50 0");
}

TEST_CASE("M7.1: a turn ends after the placement of M6.2") {
  // Red's only stack promotes: one tower on the board, then two.
  const std::string promotes = "sTs14/6/6/6/6/6/6/2p13/1P24/6/6/CT5 r 122/122 - m - 0";
  CHECK(after(promotes, "b4xc5") == "sTs14/6/6/6/6/6/6/6/6/6/6/CT5 r 121/122 - pP - 0");
  CHECK(after(promotes, "b4xc5 P@a2") == "sTs14/6/6/6/6/6/6/6/6/6/PT5/CT5 b 121/122 - m - 0");
}

TEST_CASE("M7.1: the parameter endgame_trigger") {
  const std::string promotes = "sTs14/6/6/6/6/6/6/2p13/1P24/6/6/CT5 r 122/122 - m - 0";
  CHECK(after(instant(), promotes, "b4xc5") == "sTs14/6/6/6/6/6/6/6/6/6/6/CT5 r 121/122 - pP 50/50 0");
  CHECK(after(instant(), promotes, "b4xc5 P@a2") == "sTs14/6/6/6/6/6/6/6/6/6/PT5/CT5 b 121/122 - m 49/50 0");
}

TEST_CASE("M7.1: the rule stays on, or not: the parameter endgame_latched") {
  // Blue's waiting tower joins the lone one.
  const std::string before = "5pT/6/6/6/6/6/6/2C23/6/2PT3/6/6 b 122/000 s m 50/50 0";
  CHECK(after(before, "S@a12") == "sT4pT/6/6/6/6/6/6/2C23/6/2PT3/6/6 b 122/000 - m 50/50 0");
  CHECK(after(unlatched(), before, "S@a12") == "sT4pT/6/6/6/6/6/6/2C23/6/2PT3/6/6 b 122/000 - m - 0");
  legal(after(before, "S@a12"), "a12-b12 a12-a11 a12-b11 f12-e12 f12-f11");
  legal(after(unlatched(), before, "S@a12"), "a12-b12..e12 a12-a11..a1 a12-b11..f7 f12-e12..b12 f12-f11..f1");
  // A fresh count when it starts again.
  CHECK(after(unlatched(), "5pT/6/6/6/6/6/2C13/2s13/6/2PT3/6/6 r 122/000 - m - 0", "c6xc5") ==
        "5pT/6/6/6/6/6/6/2C23/6/2PT3/6/6 b 122/000 - m 50/50 0");
  // While the lone tower is there it goes on.
  CHECK(after(unlatched(), "5pT/6/6/6/6/6/6/2C23/6/2PT3/6/6 b 122/000 - m 7/8 0", "f12-f11") ==
        "6/5pT/6/6/6/6/6/2C23/6/2PT3/6/6 r 122/000 - m 7/7 0");
}

TEST_CASE("M7.2: every piece of both moves and takes one field at most") {
  legal("5pT/6/6/6/6/6/6/2C23/6/2PT3/6/6 r 122/000 - m 1/1 0",
        "c3-b3 c3-c2 c3-c4 c3-d3 c5-b4 c5-b6 c5-d4 c5-d6");
  // Two fields away nothing is taken.
  legal("5pT/6/6/2p13/6/2C23/6/6/6/2PT3/6/6 r 122/000 - m 9/9 0",
        "c3-b3 c3-c2 c3-c4 c3-d3 c7-b6 c7-b8 c7-d6 c7-d8");
  slow::Options far;
  far.endgame_reach = 2;
  legal(far, "5pT/6/6/2p13/6/2C23/6/6/6/2PT3/6/6 r 122/000 - m 9/9 0",
        "c3-b3..a3 c3-c2..c1 c3-c4..c5 c3-d3..e3 c7-b6..a5 c7-b8..a9 c7-d6..e5 c7-d8..e9 c7xc9");
}

TEST_CASE("M7.3: moves are counted down at the end of each turn") {
  CHECK(after("5pT/6/6/6/6/6/6/2C23/6/2PT3/6/6 r 122/000 - m 2/2 0", "c5-d6 f12-e12") ==
        "4pT1/6/6/6/6/6/3C22/6/6/2PT3/6/6 r 122/000 - m 1/1 0");
  const std::string last = after("5pT/6/6/6/6/6/6/2C23/6/2PT3/6/6 r 122/000 - m 1/1 0", "c5-d6");
  CHECK(last == "5pT/6/6/6/6/6/3C22/6/6/2PT3/6/6 b 122/000 - m 0/1 0");
  CHECK(result(last).empty());
  legal(last, "f12-e12 f12-f11");
  const std::string drawn = after(last, "f12-e12");
  CHECK(drawn == "4pT1/6/6/6/6/6/3C22/6/6/2PT3/6/6 r 122/000 - m 0/0 0");
  CHECK(result(drawn) == "draw move_limit");
  legal(drawn, "");
}

TEST_CASE("M7.3: a placement is not a move, a pass is one") {
  CHECK(after("5pT/6/6/6/6/6/6/2C23/6/2PT3/6/6 b 122/000 s m 50/50 0", "S@a12 a12-b12") ==
        "1sT3pT/6/6/6/6/6/6/2C23/6/2PT3/6/6 r 122/000 - m 50/49 0");
  // A capture with its placement is one move.
  CHECK(after("5pT/6/6/6/6/2s23/2C23/6/6/2PT3/6/6 r 122/000 - m 9/9 0", "c6xc7 C@a1") ==
        "5pT/6/6/6/6/6/6/6/6/2PT3/6/CT5 b 112/000 - m 8/9 0");
  CHECK(after("6/6/6/6/6/6/5ST/6/6/6/1P14/cT5 b 000/000 - m 9/9 0", "pass") ==
        "6/6/6/6/6/6/5ST/6/6/6/1P14/cT5 r 000/000 - m 9/8 1");
  slow::Options few;
  few.endgame_moves = 3;
  CHECK(after(few, "5pT/6/6/6/6/6/2C13/2s13/6/2PT3/6/6 r 122/000 - m - 0", "c6xc5") ==
        "5pT/6/6/6/6/6/6/2C23/6/2PT3/6/6 b 122/000 - m 3/3 0");
}

TEST_CASE("M7.4: a move may not take the lone tower's last way to move") {
  // The cross tower in the corner could only go to b2.
  const std::string red = "6/6/6/6/6/6/5ST/6/6/1P14/3P22/cT5 r 111/011 - m 20/20 0";
  const std::string others = kTower + "b3-a3 b3-b4 b3-c3 d2-c2 d2-d1 d2-d3 d2-e2 ";
  legal(red, others);
  legal(blockade("any"), red, others);
  legal(blockade("off"), red, others + "b3-b2");
  // Blue may not do it either.
  legal("4s1PT/6/4c11/6/6/6/6/6/6/6/6/sT5 b 000/122 - m 20/20 0",
        "a1-a2 a1-b1 a1-b2 e10-d11 e10-d9 e10-f9 e12-d11 e12-d12 e12-e11 e12-f11 e12xf12");
  // The corner is not special: from a7, on the edge, b6 is the only way out.
  legal("6/6/6/6/1P14/cT5/5ST/1P14/6/6/6/6 r 000/000 - m 9/9 0",
        kTower + "b8-b7 b8-b9 b8-a8 b8-c8 b8xa7 b5-a5 b5-c5 b5-b4");
}

TEST_CASE("M7.4: also the move that starts the rule") {
  // Taking the pawn on b1 with a stack that stays there; Blue could have moved before.
  const std::string stays = "6/6/6/6/6/6/5ST/6/6/6/S15/pTp1S33 r 022/000 - m - 0";
  const std::string others =
      kTowerFar + "f6xa1 a2-a3 a2-b2 a2-b3 a2xa1 a2xb1 c1-b2..a3 c1-c2..c4 c1-d1..f1 c1-d2..f4 ";
  legal(stays, others);
  CHECK(under_test::Game({}, stays).why("c1xb1") == "M7.4 blockade");
}

TEST_CASE("M7.4: the attacker of a promoting capture is gone when it is judged") {
  const std::string promotes = "6/6/6/6/6/6/5ST/6/6/6/S15/pTp1S33 r 122/000 - m - 0";
  legal(promotes,
        kTowerFar + "f6xa1 a2-a3 a2-b2 a2-b3 a2xa1 a2xb1 c1-b2..a3 c1-c2..c4 c1-d1..f1 c1-d2..f4 c1xb1");
  // Placements are free: even on b1.
  const std::string placed = after(promotes, "c1xb1 S@b1");
  CHECK(placed == "6/6/6/6/6/6/5ST/6/6/6/S15/pTST4 b 022/000 - m 50/50 0");
  legal(placed, "pass");
}

TEST_CASE("M7.4: reach before the move and after it") {
  // The plus tower on a1 can take c3 from afar, and not with a reach of one: any move but those that give it
  // something to do takes that away.
  const std::string off = "6/6/6/6/6/6/5ST/6/6/2S13/P15/pTC14 r 022/000 - m - 0";
  legal(off, "a2-a3 a2-b2 b1-c2 b1xa1 c3-b2");
  // With the rule on it could do nothing before: nothing is taken away.
  legal("6/6/6/6/6/6/5ST/6/6/2S13/P15/pTC14 r 022/000 - m 20/20 0",
        kTower + "a2-a3 a2-b2 b1-c2 b1xa1 c3-b2 c3-b3 c3-b4 c3-c2 c3-c4 c3-d2 c3-d3 c3-d4");
}

TEST_CASE("M7.4: a placement that is due counts as a way to move") {
  const std::string waits = "6/6/6/6/6/6/5ST/6/6/1P14/3P22/cT5 r 111/000 c m 20/20 0";
  legal(waits, kTower + "b3-a3 b3-b4 b3-c3 d2-c2 d2-d1 d2-d3 d2-e2 b3-b2");
}

TEST_CASE("M7.4: the parameter blockade at any") {
  // Blocked already: caused says nothing, any asks for a move that frees.
  const std::string blocked = "6/6/6/6/6/6/5ST/6/6/6/1P11P22/cT5 r 111/011 - m 20/20 0";
  legal(blocked, kTower + "b2-a2 b2-b1 b2-b3 b2-c2 b2xa1 d2-c2 d2-d1 d2-d3 d2-e2");
  legal(blockade("any"), blocked, "b2-a2 b2-b1 b2-b3 b2-c2 b2xa1");
  CHECK(under_test::Game(blockade("any"), blocked).why("d2-c2") == "M7.4 blockade_kept");
}

TEST_CASE("M7.4: where every move is forbidden, M8.4 applies") {
  const std::string full = "S1S1S1S1S1S1/";
  const std::string position =
      full + full + full + full + full + full + full +
      "S1S1S1S1STS1/S1S1S1S1S1S1/C1P1C1S1S1S1/2P1S1S1S1/cT1C1S1S1S1 r 011/011 - m 20/20 0";
  legal(position, "pass");
  legal(blockade("off"), position, "a3-b2 b3-b2 c1-b2 c2-b2 c3-b2");
  slow::Options loss;
  loss.no_moves = "loss";
  CHECK(result(loss, position) == "blue no_moves");
}
