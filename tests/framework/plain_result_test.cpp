// SPDX-License-Identifier: GPL-3.0-or-later
//
// Results as people and their keyboards write them.
#include "framework/text/plain_result.hpp"

#include <catch2/catch.hpp>

using namespace boardwright;

TEST_CASE("results are read in whichever signs they are written") {
  for (const char* won :
       {"1-0", "1–0", "1 – 0", "1—0", "1\u22120", "1\u20100", "1:0", "1\u00A0\u2013\u202F0", " 1-0\t"})
    CHECK(plain_result(won) == "1-0");
  for (const char* drawn : {"½-½", "½–½", "1/2-1/2", "1/2 \u2212 1/2", "0.5-0.5", "0,5-0,5", ".5-.5", "½",
                            "1/2", "0,5\u22120.5", "½:½"})
    CHECK(plain_result(drawn) == "½-½");
  CHECK(plain_result("1½–½") == "1½-½");
  CHECK(plain_result("1 1/2 - 1/2") == "1½-½");
  CHECK(plain_result("1,5-0,5") == "1½-½");
  CHECK(plain_result("10,5 – 1,5") == "10½-1½");
  // A comma parts the games of a match.
  CHECK(plain_result("1–0, ½–½, 0-1") == "1-0,½-½,0-1");
  CHECK(plain_result("0,5-0,5,1-0") == "½-½,1-0");
  CHECK(plain_result("1-0,+ – −") == "1-0,+:-");
  for (const char* forfeit : {"+:-", "+-", "+--", "+ – −", "+−−"}) CHECK(plain_result(forfeit) == "+:-");
  for (const char* forfeit : {"-:+", "-+", "− – +"}) CHECK(plain_result(forfeit) == "-:+");
  for (const char* forfeit : {"-:-", "--", "− – −"}) CHECK(plain_result(forfeit) == "-:-");
  for (const char* same : {"", "*", "=", "7-5", "u1-0", "2.3-1.2", "won", "2-0"})
    CHECK(plain_result(same) == same);
}
