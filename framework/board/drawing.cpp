// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/board/drawing.hpp"

#include <algorithm>
#include <cstdint>
#include <map>

namespace boardwright {
namespace {

/// Columns a text takes in the terminal: its characters, not its bytes.
std::size_t width(std::string_view text) {
  return static_cast<std::size_t>(std::count_if(
      text.begin(), text.end(), [](char c) { return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U; }));
}

std::string padded(const std::string& text, std::size_t columns, bool to_the_right = false) {
  const std::size_t have = width(text);
  const std::string spaces(columns > have ? columns - have : 0, ' ');
  return to_the_right ? spaces + text : text + spaces;
}

std::string without_trailing_spaces(std::string line) {
  line.erase(line.find_last_not_of(' ') + 1);
  return line;
}

class Drawing {
 public:
  Drawing(const BoardGeometry& board, const Picture& picture, const DrawingOptions& options)
      : board_(board), picture_(picture), options_(options) {
    for (const auto& kind : board.kinds()) cell_ = std::max(cell_, width(kind.sign));
    for (std::uint32_t i = 0; i < board.columns(); ++i) cell_ = std::max(cell_, width(board.column_label(i)));
    for (std::uint32_t i = 0; i < board.rows(); ++i) margin_ = std::max(margin_, width(board.row_label(i)));
  }

  [[nodiscard]] std::string text() const {
    std::string result;
    for (std::uint32_t i = 0; i < board_.rows(); ++i)
      result += row(options_.flipped ? i : board_.rows() - 1 - i);
    std::string letters(margin_, ' ');
    for (std::uint32_t i = 0; i < board_.columns(); ++i)
      letters += " " + padded(board_.column_label(column(i)), cell_);
    if (letters = without_trailing_spaces(letters); !letters.empty()) result += letters + "\n";
    for (std::size_t i = 0; i < board_.trays().size(); ++i)
      result += tray(static_cast<std::uint32_t>(board_.fields().size() + i));
    return result + borders();
  }

 private:
  [[nodiscard]] std::uint32_t column(std::uint32_t i) const {
    return options_.flipped ? board_.columns() - 1 - i : i;
  }

  [[nodiscard]] std::string sign(std::uint32_t kind) const {
    return kind < board_.kinds().size() ? board_.kinds()[kind].sign : "?";
  }

  [[nodiscard]] std::string row(std::uint32_t row) const {
    std::string line = padded(board_.row_label(row), margin_, true);
    for (std::uint32_t i = 0; i < board_.columns(); ++i) {
      const auto field =
          board_.field_at(static_cast<std::int32_t>(column(i)), static_cast<std::int32_t>(row));
      std::string cell = field ? "." : "";
      if (field)
        if (const PictureItem* item = picture_.at(*field)) cell = sign(item->kind);
      line += " " + padded(cell, cell_);
    }
    return without_trailing_spaces(line) + "\n";
  }

  [[nodiscard]] std::string tray(std::uint32_t place) const {
    std::string pieces;
    for (const auto& item : picture_.items) {
      if (item.place != place) continue;
      pieces += " " + sign(item.kind);
      if (item.count > 1) pieces += "x" + std::to_string(item.count);
    }
    return pieces.empty() ? "" : board_.tray_at(place).id + ":" + pieces + "\n";
  }

  [[nodiscard]] std::string name(Seat seat) const {
    return seat < options_.seats.size() ? options_.seats[seat] : std::to_string(seat + 1);
  }

  [[nodiscard]] std::string borders() const {
    std::map<Seat, std::string> lines;
    for (const auto& border : picture_.borders) {
      std::string& line = lines[border.owner];
      line.append(line.empty() ? "" : ", ").append(board_.place_name(border.field)).append("|");
      line.append(board_.place_name(border.other)).append(" " + std::to_string(border.count));
      if (border.closed) line += "!";
    }
    std::string text;
    for (const auto& [seat, line] : lines) text += name(seat) + ": " + line + "\n";
    return text;
  }

  const BoardGeometry& board_;
  const Picture& picture_;
  const DrawingOptions& options_;
  std::size_t cell_ = 1;
  std::size_t margin_ = 0;
};

}  // namespace

std::string draw(const BoardGeometry& board, const Picture& picture, const DrawingOptions& options) {
  return Drawing(board, picture, options).text();
}

std::string draw(const View& view, const DrawingOptions& options) {
  if (const auto board = BoardGeometry::of(view.rules())) {
    DrawingOptions named = options;
    for (Seat seat = static_cast<Seat>(named.seats.size()); seat < view.rules().seat_count(); ++seat)
      named.seats.emplace_back(view.rules().seat_name(seat));
    return draw(*board, Picture::of(view), named);
  }
  return view.text() + "\n";
}

}  // namespace boardwright
