// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/workshop/workbench.hpp"

#include "framework/workshop/what_changed.hpp"
#include "tests/workshop/support.hpp"

using namespace boardwright;
using namespace boardwright::test;

namespace {

struct Bench {
  ScratchFolder folder;
  std::filesystem::path file = folder.write("my_game.lua", moving_script());
  Workbench bench = [this] {
    Workbench::Options options;
    options.saves = folder / "saves";
    Workbench made(std::move(options));
    made.read_from(file);
    return made;
  }();
  void save(const std::string& what, const std::string& by) {
    replace_file(file, replaced(moving_script(), what, by));
    (void)bench.look();
  }
  [[nodiscard]] std::string now() const { return bench.line()->now().text(); }
};

constexpr const char* kUsualSize = "integer(8, 5, 10";
constexpr const char* kSmallerSize = "integer(6, 5, 10";

}  // namespace

TEST_CASE("a game that doesn't load yet is waited for") {
  Bench here;
  here.save("grid(size, size)", "gird(size, size)");
  CHECK(here.bench.line() == nullptr);
  CHECK(here.bench.keep());
  CHECK(here.bench.saves().empty());
  replace_file(here.file, moving_script());
  CHECK(std::holds_alternative<Reloaded>(here.bench.look()));
  REQUIRE(here.bench.line() != nullptr);
  CHECK(here.bench.moves().size() == 22);
}

TEST_CASE("the board is played on, and a slip leaves it as it is") {
  Bench here;
  (void)here.bench.look();
  CHECK(here.bench.play("A2 A3"));
  CHECK_FALSE(here.bench.play("a2-a3"));
  const std::string before = here.now();
  here.save("grid(size, size)", "gird(size, size)");
  CHECK(here.now() == before);
  CHECK(here.bench.play("h7-h6"));
  CHECK(here.bench.undo());
  CHECK(here.now() == before);
  CHECK(here.bench.undo());
  CHECK_FALSE(here.bench.undo());
  CHECK(here.bench.why(Language::kEnglish, "a2-a3") == "a2-a3: legal");
  CHECK(here.bench.why(Language::kEnglish, "a1-a2").find("(B2.3)") != std::string::npos);
  CHECK_FALSE(here.bench.set_position("nonsense"));
  CHECK(here.bench.set_position(before));
  CHECK(here.now() == before);
}

TEST_CASE("a position that is put on the board is one step to take back") {
  Bench here;
  (void)here.bench.look();
  CHECK_FALSE(here.bench.can_undo());
  REQUIRE(here.bench.play("a2-a3"));
  const std::string before = here.now();
  REQUIRE(here.bench.play("h7-h6"));
  const std::string later = here.now();
  REQUIRE(here.bench.undo());
  REQUIRE(here.bench.set_position(later));
  REQUIRE(here.bench.play("b2-b3"));
  CHECK(here.bench.undo());
  CHECK(here.now() == later);
  REQUIRE(here.bench.can_undo());
  CHECK(here.bench.undo());
  CHECK(here.now() == before);
  CHECK(here.bench.line()->plies().size() == 1);
  CHECK(here.bench.undo());
  CHECK_FALSE(here.bench.can_undo());
  CHECK_FALSE(here.bench.undo());
  // Under other rules there is no way back to it.
  REQUIRE(here.bench.set_position(later));
  here.save("to the far row.\",", "to the far side.\",");
  CHECK_FALSE(here.bench.can_undo());
}

TEST_CASE("rules under which a position can't go on wait for an answer") {
  Bench here;
  (void)here.bench.look();
  REQUIRE(here.bench.play("a2-a3"));
  const std::string before = here.now();
  here.save(kUsualSize, kSmallerSize);
  CHECK(here.bench.waits());
  CHECK(here.now() == before);
  SECTION("they are taken") {
    here.bench.start_anew();
    CHECK(here.bench.moves().size() == 16);
  }
  SECTION("they are forgotten") {
    here.bench.keep_old_rules();
    here.bench.start_anew();
    CHECK(here.bench.moves().size() == 22);
  }
  SECTION("the next save can be played again") {
    replace_file(here.file, moving_script());
    (void)here.bench.look();
    CHECK(here.now() == before);
    CHECK(here.bench.line()->plies().size() == 1);
  }
  CHECK_FALSE(here.bench.waits());
}

TEST_CASE("an earlier save is played, and the file stays as it is") {
  Bench here;
  (void)here.bench.look();
  REQUIRE(here.bench.keep());
  here.save(kUsualSize, kSmallerSize);
  REQUIRE(here.bench.keep());
  REQUIRE(here.bench.saves().size() == 2);
  CHECK(here.bench.moves().size() == 16);
  const std::string file = content_of(here.file);
  CHECK(std::holds_alternative<Reloaded>(here.bench.go_back(here.bench.saves().back())));
  CHECK(here.bench.moves().size() == 22);
  CHECK(content_of(here.file) == file);
  CHECK(here.bench.saves().size() == 2);
  (void)here.bench.look();
  CHECK(here.bench.moves().size() == 16);
}

