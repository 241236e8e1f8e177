// SPDX-License-Identifier: GPL-3.0-or-later
//
// Moves in the words of other programs.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "framework/board/geometry.hpp"
#include "framework/catalogue/formats.hpp"
#include "plugins/host/position.hpp"

namespace boardwright {

/// Reads and writes foreign moves under some rules. Immutable.
class ForeignNotation {
 public:
  ForeignNotation(const Rules& rules, ForeignMoves format);

  [[nodiscard]] bool is_resignation(std::string_view text) const;
  [[nodiscard]] Result<Move> read(const Position& position, Seat seat, std::string_view text) const;
  /// Why these places make no move; nothing where the text names none.
  [[nodiscard]] std::optional<Explanation> why_not(const Position& position, Seat seat,
                                                   std::string_view text) const;
  [[nodiscard]] std::string write(const Position& position, Seat seat, Move move,
                                  std::string_view separator) const;

 private:
  [[nodiscard]] std::string normal(std::string_view text) const;
  [[nodiscard]] std::string without_annotations(std::string_view text) const;
  [[nodiscard]] std::optional<std::vector<std::uint32_t>> points(std::string_view text) const;
  [[nodiscard]] std::optional<std::uint32_t> point_at(std::string_view text, std::size_t& size) const;
  [[nodiscard]] std::string point_text(std::uint32_t field) const;

  ForeignMoves format_;
  std::optional<BoardGeometry> board_;
};

}  // namespace boardwright
