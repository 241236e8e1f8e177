// SPDX-License-Identifier: GPL-3.0-or-later
//
// What stands on the board, as bytes and as the list `p.cell` of a machine. Where the game has stacks, each field of the
// list is a table that holds what lies on each other from the bottom.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "plugins/script/declaration.hpp"

namespace boardwright::script {

using Bytes = std::vector<std::byte>;

/// Where the bytes of a board are, and what they say. One piece a field: its kind from 1, or 0. Stacks: how many
/// pieces each field has, then the kinds of all of them, field by field and from the bottom, then zeros: one board
/// has one form, and takes as much room as it has pieces.
class Cells {
 public:
  Cells(const Declaration& declared, std::size_t at);

  [[nodiscard]] std::size_t at() const noexcept { return at_; }
  [[nodiscard]] std::size_t end() const noexcept { return at_ + fields_ + stacks_.all; }
  [[nodiscard]] std::size_t fields() const noexcept { return fields_; }
  [[nodiscard]] std::uint32_t kinds() const noexcept { return kinds_; }
  [[nodiscard]] const DeclaredStacks& stacks() const noexcept { return stacks_; }
  [[nodiscard]] bool stacked() const noexcept { return stacks_.most != 0; }

  /// Calls visit(field from 0, pieces from the bottom) for each field, also for those where nothing stands.
  template <class Visit>
  void each(const std::byte* position, Visit visit) const {
    std::size_t next = at_ + fields_;
    for (std::size_t field = 0; field < fields_; ++field) {
      const std::byte* first = position + at_ + field;
      if (!stacked()) {
        visit(field, std::span(first, *first == std::byte{0} ? 0 : 1));
        continue;
      }
      const auto count = std::to_integer<std::size_t>(*first);
      visit(field, std::span(position + next, count));
      next += count;
    }
  }
  /// The pieces of each field, which are kinds from 1 and not too many of them on a field; false: too many in all.
  [[nodiscard]] bool pack(const std::vector<Bytes>& pieces, std::byte* position) const;

 private:
  std::size_t at_, fields_;
  std::uint32_t kinds_;
  DeclaredStacks stacks_;
};

/// The list `p.cell`.
class CellTable {
 public:
  /// Leaves the list on the stack of the machine.
  CellTable(lua_State* state, const Cells& cells);

  /// Writes what differs from `before`; null: the script may have left anything.
  void write(const std::byte* position, const std::byte* before) const;
  /// What the script has made of the list on top of the stack.
  [[nodiscard]] std::optional<Problem> read(std::byte* position);

 private:
  void make_stacks() const;
  void write_stacks(const std::byte* position, const std::byte* before) const;
  void write_stack(std::span<const std::byte> pieces, std::size_t before, bool all) const;
  [[nodiscard]] std::optional<Problem> read_single(std::byte* position) const;
  [[nodiscard]] std::optional<Problem> read_stack(std::size_t field, Bytes& pieces) const;

  lua_State* state_;
  const Cells& cells_;
  int list_ = 0, stacks_ = 0;  // references: p.cell, and its tables where the script can't put others
  std::vector<Bytes> seen_;
};

/// The whole number on top of the stack, which stays there; nothing if it isn't one of this range.
[[nodiscard]] std::optional<std::uint32_t> whole_on_top(lua_State* state, std::uint32_t min,
                                                        std::uint32_t max);
/// What is wrong where there is none. Apart from it, so that a name for the value is made only when it is told.
[[nodiscard]] Problem not_whole(lua_State* state, std::uint32_t min, std::uint32_t max,
                                const std::string& what);
/// What a sentence says of a value that doesn't belong there.
[[nodiscard]] std::string shown(lua_State* state, int index);

}  // namespace boardwright::script
