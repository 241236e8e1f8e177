// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/board/board_layout.hpp"

#include <QTransform>
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
constexpr int kNarrowestMargin = 17;   // with letters in it, which want to be read as well
constexpr int kLargestField = 180;     // a board of two fields shouldn't fill a wall,
constexpr int kWallShare = 8;          // but on a wall of a screen one of eight should
constexpr double kFreeMargin = 0.32;   // round labels that stand beside their fields
constexpr double kTowerStep = 0.11;    // from a piece to the one that lies on it
constexpr double kHighestTower = 0.5;  // all these steps together
constexpr double kBeside = 0.86;       // what several pieces side by side take of a field
constexpr int kHalfTurn = 180;
constexpr double kNearest = 0.2;     // of a field: what is not so far ahead is no next one
constexpr double kAslant = 0.9;      // of the way ahead: as far aside may a field be that is reached aslant
constexpr double kAside = 1.05;      // rather over a hole straight ahead than one row on and one aside
constexpr double kClockwise = 1.02;  // of two fields that lie alike the one against the clock is straight on

/// Where a tray's group is: at the upper edge, in the middle, or at the lower edge.
enum class Edge { kUpper, kMiddle, kLower };

Edge edge_of(Seat owner, bool flipped) {
  if (owner == BW_NOBODY) return Edge::kMiddle;
  return (owner == 0) == flipped ? Edge::kUpper : Edge::kLower;
}

QPointF ahead_of(Way way, bool aslant) {
  const QPointF ahead = way == Way::kLeft    ? QPointF(-1, 0)
                        : way == Way::kRight ? QPointF(1, 0)
                        : way == Way::kUp    ? QPointF(0, -1)
                                             : QPointF(0, 1);
  QTransform round;
  if (aslant) round.rotate(45);
  return round.map(ahead);
}

}  // namespace

QSizeF BoardLayout::wanted(const BoardGeometry& board, int turn, bool coordinates) {
  if (board.is_grid() && turn % kHalfTurn == 0) return QSizeF(board.columns(), board.rows());
  return ShapeLayout::wanted(board, turn, coordinates);
}

BoardLayout::BoardLayout(const BoardGeometry& board, QSize area, int turn, bool coordinates,
                         const std::vector<bool>& trays_shown)
    : turn_(turn), field_count_(static_cast<std::uint32_t>(board.fields().size())) {
  const int trays = static_cast<int>(board.trays().size());
  double margin = coordinates ? kMargin : kBareMargin;
  using Side = BoardLabel::Side;
  const auto labels = board.labels();
  if (coordinates && std::any_of(labels.begin(), labels.end(),
                                 [](const BoardLabel& label) { return label.side == Side::kFree; }))
    margin = kFreeMargin;
  const bool squares = board.is_grid() && turn % kHalfTurn == 0;
  int tray_width = 0;
  const int left =
      fit(wanted(board, turn, coordinates), margin, coordinates, trays, area, !squares, tray_width);
  if (squares) {
    place_squares(board);
  } else {
    shape_ = ShapeLayout(board, fields_, size_, turn, coordinates);
    for (std::uint32_t field = 0; field < shape_.size(); ++field) places_.push_back(shape_.place(field));
  }
  places_.resize(board.place_count());
  if (trays > 0) place_trays(board, trays_shown, left, tray_width);
}

int BoardLayout::fit(QSizeF fields, double margin, bool coordinates, int trays, QSize area, bool even,
                     int& tray_width) {
  const double columns = fields.width(), rows = fields.height(), high_trays = trays;
  const double wide = columns + 2 * margin + (trays > 0 ? kTrayGap : 0.0);
  const double high = std::max(rows, high_trays) + 2 * margin;
  const int narrowest = trays > 0 ? std::min(kNarrowestTray, area.width() / 4) : 0;
  double across = area.width() / (wide + (trays > 0 ? kTrayWidth : 0.0));
  if (across * kTrayWidth < narrowest) across = (area.width() - narrowest) / wide;
  size_ = static_cast<int>(std::min(across, area.height() / high));
  size_ = std::clamp(size_, 8, std::max(kLargestField, area.height() / kWallShare));
  margin_ = std::clamp(static_cast<int>(size_ * margin), 4, kWidestMargin);
  if (coordinates && margin_ < kNarrowestMargin) {
    margin_ = kNarrowestMargin;
    const int room = area.width() - 2 * margin_;
    const double gap = trays > 0 ? kTrayGap : 0.0, tray = trays > 0 ? kTrayWidth : 0.0;
    const double most =
        std::min({room / (columns + gap + tray), (room - narrowest) / (columns + gap),
                  static_cast<double>(area.height() - 2 * margin_) / std::max(rows, high_trays)});
    size_ = std::clamp(static_cast<int>(most), 8, size_);
  }
  if (even) size_ -= size_ % 2;

  tray_width = trays > 0 ? std::max(static_cast<int>(size_ * kTrayWidth), narrowest) : 0;
  const int tray_gap = trays > 0 ? static_cast<int>(size_ * kTrayGap) : 0;
  const auto pixels = [this](double units) { return static_cast<int>(std::ceil(units * size_ - 1e-6)); };
  const QSize framed(pixels(columns) + 2 * margin_, pixels(rows) + 2 * margin_);
  const int left = (area.width() - framed.width() - tray_gap - tray_width) / 2;
  frame_ = QRect(QPoint(left, (area.height() - framed.height()) / 2), framed);
  fields_ = frame_.adjusted(margin_, margin_, -margin_, -margin_);
  return frame_.right() + 1 + tray_gap;
}

