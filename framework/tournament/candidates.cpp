// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/tournament/candidates.hpp"

#include <algorithm>
#include <bit>
#include <cassert>

namespace boardwright::tournament {
namespace {

constexpr unsigned kComfortable = 500;
constexpr unsigned kLeastSpare = 64;

}  // namespace

Candidates::Candidates(LevelGraph graph) : graph_(std::move(graph)), levels_(graph_.most.size()) { solve(); }

void Candidates::solve() {
  const auto matching = best_matching(graph_);
  partner_.assign(graph_.vertices, kNothing);
  for (std::uint32_t v = 0; v < graph_.vertices; ++v)
    if (const auto edge = matching.edge_of[v]; edge != kNothing)
      partner_[v] = graph_.edges[edge].first == v ? graph_.edges[edge].second : graph_.edges[edge].first;
  keep_edges(matching.can_be_best);
}

void Candidates::keep_edges(const std::vector<bool>& kept) {
  const auto levels = graph_.most.size();
  std::size_t to = 0;
  for (std::size_t e = 0; e < graph_.edges.size(); ++e) {
    if (!kept[e]) continue;
    graph_.edges[to] = graph_.edges[e];
    std::copy_n(graph_.values.begin() + static_cast<std::ptrdiff_t>(e * levels), levels,
                graph_.values.begin() + static_cast<std::ptrdiff_t>(to * levels));
    ++to;
  }
  graph_.edges.resize(to);
  graph_.values.resize(to * levels);
}

void Candidates::ask(const std::vector<Wish>& wishes) {
  const auto before = graph_.most.size();
  const auto after = before + wishes.size();
  std::vector<std::uint32_t> values(graph_.edges.size() * after);
  for (std::size_t e = 0; e < graph_.edges.size(); ++e) {
    const auto row = values.begin() + static_cast<std::ptrdiff_t>(e * after);
    std::copy_n(graph_.values.begin() + static_cast<std::ptrdiff_t>(e * before), before, row);
    for (std::size_t w = 0; w < wishes.size(); ++w)
      row[static_cast<std::ptrdiff_t>(before + w)] = wishes[w].value(graph_.edges[e]);
  }
  graph_.values = std::move(values);
  for (const auto& wish : wishes) graph_.most.push_back(wish.most);
  solve();
}

void Candidates::forget() {
  const auto levels = graph_.most.size();
  for (std::size_t e = 0; e < graph_.edges.size(); ++e)
    std::copy_n(graph_.values.begin() + static_cast<std::ptrdiff_t>(e * levels), levels_,
                graph_.values.begin() + static_cast<std::ptrdiff_t>(e * levels_));
  graph_.values.resize(graph_.edges.size() * levels_);
  graph_.most.resize(levels_);
}

void Candidates::settle(const Edge& pair) {
  assert(partner_[pair.first] == pair.second);
  keep_if([&](const Edge& edge) {
    const bool touches = edge.first == pair.first || edge.second == pair.first || edge.first == pair.second ||
                         edge.second == pair.second;
    return !touches || edge == pair || edge == Edge{pair.second, pair.first};
  });
}

std::size_t Candidates::find(const Edge& edge) const {
  const Edge sorted = std::minmax(edge.first, edge.second);
  return static_cast<std::size_t>(std::ranges::lower_bound(graph_.edges, sorted) - graph_.edges.begin());
}

bool Candidates::settle_if_best(const std::vector<Edge>& pairs, const std::vector<Edge>& instead_of) {
  if (pairs.size() != instead_of.size()) return false;
  const auto people = [](const std::vector<Edge>& edges) {
    std::vector<std::uint32_t> all;
    for (const auto& [a, b] : edges) all.insert(all.end(), {a, b});
    std::ranges::sort(all);
    return all;
  };
  if (people(pairs) != people(instead_of)) return false;
  const auto levels = graph_.most.size();
  std::vector<std::int64_t> gain(levels);
  const auto count = [&](const std::vector<Edge>& edges, std::int64_t sign) {
    return std::ranges::all_of(edges, [&](const Edge& edge) {
      const auto at = find(edge);
      if (at == graph_.edges.size() || graph_.edges[at] != Edge(std::minmax(edge.first, edge.second)))
        return false;
      for (std::size_t level = 0; level < levels; ++level)
        if (graph_.most[level] != 0) gain[level] += sign * static_cast<std::int64_t>(graph_.value(at, level));
      return true;
    });
  };
  if (!count(pairs, 1) || !count(instead_of, -1)) return false;
  if (std::ranges::any_of(gain, [](std::int64_t sum) { return sum != 0; })) return false;
  for (const auto& [a, b] : pairs) {
    partner_[a] = b;
    partner_[b] = a;
  }
  std::vector<bool> settled(graph_.vertices);
  for (const auto& [a, b] : pairs) settled[a] = settled[b] = true;
  keep_if([&](const Edge& edge) {
    return (!settled[edge.first] && !settled[edge.second]) || partner_[edge.first] == edge.second;
  });
  return true;
}

unsigned Candidates::spare_bits() const {
  unsigned used = 0;
  for (const auto most : graph_.most) used += static_cast<unsigned>(std::bit_width(most));
  return used + kLeastSpare < kComfortable ? kComfortable - used : kLeastSpare;
}

std::vector<std::uint64_t> Candidates::sums() const {
  std::vector<std::uint64_t> sums(levels_);
  for (std::size_t e = 0; e < graph_.edges.size(); ++e)
    if (partner_[graph_.edges[e].first] == graph_.edges[e].second)
      for (std::size_t level = 0; level < levels_; ++level) sums[level] += graph_.value(e, level);
  return sums;
}

}  // namespace boardwright::tournament
