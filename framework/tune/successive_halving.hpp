// SPDX-License-Identifier: GPL-3.0-or-later
//
// Which of many candidates meet goals, and how sure that is. Pure: figures come from whoever plays the games.
//
// Search: successive halving (Karnin, Koren and Somekh 2013: Almost optimal exploration in multi-armed bandits;
// Jamieson and Talwalkar 2016: Non-stochastic best arm identification). All candidates are played a little, on the
// same seeds (common random numbers); the better half goes on and is played twice as much. Who is clearly outside a
// goal is dropped at once, by intervals that hold at all looks together (group_sequential.hpp).
//
// Who comes out first of many has had luck as well as merit (the winner's curse), so nothing that the search has
// seen is told. The few that are left are played again on fresh seeds, and their intervals hold the true figures of
// all of them, for all goals and at all looks together, with 95% (Bonferroni over candidates and goals, repeated
// confidence intervals over looks). A candidate meets a goal only if all of its interval lies inside: that any of
// those outside is said to meet happens in 5% of all searches at most, however many candidates there were.
#pragma once

#include <atomic>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "framework/statistics/question.hpp"

namespace boardwright {

/// A figure of which more, or less, is better among candidates that meet the goals.
struct TunePreference {
  std::string metric;
  bool more = true;
};

/// What is wanted: all goals at once, at least one; then as much as may be of the preferences.
struct TuneAims {
  std::vector<Question> goals;
  std::vector<TunePreference> preferences;
};

/// Games of one purpose. Each has seeds of its own, the same for all candidates.
enum class TuneSeries { kSearch, kFresh, kRandom };

/// A look that is wanted at some candidates.
struct TuneStage {
  TuneSeries series = TuneSeries::kSearch;
  std::size_t round = 1, rounds = 1;  ///< of the series, for people
  std::uint64_t part = 1, parts = 1;  ///< after so many of the equal parts of a candidate's games
  std::uint64_t games = 0;            ///< of a candidate in all parts
  std::vector<Question> figures{};    ///< what is looked at
  std::vector<double> bounds{};       ///< by figure: how wide intervals are, in standard errors
};

/// What is seen of a candidate.
struct CandidateLooks {
  std::vector<Look> looks{};  ///< by figure
  /// Equal for candidates whose games so far were the same ones, as far as games are noted; 0: it isn't known.
  std::uint64_t games_mark = 0;
};

/// Where figures come from.
class CandidateFigures {
 public:
  CandidateFigures() = default;
  CandidateFigures(const CandidateFigures&) = delete;
  CandidateFigures& operator=(const CandidateFigures&) = delete;
  virtual ~CandidateFigures() = default;
  /// Plays on with these candidates to the stage's part and looks at its figures: by candidate, as given, and by
  /// figure; or a sentence about what is wrong with a candidate. Of one series parts only grow, and a candidate that
  /// was left out once doesn't come back. With the search's stop set it may return early with sentences.
  [[nodiscard]] virtual std::vector<Result<CandidateLooks>> look(const TuneStage& stage,
                                                                 std::span<const std::size_t> candidates) = 0;
};

/// How the games are shared out.
struct TuneSchedule {
  /// Of each round of the search, how many candidates it has at most; empty: so few that none is needed.
  std::vector<std::size_t> rounds{};
  std::uint64_t first = 0;  ///< games of a candidate in the first round; each further round has twice as many
  std::uint64_t fresh = 0;  ///< on fresh seeds, of all candidates that are left
  std::uint64_t random = 0;  ///< by random play besides, likewise; 0: none
  /// How far from the truth, in standard errors, figures may be seen: in the search by round; on fresh seeds by how
  /// many are left (from 1), by look and by figure, goals first.
  std::vector<double> drop_bounds{};
  std::vector<std::vector<std::vector<double>>> fresh_bounds{};

