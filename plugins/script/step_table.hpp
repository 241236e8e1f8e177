// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace boardwright::script {

/// The steps of a board as they lie in memory of the machine: how many fields, how many ways, then the next fields.
class StepTable {
 public:
  explicit StepTable(const std::uint16_t* kept) : kept_(kept) {}
  [[nodiscard]] int fields() const { return kept_[0]; }
  [[nodiscard]] std::size_t ways() const { return kept_[1]; }
  /// The next field, from 1; 0 at the edge.
  [[nodiscard]] int step(int field, std::size_t way) const {
    return kept_[2 + static_cast<std::size_t>(field - 1) * ways() + way];
  }
  [[nodiscard]] std::vector<int> ray(int field, std::size_t way) const {
    std::vector<int> fields;
    for (int next = step(field, way); next != 0; next = step(next, way)) fields.push_back(next);
    return fields;
  }

 private:
  const std::uint16_t* kept_;
};

}  // namespace boardwright::script
