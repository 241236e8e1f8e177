// SPDX-License-Identifier: GPL-3.0-or-later
//
// What runs in a script for a line, recorded with what is local there.
#include "plugins/host/debugger.hpp"

#include <algorithm>
#include <chrono>

#include "plugins/host/console.hpp"
#include "tests/script/support.hpp"

using namespace boardwright;

namespace {

/// A game of one row, whose functions are short enough to be followed by hand.
const std::string kFollowed = R"(game "Followed" { id = "followed", seats = { "a", "b" },
  kinds = { { "stone", "s" } },
  reasons = { over = "it is over" } }
board = grid(3, 1)
local least = 1

local function twice(n)
  local double = n * 2
  return double
end

function start(p) p.cell[2] = 1 end

function moves(p, seat, add)
  for f = least, 3 do
    local empty = p.cell[f] == 0
    if empty then add(f) end
  end
end

function play(p, seat, f)
  p.cell[f] = 1
  local n = twice(f)
  p.turn = 3 - seat
  if n > 100 then while true do n = n + 1 end end
end
)";

struct Followed {
  ScriptFile file;
  std::shared_ptr<const Rules> rules;
  explicit Followed(const std::string& text = kFollowed) : file(text) {
    const auto library = file.load();
    if (!library) FAIL(library.error());
    const auto made = (*library)->create((*library)->games().front().id);
    if (!made) FAIL(made.error());
    rules = *made;
  }
  [[nodiscard]] DebugRecording record(const std::string& line, const DebugWanted& wanted = {}) const {
    auto recording = record_run(rules->start(), line, wanted);
    REQUIRE(recording.has_value());
    return std::move(*recording);
  }
  /// Where this stands in the text, from 1.
  [[nodiscard]] static std::uint32_t line_of(const std::string& words) {
    const auto at = kFollowed.find(words);
    REQUIRE(at != std::string::npos);
    return static_cast<std::uint32_t>(
               std::count(kFollowed.begin(), kFollowed.begin() + static_cast<long>(at), '\n')) +
           1;
  }
};

std::vector<std::uint32_t> lines_of(const DebugRecording& recording) {
  std::vector<std::uint32_t> lines;
  for (const DebugStop& stop : recording.stops) lines.push_back(stop.line);
  return lines;
}

using Variables = std::vector<DebugStop::Variable>;

}  // namespace

TEST_CASE("a run is recorded line by line, with what is local there") {
  const Followed game;
  const auto recording = game.record("moves()");
  CHECK(recording.problem.empty());
  CHECK_FALSE(recording.ended);
  CHECK(lines_of(recording) == std::vector<std::uint32_t>{15, 16, 17, 15, 16, 17, 15, 16, 17, 15, 19});
  REQUIRE(recording.stops.size() == 11);
  for (std::size_t i = 0; i < recording.stops.size(); ++i) {
    CHECK(recording.stops[i].number == i + 1);
    CHECK(recording.stops[i].function == "moves");
    CHECK(recording.stops[i].position == game.rules->start().text());
  }
  CHECK(recording.stops[0].variables == Variables{{"seat", "1"}, {"least", "1"}});
  CHECK(recording.stops[5].variables ==
        Variables{{"seat", "1"}, {"f", "2"}, {"empty", "false"}, {"least", "1"}});
  CHECK(recording.stops[8].variables ==
        Variables{{"seat", "1"}, {"f", "3"}, {"empty", "true"}, {"least", "1"}});
}

TEST_CASE("a recording begins where a breakpoint is, and goes into functions") {
  const Followed game;
  const auto line = Followed::line_of("local double");
  const auto recording = game.record("try('c1')", {.breakpoints = {line}});
  CHECK(recording.problem.empty());
  REQUIRE(recording.stops.size() == 5);
  CHECK(lines_of(recording) == std::vector<std::uint32_t>{8, 9, 24, 25, 26});
  CHECK(recording.stops[0].function == "twice");
  CHECK(recording.stops[0].depth == recording.stops[2].depth + 1);
  CHECK(recording.stops[0].variables == Variables{{"n", "3"}});
  CHECK(recording.stops[1].variables == Variables{{"n", "3"}, {"double", "6"}});
  CHECK(recording.stops[2].variables == Variables{{"seat", "1"}, {"f", "3"}, {"n", "6"}});
  // The position changes on the way, and only in the copy.
  CHECK(recording.stops[2].position != game.rules->start().text());
  CHECK(recording.stops[3].position != recording.stops[2].position);
  CHECK(recording.stops[3].position == ask_console(game.rules->start(), "try('c1')")->value_or(""));
}

