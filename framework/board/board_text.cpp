// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/board/board_text.hpp"

#include <algorithm>
#include <set>

#include "plugins/host/position.hpp"

namespace boardwright {
namespace {

bool is_digit(char c) { return c >= '0' && c <= '9'; }

/// The letters by which seats are named in texts; empty if two share one.
std::vector<std::string> letters_of(const Rules& rules) {
  std::vector<std::string> letters;
  for (Seat seat = 0; seat < rules.seat_count(); ++seat)
    letters.emplace_back(rules.seat_name(seat).substr(0, 1));
  const std::set<std::string> different(letters.begin(), letters.end());
  return different.size() == letters.size() ? letters : std::vector<std::string>();
}

}  // namespace

std::optional<BoardText> BoardText::read(const Rules& rules, std::string_view text) {
  const auto board = BoardGeometry::of(rules);
  if (!board || board->fields().size() != std::size_t{board->columns()} * board->rows()) return std::nullopt;
  BoardText taken(*board);
  taken.seats_ = letters_of(rules);
  taken.cells_.resize(board->fields().size());
  const std::size_t end = std::min(text.find(' '), text.size());
  taken.rest_ = text.substr(end);
  std::string_view rows = text.substr(0, end);
  for (auto number = static_cast<std::int32_t>(board->rows()); number-- > 0;) {
    const std::size_t slash = std::min(rows.find('/'), rows.size());
    if ((slash == rows.size()) != (number == 0)) return std::nullopt;
    if (!taken.read_row(rows.substr(0, slash), number)) return std::nullopt;
    rows.remove_prefix(std::min(slash + 1, rows.size()));
  }
  return taken;
}

std::optional<BoardText> BoardText::of(const Position& position) {
  const std::string text = position.text();
  auto taken = read(position.rules(), text);
  if (!taken || taken->text() != text) return std::nullopt;
  const Picture shown = Picture::whole(position);
  for (std::uint32_t field = 0; field < taken->cells_.size(); ++field) {
    const PictureItem* item = shown.at(field);
    if (taken->cells_[field].kind != (item == nullptr ? std::nullopt : std::optional(item->kind)))
      return std::nullopt;
  }
  return taken;
}

std::optional<std::uint32_t> BoardText::kind_of(std::string_view text) const {
  std::optional<std::uint32_t> found;
  for (std::uint32_t kind = 0; kind < board_.kinds().size(); ++kind) {
    const std::string& sign = board_.kinds()[kind].sign;
    const bool fits = !sign.empty() && !is_digit(sign.front()) && text.starts_with(sign);
    if (fits && (!found || sign.size() > board_.kinds()[*found].sign.size())) found = kind;
  }
  return found;
}

bool BoardText::read_row(std::string_view row, std::int32_t number) {
  const auto columns = static_cast<std::int32_t>(board_.columns());
  std::int32_t column = 0;
  while (!row.empty()) {
    if (is_digit(row.front())) {
      std::int32_t run = 0;
      while (!row.empty() && is_digit(row.front()) && run * 10 + (row.front() - '0') <= columns - column) {
        run = run * 10 + (row.front() - '0');
        row.remove_prefix(1);
      }
      if (run == 0) return false;
      column += run;
      continue;
    }
    const auto kind = kind_of(row);
    const auto field = board_.field_at(column, number);
    if (!kind || !field) return false;
    row.remove_prefix(board_.kinds()[*kind].sign.size());
    Cell& cell = cells_[*field];
    cell.kind = kind;
    while (!row.empty() && !is_digit(row.front()) && !kind_of(row)) {
      cell.marks += row.front();
      row.remove_prefix(1);
    }
    ++column;
  }
  return column == columns;
}

std::string BoardText::row_text(std::int32_t number) const {
  std::string text;
  unsigned run = 0;
  const auto end_run = [&] {
    if (run != 0) text += std::to_string(run);
    run = 0;
  };
  for (std::int32_t column = 0; column < static_cast<std::int32_t>(board_.columns()); ++column) {
    const Cell& cell = cells_[*board_.field_at(column, number)];
    if (!cell.kind && cell.marks.empty()) {
      ++run;
      continue;
    }
    end_run();
    text += (cell.kind ? board_.kinds()[*cell.kind].sign : std::string()) + cell.marks;
  }
  end_run();
  return text;
}

std::string BoardText::text() const {
  std::string text;
  for (auto number = static_cast<std::int32_t>(board_.rows()); number-- > 0;)
    text += row_text(number) + (number == 0 ? "" : "/");
  return text + rest_;
}

Picture BoardText::picture() const {
  Picture picture;
  for (std::uint32_t field = 0; field < cells_.size(); ++field)
    if (cells_[field].kind) picture.items.push_back({field, *cells_[field].kind, 1});
  return picture;
}

std::optional<std::uint32_t> BoardText::kind_at(std::uint32_t field) const {
  return field < cells_.size() ? cells_[field].kind : std::nullopt;
}

std::string BoardText::complaint(const Rules& rules, const std::string& sign) const {
  BoardText tried = *this;
  tried.cells_.front() = {std::nullopt, sign};
  const auto read = rules.read_position(tried.text());
  return read ? std::string() : read.error();
}

void BoardText::set(std::uint32_t field, std::optional<std::uint32_t> kind) {
  if (field < cells_.size()) cells_[field] = {kind, {}};
}

void BoardText::move(std::uint32_t from, std::uint32_t to) {
  if (from >= cells_.size() || to >= cells_.size() || from == to) return;
  cells_[to] = std::move(cells_[from]);
  cells_[from] = {};
}

void BoardText::clear() {
  for (Cell& cell : cells_)
    if (cell.kind && board_.kinds()[*cell.kind].owner != BW_NOBODY) cell = {};
}

std::optional<Seat> BoardText::on_turn() const {
  if (rest_.empty()) return std::nullopt;
  const std::string word = rest_.substr(1, rest_.find(' ', 1) - 1);
  const auto found = std::find(seats_.begin(), seats_.end(), word);
  return found == seats_.end() ? std::nullopt : std::optional(static_cast<Seat>(found - seats_.begin()));
}

bool BoardText::can_set_turn() const { return !rest_.empty() && !seats_.empty(); }

void BoardText::set_on_turn(Seat seat) {
  if (!can_set_turn() || seat >= seats_.size()) return;
  const std::size_t end = std::min(rest_.find(' ', 1), rest_.size());
  rest_ = " " + seats_[seat] + rest_.substr(end);
}

std::vector<std::uint32_t> kinds_to_set(const Position& position) {
  const auto now = BoardText::of(position);
  const auto board = BoardGeometry::of(position.rules());
  std::vector<std::uint32_t> kinds;
  if (!now || !board || board->fields().empty()) return kinds;
  std::set<std::uint32_t> backs;  // what only those see who mustn't see more
  for (const auto& item : Picture::of(View::of(position, BW_SPECTATOR)).items) backs.insert(item.kind);
  for (const auto& item : Picture::whole(position).items) backs.erase(item.kind);
  constexpr char kNoSign = '?';
  const std::string unknown = now->complaint(position.rules(), std::string(1, kNoSign));
  for (std::uint32_t kind = 0; kind < board->kinds().size(); ++kind) {
    const PieceKind& piece = board->kinds()[kind];
    if (piece.owner == BW_NOBODY || piece.sign.empty() || backs.contains(kind)) continue;
    // The same words as about a sign that nobody knows: it stands only beside the board.
    std::string words = now->complaint(position.rules(), piece.sign);
    const std::string quoted = std::string("'") + piece.sign.front() + "'";
    if (const auto at = words.find(quoted); at != std::string::npos) words[at + 1] = kNoSign;
    if (words.empty() || words != unknown) kinds.push_back(kind);
  }
  return kinds;
}

}  // namespace boardwright
