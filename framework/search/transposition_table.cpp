// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/search/transposition_table.hpp"

#include <algorithm>
#include <bit>

namespace boardwright {

TranspositionTable::TranspositionTable(std::size_t bytes)
    : table_(std::bit_floor(std::max<std::size_t>(bytes / sizeof(Bucket), 1))) {}

void TranspositionTable::clear() noexcept {
  for (Bucket& bucket : table_)
    for (Slot& slot : bucket.slots) {
      slot.check.store(0, std::memory_order_relaxed);
      slot.data.store(0, std::memory_order_relaxed);
    }
}

}  // namespace boardwright
