// SPDX-License-Identifier: GPL-3.0-or-later
//
// How much two players give away in games against each other: what the best move promises less what theirs
// does, each by alpha-beta so many plies deep after it. But for luck and for what the judge doesn't see, a
// player scores a half and what the other one gives away, less what it gives away itself. So this says how
// much could be won from a player at all, by the judge's lights.
//   boardwright-tuning-given-away GAME PLAYER PLAYER GAMES SEED PLIES
// Players have limits of their own, as uct:2000. Prints the means after each pair of games.
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <iostream>

#include "framework/catalogue/catalogue.hpp"
#include "framework/line/game_line.hpp"
#include "framework/referee/duel.hpp"
#include "framework/search/alphabeta.hpp"
#include "framework/search/fast_rules.hpp"

namespace {

using namespace boardwright;

[[noreturn]] void stop(const std::string& sentence) {
  std::cerr << sentence << "\n";
  std::exit(2);
}

template <class T>
T got(Result<T> result) {
  if (!result) stop(result.error());
  return std::move(*result);
}

class Judge {
 public:
  Judge(const std::shared_ptr<const Rules>& rules, std::uint32_t plies)
      : rules_(rules), search_(rules, {.memory = std::size_t{16} << 20U, .keep = true}), plies_(plies) {}

  /// In expected scores; what repetition has to do with it is not seen.
  double given_away(const Position& position, Seat seat, Move move) {
    if (position.moves(seat).size() < 2) return 0;
    const Move best = search(position, plies_ + 1).line.front();
    return best == move
               ? 0
               : promise(after(position, seat, best), seat) - promise(after(position, seat, move), seat);
  }

 private:
  static Position after(Position position, Seat seat, Move move) {
    if (const auto played = position.play(seat, move); !played) stop(played.error());
    return position;
  }
  SearchInfo search(const Position& position, std::uint32_t plies) {
    SearchLimits limits;
    limits.depth = plies;
    limits.whole = true;
    return search_.search({.position = position, .seat = position.seats_on_turn().front()}, limits, random_);
  }
  double promise(const Position& position, Seat seat) {
    if (position.is_over()) return position.outcome().scores[seat] / 2.0;
    if (!position.is_chance()) {
      const double score = search(position, plies_).score;
      return position.on_turn(seat) ? score : 1 - score;
    }
    const AlignedBytes trial = rules_.room();
    std::vector<Move> events(rules_.max_moves());
    std::vector<std::uint32_t> weights(rules_.max_moves());
    const std::uint32_t count =
        rules_.distinct_events(position.data(), trial.get(), events.data(), weights.data());
    double sum = 0, total = 0;
    for (std::uint32_t i = 0; i < count; ++i) {
      sum += weights[i] * promise(after(position, BW_CHANCE, events[i]), seat);
      total += weights[i];
    }
    return sum / total;
  }

  FastRules rules_;
  AlphaBeta search_;
  std::uint32_t plies_;
  Random random_{1};
};

/// Of one player, game by game.
struct Given {
  double sum = 0, squares = 0;
  void add(double given) {
    sum += given;
    squares += given * given;
  }
  [[nodiscard]] std::string text(double games) const {
    const double mean = sum / games, spread = std::sqrt((squares / games - mean * mean) / games);
    char text[64];
    std::snprintf(text, sizeof text, "%.3f (+-%.3f)", mean, 1.96 * spread);
    return text;
  }
};

}  // namespace

int main(int argc, char** argv) {
  if (argc != 7) stop("boardwright-tuning-given-away GAME PLAYER PLAYER GAMES SEED PLIES");
  const Catalogue catalogue = Catalogue::load();
  const auto entry = got(catalogue.find(argv[1]));
  DuelOptions options;
  options.rules = got(entry.create());
  options.games = static_cast<std::uint32_t>(std::strtoul(argv[4], nullptr, 10));
  options.seed = std::strtoull(argv[5], nullptr, 10);
  if (!AlphaBeta::can_play(*options.rules) || options.rules->has(BW_HAS_HIDDEN))
    stop(std::string(argv[1]) + ": the judge plays games of two sides in which nothing is hidden");
  const PlayerSetup setup{.search = entry.game->data().search};
  const auto first = got(make_player(argv[2], setup)), second = got(make_player(argv[3], setup));
  Judge judge(options.rules, static_cast<std::uint32_t>(std::strtoul(argv[6], nullptr, 10)));
  Given given[2];
  got(play_duel(options, *first, *second, [&](const DuelGame& game, const MatchScore& score) {
    double here[2] = {0, 0};
    const GameLine& line = *game.line;
    std::uint32_t moves = 0;
    for (std::size_t ply = 0; ply < line.plies().size(); ++ply) {
      const auto& [seat, move, text] = line.plies()[ply];
      if (seat == BW_CHANCE || moves++ < options.opening) continue;
      here[seat == game.first_player_seat ? 0 : 1] += judge.given_away(line.position(ply), seat, move);
    }
    for (int i = 0; i < 2; ++i) given[i].add(here[i]);
    if (game.number % 2 == 0) return;
    const double games = game.number + 1;
    std::cout << score.games() << " games, " << 100 * score.score() << "%; given away a game: " << argv[2]
              << ' ' << given[0].text(games) << ", " << argv[3] << ' ' << given[1].text(games) << std::endl;
  }));
  return 0;
}
