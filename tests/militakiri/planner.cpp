// SPDX-License-Identifier: GPL-3.0-or-later
#include "planner.hpp"

#include <algorithm>
#include <memory>
#include <set>

namespace planner {

namespace {

struct Node {
  slow::Game game;
  std::string move;
  std::shared_ptr<const Node> before;
};
struct Candidate {
  double promise;
  std::shared_ptr<const Node> node;
};

std::vector<std::string> way_to(std::shared_ptr<const Node> node) {
  std::vector<std::string> moves;
  for (; node->before != nullptr; node = node->before) moves.push_back(node->move);
  std::reverse(moves.begin(), moves.end());
  return moves;
}

}  // namespace

std::optional<std::vector<std::string>> plan(const slow::Game& from, const Goal& goal,
                                             boardwright::Random& random) {
  std::vector<std::shared_ptr<const Node>> kept{std::make_shared<const Node>(Node{from, "", nullptr})};
  if (goal.reached(from)) return std::vector<std::string>{};
  for (std::size_t ply = 0; ply < goal.plies && !kept.empty(); ++ply) {
    std::vector<Candidate> candidates;
    std::set<std::string> seen;
    for (const auto& node : kept) {
      const auto able = node->game.actors();
      if (able.empty()) continue;
      for (const auto& move : node->game.moves(able.front())) {
        slow::Game next = node->game;
        next.play(able.front(), move);
        if (!seen.insert(next.text()).second) continue;
        auto made = std::make_shared<const Node>(Node{next, move, node});
        if (goal.reached(next)) return way_to(made);
        if (next.result()) continue;
        const double noise = static_cast<double>(random.below(1000)) / 1000;
        candidates.push_back({goal.promise(next) + noise, std::move(made)});
      }
    }
    const std::size_t count = std::min(goal.width, candidates.size());
    std::partial_sort(candidates.begin(), candidates.begin() + static_cast<std::ptrdiff_t>(count),
                      candidates.end(),
                      [](const Candidate& a, const Candidate& b) { return a.promise > b.promise; });
    kept.clear();
    for (std::size_t i = 0; i < count; ++i) kept.push_back(candidates[i].node);
  }
  return std::nullopt;
}

}  // namespace planner
