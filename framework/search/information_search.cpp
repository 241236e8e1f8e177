// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/search/information_search.hpp"

#include <algorithm>
#include <cmath>
#include <thread>

#include "framework/search/information_tree.hpp"
#include "plugins/host/seen_views.hpp"

namespace boardwright {
namespace information {

/// One thread's part.
class Worker {
 public:
  Worker(const FastRules& rules, const TreeOptions& options, const InformationQuestion& question,
         const SeenViews& views, std::size_t memory, Random random)
      : rules_(rules),
        options_(options),
        question_(question),
        views_(views),
        project_(rules.rules().extension<bw_view>(BW_VIEW)),
        random_(random),
        tree_(memory),
        work_(rules.room()),
        view_(rules.room()),
        moves_(rules.max_moves()),
        weights_(rules.max_moves()),
        priors_(rules.max_moves()) {}

  /// The rules' sentence if no position can be sampled.
  [[nodiscard]] Result<void> simulate() {
    if (auto sampled = views_.sample(random_.next(), work_.get()); !sampled) return sampled;
    path_.clear();
    std::uint32_t plies = 0;
    back_up(descend(plies));
    deepest_ = std::max(deepest_, plies);
    return {};
  }

  [[nodiscard]] std::span<const Edge> root_edges() {
    const Node* root = tree_.find(root_key_);
    return root == nullptr ? std::span<const Edge>() : tree_.edges(*root);
  }
  [[nodiscard]] std::uint32_t deepest() const noexcept { return deepest_; }

 private:
  struct Step {
    Node* node;
    Edge* edge;
    Seat seat;
  };

  [[nodiscard]] SeatScores descend(std::uint32_t& plies) {
    for (;;) {
      if (!play_chance(rules_, work_.get(), random_, moves_.data(), weights_.data())) return kEvenScores;
      const bw_turn turn = rules_.turn(work_.get());
      if (turn == BW_TURN_OVER) return rules_.outcome(work_.get());
      if (question_.plies_left != 0 && plies >= question_.plies_left) return kEvenScores;
      const Seat seat = plies == 0 ? question_.seat : static_cast<Seat>(__builtin_ctz(turn));
      if (plies == 0 && (turn >> seat & 1U) == 0) return kEvenScores;  // not what was asked
      const std::uint64_t key = key_of(seat, plies);
      if (plies == 0) root_key_ = key;
      Node* node = tree_.find(key);
      if (node == nullptr) {
        node = add(key, seat);
        // The root's moves must be there before the first answer.
        if (node == nullptr || plies > 0) return judge(plies);
      }
      Edge& edge = select(*node);
      ++node->visits;
      ++edge.visits;
      path_.push_back({node, &edge, seat});
      ++plies;
      if (!rules_.play(work_.get(), seat, edge.move))
        return kEvenScores;  // a view that forgets: not playable here
    }
  }

  /// Of what the seat sees, so that it can't act on more.
  [[nodiscard]] std::uint64_t key_of(Seat seat, std::uint32_t plies) {
    if (project_->project(rules_.rules().raw(), work_.get(), seat, view_.get()) != BW_OK)
      rules_.copy(view_.get(), work_.get());
    return mix64(rules_.key(view_.get()) ^ mix64(plies * BW_MAX_SEATS + seat + 1));
  }

  [[nodiscard]] Node* add(std::uint64_t key, Seat seat) {
    const std::uint32_t count = rules_.moves(view_.get(), seat, moves_.data());
    if (count == 0) return nullptr;
    Node* node = tree_.add(key, {moves_.data(), count});
    if (node == nullptr) return nullptr;
    const auto edges = tree_.edges(*node);
    if (options_.knowledge && rules_.priors(view_.get(), seat, {moves_.data(), count}, priors_.data()))
      for (std::uint32_t i = 0; i < count; ++i) edges[i].prior = priors_[i] * static_cast<float>(count);
    return node;
  }

  [[nodiscard]] Edge& select(Node& node) {
    const double reach = options_.exploration * std::sqrt(std::log(static_cast<double>(node.visits) + 1));
    Edge* best = nullptr;
    double best_value = 0;
    std::uint32_t ties = 0;
    for (Edge& edge : tree_.edges(node)) {
      double value = 1e6 + static_cast<double>(edge.prior);
      if (edge.visits != 0) {
        const double score = edge.sum / edge.visits;
        value = score + reach / std::sqrt(static_cast<double>(edge.visits)) +
                options_.history * static_cast<double>(edge.prior) / (edge.visits * (1 - score) + 1);
      }
      // Which of several untried moves comes first must not depend on their order.
      ties = best != nullptr && value == best_value ? ties + 1 : 0;
      if (best != nullptr && (value < best_value || (ties > 0 && random_.below(ties + 1) != 0))) continue;
      best = &edge;
      best_value = value;
    }
    return *best;
  }

