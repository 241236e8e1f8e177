// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/referee/duel.hpp"

#include <algorithm>
#include <array>

#include "framework/match/match.hpp"
#include "framework/players/seat_turn.hpp"
#include "framework/players/seating.hpp"
#include "framework/referee/luck.hpp"

namespace boardwright {
namespace {

constexpr int kOpeningTries = 50;

/// Random moves of one seat after the other; nothing if the game ended in them.
Result<std::unique_ptr<Match>> opened_match(const DuelOptions& options, std::uint64_t pair, int attempt) {
  MatchOptions wanted;
  wanted.rules = options.rules;
  wanted.seed = Seed::from_number(mix64(options.seed) + pair);
  wanted.ply_limit = options.ply_limit;
  auto match = Match::create(std::move(wanted));
  if (!match) return match;
  Random random(mix64(options.seed ^ mix64(pair)) + static_cast<std::uint64_t>(attempt));
  for (std::uint32_t ply = 0; ply < options.opening && !(*match)->is_over(); ++ply) {
    const auto seats = (*match)->seats_on_turn();
    if (seats.size() != 1) break;
    const Position view = (*match)->view(seats.front()).position();
    const auto moves = view.moves(seats.front());
    if (moves.empty()) break;
    const Move move = moves[random.below(static_cast<std::uint32_t>(moves.size()))];
    if (auto played = (*match)->play(seats.front(), move); !played) return fail(played.error());
  }
  return match;
}

Result<std::unique_ptr<Match>> opened_match(const DuelOptions& options, std::uint64_t pair) {
  for (int attempt = 0; attempt < kOpeningTries; ++attempt) {
    auto match = opened_match(options, pair, attempt);
    if (!match || !(*match)->is_over()) return match;
  }
  return fail("the game is over after " + std::to_string(options.opening) +
              " random moves: use a shorter opening");
}

SeatTurn asked_turn(const DuelOptions& options, const Match& match, Seat seat) {
  SeatTurn turn = seat_turn(match, seat);
  turn.now.move_time = options.move_time;
  turn.now.processor_time = options.processor_time;
  turn.now.stop = options.stop;
  return turn;
}

/// Plays on to the end; nothing if it was stopped.
Result<std::optional<DuelGame>> play_game(const DuelOptions& options, std::uint32_t number, Player& first,
                                          Player& second, Match& match) {
  DuelGame game;
  game.number = number;
  game.first_player_seat = number % 2;
  while (!match.is_over()) {
    if (const auto failure = options.rules->failure()) return fail(*failure);
    const Seat seat = match.seats_on_turn().front();
    Player& player = seat == game.first_player_seat ? first : second;
    const auto choice = player.play_turn(asked_turn(options, match, seat));
    if (options.stop != nullptr && options.stop->load()) return std::nullopt;
    const auto replaced = take_choice(match, seat, player, choice);
    if (!replaced) return fail(replaced.error());
    if (replaced->empty() || !replaced->back().by.empty()) continue;
    game.failed = seat == game.first_player_seat ? 0 : 1;
    game.why = replaced->back().why;
  }
  game.outcome = *match.result();
  const GameLine& line = match.line();
  game.line = &line;
  game.plies = static_cast<std::uint32_t>(line.plies().size());
  game.luck = Luck(options.rules).of(line, game.first_player_seat);
  game.cut_short = !line.is_over() && !game.failed;
  return game;
}

}  // namespace

Result<MatchScore> play_duel(const DuelOptions& options, Player& first, Player& second,
                             const std::function<void(const DuelGame&, const MatchScore&)>& done) {
  if (options.rules->seat_count() != 2)
    return fail("a match is for games of two seats; " + options.rules->game_id() + " has " +
                std::to_string(options.rules->seat_count()));
  MatchScore score;
  std::array<std::uint32_t, 2> failures{};
  unsigned half_points[2] = {0, 0};
  double luck[2] = {0, 0};
  const std::uint32_t games = (options.games + 1) / 2 * 2;
  for (std::uint32_t number = 0; number < games; ++number) {
    const auto match = opened_match(options, number / 2);
    if (!match) return fail(match.error());
    if (number == 0)
      for (Player* player : {&first, &second})
        if (auto ready = player->ready(asked_turn(options, **match, (*match)->seats_on_turn().front()));
            !ready)
          return fail(player->name() + " " + ready.error());
    const auto game = play_game(options, number, first, second, **match);
    if (!game) return fail(game.error());
    if (!*game) break;
    half_points[number % 2] = (*game)->outcome.scores[(*game)->first_player_seat];
    luck[number % 2] = (*game)->luck.value_or(0);
    if (number % 2 == 1) score.add_pair(half_points[0], half_points[1], luck[0] + luck[1]);
    if ((*game)->failed) ++failures[*(*game)->failed];
    if (done) done(**game, score);
    if (number % 2 == 0) continue;
    if (std::max(failures[0], failures[1]) > options.most_failures) break;
    if (options.test && options.test->verdict(score) != SequentialTest::Verdict::kOpen) break;
  }
  return score;
}

}  // namespace boardwright
