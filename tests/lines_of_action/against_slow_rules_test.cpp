// SPDX-License-Identifier: GPL-3.0-or-later
//
// Random games, ply by ply against the second, obvious rules: all sizes and all parameters.
#include <rapidcheck.h>

#include <boardwright/pure/random.hpp>
#include <map>

#include "game_under_test.hpp"
#include "plugins/host/sanitized.hpp"
#include "slow_rules.hpp"

namespace {

using boardwright::Random;
using under_test::Game;

struct Setting {
  slow::Options options;
  std::string layout;
};

/// A random position of few or many pieces, as ends and blocked sides seldom come from the start.
std::string random_position(int size, Random& random) {
  const std::uint32_t empty = random.below(12);
  std::string text;
  for (int row = 0; row < size; ++row) {
    int run = 0;
    std::string cells;
    for (int column = 0; column < size; ++column) {
      const bool piece = random.below(12) >= empty;
      if (piece && run > 0) cells += std::to_string(run);
      run = piece ? 0 : run + 1;
      if (piece) cells += random.below(2) == 0 ? 'b' : 'w';
    }
    if (run > 0) cells += std::to_string(run);
    text += (row > 0 ? "/" : "") + cells;
  }
  return text + (random.below(2) == 0 ? " b" : " w");
}

bool has_both_sides(const std::string& text) {
  const std::size_t end = text.find(' ');
  const std::string rows = end == text.npos ? "" : text.substr(0, end);
  return rows.find('b') != rows.npos && rows.find('w') != rows.npos;
}

Setting random_setting(Random& random) {
  Setting setting;
  const char* three[] = {"mover", "draw", "opponent"};
  const char* blocked[] = {"pass", "loss", "draw"};
  setting.options = {.size = static_cast<int>(6 + random.below(5)),
                     .simultaneous = three[random.below(3)],
                     .no_moves = blocked[random.below(3)],
                     .lone_piece = random.below(2) == 0 ? "simultaneous" : "owner_wins",
                     .jump_own = random.below(2) == 0,
                     .misere = random.below(2) == 0};
  const std::uint32_t kind = random.below(4);
  setting.layout = kind == 0 ? "standard" : "scrambled";
  while (kind > 1 && !has_both_sides(setting.layout))
    setting.layout = random_position(setting.options.size, random);
  return setting;
}

Game make(const Setting& setting) {
  const auto& o = setting.options;
  return Game({{"size", o.size},
               {"layout", setting.layout},
               {"simultaneous", o.simultaneous},
               {"no_moves", o.no_moves},
               {"lone_piece", o.lone_piece},
               {"jump_own", o.jump_own},
               {"misere", o.misere}});
}

std::string text_of(const std::optional<slow::Result>& result) {
  return result ? result->winner + " " + result->reason : "";
}

/// Everything that can be asked of a position.
void compare(const Game& game, const slow::Game& slow, int size, Random& random) {
  INFO(slow.text());
  const auto moves = slow.moves();
  REQUIRE(game.text() == slow.text());
  REQUIRE(game.moves() == moves);
  REQUIRE(game.result() == text_of(slow.result()));
  REQUIRE(game.leaves(1) == moves.size());
  if (!slow.result()) REQUIRE(game.turn() == (slow.side() == 'b' ? "black" : "white"));

  // A text read back gives the same bytes, L4.2.
  Game again = game;
  again.set(slow.text());
  REQUIRE(again.bytes() == game.bytes());

  // What isn't listed is refused, and changes nothing.
  const auto values = game.values();
  REQUIRE(std::is_sorted(values.begin(), values.end()));
  for (int i = 0; i < 20; ++i) {
    bw_move value = random.next() >> random.below(64);
    if (!values.empty() && i % 2 == 0)
      value =
          values[random.below(static_cast<std::uint32_t>(values.size()))] ^ (bw_move{1} << random.below(64));
    if (std::find(values.begin(), values.end(), value) != values.end()) continue;
    REQUIRE(again.try_play(value) == BW_ILLEGAL);
    REQUIRE(again.bytes() == game.bytes());
  }
  // The explanation agrees with the list.
  const auto fields = static_cast<std::uint32_t>(size * size);
  for (int i = 0; i < 30; ++i) {
    const std::uint32_t from = random.below(fields), to = random.below(fields);
    const auto name = [&](std::uint32_t field) {
      return static_cast<char>('a' + field % static_cast<unsigned>(size)) +
             std::to_string(field / static_cast<unsigned>(size) + 1);
    };
    bool listed = false;
    for (const char* sign : {"-", "x"}) {
      const std::string text = name(from) + sign + name(to);
      const bool legal = std::find(moves.begin(), moves.end(), text) != moves.end();
      REQUIRE((game.why(text).legal == 1) == legal);
      listed |= legal;
    }
    REQUIRE((game.why_clicks({from, to}).legal == 1) == listed);
  }
  REQUIRE((game.why("pass").legal == 1) == (moves == std::vector<std::string>{"pass"}));
}

}  // namespace

namespace {

/// Plays a random game under random parameters, and says how it ended.
std::string play_and_compare(std::uint64_t seed) {
  Random random(seed);
  const Setting setting = random_setting(random);
  Game game = make(setting);
  slow::Game slow(setting.options, game.text());
  for (int ply = 0; ply < 120; ++ply) {
    compare(game, slow, setting.options.size, random);
    if (ply < 2) REQUIRE(game.leaves(2) == slow.leaves(2));
    const auto moves = slow.moves();
    if (moves.empty()) break;
    const std::string& move = moves[random.below(static_cast<std::uint32_t>(moves.size()))];
    game.play(move);
    slow.play(move);
  }
  return game.result();
}

}  // namespace

TEST_CASE("games against the slow rules") {
  CHECK(rc::check("both agree on every ply", [](std::uint64_t seed) { play_and_compare(seed); }));
}

TEST_CASE("games against the slow rules meet every kind of end") {
  constexpr std::uint64_t kGames = boardwright::kSanitized ? 150 : 250;  // the rarest end comes in the 138th
  std::map<std::string, int> ends;
  for (std::uint64_t seed = 0; seed < kGames; ++seed) ++ends[play_and_compare(seed)];
  for (const char* end : {"black connection", "white connection", "draw connection", "draw both_blocked",
                          "draw no_moves", "black no_moves"})
    CHECK((std::string(end) + " " + (ends[end] > 0 ? "met" : "not met")) == std::string(end) + " met");
}
