// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/search/alphabeta_worker.hpp"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace boardwright::alphabeta {
namespace {

constexpr std::size_t kHistory = 1U << 13U;
constexpr std::int32_t kMostHistory = 1 << 20;
constexpr std::int32_t kTableFirst = 1 << 30, kNoisyNext = 1 << 28, kKillerNext = 1 << 26;
/// Where quiescence ends. With chance it isn't begun: averages over what each noisy move may bring cost more
/// plies than they are worth, and what hangs is rather counted by the evaluation.
constexpr int kQuietDepth = -6, kQuietDepthWithChance = 0;

/// Looks at the clock and the other threads once in so many nodes.
constexpr std::uint32_t kLookEvery = 1024;

/// Chance with more events than this is sampled.
constexpr std::uint32_t kMostEvents = 40, kSamples = 16;

/// Of an event's window.
int window_edge(double value) noexcept {
  return static_cast<int>(std::clamp(value, -double{kInfinite}, double{kInfinite}));
}

std::size_t history_at(Seat seat, Move move) noexcept { return mix64(move * 2 + seat) % kHistory; }

}  // namespace

Worker::Worker(Shared& shared)
    : shared_(shared),
      rules_(shared.rules),
      max_moves_(rules_.max_moves()),
      chance_(rules_.rules().has(BW_HAS_CHANCE)),
      quiet_depth_(chance_ ? kQuietDepthWithChance : kQuietDepth),
      positions_(rules_.room(kMostPlies + 2)),
      moves_(new Move[(kMostPlies + 2) * max_moves_]),
      scores_(new std::int32_t[(kMostPlies + 2) * max_moves_]),
      indices_(new std::uint16_t[(kMostPlies + 2) * max_moves_]),
      noisy_(new Move[max_moves_]),
      weights_(chance_ ? new std::uint32_t[(kMostPlies + 2) * max_moves_] : nullptr),
      keys_(shared.question.earlier),
      history_(kHistory) {
  rules_.copy(position(0), shared.question.position.data());
  if (rules_.repetition_limit() != 0) {
    keys_.push_back(rules_.same_key(position(0)));
    for (const std::uint64_t key : keys_) ++key_filter_[key % key_filter_.size()];
  }
  for (auto& pair : killers_) pair[0] = pair[1] = ~Move{0} - 1;
}

double Worker::score_of(int value) const noexcept {
  if (is_certain(value)) return value > 0 ? 1 : 0;
  if (chance_) return (static_cast<double>(value) / kMostValue + 1) / 2;
  return static_cast<double>(expected_score(value));
}

bool Worker::look_at_limits() {
  const std::uint64_t limit = shared_.limits.nodes;
  if (until_look_-- != 0) return stopped_;
  until_look_ = kLookEvery;
  const std::uint64_t all =
      shared_.nodes.fetch_add(nodes_ - reported_, std::memory_order_relaxed) + nodes_ - reported_;
  reported_ = nodes_;
  if (shared_.done.load(std::memory_order_relaxed) || shared_.deadline.passed() ||
      (limit != 0 && all >= limit))
    stopped_ = true;
  if (limit != 0 && limit > all && limit - all < until_look_)
    until_look_ = static_cast<std::uint32_t>(limit - all - 1);
  return stopped_;
}

int Worker::evaluate(int ply, Seat seat) const {
  const std::int32_t elo = rules_.evaluate(position(ply), seat);
  if (!chance_) return elo;
  return static_cast<int>((2 * expected_score(elo) - 1) * kMostValue);
}

bool Worker::play(int ply, Seat seat, Move move) {
  rules_.copy(position(ply + 1), position(ply));
  if (!rules_.play(position(ply + 1), seat, move)) return false;  // broken rules
  ++nodes_;
  ++(seat == BW_CHANCE ? events_on_path_ : moves_on_path_);
  if (rules_.repetition_limit() != 0) {
    keys_.push_back(rules_.same_key(position(ply + 1)));
    ++key_filter_[keys_.back() % key_filter_.size()];
  }
  return true;
}

void Worker::unplay(int, Seat seat) {
  --(seat == BW_CHANCE ? events_on_path_ : moves_on_path_);
  if (rules_.repetition_limit() == 0) return;
  --key_filter_[keys_.back() % key_filter_.size()];
  keys_.pop_back();
}

