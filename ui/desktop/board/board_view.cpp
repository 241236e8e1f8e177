// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/board/board_view.hpp"

#include <QApplication>
#include <QKeyEvent>
#include <QMimeData>
#include <QMouseEvent>
#include <QPointingDevice>
#include <QTimer>
#include <algorithm>

#include "ui/desktop/board/accessible_board.hpp"
#include "ui/desktop/board/board_keys.hpp"

namespace boardwright::desktop {

namespace {

constexpr int kWrongRest = 4000;  // milliseconds: as long as it takes to read why

}  // namespace

BoardView::BoardView(QWidget* parent)
    : BoardFace(parent),
      hand_([this](std::uint32_t place) -> std::optional<Seat> {
        const PictureItem* piece = picture().at(place);
        return piece == nullptr ? std::nullopt : std::optional(board().kinds()[piece->kind].owner);
      }),
      wrong_rest_(new QTimer(this)) {
  install_accessible_board();
  wrong_rest_->setSingleShot(true);
  wrong_rest_->setInterval(kWrongRest);
  connect(wrong_rest_, &QTimer::timeout, this, [this] { keep_pointing_at({}); });
  setMouseTracking(true);
  setFocusPolicy(Qt::StrongFocus);
}

void BoardView::set_board(const BoardGeometry& board, const Appearance& appearance) {
  marks_ = {};
  drawing_.forget();
  hand_.begin();
  cursor_ = 0;
  cursor_shown_ = false;
  show_board(board, appearance);
  refresh_marks();
}

void BoardView::set_names(const QString& board, QStringList kinds, QStringList trays, QStringList seats) {
  stage().set_tray_names(trays);
  words_ = PlaceWords(std::move(kinds), std::move(trays), std::move(seats));
  setAccessibleName(board);
  if (has_board()) tell_names();
}

void BoardView::show_picture(const Picture& picture) {
  if (has_board() && picture != this->picture()) {
    forget_drawn();
    marks_.wrong.clear();
  }
  if (has_board()) show_trays(picture, hand_.moves());
  stage().show(picture);
  refresh_marks();
  tell_names();
}

void BoardView::show_move(const Picture& picture, const PictureDifference& changes) {
  marks_.wrong.clear();
  forget_drawn();
  if (has_board()) show_trays(picture, hand_.moves());
  stage().animate(picture, changes, dropped_ ? 0 : animation_);
  dropped_ = false;
  refresh_marks();
  tell_names();
}

void BoardView::set_last_move(std::vector<std::uint32_t> places) {
  marks_.last = std::move(places);
  refresh_marks();
}

void BoardView::set_moves(std::vector<LegalMove> moves) {
  std::erase_if(moves, [](const LegalMove& move) { return move.clicks.empty(); });  // not made on the board
  hand_.set_moves(std::move(moves));
  if (has_board()) show_trays(picture(), hand_.moves());
  stage().put_back();
  refresh_marks();
}

void BoardView::point_at(std::vector<std::uint32_t> places) {
  const bool some = !places.empty();
  keep_pointing_at(std::move(places));
  if (some) wrong_rest_->start();
}

void BoardView::keep_pointing_at(std::vector<std::uint32_t> places) {
  wrong_rest_->stop();
  marks_.wrong = std::move(places);
  refresh_marks();
}

void BoardView::set_advice(std::vector<std::uint32_t> places) {
  marks_.advice = std::move(places);
  refresh_marks();
}

void BoardView::draw(std::uint32_t from, std::uint32_t to) {
  if (from >= place_count() || to >= place_count()) return;
  drawing_.draw(from, to);
  refresh_marks();
}

void BoardView::forget_drawn() {
  drawing_.forget();
  refresh_marks();
}

std::optional<std::uint32_t> BoardView::looked_at() const {
  if (hovered_ || marks_.chosen.empty()) return hovered_ ? hovered_ : marks_.cursor;
  return marks_.chosen.back();
}

void BoardView::refresh_marks() {
  const std::vector<std::uint32_t> chosen_before = marks_.chosen;
  hand_.mark(marks_);
  drawing_.mark(marks_);
  marks_.cursor = hasFocus() && cursor_shown_ ? std::optional(cursor_) : std::nullopt;
  marks_.opened = looked_at();
  if (marks_.hover && !hand_.means_something(*marks_.hover)) marks_.hover.reset();
  stage().set_marks(marks_);
  told_.tell_chosen(chosen_before, marks_.chosen);
}

void BoardView::press(std::uint32_t place) {
  if (place < place_count()) act(hand_.click(place));
}

void BoardView::act(const BoardHand::Answer& answer) {
  marks_.wrong.clear();
  refresh_marks();
  emit clicked_anew();
  if (answer.ahead) emit premove_changed();
  if (answer.held) emit held();
  if (answer.move) emit move_chosen(QString::fromStdString(*answer.move));
  if (!answer.refused.empty()) emit refused(answer.refused);
}

void BoardView::clear_sequence() {
  stage().put_back();
  act(hand_.let_go());
}

void BoardView::set_premoves(std::optional<Seat> seat) {
  if (hand_.premoving() == seat) return;
  hand_.set_premoves(seat);
  refresh_marks();
}

void BoardView::take_premove() {
  hand_.take_premove();
  refresh_marks();
}

void BoardView::forget_premove() {
  if (premove().places().empty()) return;
  hand_.forget_premove();
  refresh_marks();
}

void BoardView::set_badge(std::optional<Marks::Badge> badge) {
  marks_.badge = std::move(badge);
  refresh_marks();
}

void BoardView::set_cursor_place(std::uint32_t place) {
  if (place >= place_count()) return;
  cursor_ = place;
  cursor_shown_ = true;
  refresh_marks();
  announce_cursor();
}

void BoardView::set_targets_shown(bool shown) {
  hand_.show_targets(shown);
  refresh_marks();
}

void BoardView::point(std::optional<std::uint32_t> place) {
  if (place == pointed_) return;
  pointed_ = place;
  hint_.clear();
  const LegalMove* move = place ? hand_.completed_by(*place) : nullptr;
  emit pointed(place, move != nullptr ? QString::fromStdString(move->text) : QString());
}

void BoardView::announce_cursor() {
  point(cursor_);
  if (place_count() != 0) told_.tell_focus(cursor_);
}

QString BoardView::place_name(std::uint32_t place) const { return words_.name(board(), place); }

QString BoardView::spoken_name(std::uint32_t place) const { return words_.spoken(board(), picture(), place); }

QString BoardView::spoken_description(std::uint32_t place) const {
  QStringList words = words_.marked(board(), marks_, hand_.begins_at(place), place) +
                      words_.borders(board(), picture(), place);
  if (pointed_ == place && !hint_.isEmpty()) words << hint_;
  return words.join(", ");
}

void BoardView::tell_names() {
  told_.tell_names(place_count(), [this](std::uint32_t place) { return spoken_name(place); });
}

void BoardView::mousePressEvent(QMouseEvent* event) {
  if (event->button() == Qt::RightButton) {
    // With something chosen it lets that go; else it draws.
    drawing_.begin(hand_.last_chosen() ? std::nullopt : place_at(event->pos()));
    if (!marks_.wrong.empty()) clear_sequence();
    if (drawing_.begun()) return sketch_to(event->pos());
    clear_sequence();
  }
  if (event->button() != Qt::LeftButton) return;
  if (!drawing_.empty()) forget_drawn();
  cursor_shown_ = false;
  const auto place = place_at(event->pos());
  if (!place) {
    clear_sequence();
    return;
  }
  if (marks_.badge && marks_.badge->place < place_count() &&
      badge_box(stage().layout(), marks_.badge->place).contains(event->pos()))
    return emit badge_clicked();
  if (only_asks(*event, *place)) return;
  cursor_ = *place;
  hand_.let_loose();
  // Pressing a piece that is chosen already may be the beginning of a drag; a mere click is taken on release.
  const bool chosen_before = hand_.last_chosen() == place;
  if (!chosen_before) act(hand_.click(*place));
  hand_.take_hold({event->pos(), *place, chosen_before});
}

bool BoardView::only_asks(const QMouseEvent& event, std::uint32_t place) {
  const bool touch = event.pointingDevice()->type() == QInputDevice::DeviceType::TouchScreen;
  if (!touch || pointed_ == place || picture().at(place) == nullptr || !hand_.goes_on_at(place)) return false;
  hover(place);
  return !hint_.isEmpty();
}

void BoardView::sketch_to(QPoint point) {
  drawing_.sketch_to(place_at(point));
  refresh_marks();
}

void BoardView::mouseMoveEvent(QMouseEvent* event) {
  if (drawing_.begun() && event->buttons().testFlag(Qt::RightButton)) return sketch_to(event->pos());
  if (hand_.pull(event->pos(), QApplication::startDragDistance())) {
    stage().lift(hand_.grip()->place);
    viewport()->setCursor(Qt::ClosedHandCursor);
  }
  if (hand_.dragging()) stage().carry(event->pos());
  hover(place_at(event->pos()));
}

void BoardView::mouseReleaseEvent(QMouseEvent* event) {
  const auto place = place_at(event->pos());
  if (event->button() == Qt::RightButton && drawing_.begun()) {
    drawing_.end(place);
    refresh_marks();
  }
  if (event->button() != Qt::LeftButton || !hand_.grip()) return;
  const BoardHand::Grip grip = *hand_.let_loose();
  viewport()->unsetCursor();
  if (!grip.dragged) {
    if (grip.chosen_before && place == grip.place) press(*place);
    return;
  }
  if (place && *place != grip.place) {
    dropped_ = true;  // the hand has made the way already: no animation
    act(hand_.drop(*place));
    dropped_ = false;
  }
  stage().put_back();
  if (!place) emit thrown_away(grip.place);
}

void BoardView::set_drops(const QString& type) {
  drops_ = type;
  setAcceptDrops(!type.isEmpty());
}

void BoardView::dragEnterEvent(QDragEnterEvent* event) {
  if (!drops_.isEmpty() && event->mimeData()->hasFormat(drops_)) event->acceptProposedAction();
}

void BoardView::dragMoveEvent(QDragMoveEvent* event) {
  hover(place_at(event->position().toPoint()));
  event->setAccepted(marks_.hover.has_value());
}

void BoardView::dragLeaveEvent(QDragLeaveEvent*) { hover(std::nullopt); }

void BoardView::dropEvent(QDropEvent* event) {
  const auto place = place_at(event->position().toPoint());
  if (!place || drops_.isEmpty() || !event->mimeData()->hasFormat(drops_)) return;
  event->acceptProposedAction();
  emit dropped(event->mimeData()->data(drops_), *place);
}

void BoardView::hover(std::optional<std::uint32_t> place) {
  marks_.hover = place && hand_.means_something(*place) ? place : std::nullopt;
  hovered_ = place;
  marks_.opened = looked_at();
  if (!hand_.dragging()) viewport()->setCursor(marks_.hover ? Qt::PointingHandCursor : Qt::ArrowCursor);
  stage().set_marks(marks_);
  point(place);
}

void BoardView::leaveEvent(QEvent* event) {
  hover(std::nullopt);
  QGraphicsView::leaveEvent(event);
}

void BoardView::move_cursor(Way way, bool aslant) {
  if (place_count() == 0) return;
  if (!cursor_shown_) {  // the first arrow shows where the cursor is
    set_cursor_place(cursor_);
    return;
  }
  if (const auto next = stage().layout().next(cursor_, way, aslant)) set_cursor_place(*next);
}

void BoardView::draw_arrow_at_cursor() {
  if (place_count() == 0) return;
  if (!drawing_.begun()) return drawing_.begin(cursor_);
  drawing_.end(cursor_);
  refresh_marks();
}

void BoardView::keyPressEvent(QKeyEvent* event) {
  using What = BoardKey::What;
  const BoardKey key = read_board_key(*event, !stage().layout().is_grid());
  switch (key.what) {
    case What::kGo: return move_cursor(key.way, key.aslant);
    case What::kPress: cursor_shown_ = true; return press(cursor_);
    case What::kCircle: return draw(cursor_, cursor_);
    case What::kArrow: return draw_arrow_at_cursor();
    case What::kLetGo: forget_drawn(); return clear_sequence();
    case What::kThrowAway:
      if (!hand_.clicks().empty()) emit thrown_away(hand_.clicks().front());
      return;
    case What::kText: emit typed(key.text); return;
    case What::kNothing: event->ignore();
  }
}

void BoardView::focusInEvent(QFocusEvent* event) {
  QGraphicsView::focusInEvent(event);
  if (event->reason() == Qt::TabFocusReason || event->reason() == Qt::BacktabFocusReason ||
      event->reason() == Qt::ShortcutFocusReason)
    cursor_shown_ = true;
  refresh_marks();
  if (cursor_shown_) announce_cursor();
}

void BoardView::focusOutEvent(QFocusEvent* event) {
  QGraphicsView::focusOutEvent(event);
  refresh_marks();
}

}  // namespace boardwright::desktop
