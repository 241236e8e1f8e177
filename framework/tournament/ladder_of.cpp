// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/tournament/ladder_of.hpp"

#include <algorithm>
#include <tuple>

namespace boardwright::tournament {
namespace {

constexpr TimeMs kDay = 86'400'000;

/// Something that moves the ladder, by the time at which it happened.
struct Step {
  TimeMs time = 0;
  int kind = 0;  ///< of one time: first who comes, then challenges, then their ends
  std::size_t at = 0;
  const EntrantNow* comes = nullptr;
  const Round* match = nullptr;
  friend bool operator<(const Step& a, const Step& b) {
    return std::tie(a.time, a.kind, a.at) < std::tie(b.time, b.kind, b.at);
  }
};

/// When a board was first said to have ended: a correction comes later, and the day stays.
TimeMs ended_at(const BoardNow& board) {
  TimeMs time = 0;
  for (const auto& said : board.said)
    if (time == 0 || said.time < time) time = said.time;
  return time;
}

std::vector<Step> steps_of(const Tournament& tournament) {
  std::vector<Step> steps;
  for (std::size_t i = 0; i < tournament.entrants.size(); ++i)
    steps.push_back({tournament.entrants[i].entered, 0, i, &tournament.entrants[i], nullptr});
  for (std::size_t i = 0; i < tournament.matches.size(); ++i) {
    const Round& match = tournament.matches[i];
    if (match.published.challenger.empty() || match.boards.size() != 1) continue;
    steps.push_back({match.time, 1, i, nullptr, &match});
    const auto& board = match.boards.front();
    if (board.score && board.score->first != Code::kOpen)
      steps.push_back({std::max(match.time, ended_at(board)), 2, i, nullptr, &match});
  }
  std::sort(steps.begin(), steps.end());
  return steps;
}

OpenChallenge challenge_of(const Round& match, std::int32_t day) {
  const Board& board = match.boards.front().pairing;
  const std::string& challenger = match.published.challenger;
  return {challenger, board.first == challenger ? board.second : board.first, day};
}

/// As the challenger sees it (T16.1, T16.2).
ChallengeEnd end_of(const Round& match) {
  const Score& score = *match.boards.front().score;
  const bool first = match.boards.front().pairing.first == match.published.challenger;
  const Code own = first ? score.first : score.second, other = first ? score.second : score.first;
  if (other == Code::kForfeitLoss && own != Code::kForfeitLoss) return ChallengeEnd::kRefused;
  if (own == Code::kWin || own == Code::kUnratedWin) return ChallengeEnd::kWon;
  if (own == Code::kDraw || own == Code::kUnratedDraw) return ChallengeEnd::kDrawn;
  return ChallengeEnd::kLost;
}

/// Who is entered with a rating stands above the first with less (T16.3), where numbers go by rating.
std::vector<std::string> weaker_than(const Tournament& tournament, const EntrantNow& newcomer) {
  std::vector<std::string> below;
  if (tournament.settings.strength != Strength::kRating || !newcomer.data.rating) return below;
  for (const auto& entrant : tournament.entrants)
    if (!entrant.data.rating || *entrant.data.rating < *newcomer.data.rating)
      below.push_back(entrant.data.player);
  return below;
}

bool has(const ChallengeLadder& ladder, const std::string& id) {
  return std::ranges::find(ladder.places, id, &Climber::id) != ladder.places.end();
}

}  // namespace

ChallengeRules ladder_rules(const Settings& settings) {
  const ChallengeRules usual;
  const LadderRules& rules = settings.ladder;
  return {rules.reach == 0 ? usual.reach : rules.reach, rules.days == 0 ? usual.days : rules.days,
          rules.protection == 0 ? usual.protection : rules.protection, rules.swap, rules.idle_days};
}

std::int32_t day_of(TimeMs time) {
  constexpr TimeMs kMost = TimeMs{1'000'000} * kDay;
  return static_cast<std::int32_t>(std::clamp<TimeMs>(time, 0, kMost) / kDay);
}

ChallengeLadder ladder_of(const Tournament& tournament, TimeMs now) {
  const ChallengeRules rules = ladder_rules(tournament.settings);
  ChallengeLadder ladder;
  for (const auto& step : steps_of(tournament)) {
    const std::int32_t day = day_of(step.time);
    ladder = on_day(std::move(ladder), rules, day);
    if (step.comes != nullptr) {
      auto with = with_newcomer(ladder, step.comes->data.player, day, weaker_than(tournament, *step.comes));
      if (with) ladder = std::move(*with);
      continue;
    }
    const auto played = challenge_of(*step.match, day);
    if (step.kind == 1) {
      // As it was published, whatever a correction has made of the places since (T20.2).
      if (has(ladder, played.challenger) && has(ladder, played.challenged)) ladder.open.push_back(played);
      continue;
    }
    auto ended = end_challenge(ladder, rules, played.challenger, end_of(*step.match), day);
    if (ended) ladder = std::move(*ended);  // else it was overdue
  }
  ladder = on_day(std::move(ladder), rules, day_of(now));
  std::erase_if(ladder.places, [&](const Climber& who) {
    const auto* entrant = tournament.entrant(who.id);
    return entrant != nullptr && entrant->is_withdrawn(1);
  });
  return ladder;
}

bool challenger_first(const Tournament& tournament, const std::string& challenger,
                      const std::string& challenged) {
  std::int64_t ahead = 0;
  bool met = false, was_first = false;
  for (const auto& match : tournament.matches)
    for (const auto& board : match.boards) {
      const std::string& first = board.swapped ? board.pairing.second : board.pairing.first;
      const std::string& second = board.swapped ? board.pairing.first : board.pairing.second;
      ahead += (first == challenger ? 1 : 0) - (first == challenged ? 1 : 0);
      if (first == challenger && second == challenged) met = true, was_first = true;
      if (first == challenged && second == challenger) met = true, was_first = false;
    }
  if (ahead != 0) return ahead < 0;
  return met && !was_first;
}

}  // namespace boardwright::tournament
