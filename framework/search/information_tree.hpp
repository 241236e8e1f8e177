// SPDX-License-Identifier: GPL-3.0-or-later
//
// What one thread has learnt of positions as a seat sees them. Internal to InformationSearch.
#pragma once

#include <algorithm>
#include <memory>
#include <span>
#include <unordered_map>

#include "framework/search/fast_rules.hpp"

namespace boardwright::information {

/// A move of the seat on turn.
struct Edge {
  Move move = 0;
  double sum = 0;  ///< scores of that seat
  std::uint32_t visits = 0;
  std::uint32_t chances = 0;  ///< how often it could have been chosen
  float first = 0.5F;  ///< its score by the evaluation one ply ahead, the mean of what the samples promised
  float prior = 0;
};

/// What is seen when a seat is on turn.
struct Node {
  std::size_t first = 0;  ///< edge
  std::uint32_t count = 0;
  std::uint32_t visits = 0;
  std::uint32_t looks = 0;  ///< samples that the edges' `first` is the mean of
  float range = 1;          ///< from the worst to the best `first`
  bool given = false;       ///< the priors are the rules' own
};

/// Never grows beyond what it was made for; edges lie in one piece of memory.
class Tree {
 public:
  explicit Tree(std::size_t bytes)
      : most_nodes_(bytes / 4 / kBytesPerNode),
        most_edges_(bytes / 4 * 3 / sizeof(Edge)),
        edges_(static_cast<Edge*>(::operator new(most_edges_ * sizeof(Edge)))) {}

  [[nodiscard]] Node* find(std::uint64_t key) {
    const auto found = nodes_.find(key);
    return found == nodes_.end() ? nullptr : &found->second;
  }
  /// nullptr if there is no room left. Moves ascend.
  [[nodiscard]] Node* add(std::uint64_t key, std::span<const Move> moves) {
    if (nodes_.size() >= most_nodes_) return nullptr;
    Node node;
    if (!put(node, moves)) return nullptr;
    return &nodes_.emplace(key, node).first->second;
  }
  /// Moves that a node may not know yet, ascending; false if there is no room for them. Edges found before
  /// are no longer the node's.
  [[nodiscard]] bool learn(Node& node, std::span<const Move> moves) {
    const std::span<Edge> old = edges(node);
    const auto is_less = [](const Edge& edge, Move move) { return edge.move < move; };
    std::size_t news = 0;
    for (const Move move : moves) {
      const auto at = std::lower_bound(old.begin(), old.end(), move, is_less);
      news += at == old.end() || at->move != move ? 1U : 0U;
    }
    if (news == 0) return true;
    if (used_ + old.size() + news > most_edges_) return false;
    Edge* const begin = edges_.get() + used_;
    Edge* end = begin;
    auto known = old.begin();
    for (const Move move : moves) {
      while (known != old.end() && known->move < move) new (end++) Edge(*known++);
      if (known != old.end() && known->move == move) continue;
      (new (end++) Edge)->move = move;
    }
    while (known != old.end()) new (end++) Edge(*known++);
    node.first = used_;
    node.count = static_cast<std::uint32_t>(end - begin);
    used_ += node.count;
    return true;
  }
  [[nodiscard]] std::span<Edge> edges(const Node& node) { return {edges_.get() + node.first, node.count}; }

 private:
  [[nodiscard]] bool put(Node& node, std::span<const Move> moves) {
    if (used_ + moves.size() > most_edges_) return false;
    node.first = used_;
    node.count = static_cast<std::uint32_t>(moves.size());
    for (const Move move : moves) (new (edges_.get() + used_++) Edge)->move = move;
    return true;
  }

  static constexpr std::size_t kBytesPerNode = sizeof(Node) + 40;  // with the map's own
  struct Free {
    void operator()(Edge* edges) const noexcept { ::operator delete(edges); }
  };
  std::size_t most_nodes_, most_edges_, used_ = 0;
  std::unique_ptr<Edge, Free> edges_;
  std::unordered_map<std::uint64_t, Node> nodes_;
};

}  // namespace boardwright::information
