// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/board/board_text.hpp"

#include <algorithm>
#include <charconv>
#include <functional>
#include <map>
#include <set>

#include "plugins/host/position.hpp"

namespace boardwright {
namespace {

constexpr char kEmpty = '.';  // where every field is written

bool is_digit(char c) { return c >= '0' && c <= '9'; }

/// The fields from the top, those of one height from the left.
std::vector<std::vector<std::uint32_t>> rows_of(const BoardGeometry& board) {
  std::map<std::int32_t, std::vector<std::uint32_t>, std::greater<>> by_height;
  for (std::uint32_t field = 0; field < board.fields().size(); ++field)
    by_height[board.fields()[field].centre.y].push_back(field);
  std::vector<std::vector<std::uint32_t>> rows;
  for (auto& [height, row] : by_height) {
    std::ranges::sort(row, {}, [&](std::uint32_t field) { return board.fields()[field].centre.x; });
    rows.push_back(std::move(row));
  }
  return rows;
}

}  // namespace

std::optional<BoardText::Style> BoardText::style_of(std::string_view rows) {
  if (rows.find(',') != rows.npos) return Style::kCommas;
  if (rows.find('.') != rows.npos) return Style::kStops;
  return std::any_of(rows.begin(), rows.end(), is_digit) ? std::optional(Style::kNumbers) : std::nullopt;
}

std::optional<BoardText> BoardText::read(const Rules& rules, std::string_view text) {
  const auto board = BoardGeometry::of(rules);
  if (!board || board->fields().empty()) return std::nullopt;
  BoardText taken(*board);
  taken.rows_ = rows_of(*board);
  taken.cells_.resize(board->fields().size());
  taken.part_.resize(board->kinds().size());
  const Position start = rules.start();
  for (const PictureItem& item : Picture::whole(start).items)
    taken.part_[item.kind] = board->kinds()[item.kind].owner == BW_NOBODY;
  const auto rows_in = [](std::string_view whole) { return whole.substr(0, whole.find(' ')); };
  const std::string_view rows = rows_in(text);
  // A full board doesn't tell; the start may.
  auto style = style_of(rows);
  if (!style) style = style_of(rows_in(start.text()));
  // Where pieces lie on each other a digit is a count or a sign, never a run of empty fields.
  const auto holds_more = [](const auto& field) { return field.holds > 1; };
  if (style != Style::kCommas && std::ranges::any_of(board->fields(), holds_more)) style = Style::kStops;
  taken.style_ = style.value_or(Style::kNumbers);
  std::set<std::string> different;
  for (Seat seat = 0; seat < rules.seat_count(); ++seat) {
    const std::string_view name = rules.seat_name(seat);
    taken.seats_.emplace_back(taken.style_ == Style::kNumbers ? name.substr(0, 1) : name);
    different.insert(taken.seats_.back());
  }
  if (different.size() != taken.seats_.size() || different.size() < 2) taken.seats_.clear();
  taken.rest_ = text.substr(rows.size());
  if (!taken.read_rows(rows)) return std::nullopt;
  return taken;
}

bool BoardText::read_rows(std::string_view rows) {
  for (const Row& row : rows_) {
    const std::size_t slash = std::min(rows.find('/'), rows.size());
    if ((slash == rows.size()) != (&row == &rows_.back())) return false;
    const std::string_view text = rows.substr(0, slash);
    if (!(style_ == Style::kNumbers ? read_numbered(text, row) : read_every(text, row))) return false;
    rows.remove_prefix(std::min(slash + 1, rows.size()));
  }
  return true;
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
    const bool can_stand = !sign.empty() && (style_ != Style::kNumbers || !is_digit(sign.front()));
    const bool fits = can_stand && text.starts_with(sign);
    if (fits && (!found || sign.size() > board_.kinds()[*found].sign.size())) found = kind;
  }
  return found;
}