  [[nodiscard]] SeatScores judge(std::uint32_t plies) {
    const auto share =
        static_cast<float>(options_.knowledge && rules_.can_evaluate() ? options_.evaluation_share : 0);
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

  void back_up(const SeatScores& scores) {
    for (const Step& step : path_) step.edge->sum += static_cast<double>(scores[step.seat]);
  }

  const FastRules& rules_;
  const TreeOptions& options_;
  const InformationQuestion& question_;
  const SeenViews& views_;
  const bw_view* project_;
  Random random_;
  information::Tree tree_;
  AlignedBytes work_, view_;
  std::vector<Move> moves_;
  std::vector<std::uint32_t> weights_;
  std::vector<float> priors_;
  std::vector<Step> path_;
  std::uint64_t root_key_ = 0;
  std::uint32_t deepest_ = 0;
};

}  // namespace information

class InformationSearch::Impl {
  using Edge = information::Edge;
  using Worker = information::Worker;

 public:
  Impl(std::shared_ptr<const Rules> rules, const TreeOptions& options)
      : rules_(std::move(rules)), options_(options) {}

  Result<SearchInfo> search(const InformationQuestion& question, const SearchLimits& limits, Random& random,
                            const Inform& inform) {
    const Deadline deadline(limits);
    SeenViews views(question.views.back().shared_rules(), question.seat);
    for (const Position& view : question.views) views.add(view);
    const unsigned threads = std::max(limits.threads, 1U);
    const std::uint64_t seed = random.next();
    std::vector<std::unique_ptr<Worker>> workers;
    for (unsigned i = 0; i < threads; ++i)
      workers.push_back(std::make_unique<Worker>(rules_, options_, question, views, options_.memory / threads,
                                                 Random(seed + i)));
    const std::vector<Move> moves = question.views.back().moves(question.seat);
    const bool single = moves.size() == 1 && !limits.whole;

    std::atomic<std::uint64_t> begun{0};
    std::atomic<bool> done{single};
    std::vector<Result<void>> ends(threads);
    const auto work = [&](unsigned i, const auto& between) {
      while (!done.load(std::memory_order_relaxed)) {
        const std::uint64_t index = begun.fetch_add(1, std::memory_order_relaxed);
        if ((limits.nodes != 0 && index >= limits.nodes) || deadline.passed()) break;
        if (ends[i] = workers[i]->simulate(); !ends[i]) break;
        between();
      }
      done.store(true, std::memory_order_relaxed);
    };
    std::vector<std::thread> others;
    for (unsigned i = 1; i < threads; ++i) others.emplace_back([&, i] { work(i, [] {}); });
    double next = kFirstInform;
    work(0, [&] {
      if (!inform || deadline.seconds() < next) return;
      next = deadline.seconds() + kInformEvery;
      inform(known(moves, std::span(workers).first(1), deadline));
    });
    for (auto& thread : others) thread.join();
    for (const auto& end : ends)
      if (!end) return fail(end.error());
    SearchInfo info = known(moves, workers, deadline);
    if (inform) inform(info);
    return info;
  }

 private:
  static SearchInfo known(const std::vector<Move>& moves, std::span<const std::unique_ptr<Worker>> workers,
                          const Deadline& deadline) {
    SearchInfo info;
    std::unordered_map<Move, Edge> sums;
    for (const auto& worker : workers) {
      info.depth = std::max(info.depth, worker->deepest());
      for (const Edge& edge : worker->root_edges()) {
        sums[edge.move].visits += edge.visits;
        sums[edge.move].sum += edge.sum;
        info.nodes += edge.visits;
      }
    }
    for (const Move move : moves) {
      const Edge& edge = sums[move];
      info.moves.push_back({move, edge.visits == 0 ? 0.5 : edge.sum / edge.visits, edge.visits});
    }
    std::stable_sort(info.moves.begin(), info.moves.end(), [](const MoveValue& a, const MoveValue& b) {
      return a.visits != b.visits ? a.visits > b.visits : a.score > b.score;
    });
    info.seconds = deadline.seconds();
    if (info.moves.empty()) return info;
    info.score = info.moves.front().score;
    info.line = {info.moves.front().move};  // what follows depends on what is hidden
    return info;
  }

  FastRules rules_;
  TreeOptions options_;
};

bool InformationSearch::can_play(const Rules& rules) {
  return SeenViews::can_sample(rules) && rules.extension<bw_view>(BW_VIEW) != nullptr;
}

InformationSearch::InformationSearch(std::shared_ptr<const Rules> rules, const TreeOptions& options)
    : impl_(std::make_unique<Impl>(std::move(rules), options)) {}
InformationSearch::~InformationSearch() = default;

Result<SearchInfo> InformationSearch::search(const InformationQuestion& question, const SearchLimits& limits,
                                             Random& random, const Inform& inform) {
  return impl_->search(question, limits, random, inform);
}

}  // namespace boardwright
