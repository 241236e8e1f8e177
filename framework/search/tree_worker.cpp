// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/search/tree_worker.hpp"

#include <algorithm>
#include <cmath>

namespace boardwright::tree {
namespace {

/// A position gets a block of its own when it is visited again: most never are.
constexpr std::uint32_t kVisitsToExpand = 1;

constexpr float kFirstParts = 65535;

/// Chance with more events than this is sampled when a move's worth is looked up.
constexpr std::uint32_t kMostEvents = 40;

/// Positions that are looked at one after the other, a chance event between them; what comes later is drawn.
constexpr std::size_t kLooks = 4;

/// The score of the seat that makes the move, simulations under way counted as lost.
float tried_score(const Node& node, std::uint32_t visits) noexcept {
  return static_cast<float>(node.sum.load(std::memory_order_relaxed)) /
         (kScorePart * static_cast<float>(visits));
}

}  // namespace

Worker::Worker(const Shared& shared, Random random)
    : shared_(shared),
      rules_(shared.rules),
      random_(random),
      work_(rules_.room()),
      moves_(rules_.max_moves()),
      weights_(rules_.max_moves()),
      priors_(rules_.max_moves()),
      keys_(shared.question.earlier),
      earlier_(keys_.size()),
      knows_(shared.options.knowledge && rules_.can_evaluate()) {
  const std::uint32_t events = rules_.rules().has(BW_HAS_CHANCE) ? rules_.max_moves() : 0;
  for (std::size_t level = 0; level < kLooks; ++level)
    looks_.push_back({rules_.room(), std::vector<Move>(events), std::vector<std::uint32_t>(events)});
}

bool Worker::make_root() {
  rules_.copy(work_.get(), shared_.question.position.data());
  const BlockIndex block = expand(rules_.turn(work_.get()), shared_.question.seat);
  if (block == kNoBlock) return false;
  shared_.root.block.store(block, std::memory_order_release);
  shared_.root.fate.store(proven(shared_.memory.at(block)), std::memory_order_relaxed);
  return true;
}

void Worker::simulate() {
  path_.clear();
  keys_.resize(earlier_);
  plies_ = 0;
  Node* node = &shared_.root;
  SeatScores scores{};
  std::uint32_t visits = node->visits.fetch_add(1, std::memory_order_relaxed);
  for (;;) {
    if (const Fate fate = node->fate.load(std::memory_order_relaxed); fate != 0) {
      scores = scores_of(fate);
      break;
    }
    const BlockIndex index = node->block.load(std::memory_order_acquire);
    if (index <= kBusy) {  // never the root
      if (visit(path_.back(), visits, scores)) break;
      continue;
    }
    Block& block = shared_.memory.at(index);
    if (block.mover == BW_NOBODY) {
      scores = *block.scores();
      break;
    }
    keys_.push_back(block.same_key);
    Node& next = select(block, visits + 1);
    if (block.mover != BW_CHANCE) ++plies_;
    path_.push_back({node, &block, &next});
    node = &next;
    visits = node->visits.fetch_add(1, std::memory_order_relaxed);
  }
  deepest_ = std::max(deepest_, static_cast<std::uint32_t>(path_.size()));
  back_up(scores);
}

Node& Worker::select(Block& block, std::uint32_t visits) {
  const std::span<Node> nodes = block.nodes();
  if (block.mover == BW_CHANCE) return nodes[draw_by_weight({block.weights(), block.count}, random_)];
  const TreeOptions& options = shared_.options;
  const bool guessed = options.knowledge && (knows_ || rules_.has_priors());
  const auto all = static_cast<float>(visits);
  const float reach = guessed ? static_cast<float>(options.curiosity) * std::sqrt(all)
                              : static_cast<float>(options.exploration) * std::sqrt(std::log(all));
  const auto bias = static_cast<float>(options.history);
  Node* best = nodes.data();
  float best_value = -1e9F;
  for (Node& node : nodes) {
    if (const Fate fate = node.fate.load(std::memory_order_relaxed);
        fate != 0 && halves_of(fate, block.mover) == 0)
      continue;  // lost: only if there is nothing else
    const std::uint32_t n = node.visits.load(std::memory_order_relaxed);
    float value = 0;
    if (guessed) {
      const float first = static_cast<float>(node.first) / kFirstParts;
      const float tries = static_cast<float>(n) + 1;
      const float sum = static_cast<float>(node.sum.load(std::memory_order_relaxed)) / kScorePart + first;
      value = (sum + reach * node.prior) / tries;
    } else if (n == 0) {
      value = 1e6F + node.prior;
    } else {
      const float score = tried_score(node, n);
      const auto tries = static_cast<float>(n);
      value = score + reach / std::sqrt(tries) + bias * node.prior / (tries * (1 - score) + 1);
    }
    if (value > best_value) {
      best_value = value;
      best = &node;
    }
  }
  return *best;
}

bool Worker::visit(const Step& step, std::uint32_t visits, SeatScores& scores) {
  Node& node = *step.to;
  rules_.copy(work_.get(), step.block->position());
  if (!rules_.play(work_.get(), step.block->mover, node.move)) {  // broken rules: nobody knows
    scores = kEvenScores;
    return true;
  }
  const bw_turn turn = rules_.turn(work_.get());
  if (finished(turn, scores)) {
    end(node, scores);
    return true;
  }
  BlockIndex expected = kNoBlock;
  if (visits >= kVisitsToExpand && !shared_.memory.full() &&
      node.block.compare_exchange_strong(expected, kBusy, std::memory_order_relaxed)) {
    const BlockIndex made =
        expand(turn, turn == BW_TURN_CHANCE ? BW_CHANCE : static_cast<Seat>(__builtin_ctz(turn)));
    if (made != kNoBlock && rules_.opposed())
      node.fate.store(proven(shared_.memory.at(made)), std::memory_order_relaxed);
    node.block.store(made, std::memory_order_release);
    if (made != kNoBlock) return false;
  }
  scores = judge();
  return true;
}

bool Worker::finished(bw_turn turn, SeatScores& scores) {
  if (turn == BW_TURN_OVER) {
    scores = rules_.outcome(work_.get());
    return true;
  }
  if (const std::uint32_t limit = rules_.repetition_limit(); limit != 0) {
    const std::uint64_t key = rules_.same_key(work_.get());
    if (static_cast<std::uint32_t>(std::count(keys_.begin(), keys_.end(), key)) + 1 >= limit) {
      scores = rules_.repetition_scores();
      return true;
    }
  }
  if (shared_.question.plies_left != 0 && plies_ >= shared_.question.plies_left) {
    scores = kEvenScores;
    return true;
  }
  return false;
}

void Worker::end(Node& node, const SeatScores& scores) {
  if (rules_.opposed()) {
    node.fate.store(fate_of(scores), std::memory_order_relaxed);
    return;
  }
  BlockIndex expected = kNoBlock;
  if (!node.block.compare_exchange_strong(expected, kBusy, std::memory_order_relaxed)) return;
  node.block.store(shared_.memory.make_end(scores), std::memory_order_release);
}

BlockIndex Worker::expand(bw_turn turn, Seat seat) {
  const bool chance = turn == BW_TURN_CHANCE;
  const std::uint32_t count =
      chance ? rules_.distinct_events(work_.get(), looks_[0].position.get(), moves_.data(), weights_.data())
             : rules_.moves(work_.get(), seat, moves_.data());
  if (count == 0) return kNoBlock;  // broken rules
  const BlockIndex index = shared_.memory.make(rules_, count, seat);
  if (index == kNoBlock) return kNoBlock;
  Block& block = shared_.memory.at(index);
  rules_.copy(block.position(), work_.get());
  if (rules_.repetition_limit() != 0) block.same_key = rules_.same_key(work_.get());
  const auto nodes = block.nodes();
  for (std::uint32_t i = 0; i < count; ++i) nodes[i].move = moves_[i];
  if (chance)
    std::copy_n(weights_.data(), count, block.weights());
  else
    guess(block);
  return index;
}

void Worker::guess(Block& block) {
  const auto nodes = block.nodes();
  if (!shared_.options.knowledge || (!knows_ && !rules_.has_priors())) {
    for (Node& node : nodes) node.prior = shared_.history.score(block.mover, node.move);
    return;
  }
  for (Node& node : nodes) node.first = static_cast<std::uint16_t>(kFirstParts / 2);
  const auto even = 1.0F / static_cast<float>(block.count);
  std::fill_n(priors_.begin(), block.count, even);
  const bool given =
      rules_.priors(block.position(), block.mover, {moves_.data(), block.count}, priors_.data());
  if (knows_) {
    float most = -1e9F;
    for (std::uint32_t i = 0; i < block.count; ++i) {
      Node& node = nodes[i];
      rules_.copy(looks_[0].position.get(), block.position());
      SeatScores scores = kEvenScores;
      if (rules_.play(looks_[0].position.get(), block.mover, node.move)) {
        if (rules_.turn(looks_[0].position.get()) == BW_TURN_OVER) {
          scores = rules_.outcome(looks_[0].position.get());
          if (rules_.opposed()) node.fate.store(fate_of(scores), std::memory_order_relaxed);
        } else {
          scores = look();
        }
      }
      node.first = static_cast<std::uint16_t>(scores[block.mover] * kFirstParts);
      if (given) continue;
      priors_[i] = static_cast<float>(elo_of_score(static_cast<double>(scores[block.mover])));
      most = std::max(most, priors_[i]);
    }
    if (!given) {
      float sum = 0;
      const auto spread = static_cast<float>(shared_.options.prior_spread);
      for (std::uint32_t i = 0; i < block.count; ++i)
        sum += priors_[i] = std::exp((priors_[i] - most) / spread);
      for (std::uint32_t i = 0; i < block.count; ++i) priors_[i] /= sum;
    }
  }
  for (std::uint32_t i = 0; i < block.count; ++i) nodes[i].prior = priors_[i];
}

SeatScores Worker::look(std::size_t level) {
  Look& here = looks_[level];
  void* const position = here.position.get();
  if (rules_.turn(position) != BW_TURN_CHANCE) return look_at(position);
  if (level + 1 == looks_.size())
    return play_chance(rules_, position, random_, here.events.data(), here.weights.data()) ? look_at(position)
                                                                                           : kEvenScores;
  void* const after = looks_[level + 1].position.get();
  const std::uint32_t count =
      rules_.distinct_events(position, after, here.events.data(), here.weights.data());
  if (count == 0) return kEvenScores;  // broken rules
  const std::span<const std::uint32_t> weights(here.weights.data(), count);
  double total = 0;
  for (const std::uint32_t weight : weights) total += weight;
  const std::uint32_t looked_at = std::min(count, kMostEvents);
  SeatScores sum{};
  for (std::uint32_t i = 0; i < looked_at; ++i) {
    // What is too much to look at is drawn, not cut off.
    const bool all = looked_at == count;
    const std::uint32_t event = all ? i : draw_by_weight(weights, random_);
    const auto share = static_cast<float>(all ? weights[event] / total : 1.0 / looked_at);
    rules_.copy(after, position);
    const bool known = rules_.play(after, BW_CHANCE, here.events[event]);
    const SeatScores scores = known ? look(level + 1) : kEvenScores;
    for (Seat seat = 0; seat < rules_.seats(); ++seat) sum[seat] += share * scores[seat];
  }
  return sum;
}

SeatScores Worker::look_at(const void* position) const {
  return rules_.turn(position) == BW_TURN_OVER ? rules_.outcome(position) : rules_.evaluate(position);
}

SeatScores Worker::judge() {
  const auto share = static_cast<float>(knows_ ? shared_.options.evaluation_share : 0);
  SeatScores known{};
  if (share > 0) {
    rules_.copy(looks_[0].position.get(), work_.get());
    known = look();
    if (share >= 1) return known;
  }
  const std::uint32_t left = shared_.question.plies_left;
  bool decided = false;
  SeatScores scores = rules_.playout(work_.get(), keys_, left == 0 ? 0 : left - plies_, random_, decided);
  for (Seat seat = 0; seat < rules_.seats(); ++seat)
    scores[seat] = share * known[seat] + (1 - share) * scores[seat];
  return scores;
}

Fate Worker::proven(Block& block) const {
  if (!rules_.opposed() || block.mover == BW_NOBODY) return 0;
  Fate best = 0;
  bool all = true;
  for (const Node& node : block.nodes()) {
    const Fate fate = node.fate.load(std::memory_order_relaxed);
    if (block.mover == BW_CHANCE) {
      if (fate == 0 || (best != 0 && fate != best)) return 0;
      best = fate;
      continue;
    }
    if (fate == 0) {
      all = false;
      continue;
    }
    const int halves = halves_of(fate, block.mover);
    if (halves == 2) return fate;
    if (best == 0 || halves > halves_of(best, block.mover)) best = fate;
  }
  return all ? best : Fate{0};
}

void Worker::back_up(SeatScores scores) {
  for (auto step = path_.rbegin(); step != path_.rend(); ++step) {
    const Seat mover = step->block->mover;
    if (mover != BW_CHANCE) {
      const float score = scores[mover];
      step->to->sum.fetch_add(static_cast<std::uint64_t>(score * kScorePart), std::memory_order_relaxed);
      if (!knows_) shared_.history.add(mover, step->to->move, score);
    }
    if (step->to->fate.load(std::memory_order_relaxed) == 0) continue;
    const Fate fate = proven(*step->block);
    if (fate == 0) continue;
    step->from->fate.store(fate, std::memory_order_relaxed);
    scores = scores_of(fate);
  }
}

}  // namespace boardwright::tree
