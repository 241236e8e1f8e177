// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/statistics/run_json.hpp"
#include "framework/statistics/shard_file.hpp"
#include "tests/statistics/support.hpp"

using namespace boardwright;
using namespace boardwright::test;

namespace {

std::vector<NamedShard> shards_of(const GamePlan& plan, std::uint64_t games, std::uint64_t of) {
  std::vector<NamedShard> shards;
  for (std::uint64_t number = 0; number < of; ++number) {
    RunControl control;
    control.shard = number;
    control.shards = of;
    Shard shard{.number = number, .of = of, .runs = {run_of(plan, games, control, {.watched = 30})}};
    // Through the file's text and back.
    auto read = value_of(read_shard(write_shard(shard)));
    CHECK(read == shard);
    shards.push_back({"shard-" + std::to_string(number + 1), std::move(read)});
  }
  return shards;
}

std::string refusal(const std::vector<NamedShard>& shards) {
  const auto merged = merge_shards(shards);
  REQUIRE_FALSE(merged);
  return merged.error();
}

}  // namespace

TEST_CASE("shards put together are the whole run, bit for bit") {
  const GamePlan plan{.rules = board_game({{"size", {std::int64_t{6}}}})};
  const RunResult whole = run_of(plan, 101, {}, {.watched = 30});
  for (const std::uint64_t of : {1ULL, 3ULL, 20ULL}) {
    const auto merged = value_of(merge_shards(shards_of(plan, 101, of)));
    REQUIRE(merged.size() == 1);
    CHECK(merged.front() == whole);
    CHECK(run_json(merged.front()).dump() == run_json(whole).dump());
  }
}

TEST_CASE("the order of shard files doesn't matter") {
  const GamePlan plan{.rules = tiny("coin_race"), .players = {"random", "greedy"}};
  auto shards = shards_of(plan, 50, 4);
  std::swap(shards[0], shards[3]);
  CHECK(value_of(merge_shards(shards)).front() == run_of(plan, 50, {}, {.watched = 30}));
}

TEST_CASE("missing, doubled and foreign shards are refused by name") {
  GamePlan plan{.rules = tiny("coin_race")};
  auto shards = shards_of(plan, 50, 4);
  auto missing = shards;
  missing.erase(missing.begin() + 1);
  CHECK(refusal(missing) == "shards are missing: 2/4");
  auto doubled = shards;
  doubled.push_back(shards[2]);
  doubled.back().name = "copy";
  CHECK(refusal(doubled) == "shard 3/4 is there twice: shard-3 and copy");
  CHECK(refusal({}).find("no shards") != std::string::npos);

  plan.seed = 9;
  auto mixed = shards;
  mixed[1] = shards_of(plan, 50, 4)[1];
  mixed[1].name = "other.json";
  CHECK(refusal(mixed) == "other.json is not of the same run as shard-1: the seed is 9 here and 1 there");
  plan.seed = 1;
  plan.rules = tiny("coin_race", {{"goal", {std::int64_t{6}}}});
  mixed[1] = shards_of(plan, 50, 4)[1];
  CHECK(refusal(mixed).find("goal=6") != std::string::npos);
  auto parted = shards;
  parted[1] = shards_of({.rules = tiny("coin_race")}, 50, 5)[1];
  CHECK(refusal(parted).find("2/5") != std::string::npos);
}

TEST_CASE("what is not a shard, or only a part of one, is refused") {
  const GamePlan plan{.rules = tiny("coin_race")};
  const std::string text = write_shard({.number = 0, .of = 1, .runs = {run_of(plan, 20)}});
  CHECK(read_shard(text));
  for (const std::string& bad : {std::string(), std::string("{}"), std::string("[1,2]"), text.substr(0, 200),
                                 text.substr(0, text.size() / 2)})
    CHECK_FALSE(read_shard(bad));
  // A block less, a game less in a block, a place that isn't there.
  const auto spoilt = [&](const std::string& from, const std::string& to) {
    std::string copy = text;
    const auto place = copy.find(from);
    REQUIRE(place != std::string::npos);
    copy.replace(place, from.size(), to);
    return copy;
  };
  CHECK_FALSE(read_shard(spoilt("\"games\":20", "\"games\":21")));
  CHECK_FALSE(read_shard(spoilt("\"shard\":1", "\"shard\":2")));
  CHECK_FALSE(read_shard(spoilt("\"first_block\":0", "\"first_block\":1")));
  CHECK_FALSE(read_shard(spoilt("[[0,1,", "[[0,2,")));
  CHECK_FALSE(read_shard(spoilt("[[0,1,", "[[999,1,")));
}

TEST_CASE("a refusal is one sentence for people") {
  const std::string run =
      write_shard({.number = 0, .of = 1, .runs = {run_of({.rules = tiny("coin_race")}, 20)}});
  auto other = run, older = run;
  other.replace(other.find("boardwright shard 2"), 19, "boardwright figures");
  older.replace(older.find("boardwright shard 2"), 19, "boardwright shard 1");
  for (const std::string& bad : {std::string(), std::string("not JSON at all"), std::string("[1,2]"),
                                 std::string("{}"), std::string("{\"format\":7}"), run.substr(0, 300), other,
                                 older, std::string("{\"format\":\"boardwright shard 2\"}")}) {
    const auto read = read_shard(bad);
    REQUIRE_FALSE(read);
    INFO(read.error());
    CHECK(read.error().starts_with("not a shard of a simulation: "));
    for (const char* word : {"json.", "exception", "parse_error", "type_error", "out_of_range", "byte"})
      CHECK(read.error().find(word) == std::string::npos);
    CHECK(std::count(read.error().begin(), read.error().end(), '\n') == 0);
  }
  CHECK(read_shard(other).error().find("boardwright figures") != std::string::npos);
  CHECK(read_shard(older).error().find("another version") != std::string::npos);
}

TEST_CASE("a place among shards is written 3/20") {
  CHECK(value_of(read_shard_place("3/20")).number == 2);
  CHECK(value_of(read_shard_place("3/20")).of == 20);
  for (const char* bad : {"", "3", "0/5", "6/5", "a/b", "1/2/3", "-1/5", "1/", "/2"})
    CHECK_FALSE(read_shard_place(bad));
}
