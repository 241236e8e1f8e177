// SPDX-License-Identifier: GPL-3.0-or-later
//
// Chapter 12: leaf counts. Each was found by two programs that share no code.
#include <array>
#include <fstream>
#include <sstream>

#include "game_under_test.hpp"
#include "plugins/host/leaves.hpp"

namespace {

struct LeafLine {
  std::uint32_t depth = 0;
  std::uint64_t count = 0;
  slow::Options options;
  std::string position;
};

/// `depth count single|double position` on each line; # begins a comment.
std::vector<LeafLine> lines_of_file() {
  std::ifstream file(BOARDWRIGHT_SOURCE_DIR "/games/militakiri/perft.txt");
  REQUIRE(file.is_open());
  std::vector<LeafLine> lines;
  for (std::string text; std::getline(file, text);) {
    if (text.empty() || text[0] == '#') continue;
    LeafLine line;
    std::string board;
    std::istringstream words(text);
    words >> line.depth >> line.count >> board >> std::ws;
    std::getline(words, line.position);
    INFO(text);
    REQUIRE((board == "single" || board == "double"));
    REQUIRE(line.count > 0);
    line.options.double_board = board == "double";
    lines.push_back(line);
  }
  return lines;
}

constexpr const char* kExample =
    "s1s1s1sTs1s1/c1p1cTp1c1p1/p1c1p1c1pTc1/6/6/6/6/6/6/PTC1P1C1P1C1/P1CTP1C1P1C1/S1S1S1S1STS1 ";

}  // namespace

TEST_CASE("leaf counts of the manuals' example arrangement") {
  for (const auto& [side, counts] : {std::pair{"r", std::array{13U, 165U, 2816U}}, {"b", {13, 165, 2662}}}) {
    const std::string text = std::string(kExample) + side + " 122/122 - m - 0";
    const under_test::Game game({}, text);
    const slow::Game slow({}, text);
    for (std::uint32_t depth = 1; depth <= 3; ++depth) {
      INFO(text << ", depth " << depth);
      CHECK(game.leaves(depth) == counts[depth - 1]);
      CHECK(slow.leaves(static_cast<int>(depth)) == counts[depth - 1]);
    }
  }
}

TEST_CASE("leaf counts of perft.txt by the plugin") {
  const auto lines = lines_of_file();
  CHECK(lines.size() >= 10);
  for (const LeafLine& line : lines) {
    INFO(line.position << ", depth " << line.depth);
    const under_test::Game game(line.options, line.position);
    CHECK(game.leaves(line.depth) == line.count);
    // The plugin's own counting is faster than making moves; both are right.
    CHECK(boardwright::count_leaves_by_playing(game.position(), line.depth) == line.count);
  }
}

TEST_CASE("leaf counts of perft.txt by the slow rules") {
  for (const LeafLine& line : lines_of_file()) {
    INFO(line.position << ", depth " << line.depth);
    CHECK(slow::Game(line.options, line.position).leaves(static_cast<int>(line.depth)) == line.count);
  }
}
