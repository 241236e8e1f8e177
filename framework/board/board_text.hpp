// SPDX-License-Identifier: GPL-3.0-or-later
//
// The board at the beginning of a position's text, where a rule set writes it as most do: row by row from the
// top, '/' between the rows, a piece by its kind's sign. Rules in C++ write empty fields as numbers and may put marks
// behind a sign; then, behind a space, stands who is on turn by the first letter of the seat's name. Scripts write
// each empty field as a full stop, part fields by commas where signs have two letters, write what lies on each other
// from the bottom in parentheses, several of one kind as w*3, and name the seat whole. On
// boards that aren't grids the fields of one height are a row. The contract doesn't ask for that, so it is found out
// from a position and not taken for granted; what is made of it the rules read and judge.
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
  /// Takes a text apart. Nothing if no such board stands at its beginning.
  [[nodiscard]] static std::optional<BoardText> read(const Rules& rules, std::string_view text);
  /// The same, and what is written stands where the picture shows it.
  [[nodiscard]] static std::optional<BoardText> of(const Position& position);

  [[nodiscard]] std::string text() const;
  /// What is written, without marks and without anything beside the board.
  [[nodiscard]] Picture picture() const;
  [[nodiscard]] std::optional<std::uint32_t> kind_at(
      std::uint32_t field) const;  ///< of a stack the uppermost

  /// Nothing: empty. Where pieces lie on each other, another comes on top, and nothing takes the uppermost away.
  void set(std::uint32_t field, std::optional<std::uint32_t> kind);
  /// Whether several pieces can lie on the field one by one.
  [[nodiscard]] bool stacks(std::uint32_t field) const;
  void move(std::uint32_t from, std::uint32_t to);  ///< with its marks
  void clear();                                     ///< but for what is part of the board
  /// Nobody's, and there from the start, such as lakes.
  [[nodiscard]] bool is_part_of_board(std::uint32_t kind) const;

  /// Who is on turn, where the second word is a seat's.
  [[nodiscard]] std::optional<Seat> on_turn() const;
  /// Nothing happens where seats can't be told apart by their words, or where there is only one.
  void set_on_turn(Seat seat);
  [[nodiscard]] bool can_set_turn() const;

  /// What the rules say to this sign on the first field; empty if they take it.
  [[nodiscard]] std::string complaint(const Rules& rules, const std::string& sign) const;

 private:
  struct Cell {
    std::optional<std::uint32_t> kind;  ///< nothing: empty
    std::string marks;
    std::vector<std::uint32_t> below;  ///< of a stack, from the bottom
  };
  using Row = std::vector<std::uint32_t>;  // fields from the left
  enum class Style { kNumbers, kStops, kCommas };
  explicit BoardText(BoardGeometry board) : board_(std::move(board)) {}
  [[nodiscard]] static std::optional<Style> style_of(std::string_view rows);
  [[nodiscard]] bool read_rows(std::string_view rows);
  [[nodiscard]] bool read_numbered(std::string_view text, const Row& row);
  [[nodiscard]] bool read_every(std::string_view text, const Row& row);
  /// Cuts a stack off, which may be one piece; false if there is none.
  [[nodiscard]] bool read_stack(std::string_view& text, std::uint32_t field);
  /// `next`: what is written behind it; a digit would belong to a count.
  [[nodiscard]] std::string stack_text(const Cell& cell, char next) const;
  /// The kind whose sign the text begins with, the longest one.
  [[nodiscard]] std::optional<std::uint32_t> kind_of(std::string_view text) const;
  [[nodiscard]] std::string row_text(const Row& row) const;

  BoardGeometry board_;
  Style style_ = Style::kNumbers;
  std::vector<Row> rows_;           // from the top
  std::vector<Cell> cells_;         // by field
  std::vector<bool> part_;          // of the board, by kind
  std::vector<std::string> seats_;  // their words; empty: they can't be told apart
  std::string rest_;                // behind the board, with the space before it
};

/// Kinds that may be set on a board: those whose sign the rules can read there. The others stand only beside
/// it, or in views.
[[nodiscard]] std::vector<std::uint32_t> kinds_to_set(const Position& position);

}  // namespace boardwright
