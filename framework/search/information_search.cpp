// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/search/information_search.hpp"

#include <algorithm>
#include <thread>

#include "framework/search/deadline.hpp"
#include "framework/search/information_worker.hpp"

namespace boardwright {
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
        Edge& all = sums[edge.move];
        all.visits += edge.visits;
        all.sum += edge.sum;
        all.first = edge.first;  // every thread has an estimate of its own; one of them will do
        info.nodes += edge.visits;
      }
    }
    for (const Move move : moves) {
      const Edge& edge = sums[move];
      info.moves.push_back({move, edge.visits == 0 ? edge.first : edge.sum / edge.visits, edge.visits});
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
