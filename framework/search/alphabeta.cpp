// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/search/alphabeta.hpp"

#include <algorithm>
#include <thread>

#include "framework/search/alphabeta_worker.hpp"

namespace boardwright {

namespace {

constexpr int kFirstWindow = 40;  // Elo, or parts of the score
constexpr int kDeepest = 100;
/// An iteration takes several times as long as the one before: with less time left it isn't begun.
constexpr double kShareToBegin = 0.6;

}  // namespace

class AlphaBeta::Impl {
  using Worker = alphabeta::Worker;
  static constexpr int kInfinite = alphabeta::kInfinite;

 public:
  Impl(std::shared_ptr<const Rules> rules, const AlphaBetaOptions& options)
      : rules_(std::move(rules)), options_(options), table_(options.memory) {}

  SearchInfo search(const SearchQuestion& question, const SearchLimits& limits, Random& random,
                    const Inform& inform) {
    const Deadline deadline(limits);
    if (options_.keep)
      table_.next_search();
    else
      table_.clear();
    alphabeta::Shared shared{rules_, table_, question, limits, deadline};

    std::vector<Move> moves = question.position.moves(question.seat);
    for (std::size_t i = moves.size(); i > 1; --i)
      std::swap(moves[i - 1], moves[random.below(static_cast<std::uint32_t>(i))]);
    SearchInfo info;
    for (const Move move : moves) info.moves.push_back({move, 0.5, 0});
    if (!moves.empty()) info.line = {moves.front()};
    if (moves.size() <= 1 && !limits.whole) return info;

    std::vector<std::unique_ptr<Worker>> workers;
    for (unsigned i = 0; i < std::max(limits.threads, 1U); ++i) {
      workers.push_back(std::make_unique<Worker>(shared));
      workers.back()->set_root_moves(moves);
    }
    std::vector<std::thread> threads;
    for (std::size_t i = 1; i < workers.size(); ++i)
      threads.emplace_back([&, i] {
        // Others a ply ahead, so that not all do the same.
        for (int depth = 1 + static_cast<int>(i % 2); depth <= kDeepest && !workers[i]->stopped(); ++depth)
          static_cast<void>(workers[i]->search(depth, -kInfinite, kInfinite));
      });
    deepen(*workers.front(), shared, info, inform);
    shared.done.store(true);
    for (auto& thread : threads) thread.join();
    info.nodes = 0;
    for (const auto& worker : workers) info.nodes += worker->nodes();
    info.seconds = deadline.seconds();
    if (inform) inform(info);
    return info;
  }

 private:
  void deepen(Worker& worker, alphabeta::Shared& shared, SearchInfo& info, const Inform& inform) {
    const SearchLimits& limits = shared.limits;
    int last = 0;
    const auto deepest = limits.depth == 0 ? kDeepest : static_cast<int>(std::min(limits.depth, 100U));
    for (int depth = 1; depth <= deepest; ++depth) {
      if (depth > 1 && shared.deadline.share_gone() > kShareToBegin) return;
      int window = kFirstWindow;
      int alpha = depth < 4 ? -kInfinite : std::max(last - window, -kInfinite);
      int beta = depth < 4 ? kInfinite : std::min(last + window, kInfinite);
      for (;;) {
        const int value = worker.search(depth, alpha, beta);
        if (worker.stopped()) {
          take_line(worker, info);  // what was done of the iteration may have found a better move
          return;
        }
        last = value;
        if (value > alpha && value < beta) break;
        window *= 4;
        if (value <= alpha)
          alpha = window > alphabeta::kMostValue ? -kInfinite : std::max(value - window, -kInfinite);
        if (value >= beta)
          beta = window > alphabeta::kMostValue ? kInfinite : std::min(value + window, kInfinite);
      }
      take_line(worker, info);
      info.depth = static_cast<std::uint32_t>(depth);
      info.nodes = worker.all_nodes();
      info.seconds = shared.deadline.seconds();
      info.score = worker.score_of(last);
      info.moves.front().score = info.score;
      info.proven = alphabeta::is_certain(last);
      if (inform) inform(info);
      // What is certain within this depth no deeper search changes.
      if (info.proven && alphabeta::kWin - std::abs(last) <= depth) return;
    }
  }

  static void take_line(const Worker& worker, SearchInfo& info) {
    if (worker.line().empty()) return;
    info.line = worker.line();
    const auto best = std::find_if(info.moves.begin(), info.moves.end(),
                                   [&](const MoveValue& value) { return value.move == info.line.front(); });
    std::rotate(info.moves.begin(), best, best + 1);
  }

  FastRules rules_;
  AlphaBetaOptions options_;
  TranspositionTable table_;
};

bool AlphaBeta::can_play(const Rules& rules) {
  return rules.seat_count() == 2 && rules.facts().score_sum == 2;
}

AlphaBeta::AlphaBeta(std::shared_ptr<const Rules> rules, const AlphaBetaOptions& options)
    : impl_(std::make_unique<Impl>(std::move(rules), options)) {}
AlphaBeta::~AlphaBeta() = default;

SearchInfo AlphaBeta::search(const SearchQuestion& question, const SearchLimits& limits, Random& random,
                             const Inform& inform) {
  return impl_->search(question, limits, random, inform);
}

}  // namespace boardwright
