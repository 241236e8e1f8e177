// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <map>
#include <string>

#include "framework/statistics/self_play.hpp"

namespace boardwright {

/// A line for each game, for spreadsheets and statistics programs: CSV as in RFC 4180.
class GameTable {
 public:
  explicit GameTable(const Rules& rules);

  /// In any order; lines are written in the order of numbers.
  void add(std::uint64_t number, const PlayedGame& game);
  [[nodiscard]] std::string text() const;
  /// What each column holds, as CSV too.
  [[nodiscard]] std::string dictionary() const;
  /// Writes both, the dictionary into FILE.columns.csv.
  [[nodiscard]] Result<void> save(const std::filesystem::path& file) const;

 private:
  struct Column {
    std::size_t place;
    std::string id, meaning;
  };
  std::vector<Column> columns_;
  std::map<std::uint64_t, std::string> lines_;
};

}  // namespace boardwright
