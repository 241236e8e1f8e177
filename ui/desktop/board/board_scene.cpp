// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/board/board_scene.hpp"

#include <algorithm>

#include "ui/desktop/board/board_borders.hpp"
#include "ui/desktop/board/board_ground.hpp"
#include "ui/desktop/board/piece_art.hpp"
#include "ui/desktop/board/piece_item.hpp"
#include "ui/desktop/board/stack_fan.hpp"

namespace boardwright::desktop {

/// A piece on its way from one picture to the next; made for the way only.
struct BoardScene::Travel {
  PieceItem* piece;
  QPointF from, to;
  double opacity_from = 1, opacity_to = 1;
  double scale_from = 1, scale_to = 1;
  double begin = 0, end = 1;  // of the whole time; it stands still before and after
};

namespace {

// When a piece arrives there is something to see: what it takes goes as it comes, and what it becomes grows
// out of it.
constexpr double kArrival = 0.65;
constexpr double kGrownFrom = 1.3, kShrunkTo = 0.55;

constexpr int kMostDrawn = 60;  // pieces of a kind on each other: what lies below can't be told apart

}  // namespace

BoardScene::BoardScene(QObject* parent)
    : QGraphicsScene(parent),
      ground_(new BoardGround),
      under_(new BoardMarks(BoardMarks::Layer::kUnder)),
      over_(new BoardMarks(BoardMarks::Layer::kOver)),
      borders_(new BoardBorders),
      fan_(new StackFan) {
  setItemIndexMethod(QGraphicsScene::NoIndex);  // few items, all of them small
  addItem(ground_);
  addItem(under_);
  addItem(over_);
  addItem(borders_);
  addItem(fan_);
  animation_.setStartValue(0.0);
  animation_.setEndValue(1.0);
  animation_.setEasingCurve(QEasingCurve::InOutCubic);
  connect(&animation_, &QVariantAnimation::valueChanged, this,
          [this](const QVariant& value) { move_travellers(value.toDouble()); });
  connect(&animation_, &QVariantAnimation::finished, this, [this] { end_animation(); });
}

BoardScene::~BoardScene() { animation_.stop(); }

void BoardScene::set_board(const BoardGeometry& board, const Appearance& appearance) {
  show({});
  ground_->set(nullptr, look_, {}, false);
  layout_ = {};
  board_ = std::make_unique<BoardGeometry>(board);
  art_ = std::make_unique<PieceArt>(*board_, appearance);
}

void BoardScene::set_look(const BoardLook& look) {
  look_ = look;
  if (!board_) return;
  ground_->set(board_.get(), look_, layout_, coordinates_);
  under_->set_board(look_, layout_, ground_->boundingRect());
  over_->set_board(look_, layout_, ground_->boundingRect());
  borders_->set_board(look_, layout_, ground_->boundingRect());
}

void BoardScene::set_tray_names(QStringList names) { ground_->set_tray_names(std::move(names)); }

void BoardScene::arrange(QSize area, int turn, bool coordinates, const std::vector<bool>& trays_shown) {
  if (!board_) return;
  end_animation();
  coordinates_ = coordinates && look_.coordinates;
  layout_ = BoardLayout(*board_, area, turn, coordinates_, trays_shown);
  setSceneRect(QRectF(QPointF(0, 0), QSizeF(area)));
  set_look(look_);
  rebuild();
}

void BoardScene::show(const Picture& picture) {
  picture_ = picture;
  end_animation();
  rebuild();
}

void BoardScene::rebuild() {
  lifted_ = nullptr;
  show_fan();
  for (PieceItem* piece : pieces_) {
    removeItem(piece);
    delete piece;
  }
  pieces_.clear();
  borders_->set_counts(board_ ? picture_.borders : std::vector<BorderCount>());
  if (!board_ || layout_.place_count() == 0) return;
  for (const auto& item : picture_.items) {
    if (layout_.place(item.place).isEmpty()) continue;
    if (board_->is_field(item.place)) {
      add_standing(item);
    } else {
      add_piece(item, square_of(item, picture_));
    }
  }
}

void BoardScene::add_piece(const PictureItem& what, QRectF square) {
  auto* piece = new PieceItem(*art_, what);
  piece->put(square);
  addItem(piece);  // those of a tower come from the bottom, and what comes later is drawn above
  pieces_.push_back(piece);
}

/// Of a field that holds several each piece by itself; how many lie on each other is written on the uppermost.
void BoardScene::add_standing(const PictureItem& item) {
  const BoardField& field = board_->fields()[item.place];
  if (field.holds < 2) return add_piece(item, layout_.place(item.place));
  const int count = static_cast<int>(picture_.pieces_at(item.place)), first = below(item, picture_);
  const int last = first + static_cast<int>(item.count);
  for (int i = std::max(first, last - kMostDrawn); i < last; ++i) {
    PictureItem one = item;
    one.count = !field.beside && i + 1 == count ? static_cast<std::uint32_t>(count) : 1;
    add_piece(one, layout_.stand(item.place, i, count, field.beside));
  }
}

/// How many pieces lie below an item of a field.
int BoardScene::below(const PictureItem& item, const Picture& picture) {
  int pieces = 0;
  for (const auto& other : picture.items)
    if (other.place == item.place && other.level < item.level) pieces += static_cast<int>(other.count);
  return pieces;
}

QRectF BoardScene::square_of(const PictureItem& item, const Picture& picture) const {
  if (board_->is_field(item.place)) {
    const BoardField& field = board_->fields()[item.place];
    if (field.holds < 2) return layout_.place(item.place);
    return layout_.stand(item.place, below(item, picture) + static_cast<int>(item.count) - 1,
                         static_cast<int>(picture.pieces_at(item.place)), field.beside);
  }
  int index = 0, count = 0;
  for (const auto& other : picture.items) {
    if (other.place != item.place) continue;
    if (other.kind < item.kind) ++index;
    ++count;
  }
  return layout_.tray_slot(item.place, index, std::max(count, index + 1));
}

/// The uppermost that is shown there.
PieceItem* BoardScene::piece_at(std::uint32_t place) const {
  const auto stands = [&](const PieceItem* piece) {
    return piece->what().place == place && piece->isVisible();
  };
  const auto found = std::find_if(pieces_.rbegin(), pieces_.rend(), stands);
  return found == pieces_.rend() ? nullptr : *found;
}

BoardScene::Travel& BoardScene::add_traveller(PictureItem what, QRectF from, QRectF to) {
  what.count = 1;
  auto* piece = new PieceItem(*art_, what);
  piece->put(from);
  piece->setTransformOriginPoint(piece->boundingRect().center());
  piece->setZValue(15);
  addItem(piece);
  // A piece from a tray may be smaller than on its field: the centres travel.
  travels_.push_back({piece, from.topLeft(), from.topLeft() + (to.center() - from.center())});
  return travels_.back();
}

/// A piece that is taken, or leaves: it stays until the other one comes, then shrinks away.
void BoardScene::add_leaving(const PictureItem& what, QRectF place, bool taken) {
  Travel& travel = add_traveller(what, place, place);
  travel.opacity_to = 0;
  travel.scale_to = kShrunkTo;
  if (taken) travel.begin = kArrival;
  travel.piece->setZValue(14);  // under the one that takes it
}

/// A piece that stands there now: grown by what it took or was put on, exchanged, or new.
void BoardScene::add_coming(const PictureItem& what, QRectF place, double begin) {
  Travel& travel = add_traveller(what, place, place);
  travel.opacity_from = 0;
  travel.scale_from = kGrownFrom;
  travel.begin = begin;
}

void BoardScene::animate(const Picture& picture, const PictureDifference& difference, int milliseconds) {
  const auto& changes = difference.pieces;
  if (milliseconds <= 0 || !board_ || changes.empty() || layout_.place_count() == 0) {
    show(picture);
    return;
  }
  end_animation();
  const Picture before = std::exchange(picture_, picture);
  using Type = PictureChange::Type;
  const bool moves = std::any_of(changes.begin(), changes.end(),
                                 [](const PictureChange& change) { return change.type == Type::kMoved; });
  for (const auto& change : changes) {
    const bool was_on_field = change.type != Type::kAppeared && board_->is_field(change.before.place);
    if (was_on_field)
      if (PieceItem* standing = piece_at(change.before.place)) standing->setVisible(false);
    const QRectF from = change.type == Type::kAppeared ? QRectF() : square_of(change.before, before);
    const QRectF to = change.type == Type::kVanished ? QRectF() : square_of(change.after, picture);
    switch (change.type) {
      case Type::kMoved: add_traveller(change.after, from, to); break;
      case Type::kVanished: add_leaving(change.before, from, moves); break;
      case Type::kAppeared: add_coming(change.after, to, moves ? kArrival : 0); break;
      case Type::kChanged:
        if (!was_on_field) break;
        add_leaving(change.before, from, moves);
        add_coming(change.after, to, moves ? kArrival : 0);
        break;
    }
  }
  move_travellers(0);
  animation_.setDuration(milliseconds);
  animation_.start();
}

bool BoardScene::animating() const { return animation_.state() == QAbstractAnimation::Running; }

void BoardScene::move_travellers(double part) {
  for (auto& travel : travels_) {
    const double done = std::clamp((part - travel.begin) / (travel.end - travel.begin), 0.0, 1.0);
    travel.piece->setPos(travel.from + (travel.to - travel.from) * done);
    travel.piece->setOpacity(travel.opacity_from + (travel.opacity_to - travel.opacity_from) * done);
    travel.piece->setScale(travel.scale_from + (travel.scale_to - travel.scale_from) * done);
  }
}

void BoardScene::end_animation() {
  animation_.stop();
  if (travels_.empty()) return;
  for (const auto& travel : travels_) {
    removeItem(travel.piece);
    delete travel.piece;
  }
  travels_.clear();
  rebuild();
}

void BoardScene::set_marks(const Marks& marks) {
  under_->set_marks(marks);
  over_->set_marks(marks);
  opened_ = marks.opened;
  show_fan();
}

/// Of a stack that is looked at closely.
void BoardScene::show_fan() {
  std::vector<PictureItem> items;
  if (board_ && opened_ && board_->is_field(*opened_) && !board_->fields()[*opened_].beside &&
      layout_.place_count() != 0 && picture_.pieces_at(*opened_) > 1)
    for (const PictureItem& item : picture_.items)
      if (item.place == *opened_) items.push_back(item);
  if (items.empty() || board_->fields()[*opened_].holds < 2) return fan_->hide();
  fan_->show(look_, layout_, art_.get(), *opened_, std::move(items));
}

void BoardScene::set_caching(bool caching) {
  ground_->setCacheMode(caching ? QGraphicsItem::DeviceCoordinateCache : QGraphicsItem::NoCache);
}

void BoardScene::lift(std::uint32_t place) {
  put_back();
  if (!board_ || !board_->is_field(place)) return;
  lifted_ = piece_at(place);
  if (lifted_ == nullptr) return;
  lifted_from_ = lifted_->pos();
  lifted_->setZValue(30);
}

void BoardScene::carry(QPointF point) {
  if (lifted_ == nullptr) return;
  const QRectF square = lifted_->boundingRect();
  lifted_->setPos((point - QPointF(square.width() / 2, square.height() / 2)).toPoint());
}

void BoardScene::put_back() {
  if (lifted_ == nullptr) return;
  lifted_->setPos(lifted_from_);
  lifted_->setZValue(10);
  lifted_ = nullptr;
}

}  // namespace boardwright::desktop
