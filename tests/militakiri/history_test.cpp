// SPDX-License-Identifier: GPL-3.0-or-later
//
// M2.3: the pawns inside a stack, as a match knows them, against stacks of pawns built here by the manual:
// the one that takes stands on top, and what is over the limit goes from the bottom (§8 to §12).
#include "plugins/host/history.hpp"

#include <algorithm>
#include <boardwright/pure/random.hpp>
#include <map>
#include <nlohmann/json.hpp>

#include "game_under_test.hpp"

namespace {

using boardwright::History;
using boardwright::Random;
using under_test::Game;
using Stacks = std::map<slow::Field, std::vector<std::string>>;  // from bottom to top

std::string pawn(const slow::Piece& piece) {
  const std::string shape = piece.shape == 'P' ? "plus" : piece.shape == 'C' ? "cross" : "star";
  return (piece.owner == 'r' ? "red_" : "blue_") + shape + "_1";
}

/// Stacks that take stacks, if there are any, and otherwise mostly quiet moves: so that stacks grow.
std::string choose(const slow::Game& game, const std::vector<std::string>& moves, Random& random) {
  std::vector<std::string> grow, quiet;
  for (const auto& move : moves) {
    const std::size_t sign = move.find('x');
    if (sign == move.npos) {
      quiet.push_back(move);
      continue;
    }
    const bool towers = game.board().at(slow::field_of(move.substr(0, sign))).tower() ||
                        game.board().at(slow::field_of(move.substr(sign + 1))).tower();
    if (!towers) grow.push_back(move);
  }
  const auto height = [&](const std::string& move) { return game.board().at(slow::field_of(move)).height; };
  std::stable_sort(grow.begin(), grow.end(),
                   [&](const auto& a, const auto& b) { return height(a) > height(b); });
  if (!grow.empty() && random.below(2) == 0) return grow.front();
  const auto& list = !grow.empty() ? grow : !quiet.empty() && random.below(20) != 0 ? quiet : moves;
  return list[random.below(static_cast<std::uint32_t>(list.size()))];
}

/// What a move does to the stacks.
void follow(Stacks& stacks, const slow::Game& before, const std::string& move, const slow::Game& after) {
  const std::size_t sign = move.find_first_of("-x");
  if (sign == move.npos || move[1] == '@') return;
  const slow::Field from = slow::field_of(move.substr(0, sign)), to = slow::field_of(move.substr(sign + 1));
  std::vector<std::string> moved = stacks[from];
  stacks.erase(from);
  const auto taken = before.board().find(to);
  if (taken != before.board().end() && !before.board().at(from).tower() && !taken->second.tower() &&
      before.board().at(from).height >= taken->second.height)
    moved.insert(moved.begin(), stacks[to].begin(), stacks[to].end());
  stacks.erase(to);
  const auto stays = after.board().find(to);
  if (stays == after.board().end() || stays->second.tower()) return;
  while (static_cast<int>(moved.size()) > stays->second.height) moved.erase(moved.begin());
  stacks[to] = moved;
}

void compare_stacks(const Game& game, const History& history, const Stacks& stacks) {
  INFO(game.text());
  const bw_shape& board = *game.rules().geometry();
  for (std::uint32_t place = 0; place < board.field_count; ++place) {
    const std::string told = history.tell(game.position(), place, 0);
    const auto found =
        stacks.find({board.fields[place].centre.x / BW_UNIT, board.fields[place].centre.y / BW_UNIT});
    INFO(board.fields[place].name << ": " << told);
    if (found == stacks.end()) {
      REQUIRE(told.empty());  // nothing, or a tower
      continue;
    }
    REQUIRE(nlohmann::json::parse(told) == nlohmann::json{{"stack", found->second}});
  }
}

}  // namespace

TEST_CASE("M2.3: a match knows the pawns inside its stacks") {
  std::size_t tallest = 0;
  for (std::uint64_t seed = 1; seed <= 12; ++seed) {
    Random random(seed);
    slow::Options options;
    options.double_board = seed % 3 == 0;
    options.first_player = "red";
    if (seed % 4 == 0) options.height_limit_plus_cross = options.height_limit_star = 9;
    Game game(options);
    slow::Game slow(options);
    History history(game.position());
    Stacks stacks;
    for (int ply = 0; ply < 500 && !slow.actors().empty(); ++ply) {
      const std::string actor = slow.actors().front();
      const std::string move = choose(slow, slow.moves(actor), random);
      const slow::Game before = slow;
      slow.play(actor, move);
      const auto value = game.position().read_move(game.seat(actor), move);
      REQUIRE(value);
      history.move(game.position(), game.seat(actor), *value);
      game.play(actor, move);
      if (before.turn() == '*') {
        if (slow.turn() != '*')
          for (const auto& [field, piece] : slow.board())
            if (!piece.tower()) stacks[field] = {pawn(piece)};
        continue;
      }
      follow(stacks, before, move, slow);
      compare_stacks(game, history, stacks);
      for (const auto& [field, stack] : stacks) tallest = std::max(tallest, stack.size());
    }
  }
  CHECK(tallest > 4);
}

TEST_CASE("M2.3: after a typed position the pawns under the top one are unknown") {
  const Game game({}, "sTs14/6/6/6/6/3s12/2S23/3p22/6/6/6/CT5 r 122/122 - m - 0");
  const History history(game.position());
  const bw_shape& board = *game.rules().geometry();
  for (std::uint32_t place = 0; place < board.field_count; ++place) {
    const std::string field = board.fields[place].name;
    const std::string told = history.tell(game.position(), place, 1);
    INFO(field << ": " << told);
    if (field == "c6" || field == "d5")
      CHECK(told.find("\"stack\"") == std::string::npos);
    else if (field == "b12" || field == "d7")
      CHECK(nlohmann::json::parse(told) == nlohmann::json{{"stack", {"blue_star_1"}}});
    else
      CHECK(told.empty());
  }
}
