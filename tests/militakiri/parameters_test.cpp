// SPDX-License-Identifier: GPL-3.0-or-later
//
// Chapter 13: every parameter with what it takes, and what it stands at.
#include <map>
#include <set>

#include "game_under_test.hpp"
#include "positions.hpp"

namespace {

using under_test::create;
using under_test::Settings;

struct Taken {
  std::vector<std::string> good, bad;
};

const std::map<std::string, Taken> kParameters = {
    {"blockade", {{"caused", "any", "off"}, {"on", "", "Any"}}},
    {"board", {{"single", "double"}, {"triple", "12"}}},
    {"endgame_latched", {{"on", "off"}, {"sometimes", "2"}}},
    {"endgame_moves", {{"1", "50", "999"}, {"-1", "1000", "x"}}},
    {"endgame_reach", {{"1", "2", "11"}, {"0", "12", "-1"}}},
    {"endgame_trigger", {{"turn_end", "instant"}, {"end"}}},
    {"first_player", {{"dice", "red", "blue"}, {"black"}}},
    {"height_limit_plus_cross", {{"2", "3", "9"}, {"1", "10", "0"}}},
    {"height_limit_star", {{"2", "4", "9"}, {"1", "10", "0"}}},
    {"no_moves", {{"pass", "loss", "draw"}, {"win"}}},
    {"opposite_capture", {{"on", "off"}, {"same"}}},
    {"reserve_cross", {{"0", "9"}, {"10", "-2"}}},
    {"reserve_plus", {{"0", "9"}, {"10", "-2"}}},
    {"reserve_star", {{"0", "9"}, {"10", "-2"}}},
    {"setup", {{"hidden", "open", "random"}, {"closed"}}},
    {"spare_placement", {{"choose", "random"}, {"owner"}}},
    {"start", {{"sT5/6/6/6/6/6/6/6/6/6/6/CT5 b 000/000 - m - 0"}, {"8/8 r", "x"}}},
    {"tower_spacing", {{"row", "orthogonal", "any"}, {"column"}}},
};

}  // namespace

TEST_CASE("the parameters are those of chapter 13") {
  std::set<std::string> names;
  for (const auto& spec : under_test::library()->game("militakiri")->parameters) {
    names.insert(spec.name);
    CHECK_FALSE(spec.meaning.empty());
  }
  std::set<std::string> expected;
  for (const auto& [name, taken] : kParameters) expected.insert(name);
  CHECK(names == expected);
}

TEST_CASE("each parameter takes what chapter 13 says, and nothing else") {
  for (const auto& [name, taken] : kParameters) {
    for (const auto& value : taken.good) {
      const auto rules = create({{name, value}});
      INFO(name << "=" << value << (rules ? "" : ": " + rules.error()));
      CHECK(rules.has_value());
    }
    for (const auto& value : taken.bad) {
      const auto rules = create({{name, value}});
      INFO(name << "=" << value << (rules ? "" : ": " + rules.error()));
      REQUIRE_FALSE(rules.has_value());
      CHECK(rules.error().find(name) != std::string::npos);
    }
  }
  CHECK_FALSE(create({{"colour", "red"}}));
}

TEST_CASE("the standard values are the manual's") {
  // The slow rules with every parameter named, and the plugin with none.
  for (const bool double_board : {false, true}) {
    slow::Options options;
    options.double_board = double_board;
    options.endgame_moves = double_board ? 100 : 50;
    options.reserve_star = double_board ? 2 : 1;
    options.reserve_cross = options.reserve_plus = double_board ? 4 : 2;
    under_test::Game named(options), standard(Settings{{"board", double_board ? "double" : "single"}});
    boardwright::Random random(9);
    CHECK(named.text() == standard.text());
    for (int i = 0; i < 70; ++i) {
      const std::string text =
          positions::random_position(options, static_cast<positions::Kind>(i % positions::kKinds), random);
      named.set(text);
      standard.set(text);
      REQUIRE(named.moves() == standard.moves());
      REQUIRE(named.result() == standard.result());
      for (int ply = 0; ply < 10 && !named.actors().empty(); ++ply) {
        const std::string move = named.moves().front();
        named.play(move);
        standard.play(move);
        REQUIRE(named.text() == standard.text());
      }
    }
  }
}
