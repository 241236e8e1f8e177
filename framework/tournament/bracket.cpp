// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/tournament/bracket.hpp"

#include <algorithm>
#include <utility>

namespace boardwright::tournament {
namespace {

using Sources = std::vector<BracketSource>;
using Kind = BracketSource::Kind;

BracketSource winner_of(std::size_t match) { return {.kind = Kind::kWinner, .from = match}; }
BracketSource loser_of(std::size_t match) { return {.kind = Kind::kLoser, .from = match}; }

class BracketBuilder {
 public:
  BracketBuilder(Number people, const BracketSettings& settings) : settings_(settings) {
    bracket_.people = people;
    for (const Number seed : bracket_places(people)) seeds_.push_back({.kind = Kind::kSeed, .from = seed});
  }

  Bracket build() && {
    if (bracket_.people < 2) return std::move(bracket_);
    if (settings_.kind == BracketKind::kPlacement) {
      all_places(seeds_, 1, 1, BracketBranch::kMain);
      return std::move(bracket_);
    }
    knock_out(seeds_, BracketBranch::kMain);
    if (settings_.kind == BracketKind::kDouble)
      lower_bracket();
    else if (settings_.third && rounds_.size() > 1)
      third_place();
    if (settings_.kind == BracketKind::kConsolation) consolation();
    return std::move(bracket_);
  }

 private:
  std::size_t add(BracketMatch match) {
    bracket_.matches.push_back(match);
    return bracket_.matches.size() - 1;
  }

  /// Neighbours meet, and their winners, until one is left. Keeps the main bracket's matches by round.
  void knock_out(Sources sources, BracketBranch branch) {
    for (std::uint32_t round = 1; sources.size() > 1; ++round) {
      std::vector<std::size_t> matches;
      Sources winners;
      const auto left = static_cast<std::uint32_t>(sources.size());
      for (std::size_t i = 0; i + 1 < sources.size(); i += 2) {
        matches.push_back(add({.branch = branch,
                               .round = round,
                               .first = sources[i],
                               .second = sources[i + 1],
                               .winner_place = left == 2 ? 1U : 0U,
                               .loser_place = left / 2 + 1}));
        winners.push_back(winner_of(matches.back()));
      }
      sources = std::move(winners);
      if (branch == BracketBranch::kMain) rounds_.push_back(std::move(matches));
    }
  }

  void third_place() {
    const auto& semi_finals = rounds_[rounds_.size() - 2];
    for (const std::size_t match : semi_finals) bracket_.matches[match].loser_place = 0;
    add({.branch = BracketBranch::kThird,
         .first = loser_of(semi_finals[0]),
         .second = loser_of(semi_finals[1]),
         .winner_place = 3,
         .loser_place = 4});
  }

  /// T13.4: who lost the first match that he played: in the second round, if there was nobody in the first.
  void consolation() {
    // Who plays for the third place, or has lost the final, is not consoled.
    const std::size_t first_free = settings_.third ? 3 : 2;
    if (rounds_.size() < first_free) return;
    Sources sources;
    for (std::size_t i = 0; i < rounds_[0].size(); ++i) {
      const BracketMatch& match = bracket_.matches[rounds_[0][i]];
      if (std::max(match.first.from, match.second.from) <= bracket_.people)
        sources.push_back(loser_of(rounds_[0][i]));
      else if (rounds_.size() == first_free)
        sources.push_back({.kind = Kind::kSeed, .from = bracket_.people + std::size_t{1}});
      else
        sources.push_back(
            {.kind = Kind::kLoserIf, .from = rounds_[1][i / 2], .side = static_cast<std::uint8_t>(i % 2)});
    }
    knock_out(std::move(sources), BracketBranch::kConsolation);
  }

