// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/tournament/bracket_play.hpp"

#include <algorithm>

namespace boardwright::tournament {
namespace {

constexpr BracketSlot kNobody{.known = true, .seed = 0};

BracketSlot slot_of(const Bracket& bracket, const std::vector<PlayedMatch>& played,
                    const BracketSource& source) {
  if (source.kind == BracketSource::Kind::kSeed)
    return source.from <= bracket.people ? BracketSlot{true, static_cast<Number>(source.from)} : kNobody;
  const PlayedMatch& match = played[source.from];
  const BracketSlot& on_side = source.side == 0 ? match.first : match.second;
  switch (source.kind) {
    case BracketSource::Kind::kWinner: return match.winner;
    case BracketSource::Kind::kLoser: return match.loser;
    case BracketSource::Kind::kLoserIf:
      return match.loser.known && match.loser != on_side ? kNobody : match.loser;
    default:
      if (!match.winner.known) return {};
      return match.winner == match.second && match.first.somebody() ? on_side : kNobody;
  }
}

}  // namespace

std::vector<PlayedMatch> play_bracket(const Bracket& bracket, const BracketResults& results) {
  std::vector<PlayedMatch> played;
  for (std::size_t i = 0; i < bracket.matches.size(); ++i) {
    PlayedMatch match;
    match.first = slot_of(bracket, played, bracket.matches[i].first);
    match.second = slot_of(bracket, played, bracket.matches[i].second);
    const auto result = results.find(i);
    if (match.first == kNobody || match.second == kNobody) {
      match.winner = match.first == kNobody ? match.second : match.first;
      match.loser = kNobody;
    } else if (match.open() && result != results.end() &&
               (result->second == match.first.seed || result->second == match.second.seed)) {
      const bool first_won = result->second == match.first.seed;
      match.winner = first_won ? match.first : match.second;
      match.loser = first_won ? match.second : match.first;
    }
    played.push_back(match);
  }
  return played;
}

std::vector<std::uint32_t> bracket_places_of(const Bracket& bracket, const BracketResults& results) {
  std::vector<std::uint32_t> places(bracket.people, 0);
  const auto set = [&places](const BracketSlot& slot, std::uint32_t place) {
    if (slot.somebody()) places[slot.seed - 1] = place;
  };
  const auto played = play_bracket(bracket, results);
  for (std::size_t i = 0; i < played.size(); ++i) {
    const BracketMatch& match = bracket.matches[i];
    if (match.branch == BracketBranch::kConsolation) continue;
    if (played[i].open()) {  // the second final takes back what the first gave
      set(played[i].first, 0);
      set(played[i].second, 0);
      continue;
    }
    set(played[i].winner, match.winner_place);
    set(played[i].loser, match.loser_place);
  }
  return places;
}

std::vector<std::size_t> concerned_matches(const Bracket& bracket, const BracketResults& results,
                                           const std::vector<std::size_t>& begun, std::size_t match,
                                           Number winner) {
  auto corrected = results;
  corrected[match] = winner;
  const auto before = play_bracket(bracket, results), after = play_bracket(bracket, corrected);
  std::vector<std::size_t> concerned;
  for (std::size_t i = match + 1; i < before.size(); ++i) {
    const bool same = before[i].first == after[i].first && before[i].second == after[i].second;
    const bool going = results.contains(i) || std::ranges::find(begun, i) != begun.end();
    if (going && !same) concerned.push_back(i);
  }
  return concerned;
}

}  // namespace boardwright::tournament
