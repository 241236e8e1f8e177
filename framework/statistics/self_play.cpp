// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/statistics/self_play.hpp"

#include <algorithm>

namespace boardwright {
namespace {

// What a generator is for; they must not give the same numbers.
constexpr std::uint64_t kForDice = 0xD1CE, kForMoves = 0x30FE, kForOpening = 0x0BE6, kForPlayers = 0x91A7,
                        kForTwins = 0x7415;

std::uint64_t seed_for(std::uint64_t seed, std::uint64_t number, std::uint64_t purpose) {
  return mix64(mix64(seed ^ mix64(purpose)) + number * 0x9E3779B97F4A7C15U);
}

bool all_equal(const std::vector<std::string>& names) {
  return std::adjacent_find(names.begin(), names.end(), std::not_equal_to<>()) == names.end();
}

}  // namespace

std::uint64_t GamePlan::round() const noexcept { return all_equal(players) ? 1 : players.size(); }

std::size_t GamePlan::player_of(Seat seat, std::uint64_t game) const noexcept {
  return players.size() == 1 ? 0 : static_cast<std::size_t>((seat + game) % players.size());
}

Result<void> GamePlan::check() const {
  const Seat seats = rules->seat_count();
  if (players.size() != 1 && players.size() != seats)
    return fail("expected one player, or one for each of the " + std::to_string(seats) + " seats of " +
                rules->game_id() + ", got " + std::to_string(players.size()));
  for (const auto& name : players) {
    if (name == "human") return fail("'human' can't play by itself");
    if (auto player = make_player(name, setup); !player) return fail(player.error());
    const bool endless = name == "tree" || name == "uct" || name == "alphabeta";
    if (endless)
      return fail("'" + name + "' thinks for a time, and its games could not be repeated: expected " + name +
                  ":NUMBER");
  }
  return {};
}

Result<std::unique_ptr<SelfPlay>> SelfPlay::create(const GamePlan& plan, const std::atomic<bool>* stop) {
  if (auto checked = plan.check(); !checked) return fail(checked.error());
  std::unique_ptr<SelfPlay> play(new SelfPlay(plan, stop));
  for (const auto& name : plan.players) {
    if (name == "random") {
      play->players_.push_back(nullptr);
      continue;
    }
    auto player = make_player(name, plan.setup);
    if (!player) return fail(player.error());
    play->players_.push_back(std::move(*player));
  }
  return play;
}

SelfPlay::SelfPlay(const GamePlan& plan, const std::atomic<bool>* stop)
    : plan_(plan),
      stop_(stop),
      rules_(plan.rules),
      all_random_(std::all_of(plan.players.begin(), plan.players.end(),
                              [](const std::string& name) { return name == "random"; })),
      logs_(log_table(rules_.max_moves())),
      moves_(rules_.max_moves()),
      weights_(rules_.max_moves()),
      start_(rules_.room()),
      now_(rules_.room()),
      before_(rules_.room()) {
  plan.rules->api().start(plan.rules->raw(), start_.get());
}

/// What the players of one game know.
struct SelfPlay::Seats {
  struct Known {
    std::size_t player;
    Random random;
    std::vector<Position> seen;  // every view that differed from the one before, the newest last
  };
  std::vector<Known> known;
  std::uint64_t number;