  /// T13.4: double elimination.
  void lower_bracket() {
    for (const auto& matches : rounds_)
      for (const std::size_t match : matches)
        bracket_.matches[match].winner_place = bracket_.matches[match].loser_place = 0;
    const std::size_t first_lower = bracket_.matches.size();
    Sources below;
    for (const std::size_t match : rounds_[0]) below.push_back(loser_of(match));
    std::uint32_t round = 0;
    for (std::size_t upper = 1; upper < rounds_.size(); ++upper) {
      below = lower_round(below, ++round);
      Sources dropped;
      for (const std::size_t match : rounds_[upper]) dropped.push_back(loser_of(match));
      if (upper % 2 == 1) std::ranges::reverse(dropped);
      Sources both;
      for (std::size_t i = 0; i < below.size(); ++i) both.insert(both.end(), {below[i], dropped[i]});
      below = lower_round(both, ++round);
    }
    place_lower_losers(first_lower);
    final_match(below.front());
  }

  Sources lower_round(const Sources& sources, std::uint32_t round) {
    Sources winners;
    for (std::size_t i = 0; i + 1 < sources.size(); i += 2)
      winners.push_back(winner_of(add(
          {.branch = BracketBranch::kLower, .round = round, .first = sources[i], .second = sources[i + 1]})));
    return winners;
  }

  /// From the last round back: third, fourth, two share the fifth and so on.
  void place_lower_losers(std::size_t first_lower) {
    std::uint32_t place = 3, losers = 0, round = 0;
    for (std::size_t i = bracket_.matches.size(); i-- > first_lower;) {
      BracketMatch& match = bracket_.matches[i];
      if (match.round != round) {
        place += losers;
        losers = 0;
        round = match.round;
      }
      match.loser_place = place;
      ++losers;
    }
  }

  void final_match(const BracketSource& from_below) {
    BracketMatch last{.branch = BracketBranch::kFinal,
                      .first = winner_of(rounds_.back().front()),
                      .second = from_below,
                      .winner_place = 1,
                      .loser_place = 2};
    const std::size_t match = add(last);
    if (!settings_.reset) return;
    last.round = 2;
    last.first = {.kind = Kind::kAgainIf, .from = match, .side = 0};
    last.second = {.kind = Kind::kAgainIf, .from = match, .side = 1};
    add(last);
  }

  /// T13.4: the winners play for the better half of the places, the losers for the other.
  void all_places(const Sources& sources, std::uint32_t first_place, std::uint32_t round,
                  BracketBranch branch) {
    const auto half = static_cast<std::uint32_t>(sources.size() / 2);
    if (half == 0) return;
    Sources winners, losers;
    for (std::size_t i = 0; i + 1 < sources.size(); i += 2) {
      const auto match = add({.branch = branch,
                              .round = round,
                              .first = sources[i],
                              .second = sources[i + 1],
                              .winner_place = half == 1 ? first_place : 0,
                              .loser_place = half == 1 ? first_place + 1 : 0});
      winners.push_back(winner_of(match));
      losers.push_back(loser_of(match));
    }
    all_places(winners, first_place, round + 1, branch);
    all_places(losers, first_place + half, round + 1, BracketBranch::kPlacement);
  }

  BracketSettings settings_;
  Bracket bracket_;
  Sources seeds_;
  std::vector<std::vector<std::size_t>> rounds_;  // of the main bracket
};

}  // namespace

std::vector<Number> bracket_places(Number people) {
  std::vector<Number> places{1};
  while (places.size() < people) {
    const auto sum = static_cast<Number>(2 * places.size() + 1);
    std::vector<Number> doubled;
    for (const Number seed : places) doubled.insert(doubled.end(), {seed, sum - seed});
    places = std::move(doubled);
  }
  return places;
}

Bracket make_bracket(Number people, const BracketSettings& settings) {
  return BracketBuilder(people, settings).build();
}

std::vector<Number> seeds_by_lot(std::vector<Number> order, const Seed& lots) {
  for (std::size_t begin = 0, end = 2; begin < order.size(); begin = end, end *= 2) {
    const std::size_t last = std::min(end, order.size());
    for (std::size_t left = last; left > begin + 1; --left)
      std::swap(order[left - 1], order[begin + lots.draw(left, left - begin)]);
  }
  return order;
}

}  // namespace boardwright::tournament
