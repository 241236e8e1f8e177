// SPDX-License-Identifier: GPL-3.0-or-later
//
// The lines of a script that can run, and which of them have.
#pragma once

#include <boardwright/abi/lines.h>

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace boardwright::script {

/// Of a text; never changes.
class LineTable {
 public:
  /// Empty where the text can't be compiled.
  explicit LineTable(std::string_view source);
  LineTable(const LineTable&) = delete;
  LineTable& operator=(const LineTable&) = delete;

  [[nodiscard]] const std::vector<bw_line>& lines() const noexcept { return lines_; }
  /// In which function the first line stands that is one of these two or lies between them; empty: in none.
  [[nodiscard]] std::string_view function_in(std::uint32_t first, std::uint32_t last) const noexcept;
  /// Sets the byte of a line, if it is one of these.
  void mark(int line, std::uint8_t* ran) const noexcept {
    const auto at = static_cast<std::size_t>(line);
    if (at < places_.size() && places_[at] != 0) ran[places_[at] - 1] = 1;
  }

 private:
  std::vector<std::string> names_;  // of functions; whole before lines_ points to them
  std::vector<bw_line> lines_;
  std::vector<std::uint32_t> places_;  // by line: its place in lines_, from 1; 0: nothing runs there
};

/// Where a machine notes which lines run.
struct LineMarks {
  const LineTable& table;
  std::uint8_t* ran;  ///< as many bytes as the table has lines
};

extern const bw_lines kLines;

}  // namespace boardwright::script
