// SPDX-License-Identifier: GPL-3.0-or-later
//
// Values of Lua as text, for the author of a script: with a limit to all of it, and calling nothing of the script.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

struct lua_State;

namespace boardwright::script {

class PositionTable;

/// How much one answer may have.
struct ValueRoom {
  std::size_t letters = 4096;     ///< bytes, and no half letter
  std::size_t entries = 100'000;  ///< of tables, looked at for names
};

class ValueWords {
 public:
  /// The position is written as `p`.
  ValueWords(lua_State* state, const PositionTable& position, ValueRoom room = {})
      : state_(state), position_(position), room_(room) {}

  void add(int index, int depth = 0);
  void put(std::string_view text);
  [[nodiscard]] std::string take();

 private:
  [[nodiscard]] bool full() const { return text_.size() >= room_.letters; }
  void add_number(int index);
  void add_text(int index, int depth);
  void add_set(int index);
  void add_table(int index, int depth);
  [[nodiscard]] std::vector<std::string> names_of(int index);

  lua_State* state_;
  const PositionTable& position_;
  ValueRoom room_;
  std::string text_;
  std::size_t entries_ = 0;
  bool cut_ = false;
};

/// UTF-8 on one line, whatever a script has put into it.
[[nodiscard]] std::string as_one_text(const std::string& said);

}  // namespace boardwright::script
