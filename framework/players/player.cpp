// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/players/player.hpp"

#include <algorithm>
#include <thread>

#include "framework/match/match.hpp"
#include "framework/players/engine_player.hpp"
#include "framework/players/greedy_player.hpp"
#include "framework/players/levels.hpp"
#include "framework/players/random_player.hpp"
#include "framework/players/search_player.hpp"
#include "framework/players/seat_turn.hpp"
#include "framework/players/time_budget.hpp"
#include "framework/text/nearest.hpp"
#include "framework/text/number.hpp"
#include "framework/text/plain_text.hpp"

namespace boardwright {
namespace {

/// What stands behind the colon of a name such as tree:1000; 0 if there is no colon.
Result<std::uint64_t> number_in(std::string_view name) {
  const auto colon = name.find(':');
  if (colon == std::string_view::npos) return 0;
  const std::string_view digits = name.substr(colon + 1);
  const auto number = whole_number<std::uint64_t>(digits);
  if (!number || *number == 0)
    return fail("'" + excerpt(name) + "': expected a number from 1 behind the colon");
  return *number;
}

/// The strongest that there is: the game's own way to search, on all cores, with nothing left to chance.
Result<std::unique_ptr<Player>> player_with_time(std::string_view name, const PlayerSetup& setup) {
  const auto budget = time_budget(name);
  if (!budget) return fail(budget.error());
  SearchStyle style = style_of(setup);
  if (setup.threads == 0) style.threads = std::max(1U, std::thread::hardware_concurrency());
  style.tree.keep = true;
  style.time = budget->usual();
  style.at_most = budget->move.has_value();
  return std::make_unique<SearchPlayer>(std::string(name), style);
}

}  // namespace

const std::vector<std::string>& player_names() {
  static const std::vector<std::string> kNames = [] {
    std::vector<std::string> names{"random", "greedy"};
    if (levels())
      for (const Level& level : *levels()) names.push_back("level:" + std::to_string(level.number));
    return names;
  }();
  return kNames;
}

Result<std::unique_ptr<Player>> make_player(std::string_view name, const PlayerSetup& setup) {
  if (name == "random") return std::make_unique<RandomPlayer>();
  if (name == "greedy") return std::make_unique<GreedyPlayer>();
  if (name.starts_with(kEnginePrefix)) return EnginePlayer::foreign(name);
  if (takes_its_time(name)) return player_with_time(name, setup);
  const std::string_view kind = name.substr(0, name.find(':'));
  if (kind != "level" && kind != "tree" && kind != "uct" && kind != "alphabeta")
    return fail("there is no computer player '" + std::string(name) + "'" + suggestion(name, player_names()));
  const auto number = number_in(name);
  if (!number) return fail(number.error());

  SearchStyle style = style_of(setup);
  style.tree.keep = *number == 0;  // with a number, the same position gives the same move
  if (kind == "level") {
    if (!levels()) return fail(levels().error());
    if (*number == 0 || *number > levels()->size())
      return fail("'" + std::string(name) + "': there are the levels 1 to " +
                  std::to_string(levels()->size()));
    LevelStrength strength = (*levels())[*number - 1].strength;
    if (*number <= setup.search.levels.size()) setup.search.levels[*number - 1].apply(strength);
    style.simulations = strength.simulations;
    style.nodes = strength.nodes;
    style.mistakes = strength.mistakes;
    style.blunders = strength.blunders;
  } else if (kind == "alphabeta") {
    style.method = SearchMethod::kAlphaBeta;
    style.nodes = *number;
    style.simulations = *number;  // where the rules have no evaluation
  } else {
    style.method = SearchMethod::kTree;
    style.simulations = *number;
    style.tree.knowledge = kind == "tree";
    if (kind == "uct") {
      style.tree.history = 0;
      style.arrangements.clear();
    }
  }
  return std::make_unique<SearchPlayer>(std::string(name), style);
}

Result<Choice> Player::play_turn(const SeatTurn& turn) {
  Random random = turn.random;
  Situation now = turn.now;
  if (now.stop == nullptr && turn.interrupt != nullptr) now.stop = &turn.interrupt->flag();
  const auto move = think(now, random);
  if (!move) return fail(move.error());
  return Choice{*move, {}};
}

Result<void> let_play(Match& match, Seat seat, Player& player) {
  if (match.is_over()) return fail("the game is over");
  if (!match.line().on_turn(seat))
    return fail("it is not " + std::string(match.rules().seat_name(seat)) + "'s turn");
  const SeatTurn turn = seat_turn(match, seat);
  const auto choice = player.play_turn(turn);
  if (!choice) return fail(choice.error());
  return match.play(seat, turn.now.view.move_text(seat, choice->move));
}

}  // namespace boardwright
