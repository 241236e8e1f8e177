// SPDX-License-Identifier: GPL-3.0-or-later
//
// The board at the beginning of a position's text, where a rule set writes it as most do: row by row from the
// top, '/' between the rows, a piece by its kind's sign (with marks behind it), empty fields as numbers;
// then, behind a space, who is on turn by the first letter of the seat's name. The contract doesn't ask for
// that, so it is found out from a position and not taken for granted; what is made of it the rules read and
// judge.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "framework/board/geometry.hpp"
#include "framework/board/picture.hpp"

namespace boardwright {

/// A text taken apart, with pieces that can be set. Whether the rules accept it is theirs to say. A value.
class BoardText {
 public:
  /// Takes a text apart. Nothing if the board has holes, or if no such board stands at its beginning.
  [[nodiscard]] static std::optional<BoardText> read(const Rules& rules, std::string_view text);
  /// The same, and what is written stands where the picture shows it.
  [[nodiscard]] static std::optional<BoardText> of(const Position& position);

  [[nodiscard]] std::string text() const;
  /// What is written, without marks and without anything beside the board.
  [[nodiscard]] Picture picture() const;
  [[nodiscard]] std::optional<std::uint32_t> kind_at(std::uint32_t field) const;

  void set(std::uint32_t field, std::optional<std::uint32_t> kind);  ///< nothing: empty
  void move(std::uint32_t from, std::uint32_t to);                   ///< with its marks
  void clear();                                                      ///< but for what is nobody's

  /// Who is on turn, where the second word is a seat's letter.
  [[nodiscard]] std::optional<Seat> on_turn() const;
  /// Nothing happens where seats can't be told apart by their first letters.
  void set_on_turn(Seat seat);
  [[nodiscard]] bool can_set_turn() const;

  /// What the rules say to this sign on the first field; empty if they take it.
  [[nodiscard]] std::string complaint(const Rules& rules, const std::string& sign) const;

 private:
  struct Cell {
    std::optional<std::uint32_t> kind;  ///< nothing: empty
    std::string marks;
  };
  explicit BoardText(BoardGeometry board) : board_(std::move(board)) {}
  [[nodiscard]] bool read_row(std::string_view row, std::int32_t number);
  /// The kind whose sign the text begins with, the longest one.
  [[nodiscard]] std::optional<std::uint32_t> kind_of(std::string_view text) const;
  [[nodiscard]] std::string row_text(std::int32_t number) const;

  BoardGeometry board_;
  std::vector<Cell> cells_;         // by field
  std::vector<std::string> seats_;  // letters
  std::string rest_;                // behind the board, with the space before it
};

/// Kinds that may be set on a board: those whose sign the rules can read there. The others stand only beside
/// it, or in views.
[[nodiscard]] std::vector<std::uint32_t> kinds_to_set(const Position& position);

}  // namespace boardwright
