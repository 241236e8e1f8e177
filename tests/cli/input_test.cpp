// SPDX-License-Identifier: GPL-3.0-or-later
//
// Standard input that never ends, or holds a line that doesn't.
#include <catch2/catch.hpp>

#include "tests/cli/scratch.hpp"
#include "tests/support/run_program.hpp"
#include "ui/cli/line_input.hpp"

namespace {

using boardwright::cli::LineInput;

const std::string kEndless(LineInput::kLongestLine + 5000, 'x');

}  // namespace

TEST_CASE("a line without an end is dropped, and the next one is answered") {
  const Ran ugi = run_boardwright({"ugi", "coin_race"}, "isready\n" + kEndless + "\nisready\n" + kEndless);
  CHECK(ugi.status == 0);
  CHECK(ugi.out == "readyok\nerror the line is too long\nreadyok\nerror the line is too long\n");

  const Ran play =
      run_boardwright({"play", "lines_of_action", "--seat", "black=human", "--seat", "white=human"},
                      kEndless + "\nc1-c3\nquit\n");
  CHECK(play.status == 0);
  CHECK(play.out.find("That line is too long.\n") != std::string::npos);
  CHECK(play.out.find("Black: c1-c3\n") != std::string::npos);
}

TEST_CASE("input that holds more than any club's file is refused") {
  const std::string much(std::size_t{65} << 20U, ' ');
  const Ran ran =
      run_boardwright({"tournament", "import", "-", "--store", scratch("club.db").string()}, much);
  CHECK(ran.status == 2);
  CHECK(one_sentence(ran.err));
  CHECK(ran.err == "boardwright: -: the input is too large, expected at most 64 MB\n");
}
