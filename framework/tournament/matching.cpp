// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/tournament/matching.hpp"

#include <lemon/matching.h>
#include <lemon/smart_graph.h>

#include <algorithm>
#include <boost/multiprecision/cpp_int.hpp>
#include <cassert>
#include <cstdlib>

namespace boardwright::tournament {
namespace {

using lemon::SmartGraph;

/// LEMON multiplies weights by four and adds two of them.
constexpr unsigned kHeadroom = 6;

unsigned bits_of(std::uint64_t greatest) {
  unsigned bits = 0;
  for (; greatest != 0; greatest >>= 1U) ++bits;
  return bits;
}

struct Built {
  SmartGraph graph;
  std::vector<SmartGraph::Node> nodes;
  std::vector<SmartGraph::Edge> edges;
};

void build(Built& built, std::size_t vertices,
           const std::vector<std::pair<std::uint32_t, std::uint32_t>>& edges) {
  built.graph.reserveNode(static_cast<int>(vertices));
  built.graph.reserveEdge(static_cast<int>(edges.size()));
  for (std::size_t i = 0; i < vertices; ++i) built.nodes.push_back(built.graph.addNode());
  for (const auto& [a, b] : edges) built.edges.push_back(built.graph.addEdge(built.nodes[a], built.nodes[b]));
}

template <typename Value>
Value packed(const LevelGraph& graph, std::size_t edge, const std::vector<unsigned>& bits) {
  Value value = 0;
  for (std::size_t level = 0; level < bits.size(); ++level)
    if (bits[level] != 0) {
      value <<= bits[level];
      value += graph.value(edge, level);
    }
  return value;
}

/// By complementary slackness: an edge that is not tight under one best dual solution is in no best matching.
template <typename Algorithm, typename Weights>
std::vector<bool> tight_edges(const LevelGraph& graph, const Built& built, const Algorithm& algorithm,
                              const Weights& weights) {
  using Value = typename Weights::Value;
  std::vector<std::vector<int>> blossoms(graph.vertices);  // ascending
  for (int k = 0; k < algorithm.blossomNum(); ++k)
    if (algorithm.blossomValue(k) != 0)
      for (typename Algorithm::BlossomIt at(algorithm, k); at != lemon::INVALID; ++at)
        blossoms[static_cast<std::size_t>(SmartGraph::id(at))].push_back(k);
  std::vector<bool> tight(graph.edges.size());
  for (std::size_t e = 0; e < graph.edges.size(); ++e) {
    const auto [a, b] = graph.edges[e];
    Value slack = algorithm.nodeValue(built.nodes[a]);
    slack += algorithm.nodeValue(built.nodes[b]);
    slack -= Algorithm::dualScale * weights[built.edges[e]];
    auto left = blossoms[a].begin();
    auto right = blossoms[b].begin();
    while (left != blossoms[a].end() && right != blossoms[b].end()) {
      if (*left == *right) slack += algorithm.blossomValue(*left);
      const int smaller = std::min(*left, *right);
      if (*left == smaller) ++left;
      if (*right == smaller) ++right;
    }
    tight[e] = slack == 0;
  }
  return tight;
}

template <typename Value>
LevelMatching solve(const LevelGraph& graph, const std::vector<unsigned>& bits) {
  Built built;
  build(built, graph.vertices, graph.edges);
  SmartGraph::EdgeMap<Value> weights(built.graph);
  for (std::size_t e = 0; e < graph.edges.size(); ++e)
    weights[built.edges[e]] = packed<Value>(graph, e, bits);
  using Algorithm = lemon::MaxWeightedMatching<SmartGraph, SmartGraph::EdgeMap<Value>>;
  Algorithm algorithm(built.graph, weights);
  algorithm.run();
  LevelMatching result;
  for (const auto& node : built.nodes) {
    const auto edge = algorithm.matching(node);
    result.edge_of.push_back(edge == lemon::INVALID
                                 ? kNothing
                                 : static_cast<std::uint32_t>(SmartGraph::id(SmartGraph::Edge(edge))));
  }
  result.can_be_best = tight_edges(graph, built, algorithm, weights);
  return result;
}

template <unsigned Bits>
using Fixed = boost::multiprecision::number<
    boost::multiprecision::cpp_int_backend<Bits, Bits, boost::multiprecision::signed_magnitude,
                                           boost::multiprecision::unchecked, void>,
    boost::multiprecision::et_off>;

}  // namespace

LevelMatching best_matching(const LevelGraph& graph) {
  if (graph.edges.empty()) return {std::vector<std::uint32_t>(graph.vertices, kNothing), {}};
  std::vector<unsigned> bits;
  unsigned needed = kHeadroom;
  for (const auto most : graph.most) needed += bits.emplace_back(bits_of(most));
  if (needed <= 63) return solve<std::int64_t>(graph, bits);
  if (needed <= 127) return solve<Fixed<127>>(graph, bits);
  if (needed <= 512) return solve<Fixed<512>>(graph, bits);
  if (needed <= 2048) return solve<Fixed<2048>>(graph, bits);
  assert(needed <= 16384);
  if (needed > 16384) std::abort();
  return solve<Fixed<16384>>(graph, bits);
}

LargestMatching largest_matching(std::size_t vertices,
                                 const std::vector<std::pair<std::uint32_t, std::uint32_t>>& edges) {
  Built built;
  build(built, vertices, edges);
  using Algorithm = lemon::MaxMatching<SmartGraph>;
  Algorithm algorithm(built.graph);
  algorithm.run();
  LargestMatching result;
  result.size = static_cast<std::size_t>(algorithm.matchingSize());
  for (const auto& node : built.nodes) {
    const auto mate = algorithm.mate(node);
    result.partner.push_back(mate == lemon::INVALID ? kNothing
                                                    : static_cast<std::uint32_t>(SmartGraph::id(mate)));
    switch (algorithm.status(node)) {
      case Algorithm::EVEN: result.part.push_back(LargestMatching::Part::kSpare); break;
      case Algorithm::ODD: result.part.push_back(LargestMatching::Part::kScarce); break;
      default: result.part.push_back(LargestMatching::Part::kSettled); break;
    }
  }
  return result;
}

}  // namespace boardwright::tournament
