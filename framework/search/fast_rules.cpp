// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/search/fast_rules.hpp"

#include <algorithm>
#include <boardwright/pure/repetition.hpp>
#include <cmath>

namespace boardwright {
namespace {

constexpr std::int32_t kMostElo = 4000;

struct ScoreTable {
  std::array<float, 2 * kMostElo + 1> scores;
  ScoreTable() : scores() {
    for (std::int32_t elo = -kMostElo; elo <= kMostElo; ++elo)
      scores[static_cast<std::size_t>(elo + kMostElo)] =
          static_cast<float>(1.0 / (1.0 + std::pow(10.0, -elo / 400.0)));
  }
};

const ScoreTable kScores;

/// Rules whose chance events never end must not hang a search.
constexpr int kMostEvents = 1000;

/// More events are not compared with each other.
constexpr std::uint32_t kMostCompared = 64;

}  // namespace

float expected_score(std::int32_t elo) noexcept {
  return kScores.scores[static_cast<std::size_t>(std::clamp(elo, -kMostElo, kMostElo) + kMostElo)];
}

std::int32_t elo_of_score(double score) noexcept {
  if (score <= 0) return -kMostElo;
  if (score >= 1) return kMostElo;
  const double elo = 400 * std::log10(score / (1 - score));
  return static_cast<std::int32_t>(std::lround(std::clamp(elo, -double{kMostElo}, double{kMostElo})));
}

FastRules::FastRules(std::shared_ptr<const Rules> rules)
    : rules_(std::move(rules)),
      raw_(rules_->raw()),
      alignment_(std::max<std::size_t>(raw_->facts->position_alignment, 8)),
      stride_((raw_->facts->position_size + alignment_ - 1) / alignment_ * alignment_),
      evaluate_(rules_->extension<bw_evaluate>(BW_EVALUATE)),
      playout_(rules_->extension<bw_playout>(BW_PLAYOUT)),
      priors_(rules_->extension<bw_priors>(BW_PRIORS)),
      noisy_(rules_->extension<bw_noisy>(BW_NOISY)),
      chance_(rules_->extension<bw_chance>(BW_CHANCE_EVENTS)) {}

SeatScores FastRules::halves(const std::uint32_t* scores) const noexcept {
  SeatScores result{};
  for (Seat seat = 0; seat < seats(); ++seat) result[seat] = static_cast<float>(scores[seat]) / 2;
  return result;
}

SeatScores FastRules::outcome(const void* position) const noexcept {
  bw_outcome outcome{};
  outcome.struct_size = sizeof outcome;
  if (raw_->api->outcome(raw_, position, &outcome) != BW_OK) return kEvenScores;
  return halves(outcome.scores);
}

SeatScores FastRules::evaluate(const void* position) const noexcept {
  SeatScores scores{};
  if (opposed()) {
    scores[0] = expected_score(evaluate(position, 0));
    scores[1] = 1 - scores[0];
  } else {
    for (Seat seat = 0; seat < seats(); ++seat) scores[seat] = expected_score(evaluate(position, seat));
  }
  return scores;
}

bool FastRules::priors(const void* position, Seat seat, std::span<const Move> moves,
                       float* out) const noexcept {
  if (priors_ == nullptr || moves.empty()) return false;
  const auto count = static_cast<std::uint32_t>(moves.size());
  if (priors_->weights(raw_, position, seat, moves.data(), count, out) != BW_OK) return false;
  float sum = 0;
  for (std::uint32_t i = 0; i < count; ++i) {
    if (!(out[i] >= 0) || !std::isfinite(out[i])) return false;
    sum += out[i];
  }
  if (!(sum > 0) || !std::isfinite(sum)) return false;
  for (std::uint32_t i = 0; i < count; ++i) out[i] /= sum;
  return true;
}

std::uint32_t FastRules::distinct_events(const void* position, void* trial, Move* out,
                                         std::uint32_t* weights) const noexcept {
  const std::uint32_t count = events(position, out, weights);
  if (count > kMostCompared) return count;
  std::array<std::uint64_t, kMostCompared> keys;
  std::uint32_t kept = 0;
  for (std::uint32_t i = 0; i < count; ++i) {
    copy(trial, position);
    if (!play(trial, BW_CHANCE, out[i])) return count;  // broken rules
    const std::uint64_t reached = key(trial);
    const auto same =
        static_cast<std::uint32_t>(std::find(keys.begin(), keys.begin() + kept, reached) - keys.begin());
    if (same < kept) {
      weights[same] += weights[i];
      continue;
    }
    keys[kept] = reached;
    out[kept] = out[i];
    weights[kept++] = weights[i];
  }
  return kept;
}

SeatScores FastRules::playout(void* position, std::span<const std::uint64_t> earlier, std::uint32_t limit,
                              Random& random, bool& decided) const noexcept {
  if (earlier.size() > RepetitionCounter::kMaxPlies) earlier = earlier.last(RepetitionCounter::kMaxPlies);
  if (playout_ == nullptr) return slow_playout(position, earlier, limit, random, decided);
  const bw_playout_options options{sizeof(bw_playout_options), 0, limit,
                                   static_cast<std::uint32_t>(earlier.size()), earlier.data()};
  bw_playout_result result{};
  result.struct_size = sizeof result;
  std::uint64_t words[4];
  random.save(words);
  const bw_status status = playout_->run(raw_, position, &options, words, &result);
  random = Random(words);
  decided = status == BW_OK && result.reason != nullptr;
  return status == BW_OK ? halves(result.scores) : kEvenScores;
}

SeatScores FastRules::slow_playout(void* position, std::span<const std::uint64_t> earlier,
                                   std::uint32_t limit, Random& random, bool& decided) const noexcept {
  thread_local std::vector<Move> list;
  thread_local std::vector<std::uint32_t> weights;
  list.resize(max_moves());
  weights.resize(max_moves());
  RepetitionCounter seen;
  const bool counts = repetition_limit() != 0;
  if (counts) {
    for (const std::uint64_t key : earlier) seen.add(key);
    seen.add(same_key(position));
  }
  if (limit == 0) limit = std::min(raw_->facts->ply_limit, RepetitionCounter::kMaxPlies);
  decided = true;
  for (std::uint32_t ply = 0;; ++ply) {
    const bw_turn now = turn(position);
    if (now == BW_TURN_OVER) return outcome(position);
    if (ply >= limit) break;
    const bool chance = now == BW_TURN_CHANCE;
    const Seat seat = chance ? BW_CHANCE : static_cast<Seat>(__builtin_ctz(now));
    const std::uint32_t count =
        chance ? events(position, list.data(), weights.data()) : moves(position, seat, list.data());
    if (count == 0) break;
    const std::uint32_t drawn =
        chance ? draw_by_weight(std::span(weights).first(count), random) : random.below(count);
    if (!play(position, seat, list[drawn])) break;
    if (counts && seen.add(same_key(position)) >= repetition_limit() && turn(position) != BW_TURN_OVER)
      return repetition_scores();
  }
  decided = false;
  return kEvenScores;
}

std::uint32_t draw_by_weight(std::span<const std::uint32_t> weights, Random& random) noexcept {
  std::uint32_t total = 0;
  for (const std::uint32_t weight : weights) total += weight;
  std::uint32_t rest = random.below(std::max(total, 1U));
  std::uint32_t i = 0;
  while (i + 1 < weights.size() && rest >= weights[i]) rest -= weights[i++];
  return i;
}

bool play_chance(const FastRules& rules, void* position, Random& random, Move* moves,
                 std::uint32_t* weights) noexcept {
  for (int i = 0; i < kMostEvents; ++i) {
    if (rules.turn(position) != BW_TURN_CHANCE) return true;
    const std::uint32_t count = rules.events(position, moves, weights);
    if (count == 0) return false;
    const std::uint32_t drawn = draw_by_weight({weights, count}, random);
    if (!rules.play(position, BW_CHANCE, moves[drawn])) return false;
  }
  return false;
}

}  // namespace boardwright
