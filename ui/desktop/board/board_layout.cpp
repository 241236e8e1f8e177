// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/board/board_layout.hpp"

#include <algorithm>
#include <cmath>

namespace boardwright::desktop {

namespace {

constexpr double kMargin = 0.36;      // of a field: room for coordinates
constexpr double kBareMargin = 0.14;  // without coordinates
constexpr double kTrayWidth = 2.0;    // of a field
constexpr double kTrayGap = 0.3;
constexpr double kTrayHeight = 2.2;  // at most
constexpr int kNarrowestTray = 100;  // pixels: its title wants to be read on small boards too
constexpr int kWidestMargin = 72;
constexpr int kNarrowestMargin = 17;  // with letters in it, which want to be read as well
constexpr int kLargestField = 180;    // a board of two fields shouldn't fill a wall

/// Where a tray's group is: at the upper edge, in the middle, or at the lower edge.
enum class Edge { kUpper, kMiddle, kLower };

Edge edge_of(Seat owner, bool flipped) {
  if (owner == BW_NOBODY) return Edge::kMiddle;
  return (owner == 0) == flipped ? Edge::kUpper : Edge::kLower;
}

}  // namespace

BoardLayout::BoardLayout(const BoardGeometry& board, QSize area, bool flipped, bool coordinates,
                         const std::vector<bool>& trays_shown)
    : flipped_(flipped) {
  if (!board.is_grid()) {  // nowhere: BoardGround says where such a board can be played
    fields_ = frame_ = QRect(QPoint(0, 0), area);
    size_ = kLargestField;
    places_.resize(board.place_count());
    return;
  }
  const int columns = std::max(1, static_cast<int>(board.columns()));
  const int rows = std::max(1, static_cast<int>(board.rows()));
  const int trays = static_cast<int>(board.trays().size());
  const double margin = coordinates ? kMargin : kBareMargin;
  const double wide = columns + 2 * margin + (trays > 0 ? kTrayGap : 0.0);
  const double high = std::max(rows, trays) + 2 * margin;
  const int narrowest = trays > 0 ? std::min(kNarrowestTray, area.width() / 4) : 0;
  double across = area.width() / (wide + (trays > 0 ? kTrayWidth : 0.0));
  if (across * kTrayWidth < narrowest) across = (area.width() - narrowest) / wide;
  size_ = static_cast<int>(std::min(across, area.height() / high));
  size_ = std::clamp(size_, 8, kLargestField);
  margin_ = std::clamp(static_cast<int>(size_ * margin), 4, kWidestMargin);
  if (coordinates && margin_ < kNarrowestMargin) {
    margin_ = kNarrowestMargin;
    const int room = area.width() - 2 * margin_;
    const double gap = trays > 0 ? kTrayGap : 0.0, tray = trays > 0 ? kTrayWidth : 0.0;
    const double most = std::min({room / (columns + gap + tray), (room - narrowest) / (columns + gap),
                                  static_cast<double>(area.height() - 2 * margin_) / std::max(rows, trays)});
    size_ = std::clamp(static_cast<int>(most), 8, size_);
  }

  const int tray_width = trays > 0 ? std::max(static_cast<int>(size_ * kTrayWidth), narrowest) : 0;
  const int tray_gap = trays > 0 ? static_cast<int>(size_ * kTrayGap) : 0;
  const QSize framed(columns * size_ + 2 * margin_, rows * size_ + 2 * margin_);
  const int left = (area.width() - framed.width() - tray_gap - tray_width) / 2;
  frame_ = QRect(QPoint(left, (area.height() - framed.height()) / 2), framed);
  fields_ = frame_.adjusted(margin_, margin_, -margin_, -margin_);

  for (const auto& field : board.fields()) {
    const int column = flipped ? columns - 1 - field.column : field.column;
    const int row = flipped ? field.row : rows - 1 - field.row;
    places_.emplace_back(fields_.left() + column * size_, fields_.top() + row * size_, size_, size_);
  }
  places_.resize(board.place_count());
  if (trays > 0) place_trays(board, trays_shown, frame_.right() + 1 + tray_gap, tray_width);
}

void BoardLayout::place_trays(const BoardGeometry& board, const std::vector<bool>& shown, int left,
                              int width) {
  std::vector<std::uint32_t> trays;
  for (std::uint32_t i = 0; i < shown.size(); ++i)
    if (shown[i]) trays.push_back(i);
  const int total = std::max(fields_.height(), static_cast<int>(trays.size()) * size_);
  const int top = fields_.center().y() - total / 2, gap = size_ / 6;
  if (trays.empty()) return;
  const int most = static_cast<int>(size_ * kTrayHeight);
  const int height = std::min(most, (total + gap) / static_cast<int>(trays.size()) - gap);
  for (const Edge edge : {Edge::kUpper, Edge::kMiddle, Edge::kLower}) {
    std::vector<std::uint32_t> group;
    std::copy_if(trays.begin(), trays.end(), std::back_inserter(group),
                 [&](auto tray) { return edge_of(board.trays()[tray].owner, flipped_) == edge; });
    const int needed = static_cast<int>(group.size()) * (height + gap) - gap;
    int y = edge == Edge::kUpper   ? top
            : edge == Edge::kLower ? top + total - needed
                                   : top + (total - needed) / 2;
    for (const auto tray : group) {
      places_[board.fields().size() + tray] = QRect(left, y, width, height);
      y += height + gap;
    }
  }
}

std::optional<std::uint32_t> BoardLayout::place_at(QPointF point) const {
  for (std::uint32_t i = 0; i < places_.size(); ++i)
    if (places_[i].contains(point.toPoint())) return i;
  return std::nullopt;
}

QRect BoardLayout::tray_slot(std::uint32_t place, int index, int count) const {
  const QRect room = places_.at(place).adjusted(4, tray_label_height() + 2, -4, -4);
  int side = std::max(8, std::min(size_ * 4 / 5, room.height()));
  const auto fits = [&](int s) { return (room.width() / s) * std::max(1, room.height() / s) >= count; };
  while (side > 8 && !fits(side)) --side;
  const int columns = std::max(1, std::min(count, room.width() / side));
  const int used_rows = (count + columns - 1) / columns;
  const int left = room.center().x() - columns * side / 2;
  const int top = room.center().y() - used_rows * side / 2;
  return {left + (index % columns) * side, top + (index / columns) * side, side, side};
}

std::optional<std::uint32_t> BoardLayout::next(std::uint32_t from, Way way) const {
  const QPoint here = place(from).center();
  const auto along = [way](QPoint step) {
    switch (way) {
      case Way::kLeft: return -step.x();
      case Way::kRight: return step.x();
      case Way::kUp: return -step.y();
      case Way::kDown: return step.y();
    }
    return 0;
  };
  std::optional<std::uint32_t> best;
  int least = 0;
  for (std::uint32_t i = 0; i < places_.size(); ++i) {
    if (places_[i].isEmpty()) continue;
    const QPoint step = places_[i].center() - here;
    const int ahead = along(step);
    const int aside = way == Way::kLeft || way == Way::kRight ? std::abs(step.y()) : std::abs(step.x());
    if (ahead * 2 < size_ || aside > ahead) continue;
    const int cost = ahead + 2 * aside;
    if (best && cost >= least) continue;
    best = i;
    least = cost;
  }
  return best;
}

}  // namespace boardwright::desktop
