// SPDX-License-Identifier: GPL-3.0-or-later
//
// What one thread has learnt of positions as their seats see them. Internal to InformationSearch.
#pragma once

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
  float prior = 0;
};

/// What a seat on turn sees.
struct Node {
  std::size_t first = 0;  ///< edge
  std::uint32_t count = 0;
  std::uint32_t visits = 0;
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
  /// nullptr if there is no room left.
  [[nodiscard]] Node* add(std::uint64_t key, std::span<const Move> moves) {
    if (nodes_.size() >= most_nodes_ || used_ + moves.size() > most_edges_) return nullptr;
    Node node{used_, static_cast<std::uint32_t>(moves.size()), 0};
    for (const Move move : moves) {
      Edge* edge = new (edges_.get() + used_++) Edge;
      edge->move = move;
    }
    return &nodes_.emplace(key, node).first->second;
  }
  [[nodiscard]] std::span<Edge> edges(const Node& node) { return {edges_.get() + node.first, node.count}; }

 private:
  static constexpr std::size_t kBytesPerNode = sizeof(Node) + 40;  // with the map's own
  struct Free {
    void operator()(Edge* edges) const noexcept { ::operator delete(edges); }
  };
  std::size_t most_nodes_, most_edges_, used_ = 0;
  std::unique_ptr<Edge, Free> edges_;
  std::unordered_map<std::uint64_t, Node> nodes_;
};

}  // namespace boardwright::information
