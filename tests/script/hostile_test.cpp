// SPDX-License-Identifier: GPL-3.0-or-later
//
// Files that want something else than to be a game. None of them gets out of its machine, runs for ever or takes the
// memory; each is refused with a sentence.
#include "tests/script/support.hpp"

namespace boardwright {
namespace {

const std::string kHead =
    "game \"Hostile\" { id = \"hostile\", seats = { \"a\", \"b\" }, kinds = { { \"x\", \"x\", 1 } },"
    " reasons = { over = \"it is over\" } }\nboard = grid(3, 3)\n";
const std::string kBody =
    "function start(p) end\nfunction moves(p, seat, add) add(1) end\n"
    "function play(p, seat, f) win(p, 1, \"over\") end\n";

struct Hostile {
  const char* what;
  std::string text;
};

std::vector<Hostile> refused_at_once() {
  const auto line = [](const std::string& code) { return kHead + code + "\n" + kBody; };
  return {
      {"an endless loop", line("while true do end")},
      {"a loop by goto", line("::again:: goto again")},
      {"a repeat", line("repeat until false")},
      {"endless recursion", line("function f() return 1 + f() end f()")},
      {"endless tail calls", line("function f() return f() end f()")},
      {"two functions that call each other",
       line("local g; function f() return g() end g = function() return f() end f()")},
      {"all memory in a table", line("local t = {} for i = 1, 1e12 do t[i] = i end")},
      {"all memory in texts", line("local s = \"x\" while true do s = s .. s end")},
      {"a long repetition", line("local s = string.rep(\"x\", 1 << 40)")},
      {"a repetition by method", line("local s = (\"x\"):rep(1 << 30)")},
      {"a concatenation of much",
       line("local t = {} for i = 1, 1e5 do t[i] = \"xxxxxxxxxx\" end local s = table.concat(t)")},
      {"many closures", line("local t = {} while true do t[#t + 1] = function() return t end end")},
      {"code in a text", line("load(\"x = 1\")()")},
      {"a file of code", line("dofile(\"/etc/passwd\")")},
      {"another library", line("require(\"os\")")},
      {"files", line("io.open(\"/etc/passwd\")")},
      {"the shell", line("os.execute(\"true\")")},
      {"the clock", line("local t = os.time()")},
      {"the debugger", line("debug.sethook()")},
      {"packages", line("package.loadlib(\"libc.so.6\", \"system\")")},
      {"coroutines", line("coroutine.wrap(function() while true do end end)()")},
      {"random numbers", line("local r = math.random()")},
      {"protected calls that swallow the limit", line("pcall(function() while true do end end)")},
      {"metatables", line("setmetatable(board, {})")},
      {"the metatable of texts", line("getmetatable(\"\").__index = nil")},
      {"raw access", line("rawset(board, \"n\", 1)")},
      {"the garbage collector", line("collectgarbage(\"stop\")")},
      {"a changed board", line("board.n = 100")},
      {"patterns that never end", line("local s = (\"a\"):find((\"a?\"):rep(30) .. (\"a\"):rep(30))")},
      {"a replacement", line("local s = (\"x\"):gsub(\"x\", \"y\")")},
      {"a dump", line("local s = string.dump(start)")},
      {"moving a table for ever", line("table.move({}, 1, 1e12, 2)")},
      {"compiled code", "\x1bLuaS\x19\x93\r\n\x1a\n"},
      {"no text", std::string("\0\0\0\0", 4)},
      {"nothing", ""},
      {"a huge board", "game \"X\" { id = \"x\", seats = { \"a\" } } board = grid(1000000, 1000000)"},
      {"many seats",
       "game \"X\" { id = \"x\", seats = { \"a\",\"b\",\"c\",\"d\",\"e\",\"f\",\"g\",\"h\",\"i\" } }"},
      {"an id that is none", "game \"X\" { id = \"../../x\", seats = { \"a\" } }"},
      {"an error that isn't a text", line("error({})")},
      {"an error in the middle of a declaration", line("game(nil)")},
      {"a start that never ends", kHead + replaced(kBody, "start(p) end", "start(p) while true do end end")},
      {"a start that takes all memory",
       kHead + replaced(kBody, "start(p) end", "start(p) local t = {} while true do t[#t + 1] = {} end end")},
      {"a start that makes another position",
       kHead + replaced(kBody, "start(p) end", "start(p) p.cell[1] = 99 end")},
      {"a start that takes p apart", kHead + replaced(kBody, "start(p) end", "start(p) p.cell = 7 end")},
  };
}

}  // namespace

TEST_CASE("a hostile script is refused with a sentence", "[script][hostile]") {
  for (const auto& [what, text] : refused_at_once()) {
    CAPTURE(what);
    CHECK(problem_of(text) != "");
  }
}

TEST_CASE("a script that turns hostile while it plays is stopped", "[script][hostile]") {
  const auto stopped = [](const std::string& moves, const std::string& says) {
    const ScriptFile file(kHead + replaced(kBody, "add(1)", moves));
    const auto library = file.load();
    REQUIRE(library);
    const auto rules = (*library)->create("hostile");
    REQUIRE(rules);
    CAPTURE(moves);
    CHECK((*rules)->start().moves(0).empty());
    const auto failure = (*rules)->failure();
    REQUIRE(failure);
    CHECK_THAT(*failure, Catch::Contains(says));
  };
  stopped("while true do end", "the rules ran for too long");
  stopped("local t = {} while true do t[#t + 1] = {} end", "the rules need too much memory");
  stopped("for i = 1, 1e9 do add(i % 9 + 1, i % 1000) end", "set max_moves in game { }");
  stopped("p.cell[1] = 1 add(2)", "moves must not change p");
  stopped("secret = 1 add(2)", "'secret' would be a new global name");
  stopped("board = 1", "'board' would be a new global name");
  stopped("grid(3, 3)", "'grid' is not known here");
  stopped("add({})", "a move as a list has 1 to 200 steps");
  stopped("add(\"fly\")", "the word 'fly' is none of the game's");
  stopped("add(1.5)", "a move is made of fields, numbers and words");
  stopped("add(-1)", "can't be in a move");
}

TEST_CASE("after a failure the same rules go on playing", "[script][hostile]") {
  // Fails at the second call in a row on another position, and answers the first as before.
  const ScriptFile file(
      kHead + replaced(kBody, "add(1)", "if p.cell[2] == 1 then while true do end end add(1) add(2)"));
  const auto library = file.load();
  REQUIRE(library);
  const auto rules = (*library)->create("hostile");
  REQUIRE(rules);
  const Position start = (*rules)->start();
  CHECK(start.moves(0).size() == 2);
  const auto hangs = (*rules)->read_position(".../.../.x. a");
  REQUIRE_FALSE(hangs);  // reading asks for moves
  CHECK_THAT(hangs.error(), Catch::Contains("the rules ran for too long"));
  CHECK(start.moves(0).size() == 2);
}

}  // namespace boardwright
