// SPDX-License-Identifier: GPL-3.0-or-later
//
// Slips that people make, and the place and the words that tell them. Each is one change to a sound script.
#include <cctype>
#include <set>

#include "framework/text/refusal.hpp"
#include "plugins/check/run.hpp"
#include "tests/script/support.hpp"
#include "tests/support/languages.hpp"

namespace boardwright {
namespace {

/// Where in the changed script, and what is said there. Column 0: only the line is told.
struct Slip {
  const char* what;
  const char* by;
  int line, column;
  const char* says;
};

/// Told when the script is opened.
constexpr Slip kWhenRead[] = {
    {"board = grid(size, size)", "board = gird(size, size)", 11, 9,
     "'gird' is not known here; did you mean 'grid'?"},
    {"size = integer(8, 5, 10, \"Columns and rows of the board.\")", "size = integer(8, 9, 10, \"Columns.\")",
     10, 0, "the usual value is a whole number from 9 to 10"},
    {"size = integer(8, 5, 10, \"Columns and rows of the board.\")", "size = integer(8, 5, 10)", 10, 0,
     "what a parameter means is a text in quotes"},
    {"id = \"breakthrough\",", "id = \"Break through\",", 3, 3,
     "'id' is made of small letters, digits and _"},
    {"seats = { \"white\", \"black\" },", "seats = { \"white\", \"white\" },", 5, 3,
     "'white' stands there twice"},
    {"seats =", "seat =", 5, 3, "a game has no 'seat'"},
    {"{ \"black\", \"b\", 2 }", "{ \"black\", \"w\", 2 }", 6, 0, "two kinds have the sign 'w'"},
    {"p.cell[f], p.cell[board.n + 1 - f] = 1, 2", "p.cel[f], p.cell[board.n + 1 - f] = 1, 2", 26, 0,
     "p has no 'cel'"},
    {"p.cell[f], p.cell[board.n + 1 - f] = 1, 2", "p.cell[f], p.cell[board.n + 1 - f] = 1, 8", 0, 0,
     "a whole number from 0 to 2 belongs here, not 8"},
    {"for f = 1, 2 * size do p", "for f = 1, 2 * Size do p", 26, 18,
     "'Size' is not known here; did you mean 'size'?"},
    {"function start(p) ", "function begin(p) ", 0, 0, "there is no function 'start'"},
    {"          else add(from, to) end\n", "          else add(from, to)\n", 36, 0,
     "this block has no 'end'"},
    {"if to then", "if to do", 34, 0, "'then' expected near 'do'"},
    {"local to = board", "local to == board", 33, 0, "near '=='"},
    {"p.turn = 3 - seat", "p.turn = 3 - seat)", 47, 0, "near ')'"},
    {"forward = { { \"nw\", \"n\", \"ne\" }, { \"sw\", \"s\", \"se\" } }",
     "forward = { { \"nw\", \"n\", \"ne\" }, { \"sw\", \"s\", \"se\" }", 22, 0, "'}' expected"},
    {"summary = \"Be the first to bring a piece to the far row.\"", "summary = \"Be the first", 5, 0,
     "unfinished string"},
    {"goal = { size, 1 }", "goal = { size, 1 }\ngoal.x = nil + 1", 23, 0,
     "attempt to perform arithmetic on a nil value"},
    {"reached = \"a piece has reached the far row\"", "reached = 5", 7, 3, "'reasons' is a text in quotes"},
    {"board = grid(size, size)", "board = grid(size)", 11, 0,
     "the number of rows is a whole number from 1 to 40"},
    {"board = grid(size, size)", "board = grid(size, 2.5)", 11, 0,
     "the number of rows is a whole number from 1 to 40"},
    {"board = grid(size, size)", "zone(\"home\", 1, { 1 })\nboard = grid(size, size)", 11, 0,
     "a zone is a part of the board, which is declared before it"},
    {"board = grid(size, size)", "board = grid(size, size)\nzone(\"home\", 3, { 1 })", 12, 0,
     "a zone's seat is a whole number from 0 to 2"},
    {"board = grid(size, size)", "board = grid(size, size)\nzone(\"home\", 1, { 1, 2, 1 })", 12, 0,
     "a field lies twice in the zone 'home'"},
    {"board = grid(size, size)", "board = grid(size, size)\nzone(\"home\", 1, { 1, 65 })", 12, 0,
     "a zone's field is a whole number from 1 to 64"},
    {"size = integer(8, 5, 10,", "local size = integer(8, 5, 10,", 11, 0,
     "the parameter before 'board' has no name"},
    {"game \"Breakthrough\" {", "Game \"Breakthrough\" {", 2, 1,
     "'Game' is not known here; did you mean 'game'?"},
    {"revision = 1,", "revision = \"1\",", 3, 24, "'revision' is a whole number from 1 to 1000000"},
    {"revision = 1,", "revision = 1", 3, 0, "'}' expected"},
    {"{ \"black\", \"b\", 2 }", "{ \"black\", \"b\", 3 }", 0, 0, "kind 'black' belongs to seat 3"},
    {"{ \"white\", \"black\" },\n", "{ \"white\" \"black\" },\n", 5, 29, "'}' expected near '\"black\"'"},
    {"{ \"white\", \"black\" },\n", "\"white, black\",\n", 5, 3, "'seats' is a list in { }"},
    {"{ \"black\", \"b\", 2 }", "{ \"black\", \"\\127\", 2 }", 0, 0,
     "a kind's sign holds a letter that isn't one"},
    {"uses(\"B2.2\")", "uses \"B2.22\"", 45, 0, "there is no rule 'B2.22' among the numbered ones"},
    {"[\"B2.3\"] =", "[B2.3] =", 17, 8, "']' expected near '.3'"},
    {"function moves(", "function move(", 0, 0, "there is no function 'moves'"},
    {"if p.cell[from] == seat then", "if p.cell[from] = seat then", 31, 28, "'then' expected near '='"},
    {"ipairs(forward[seat])", "ipairs(forward[seat]", 32, 0, "')' expected near 'do'"},
    {"~= 0 and i == 2", "!= 0 and i == 2", 36, 0, "'then' expected near '!'"},
    {"~= 0 and i == 2", "~= 0 && i == 2", 36, 34, "unexpected symbol near '&'"},
    {"no(\"B2.3\", from", "no(B2.3, from", 35, 0, "')' expected near '.3'"},
    {"p.turn = 3 - seat", "p.turn == 3 - seat", 47, 10, "syntax error near '=='"},
    {"forward = { { \"nw\", \"n\", \"ne\" }", "forward = { { nw, n, ne }", 22, 15, "'nw' is not known here"},
    {"no(\"B2.3\", from", "no(\"B9.9\", from", 35, 0, "there is no rule 'B9.9' among the numbered ones"},
    {"uses(\"B2.2\")", "uses(\"B2.22\")", 45, 0, "there is no rule 'B2.22' among the numbered ones"},
    {"3 - seat then return end end", "3 - seat then return end", 49, 3, "this block has no 'end'"},
    {"3 - seat then return end end", "3 - seat then local word = 'it\\'s end end' return end", 49, 3,
     "this block has no 'end'"},
    {"goal = { size, 1 }",
     "goal = { size, 1 }\nfunction help()\n  local text = [[\nfor one\n]]\n  if size then\n  return "
     "text\nend",
     28, 3, "this block has no 'end'"},
    {"p.turn = 3 - seat", "p.turn = [[3 - seat", 0, 0, "unfinished long string (starting at line 47)"},
};

/// Told when moves are listed and played at the start.
constexpr Slip kWhenPlayed[] = {
    {"board.step[from][way]", "board.setp[from][way]", 33, 26, "board has no 'setp'"},
    {"board.step[from][way]", "board.step[from][\"nn\"]", 33, 0, "board.step[field] has no 'nn'"},
    {"else add(from, to) end", "else ad(from, to) end", 37, 16, "'ad' is not known here"},
    {"elseif p.cell[to] ~= 0", "elseif p.cell[65] ~= 0", 36, 0, "p.cell has no '65'"},
    {"p.turn = 3 - seat", "p.turn = seat + 2", 0, 0,
     "p.turn: a whole number from 0 to 2 belongs here, not 3"},
    {"p.turn = 3 - seat", "p.turn = 0", 0, 0, "there is no function 'chance'"},
    {"p.cell[from], p.cell[to] = 0, seat", "p.cell[from], p.cell[to] = nil, seat", 0, 0, "p.cell has no '"},
    {"p.cell[from], p.cell[to] = 0, seat", "p.cell[from], p.cell[to] = \"\", seat", 0, 0,
     "belongs here, not"},
    {"p.cell[from], p.cell[to] = 0, seat", "p.cell[from], p.cell[to] = 0, 1.5", 0, 0,
     "belongs here, not 1.5"},
    {"if board.row[to] == goal[seat] then", "win(p, seat, \"reach\") if board.row[to] == goal[seat] then", 48,
     0, "'reach' is none of the game's reasons"},
    {"if board.row[to] == goal[seat] then", "win(p, 3, \"reached\") if board.row[to] == goal[seat] then", 48,
     0, "seat 3 can't win"},
    {"p.turn = 3 - seat", "turn = 3 - seat", 47, 0, "'turn' would be a new global name"},
    {"p.turn = 3 - seat", "p.turn = 3 - saet", 47, 16, "'saet' is not known here"},
    {"p.turn = 3 - seat", "p.score = 1", 47, 5, "p has no 'score'"},
    {"p.cell[to] == seat then no", "p.cell[to] == seat then nope", 35, 0, ""},
    {"function play(p, seat, from, to)", "function play(p, from, to)", 46, 33, "'seat' is not known here"},
    {"for from = 1, board.n do", "for from = 0, board.n do", 31, 0, "p.cell has no '0'"},
    {"for from = 1, board.n do", "for from in 1, board.n do", 30, 0, "attempt to call a number value"},
    {"for from = 1, board.n do", "for from = 1, n do", 30, 17, "'n' is not known here"},
    {"if p.cell[from] == seat then", "if p.cell[from] == Seat then", 31, 24, "'Seat' is not known here"},
    {"if p.cell[from] == seat then", "if p.cell(from) == seat then", 31, 10,
     "attempt to call a table value (field 'cell')"},
    {"if p.cell[from] == seat then", "if p[from] == seat then", 31, 0, "p has no '1'"},
    {"else add(from, to) end", "else add() end", 37, 0, "a move needs at least one field or word"},
    {"else add(from, to) end", "else add(from, \"b3\") end", 37, 27, "the word 'b3' is none of the game's"},
    {"p.turn = 3 - seat", "p.turn = other(seat)", 47, 12, "'other' is not known here"},
    {"if board.row[to] == goal", "if board.row(to) == goal", 48, 12,
     "attempt to call a table value (field 'row')"},
    {"if board.row[to] == goal", "if row[to] == goal", 48, 6, "'row' is not known here"},
    {"\"nw\", \"n\", \"ne\"", "\"nw\", \"n\", \"en\"", 33, 0, "board.step[field] has no 'en'"},
};

struct Told {
  int line = 0, column = 0;
  std::string sentence;
};

/// "47:5: sentence", "47: sentence" or " sentence".
Told told(const std::string& text) {
  Told found;
  std::size_t at = 0;
  for (int* number : {&found.line, &found.column}) {
    std::size_t end = at;
    while (end < text.size() && text[end] >= '0' && text[end] <= '9') ++end;
    if (end == at || end == text.size() || text[end] != ':') break;
    *number = std::stoi(text.substr(at, end - at));
    at = end + 1;
  }
  found.sentence = text.substr(at);
  return found;
}

/// The words of English that are left of a sentence in another language, but for what it has in quotes: names and code.
std::string english_left(const std::string& sentence) {
  static const std::set<std::string> kEnglish{"are",  "belongs", "expected", "from",  "has",  "have",
                                              "here", "is",      "near",     "not",   "the",  "there",
                                              "this", "value",   "attempt",  "which", "with", "without"};
  std::string left, word;
  bool quoted = false;
  for (const char c : sentence + " ") {
    if (std::isalpha(static_cast<unsigned char>(c)) != 0) {
      word += c;
      continue;
    }
    if (!quoted && kEnglish.contains(word)) left += word + " ";
    word.clear();
    if (c == '\'') quoted = !quoted;
  }
  return left;
}

void check_told(const Slip& slip, const std::string& text) {
  CAPTURE(slip.what, slip.by, text);
  const Told found = told(text);
  CHECK_THAT(found.sentence, Catch::Contains(slip.says));
  if (slip.line != 0) CHECK(std::abs(found.line - slip.line) <= 1);
  if (slip.column != 0) CHECK(found.column == slip.column);
}

void check_spoken(const std::string& text) {
  const std::string in_german = refusal_in(german(), text);
  CAPTURE(text, in_german);
  CHECK(english_left(in_german) == "");
  CHECK(in_german != text);
}

}  // namespace

TEST_CASE("a slip is told at its place when the script is read", "[script][slips]") {
  const std::string sound = content_of(sample("breakthrough"));
  for (const Slip& slip : kWhenRead) {
    const std::string told = problem_of(replaced(sound, slip.what, slip.by));
    check_told(slip, told);
    check_spoken("game.lua:" + told);
  }
}

TEST_CASE("a slip is told at its place when the game is played", "[script][slips]") {
  const std::string sound = content_of(sample("breakthrough"));
  for (const Slip& slip : kWhenPlayed) {
    const ScriptFile file(replaced(sound, slip.what, slip.by));
    CAPTURE(slip.by);
    const auto library = file.load();
    if (!library) FAIL(library.error());
    const auto rules = (*library)->create("breakthrough");
    REQUIRE(rules);
    // A few plies on, so that every line has run once.
    Position position = (*rules)->start();
    std::string said;
    for (int ply = 0; ply < 60 && said.empty(); ++ply) {
      const Seat seat = position.on_turn(0) ? 0 : 1;
      const auto moves = position.moves(seat);
      if (const auto failure = (*rules)->failure())
        said = *failure;
      else if (moves.empty())
        break;
      else if (const auto played =
                   position.play(seat, moves[static_cast<std::size_t>(ply * 7) % moves.size()]);
               !played)
        said = played.error();
    }
    const auto at = said.find(file.path().string());
    if (std::string_view(slip.says).empty()) continue;  // a slip that this game never comes to
    REQUIRE(at != std::string::npos);
    check_told(slip, said.substr(at + file.path().string().size() + 1));
    check_spoken(said);
  }
}

TEST_CASE("the laws say first where the rules themselves stop, and once", "[script][slips]") {
  const ScriptFile file(
      replaced(content_of(sample("breakthrough")), "for from = 1, board.n do", "for from = 1, n do"));
  check::Options options;
  options.seconds = 0.1;
  options.seed = 1;
  const auto verdicts = check::run_laws({file.path(), "breakthrough", {}, {}}, options);
  REQUIRE(verdicts);
  for (const auto& verdict : *verdicts) CHECK(verdict.rules_failed == (&verdict == &verdicts->back()));
  CHECK(verdicts->back().text.starts_with(file.path().string() + ":30:17: 'n' is not known here"));
  // A problem is its own rules' alone, and outlives no rules.
  const auto library = file.load();
  REQUIRE(library);
  const auto failing = (*library)->create("breakthrough");
  REQUIRE(failing);
  const Position start = (*failing)->start();
  CHECK(start.moves(0).empty());
  CHECK((*failing)->last_problem().find(":30:17: ") != std::string::npos);
  const auto others = (*library)->create("breakthrough");
  REQUIRE(others);
  CHECK((*others)->last_problem().empty());
}

}  // namespace boardwright
