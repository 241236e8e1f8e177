// SPDX-License-Identifier: GPL-3.0-or-later
//
// A position as bytes and as the table `p` of a machine, kept in step: what a script has written is checked when
// it becomes bytes, and only what differs is written into the table again.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "plugins/script/cells.hpp"

namespace boardwright::script {

/// Where a position keeps what: turn (0: chance, else the seat from 1), result (0: not over, else the reason from
/// 1), points (two bits a seat), the fields, the state by name. Padding is 0.
class Layout {
 public:
  explicit Layout(const Declaration& declared);

  static constexpr std::size_t kTurn = 0, kResult = 1, kPoints = 2, kCells = 4;
  static constexpr std::size_t kAlignment = 8;

  struct State {
    std::string name;
    DeclaredState::Type type;
    std::size_t at = 0;
    std::uint32_t count = 1, max = 255;
  };
  [[nodiscard]] std::size_t size() const noexcept { return size_; }
  [[nodiscard]] const Cells& cells() const noexcept { return cells_; }
  [[nodiscard]] std::uint32_t seats() const noexcept { return seats_; }
  [[nodiscard]] std::uint32_t reasons() const noexcept { return reasons_; }
  [[nodiscard]] bool has_chance() const noexcept { return chance_; }
  [[nodiscard]] std::span<const State> state() const noexcept { return state_; }

 private:
  std::size_t size_;
  Cells cells_;
  std::uint32_t seats_, reasons_;
  bool chance_;
  std::vector<State> state_;
};

/// The table `p` of a machine.
class PositionTable {
 public:
  PositionTable(lua_State* state, const Layout& layout);

  void push() const;                          ///< onto the stack
  [[nodiscard]] bool is_at(int index) const;  ///< of the stack
  /// What `p` holds from now on.
  void write(const std::byte* position);
  /// As in a new game, before `start` fills it: nothing anywhere, the first seat on turn.
  void clear();
  /// What the script has made of it; `place` says which value can't be, and what belongs there.
  [[nodiscard]] std::optional<Problem> read(std::byte* position);
  /// As `read`, but only looks: for while the script still runs.
  [[nodiscard]] std::optional<Problem> look();
  /// The same, with the bytes; false: it can't be one now.
  [[nodiscard]] bool look_at(std::byte* position);
  /// The script may have left anything in it.
  void forget() noexcept { known_ = false; }
  /// Whether it still holds these bytes.
  [[nodiscard]] bool holds(const std::byte* position);
  /// The same, only by looking.
  [[nodiscard]] bool looks_like(const std::byte* position);

 private:
  void set_number(const char* name, std::int64_t value) const;
  void write_state(const Layout::State& state, const std::byte* position, bool all);
  [[nodiscard]] std::optional<Problem> read_state(const Layout::State& state, std::byte* position);

  lua_State* state_;
  const Layout& layout_;
  int table_ = 0;  // a reference
  std::optional<CellTable> cells_;
  std::vector<int> lists_;  // of the state's lists
  Bytes current_, seen_;
  bool known_ = false;
};

}  // namespace boardwright::script
