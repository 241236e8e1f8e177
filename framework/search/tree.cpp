// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/search/tree.hpp"

#include <algorithm>
#include <thread>

#include "framework/search/deadline.hpp"
#include "framework/search/tree_keep.hpp"
#include "framework/search/tree_worker.hpp"

namespace boardwright {

class TreeSearch::Impl {
  using Fate = tree::Fate;
  using Memory = tree::Memory;
  using Node = tree::Node;

 public:
  Impl(std::shared_ptr<const Rules> rules, const TreeOptions& options)
      : rules_(std::move(rules)),
        options_(options),
        memory_(std::make_unique<Memory>(options.keep ? options.memory / 2 : options.memory)) {}

  SearchInfo search(const SearchQuestion& question, const SearchLimits& limits, Random& random,
                    const Inform& inform) {
    const Deadline deadline(limits);
    const bool kept = options_.keep && reroot(question);  // which may change places in memory
    const tree::Shared shared{rules_, options_, *memory_, history_, root_, question};
    std::vector<std::unique_ptr<tree::Worker>> workers;
    // The generator goes on behind this search's draws, however many threads there are.
    const std::uint64_t seed = random.next();
    for (unsigned i = 0; i < std::max(limits.threads, 1U); ++i)
      workers.push_back(std::make_unique<tree::Worker>(shared, Random(seed + i)));
    if (!kept && !begin(*workers.front())) return first_move(question);
    last_ = question;

    std::atomic<std::uint64_t> begun{0};
    std::atomic<bool> done{false};
    const bool single = memory_->at(root_.block.load()).count == 1 && !limits.whole;
    const auto work = [&](tree::Worker& worker, const auto& between) {
      while (!done.load(std::memory_order_relaxed)) {
        const std::uint64_t index = begun.fetch_add(1, std::memory_order_relaxed);
        if ((limits.nodes != 0 && index >= limits.nodes) || single || deadline.passed() ||
            root_.fate.load(std::memory_order_relaxed) != 0) {
          done.store(true, std::memory_order_relaxed);
          return;
        }
        worker.simulate();
        between();
      }
    };
    const std::uint32_t before = root_.visits.load();
    std::vector<std::thread> threads;
    for (std::size_t i = 1; i < workers.size(); ++i)
      threads.emplace_back([&, i] { work(*workers[i], [] {}); });
    double next = kFirstInform;
    work(*workers.front(), [&] {
      if (!inform || (begun.load(std::memory_order_relaxed) & 63U) != 0 || deadline.seconds() < next) return;
      next = deadline.seconds() + kInformEvery;
      inform(known_so_far(question, deadline, before, workers.front()->deepest()));
    });
    for (auto& thread : threads) thread.join();
    std::uint32_t deepest = 0;
    for (const auto& worker : workers) deepest = std::max(deepest, worker->deepest());
    SearchInfo info = known_so_far(question, deadline, before, deepest);
    if (inform) inform(info);
    return info;
  }

  [[nodiscard]] std::size_t used() const noexcept { return memory_->used(); }

 private:
  bool begin(tree::Worker& worker) {
    memory_->clear();
    history_.clear();
    tree::reset(root_);
    return worker.make_root();
  }

  /// Goes on in what an earlier search knows of this position, in the other half of the memory.
  bool reroot(const SearchQuestion& question) {
    if (!last_) return false;
    const auto found = tree::find(rules_, *memory_, root_, *last_, question);
    if (found == nullptr) return false;
    if (spare_ == nullptr) spare_ = std::make_unique<Memory>(options_.memory / 2);
    spare_->clear();
    tree::keep(rules_, *memory_, *found, *spare_, root_);
    std::swap(memory_, spare_);
    return root_.block.load() > tree::kBusy;
  }

  /// For broken rules or a memory too small for one position: any move is better than none.
  SearchInfo first_move(const SearchQuestion& question) const {
    SearchInfo info;
    for (const Move move : question.position.moves(question.seat)) info.moves.push_back({move, 0.5, 0});
    if (!info.moves.empty()) info.line = {info.moves.front().move};
    return info;
  }

  SearchInfo known_so_far(const SearchQuestion& question, const Deadline& deadline, std::uint32_t before,
                          std::uint32_t deepest) const {
    SearchInfo info;
    info.depth = deepest;
    info.nodes = root_.visits.load(std::memory_order_relaxed) - before;
    info.seconds = deadline.seconds();
    info.moves = tree::values(memory_->at(root_.block.load(std::memory_order_acquire)));
    info.line = tree::best_line(*memory_, root_);
    if (!info.moves.empty()) info.score = info.moves.front().score;
    if (const Fate fate = root_.fate.load(std::memory_order_relaxed); fate != 0) {
      info.proven = true;
      info.score = tree::halves_of(fate, question.seat) / 2.0;
    }
    return info;
  }

  FastRules rules_;
  TreeOptions options_;
  std::unique_ptr<Memory> memory_, spare_;
  tree::MoveHistory history_;
  Node root_;
  std::optional<SearchQuestion> last_;
};

TreeSearch::TreeSearch(std::shared_ptr<const Rules> rules, const TreeOptions& options)
    : impl_(std::make_unique<Impl>(std::move(rules), options)) {}
TreeSearch::~TreeSearch() = default;

SearchInfo TreeSearch::search(const SearchQuestion& question, const SearchLimits& limits, Random& random,
                              const Inform& inform) {
  return impl_->search(question, limits, random, inform);
}

std::size_t TreeSearch::used() const noexcept { return impl_->used(); }

}  // namespace boardwright