int Worker::value(int ply, int depth, int alpha, int beta, Seat seat, std::uint32_t most_moves) {
  if (ply < kLongestLine) line_lengths_[ply] = 0;
  if (look_at_limits()) return 0;
  const auto worth = [&](const SeatScores& scores) {
    return scores[seat] > 0.75F ? kWin - ply : scores[seat] < 0.25F ? ply - kWin : 0;
  };
  const bw_turn turn = rules_.turn(position(ply));
  if (turn == BW_TURN_OVER) return worth(rules_.outcome(position(ply)));
  if (const std::uint32_t limit = rules_.repetition_limit(); limit != 0) {
    const std::uint64_t key = keys_.back();
    if (key_filter_[key % key_filter_.size()] >= limit &&
        static_cast<std::uint32_t>(std::count(keys_.begin(), keys_.end(), key)) >= limit)
      return worth(rules_.repetition_scores());
  }
  const std::uint32_t left = shared_.question.plies_left;
  if (left != 0 && moves_on_path_ >= static_cast<int>(left)) return 0;
  if (turn == BW_TURN_CHANCE) return expect(ply, depth, alpha, beta, seat);
  const auto mover = static_cast<Seat>(__builtin_ctz(turn));
  return mover == seat ? decide(ply, depth, alpha, beta, seat, most_moves)
                       : -decide(ply, depth, -beta, -alpha, mover, most_moves);
}

int Worker::quiesce(int ply, int depth, int alpha, int beta, Seat seat) {
  int best = evaluate(ply, seat);
  if (best >= beta || !rules_.has_noisy() || depth <= quiet_depth_ || ply >= kMostPlies) return best;
  alpha = std::max(alpha, best);
  const std::uint32_t count = rules_.noisy(position(ply), seat, moves(ply));
  for (std::uint32_t i = 0; i < count; ++i) {
    if (!play(ply, seat, moves(ply)[i])) continue;
    const int value_after = value(ply + 1, depth - 1, alpha, beta, seat);
    unplay(ply, seat);
    if (stopped_) return best;
    if (value_after <= best) continue;
    best = value_after;
    alpha = std::max(alpha, best);
    if (best >= beta) break;
  }
  return best;
}

int Worker::decide(int ply, int depth, int alpha, int beta, Seat seat, std::uint32_t most_moves) {
  if (depth <= 0) return quiesce(ply, depth, alpha, beta, seat);
  if (ply >= kMostPlies) return evaluate(ply, seat);
  // No win from here can be quicker than one that is known.
  alpha = std::max(alpha, ply - kWin);
  beta = std::min(beta, kWin - ply - 1);
  if (alpha >= beta) return alpha;
  // A line is shown as far as the first event.
  const bool shows_line = beta - alpha > 1 && events_on_path_ == 0;

  const std::uint64_t key = rules_.key(position(ply));
  std::uint16_t table_move = TableEntry::kNoMove;
  if (const auto found = shared_.table.find(key)) {
    table_move = found->move;
    int known = found->value;  // a win's length is kept as counted from the position
    if (is_certain(known)) known += known > 0 ? -ply : ply;
    using Bound = TableEntry::Bound;
    const bool fits = found->bound == Bound::kExact || (found->bound == Bound::kLower && known >= beta) ||
                      (found->bound == Bound::kUpper && known <= alpha);
    if (!shows_line && fits && (found->depth >= depth || (is_win(known) && found->bound != Bound::kUpper)))
      return known;
  }

  const std::uint32_t count = rules_.moves(position(ply), seat, moves(ply));
  if (count == 0) return 0;  // broken rules
  const int noisy = order(ply, depth, seat, count, table_move);
  if (count == 1) ++depth;  // forced: costs nothing

  int best = -kInfinite;
  std::uint16_t best_index = TableEntry::kNoMove;
  const int first_alpha = alpha;
  for (std::uint32_t i = 0; i < std::min(count, most_moves); ++i) {
    const std::uint32_t at = pick(ply, i, count);
    const Move move = moves(ply)[at];
    if (!play(ply, seat, move)) continue;
    int found = 0;
    if (best == -kInfinite) {
      found = value(ply + 1, depth - 1, alpha, beta, seat);
    } else {
      int less = 0;
      if (depth >= 3 && static_cast<int>(i) >= std::max(noisy + 1, 4) && scores(ply)[at] < kKillerNext)
        less = i >= 14 && depth >= 5 ? 2 : 1;
      found = value(ply + 1, depth - 1 - less, alpha, alpha + 1, seat);
      if (found > alpha && less > 0 && !stopped_) found = value(ply + 1, depth - 1, alpha, alpha + 1, seat);
      if (found > alpha && found < beta && !stopped_) found = value(ply + 1, depth - 1, alpha, beta, seat);
    }
    unplay(ply, seat);
    if (stopped_) return 0;
    if (found <= best) continue;
    best = found;
    best_index = indices(ply)[at];
    if (found <= alpha) continue;
    alpha = found;
    remember_line(ply, move);
    if (found < beta) continue;
    reward(ply, depth, seat, move);
    break;
  }
  if (count > most_moves && best < beta) return best;
  int kept = best;
  if (is_certain(kept)) kept += kept > 0 ? ply : -ply;
  const auto bound = best >= beta         ? TableEntry::Bound::kLower
                     : best > first_alpha ? TableEntry::Bound::kExact
                                          : TableEntry::Bound::kUpper;
  shared_.table.store(key, {static_cast<std::int16_t>(kept), static_cast<std::int8_t>(std::min(depth, 127)),
                            bound, best_index});
  return best;
}