  static constexpr std::size_t kFinalists = 3;       ///< that are played again at most
  static constexpr std::size_t kNearest = 2;         ///< the same where all were clearly outside
  static constexpr std::uint64_t kFreshLooks = 4;    ///< at their games, evenly spread
  static constexpr std::uint64_t kFewestGames = 16;  ///< of a candidate in the first round
  static constexpr std::uint64_t kFewestFresh = 64;  ///< of one that is played again

  [[nodiscard]] std::uint64_t parts() const noexcept { return (std::uint64_t{1} << rounds.size()) - 1; }
};

/// A third of the games, if a search is needed, is its own; a twentieth is for random play if that is wanted, and the
/// others are on fresh seeds. Fails where there are too few games for so many candidates (at least one).
[[nodiscard]] Result<TuneSchedule> tune_schedule(std::size_t candidates, const TuneAims& aims,
                                                 std::uint64_t games, bool random);

enum class TuneVerdict {
  kMeets,  ///< every goal, for certain
  kOpen,   ///< neither: more games are needed
  kMisses  ///< a goal, for certain
};
[[nodiscard]] std::string_view verdict_word(TuneVerdict verdict);  ///< "meets", "open", "misses"

/// A candidate that was played on fresh seeds.
struct TuneFinalist {
  std::size_t candidate = 0;
  TuneVerdict verdict = TuneVerdict::kOpen;
  /// Meets the goals, and nobody else who does is clearly better in a preference without being clearly worse in
  /// another one (Pareto).
  bool best = false;
  std::vector<Look> goals{}, preferences{};  ///< with corrected intervals
  /// Of an open one: about so many games of it would probably tell. Nothing where its games can't say.
  std::optional<std::uint64_t> enough{};
  std::vector<Look> random_goals{}, random_preferences{};  ///< by random play; empty: not played
};

/// What random play and the players contradict each other in, both for certain.
struct TuneContradiction {
  std::size_t finalist = 0;  ///< its place among the finalists
  std::size_t figure = 0;    ///< of a goal, or with `other` of a preference
  /// Random play prefers the other finalist, the players this one.
  std::optional<std::size_t> other{};
};

/// How far a candidate came.
struct TuneFate {
  enum class End {
    kPlayedAgain,
    kOutside,  ///< of a goal, for certain
    kBehind,   ///< others looked better
    kSame,     ///< it played the same games as another one, who goes on for both
    kBroken,   ///< its games failed
    kStopped   ///< it was still in the search when that was stopped
  };
  End end = End::kStopped;
  std::size_t round = 0;              ///< of the search, from 1; 0: there was no search
  std::optional<std::size_t> goal{};  ///< of kOutside
  std::string problem{};              ///< of kBroken
  std::size_t like = 0;               ///< of kSame: the other candidate
};
[[nodiscard]] std::string_view fate_word(TuneFate::End end);

struct TuneOutcome {
  TuneSchedule schedule{};
  std::vector<TuneFate> fates{};          ///< by candidate
  std::vector<std::size_t> rounds{};      ///< how many candidates each round of the search began with
  std::vector<TuneFinalist> finalists{};  ///< who meets the goals, then who is nearest
  std::vector<TuneContradiction> contradictions{};
  /// All candidates were clearly outside in the search: the finalists are those that were nearest.
  bool all_outside = false;
  bool stopped = false;
  std::uint64_t games = 0, random_games = 0;  ///< that were played

  [[nodiscard]] bool any_meets() const noexcept {
    return !finalists.empty() && finalists.front().verdict == TuneVerdict::kMeets;
  }
};

/// Plays the schedule, which was made for as many candidates and these aims. `stop`, set by any thread, ends it with what is known: a search without finalists, or
/// finalists with the looks so far, whose intervals hold as ever.
[[nodiscard]] TuneOutcome successive_halving(std::size_t candidates, const TuneAims& aims,
                                             const TuneSchedule& schedule, CandidateFigures& figures,
                                             const std::atomic<bool>* stop = nullptr);

}  // namespace boardwright
