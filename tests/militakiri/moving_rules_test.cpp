// SPDX-License-Identifier: GPL-3.0-or-later
//
// Chapter 4: moving.
#include "legal.hpp"

using namespace militakiri_test;

namespace {
// What Red's tower on a1 and the pawn on b1 can do in the positions below.
const std::string kOthers = " a1-b2..f6 a1xa12 b1-b2 b1-c1 ";
}  // namespace

TEST_CASE("M4.1: plus along rows and columns, cross along diagonals, star along both") {
  legal("sTs14/6/6/6/6/6/2P23/6/6/6/6/CTP14 r 122/122 - m - 0",
        kOthers + "c6-b6..a6 c6-d6..e6 c6-c7..c8 c6-c5..c4");
  legal("sTs14/6/6/6/6/6/2C23/6/6/6/6/CTP14 r 122/122 - m - 0",
        kOthers + "c6-b5..a4 c6-b7..a8 c6-d5..e4 c6-d7..e8");
  legal("sTs14/6/6/6/6/6/2S23/6/6/6/6/CTP14 r 122/122 - m - 0",
        kOthers + "c6-b6..a6 c6-d6..e6 c6-c7..c8 c6-c5..c4 c6-b5..a4 c6-b7..a8 c6-d5..e4 c6-d7..e8");
}

TEST_CASE("M4.2: a rank n moves up to n fields, a tower any number") {
  legal("sTs14/6/6/6/6/6/2S43/6/6/6/6/CTP14 r 022/122 - m - 0",
        kOthers + "c6-b6..a6 c6-d6..f6 c6-c7..c10 c6-c5..c2 c6-b5..a4 c6-b7..a8 c6-d5..f3 c6-d7..f9");
  legal("sTs14/6/6/6/6/6/2P33/6/6/6/6/CTP14 r 120/122 - m - 0",
        kOthers + "c6-b6..a6 c6-d6..f6 c6-c7..c9 c6-c5..c3");
  legal("sTs14/6/6/6/6/6/2P13/6/6/6/6/CTP14 r 122/122 - m - 0", kOthers + "c6-b6 c6-d6 c6-c7 c6-c5");
  legal("sTs14/6/6/6/6/6/2PT3/6/6/6/6/CTP14 r 122/122 - m - 0",
        kOthers + "c6-b6..a6 c6-d6..f6 c6-c7..c12 c6-c5..c1");
}

TEST_CASE("M4.2: every field passed over is empty, and the target too: nobody jumps") {
  // The plus tower between a blue pawn, which it can't take so, and two red pieces.
  legal("sTs14/6/6/6/2p13/6/2PT1S11/6/6/2C13/6/6 r 122/122 - m - 0",
        "c6-b6..a6 c6-d6 c6-c7 c6-c5..c4 c3-b2 c3-b4 c3-d2 c3-d4 e6-d5 e6-d6 e6-d7 e6-e5 e6-e7 e6-f5 e6-f6 "
        "e6-f7");
  // Enemies on the diagonals are taken over empty fields only: e8 stands behind d7.
  legal("sTs14/6/6/6/4s11/3s12/2PT3/1C14/p15/6/6/6 r 122/122 - m - 0",
        "b5-a6 b5-c4 c6-b6..a6 c6-d6..f6 c6-c7..c12 c6-c5..c1 c6xd7");
}

TEST_CASE("M4.3: backwards too, and nobody has to move or take a certain piece") {
  // Red can take d8 and need not; all directions are open to a pawn.
  legal("sTs14/6/6/6/3pT2/2S13/6/6/6/6/6/P1CT4 r 122/122 - m - 0",
        "c7-b6 c7-b7 c7-b8 c7-c6 c7-c8 c7-d6 c7-d7 c7xd8 a1-a2 b1-a2 b1-c2..f5 b1xb12");
  legal("6/6/6/6/6/6/6/2p13/6/6/6/CTST3sT b 122/122 - m - 0",
        "c5-b5 c5-d5 c5-c4 c5-c6 f1-e1..c1 f1xb1 f1-f2..f12 f1-e2..a6");
}
