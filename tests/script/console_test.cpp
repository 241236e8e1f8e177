// SPDX-License-Identifier: GPL-3.0-or-later
//
// Lines that are asked in a position.
#include <boardwright/pure/random.hpp>

#include "plugins/host/console.hpp"
#include "plugins/host/leaves.hpp"
#include "tests/script/support.hpp"

using namespace boardwright;

namespace {

struct Asked {
  std::shared_ptr<const Rules> rules;
  Position position;

  explicit Asked(const std::string& name) : Asked(rules_of(path_of(name))) {}
  explicit Asked(std::shared_ptr<const Rules> made) : rules(std::move(made)), position(rules->start()) {}
  static std::filesystem::path path_of(const std::string& name) {
    return std::filesystem::path(BOARDWRIGHT_SOURCE_DIR) / "plugins/template/scripts" / (name + ".lua");
  }
  static std::shared_ptr<const Rules> rules_of(const std::filesystem::path& path) {
    const auto library = Library::load(path);
    if (!library) FAIL(library.error());
    const auto made = (*library)->create((*library)->games().front().id);
    if (!made) FAIL(made.error());
    return *made;
  }
  [[nodiscard]] std::string ask(const std::string& line) const {
    const auto answer = ask_console(position, line);
    REQUIRE(answer.has_value());
    return *answer ? **answer : "! " + answer->error();
  }
};

}  // namespace

TEST_CASE("a line is worked out in the position, with its moves") {
  const Asked asked("moving");
  CHECK(asked.ask("p.turn") == "1");
  CHECK(asked.ask("#moves()") == "22");
  CHECK(asked.ask("moves()[1]") == "a2-a3");
  CHECK(asked.ask("1 + 1, 'two', true, nil, { 1, 2, name = 'x' }") ==
        "2  two  true  nil  { 1, 2, name = \"x\" }");
  CHECK(asked.ask("board.name[1]") == "a1");
  CHECK(asked.ask("size") == "8");
  CHECK(asked.ask("p") == "p");
  CHECK(asked.ask("try('a2-a3')").find(" black") != std::string::npos);
  CHECK(asked.ask("try('a2-a3') == try('b2-b3'), p.turn") == "false  1");
  // The line that adds it, and those that run as it is played.
  CHECK(asked.ask("lines('a2-a3')") == "37  { 45, 46, 47, 48, 49 }");
  CHECK(asked.ask("lines('a2-a9')") == "! 'a2-a9' is no legal move here; moves() lists them");
  CHECK(asked.ask("local at = lines('a2-a3') return at, #moves(), p.turn") == "37  22  1");
}

TEST_CASE("what a line does to the position is told, and nothing is left of it") {
  const Asked asked("moving");
  const std::string before = asked.position.text();
  const auto leaves = count_leaves(asked.position, 2);
  const std::string changed = asked.ask("p.cell[20] = 2");
  CHECK(changed != before);
  CHECK(asked.rules->read_position(changed));
  CHECK(asked.ask("p.turn = 2 return #moves()") == "22  " + asked.ask("p.turn = 2"));
  CHECK(asked.ask("forward[1][1] = 's'; board.step[1].n = false") == "");
  CHECK(asked.ask("forward[1][1]") == "nw");
  CHECK(asked.position.text() == before);
  CHECK(count_leaves(asked.position, 2) == leaves);
  CHECK_FALSE(asked.rules->failure());
}

