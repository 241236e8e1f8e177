// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/statistics/run.hpp"

#include <chrono>
#include <condition_variable>
#include <mutex>
#include <thread>

#include "framework/statistics/board_watch.hpp"
#include "framework/statistics/examination.hpp"
#include "framework/statistics/rule_watch.hpp"

namespace boardwright {
namespace {

constexpr std::chrono::milliseconds kTellEvery(250);

/// What the threads of a run share.
struct Workshop {
  Workshop(const GamePlan& what, const RunIdentity& who, const RunControl& how)
      : plan(what), identity(who), control(how), blocks(who.games, what.round()) {
    next = blocks.first_block(how.shard, how.shards);
    end = blocks.first_block(how.shard + 1, how.shards);
    first = next;
  }

  const GamePlan& plan;
  const RunIdentity& identity;
  const RunControl& control;
  BlockPlan blocks;
  std::uint64_t first, end;
  std::atomic<std::uint64_t> next{0}, done{0}, examined{0};
  std::atomic<bool> stop{false};

  std::mutex mutex;  // guards what is below
  std::condition_variable ended;
  unsigned working = 0;
  std::string problem;
  RunCounts counts;
  KeptGames<PlayedLine> kept;
};

/// Lets several look on.
class Observers final : public GameObserver {
 public:
  std::vector<GameObserver*> all;
  void begin(std::uint64_t number, const void* start) override {
    for (GameObserver* one : all) one->begin(number, start);
  }
  void step(const ObservedStep& step) override {
    for (GameObserver* one : all) one->step(step);
  }
  void finish(const GameEnd& end, GameRow& row) override {
    for (GameObserver* one : all) one->finish(end, row);
  }
};

/// Plays blocks until there are none left; the result says what went wrong.
class RunWorker {
 public:
  RunWorker(Workshop& shop, std::vector<ColumnSums>& sums) : shop_(shop), sums_(sums) {}

  [[nodiscard]] Result<void> work() {
    auto play = SelfPlay::create(shop_.plan, &shop_.stop);
    if (!play) return fail(play.error());
    play_ = std::move(*play);
    watch_ = std::make_unique<BoardWatch>(shop_.plan.rules, counts_);
    rule_watch_ = RuleWatch::create(shop_.plan.rules, counts_);
    examination_ = std::make_unique<Examination>(play_->rules(), shop_.plan.seed);
    counts_.by_ply.resize(shop_.plan.rules->facts().ply_limit + 1U);
    lengths_.resize(counts_.by_ply.size(), 0);
    for (;;) {
      const std::uint64_t block = shop_.next.fetch_add(1);
      if (block >= shop_.end) return {};
      ColumnSums& sums = sums_[block - shop_.first];
      const std::uint64_t last = shop_.blocks.first_game(block + 1);
      for (std::uint64_t number = shop_.blocks.first_game(block); number < last; ++number)
        if (auto played = play_one(number, sums); !played) return played;
    }
  }

  /// Gives its counts to all.
  void hand_in() {
    for (std::size_t plies = 0; plies < lengths_.size(); ++plies)
      if (lengths_[plies] != 0) counts_.lengths[static_cast<std::uint32_t>(plies)] = lengths_[plies];
    while (!counts_.by_ply.empty() && counts_.by_ply.back().plies == 0) counts_.by_ply.pop_back();
    shop_.counts.add(counts_);
    shop_.kept.add(kept_);
  }

 private:
  [[nodiscard]] Result<void> play_one(std::uint64_t number, ColumnSums& sums) {
    const RunIdentity& who = shop_.identity;
    observers_.all.clear();
    if (in_sample(number, who.samples.watched, who.games)) {
      observers_.all.push_back(watch_.get());
      if (rule_watch_ != nullptr) observers_.all.push_back(rule_watch_.get());
    }
    // The twin takes the place of the moves.
    const auto keep = [&](const PlayedGame& game) {
      GameMark mark{.number = number, .plies = static_cast<std::uint32_t>(game.row.get(Column::kPlies))};
      if (game.row.has(at(Column::kDramaMost))) mark.drama = game.row.get(Column::kDramaMost);
      kept_.add(mark, [&] { return PlayedLine{mark, game.end, play_->moves()}; });
    };
    const bool examined = in_sample(number, who.samples.examined, who.games);
    if (examined) observers_.all.push_back(examination_.get());
    auto game = play_->play(number, observers_.all.empty() ? nullptr : &observers_, &counts_.by_ply);
    if (!game) return fail(game.error());
    if (rule_watch_ != nullptr && !rule_watch_->problem().empty()) return fail(rule_watch_->problem());
    keep(*game);
    if (examined && shop_.plan.rules->has(BW_HAS_CHANCE)) {
      const auto twin = play_->play(number, nullptr, nullptr, SelfPlay::Kind::kTwin);
      if (!twin) return fail(twin.error());
      fill_twin(*twin, game->row);
    }
    sums.add(game->row);
    ++lengths_[static_cast<std::size_t>(game->row.get(Column::kPlies))];
    ++counts_.reasons[game->end.reason];
    if (examined) shop_.examined.fetch_add(1, std::memory_order_relaxed);
    shop_.done.fetch_add(1, std::memory_order_relaxed);
    if (shop_.control.each) {
      const std::lock_guard lock(shop_.mutex);
      shop_.control.each(number, *game);
    }
    return {};
  }