std::uint32_t Worker::list_events(int ply) {
  Move* events = moves(ply);
  std::uint32_t* weights = event_weights(ply);
  const std::uint32_t count = rules_.distinct_events(position(ply), position(ply + 1), events, weights);
  if (count > kMostEvents) {
    // The same events whenever the position comes back, so that values can be compared.
    Random random(rules_.key(position(ply)));
    std::array<Move, kSamples> drawn;
    for (Move& event : drawn) event = events[draw_by_weight({weights, count}, random)];
    std::copy(drawn.begin(), drawn.end(), events);
    std::fill_n(weights, kSamples, 1U);
    return kSamples;
  }
  for (std::uint32_t i = 1; i < count; ++i)  // what is likely first, that decides most
    for (std::uint32_t j = i; j > 0 && weights[j] > weights[j - 1]; --j) {
      std::swap(weights[j], weights[j - 1]);
      std::swap(events[j], events[j - 1]);
    }
  return count;
}

int Worker::expect(int ply, int depth, int alpha, int beta, Seat seat) {
  if (ply >= kMostPlies) return evaluate(ply, seat);
  const std::uint32_t count = list_events(ply);
  if (count == 0) return 0;  // broken rules
  const Move* events = moves(ply);
  std::array<double, kMostEvents> shares, most;  // of each event: how likely it is, what it can bring at most
  const std::uint32_t* weights = event_weights(ply);
  const double total = std::accumulate(weights, weights + count, 0.0);
  for (std::uint32_t i = 0; i < count; ++i) shares[i] = weights[i] / total;
  std::fill_n(most.begin(), count, double{kMostValue});
  // A win's length means nothing in an average; but what wins after every event is certain, and so is a loss.
  const bool certain = alpha < -kMostValue || beta > kMostValue;  // the window asks for that
  double least_sum = -kMostValue, most_sum = kMostValue;          // what all events bring, as far as is known
  if (!certain && depth > 0) {
    // Star2: what one answer to each event leaves of it.
    for (std::uint32_t i = 0; i < count && most_sum > alpha; ++i) {
      if (!play(ply, BW_CHANCE, events[i])) continue;
      if (can_answer(ply + 1, seat)) {
        const int enough = window_edge(std::floor((alpha - most_sum) / shares[i] + most[i]));
        const int found = value(ply + 1, depth, enough, kInfinite, seat, 1);
        const double known = std::clamp(found, -kMostValue, kMostValue);
        most_sum -= shares[i] * (most[i] - known);
        most[i] = known;
      }
      unplay(ply, BW_CHANCE);
      if (stopped_) return 0;
    }
    if (most_sum <= alpha) return static_cast<int>(std::floor(most_sum));
  }
  double sum = 0;
  int worst = kWin, best = -kWin;
  for (std::uint32_t i = 0; i < count; ++i) {
    int event_alpha = -kInfinite, event_beta = kInfinite;
    if (!certain) {
      // Star1: what this event must bring to matter if all that follow bring the most or the least.
      event_alpha = window_edge(std::floor((alpha - most_sum) / shares[i] + most[i]));
      event_beta = window_edge(std::ceil((beta - least_sum) / shares[i] - kMostValue));
    }
    if (!play(ply, BW_CHANCE, events[i])) continue;
    const int found = value(ply + 1, depth, event_alpha, event_beta, seat);
    unplay(ply, BW_CHANCE);
    if (stopped_) return 0;
    worst = std::min(worst, found);
    best = std::max(best, found);
    const double known = std::clamp(found, -kMostValue, kMostValue);
    sum += shares[i] * known;
    most_sum -= shares[i] * (most[i] - known);
    least_sum += shares[i] * (known + kMostValue);
    if (certain) continue;
    if (most_sum <= alpha) return static_cast<int>(std::floor(most_sum));
    if (least_sum >= beta) return static_cast<int>(std::ceil(least_sum));
  }
  if (ply < kLongestLine) line_lengths_[ply] = 0;
  if (certain && is_win(worst)) return worst;
  if (certain && is_win(-best)) return best;
  return static_cast<int>(std::lround(sum));
}