TEST_CASE("what is wrong with a line is told") {
  const Asked asked("moving");
  CHECK(asked.ask("p.trun") == "! p has no 'trun'");
  CHECK(asked.ask("p.turn = 8").find("a whole number from 0 to 2 belongs here") != std::string::npos);
  CHECK(asked.ask("try('a2-a9')").find("'a2-a9' is no legal move here") != std::string::npos);
  CHECK(asked.ask("x = 1").find("'x' would be a new global name") != std::string::npos);
  CHECK(asked.ask("1 +").starts_with("! "));
  CHECK(asked.ask("os.exit()").find("'os' is not known here") != std::string::npos);
  CHECK(asked.ask("load('return 1')").find("'load' is not known here") != std::string::npos);
  CHECK(asked.ask("while true do end").find("ran for too long") != std::string::npos);
  CHECK(asked.ask("local t = {} for i = 1, 1e9 do t[i] = { i } end").starts_with("! "));
  CHECK(asked.ask(std::string("p\0q", 3)).starts_with("! "));
  CHECK(asked.ask(std::string(5000, '1')).find("at most 2000 letters") != std::string::npos);
  CHECK(asked.ask("local t = { } t.t = t return t") == "{ t = { t = { t = { t = { … } } } } }");
}

TEST_CASE("what is wrong with a line isn't looked for in the script") {
  // Whose layout hides where its blocks end.
  const ScriptFile flat(content_of(Asked::path_of("moving")) + "function flat()\nreturn 1\nend\n");
  const Asked asked(Asked::rules_of(flat.path()));
  CHECK(asked.ask("p.turn =") == "! unexpected symbol near <eof>");
  CHECK(asked.ask("if p.turn == 1 then") == "! 'end' expected near <eof>");
  CHECK(asked.ask("flat()") == "1");
}

TEST_CASE("an answer is UTF-8 on one line") {
  const Asked asked("moving");
  CHECK(asked.ask("'\\u{E4}\\u{2026}\\u{1F600}'") == "\xC3\xA4\xE2\x80\xA6\xF0\x9F\x98\x80");
  CHECK(asked.ask("'\\xE0\\x80\\x80', '\\xED\\xA0\\x80', '\\xF4\\x90\\x80\\x80', '\\xC3'") ==
        "???  ???  ????  ?");
  CHECK(asked.ask("'a\\n\\tb\\x7F', { 'c\\rd' }") == "a  b   { \"c d\" }");
  CHECK(asked.ask("'\\u{80}\\u{9F}\\u{A0}'") == "????\xC2\xA0");
}

TEST_CASE("a long answer is cut between letters") {
  const Asked asked("moving");
  std::string letters;
  for (int i = 0; i < 2048; ++i) letters += "\xC3\xA4";
  const std::string many = "('\\u{E4}'):rep(2048)";
  CHECK(asked.ask(many) == letters);
  CHECK(asked.ask(many + " .. 'b'") == letters + " …");
  CHECK(asked.ask("'b' .. " + many) == "b" + letters.substr(0, 4094) + " …");
  const std::string three = asked.ask("('\\u{2026}'):rep(1365) .. '\\u{2026}'");
  CHECK(three.size() == 4095 + std::string(" …").size());
  CHECK(three.find('?') == std::string::npos);
}

TEST_CASE("chance and ends are asked like any other position") {
  const Asked dice("dice");
  CHECK(dice.ask("p.turn, #moves()") == "0  6");
  CHECK(dice.ask("p.turn = 1 p.die = 3 return #moves() > 0").starts_with("true  "));
  const Asked empty("empty");
  CHECK(empty.ask("win(p, 1, 'last') return #moves()").starts_with("0  "));
}

TEST_CASE("any line may be asked") {
  const Asked asked("moving");
  const std::string signs = "p.cell[]()=\"'+-*/%^#<>~;:,{}\\ \n\tmovestryreturnlocalendifdo019\x80\xFF";
  Random random(7);
  for (int i = 0; i < 3000; ++i) {
    std::string line;
    for (auto length = random.below(40); length > 0; --length)
      line += signs[random.below(static_cast<std::uint32_t>(signs.size()))];
    const auto answer = ask_console(asked.position, line);
    REQUIRE(answer.has_value());
    if (!*answer) CHECK_FALSE(answer->error().empty());
  }
  CHECK(asked.ask("#moves()") == "22");
}
