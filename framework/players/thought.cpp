// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/players/thought.hpp"

#include <algorithm>
#include <cmath>

namespace boardwright {

Thought Thought::of(const Situation& situation, const SearchInfo& info) {
  Thought thought;
  for (std::size_t i = 0; i < std::min(kMost, info.moves.size()); ++i) {
    const MoveValue& value = info.moves[i];
    // What was never tried has no score. The first one's may come from elsewhere: a proof, or alpha-beta.
    if (i > 0 && value.visits == 0) break;
    const Position& view = situation.view;
    thought.candidates.push_back({view.move_text(situation.seat, value.move),
                                  view.clicks(situation.seat, value.move), i == 0 ? info.score : value.score,
                                  value.visits});
  }
  thought.line = line_texts(situation, info.line);
  thought.depth = info.depth;
  thought.nodes = info.nodes;
  thought.seconds = info.seconds;
  thought.proven = info.proven;
  return thought;
}

int percent(double score) { return static_cast<int>(std::lround(std::clamp(score, 0.0, 1.0) * 100)); }

}  // namespace boardwright
