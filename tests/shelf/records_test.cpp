// SPDX-License-Identifier: GPL-3.0-or-later
//
// Golden games: each replays to its result.
#include "framework/record/replay.hpp"
#include "tests/shelf/support.hpp"

namespace boardwright {

TEST_CASE("golden games of the shelf replay to their results", "[shelf]") {
  std::map<std::string, int> games;
  for (const auto& file :
       std::filesystem::directory_iterator(BOARDWRIGHT_SOURCE_DIR "/games/shelf/records")) {
    INFO(file.path());
    const auto opened = open_record_file(file.path(), test::shelf());
    REQUIRE(opened);
    CHECK(opened->notice.empty());
    CHECK(opened->record.has_result());
    const auto played = replay(*opened);
    REQUIRE(played);
    CHECK(played->problem.empty());
    CHECK(played->result.has_value());
    ++games[opened->record.game];
  }
  CHECK(games.size() == test::shelf().games().size());
}

}  // namespace boardwright
