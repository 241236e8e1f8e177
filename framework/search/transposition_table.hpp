// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <atomic>
#include <cstdint>
#include <optional>
#include <vector>

namespace boardwright {

/// What a search found out about a position.
struct TableEntry {
  enum class Bound : std::uint8_t { kNone, kLower, kUpper, kExact };
  std::int16_t value = 0;
  std::int8_t depth = 0;
  Bound bound = Bound::kNone;
  std::uint16_t move = kNoMove;  ///< index into the position's list of moves

  static constexpr std::uint16_t kNoMove = 0xFFFF;
};

/// Positions by their key, shared by threads without locks: an entry's two words are stored as key xor data
/// and data, so that a torn one is not found (Hyatt, Mann 2002: A lock-less transposition table).
class TranspositionTable {
 public:
  /// The largest power of two of entries that fits; at least one bucket.
  explicit TranspositionTable(std::size_t bytes);

  [[nodiscard]] std::size_t bytes() const noexcept { return table_.size() * sizeof(Bucket); }

  /// Entries of earlier searches are overwritten first.
  void next_search() noexcept { age_ = static_cast<std::uint8_t>((age_ + 1) & 63U); }
  void clear() noexcept;

  [[nodiscard]] std::optional<TableEntry> find(std::uint64_t key) const noexcept {
    for (const Slot& slot : table_[key & (table_.size() - 1)].slots) {
      const std::uint64_t data = slot.data.load(std::memory_order_relaxed);
      if (data != 0 && (slot.check.load(std::memory_order_relaxed) ^ data) == key) return unpack(data);
    }
    return std::nullopt;
  }

  /// Keeps the entry unless the bucket holds deeper ones of this search; the first slot is always the newest.
  void store(std::uint64_t key, const TableEntry& entry) noexcept {
    Bucket& bucket = table_[key & (table_.size() - 1)];
    const std::uint64_t data = pack(entry);
    Slot* slot = &bucket.slots[0];
    int worst = worth(*slot, key);
    for (Slot& other : bucket.slots)
      if (const int value = worth(other, key); value < worst) {
        worst = value;
        slot = &other;
      }
    slot->check.store(key ^ data, std::memory_order_relaxed);
    slot->data.store(data, std::memory_order_relaxed);
  }

 private:
  struct Slot {
    std::atomic<std::uint64_t> check{0}, data{0};
  };
  struct alignas(64) Bucket {
    Slot slots[4];
  };

  [[nodiscard]] std::uint64_t pack(const TableEntry& entry) const noexcept {
    return std::uint64_t{static_cast<std::uint16_t>(entry.value)} |
           std::uint64_t{static_cast<std::uint8_t>(entry.depth)} << 16U |
           std::uint64_t{static_cast<std::uint8_t>(entry.bound)} << 24U | std::uint64_t{age_} << 26U |
           std::uint64_t{entry.move} << 32U;
  }
  [[nodiscard]] static TableEntry unpack(std::uint64_t data) noexcept {
    return {static_cast<std::int16_t>(data & 0xFFFFU), static_cast<std::int8_t>(data >> 16U & 0xFFU),
            static_cast<TableEntry::Bound>(data >> 24U & 3U),
            static_cast<std::uint16_t>(data >> 32U & 0xFFFFU)};
  }
  /// How much would be lost by overwriting; nothing for the same position.
  [[nodiscard]] int worth(const Slot& slot, std::uint64_t key) const noexcept {
    const std::uint64_t data = slot.data.load(std::memory_order_relaxed);
    if (data == 0 || (slot.check.load(std::memory_order_relaxed) ^ data) == key) return -1000;
    const int depth = unpack(data).depth;
    return (data >> 26U & 63U) == age_ ? depth : depth - 300;
  }

  std::vector<Bucket> table_;
  std::uint8_t age_ = 0;
};

}  // namespace boardwright
