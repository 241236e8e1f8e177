// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/search/information_worker.hpp"

#include <algorithm>
#include <bit>
#include <cmath>

namespace boardwright::information {
namespace {

/// A sample is made from everything the seat has seen, which late in a game takes longer than the simulation
/// in it. So many are enough to draw from.
constexpr std::size_t kMostSamples = 2000;
constexpr std::size_t kPoolBytes = std::size_t{1} << 20U;

/// What a move promises differs from sample to sample: the moves to choose from are looked at in so many of
/// them, others whenever the number of visits has doubled.
constexpr std::uint32_t kRootLooks = 16, kLooks = 6;

/// Where so many samples show the others mostly different views, what one of them would do is learnt from
/// all of these together.
constexpr std::size_t kFirstSamples = 16;

/// What a move promises to somebody who knows the sample counts for so many visits: those were in others.
constexpr double kTrustInSample = 3;

/// With most things hidden, moves promise much the same: what counts is how they differ from each other, so
/// that both what is tried first and how much is tried go by the distance between the best and the worst.
constexpr float kLeastRange = 0.02F;  // of scores
constexpr float kLeastSpread = 1;     // of Elo points
constexpr float kPriorSteps = 5;      // e times less likely in each

}  // namespace

Worker::Worker(const FastRules& rules, const TreeOptions& options, const InformationQuestion& question,
               const SeenViews& views, std::size_t memory, Random random)
    : rules_(rules),
      options_(options),
      question_(question),
      views_(views),
      project_(rules.rules().extension<bw_view>(BW_VIEW)),
      random_(random),
      knows_(options.knowledge && rules.can_evaluate()),
      guided_(knows_ || (options.knowledge && rules.has_priors())),
      tree_(memory),
      work_(rules.room()),
      view_(rules.room()),
      trial_(rules.room()),
      most_samples_(std::clamp<std::size_t>(kPoolBytes / rules.stride(), 1, kMostSamples)),
      pool_(rules.room(most_samples_)),
      moves_(rules.max_moves()),
      events_(rules.max_moves()),
      weights_(rules.max_moves()),
      priors_(rules.max_moves()) {}

Result<void> Worker::begin() {
  std::vector<std::uint64_t> keys;
  for (std::size_t i = 0; i < std::min(kFirstSamples, most_samples_); ++i) {
    if (auto drawn = draw_sample(); !drawn) return drawn;
    std::uint64_t key = 0;
    for (Seat seat = 0; seat < rules_.seats(); ++seat) {
      if (seat == question_.seat) continue;
      see(pool_.get() + i * rules_.stride(), seat);
      key = mix64(key ^ rules_.key(view_.get()));
    }
    keys.push_back(key);
  }
  std::sort(keys.begin(), keys.end());
  const auto distinct = std::unique(keys.begin(), keys.end()) - keys.begin();
  crowded_ = 2 * static_cast<std::size_t>(distinct) > keys.size();
  return {};
}

Result<void> Worker::simulate() {
  if (samples_ == 0)
    if (auto begun = begin(); !begun) return begun;
  if (auto imagined = imagine(); !imagined) return imagined;
  path_.clear();
  const SeatScores luck = luck_of_sample();
  std::uint32_t plies = 0;
  SeatScores scores = descend(plies);
  for (Seat seat = 0; seat < rules_.seats(); ++seat) scores[seat] -= luck[seat];
  back_up(scores);
  deepest_ = std::max(deepest_, plies);
  return {};
}

std::span<const Edge> Worker::root_edges() {
  const Node* root = tree_.find(root_key_);
  return root == nullptr ? std::span<const Edge>() : tree_.edges(*root);
}

Result<void> Worker::draw_sample() {
  if (auto sampled = views_.sample(random_.next(), pool_.get() + samples_ * rules_.stride()); !sampled)
    return sampled;
  ++samples_;
  return {};
}

Result<void> Worker::imagine() {
  std::size_t drawn = simulations_++;
  if (drawn >= most_samples_)
    drawn = random_.below(static_cast<std::uint32_t>(samples_));
  else if (drawn >= samples_)
    if (auto sampled = draw_sample(); !sampled) return sampled;
  rules_.copy(work_.get(), pool_.get() + drawn * rules_.stride());
  return {};
}

SeatScores Worker::luck_of_sample() {
  SeatScores luck{};
  if (!knows_) return luck;
  luck = rules_.evaluate(work_.get());
  for (Seat seat = 0; seat < rules_.seats(); ++seat) {
    mean_[seat] += (luck[seat] - mean_[seat]) / static_cast<float>(simulations_);
    luck[seat] -= mean_[seat];
  }
  return luck;
}

SeatScores Worker::descend(std::uint32_t& plies) {
  for (;;) {
    if (!play_chance(rules_, work_.get(), random_, events_.data(), weights_.data())) return kEvenScores;
    const bw_turn turn = rules_.turn(work_.get());
    if (turn == BW_TURN_OVER) return rules_.outcome(work_.get());
    if (question_.plies_left != 0 && plies >= question_.plies_left) return kEvenScores;
    const bool root = plies == 0;
    const Seat seat = root ? question_.seat : static_cast<Seat>(__builtin_ctz(turn));
    if (root && (turn >> seat & 1U) == 0) return kEvenScores;  // not what was asked
    const bool crowd = crowded_ && seat != question_.seat;
    const std::uint64_t key = key_of(seat, crowd ? question_.seat : seat, plies);
    if (root) root_key_ = key;
    Node* node = tree_.find(key);
    if (node == nullptr) {
      node = add(key, seat, crowd);
      // The root's moves must be there before the first answer.
      if (node == nullptr || !root) return judge(plies);
    }
    ++node->visits;
    Edge* const edge = select(crowd ? crowd_choices(*node, seat) : own_choices(*node, seat, root));
    if (edge == nullptr) return judge(plies);  // no memory for what can be done in this sample
    ++edge->visits;
    path_.push_back({edge, seat});
    ++plies;
    if (!rules_.play(work_.get(), seat, edge->move))
      return kEvenScores;  // a view that forgets: not playable here
  }
}

void Worker::see(const void* position, Seat seat) {
  if (project_->project(rules_.rules().raw(), position, seat, view_.get()) != BW_OK)
    rules_.copy(view_.get(), position);
}

std::uint64_t Worker::key_of(Seat seat, Seat viewer, std::uint32_t plies) {
  see(work_.get(), viewer);
  return mix64(rules_.key(view_.get()) ^ mix64(plies * BW_MAX_SEATS + seat + 1));
}

Node* Worker::add(std::uint64_t key, Seat seat, bool crowd) {
  const std::uint32_t count = rules_.moves(crowd ? work_.get() : view_.get(), seat, moves_.data());
  if (count == 0) return nullptr;
  Node* node = tree_.add(key, {moves_.data(), count});
  if (node == nullptr || crowd || !guided_) return node;
  const auto edges = tree_.edges(*node);
  node->given = rules_.priors(view_.get(), seat, {moves_.data(), count}, priors_.data());
  for (std::uint32_t i = 0; i < count; ++i)
    edges[i].prior = node->given ? priors_[i] : 1.0F / static_cast<float>(count);
  if (knows_) look(*node, seat);
  return node;
}

void Worker::look(Node& node, Seat seat) {
  const auto edges = tree_.edges(node);
  const auto looks = static_cast<float>(++node.looks);
  choices_.clear();
  for (Edge& edge : edges) {
    edge.first += (promise(seat, edge.move) - edge.first) / looks;
    choices_.push_back({&edge, edge.first, edge.prior});
  }
  node.range = static_cast<float>(weigh_choices());
  if (node.given) return;
  for (const Choice& choice : choices_) choice.edge->prior = choice.prior;
}

float Worker::promise(Seat seat, Move move) {
  rules_.copy(trial_.get(), work_.get());
  if (!rules_.play(trial_.get(), seat, move)) return 0.5F;
  if (!play_chance(rules_, trial_.get(), random_, events_.data(), weights_.data())) return 0.5F;
  const bool over = rules_.turn(trial_.get()) == BW_TURN_OVER;
  return (over ? rules_.outcome(trial_.get()) : rules_.evaluate(trial_.get()))[seat];
}

Worker::Decision Worker::own_choices(Node& node, Seat seat, bool root) {
  const bool due = root ? node.looks < kRootLooks : node.looks < kLooks && std::has_single_bit(node.visits);
  if (knows_ && due && node.visits > 1) look(node, seat);
  choices_.clear();
  for (Edge& edge : tree_.edges(node)) {
    ++edge.chances;
    choices_.push_back({&edge, edge.first, edge.prior});
  }
  return {.range = static_cast<double>(knows_ ? node.range : 1)};
}

Worker::Decision Worker::crowd_choices(Node& node, Seat seat) {
  const std::uint32_t count = rules_.moves(work_.get(), seat, moves_.data());
  const std::span<const Move> legal(moves_.data(), count);
  static_cast<void>(tree_.learn(node, legal));
  choices_.clear();
  auto edge = tree_.edges(node).begin();
  const auto end = tree_.edges(node).end();
  for (const Move move : legal) {  // both lists ascend
    while (edge != end && edge->move < move) ++edge;
    if (edge == end || edge->move != move) continue;
    ++edge->chances;
    choices_.push_back({&*edge, knows_ ? promise(seat, move) : 0.5F, 0});
  }
  if (knows_) return {.range = weigh_choices(), .trust = kTrustInSample};
  for (Choice& choice : choices_) choice.prior = 1.0F / static_cast<float>(choices_.size());
  return {};
}

double Worker::weigh_choices() {
  float best = 0, worst = 1;
  for (const Choice& choice : choices_) {
    best = std::max(best, choice.first);
    worst = std::min(worst, choice.first);
  }
  const auto elo = [](float score) { return static_cast<float>(elo_of_score(static_cast<double>(score))); };
  const float most = elo(best);
  const float spread =
      std::clamp((most - elo(worst)) / kPriorSteps, kLeastSpread, static_cast<float>(options_.prior_spread));
  float sum = 0;
  for (Choice& choice : choices_) sum += choice.prior = std::exp((elo(choice.first) - most) / spread);
  for (Choice& choice : choices_) choice.prior /= sum;
  return std::max<double>(static_cast<double>(best - worst), kLeastRange);
}

Edge* Worker::select(const Decision& decision) {
  Edge* best = nullptr;
  double best_merit = 0;
  std::uint32_t ties = 0;
  for (const Choice& choice : choices_) {
    const double value = merit(decision, choice);
    // Which of several untried moves comes first must not depend on their order.
    ties = best != nullptr && value == best_merit ? ties + 1 : 0;
    if (best != nullptr && (value < best_merit || (ties > 0 && random_.below(ties + 1) != 0))) continue;
    best = choice.edge;
    best_merit = value;
  }
  return best;
}

double Worker::merit(const Decision& decision, const Choice& choice) const {
  const Edge& edge = *choice.edge;
  const double chances = edge.chances, tries = edge.visits;
  if (guided_) {
    const double reach =
        options_.curiosity * decision.range * static_cast<double>(choice.prior) * std::sqrt(chances);
    return (edge.sum + decision.trust * static_cast<double>(choice.first) + reach) / (tries + decision.trust);
  }
  if (edge.visits == 0) return 1e6;
  return edge.sum / tries + options_.exploration * std::sqrt(std::log(chances) / tries);
}

SeatScores Worker::judge(std::uint32_t plies) {
  const auto share = static_cast<float>(knows_ ? options_.evaluation_share : 0);
  SeatScores known{};
  if (share > 0) {
    known = rules_.evaluate(work_.get());
    if (share >= 1) return known;
  }
  const std::uint32_t left = question_.plies_left;
  bool decided = false;
  SeatScores scores = rules_.playout(work_.get(), {}, left == 0 ? 0 : left - plies, random_, decided);
  for (Seat seat = 0; seat < rules_.seats(); ++seat)
    scores[seat] = share * known[seat] + (1 - share) * scores[seat];
  return scores;
}

void Worker::back_up(const SeatScores& scores) {
  for (const Step& step : path_) step.edge->sum += static_cast<double>(scores[step.seat]);
}

}  // namespace boardwright::information
