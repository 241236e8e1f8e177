// SPDX-License-Identifier: MIT
//
// Texts of fields and of boards row by row, for games on grids.
#pragma once

#include <boardwright/pure/result.hpp>
#include <boardwright/sdk/bitboard.hpp>
#include <charconv>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace boardwright::sdk {

/// A character as an error message can show it, whatever it is.
[[nodiscard]] inline std::string quoted(char c) {
  if (c >= ' ' && c <= '~') return {'\'', c, '\''};
  constexpr std::string_view kDigits = "0123456789abcdef";
  const auto byte = static_cast<unsigned char>(c);
  return {'b', 'y', 't', 'e', ' ', '0', 'x', kDigits[byte / 16U], kDigits[byte % 16U]};
}

struct GridField {
  std::uint32_t column;
  std::uint32_t row;
  friend bool operator==(const GridField&, const GridField&) = default;
};

/// Takes a field such as "c10" from the front of a text; nothing, and the text as it was, if there is none on
/// a board of this size.
[[nodiscard]] inline std::optional<GridField> take_field(std::string_view& text, std::uint32_t columns,
                                                         std::uint32_t rows) {
  if (text.size() < 2 || text[0] < 'a' || text[1] < '1' || text[1] > '9') return std::nullopt;
  const auto column = static_cast<std::uint32_t>(text[0] - 'a');
  std::uint32_t row = 0;
  const auto [end, error] = std::from_chars(text.data() + 1, text.data() + text.size(), row);
  if (error != std::errc{} || column >= columns || row > rows) return std::nullopt;
  text.remove_prefix(static_cast<std::size_t>(end - text.data()));
  return GridField{column, row - 1};
}

/// What is written "b1-b3", or "b1xb3" for a capture; fields as row * columns + column.
struct TypedStep {
  std::uint32_t from;
  std::uint32_t to;
  bool takes;
};

[[nodiscard]] inline std::optional<TypedStep> read_step(std::string_view text, std::uint32_t columns,
                                                        std::uint32_t rows) {
  const auto from = take_field(text, columns, rows);
  if (!from || text.empty() || (text[0] != '-' && text[0] != 'x')) return std::nullopt;
  const bool takes = text[0] == 'x';
  text.remove_prefix(1);
  const auto to = take_field(text, columns, rows);
  if (!to || !text.empty()) return std::nullopt;
  return TypedStep{from->row * columns + from->column, to->row * columns + to->column, takes};
}

/// Rows from the top one down, separated by '/': a sign for each piece, a number for a run of empty fields.
/// `sign_at(column, row)` gives '\0' for an empty field.
template <class SignAt>
[[nodiscard]] std::string write_rows(std::uint32_t columns, std::uint32_t rows, SignAt&& sign_at) {
  std::string text;
  for (std::uint32_t row = rows; row-- != 0;) {
    std::uint32_t run = 0;
    const auto end_run = [&] {
      if (run != 0) text += std::to_string(run);
      run = 0;
    };
    for (std::uint32_t column = 0; column < columns; ++column) {
      const char sign = sign_at(column, row);
      if (sign == '\0') {
        ++run;
        continue;
      }
      end_run();
      text += sign;
    }
    end_run();
    if (row != 0) text += '/';
  }
  return text;
}

/// Takes such rows from the front of a text. `put(column, row, sign)` says whether there is a piece with that
/// sign; `signs` names them in messages, such as "b or w".
template <class Put>
[[nodiscard]] Result<void> take_rows(std::string_view& text, std::uint32_t columns, std::uint32_t rows,
                                     std::string_view signs, Put&& put) {
  for (std::uint32_t row = rows; row-- != 0;) {
    const std::string where = "row " + std::to_string(row + 1) + ": ";
    std::uint32_t column = 0;
    while (column < columns) {
      if (text.empty() || text[0] == '/' || text[0] == ' ')
        return fail(where + std::to_string(column) + " fields, expected " + std::to_string(columns));
      std::uint32_t run = 1;
      std::size_t size = 1;
      if (text[0] >= '1' && text[0] <= '9') {
        const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), run);
        if (error != std::errc{} || run > columns - column)
          return fail(where + "the empty fields go beyond the last of " + std::to_string(columns));
        size = static_cast<std::size_t>(end - text.data());
      } else if (!put(column, row, text[0])) {
        return fail(where + "expected " + std::string(signs) + " or a number of empty fields, found " +
                    quoted(text[0]));
      }
      text.remove_prefix(size);
      column += run;
    }
    if (row == 0) return {};
    if (text.empty()) return fail(where + "no more rows follow, expected " + std::to_string(rows));
    if (text[0] != '/')
      return fail(where + "expected '/' after " + std::to_string(columns) + " fields, found " +
                  quoted(text[0]));
    text.remove_prefix(1);
  }
  return {};
}

/// The rows of a square board where pieces of one sign each stand on the fields of one set, all sets apart.
template <unsigned kWidth>
[[nodiscard]] std::string write_sets(std::span<const typename Bitboard<kWidth>::Word> sets,
                                     std::string_view signs) {
  return write_rows(kWidth, kWidth, [&](std::uint32_t column, std::uint32_t row) {
    for (std::size_t i = 0; i < sets.size(); ++i)
      if (Bitboard<kWidth>::has(sets[i], row * kWidth + column)) return signs[i];
    return '\0';
  });
}

/// Takes such rows from the front of a text and adds their pieces to the sets.
template <unsigned kWidth>
[[nodiscard]] Result<void> take_sets(std::string_view& text, std::span<typename Bitboard<kWidth>::Word> sets,
                                     std::string_view signs) {
  std::string names;
  for (const char sign : signs) names += (names.empty() ? "" : ", ") + std::string(1, sign);
  return take_rows(text, kWidth, kWidth, names, [&](std::uint32_t column, std::uint32_t row, char sign) {
    const std::size_t which = signs.find(sign);
    if (which == signs.npos) return false;
    sets[which] |= Bitboard<kWidth>::bit(row * kWidth + column);
    return true;
  });
}

}  // namespace boardwright::sdk
