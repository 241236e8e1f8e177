// SPDX-License-Identifier: GPL-3.0-or-later
//
// A file of rules has changed, and the board goes on.
#include "tests/workshop/support.hpp"

using namespace boardwright;
using namespace boardwright::test;

namespace {

constexpr const char* kBlackWays = "{ \"sw\", \"s\", \"se\" }";
constexpr const char* kSize = "size = integer(8, 5, 10";

/// The sample in a file of its own.
struct Sample {
  ScratchFolder folder;
  std::filesystem::path file = folder.write("my_game.lua", moving_script());
  void save(const std::string& what, const std::string& by) const {
    replace_file(file, replaced(moving_script(), what, by));
  }
};

std::string in_english(const Reloaded& loaded) { return reload_words(Language::kEnglish, loaded); }

}  // namespace

TEST_CASE("a direction is changed: the position and its moves stand, and other moves are legal") {
  const Sample sample;
  const ScriptBoard before = board_of(sample.file, {"a2-a3"});
  CHECK(move_count(before.line.now()) == 22);
  sample.save(kBlackWays, "{ \"sw\", \"se\" }");
  const Reloaded now = played(reloaded(before));
  CHECK(now.is_whole());
  REQUIRE(now.line);
  CHECK(now.line->now().text() == before.line.now().text());
  CHECK(now.line->plies().front().text == "a2-a3");
  CHECK(move_count(now.line->now()) == 14);
  CHECK(in_english(now) == "The rules are new; the position stands with all its moves (1).");
  // The old rules are untouched.
  CHECK(move_count(before.line.now()) == 22);
}

TEST_CASE("a move that is no longer legal is named with its rule, and the position stands") {
  const Sample sample;
  const ScriptBoard before = board_of(sample.file, {"a2-a3", "h7-h6", "b2-c3", "g7-g6"});
  sample.save("elseif p.cell[to] ~= 0 and i == 2 then no(\"B2.2\", from, to)",
              "elseif i ~= 2 and p.cell[to] == 0 then no(\"B2.2\", from, to)");
  const Reloaded now = played(reloaded(before));
  REQUIRE(now.refused_move);
  CHECK(now.refused_move->ply == 2);
  CHECK(now.refused_move->move == "b2-c3");
  REQUIRE(now.line);
  CHECK(now.line->now().text() == before.line.now().text());
  CHECK(now.line->plies().empty());
  CHECK(in_english(now) ==
        "The rules are new; the position stands. Of its moves 2 of 4 are legal now; the next one, b2-c3, "
        "isn't: A "
        "piece takes diagonally only. (B2.2)");
}

TEST_CASE("without a move the board goes to the start that the rules have now") {
  const Sample sample;
  const ScriptBoard before = board_of(sample.file);
  sample.save(kSize, "size = integer(6, 5, 10");
  const Reloaded now = played(reloaded(before));
  REQUIRE(now.line);
  CHECK(now.line->now() == now.rules->start());
  CHECK(move_count(now.line->now()) == 16);
}

TEST_CASE("a position stands where its moves are legal and lead elsewhere now") {
  const Sample sample;
  const ScriptBoard before = board_of(sample.file, {"a2-a3"});
  sample.save("p.cell[f], p.cell[board.n + 1 - f] = 1, 2 end",
              "p.cell[f], p.cell[board.n + 1 - f] = 1, 2 end p.cell[32] = 1");
  const Reloaded now = played(reloaded(before));
  CHECK_FALSE(now.refused_move);
  CHECK_FALSE(now.is_whole());
  REQUIRE(now.line);
  CHECK(now.line->now().text() == before.line.now().text());
  CHECK(in_english(now).find("lead elsewhere") != std::string::npos);
  // It goes on from there the next time, too.
  const ScriptBoard later{now.game, *now.line};
  sample.save(kBlackWays, "{ \"sw\", \"se\" }");
  CHECK(played(reloaded(later)).line->now().text() == before.line.now().text());
}

TEST_CASE("a board that was made smaller can't go on, and a sentence says so") {
  const Sample sample;
  const ScriptBoard before = board_of(sample.file, {"a2-a3"});
  sample.save(kSize, "size = integer(6, 5, 10");
  const Reloaded now = played(reloaded(before));
  CHECK_FALSE(now.line);
  CHECK_FALSE(now.unreadable.empty());
  CHECK(in_english(now) == "The rules are new, but this position can't go on: " + now.unreadable);
  CHECK(move_count(now.rules->start()) == 16);
}

