// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/tournament/challenge_ladder.hpp"

#include <algorithm>

namespace boardwright::tournament {
namespace {

constexpr std::int32_t kWeek = 7;

auto climber(ChallengeLadder& ladder, const std::string& id) {
  return std::ranges::find(ladder.places, id, &Climber::id);
}

/// T16.2: the challenger has won.
void climb(ChallengeLadder& ladder, const ChallengeRules& rules, const OpenChallenge& won) {
  const auto from = climber(ladder, won.challenger), to = climber(ladder, won.challenged);
  if (from < to) return;  // moved past already, as the other one moved down
  if (rules.swap)
    std::iter_swap(from, to);
  else
    std::rotate(to, from, from + 1);
}

void settle(ChallengeLadder& ladder, const ChallengeRules& rules, const OpenChallenge& challenge,
            ChallengeEnd end, std::int32_t day) {
  if (end == ChallengeEnd::kLost) ladder.lost.push_back({challenge.challenger, challenge.challenged, day});
  if (end == ChallengeEnd::kWon || end == ChallengeEnd::kRefused) climb(ladder, rules, challenge);
  for (const auto& id : {challenge.challenger, challenge.challenged}) {
    const auto who = climber(ladder, id);
    if (end == ChallengeEnd::kRefused && id == challenge.challenged) continue;  // has not played
    who->active = day;
    who->idle = false;
  }
  std::erase(ladder.open, challenge);
}

/// T16.3: a place for each week since the time was up.
void drop_idle(ChallengeLadder& ladder, const ChallengeRules& rules, std::int32_t day) {
  for (std::size_t at = ladder.places.size(); at-- > 0;) {
    Climber& who = ladder.places[at];
    const std::int32_t since = who.active + rules.idle_days;
    if (day < since) continue;
    if (!who.idle) who.dropped = since - kWeek;
    who.idle = true;
    const std::int32_t weeks = (day - who.dropped) / kWeek;
    who.dropped += weeks * kWeek;
    const auto down = std::min<std::size_t>(static_cast<std::size_t>(weeks), ladder.places.size() - 1 - at);
    const auto first = ladder.places.begin() + static_cast<std::ptrdiff_t>(at);
    std::rotate(first, first + 1, first + static_cast<std::ptrdiff_t>(down) + 1);
  }
}

}  // namespace

Allowed<ChallengeLadder> with_newcomer(ChallengeLadder ladder, const std::string& id, std::int32_t day,
                                       const std::vector<std::string>& below) {
  if (climber(ladder, id) != ladder.places.end()) return refuse("ladder.on_already", {id});
  const auto place = std::ranges::find_if(ladder.places, [&below](const Climber& who) {
    return std::ranges::find(below, who.id) != below.end();
  });
  ladder.places.insert(place, {.id = id, .active = day});
  return ladder;
}

Allowed<ChallengeLadder> challenge(ChallengeLadder ladder, const ChallengeRules& rules,
                                   const std::string& challenger, const std::string& challenged,
                                   std::int32_t day) {
  const auto from = climber(ladder, challenger), to = climber(ladder, challenged);
  for (const auto& [who, id] : {std::pair{from, challenger}, {to, challenged}})
    if (who == ladder.places.end()) return refuse("ladder.not_on", {id});
  const auto up = from - to;
  if (up <= 0 || up > static_cast<std::ptrdiff_t>(rules.reach))  // T16.1
    return refuse("ladder.reach", {challenger, std::to_string(rules.reach)});
  for (const auto& open : ladder.open)
    for (const auto& id : {challenger, challenged})
      if (open.challenger == id || open.challenged == id) return refuse("ladder.open", {id});
  for (const auto& lost : ladder.lost)  // T16.2
    if (lost.challenger == challenger && lost.challenged == challenged && day < lost.day + rules.protection)
      return refuse("ladder.protected",
                    {challenger, challenged, std::to_string(lost.day + rules.protection - day)});
  ladder.open.push_back({challenger, challenged, day});
  return ladder;
}

Allowed<ChallengeLadder> end_challenge(ChallengeLadder ladder, const ChallengeRules& rules,
                                       const std::string& challenger, ChallengeEnd end, std::int32_t day) {
  const auto open = std::ranges::find(ladder.open, challenger, &OpenChallenge::challenger);
  if (open == ladder.open.end()) return refuse("ladder.no_challenge", {challenger});
  const OpenChallenge ended = *open;
  settle(ladder, rules, ended, end, day);
  return ladder;
}

ChallengeLadder on_day(ChallengeLadder ladder, const ChallengeRules& rules, std::int32_t day) {
  const auto open = ladder.open;
  for (const auto& each : open)
    if (day > each.day + rules.days) settle(ladder, rules, each, ChallengeEnd::kRefused, day);
  std::erase_if(ladder.lost, [&](const LostChallenge& lost) { return day >= lost.day + rules.protection; });
  if (rules.idle_days > 0) drop_idle(ladder, rules, day);
  return ladder;
}

}  // namespace boardwright::tournament
