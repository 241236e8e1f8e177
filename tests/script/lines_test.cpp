// SPDX-License-Identifier: GPL-3.0-or-later
//
// Which lines of a script can run, and which have.
#include <boardwright/abi/lines.h>

#include <thread>

#include "plugins/host/leaves.hpp"
#include "plugins/host/lines.hpp"
#include "tests/script/support.hpp"

using namespace boardwright;

namespace {

std::shared_ptr<const Rules> rules_of_text(const ScriptFile& file) {
  const auto library = file.load();
  if (!library) FAIL(library.error());
  const auto made = (*library)->create((*library)->games().front().id);
  if (!made) FAIL(made.error());
  return *made;
}

const std::string kLined = R"(game "Lines" { id = "lines", seats = { "a", "b" },
  kinds = { { "stone", "s" } },
  reasons = { over = "it is over" } }
board = grid(3, 1)

-- a comment
local function unused(list)
  local told = {}
  local inner = function(x)
    return x + 1
  end
  for i = 1, #list do
    if list[i] then
      told[i] = inner(list[i])
    else
      goto next
    end
    ::next::
  end
  return {
    told,
    7,
  }
end

function start(p) end

function moves(p, seat, add)
  for f = 1, 3 do
    if p.cell[f] == 0 then
      add(f)
    end
  end
end
--[[ a comment
over lines ]] half = 3 // 2
function play(p, seat, f)
  p.cell[f] = 1
  while true do
    if f then break
    else break end
  end
  p.turn = 3 - seat
  for other = 1, 3 do if p.cell[other] == 0 then return end end
  win(p, seat, "over")
end
)";

std::vector<std::string> listed(const Rules& rules) {
  std::vector<std::string> lines;
  const auto all = script_lines(rules);
  REQUIRE(all.has_value());
  for (const ScriptLine& line : *all) lines.push_back(std::to_string(line.line) + " " + line.function);
  return lines;
}

/// The numbers of the lines that run while `ask` asks, after the reading.
std::vector<std::uint32_t> ran_in(const Rules& rules, const std::function<void()>& ask) {
  const auto all = script_lines(rules);
  REQUIRE(all.has_value());
  std::vector<std::uint8_t> ran(all->size());
  const auto recorded = record_lines(rules, ran, [&] {
    std::fill(ran.begin(), ran.end(), std::uint8_t{0});
    ask();
  });
  if (!recorded) FAIL(recorded.error());
  std::vector<std::uint32_t> lines;
  for (std::size_t i = 0; i < ran.size(); ++i)
    if (ran[i] != 0) lines.push_back((*all)[i].line);
  return lines;
}

}  // namespace

TEST_CASE(
    "lines that can run are told with their functions; ends, comments and mere jumps aren't among them") {
  const ScriptFile file(kLined);
  const auto rules = rules_of_text(file);
  const std::vector<std::string> expected{
      "1 ",        "2 ",        "3 ",        "4 ",       "8 unused", "10 inner", "12 unused", "13 unused",
      "14 unused", "20 unused", "21 unused", "26 start", "28 ",      "29 moves", "30 moves",  "31 moves",
      "36 ",       "37 ",       "38 play",   "40 play",  "43 play",  "44 play",  "45 play"};
  CHECK(listed(*rules) == expected);
}

TEST_CASE("the same lines are told of a file of Windows, and of one that begins with a mark") {
  std::string text = kLined, windows = "\xEF\xBB\xBF";
  for (const char c : text) windows += c == '\n' ? std::string("\r\n") : std::string(1, c);
  const ScriptFile file(text), other(windows);
  CHECK(listed(*rules_of_text(file)) == listed(*rules_of_text(other)));
}

TEST_CASE("a line runs in the question that comes by it") {
  using Lines = std::vector<std::uint32_t>;
  const ScriptFile file(kLined);
  const auto rules = rules_of_text(file);
  Position position = rules->start();
  (void)position.moves(0);  // a list that is known already
  CHECK(ran_in(*rules, [] {}).empty());
  CHECK(ran_in(*rules, [&] { (void)position.moves(0); }) == Lines{29, 30, 31});
  CHECK(ran_in(*rules, [&] { CHECK(position.play(0, position.moves(0).front())); }) ==
        Lines{29, 30, 31, 38, 40, 43, 44});
  CHECK(ran_in(*rules, [&] {
          CHECK(position.play(1, position.moves(1).front()));
          CHECK(position.play(0, position.moves(0).front()));
        }) == Lines{29, 30, 31, 38, 40, 43, 44, 45});
  CHECK(position.is_over());
  // What is asked of others, or by others, is nothing to it.
  const auto others = rules_of_text(file);
  CHECK(ran_in(*rules, [&] {
          (void)count_leaves(others->start(), 2);
          std::thread([&] { (void)count_leaves(rules->start(), 2); }).join();
        }).empty());
}

TEST_CASE("the reading of a text runs its lines, and the start its own") {
  const ScriptFile file(replaced(kLined, "start(p) end", "start(p)\n  p.turn = 1\nend"));
  const auto rules = rules_of_text(file);
  const auto all = *script_lines(*rules);
  std::vector<std::uint8_t> ran(all.size());
  REQUIRE(record_lines(*rules, ran, [] {}));
  for (std::size_t i = 0; i < all.size(); ++i) {
    INFO(all[i].line << " " << all[i].function);
    CHECK((ran[i] != 0) == (all[i].function.empty() || all[i].function == "start"));
  }
}

TEST_CASE("rules that fail, or hang, are recorded on") {
  const ScriptFile file(replaced(kLined, "p.turn = 3 - seat",
                                 "if f == 2 then p = p + 1 end\n  while f == 3 do end\n  p.turn = 3 - seat"));
  const auto rules = rules_of_text(file);
  const Position start = rules->start();
  const auto moves = start.moves(0);
  const auto play = [&](std::size_t which) {
    Position position = start;
    return position.play(0, moves[which]);
  };
  const auto lines = ran_in(*rules, [&] {
    const auto failed = play(1);
    REQUIRE_FALSE(failed);
    CHECK(failed.error().find("game.lua:43:") != std::string::npos);
    CHECK(failed.error().find("arithmetic") != std::string::npos);
    const auto hung = play(2);
    REQUIRE_FALSE(hung);
    CHECK(hung.error().find("ran for too long") != std::string::npos);
    CHECK(play(0));
  });
  CHECK(lines.back() == 46);
}

TEST_CASE("one recording at a time in a thread, and what is thrown within comes out") {
  const ScriptFile file(kLined);
  const auto rules = rules_of_text(file);
  std::vector<std::uint8_t> ran(script_lines(*rules)->size()), inner(ran.size());
  REQUIRE(record_lines(*rules, ran, [&] {
    const auto again = record_lines(*rules, inner, [] { FAIL("it was called"); });
    REQUIRE_FALSE(again);
    CHECK(again.error() == "lines are being recorded already");
  }));
  CHECK_THROWS_WITH(record_lines(*rules, ran, [] { throw std::runtime_error("within"); }), "within");
  CHECK(record_lines(*rules, ran, [] {}));
  std::vector<std::uint8_t> too_few(ran.size() - 1);
  CHECK_FALSE(record_lines(*rules, too_few, [] {}));
}

TEST_CASE("rules of a library have no lines") {
  const auto rules = rules_of(built("games/lines_of_action/lines_of_action.so"), "lines_of_action");
  CHECK_FALSE(script_lines(*rules).has_value());
}