bool BoardText::read_numbered(std::string_view text, const Row& row) {
  std::size_t at = 0;
  while (!text.empty()) {
    if (is_digit(text.front())) {
      std::size_t run = 0;
      while (!text.empty() && is_digit(text.front())) {
        const std::size_t more = run * 10 + static_cast<std::size_t>(text.front() - '0');
        if (more > row.size() - at) break;
        run = more;
        text.remove_prefix(1);
      }
      if (run == 0) return false;
      at += run;
      continue;
    }
    const auto kind = kind_of(text);
    if (!kind || at == row.size()) return false;
    text.remove_prefix(board_.kinds()[*kind].sign.size());
    Cell& cell = cells_[row[at++]];
    cell.kind = kind;
    while (!text.empty() && !is_digit(text.front()) && !kind_of(text)) {
      cell.marks += text.front();
      text.remove_prefix(1);
    }
  }
  return at == row.size();
}

bool BoardText::read_every(std::string_view text, const Row& row) {
  for (const std::uint32_t field : row) {
    if (field != row.front() && style_ == Style::kCommas) {
      if (!text.starts_with(',')) return false;
      text.remove_prefix(1);
    }
    if (text.starts_with(kEmpty))
      text.remove_prefix(1);
    else if (!read_stack(text, field))
      return false;
  }
  return text.empty();
}

bool BoardText::read_stack(std::string_view& text, std::uint32_t field) {
  std::vector<std::uint32_t> pieces;
  const bool several = board_.fields()[field].holds > 1 && text.starts_with('(');
  if (several) text.remove_prefix(1);
  do {
    const auto kind = kind_of(text);
    if (!kind) return false;
    text.remove_prefix(board_.kinds()[*kind].sign.size());
    std::uint32_t count = 1;
    if (board_.fields()[field].holds > 1 && text.starts_with('*')) {
      const auto [end, error] = std::from_chars(text.data() + 1, text.data() + text.size(), count);
      if (error != std::errc() || count < 2 || count > board_.fields()[field].holds) return false;
      text.remove_prefix(static_cast<std::size_t>(end - text.data()));
    }
    pieces.insert(pieces.end(), count, *kind);
    if (pieces.size() > board_.fields()[field].holds) return false;
  } while (several && !text.starts_with(')'));
  if (several) text.remove_prefix(1);
  cells_[field].kind = pieces.back();
  pieces.pop_back();
  cells_[field].below = std::move(pieces);
  return true;
}

std::string BoardText::stack_text(const Cell& cell, char next) const {
  std::vector<std::uint32_t> pieces = cell.below;
  pieces.push_back(*cell.kind);
  std::string text;
  std::size_t runs = 0;
  for (std::size_t from = 0, to = 0; from < pieces.size(); from = to, ++runs) {
    while (to < pieces.size() && pieces[to] == pieces[from]) ++to;
    const std::string& sign = board_.kinds()[pieces[from]].sign;
    const bool last = to == pieces.size();
    if (to - from == 1) {
      text += sign;
    } else if (is_digit(last ? (runs == 0 ? next : ')') : board_.kinds()[pieces[to]].sign.front())) {
      for (std::size_t i = from; i < to; ++i) text += sign;  // the digit would belong to the count
      if (last) ++runs;                                      // in parentheses
    } else {
      text += sign + '*' + std::to_string(to - from);
    }
  }
  return runs > 1 ? '(' + text + ')' : text;
}

std::string BoardText::row_text(const Row& row) const {
  std::string text;
  unsigned run = 0;
  const auto end_run = [&] {
    if (run != 0) text += std::to_string(run);
    run = 0;
  };
  std::vector<std::string> texts(row.size());  // from the last on: what stands behind counts
  char next = '/';
  for (std::size_t i = row.size(); i-- > 0;) {
    const Cell& cell = cells_[row[i]];
    const char behind = cell.marks.empty() ? next : cell.marks.front();
    texts[i] = (cell.kind ? stack_text(cell, behind) : std::string()) + cell.marks;
    next = style_ == Style::kCommas ? ',' : texts[i].empty() ? kEmpty : texts[i].front();
  }
  for (std::size_t i = 0; i < row.size(); ++i) {
    const Cell& cell = cells_[row[i]];
    const bool empty = !cell.kind && cell.marks.empty();
    if (empty && style_ == Style::kNumbers) {
      ++run;
      continue;
    }
    end_run();
    if (style_ == Style::kCommas && i > 0) text += ',';
    if (empty) text += kEmpty;
    text += texts[i];
  }
  end_run();
  return text;
}