bool Worker::can_answer(int ply, Seat seat) const {
  const bw_turn turn = rules_.turn(position(ply));
  return turn < BW_TURN_CHANCE && static_cast<Seat>(__builtin_ctz(turn)) != seat;
}

int Worker::order(int ply, int depth, Seat seat, std::uint32_t count, std::uint16_t table_move) {
  Move* list = moves(ply);
  std::int32_t* merit = scores(ply);
  for (std::uint32_t i = 0; i < count; ++i) {
    indices(ply)[i] = static_cast<std::uint16_t>(i);
    merit[i] = history_[history_at(seat, list[i])];
    if (list[i] == killers_[ply][0]) merit[i] += kKillerNext * 2;
    if (list[i] == killers_[ply][1]) merit[i] += kKillerNext;
  }
  int noisy = 0;
  if (depth >= 2 && rules_.has_noisy() && !chance_) {  // where dice decide, a capture is a gamble
    noisy = static_cast<int>(rules_.noisy(position(ply), seat, noisy_.get()));
    std::uint32_t at = 0;  // both lists ascend
    for (int i = 0; i < noisy; ++i) {
      while (at < count && list[at] < noisy_[static_cast<std::size_t>(i)]) ++at;
      if (at < count) merit[at] += kNoisyNext;
    }
  }
  if (table_move < count) merit[table_move] = kTableFirst;
  return noisy;
}

std::uint32_t Worker::pick(int ply, std::uint32_t from, std::uint32_t count) {
  std::int32_t* merit = scores(ply);
  const auto best = static_cast<std::uint32_t>(std::max_element(merit + from, merit + count) - merit);
  if (best != from) {
    std::swap(merit[from], merit[best]);
    std::swap(moves(ply)[from], moves(ply)[best]);
    std::swap(indices(ply)[from], indices(ply)[best]);
  }
  return from;
}

void Worker::reward(int ply, int depth, Seat seat, Move move) {
  if (killers_[ply][0] != move) {
    killers_[ply][1] = killers_[ply][0];
    killers_[ply][0] = move;
  }
  std::int32_t& merit = history_[history_at(seat, move)];
  merit += depth * depth;
  if (merit < kMostHistory) return;
  for (std::int32_t& each : history_) each /= 2;
}

void Worker::remember_line(int ply, Move move) {
  if (ply >= kLongestLine) return;
  lines_[ply][0] = move;
  int length = 1;
  if (ply + 1 < kLongestLine)
    for (; length <= line_lengths_[ply + 1] && length < kLongestLine; ++length)
      lines_[ply][length] = lines_[ply + 1][length - 1];
  line_lengths_[ply] = length;
}

int Worker::search(int depth, int alpha, int beta) {
  const Seat seat = shared_.question.seat;
  int best = -kInfinite;
  for (std::size_t i = 0; i < root_moves_.size(); ++i) {
    const Move move = root_moves_[i];
    if (!play(0, seat, move)) continue;
    int found = 0;
    if (i == 0) {
      found = value(1, depth - 1, alpha, beta, seat);
    } else {
      found = value(1, depth - 1, alpha, alpha + 1, seat);
      if (found > alpha && found < beta && !stopped_) found = value(1, depth - 1, alpha, beta, seat);
    }
    unplay(0, seat);
    if (stopped_) return best;
    if (found <= best) continue;
    best = found;
    if (found <= alpha) continue;
    alpha = found;
    remember_line(0, move);
    line_.assign(lines_[0], lines_[0] + line_lengths_[0]);
    std::rotate(root_moves_.begin(), root_moves_.begin() + static_cast<std::ptrdiff_t>(i),
                root_moves_.begin() + static_cast<std::ptrdiff_t>(i) + 1);
    if (found >= beta) break;
  }
  return best;
}

}  // namespace boardwright::alphabeta
