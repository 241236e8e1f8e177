// SPDX-License-Identifier: GPL-3.0-or-later
//
// A board of letters as the slow rules know it: rows from the top as they are written, '.' where nothing stands.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace boardwright::slow {

class Letters {
 public:
  explicit Letters(std::string_view text) {
    std::string row;
    for (const char c : text) {
      if (c == '/') {
        rows_.push_back(row);
        row.clear();
      } else if (c >= '1' && c <= '9') {
        row.append(static_cast<std::size_t>(c - '0'), '.');
      } else {
        row += c;
      }
    }
    rows_.push_back(row);
  }
  [[nodiscard]] int height() const { return static_cast<int>(rows_.size()); }
  [[nodiscard]] int width() const { return static_cast<int>(rows_.front().size()); }
  [[nodiscard]] bool on(int column, int row) const {
    return column >= 0 && column < width() && row >= 0 && row < height();
  }
  /// Row 0 is the lowest.
  [[nodiscard]] char at(int column, int row) const { return on(column, row) ? cell(column, row) : '#'; }
  void put(int column, int row, char letter) {
    rows_[static_cast<std::size_t>(height() - 1 - row)][static_cast<std::size_t>(column)] = letter;
  }
  [[nodiscard]] std::string text() const {
    std::string all;
    for (const auto& row : rows_) all += (all.empty() ? "" : "/") + row;
    return all;
  }

 private:
  [[nodiscard]] char cell(int column, int row) const {
    return rows_[static_cast<std::size_t>(height() - 1 - row)][static_cast<std::size_t>(column)];
  }
  std::vector<std::string> rows_;
};

inline int sign(int number) { return number > 0 ? 1 : number < 0 ? -1 : 0; }

}  // namespace boardwright::slow
