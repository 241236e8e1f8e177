// SPDX-License-Identifier: GPL-3.0-or-later
//
// What `replay` says of games that somebody has typed in.
#include <catch2/catch.hpp>
#include <fstream>

#include "tests/cli/scratch.hpp"
#include "tests/support/run_program.hpp"

namespace {

std::string sheet(const std::string& name, const std::string& extra) {
  const auto file = scratch(name);
  std::ofstream(file) << "[Boardwright \"1\"]\n[Game \"coin_race\"]\n[Variant \"standard\"]\n"
                      << extra
                      << "[Result \"first=1 second=0 resignation\"]\n\n1. first walk:2\n2. chance heads\n";
  return file.string();
}

}  // namespace

TEST_CASE("dice that were entered are accepted, and called what they are") {
  const Ran ran = run_boardwright({"replay", sheet("entered.txt", "[Entered \"not verified\"]\n")});
  CAPTURE(ran.out, ran.err);
  CHECK(ran.status == 0);
  CHECK(ran.out.find("what chance brought can't be verified") != std::string::npos);
  const Ran json =
      run_boardwright({"replay", "--json", sheet("entered.txt", "[Entered \"not verified\"]\n")});
  CHECK(json.out.find("\"entered\": true") != std::string::npos);
  const Ran plain = run_boardwright({"replay", sheet("plain.txt", "")});
  CHECK(plain.status == 0);
  CHECK(plain.out.find("verified") == std::string::npos);
}

TEST_CASE("an entered record with a seed contradicts itself") {
  const Ran ran = run_boardwright({"replay", sheet("both.txt", "[Entered \"not verified\"]\n[SeedHash \"" +
                                                                   std::string(64, 'a') + "\"]\n")});
  CHECK(ran.status == 2);
  CHECK(ran.err.find("entered by hand") != std::string::npos);
}
