// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/board/disc.hpp"

#include <catch2/catch.hpp>
#include <string>
#include <vector>

#include "tests/framework/support.hpp"

namespace boardwright::test {
namespace {

std::vector<Tone> tones_of(const std::vector<std::string>& seats) {
  const BoardGeometry board(bw_shape{}, seats);
  std::vector<Tone> tones;
  for (Seat seat = 0; seat < seats.size(); ++seat) tones.push_back(board.tone(seat));
  return tones;
}

}  // namespace

TEST_CASE("a seat that is called by a colour has pieces of that colour") {
  using enum Tone;
  CHECK(tones_of({"white", "black"}) == std::vector{kLight, kDark});
  CHECK(tones_of({"black", "white"}) == std::vector{kDark, kLight});
  CHECK(tones_of({"red", "yellow", "blue"}) == std::vector{kRed, kYellow, kBlue});
  // By turns where one of them is no colour: it must not meet another's.
  CHECK(tones_of({"white", "attackers"}) == std::vector{kDark, kLight});
  CHECK(tones_of({"north", "east", "south", "west"}) == std::vector{kDark, kLight, kRed, kBlue});
  CHECK(BoardGeometry(bw_shape{}, {"white", "black"}).tone(BW_NOBODY) == kNone);
}

TEST_CASE("a disc has its seat's colour and its sign") {
  const std::string white = drawn_disc({"man", 0, "<&"}, Tone::kLight);
  CHECK(white.find(disc_colours(Tone::kLight).body) != std::string::npos);
  CHECK(white.find("&lt;&amp;</text>") != std::string::npos);
  CHECK(white.find("stroke-opacity") == std::string::npos);
  const std::string other = drawn_disc({"man", 1, "é"}, Tone::kLight);
  CHECK(other.find("font-size=\"42\"") != std::string::npos);  // one letter of two bytes
  CHECK(other.find("stroke-opacity") != std::string::npos);    // told apart without its colour
}

}  // namespace boardwright::test
