// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/record/record.hpp"

#include <rapidcheck.h>

#include "framework/record/native.hpp"
#include "tests/framework/support.hpp"

using namespace boardwright;
using namespace boardwright::test;

namespace {

/// Any text, the characters that mean something to the format more often than others.
std::string any_text(std::size_t least = 0) {
  const auto letter =
      rc::gen::weightedOneOf<char>({{3, rc::gen::inRange<char>('a', 'f')},
                                    {2, rc::gen::element('"', '\\', '{', '}', '[', ']', '\n', ' ', '%', '=')},
                                    {1, rc::gen::inRange<char>(1, 127)}});
  auto text = *rc::gen::resize(12, rc::gen::container<std::string>(letter));
  while (text.size() < least) text += 'x';
  return text;
}

/// Like a text, without spaces.
std::string any_word() {
  std::string word = any_text(1);
  for (char& c : word)
    if (c == ' ' || c == '\n' || c == '\t' || c == '\r') c = '_';
  return word;
}

std::map<std::string, std::string> any_pairs() {
  std::map<std::string, std::string> pairs;
  for (int i = *rc::gen::inRange(0, 4); i > 0; --i) pairs["name" + std::to_string(i)] = any_text();
  return pairs;
}

Record any_record() {
  Record record;
  record.game = any_text(1);
  record.variant = any_text();
  record.plugin_version = any_text();
  record.rules_hash = any_text();
  record.script_hash = any_text();
  record.parameters = any_pairs();
  record.seed = any_text();
  record.seed_hash = any_text();
  record.start = any_text();
  record.ply_limit = *rc::gen::arbitrary<std::uint32_t>();
  record.repetition_claimed = *rc::gen::arbitrary<bool>();
  record.viewer = any_text();
  record.players = any_pairs();
  for (int i = *rc::gen::inRange(0, 3); i > 0; --i)
    record.tags.emplace_back("Tag" + std::to_string(i), any_text());
  record.comment = any_text();
  for (int i = *rc::gen::inRange(0, 12); i > 0; --i) {
    RecordedMove move{*rc::gen::element<std::string>("black", "white", "chance"), any_word(), {}, {}, 0, 0};
    if (*rc::gen::arbitrary<bool>()) move.clock = std::chrono::seconds(*rc::gen::inRange(0, 100000));
    if (*rc::gen::arbitrary<bool>()) move.comment = any_text();
    record.moves.push_back(std::move(move));
  }
  if (*rc::gen::arbitrary<bool>()) {
    record.scores = {{"black", *rc::gen::inRange<std::uint32_t>(0, 3)},
                     {"white", *rc::gen::inRange<std::uint32_t>(0, 3)}};
    record.reason = *rc::gen::element<std::string>("", "connection", "resignation");
  }
  return record;
}

Result<Record> read_with(const std::string& line) {
  return read_record("[Boardwright \"1\"]\n[Game \"race\"]\n" + line);
}

}  // namespace

TEST_CASE("a written record is read as the same") {
  const bool holds = rc::check("round trip", [] {
    const Record record = any_record();
    const auto again = read_record(write_record(record));
    RC_ASSERT(again.has_value());
    RC_ASSERT(*again == record);
  });
  CHECK(holds);
}

TEST_CASE("a damaged record is refused or read, and never does harm") {
  const bool holds = rc::check("any bytes", [] {
    std::string text = write_record(any_record());
    for (int i = *rc::gen::inRange(1, 6); i > 0; --i) {
      const auto at = *rc::gen::inRange<std::size_t>(0, text.size());
      if (*rc::gen::arbitrary<bool>())
        text[at] = *rc::gen::arbitrary<char>();
      else
        text.resize(at + 1);
    }
    const auto read = read_record(text);
    if (read)
      RC_ASSERT(read_record(write_record(*read)).has_value());
    else
      RC_ASSERT(read.error().front() >= '0' && read.error().front() <= '9');  // it begins with the place
  });
  CHECK(holds);
}

TEST_CASE("a record is written for people") {
  Record record;
  record.game = "race";
  record.variant = "standard";
  record.parameters = {{"goal", "5"}};
  record.players = {{"first", "Ann \"Speedy\""}};
  record.scores = {{"first", 2}, {"second", 0}};
  record.reason = "arrived";
  record.comment = "A } short one";
  record.moves = {{"first", "walk:1", std::chrono::seconds(3725), "ok", 0, 0},
                  {"chance", "heads", {}, {}, 0, 0},
                  {"second", "{odd", {}, "two\nlines", 0, 0},
                  {"second", "walk:2", {}, "", 0, 0}};
  CHECK(write_record(record) == R"([Boardwright "1"]
[Game "race"]
[Variant "standard"]
[Parameter "goal=5"]
[Player "first=Ann \"Speedy\""]
[Result "first=1 second=0 arrived"]

{A \} short one}
1. first walk:1 {[%clk 1:02:05] ok}
2. chance heads
3. second \{odd {two\nlines} walk:2
)");
}

TEST_CASE("line and column of a move are remembered") {
  const auto record = value_of(read_with("\n1. black a1 b2 {x}\n2. white c3\n"));
  REQUIRE(record.moves.size() == 3);
  CHECK(record.moves[1].line == 4);
  CHECK(record.moves[1].column == 13);
  CHECK(record.moves[2].line == 5);
}

