// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <boardwright/abi/search.h>

#include <memory>
#include <string_view>
#include <vector>

#include "plugins/host/position.hpp"

namespace boardwright {

/// The views that one seat has had, oldest first, and what it must think possible after them. Sampling may
/// be done by several threads at once.
class SeenViews {
 public:
  SeenViews(std::shared_ptr<const Rules> rules, Seat seat);

  /// A view of the seat, later than all there are.
  void add(const Position& view);
  /// All of them, to compare with others of the same rules and seat. Until the next one is added.
  [[nodiscard]] std::string_view bytes() const noexcept;

  [[nodiscard]] static bool can_sample(const Rules& rules);
  /// A position that fits the views, drawn by the seed, into the bytes of one. Fails with the rules' sentence
  /// if they can't.
  [[nodiscard]] Result<void> sample(std::uint64_t seed, void* position) const;

 private:
  struct alignas(BW_MAX_ALIGNMENT) Block {
    char bytes[BW_MAX_ALIGNMENT];
  };
  std::shared_ptr<const Rules> rules_;
  const bw_sample* sample_;
  Seat seat_;
  std::size_t size_;  // of a view
  std::uint32_t count_ = 0;
  std::vector<Block> row_;  // view after view, as the contract takes them
};

}  // namespace boardwright