  static void fill_twin(const PlayedGame& twin, GameRow& row) {
    const double own = row.get(Column::kScore), other = twin.row.get(Column::kScore);
    row.set(Column::kOwnScore, own);
    row.set(Column::kTwinScore, other);
    row.set(Column::kOwnSquare, own * own);
    row.set(Column::kTwinSquare, other * other);
    row.set(Column::kTwinProduct, own * other);
  }

  Workshop& shop_;
  std::vector<ColumnSums>& sums_;
  std::unique_ptr<SelfPlay> play_;
  std::unique_ptr<BoardWatch> watch_;
  std::unique_ptr<RuleWatch> rule_watch_;  // nullptr: the rules don't tell
  std::unique_ptr<Examination> examination_;
  Observers observers_;
  RunCounts counts_;
  KeptGames<PlayedLine> kept_;
  std::vector<std::uint64_t> lengths_;
};

void run_worker(Workshop& shop, std::vector<ColumnSums>& sums) {
  RunWorker worker(shop, sums);
  const auto worked = worker.work();
  const std::lock_guard lock(shop.mutex);
  if (worked) {
    worker.hand_in();
  } else {
    shop.stop = true;
    shop.next = shop.end;
    if (shop.problem.empty() || shop.problem == "stopped") shop.problem = worked.error();
  }
  --shop.working;
  shop.ended.notify_all();
}

void wait_for_all(Workshop& shop) {
  const std::uint64_t all = shop.blocks.first_game(shop.end) - shop.blocks.first_game(shop.first);
  const auto examined_before = [&](std::uint64_t block) {
    return sampled_before(shop.blocks.first_game(block), shop.identity.samples.examined, shop.identity.games);
  };
  const std::uint64_t to_examine = examined_before(shop.end) - examined_before(shop.first);
  const auto tell = [&] {
    if (!shop.control.progress) return;
    if (shop.control.examining && to_examine != 0) shop.control.examining(shop.examined, to_examine);
    shop.control.progress(shop.done, all);
  };
  std::unique_lock lock(shop.mutex);
  while (shop.working != 0) {
    shop.ended.wait_for(lock, kTellEvery);
    if (shop.control.stop != nullptr && shop.control.stop->load()) {
      shop.stop = true;
      shop.next = shop.end;
      if (shop.problem.empty()) shop.problem = "stopped";
    }
    lock.unlock();
    tell();
    lock.lock();
  }
  lock.unlock();
  tell();
}

}  // namespace

ColumnSums RunResult::total() const {
  ColumnSums total;
  for (const ColumnSums& block : blocks) total.add(block);
  return total;
}

Result<RunResult> run_games(const GamePlan& plan, const RunIdentity& identity, const RunControl& control) {
  Workshop shop(plan, identity, control);
  if (control.shards > shop.blocks.blocks())
    return fail(std::to_string(identity.games) + " games make at most " +
                std::to_string(shop.blocks.blocks()) + " shards, not " + std::to_string(control.shards));
  RunResult result{.identity = identity, .first_block = shop.first};
  result.blocks.resize(shop.end - shop.first);
  const auto wanted =
      control.threads != 0 ? control.threads : std::max(1U, std::thread::hardware_concurrency());
  shop.working = static_cast<unsigned>(std::min<std::uint64_t>(wanted, result.blocks.size()));
  std::vector<std::thread> threads;
  for (unsigned i = shop.working; i > 0; --i)
    threads.emplace_back([&shop, &result] { run_worker(shop, result.blocks); });
  wait_for_all(shop);
  for (auto& thread : threads) thread.join();
  if (!shop.problem.empty()) return fail(shop.problem);
  result.counts = std::move(shop.counts);
  auto samples = sample_games(plan, identity, shop.kept);
  if (!samples) return fail(samples.error());
  result.samples = std::move(*samples);
  return result;
}

}  // namespace boardwright
