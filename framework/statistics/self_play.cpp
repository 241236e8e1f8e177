// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/statistics/self_play.hpp"

#include <algorithm>
#include <utility>

#include "framework/players/time_budget.hpp"

namespace boardwright {
namespace {

/// Of one thread's players, before its run ends: more than a program that crashes now and then.
constexpr unsigned kMostFailures = 10;

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

bool plays_at_random(const std::vector<std::string>& players) noexcept {
  return std::all_of(players.begin(), players.end(),
                     [](const std::string& name) { return name == "random"; });
}

std::uint64_t GamePlan::round() const noexcept {
  return all_equal(players) && !first_sees_all ? 1 : players.size();
}

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
    if (takes_its_time(name))
      return fail("'" + name +
                  "' takes its time, and its games could not be repeated: expected level:N or tree:NUMBER");
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
    PlayerSetup setup = plan.setup;
    setup.sees_all = plan.first_sees_all && play->players_.empty();
    auto player = make_player(name, setup);
    if (!player) return fail(player.error());
    play->players_.push_back(std::move(*player));
  }
  play->moved_.resize(play->players_.size(), false);
  return play;
}

SelfPlay::SelfPlay(const GamePlan& plan, const std::atomic<bool>* stop)
    : plan_(plan),
      stop_(stop),
      rules_(plan.rules),
      all_random_(plays_at_random(plan.players)),
      logs_(log_table(rules_.max_moves())),
      moves_(rules_.max_moves()),
      weights_(rules_.max_moves()),
      start_(rules_.room()),
      now_(rules_.room()),
      before_(rules_.room()) {
  plan.rules->api().start(plan.rules->raw(), start_.get());
}

/// A game that goes on.
struct SelfPlay::Running {
  struct Known {
    std::size_t player;
    Random random;
    std::vector<Position> seen;  // every view that differed from the one before, the newest last
  };
  std::uint64_t number;
  std::uint64_t dice_seed;
  Random opening, random;
  std::vector<Known> known;  // by seat; empty where all play at random
  GameCount count;
  RepetitionCounter seen{};
};

SelfPlay::Running SelfPlay::begin(std::uint64_t number, Kind kind) {
  const std::uint64_t round = number / plan_.round();
  const std::uint64_t twin = kind == Kind::kTwin ? 1 : 0;
  const std::uint64_t choices_seed = plan_.seed ^ (twin * kForTwins);
  Running game{.number = number,
               .dice_seed = seed_for(plan_.seed, round, kForDice),
               .opening = Random(seed_for(plan_.seed, round, kForOpening)),
               .random = Random(seed_for(choices_seed, number, kForMoves)),
               .known = {},
               .count = GameCount(logs_)};
  rules_.copy(now_.get(), start_.get());
  played_.clear();
  if (!all_random_)
    for (Seat seat = 0; seat < rules_.seats(); ++seat)
      game.known.push_back({plan_.player_of(seat, number + twin),
                            Random(seed_for(choices_seed, number, kForPlayers + seat)),
                            {}});
  see(game);
  game.seen.add(rules_.same_key(now_.get()));
  return game;
}

/// Shows the position to every seat whose player looks at more than the list of moves.
void SelfPlay::see(Running& game) const {
  if (game.known.empty()) return;
  Position now(plan_.rules);
  rules_.copy(now.data(), now_.get());
  for (Seat seat = 0; seat < game.known.size(); ++seat) {
    if (players_[game.known[seat].player] == nullptr) continue;
    auto& seen = game.known[seat].seen;
    Position view = plan_.first_sees_all && game.known[seat].player == 0 ? now : now.view(seat);
    // How often others have acted unseen must not be told.
    if (seen.empty() || !(seen.back() == view)) seen.push_back(std::move(view));
  }
}

Result<Move> SelfPlay::answer(Running& game, Seat seat, std::uint32_t choices) {
  auto& known = game.known[seat];
  Player* player = players_[known.player].get();
  if (player == nullptr) return moves_[known.random.below(choices)];
  Situation situation{.view = known.seen.back(), .seat = seat};
  known.seen.pop_back();
  situation.earlier = std::move(known.seen);
  situation.plies_left = plan_.rules->facts().ply_limit - game.count.events();
  situation.stop = stop_;
  const auto move = player->think(situation, known.random);
  known.seen = std::move(situation.earlier);
  known.seen.push_back(std::move(situation.view));
  const bool stopped = stop_ != nullptr && stop_->load(std::memory_order_relaxed);
  if (move && std::binary_search(moves_.begin(), moves_.begin() + choices, *move)) {
    moved_[known.player] = true;
    return *move;
  }
  // One that has moved before is a program that may crash now and then: it loses this game, as in a match.
  const bool loses = moved_[known.player] && !stopped && plan_.rules->seat_count() == 2;
  if (loses && ++failures_ <= kMostFailures) {
    gone_ = true;
    return 0;
  }
  return fail(player->name() + ", game " + std::to_string(game.number) + ": " +
              (move ? "chose a move that isn't legal" : move.error()));
}

