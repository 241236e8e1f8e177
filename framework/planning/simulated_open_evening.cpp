// SPDX-License-Identifier: GPL-3.0-or-later
//
// An evening without rounds (T12.8): whoever is free is paired with who is free too, by fewest meetings and longest
// wait, as long as a game fits into the time that is left.
#include <algorithm>
#include <map>
#include <optional>

#include "framework/planning/game_odds.hpp"
#include "framework/planning/round_time.hpp"
#include "framework/planning/simulated_evening.hpp"

namespace boardwright::planning {
namespace {

struct Game {
  double ends = 0;
  std::size_t one = 0, other = 0;
};

class OpenEvening {
 public:
  OpenEvening(Random& random, const EveningFacts& facts) : random_(random), facts_(facts) {
    const std::size_t people = facts.ratings.size();
    evening_.points.assign(people, 0);
    evening_.games.assign(people, 0);
    evening_.played.assign(people, 0);
    first_.assign(people, 0);
    waits_since_.assign(people, 0.0);
  }

  OneEvening run() {
    begin_games();
    while (!running_.empty()) {
      const auto next = std::ranges::min_element(running_, {}, &Game::ends);
      now_ = next->ends;
      waits_since_[next->one] = waits_since_[next->other] = now_;
      evening_.minutes = std::max(evening_.minutes, now_);
      running_.erase(next);
      begin_games();
    }
    return evening_;
  }

 private:
  /// As a median game ends, the evening does.
  [[nodiscard]] bool fits() const {
    return now_ + facts_.length.median * facts_.games <= facts_.minutes || running_.size() + begun_ == 0;
  }
  [[nodiscard]] bool board_free() const { return facts_.boards == 0 || running_.size() < facts_.boards; }

  void begin_games() {
    while (fits() && board_free()) {
      const auto pair = best_pair();
      if (!pair) return;
      begin(pair->first, pair->second);
    }
  }

  [[nodiscard]] std::uint32_t meetings(std::size_t one, std::size_t other) const {
    const auto found = met_.find(std::minmax(one, other));
    return found == met_.end() ? 0 : found->second;
  }

  std::optional<std::pair<std::size_t, std::size_t>> best_pair() {
    std::optional<std::pair<std::size_t, std::size_t>> best;
    double least = 0;
    for (std::size_t one = 0; one < waits_since_.size(); ++one) {
      if (!waits_since_[one]) continue;
      for (std::size_t other = one + 1; other < waits_since_.size(); ++other) {
        if (!waits_since_[other]) continue;
        // Fewest meetings first; then who waits longest; then as it happens.
        constexpr double kMeeting = 1e6, kChance = 1e-3;
        const double cost = meetings(one, other) * kMeeting + *waits_since_[one] + *waits_since_[other] +
                            kChance * part(random_);
        if (!best || cost < least) {
          best = {one, other};
          least = cost;
        }
      }
    }
    return best;
  }

  void begin(std::size_t one, std::size_t other) {
    if (first_[one] > first_[other]) std::swap(one, other);
    ++first_[one];
    ++met_[std::minmax(one, other)];
    ++begun_;
    const MatchScore score = played_match(random_, facts_, facts_.ratings[one], facts_.ratings[other]);
    const double minutes = match_minutes(random_, facts_);
    for (const auto& [who, points] : {std::pair{one, score.first}, std::pair{other, score.second}}) {
      evening_.points[who] += points;
      evening_.played[who] += minutes;
      ++evening_.games[who];
      waits_since_[who].reset();
    }
    running_.push_back({now_ + minutes, one, other});
  }

  Random& random_;
  const EveningFacts& facts_;
  OneEvening evening_;
  std::vector<std::uint32_t> first_;
  std::vector<std::optional<double>> waits_since_;  // nothing: plays
  std::map<std::pair<std::size_t, std::size_t>, std::uint32_t> met_;
  std::vector<Game> running_;
  std::size_t begun_ = 0;
  double now_ = 0;
};

}  // namespace

OneEvening open_evening(Random& random, const EveningFacts& facts) {
  return OpenEvening(random, facts).run();
}

}  // namespace boardwright::planning
