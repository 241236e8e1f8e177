// SPDX-License-Identifier: GPL-3.0-or-later
//
// The best matchings of a graph, narrowed step by step: further levels are asked for, edges are ruled out, pairs are
// settled. Only edges that some best matching may have are kept, so that each step is faster. Room-internal.
#pragma once

#include <cstdint>
#include <functional>
#include <utility>
#include <vector>

#include "framework/tournament/matching.hpp"

namespace boardwright::tournament {

class Candidates {
 public:
  using Edge = std::pair<std::uint32_t, std::uint32_t>;
  struct Wish {
    std::uint64_t most = 1;  ///< no matching's sum exceeds it
    std::function<std::uint32_t(const Edge&)> value;
  };

  explicit Candidates(LevelGraph graph);

  /// Of the best matchings those that are best in these, too, from the first one on. They stay asked for until
  /// forget().
  void ask(const std::vector<Wish>& wishes);
  /// Wishes that are guaranteed by edges that were ruled out.
  void forget();
  /// Leaves out edges that are known to be in no matching that is wanted.
  template <typename Keep>
  void keep_if(const Keep& keep) {
    std::vector<bool> kept;
    for (const auto& edge : graph_.edges) kept.push_back(keep(edge));
    keep_edges(kept);
  }
  /// Settles a pair of the present matching.
  void settle(const Edge& pair);
  /// Settles these pairs if they are as good as those that they would replace and leave over the same people.
  [[nodiscard]] bool settle_if_best(const std::vector<Edge>& pairs, const std::vector<Edge>& instead_of);

  [[nodiscard]] std::uint32_t partner(std::uint32_t vertex) const { return partner_[vertex]; }
  /// How many bits more weights may have without leaving those of 512.
  [[nodiscard]] unsigned spare_bits() const;
  [[nodiscard]] std::vector<std::uint64_t> sums() const;

 private:
  void keep_edges(const std::vector<bool>& kept);
  void solve();
  [[nodiscard]] std::size_t find(const Edge& edge) const;  // edges.size() if there is none

  LevelGraph graph_;
  std::size_t levels_;  // at the beginning
  std::vector<std::uint32_t> partner_;
};

}  // namespace boardwright::tournament