TEST_CASE("what is wrong with a record is said with its place") {
  CHECK(error_of(read_record("")) == "1:1: expected the tag [Boardwright \"1\"]");
  CHECK(error_of(read_record("1. black a1")) == "1:1: expected the tag [Boardwright \"1\"]");
  CHECK(error_of(read_record("[Game \"x\"]")) == "1:1: expected the tag [Boardwright \"1\"] first");
  CHECK(error_of(read_record("[Boardwright \"2\"]")) == "1:1: format version '2', this program reads 1");
  CHECK(error_of(read_record("[Boardwright \"1\"]\n")) == "2:1: the tag Game is missing");
  CHECK(error_of(read_with("[Game \"x\"]")) == "3:1: the tag Game occurs twice");
  CHECK(error_of(read_with("[Boardwright \"1\"]")) == "3:1: the tag Boardwright occurs twice");
  CHECK(error_of(read_with("[Variant \"x")) == "3:10: expected a closing \"");
  CHECK(error_of(read_with("[Variant \"x\"")) == "3:13: expected ] after the tag's value");
  CHECK(error_of(read_with("[Variant x]")) == "3:10: expected a tag such as [Game \"…\"]");
  CHECK(error_of(read_with("[Parameter \"goal\"]")) == "3:1: Parameter: expected name=value");
  CHECK(error_of(read_with("[Parameter \"a=1\"][Parameter \"a=2\"]")) == "3:18: Parameter a occurs twice");
  CHECK(error_of(read_with("[PlyLimit \"-1\"]")) == "3:1: PlyLimit: expected a whole number");
  for (const char* bad :
       {"", "black", "black=2", "black=1 ", "black=1 white", "black=1 black=0 x", "=1 x", "black=1 a b"}) {
    INFO(bad);
    const auto read = read_with("[Result \"" + std::string(bad) + "\"]");
    if (std::string(bad) == "black=1 white") {
      CHECK(value_of(read).reason == "white");
    } else {
      CHECK(error_of(read) ==
            "3:1: Result: expected * or scores and a reason, such as \"black=1 white=0 connection\"");
    }
  }
  CHECK(error_of(read_with("black a1")) == "3:1: expected a number with a dot, such as 12.");
  CHECK(error_of(read_with("1. black")) == "3:9: expected a move of black");
  CHECK(error_of(read_with("1.")) == "3:3: expected the seat that moves");
  CHECK(error_of(read_with("1. black {x}")) == "3:10: expected a move before a comment");
  CHECK(error_of(read_with("1. black a1 {x")) == "3:13: expected a closing }");
  CHECK(error_of(read_with("1. black a1 {[%clk 5]}")) ==
        "3:13: expected a clock time such as {[%clk 0:04:57]}");
  CHECK(error_of(read_with("1. black a1 {[%clk 0:60:00]}")) ==
        "3:13: expected a clock time such as {[%clk 0:04:57]}");
}

TEST_CASE("limits hold") {
  RecordLimits limits;
  limits.tags = 3;
  limits.moves = 2;
  limits.word = 100;
  const std::string start = "[Boardwright \"1\"]\n[Game \"race\"]\n";
  CHECK(error_of(read_record(start + "[A \"\"][B \"\"]", limits)) ==
        "3:7: too many tags, expected at most 3");
  CHECK(error_of(read_record(start + "1. black a b c", limits)) ==
        "3:14: too many moves, expected at most 2");
  CHECK(error_of(read_record(start + "1. black " + std::string(101, 'a'), limits)) ==
        "3:10: expected a move of at most 100 bytes");
  CHECK(error_of(read_record(start + "[A \"" + std::string(101, 'a') + "\"]", limits)) ==
        "3:4: too long, expected at most 100 bytes");
  limits.bytes = 10;
  CHECK(error_of(read_record(start, limits)) == "1:1: the record is too large, expected at most 10 bytes");
}

TEST_CASE("scores of any number of seats have a text") {
  CHECK(scores_text({{2, 0}, "x"}) == "1-0");
  CHECK(scores_text({{1, 1}, "x"}) == "0.5-0.5");
  CHECK(scores_text({{2, 0, 1}, "x"}) == "1-0-0.5");
  CHECK(scores_text({{2}, "x"}) == "1");
}

TEST_CASE("the hash of rules covers what isn't default and nothing else") {
  const auto standard = tiny("coin_race");
  const std::string hash = rules_hash(*standard);
  CHECK(hash.size() == 64);
  CHECK(rules_hash(*tiny("coin_race", {{"goal", std::int64_t{5}}})) == hash);  // the default, said aloud
  CHECK(rules_hash(*tiny("coin_race", {{"goal", std::int64_t{6}}})) != hash);
  CHECK(rules_hash(*tiny("coin_race", {{"goal", std::int64_t{6}}})) !=
        rules_hash(*tiny("coin_race", {{"weight", std::int64_t{6}}})));
  CHECK(rules_hash(*tiny("two_cards")) != hash);
}

TEST_CASE("a record of rules names every parameter") {
  const Record record = record_of(*tiny("coin_race", {{"double_heads", true}}), "standard");
  CHECK(record.game == "coin_race");
  CHECK(record.plugin_version == "1.2.3");
  CHECK(record.parameters ==
        std::map<std::string, std::string>{{"double_heads", "on"}, {"goal", "5"}, {"weight", "1"}});
}
