// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "framework/statistics/growing_run.hpp"
#include "framework/tune/successive_halving.hpp"

namespace boardwright {

/// How far a search is.
struct TuneProgress {
  TuneSeries series = TuneSeries::kSearch;
  std::size_t round = 1, rounds = 1;  ///< of the series
  std::size_t candidates = 0;         ///< that are being played
  std::uint64_t games = 0;            ///< played so far, of all series
};

struct TuneControl {
  unsigned threads = 0;                                 ///< 0: as many as the machine has
  const std::atomic<bool>* stop = nullptr;              ///< set by any thread: ends with what is known
  std::function<void(const TuneProgress&)> progress{};  ///< called now and then from the calling thread
};

/// The seeds of a search's series: that of the search is what was asked for, so that `simulate` plays the same games.
[[nodiscard]] std::uint64_t seed_of(TuneSeries series, std::uint64_t seed) noexcept;

/// Candidates' figures by games that are really played, one candidate after the other, each on all threads. The same
/// with any number of threads. What stands here must outlive it.
class PlayedCandidates final : public CandidateFigures {
 public:
  struct Game {
    std::string name;  ///< id/variant and what is set, for sentences
    std::shared_ptr<const Rules> rules;
  };

  /// `plan` says who plays and from which seed; its rules are the candidates' own. `examine`: how many games of a
  /// candidate and series are evaluated at most, if a figure is made of evaluations; else all of them where the
  /// rules evaluate positions, and kExaminedByGames where that takes games of its own.
  PlayedCandidates(std::vector<Game> games, GamePlan plan, std::optional<std::uint64_t> examine,
                   TuneControl control);

  [[nodiscard]] std::vector<Result<CandidateLooks>> look(const TuneStage& stage,
                                                         std::span<const std::size_t> candidates) override;

  static constexpr std::uint64_t kExaminedByGames = 100;

 private:
  [[nodiscard]] Result<GrowingRun> begin(const TuneStage& stage, const Game& game) const;
  [[nodiscard]] Result<CandidateLooks> look_at_one(const TuneStage& stage, std::size_t candidate);

  std::vector<Game> games_;
  GamePlan plan_;
  std::optional<std::uint64_t> examine_;
  TuneControl control_;
  TuneProgress progress_;
  TuneSeries series_ = TuneSeries::kSearch;
  std::map<std::size_t, GrowingRun> runs_;  // of the series; of those who are still asked for
};

}  // namespace boardwright