void BoardLayout::place_squares(const BoardGeometry& board) {
  const int columns = static_cast<int>(board.columns()), rows = static_cast<int>(board.rows());
  for (const auto& field : board.fields()) {
    const int column = flipped() ? columns - 1 - field.column : field.column;
    const int row = flipped() ? field.row : rows - 1 - field.row;
    places_.emplace_back(fields_.left() + column * size_, fields_.top() + row * size_, size_, size_);
  }
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
                 [&](auto tray) { return edge_of(board.trays()[tray].owner, flipped()) == edge; });
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

QPointF BoardLayout::centre(std::uint32_t place) const {
  return place < shape_.size() ? shape_.centre(place) : QRectF(places_.at(place)).center();
}

std::optional<std::uint32_t> BoardLayout::place_at(QPointF point) const {
  if (const auto field = shape_.field_at(point)) return field;
  for (auto place = shape_.size(); place < places_.size(); ++place)
    if (places_[place].contains(point.toPoint())) return place;
  return std::nullopt;
}

QPainterPath BoardLayout::area(std::uint32_t place, double part) const {
  if (place < shape_.size()) return shape_.area(place, part);
  QRectF box(QPointF(0, 0), QSizeF(places_.at(place).size()) * part);
  box.moveCenter(centre(place));
  QPainterPath path;
  path.addRect(box);
  return path;
}

QRect BoardLayout::square_at(std::uint32_t field) const {
  return field < shape_.size() ? shape_.square(field) : places_.at(field);
}

QRect BoardLayout::stand(std::uint32_t field, int index, int count, bool beside) const {
  const QRect whole = square_at(field);
  if (beside)
    if (const auto in_row = shape_.stand_in_row(field, index, count)) return *in_row;
  if (count < 2) return whole;
  if (beside) {
    const int across = static_cast<int>(std::ceil(std::sqrt(count))), down = (count + across - 1) / across;
    const int side = std::max(1, static_cast<int>(whole.width() * kBeside) / across);
    return {whole.left() + (whole.width() - across * side) / 2 + index % across * side,
            whole.top() + (whole.height() - down * side) / 2 + index / across * side, side, side};
  }
  const double step = size_ * std::min(kTowerStep, kHighestTower / (count - 1));
  return whole.translated(0, static_cast<int>(std::lround(step * ((count - 1) / 2.0 - index))));
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

std::optional<std::uint32_t> BoardLayout::next_square(std::uint32_t from, Way way) const {
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

std::optional<std::uint32_t> BoardLayout::next(std::uint32_t from, Way way, bool aslant) const {
  return is_grid() ? next_square(from, way) : next_of_shape(from, way, aslant);
}

// Along lines and to fields side by side first, so that the cursor doesn't leave a line for a point that is nearer.
std::optional<std::uint32_t> BoardLayout::next_of_shape(std::uint32_t from, Way way, bool aslant) const {
  const QPointF here = centre(from), ahead = ahead_of(way, aslant), aside(-ahead.y(), ahead.x());
  std::optional<std::uint32_t> best;
  double least = 0;
  const auto consider = [&](std::uint32_t place) {
    if (place == from || places_[place].isEmpty()) return;
    const QPointF step = centre(place) - here;
    const double far = QPointF::dotProduct(step, ahead), off = QPointF::dotProduct(step, aside);
    if (far < size_ * kNearest || std::abs(off) > far * (aslant ? kAslant : 1 + 1e-6)) return;
    // Not the row after the next one because it lies straight ahead.
    const double cost = (far + kAside * off * off / far) * (off > 1e-6 ? kClockwise : 1);
    if (best && cost >= least) return;
    best = place;
    least = cost;
  };
  if (from < shape_.size())
    for (const std::uint32_t neighbour : shape_.neighbours(from)) consider(neighbour);
  if (best) return best;
  for (std::uint32_t place = 0; place < places_.size(); ++place) consider(place);
  return best;
}

}  // namespace boardwright::desktop
