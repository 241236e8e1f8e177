// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/board/drawing.hpp"

#include <algorithm>
#include <boardwright/pure/utf8.hpp>
#include <cstdint>
#include <map>

namespace boardwright {
namespace {

/// Columns a text takes in the terminal: its characters, not its bytes.
std::size_t width(std::string_view text) { return letters_in(text); }

/// Lower than that is another line.
constexpr std::int32_t kSameHeight = BW_UNIT / 4;

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
    for (const auto& item : picture.items)
      if (board.is_field(item.place)) cell_ = std::max(cell_, width(cell(item.place)));
    for (std::uint32_t i = 0; i < board.columns(); ++i) cell_ = std::max(cell_, width(board.column_label(i)));
    for (std::uint32_t i = 0; i < board.rows(); ++i) margin_ = std::max(margin_, width(board.row_label(i)));
  }

  [[nodiscard]] std::string text() const {
    std::string result = board_.is_grid() ? grid() : fields();
    for (std::size_t i = 0; i < board_.trays().size(); ++i)
      result += tray(static_cast<std::uint32_t>(board_.fields().size() + i));
    return result + borders();
  }

 private:
  [[nodiscard]] std::string grid() const {
    std::string result;
    for (std::uint32_t i = 0; i < board_.rows(); ++i)
      result += row(options_.flipped ? i : board_.rows() - 1 - i);
    std::string letters(margin_, ' ');
    for (std::uint32_t i = 0; i < board_.columns(); ++i)
      letters += " " + padded(board_.column_label(column(i)), cell_);
    if (letters = without_trailing_spaces(letters); !letters.empty()) result += letters + "\n";
    return result;
  }

  /// Fields and labels where they are: those at about the same height on one line, half a unit apart half a cell.
  [[nodiscard]] std::string fields() const {
    struct Word {
      BoardPoint at;
      std::string text;
    };
    std::vector<Word> words;
    const auto add = [&](BoardPoint at, std::string text) {
      if (options_.flipped) at = {-at.x, -at.y};
      words.push_back({at, std::move(text)});
    };
    for (std::uint32_t field = 0; field < board_.fields().size(); ++field)
      if (std::string text = cell(field); !board_.fields()[field].slot || text != ".")
        add(board_.fields()[field].centre, std::move(text));
    for (const BoardLabel& label : board_.labels()) words.push_back({place_of(label), label.text});
    if (words.empty()) return {};
    std::sort(words.begin(), words.end(), [](const Word& a, const Word& b) { return a.at.y > b.at.y; });
    const auto left = std::min_element(words.begin(), words.end(), [](const Word& a, const Word& b) {
                        return a.at.x < b.at.x;
                      })->at.x;
    // An even number of characters from a centre to the next one, so that half of it is a whole one.
    const std::size_t pitch = (cell_ + 2) / 2 * 2;
    std::string result;
    for (auto first = words.begin(); first != words.end();) {
      const auto last = std::find_if(first, words.end(),
                                     [&](const Word& word) { return first->at.y - word.at.y > kSameHeight; });
      std::sort(first, last, [](const Word& a, const Word& b) { return a.at.x < b.at.x; });
      std::string line;
      std::size_t used = 0;
      for (; first != last; ++first) {
        const auto units = static_cast<std::size_t>(first->at.x - left);
        const std::size_t at = std::max(used, (units * pitch + BW_UNIT / 2) / BW_UNIT);
        line += std::string(at - used, ' ') + first->text + " ";
        used = at + width(first->text) + 1;
      }
      result += without_trailing_spaces(line) + "\n";
    }
    return result;
  }

  /// Those at the left and at the bottom stay there, outside of the board.
  [[nodiscard]] BoardPoint place_of(const BoardLabel& label) const {
    const BoardExtent extent = board_.extent();
    const bool flipped = options_.flipped;
    BoardPoint at = flipped ? BoardPoint{-label.at.x, -label.at.y} : label.at;
    if (label.side == BoardLabel::Side::kLeft) at.x = (flipped ? -extent.right : extent.left) - BW_UNIT / 2;
    if (label.side == BoardLabel::Side::kBottom) at.y = (flipped ? -extent.top : extent.bottom) - BW_UNIT / 2;
    return at;
  }

  /// What stands on a field: the uppermost piece and how many there are, if there are several.
  [[nodiscard]] std::string cell(std::uint32_t field) const {
    const PictureItem* item = picture_.at(field);
    if (item == nullptr) return ".";
    const std::uint32_t pieces = picture_.pieces_at(field);
    return sign(item->kind) + (pieces > 1 ? std::to_string(pieces) : "");
  }

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
      line += " " + padded(field ? cell(*field) : "", cell_);
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

std::string draw_place(const BoardGeometry& board, const Picture& picture, std::uint32_t place) {
  std::string text(board.place_name(place));
  text += ":";
  bool empty = true;
  for (const PictureItem& item : picture.items) {
    if (item.place != place || item.kind >= board.kinds().size()) continue;
    for (std::uint32_t i = 0; i < item.count; ++i) text += " " + board.kinds()[item.kind].sign;
    empty = false;
  }
  return text + (empty ? " .\n" : "\n");
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
