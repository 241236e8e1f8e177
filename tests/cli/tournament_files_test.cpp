// SPDX-License-Identifier: GPL-3.0-or-later
#include <catch2/catch.hpp>
#include <fstream>
#include <iterator>

#include "tests/cli/scratch.hpp"
#include "tests/support/run_program.hpp"

namespace {

const std::string kGolden = BOARDWRIGHT_SOURCE_DIR "/tests/tournament/golden/";

std::string whole(const std::string& path) {
  std::ifstream in(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), {}};
}

std::string written(const std::string& name, const std::string& text) {
  const auto path = scratch(name).string();
  std::ofstream(path, std::ios::binary) << text;
  return path;
}

/// Columns as the format has them: number, points, rounds.
std::string person(char number, const std::string& points, const std::string& rounds) {
  return "001    " + std::string(1, number) + std::string(73, ' ') + points + "    1  " + rounds + "\r";
}

}  // namespace

TEST_CASE("tournament check replays rounds and lists what differs") {  // T20.9
  const auto good = run_boardwright({"tournament", "check", kGolden + "few.trf"});
  CHECK(good.status == 0);
  CHECK(good.out == kGolden + "few.trf: 5 rounds, all as the rules pair them\n");
  // Of four the first meets the third.
  const auto other =
      written("other.trf", person('1', "1.0", "   2 w 1") + person('2', "0.0", "   1 b 0") +
                               person('3', "1.0", "   4 b 1") + person('4', "0.0", "   3 w 0"));
  const auto bad = run_boardwright({"tournament", "check", other, kGolden + "few.trf"});
  CHECK(bad.status == 1);
  CHECK(bad.out == other + ": round 1: 1-2 4-3; by the rules 1-3 4-2\n" + other +
                       ": 1 round, 1 not as the rules pair them\n" + good.out);
}

TEST_CASE("tournament pair prints the next round and nothing else") {
  const auto file = written("three.trf", "152 W\r" + person('1', "1.0", "   2 w 1") +
                                             person('2', "0.0", "   1 b 0") + person('3', "1.0", "0000 - U"));
  const auto ran = run_boardwright({"tournament", "pair", file});
  CHECK(ran.status == 0);
  CHECK(ran.out == "2\n3 1\n2 0\n");
  CHECK(ran.err.empty());
}

TEST_CASE("a round that can't be made is told by its rule, with exit status 1") {  // T5.7
  const auto file = written("two.trf", person('1', "1.0", "   2 w 1") + person('2', "0.0", "   1 b 0"));
  const auto ran = run_boardwright({"tournament", "pair", file});
  CHECK(ran.status == 1);
  CHECK(ran.out.empty());
  CHECK(one_sentence(ran.err));
  CHECK(ran.err.find("T6.4: No round can be made without a second meeting; it concerns number 1. ") !=
        std::string::npos);
}

TEST_CASE("files of tournaments that can't be read are told with line and column") {
  const auto file = written("wrong.trf", person('1', "2.0", "   2 w 1") + person('2', "0.0", "   1 b 0"));
  for (const std::string command : {"check", "pair"}) {
    const auto ran = run_boardwright({"tournament", command, file});
    CHECK(ran.status == 2);
    CHECK(one_sentence(ran.err));
    CHECK(ran.err == "boardwright: " + file + ":1:82: The points are 2.0, but the results give 1.0.\n");
  }
  const auto over = run_boardwright({"tournament", "generate", "--people", "0"});
  CHECK(over.status == 2);
  CHECK(one_sentence(over.err));
  const auto points = run_boardwright({"tournament", "generate", "--points", "9-9"});
  CHECK(points.status == 2);
  CHECK(points.err.find("--points") != std::string::npos);
}

TEST_CASE("a generated tournament is the same from the same seed, and is paired by the rules") {
  const auto ran =
      run_boardwright({"tournament", "generate", "--people", "7", "--rounds", "5", "--seed", "3"});
  CHECK(ran.status == 0);
  CHECK(ran.out == whole(kGolden + "few.trf"));
  const auto out = scratch("made.trf").string();
  const auto made = run_boardwright({"tournament", "generate", "--people", "12", "--rounds", "4",
                                     "--forfeits", "20", "--late", "30", "--accelerated", "--out", out});
  CHECK(made.status == 0);
  CHECK(run_boardwright({"tournament", "check", out}).status == 0);
}
