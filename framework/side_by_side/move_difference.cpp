// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/side_by_side/move_difference.hpp"

#include <algorithm>
#include <map>
#include <set>
#include <utility>

namespace boardwright {
namespace {

/// By seat and text.
using Legal = std::map<std::pair<Seat, std::string>, Move>;

Legal legal_in(const Position& position) {
  Legal legal;
  const auto add = [&](Seat seat, Move move) { legal[{seat, position.move_text(seat, move)}] = move; };
  for (const auto& event : position.chance_events()) add(BW_CHANCE, event.event);
  for (const Seat seat : position.seats_on_turn())
    for (const Move move : position.moves(seat)) add(seat, move);
  return legal;
}

DifferingMove::Verdict refusal_of(const Position& position, Seat seat, const std::string& text) {
  DifferingMove::Verdict verdict;
  if (seat == BW_CHANCE) {
    verdict.refusal = "this can't happen here by chance";
    return verdict;
  }
  verdict.explanation = position.explain(seat, text);
  // Rules that would call a move legal which they don't list have said nothing.
  if (verdict.explanation && verdict.explanation->legal) verdict.explanation.reset();
  if (verdict.explanation) return verdict;
  const auto read = position.read_move(seat, text);
  verdict.refusal = read ? "not a legal move here" : read.error();
  return verdict;
}

}  // namespace

bool DifferingMove::only_by(std::size_t side) const {
  for (std::size_t i = 0; i < verdicts.size(); ++i)
    if (verdicts[i].legal != (i == side)) return false;
  return true;
}

MoveDifference move_difference(std::span<const Position* const> sides) {
  std::vector<Legal> legal;
  std::set<std::pair<Seat, std::string>> all;
  for (const Position* side : sides) {
    legal.push_back(legal_in(*side));
    for (const auto& [key, move] : legal.back()) all.insert(key);
  }
  MoveDifference difference;
  for (const auto& key : all) {
    const auto allows = [&](const Legal& moves) { return moves.contains(key); };
    if (std::all_of(legal.begin(), legal.end(), allows)) {
      ++difference.common;
      continue;
    }
    DifferingMove differing{key.first, key.second, {}};
    for (std::size_t i = 0; i < sides.size(); ++i) {
      const auto found = legal[i].find(key);
      differing.verdicts.push_back(found != legal[i].end()
                                       ? DifferingMove::Verdict{true, found->second, std::nullopt, {}}
                                       : refusal_of(*sides[i], key.first, key.second));
    }
    difference.moves.push_back(std::move(differing));
  }
  return difference;
}

}  // namespace boardwright
