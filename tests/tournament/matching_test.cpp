// SPDX-License-Identifier: GPL-3.0-or-later
//
// Matchings against all matchings of small graphs.
#include "framework/tournament/matching.hpp"

#include <boardwright/pure/random.hpp>
#include <catch2/catch.hpp>

using namespace boardwright;
using namespace boardwright::tournament;

namespace {

using Sums = std::vector<std::uint64_t>;

/// Tries every matching. `within`: the edges that are in some best one.
struct AllMatchings {
  const LevelGraph& graph;
  std::vector<bool> used, taken, within;
  Sums best;
  std::size_t largest = 0;
  std::vector<bool> spared;  // vertices that some largest matching leaves out

  explicit AllMatchings(const LevelGraph& all)
      : graph(all),
        used(all.vertices),
        taken(all.edges.size()),
        within(all.edges.size()),
        spared(all.vertices) {
    try_from(0);
  }

  void try_from(std::size_t edge) {
    if (edge == graph.edges.size()) return judge();
    try_from(edge + 1);
    const auto [a, b] = graph.edges[edge];
    if (used[a] || used[b]) return;
    used[a] = used[b] = taken[edge] = true;
    try_from(edge + 1);
    used[a] = used[b] = taken[edge] = false;
  }

  void judge() {
    Sums sums(graph.most.size());
    std::size_t size = 0;
    for (std::size_t e = 0; e < taken.size(); ++e)
      if (taken[e]) {
        ++size;
        for (std::size_t level = 0; level < sums.size(); ++level) sums[level] += graph.value(e, level);
      }
    if (size > largest) spared.assign(graph.vertices, false);
    largest = std::max(largest, size);
    if (size == largest)
      for (std::size_t v = 0; v < graph.vertices; ++v)
        if (!used[v]) spared[v] = true;
    if (sums < best) return;
    if (sums > best) within.assign(within.size(), false);
    best = sums;
    for (std::size_t e = 0; e < taken.size(); ++e)
      if (taken[e]) within[e] = true;
  }
};

LevelGraph any_graph(Random& random, std::uint64_t least_most) {
  LevelGraph graph;
  graph.vertices = 2 + random.below(6);
  const auto levels = 1 + random.below(4);
  const auto greatest = 1 + random.below(3);
  const auto density = 1 + random.below(4);
  for (std::uint32_t a = 0; a < graph.vertices; ++a)
    for (std::uint32_t b = a + 1; b < graph.vertices; ++b)
      if (random.below(4) < density && graph.edges.size() < 14) {
        graph.edges.emplace_back(a, b);
        for (std::uint32_t level = 0; level < levels; ++level)
          graph.values.push_back(random.below(greatest + 1));
      }
  graph.most.assign(levels, std::max<std::uint64_t>(least_most, graph.vertices / 2 * greatest));
  return graph;
}

}  // namespace

TEST_CASE("a best matching is the best of all, and its edges are among those that can be") {  // T6.32
  // Levels that are packed into 64, 127, 512 and 2,048 bits.
  const auto width = GENERATE(std::uint64_t{1}, std::uint64_t{1} << 24U, std::uint64_t{1} << 62U);
  Random random(width + 7);
  for (int i = 0; i < 300; ++i) {
    const auto graph = any_graph(random, width);
    const AllMatchings all(graph);
    const auto found = best_matching(graph);
    Sums sums(graph.most.size());
    for (std::uint32_t e = 0; e < graph.edges.size(); ++e) {
      const auto [a, b] = graph.edges[e];
      REQUIRE((found.edge_of[a] == e) == (found.edge_of[b] == e));
      if (found.edge_of[a] == e)
        for (std::size_t level = 0; level < sums.size(); ++level) sums[level] += graph.value(e, level);
      if (all.within[e]) REQUIRE(found.can_be_best[e]);
    }
    REQUIRE((sums == all.best || (all.best.empty() && graph.edges.empty())));
  }
}

TEST_CASE("levels of 3,000 bits are told apart to the last one") {
  LevelGraph graph;
  graph.vertices = 4;
  graph.most.assign(50, std::uint64_t{1} << 59U);
  graph.edges = {{0, 1}, {0, 2}, {1, 3}, {2, 3}};
  graph.values.assign(4 * 50, 1);
  graph.values[50 + 49] = 2;  // the last level of 0-2
  const auto found = best_matching(graph);
  CHECK(found.edge_of == std::vector<std::uint32_t>{1, 2, 1, 2});
}

TEST_CASE("a largest matching says who is left out by some other") {  // T5.7
  Random random(3);
  for (int i = 0; i < 500; ++i) {
    const auto graph = any_graph(random, 1);
    const AllMatchings all(graph);
    const auto found = largest_matching(graph.vertices, graph.edges);
    REQUIRE(found.size == all.largest);
    for (std::size_t v = 0; v < graph.vertices; ++v)
      REQUIRE((found.part[v] == LargestMatching::Part::kSpare) == all.spared[v]);
  }
}