TEST_CASE("the same run has the same numbers, so that it can be looked at in parts") {
  const Followed game;
  const auto whole = game.record("try('c1')");
  const auto first = game.record("try('c1')", {.most = 7});
  CHECK(first.ended);
  REQUIRE(first.stops.size() == 7);
  const auto rest = game.record("try('c1')", {.from = first.stops.back().number + 1});
  REQUIRE(first.stops.size() + rest.stops.size() == whole.stops.size());
  CHECK(rest.stops.front().number == 8);
  CHECK(rest.stops.front().line == whole.stops[7].line);
  // From a number on, at the next breakpoint.
  const auto line = Followed::line_of("local empty");
  const auto second = game.record("moves()", {.breakpoints = {line}, .from = 3});
  CHECK(second.stops.front().number == 5);
  CHECK(game.record("p.turn", {.breakpoints = {line}}).stops.empty());
}

TEST_CASE("a run without an end is stopped, and what came before is told") {
  const Followed game(replaced(kFollowed, "n > 100", "n > 1"));
  const auto begun = std::chrono::steady_clock::now();
  const auto recording = game.record("try('c1')");
  CHECK(recording.ended);
  CHECK(recording.stops.size() == DebugWanted{}.most);
  CHECK(recording.stops.back().line == Followed::line_of("while true"));
  // Further on than a call may run there is nothing.
  const auto far = game.record("try('c1')", {.from = std::uint64_t{1} << 40});
  CHECK(far.stops.empty());
  CHECK_THAT(far.problem, Catch::Contains("ran for too long"));
  CHECK(std::chrono::steady_clock::now() - begun < std::chrono::seconds(20));
}

TEST_CASE("where the rules fail, and with what, is the last that is recorded") {
  const Followed game(replaced(kFollowed, "p.turn = 3 - seat", "p.trun = 3 - seat"));
  const auto recording = game.record("try('c1')");
  CHECK_THAT(recording.problem, Catch::Contains("p has no 'trun'"));
  CHECK(recording.stops.back().line == Followed::line_of("p.turn = 3"));
  CHECK_FALSE(game.record("1 +").problem.empty());
  CHECK(game.record("1 +").stops.empty());
}

TEST_CASE("values are told as text, whatever they are, and cut where they are long") {
  const Followed game(replaced(kFollowed, "  local double = n * 2",
                               "  local list, word, none = { 1, { a = true } }, 'x\\ny', nil\n"
                               "  local long = ('ä'):rep(500)\n  local call = twice\n  local n = n\n"
                               "  local double = n * 2"));
  const auto recording = game.record("try('c1')", {.breakpoints = {12}});
  REQUIRE_FALSE(recording.stops.empty());
  const auto& variables = recording.stops.front().variables;
  REQUIRE(variables.size() == 5);
  CHECK(variables[0] == DebugStop::Variable{"list", "{ 1, { a = true } }"});
  CHECK(variables[1] == DebugStop::Variable{"word", "\"x y\""});
  CHECK(variables[2] == DebugStop::Variable{"none", "nil"});
  CHECK(variables[3].name == "long");
  CHECK(variables[3].value.size() < 200);
  CHECK_THAT(variables[3].value, Catch::EndsWith(" …\""));
  CHECK(variables[4] == DebugStop::Variable{"n", "3"});  // the inner one
}

TEST_CASE("a recording leaves nothing behind") {
  const Followed game;
  const std::string before = game.rules->start().text();
  CHECK(game.record("p.cell[1] = 1 return #moves()").problem.empty());
  CHECK(game.rules->start().text() == before);
  CHECK(ask_console(game.rules->start(), "#moves()")->value_or("") == "2");
  CHECK_FALSE(game.rules->failure());
}
