// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/search/tree_keep.hpp"

#include <algorithm>
#include <cstring>

namespace boardwright::tree {
namespace {

constexpr int kMostMovesOn = 6;  // two turns with dice
constexpr std::size_t kLongestLine = 64;

/// Larger is better to play.
struct Merit {
  int fate;  // 0 lost, 1 open or drawn, 2 won
  std::uint32_t visits;
  double score;
  auto operator<=>(const Merit&) const = default;
};

double shown_score(const Node& node, Seat mover) {
  if (const Fate fate = node.fate.load(std::memory_order_relaxed); fate != 0)
    return halves_of(fate, mover) / 2.0;
  const auto visits = node.visits.load(std::memory_order_relaxed);
  if (visits == 0) return static_cast<double>(node.first) / 65535;
  return static_cast<double>(node.sum.load(std::memory_order_relaxed)) / (double{kScorePart} * visits);
}

Merit merit_of(const Node& node, Seat mover) {
  const Fate fate = node.fate.load(std::memory_order_relaxed);
  const int halves = fate == 0 ? 1 : halves_of(fate, mover);
  return {halves, node.visits.load(std::memory_order_relaxed), shown_score(node, mover)};
}

struct Finder {
  const FastRules& rules;
  const Memory& memory;
  const SearchQuestion& before;
  const SearchQuestion& now;
  std::vector<std::uint64_t> keys;

  [[nodiscard]] bool fits(Block& block, std::uint32_t plies) const {
    if (block.mover != now.seat || std::memcmp(block.position(), now.position.data(), rules.size()) != 0)
      return false;
    if ((before.plies_left == 0) != (now.plies_left == 0)) return false;
    if (before.plies_left != 0 && before.plies_left != now.plies_left + plies) return false;
    return rules.repetition_limit() == 0 || keys == now.earlier;
  }

  Node* find(Node& node, int moves_on, std::uint32_t plies) {
    const BlockIndex index = node.block.load(std::memory_order_acquire);
    if (index <= kBusy) return nullptr;
    Block& block = memory.at(index);
    if (block.mover == BW_NOBODY) return nullptr;
    if (fits(block, plies)) return &node;
    if (moves_on == kMostMovesOn) return nullptr;
    keys.push_back(block.same_key);
    Node* found = nullptr;
    for (Node& next : block.nodes()) {
      found = find(next, moves_on + 1, plies + (block.mover == BW_CHANCE ? 0 : 1));
      if (found != nullptr) break;
    }
    keys.pop_back();
    return found;
  }
};

void copy_node(const Node& from, Node& to) {
  to.move = from.move;
  to.sum.store(from.sum.load(std::memory_order_relaxed), std::memory_order_relaxed);
  to.visits.store(from.visits.load(std::memory_order_relaxed), std::memory_order_relaxed);
  to.prior = from.prior;
  to.first = from.first;
  to.fate.store(from.fate.load(std::memory_order_relaxed), std::memory_order_relaxed);
  to.block.store(kNoBlock, std::memory_order_relaxed);
}

}  // namespace

std::vector<MoveValue> values(Block& block) {
  std::vector<const Node*> nodes;
  for (const Node& node : block.nodes()) nodes.push_back(&node);
  // Threads may still be at work: each merit is looked at once.
  std::vector<std::pair<Merit, const Node*>> merits;
  merits.reserve(nodes.size());
  for (const Node* node : nodes) merits.emplace_back(merit_of(*node, block.mover), node);
  std::stable_sort(merits.begin(), merits.end(),
                   [](const auto& a, const auto& b) { return a.first > b.first; });
  std::vector<MoveValue> values;
  values.reserve(merits.size());
  for (const auto& [merit, node] : merits) values.push_back({node->move, merit.score, merit.visits});
  return values;
}

std::vector<Move> best_line(const Memory& memory, const Node& root) {
  std::vector<Move> line;
  for (const Node* node = &root; line.size() < kLongestLine;) {
    const BlockIndex index = node->block.load(std::memory_order_acquire);
    if (index <= kBusy) break;
    Block& block = memory.at(index);
    if (block.mover >= BW_MAX_SEATS) break;  // chance, or the end
    const Node* best = nullptr;
    Merit most{};
    for (const Node& next : block.nodes()) {
      const Merit merit = merit_of(next, block.mover);
      if (best != nullptr && !(merit > most)) continue;
      best = &next;
      most = merit;
    }
    if (best == nullptr || (node != &root && most.visits == 0 && most.fate != 2)) break;
    line.push_back(best->move);
    node = best;
  }
  return line;
}

void reset(Node& node) { copy_node(Node(), node); }

Node* find(const FastRules& rules, const Memory& memory, Node& root, const SearchQuestion& before,
           const SearchQuestion& now) {
  return Finder{rules, memory, before, now, before.earlier}.find(root, 0, 0);
}

void keep(const FastRules& rules, const Memory& from, const Node& node, Memory& to, Node& root) {
  struct Task {
    const Node* old;
    Node* made;
  };
  Node top;
  copy_node(node, top);
  std::vector<Task> tasks{{&node, &top}};
  // Breadth first: if the room doesn't suffice, the ends of lines are left out.
  for (std::size_t i = 0; i < tasks.size(); ++i) {
    const Task task = tasks[i];
    const BlockIndex index = task.old->block.load(std::memory_order_acquire);
    if (index <= kBusy) continue;
    Block& old = from.at(index);
    const BlockIndex copied =
        old.mover == BW_NOBODY ? to.make_end(*old.scores()) : to.make(rules, old.count, old.mover);
    if (copied == kNoBlock) break;
    task.made->block.store(copied, std::memory_order_relaxed);
    if (old.mover == BW_NOBODY) continue;
    Block& made = to.at(copied);
    made.same_key = old.same_key;
    rules.copy(made.position(), old.position());
    if (old.mover == BW_CHANCE) std::copy_n(old.weights(), old.count, made.weights());
    const auto nodes = old.nodes();
    for (std::size_t k = 0; k < nodes.size(); ++k) {
      copy_node(nodes[k], made.nodes()[k]);
      tasks.push_back({&nodes[k], &made.nodes()[k]});
    }
  }
  const BlockIndex block = top.block.load(std::memory_order_relaxed);
  copy_node(top, root);
  root.block.store(block, std::memory_order_relaxed);
}

}  // namespace boardwright::tree