  /// Where the game begins, and after each ply and event.
  void see(const SelfPlay& play) {
    Position now(play.plan_.rules);
    play.rules_.copy(now.data(), play.now_.get());
    for (Seat seat = 0; seat < known.size(); ++seat) {
      if (play.players_[known[seat].player] == nullptr) continue;
      auto& seen = known[seat].seen;
      Position view = now.view(seat);
      // How often others have acted unseen must not be told.
      if (seen.empty() || !(seen.back() == view)) seen.push_back(std::move(view));
    }
  }
};

Result<Move> SelfPlay::chosen(Seats& seats, Seat seat, std::uint32_t choices, std::uint32_t ply) {
  auto& known = seats.known[seat];
  Player* player = players_[known.player].get();
  if (player == nullptr) return moves_[known.random.below(choices)];
  Situation situation{.view = known.seen.back(), .seat = seat};
  known.seen.pop_back();
  situation.earlier = std::move(known.seen);
  situation.plies_left = plan_.rules->facts().ply_limit - ply;
  situation.stop = stop_;
  const auto move = player->think(situation, known.random);
  known.seen = std::move(situation.earlier);
  known.seen.push_back(std::move(situation.view));
  if (!move) return fail(player->name() + ", game " + std::to_string(seats.number) + ": " + move.error());
  if (!std::binary_search(moves_.begin(), moves_.begin() + choices, *move))
    return fail(player->name() + ", game " + std::to_string(seats.number) +
                ": chose a move that isn't legal");
  return *move;
}

Result<PlayedGame> SelfPlay::play(std::uint64_t number, GameObserver* observer,
                                  std::vector<BranchingCount>* by_ply, Kind kind) {
  const std::uint64_t round = number / plan_.round();
  const std::uint64_t dice_seed = seed_for(plan_.seed, round, kForDice);
  Random opening(seed_for(plan_.seed, round, kForOpening));
  const std::uint64_t twin = kind == Kind::kTwin ? 1 : 0;
  const std::uint64_t choices_seed = plan_.seed ^ (twin * kForTwins);
  Random random(seed_for(choices_seed, number, kForMoves));
  std::byte* now = now_.get();
  rules_.copy(now, start_.get());

  Seats seats{{}, number};
  if (!all_random_) {
    for (Seat seat = 0; seat < rules_.seats(); ++seat)
      seats.known.push_back(
          {plan_.player_of(seat, number), Random(seed_for(plan_.seed, number, kForPlayers + seat)), {}});
    seats.see(*this);
  }
  GameCount count(logs_);
  RepetitionCounter seen;
  seen.add(rules_.same_key(now));
  if (observer != nullptr) observer->begin(number, now);

  PlayedGame game;
  const auto finish = [&]() -> Result<PlayedGame> {
    game.row = count.row(game.end, rules_.seats());
    if (plan_.round() > 1)
      for (Seat seat = 0; seat < rules_.seats(); ++seat)
        if (plan_.player_of(seat, number + twin) == 0)
          game.row.set(Column::kFirstPlayer, game.row.get(Column::kScore, seat));
    if (observer != nullptr) observer->finish(game.end, game.row);
    return std::move(game);
  };
  const std::uint32_t limit = std::min(plan_.rules->facts().ply_limit, RepetitionCounter::kMaxPlies - 1);
  const std::uint32_t repetition = rules_.repetition_limit();
  const bool trivial_opening = plan_.opening == 0;
  for (;;) {
    const bw_turn turn = rules_.turn(now);
    if (turn == BW_TURN_OVER) [[unlikely]] {
      bw_outcome outcome{};
      outcome.struct_size = sizeof outcome;
      if (plan_.rules->api().outcome(plan_.rules->raw(), now, &outcome) != BW_OK)
        return fail("the rules of " + plan_.rules->game_id() + " can't tell the outcome of a finished game");
      std::copy(std::begin(outcome.scores), std::end(outcome.scores), game.end.scores.begin());
      game.end.reason = outcome.reason != nullptr ? outcome.reason : "";
      return finish();
    }
    if (count.events() >= limit) [[unlikely]] {
      game.end.by = GameEnd::By::kLimit;
      game.end.scores.fill(1);
      return finish();
    }
    const bool event = turn == BW_TURN_CHANCE;
    const Seat seat = event ? BW_CHANCE : static_cast<Seat>(__builtin_ctz(turn));
    const std::uint32_t choices =
        event ? rules_.events(now, moves_.data(), weights_.data()) : rules_.moves(now, seat, moves_.data());
    if (choices == 0) [[unlikely]]
      return fail("the rules of " + plan_.rules->game_id() + " offer nothing to play in game " +
                  std::to_string(number) + " after " + std::to_string(count.events()) + " plies");
    Move move = 0;
    if (event) {
      // Roll k of a round is the same in all its games, however the games differ in between.
      Random dice(dice_seed + count.events() - count.plies());
      move = moves_[draw_by_weight({weights_.data(), choices}, dice)];
    } else if (!trivial_opening && count.plies() < plan_.opening) {
      move = moves_[opening.below(choices)];
    } else if (all_random_) [[likely]] {
      move = moves_[random.below(choices)];
    } else {
      const auto answer = chosen(seats, seat, choices, count.events());
      if (!answer) return fail(answer.error());
      move = *answer;
    }
    if (observer != nullptr) rules_.copy(before_.get(), now);
    if (by_ply != nullptr && !event) [[likely]] {
      BranchingCount& here = (*by_ply)[count.plies()];
      ++here.plies;
      here.choices += choices;
    }
    if (!rules_.play(now, seat, move)) [[unlikely]]
      return fail("the rules of " + plan_.rules->game_id() + " refuse a move that they offered in game " +
                  std::to_string(number));
    if (event)
      count.chance();
    else
      count.ply(seat, choices);
    const std::uint32_t occurred = seen.add(rules_.same_key(now));
    if (occurred > 1) [[unlikely]]
      count.repeated();
    if (observer != nullptr)
      observer->step({.seat = seat,
                      .move = move,
                      .choices = {moves_.data(), event ? 0 : choices},
                      .before = before_.get(),
                      .after = now});
    if (repetition != 0 && occurred >= repetition && rules_.turn(now) != BW_TURN_OVER) [[unlikely]] {
      const bw_facts& facts = plan_.rules->facts();
      game.end.by = GameEnd::By::kRepetition;
      std::copy(std::begin(facts.repetition_scores), std::end(facts.repetition_scores),
                game.end.scores.begin());
      game.end.reason = facts.repetition_reason != nullptr ? facts.repetition_reason : "";
      return finish();
    }
    if (!all_random_) seats.see(*this);
    if (stop_ != nullptr && stop_->load(std::memory_order_relaxed)) [[unlikely]]
      return fail("stopped");
  }
}

}  // namespace boardwright
