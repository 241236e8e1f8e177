// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/players/player.hpp"

#include "framework/match/match.hpp"
#include "framework/players/greedy_player.hpp"
#include "framework/players/random_player.hpp"
#include "framework/text/nearest.hpp"

namespace boardwright {

const std::vector<std::string>& player_names() {
  static const std::vector<std::string> kNames{"random", "greedy"};
  return kNames;
}

Result<std::unique_ptr<Player>> make_player(std::string_view name) {
  if (name == "random") return std::make_unique<RandomPlayer>();
  if (name == "greedy") return std::make_unique<GreedyPlayer>();
  return fail("there is no computer player '" + std::string(name) + "'" + suggestion(name, player_names()));
}

Result<void> let_play(Match& match, Seat seat, Player& player) {
  if (match.is_over()) return fail("the game is over");
  if (!match.line().on_turn(seat))
    return fail("it is not " + std::string(match.rules().seat_name(seat)) + "'s turn");
  Random random = match.generator(seat);
  const Position view = match.view(seat);
  const auto move = player.choose(view, seat, random);
  if (!move) return fail(move.error());
  return match.play(seat, view.move_text(seat, *move));
}

}  // namespace boardwright