GameEnd SelfPlay::end_by_disconnection(Seat seat) {
  GameEnd end{.by = GameEnd::By::kHost, .scores = {}, .reason = "disconnection"};
  end.scores[1 - seat] = 2;
  return end;
}

/// A move of the seat on turn, or of chance, from the `choices` first of moves_.
Result<Move> SelfPlay::next_move(Running& game, Seat seat, std::uint32_t choices) {
  if (seat == BW_CHANCE) {
    // Roll k of a round is the same in all its games, however the games differ in between.
    Random dice(game.dice_seed + game.count.events() - game.count.plies());
    return moves_[draw_by_weight({weights_.data(), choices}, dice)];
  }
  if (game.count.plies() < plan_.opening) return moves_[game.opening.below(choices)];
  if (all_random_) return moves_[game.random.below(choices)];
  return answer(game, seat, choices);
}

Result<GameEnd> SelfPlay::end_by_rules() const {
  bw_outcome outcome{};
  outcome.struct_size = sizeof outcome;
  if (plan_.rules->api().outcome(plan_.rules->raw(), now_.get(), &outcome) != BW_OK)
    return fail("the rules of " + plan_.rules->game_id() + " can't tell the outcome of a finished game");
  GameEnd end;
  std::copy(std::begin(outcome.scores), std::end(outcome.scores), end.scores.begin());
  end.reason = outcome.reason != nullptr ? outcome.reason : "";
  return end;
}

GameEnd SelfPlay::end_by_repetition() const {
  const bw_facts& facts = plan_.rules->facts();
  GameEnd end{.by = GameEnd::By::kRepetition, .scores = {}, .reason = {}};
  std::copy(std::begin(facts.repetition_scores), std::end(facts.repetition_scores), end.scores.begin());
  end.reason = facts.repetition_reason != nullptr ? facts.repetition_reason : "";
  return end;
}

GameEnd SelfPlay::end_by_limit() {
  GameEnd cut{.by = GameEnd::By::kLimit, .scores = {}, .reason = {}};
  cut.scores.fill(1);
  return cut;
}

Result<GameEnd> SelfPlay::play_on(Running& game, GameObserver* observer,
                                  std::vector<BranchingCount>* by_ply) {
  std::byte* now = now_.get();
  const std::uint32_t limit = std::min(plan_.rules->facts().ply_limit, RepetitionCounter::kMaxPlies - 1);
  const std::uint32_t repetition = rules_.repetition_limit();
  for (;;) {
    const bw_turn turn = rules_.turn(now);
    if (turn == BW_TURN_OVER) return end_by_rules();
    if (game.count.events() >= limit) return end_by_limit();
    const bool event = turn == BW_TURN_CHANCE;
    const Seat seat = event ? BW_CHANCE : static_cast<Seat>(__builtin_ctz(turn));
    const std::uint32_t choices =
        event ? rules_.events(now, moves_.data(), weights_.data()) : rules_.moves(now, seat, moves_.data());
    if (choices == 0)
      return fail("the rules of " + plan_.rules->game_id() + " offer nothing to play in game " +
                  std::to_string(game.number) + " after " + std::to_string(game.count.events()) + " plies");
    const auto move = next_move(game, seat, choices);
    if (!move) return fail(move.error());
    if (std::exchange(gone_, false)) return end_by_disconnection(seat);
    if (observer != nullptr) rules_.copy(before_.get(), now);
    if (by_ply != nullptr && !event) {
      BranchingCount& here = (*by_ply)[game.count.plies()];
      ++here.plies;
      here.choices += choices;
    }
    if (!rules_.play(now, seat, *move))
      return fail("the rules of " + plan_.rules->game_id() + " refuse a move that they offered in game " +
                  std::to_string(game.number));
    played_.push_back({seat, *move});
    if (event)
      game.count.chance();
    else
      game.count.ply(seat, choices);
    const std::uint32_t occurred = game.seen.add(rules_.same_key(now));
    if (occurred > 1) game.count.repeated();
    if (observer != nullptr)
      observer->step({.seat = seat,
                      .move = *move,
                      .choices = {moves_.data(), event ? 0 : choices},
                      .before = before_.get(),
                      .after = now});
    if (repetition != 0 && occurred >= repetition && rules_.turn(now) != BW_TURN_OVER)
      return end_by_repetition();
    see(game);
    if (stop_ != nullptr && stop_->load(std::memory_order_relaxed)) return fail("stopped");
  }
}

Result<PlayedGame> SelfPlay::play(std::uint64_t number, GameObserver* observer,
                                  std::vector<BranchingCount>* by_ply, Kind kind) {
  Running running = begin(number, kind);
  if (observer != nullptr) observer->begin(number, now_.get());
  auto end = play_on(running, observer, by_ply);
  if (!end) return fail(end.error());
  PlayedGame game{.row = running.count.row(*end, rules_.seats()), .end = std::move(*end)};
  if (plan_.round() > 1)
    for (Seat seat = 0; seat < rules_.seats(); ++seat)
      if (running.known[seat].player == 0)
        game.row.set(Column::kFirstPlayer, game.row.get(Column::kScore, seat));
  if (observer != nullptr) observer->finish(game.end, game.row);
  return game;
}

}  // namespace boardwright
