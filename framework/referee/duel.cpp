// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/referee/duel.hpp"

#include <algorithm>
#include <array>

#include "framework/players/seat_turn.hpp"
#include "framework/referee/luck.hpp"
#include "framework/table/loop_strand.hpp"
#include "framework/table/table.hpp"

namespace boardwright {
namespace {

constexpr int kOpeningTries = 50;

MatchPlan plan_of(const DuelOptions& options, std::uint64_t pair) {
  MatchPlan plan;
  plan.rules = options.rules;
  plan.seats.assign(2, PlannedSeat::computer("player"));
  plan.seed = Seed::from_number(mix64(options.seed) + pair);
  plan.ply_limit = options.ply_limit;
  return plan;
}

/// Random moves of one seat after the other; nothing if the game ended in them.
Result<std::optional<std::vector<std::string>>> opening(const DuelOptions& options, std::uint64_t pair,
                                                        int attempt) {
  const auto match = Match::create(options_of(plan_of(options, pair)));
  if (!match) return fail(match.error());
  Random random(mix64(options.seed ^ mix64(pair)) + static_cast<std::uint64_t>(attempt));
  std::vector<std::string> moves;
  for (std::uint32_t ply = 0; ply < options.opening && !(*match)->is_over(); ++ply) {
    const auto seats = (*match)->seats_on_turn();
    if (seats.size() != 1) break;
    const auto& legal = (*match)->update(seats.front()).moves;
    if (legal.empty()) break;
    moves.push_back(legal[random.below(static_cast<std::uint32_t>(legal.size()))].text);
    if (auto played = (*match)->play(seats.front(), moves.back()); !played) return fail(played.error());
  }
  if ((*match)->is_over()) return std::nullopt;
  return moves;
}

Result<std::vector<std::string>> opening(const DuelOptions& options, std::uint64_t pair) {
  for (int attempt = 0; attempt < kOpeningTries; ++attempt) {
    auto moves = opening(options, pair, attempt);
    if (!moves) return fail(moves.error());
    if (*moves) return std::move(**moves);
  }
  return fail("the game is over after " + std::to_string(options.opening) +
              " random moves: use a shorter opening");
}

/// One game, at a table of its own at which nobody else sits. It is played in the caller's thread.
class DuelTable {
 public:
  DuelTable(const DuelOptions& options, std::uint32_t number, Player& first, Player& second)
      : options_(options), players_{&first, &second} {
    game_.number = number;
    game_.first_player_seat = number % 2;
  }

  [[nodiscard]] Result<void> begin() {
    MatchPlan plan = plan_of(options_, game_.number / 2);
    auto moves = opening(options_, game_.number / 2);
    if (!moves) return fail(moves.error());
    plan.moves = std::move(*moves);
    Computers computers;
    for (const Seat seat : {Seat{0}, Seat{1}})
      computers[seat] = std::shared_ptr<Player>(std::shared_ptr<Player>(), players_[player_at(seat)]);
    auto table = Table::begin(std::move(plan), std::move(computers),
                              {strand_, thinkers_, nullptr, {}, [this](SeatTurn& turn) { limit(turn); }});
    if (!table) return fail(table.error());
    table_ = std::move(*table);
    return {};
  }

  /// Whether both can play at all.
  [[nodiscard]] Result<void> check_players() const {
    for (Player* player : players_) {
      SeatTurn turn = seat_turn(table_->match(), table_->match().seats_on_turn().front());
      limit(turn);
      if (auto ready = player->ready(turn); !ready) return fail(player->name() + " " + ready.error());
    }
    return {};
  }

  /// Plays on to the end; nothing if it was stopped.
  [[nodiscard]] Result<std::optional<DuelGame>> play() {
    const Match& match = table_->match();
    table_->go(events());
    strand_.run_until([&] { return stopped() || !failure_.empty() || match.is_over(); });
    if (stopped()) return std::nullopt;
    if (!failure_.empty()) return fail(failure_);
    const GameLine& line = match.line();
    game_.outcome = *match.result();
    game_.line = &line;
    game_.plies = static_cast<std::uint32_t>(line.plies().size());
    game_.luck = Luck(options_.rules).of(line, game_.first_player_seat);
    game_.cut_short = !line.is_over() && !game_.failed;
    return game_;
  }

 private:
  [[nodiscard]] std::size_t player_at(Seat seat) const { return seat == game_.first_player_seat ? 0 : 1; }
  [[nodiscard]] bool stopped() const { return options_.stop != nullptr && options_.stop->load(); }
  void limit(SeatTurn& turn) const {
    turn.now.move_time = options_.move_time;
    turn.now.processor_time = options_.processor_time;
    turn.now.stop = options_.stop;
  }
  [[nodiscard]] TableEvents events() {
    TableEvents events;
    events.player_lost = [this](Seat seat, const Replacement& what) {
      if (!what.by.empty()) return;
      game_.failed = player_at(seat);
      game_.why = what.why;
    };
    events.stuck = [this](Seat, const std::string& why) { failure_ = why; };
    events.failed = [this](const std::string& sentence) { failure_ = sentence; };
    return events;
  }

  const DuelOptions& options_;
  std::array<Player*, 2> players_;
  DuelGame game_;
  std::string failure_;  // the duel can't go on
  LoopStrand strand_;
  Thinkers thinkers_{0};
  std::unique_ptr<Table> table_;
};

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
    DuelTable table(options, number, first, second);
    if (auto begun = table.begin(); !begun) return fail(begun.error());
    if (number == 0)
      if (auto able = table.check_players(); !able) return fail(able.error());
    const auto game = table.play();
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