std::string BoardText::text() const {
  std::string text;
  for (const Row& row : rows_) text += row_text(row) + (&row == &rows_.back() ? "" : "/");
  return text + rest_;
}

Picture BoardText::picture() const {
  Picture picture;
  const auto add = [&picture](std::uint32_t field, std::uint32_t kind) {
    const bool on_another = !picture.items.empty() && picture.items.back().place == field;
    if (on_another && picture.items.back().kind == kind)
      ++picture.items.back().count;
    else
      picture.items.push_back({field, kind, 1, 0, on_another ? picture.items.back().level + 1 : 0});
  };
  for (std::uint32_t field = 0; field < cells_.size(); ++field) {
    for (const std::uint32_t kind : cells_[field].below) add(field, kind);
    if (cells_[field].kind) add(field, *cells_[field].kind);
  }
  return picture;
}

std::optional<std::uint32_t> BoardText::kind_at(std::uint32_t field) const {
  return field < cells_.size() ? cells_[field].kind : std::nullopt;
}

std::string BoardText::complaint(const Rules& rules, const std::string& sign) const {
  BoardText tried = *this;
  tried.cells_[tried.rows_.front().front()] = {std::nullopt, sign, {}};
  const auto read = rules.read_position(tried.text());
  return read ? std::string() : read.error();
}

void BoardText::set(std::uint32_t field, std::optional<std::uint32_t> kind) {
  if (field >= cells_.size()) return;
  Cell& cell = cells_[field];
  if (kind && cell.kind && stacks(field)) {
    if (cell.below.size() + 1 == board_.fields()[field].holds) return;
    cell.below.push_back(*cell.kind);
    cell.kind = kind;
  } else if (!kind && !cell.below.empty()) {
    cell.kind = cell.below.back();
    cell.below.pop_back();
  } else {
    cell = {kind, {}, {}};
  }
}

bool BoardText::stacks(std::uint32_t field) const {
  return style_ != Style::kNumbers && board_.fields()[field].holds > 1;
}

void BoardText::move(std::uint32_t from, std::uint32_t to) {
  if (from >= cells_.size() || to >= cells_.size() || from == to) return;
  cells_[to] = std::move(cells_[from]);
  cells_[from] = {};
}

void BoardText::clear() {
  for (Cell& cell : cells_)
    if (!cell.kind || !part_[*cell.kind]) cell = {};
}

bool BoardText::is_part_of_board(std::uint32_t kind) const { return kind < part_.size() && part_[kind]; }

std::optional<Seat> BoardText::on_turn() const {
  if (rest_.empty()) return std::nullopt;
  const std::string word = rest_.substr(1, rest_.find(' ', 1) - 1);
  const auto found = std::find(seats_.begin(), seats_.end(), word);
  return found == seats_.end() ? std::nullopt : std::optional(static_cast<Seat>(found - seats_.begin()));
}

bool BoardText::can_set_turn() const { return rest_.size() > 1 && !seats_.empty(); }

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
    if (now->is_part_of_board(kind) || piece.sign.empty() || backs.contains(kind)) continue;
    // The same words as about a sign that nobody knows: it stands only beside the board.
    std::string words = now->complaint(position.rules(), piece.sign);
    const std::string quoted = std::string("'") + piece.sign.front() + "'";
    if (const auto at = words.find(quoted); at != std::string::npos) words[at + 1] = kNoSign;
    if (words.empty() || words != unknown) kinds.push_back(kind);
  }
  return kinds;
}

}  // namespace boardwright
