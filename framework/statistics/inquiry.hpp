// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "framework/statistics/question.hpp"
#include "framework/text/language.hpp"

namespace boardwright {

/// A question that was asked while games were played: what was seen at each look, up to the one that answered
/// it. With 5% at most it is answered wrongly, however often one looks (group_sequential.hpp).
struct Inquiry {
  Question question{};
  std::uint64_t planned = 0;  ///< games
  std::uint64_t looks_planned = 0;
  std::vector<Look> looks{};

  [[nodiscard]] Answer answer() const noexcept { return looks.empty() ? Answer::kOpen : looks.back().answer; }
};

/// At so many of a run's games, evenly spread, the question is asked: ten times, and less often where fewer
/// than kFewestBetween blocks would come between.
inline constexpr std::uint64_t kMostLooks = 10, kFewestBetween = 50;
[[nodiscard]] std::uint64_t looks_of(std::uint64_t games, std::uint64_t round) noexcept;

/// Runs of some rule sets that were played until a question was answered, or to their end.
struct RunsUntil {
  std::vector<RunResult> runs;     ///< their identities tell how many games were played
  std::vector<Inquiry> inquiries;  ///< one of a single run, else one of each further run against the first
};

/// The planned runs tell how many games at most; all have as many games and the same players. Stops at the
/// first look at which all of their inquiries are answered; the 5% are shared evenly among them. The same
/// with any number of threads. `controls`: of each run; progress counts on from look to look, shards are not
/// for it.
[[nodiscard]] Result<RunsUntil> run_until(const Question& question, const std::vector<PlannedRun>& planned,
                                          const std::vector<RunControl>& controls);

/// "Asked: first_advantage within 0.02? yes, after 400 of 2000 games (look 2 of 10): …". Of an inquiry with a
/// look.
[[nodiscard]] std::string inquiry_sentence(Language language, const Inquiry& inquiry);

}  // namespace boardwright