TEST_CASE("dice fall by themselves, and a turn that is taken back meets the same") {
  const ScratchFolder folder;
  const auto script = std::filesystem::path(BOARDWRIGHT_SOURCE_DIR) / "plugins/template/scripts/dice.lua";
  const auto file = folder.write("dice.lua", content_of(script));
  Workbench::Options options;
  options.seed = Seed::from_number(1);
  Workbench bench(std::move(options));
  bench.read_from(file);
  (void)bench.look();
  REQUIRE(bench.line() != nullptr);
  CHECK_FALSE(bench.line()->now().is_chance());
  const std::string before = bench.line()->now().text();
  REQUIRE(bench.play(bench.moves().front()));
  CHECK_FALSE(bench.line()->now().is_chance());
  CHECK(bench.undo());
  CHECK(bench.line()->now().text() == before);
  // Its line has the dice in it, and is replayed with them.
  REQUIRE(bench.play(bench.moves().front()));
  const auto plies = bench.line()->plies().size();
  replace_file(file, content_of(file) + "\n-- changed\n");
  const auto& outcome = bench.look();
  REQUIRE(std::holds_alternative<Reloaded>(outcome));
  CHECK(std::get<Reloaded>(outcome).is_whole());
  CHECK(bench.line()->plies().size() == plies);
}

TEST_CASE("dice that pass the turn to themselves end with a sentence, and the board stays as it was") {
  const std::string sentence = "the rules of sample_game never stop asking for chance";
  const std::string throws = "p.die, p.turn = from, p.next return end";
  const ScratchFolder folder;
  const std::string dice =
      content_of(std::filesystem::path(BOARDWRIGHT_SOURCE_DIR) / "plugins/template/scripts/dice.lua");
  // The first throw ends, and the second one never does.
  const auto file = folder.write(
      "dice.lua", replaced(dice, throws, "p.die = from if p.next == 1 then p.turn = 1 end return end"));
  Workbench::Options options;
  options.seed = Seed::from_number(1);
  Workbench bench(std::move(options));
  bench.read_from(file);
  CHECK(std::holds_alternative<Reloaded>(bench.look()));
  REQUIRE(bench.line() != nullptr);
  const std::string before = bench.line()->now().text();
  const auto played = bench.play(bench.moves().front());
  REQUIRE_FALSE(played);
  CHECK(played.error() == sentence);
  CHECK(bench.line()->now().text() == before);
  GameLine thrown = *bench.line();
  REQUIRE(thrown.play(bench.moves().front()));
  const auto set = bench.set_position(thrown.now().text());
  REQUIRE_FALSE(set);
  CHECK(set.error() == sentence);
  CHECK(bench.line()->now().text() == before);
  // Not even the first one ends.
  replace_file(file, replaced(dice, throws, "p.die = from return end"));
  CHECK(std::holds_alternative<Reloaded>(bench.look()));
  CHECK(bench.line()->now().text() == before);
  const auto anew = bench.start_anew();
  REQUIRE_FALSE(anew);
  CHECK(anew.error() == sentence);
  CHECK(bench.line()->now().text() == before);
  Workbench other{Workbench::Options()};
  other.read_from(file);
  CHECK(first_problem(other.look()).sentence == sentence);
  CHECK(other.line() == nullptr);
}

TEST_CASE("what a change does to a position is told in figures") {
  Bench here;
  (void)here.bench.look();
  const SmallTree before = small_tree(here.bench.line()->now());
  CHECK(before.leaves == std::vector<std::uint64_t>{22, 484});
  here.save("{ \"sw\", \"s\", \"se\" }", "{ \"sw\", \"se\" }");
  const SmallTree black = small_tree(here.bench.line()->now());
  CHECK(black.leaves == std::vector<std::uint64_t>{22, 308});
  const auto in_english = [](const SmallTree& one, const SmallTree& other) {
    return what_changed_words(Language::kEnglish, one, other);
  };
  CHECK(in_english(before, black) ==
        "22 moves, as many as before. To depth 2 there were 484 ways to go on, now there are 308.");
  CHECK(in_english(before, before) == "22 moves as before; 484 ways to go on to depth 2, as before.");
  CHECK(in_english({{12, 144}}, {{14, 190}}) ==
        "12 moves before, 14 now. To depth 2 there were 144 ways to go on, now there are 190.");
  CHECK(in_english({{12}}, {}) == "12 moves before, 0 now.");
  CHECK(in_english({}, {}) == "There are no moves, as before.");
}
