// SPDX-License-Identifier: GPL-3.0-or-later
#include "plugins/check/games.hpp"

#include <algorithm>
#include <numeric>
#include <unordered_set>

namespace boardwright::check {
namespace {

constexpr std::size_t kShownPlies = 40;
constexpr std::uint32_t kLongestGame = 8192;
/// So many games in a row without a new position: the rules have no more.
constexpr std::uint32_t kIdleGames = 60;

/// Which positions of a game to look at: the last one and some others.
std::vector<std::size_t> choose(Trial& trial, std::size_t count, std::uint32_t wanted) {
  std::vector<std::size_t> all(count);
  std::iota(all.begin(), all.end(), std::size_t{0});
  if (count <= wanted) return all;
  for (std::size_t i = 0; i + 1 < wanted; ++i)
    std::swap(all[i], all[i + trial.random().below(static_cast<std::uint32_t>(count - 1 - i))]);
  all[wanted - 1] = count - 1;
  all.resize(wanted);
  std::sort(all.begin(), all.end());
  return all;
}

/// Chance as its weights say, and whoever may act, each as likely.
Ply random_ply(Trial& trial, const Position& position) {
  const auto legal = plies(position);
  if (legal.empty()) return {BW_NOBODY, 0};
  if (legal[0].seat == BW_CHANCE) {
    const auto events = position.chance_events();
    std::uint64_t total = 0;
    for (const auto& event : events) total += event.weight;
    if (total == 0 || total > UINT32_MAX) return trial.any_of(legal);
    std::uint64_t rest = trial.random().below(static_cast<std::uint32_t>(total));
    for (const auto& event : events) {
      if (rest < event.weight) return {BW_CHANCE, event.event};
      rest -= event.weight;
    }
  }
  const Seat seat = trial.any_of(position.seats_on_turn());
  const auto moves = position.moves(seat);
  return moves.empty() ? trial.any_of(legal) : Ply{seat, trial.any_of(moves)};
}

}  // namespace

std::vector<Ply> plies(const Position& position) {
  std::vector<Ply> result;
  if (position.is_chance())
    for (const auto& event : position.chance_events()) result.push_back({BW_CHANCE, event.event});
  for (const Seat seat : position.seats_on_turn())
    for (const Move move : position.moves(seat)) result.push_back({seat, move});
  return result;
}

std::string in_quotes(std::string_view text) { return "'" + std::string(text) + "'"; }

std::string name_of(const Rules& rules, Seat viewer) { return std::string(rules.seat_name(viewer)); }

std::string name_of(const Position& position, const Ply& ply) {
  const std::string text = position.move_text(ply.seat, ply.move);
  return name_of(position.rules(), ply.seat) + "'s " + (text.empty() ? "move" : in_quotes(text)) +
         " (value " + std::to_string(ply.move) + ")";
}

std::string bytes_of(const Position& position) {
  return {static_cast<const char*>(position.data()), position.rules().facts().position_size};
}

std::string PlayedGame::where(std::size_t index) const {
  // A copy is asked, so that a position which asking changes still comes to the laws as it was.
  std::string text = "at " + in_quotes(Position(positions[index]).text());
  if (index == 0) return text + ", the start";
  if (index > kShownPlies) return text + ", after " + std::to_string(index) + " plies";
  text += ", after";
  for (std::size_t i = 0; i < index; ++i)
    text += " " + Position(positions[i]).move_text(plies[i].seat, plies[i].move);
  return text;
}

PlayedGame play_game(Trial& trial) {
  PlayedGame game;
  trial.note("making the start");
  game.positions.push_back(trial.rules().start());
  const std::uint32_t longest = std::min(trial.rules().facts().ply_limit, kLongestGame);
  while (game.plies.size() < longest) {
    const Position last = game.positions.back();  // a copy: see `where`
    trial.note("playing a random game, at " + in_quotes(last.text()));
    if (last.is_over()) break;
    const Ply ply = random_ply(trial, last);
    Position next = game.positions.back();
    if (ply.seat == BW_NOBODY || !next.play(ply.seat, ply.move)) {
      game.stuck = true;
      break;
    }
    game.plies.push_back(ply);
    game.positions.push_back(std::move(next));
  }
  return game;
}

Finding each_position(Trial& trial, const Amount& amount, const PositionCheck& check) {
  std::unordered_set<std::string> seen;
  std::uint32_t idle = 0;
  while (seen.size() < amount.positions && idle < kIdleGames && trial.next_game()) {
    const PlayedGame game = play_game(trial);
    ++idle;
    for (const std::size_t i : choose(trial, game.positions.size(), amount.per_game)) {
      if (!seen.insert(bytes_of(game.positions[i])).second) continue;
      idle = 0;
      trial.note("examining the position " + game.where(i).substr(3));
      if (auto good = check(game.positions[i]); !good) return broken(good.error() + ", " + game.where(i));
      if (!trial.time_left() || seen.size() >= amount.positions) break;
    }
  }
  return passed(seen.size(), "positions");
}

Finding each_game(Trial& trial, const std::function<Result<void>(const PlayedGame&)>& check) {
  while (trial.next_game()) {
    const PlayedGame game = play_game(trial);
    if (auto good = check(game); !good) return broken(good.error());
  }
  return passed(trial.games(), "games");
}

}  // namespace boardwright::check