TEST_CASE("what was set stays set, and what is usual follows the file") {
  const Sample sample;
  const ScriptBoard set = board_of(sample.file, {"a2-a3"}, {"size=6"});
  sample.save(kSize, "size = integer(7, 5, 10");
  const Reloaded now = played(reloaded(set));
  CHECK(now.is_whole());
  CHECK(std::get<std::int64_t>(now.rules->parameters().at("size")) == 6);
  // It was set to a value that there is no longer.
  sample.save(kSize, "size = integer(8, 7, 10");
  const Reloaded larger = played(reloaded(set));
  REQUIRE(larger.dropped.size() == 1);
  CHECK(larger.dropped.front().find("size") != std::string::npos);
  CHECK(in_english(larger).find(larger.dropped.front()) != std::string::npos);
}

TEST_CASE("a slip is told with line, column and the line itself, and there is no new game") {
  const Sample sample;
  const ScriptBoard before = board_of(sample.file, {"a2-a3"});
  SECTION("when the file is read") {
    sample.save("grid(size, size)", "gird(size, size)");
    const GameProblem problem = first_problem(reloaded(before));
    CHECK(problem.file.filename() == "my_game.lua");
    CHECK(problem.line == 11);
    CHECK(problem.column == 9);
    CHECK(problem.sentence == "'gird' is not known here; did you mean 'grid'?");
    CHECK(problem.source == "board = gird(size, size)");
    CHECK(marked_source(problem) == "  11 | board = gird(size, size)\n     |         ^\n");
  }
  SECTION("when moves are listed") {
    sample.save("if p.cell[from] == seat then", "if p.cel[from] == seat then");
    const GameProblem problem = first_problem(reloaded(before));
    CHECK(problem.line == 31);
    CHECK(problem.sentence.starts_with("p has no 'cel'"));
    CHECK_FALSE(problem.sentence.ends_with(")"));
  }
  SECTION("when an old move is played") {
    sample.save("p.turn = 3 - seat", "p.trun = 3 - seat");
    const GameProblem problem = first_problem(reloaded(before));
    CHECK(problem.line == 47);
    CHECK(problem.sentence == "p has no 'trun'");
  }
  SECTION("when the file has gone") {
    std::filesystem::remove(sample.file);
    CHECK_FALSE(first_problem(reloaded(before)).has_place());
  }
  CHECK(move_count(before.line.now()) == 22);
}

TEST_CASE("a YAML that comes to lie beside a script counts, with all that is wrong in it") {
  const Sample sample;
  const ScriptBoard before = board_of(sample.file, {"a2-a3"});
  const std::string beginning = "id: sample_game\nscript: my_game.lua\nname: {en: My game}\n";
  sample.folder.write("my_game.yaml", beginning + "summery: {en: x}\nplayers: many\n");
  const auto wrong = reloaded(before);
  REQUIRE(std::holds_alternative<NotReloaded>(wrong));
  CHECK(std::get<NotReloaded>(wrong).problems.size() == 2);
  CHECK(first_problem(wrong).line == 4);
  CHECK(first_problem(wrong).file.filename() == "my_game.yaml");
  sample.folder.write(
      "my_game.yaml",
      beginning + "summary: {en: x}\nvariants:\n  - id: six\n    name: {en: Six}\n    set: {size: 6}\n");
  const Reloaded now = played(reloaded(before));
  CHECK(now.game->name(Language::kEnglish) == "My game");
  CHECK(now.variant == "six");
  REQUIRE(now.dropped.size() == 1);
  CHECK(now.dropped.front() == "sample_game has no variant 'standard'");
}

TEST_CASE("a library that takes the place of another is the one that plays") {
  const ScratchFolder folder;
  const auto built = std::filesystem::path(BOARDWRIGHT_BINARY_DIR) / "tests/bad_plugins";
  const auto library = folder.path() / "count_down.so";
  std::filesystem::copy_file(built / "count_down.so", library);
  const auto yaml = folder.write(
      "game.yaml", "id: count_down\nplugin: count_down\nname: {en: Count down}\nsummary: {en: x}\n");
  const ScriptBoard before = board_of(yaml, {"one"});
  CHECK(before.line.now().text() == "4s");
  SECTION("by its name") { replace_file(library, content_of(built / "count_down_2.so")); }
  SECTION("in the same file") {
    std::ofstream(library, std::ios::binary) << content_of(built / "count_down_2.so");
  }
  const Reloaded now = played(reloaded(before));
  CHECK(now.rules->library().version() == "2.0.0");
  CHECK(now.rules->start().text() == "7f");
  REQUIRE(now.line);
  CHECK(now.line->now().text() == "4s");
  CHECK(now.line->plies().empty());
  // Both are loaded, and each is itself.
  CHECK(before.line.now().rules().library().version() == "1.0.0");
  CHECK(before.line.now().rules().start().text() == "5f");
}
