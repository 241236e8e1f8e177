// SPDX-License-Identifier: GPL-3.0-or-later
#include <array>

#include "tests/workshop/support.hpp"

using namespace boardwright;
using namespace boardwright::test;

TEST_CASE("a sentence is taken apart into place and words") {
  const ScratchFolder folder;
  const auto file = folder.write("x.lua", "one\n  ä = two\n");
  const std::string name = file.string();
  const auto of = [&](const std::string& sentence) { return game_problem(sentence, std::array{file}); };
  const GameProblem whole = of(name + ":2:8: no two");
  CHECK(whole.line == 2);
  CHECK(whole.column == 8);
  CHECK(whole.sentence == "no two");
  CHECK(whole.source == "  ä = two");
  // The column is counted in bytes, the caret stands below the character.
  CHECK(marked_source(whole) == "  2 |   ä = two\n    |       ^\n");
  CHECK(of(name + ":1: no one").column == 0);
  CHECK(marked_source(of(name + ":1: no one")) == "  1 | one\n");
  CHECK(of("mine/standard: " + name + ":1:2: x").sentence == "x");
  CHECK(of("they have failed (" + name + ":1:2: x (y))").sentence == "x (y)");
  CHECK_FALSE(of(name + ": it is damaged").has_place());
  CHECK(of(name + ": it is damaged").sentence == "it is damaged");
  CHECK(of("something else").file.empty());
  CHECK(place_words(of("something else")).empty());
  CHECK(place_words(whole).ends_with("x.lua:2:8: "));
  CHECK(of(name + ":99:1: x").source.empty());
  CHECK(marked_source(of(name + ":99:1: x")).empty());
}

TEST_CASE("of a long line the part with the place is shown") {
  const ScratchFolder folder;
  const auto file = folder.write("x.lua", std::string(5000, 'a') + "WRONG" + std::string(5000, 'b'));
  const std::string shown = marked_source(game_problem(file.string() + ":1:5001: x", std::array{file}));
  CHECK(shown.size() < 500);
  const auto line = shown.substr(0, shown.find('\n')), caret = shown.substr(shown.find('\n') + 1);
  CHECK(line.substr(caret.find('^'), 5) == "WRONG");
}
