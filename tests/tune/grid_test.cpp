// SPDX-License-Identifier: GPL-3.0-or-later
//
// What --over takes, and the points it makes.
#include <set>

#include "framework/tune/parameter_grid.hpp"
#include "tests/statistics/support.hpp"

using namespace boardwright;
using namespace boardwright::test;

namespace {

std::vector<ParameterSpec> specs() {
  std::vector<ParameterSpec> all(4);
  all[0].name = "jump_own";
  all[0].type = BW_BOOL;
  all[1].name = "layout";
  all[1].type = BW_CHOICE;
  all[1].choices = {"edge", "corner", "mixed"};
  all[2].name = "marks";
  all[2].type = BW_INTEGER_LIST;
  all[2].max_length = 4;
  all[3].name = "size";
  all[3].type = BW_INTEGER;
  all[3].min = 5;
  all[3].max = 4000000000000;
  return all;
}

Result<std::vector<GridAxis>> axes_of(const std::vector<std::string>& texts) {
  static const auto known = specs();
  return read_axes(texts, known);
}

std::vector<std::string> points_of(const std::string& text) {
  const auto axes = value_of(axes_of({text}));
  std::vector<std::string> points;
  for (const Parameters& point : grid_points(axes, 500, 1).points) points.push_back(point_text(point, axes));
  return points;
}

std::string problem_of(const std::string& text) {
  const auto axes = axes_of({text});
  return axes ? "none" : axes.error();
}

}  // namespace

TEST_CASE("values to try are read by the parameters' types") {
  CHECK(points_of("size=6..8") == std::vector<std::string>{"size=6", "size=7", "size=8"});
  CHECK(points_of("size=6..11/2") == std::vector<std::string>{"size=6", "size=8", "size=10"});
  CHECK(points_of("size=6|12") == std::vector<std::string>{"size=6", "size=12"});
  CHECK(points_of("jump_own") == std::vector<std::string>{"jump_own=off", "jump_own=on"});
  CHECK(points_of("layout").size() == 3);
  CHECK(points_of("layout=mixed|edge") == std::vector<std::string>{"layout=mixed", "layout=edge"});
  CHECK(points_of("layout=edge,size=6..7,jump_own") ==
        std::vector<std::string>{"layout=edge size=6 jump_own=off", "layout=edge size=6 jump_own=on",
                                 "layout=edge size=7 jump_own=off", "layout=edge size=7 jump_own=on"});
  CHECK(value_of(axes_of({"size=6..7", "jump_own"})).size() == 2);
}

TEST_CASE("what can't be tried is told in one sentence with a way out") {
  CHECK(problem_of("sise=6..8").find("did you mean 'size'?") != std::string::npos);
  CHECK(problem_of("layout=cornr").find("did you mean 'corner'?") != std::string::npos);
  CHECK(problem_of("size").find("from 5 to") != std::string::npos);
  CHECK(problem_of("size=4..8").find("not '4'") != std::string::npos);
  CHECK(problem_of("size=8..6").find("smaller number first") != std::string::npos);
  CHECK(problem_of("size=5..4000000000000").find("larger steps") != std::string::npos);
  CHECK(problem_of("size=6,size=7").find("twice") != std::string::npos);
  CHECK(problem_of("size=6|6").find("twice") != std::string::npos);
  CHECK(problem_of("marks").find("--set") != std::string::npos);
  for (const char* bad :
       {"", ",", "size=", "size=..", "size=6..", "size=6..8/", "size=6..8/0", "size=6..8/-1", "size=6...8",
        "size=a..b", "jump_own=maybe", "layout=", "layout=|", "=6", "size==6"}) {
    INFO(bad);
    CHECK_FALSE(axes_of({bad}));
  }
  const std::vector<ParameterSpec> none;
  const std::vector<std::string> size{"size=6"};
  CHECK(read_axes(size, none).error().find("no parameters") != std::string::npos);
}

TEST_CASE("a large grid is sampled, by the seed alone") {
  const auto axes = value_of(axes_of({"size=5..1004", "layout", "jump_own"}));
  const GridPoints one = grid_points(axes, 500, 1), again = grid_points(axes, 500, 1),
                   other = grid_points(axes, 500, 2);
  CHECK(one.all == 6000);
  CHECK(one.sampled());
  REQUIRE(one.points.size() == 500);
  CHECK(one.points == again.points);
  CHECK(one.points != other.points);
  std::set<std::string> texts;
  for (const Parameters& point : one.points) texts.insert(point_text(point, axes));
  CHECK(texts.size() == 500);
  const auto whole = value_of(axes_of({"size=5..504"}));
  CHECK_FALSE(grid_points(whole, 500, 1).sampled());
  CHECK(grid_points(whole, 500, 1).points.size() == 500);
}
