// SPDX-License-Identifier: GPL-3.0-or-later
//
// A line of a TRF file by its columns, which count letters from 1; some programs count bytes. Room-internal.
#pragma once

#include <boardwright/pure/result.hpp>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "framework/tournament/points.hpp"

namespace boardwright::tournament {

struct TrfField {
  std::string_view text;   ///< without blanks around it
  std::size_t column = 1;  ///< where it begins
};

/// A sentence with its place, "12:34: …".
[[nodiscard]] tl::unexpected<std::string> trf_wrong(std::size_t line, std::size_t column,
                                                    std::string_view sentence);

class TrfColumns {
 public:
  enum class Count : std::uint8_t { kLetters, kBytes };
  /// `text` is UTF-8 and outlives this.
  TrfColumns(std::string_view text, std::size_t number, Count count = Count::kLetters);

  [[nodiscard]] std::size_t number() const { return number_; }
  [[nodiscard]] std::size_t length() const { return starts_.size() - 1; }
  [[nodiscard]] std::string_view code() const { return raw(1, 3); }
  /// From column to column, both included; shorter where the line is.
  [[nodiscard]] std::string_view raw(std::size_t first, std::size_t last) const;
  [[nodiscard]] TrfField field(std::size_t first, std::size_t last) const;
  [[nodiscard]] TrfField rest(std::size_t first) const { return field(first, length() + 1); }
  /// Parted at blanks.
  [[nodiscard]] std::vector<TrfField> words(std::size_t first) const;
  /// Refuses what stands between the columns of a line that has them: read by columns it would be gone without a word.
  [[nodiscard]] Result<void> nothing_between() const;
  [[nodiscard]] tl::unexpected<std::string> wrong(std::size_t column, std::string_view sentence) const;

 private:
  std::string_view text_;
  std::size_t number_;
  std::vector<std::size_t> starts_;  // of each letter, and the end
};

/// A whole number up to `most`.
[[nodiscard]] std::optional<std::uint32_t> trf_number(std::string_view text, std::uint32_t most);
/// The number of a round in its columns, `otherwise` where they are empty.
[[nodiscard]] Result<std::uint32_t> trf_round(const TrfColumns& line, std::size_t first, std::size_t last,
                                              std::uint32_t otherwise);
/// Points such as 11.5, .5 or -3, in tenths.
[[nodiscard]] std::optional<Points> trf_points(std::string_view text);
[[nodiscard]] std::string points_text(Points points);

}  // namespace boardwright::tournament
