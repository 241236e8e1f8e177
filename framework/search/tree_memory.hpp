// SPDX-License-Identifier: GPL-3.0-or-later
//
// Where the tree search keeps its tree: one piece of memory, filled from the front and never grown. Nothing
// is allocated or freed while it searches.
#pragma once

#include <atomic>
#include <cstdint>
#include <memory>
#include <new>
#include <span>

#include "framework/search/fast_rules.hpp"

namespace boardwright::tree {

/// A certain result of opposed games: 0 unknown, else 1 and the half points of seat 0.
using Fate = std::uint8_t;
[[nodiscard]] inline Fate fate_of(const SeatScores& scores) noexcept {
  return static_cast<Fate>(1 + static_cast<int>(scores[0] * 2 + 0.5F));
}
/// Half points of a seat.
[[nodiscard]] inline int halves_of(Fate fate, Seat seat) noexcept { return seat == 0 ? fate - 1 : 3 - fate; }
[[nodiscard]] inline SeatScores scores_of(Fate fate) noexcept {
  SeatScores scores{};
  scores[0] = static_cast<float>(halves_of(fate, 0)) / 2;
  scores[1] = static_cast<float>(halves_of(fate, 1)) / 2;
  return scores;
}

/// Sums of scores are kept in these parts, so that they don't depend on the order of adding.
inline constexpr float kScorePart = 65536;

/// A place in the memory, in units of kUnit; the two smallest mean none.
using BlockIndex = std::uint32_t;
inline constexpr BlockIndex kNoBlock = 0, kBusy = 1;
inline constexpr std::size_t kUnit = 8;

/// A move or a chance event and what is known of the position behind it. Any number of threads.
struct Node {
  Move move = 0;
  std::atomic<std::uint64_t> sum{0};     ///< scores of the seat that makes the move, in kScorePart
  std::atomic<std::uint32_t> visits{0};  ///< begun simulations: those under way count as lost
  std::atomic<BlockIndex> block{kNoBlock};
  float prior = 0;          ///< constant: how promising the move looked before it was tried
  std::uint16_t first = 0;  ///< constant: the score that was guessed then, in 65535 parts
  std::atomic<Fate> fate{0};
};
static_assert(sizeof(Node) == 32);

/// A position that has been looked into: followed by the weights of chance events, the position's bytes and
/// the nodes, or by the scores of a finished game. Constant but for the nodes.
struct Block {
  std::uint32_t count = 0;  ///< nodes
  Seat mover = BW_NOBODY;   ///< BW_CHANCE at a chance event, BW_NOBODY at the end of the game
  std::uint64_t same_key = 0;
  std::uint32_t position_at = 0;  ///< bytes from here
  std::uint32_t nodes_at = 0;

  [[nodiscard]] std::byte* bytes() noexcept { return reinterpret_cast<std::byte*>(this); }
  [[nodiscard]] std::uint32_t* weights() noexcept {
    return reinterpret_cast<std::uint32_t*>(bytes() + sizeof(Block));
  }
  [[nodiscard]] SeatScores* scores() noexcept {
    return reinterpret_cast<SeatScores*>(bytes() + sizeof(Block));
  }
  [[nodiscard]] std::byte* position() noexcept { return bytes() + position_at; }
  [[nodiscard]] std::span<Node> nodes() noexcept {
    return {reinterpret_cast<Node*>(bytes() + nodes_at), count};
  }
};
static_assert(sizeof(Block) % kUnit == 0);

/// The memory. `make…` may be called by any number of threads.
class Memory {
 public:
  explicit Memory(std::size_t bytes) : bytes_(bytes, BW_MAX_ALIGNMENT), size_(bytes / kUnit) {}

  [[nodiscard]] Block& at(BlockIndex index) const noexcept {
    return *std::launder(reinterpret_cast<Block*>(bytes_.get() + index * kUnit));
  }
  void clear() noexcept {
    top_.store(kFirst, std::memory_order_relaxed);
    full_.store(false, std::memory_order_relaxed);
  }
  [[nodiscard]] bool full() const noexcept { return full_.load(std::memory_order_relaxed); }
  [[nodiscard]] std::size_t used() const noexcept { return top_.load(std::memory_order_relaxed) * kUnit; }

  /// A block with nodes that are all empty, or kNoBlock if there is no room left.
  [[nodiscard]] BlockIndex make(const FastRules& rules, std::uint32_t count, Seat mover) noexcept {
    const std::size_t alignment = rules.alignment();
    std::size_t position = sizeof(Block) + (mover == BW_CHANCE ? sizeof(std::uint32_t) * count : 0);
    position = (position + alignment - 1) / alignment * alignment;
    const std::size_t nodes = (position + rules.size() + alignof(Node) - 1) / alignof(Node) * alignof(Node);
    const BlockIndex index = take(nodes + sizeof(Node) * count, alignment);
    if (index == kNoBlock) return kNoBlock;
    Block& block = *new (bytes_.get() + index * kUnit) Block;
    block.count = count;
    block.mover = mover;
    block.position_at = static_cast<std::uint32_t>(position);
    block.nodes_at = static_cast<std::uint32_t>(nodes);
    std::uninitialized_default_construct(block.nodes().begin(), block.nodes().end());
    return index;
  }
  /// A finished game.
  [[nodiscard]] BlockIndex make_end(const SeatScores& scores) noexcept {
    const BlockIndex index = take(sizeof(Block) + sizeof(SeatScores), kUnit);
    if (index == kNoBlock) return kNoBlock;
    Block& block = *new (bytes_.get() + index * kUnit) Block;
    new (block.scores()) SeatScores(scores);
    return index;
  }

 private:
  static constexpr std::size_t kFirst = BW_MAX_ALIGNMENT / kUnit;

  [[nodiscard]] BlockIndex take(std::size_t bytes, std::size_t alignment) noexcept {
    const std::size_t step = alignment / kUnit, wanted = (bytes + kUnit - 1) / kUnit;
    std::size_t top = top_.load(std::memory_order_relaxed);
    for (;;) {
      const std::size_t begin = (top + step - 1) / step * step;
      if (begin + wanted > size_) {
        full_.store(true, std::memory_order_relaxed);
        return kNoBlock;
      }
      if (top_.compare_exchange_weak(top, begin + wanted, std::memory_order_relaxed))
        return static_cast<BlockIndex>(begin);
    }
  }

  AlignedBytes bytes_;
  std::size_t size_;
  std::atomic<std::size_t> top_{kFirst};
  std::atomic<bool> full_{false};
};

}  // namespace boardwright::tree
