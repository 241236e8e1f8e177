// SPDX-License-Identifier: GPL-3.0-or-later
//
// What BoardView does with mouse and keyboard.
#include <QApplication>
#include <QKeyEvent>
#include <QMimeData>
#include <QMouseEvent>
#include <QPointingDevice>
#include <algorithm>

#include "ui/desktop/board/board_scene.hpp"
#include "ui/desktop/board/board_view.hpp"

namespace boardwright::desktop {

void BoardView::mousePressEvent(QMouseEvent* event) {
  if (event->button() == Qt::RightButton) {
    // With something chosen it lets that go; else it draws.
    drawing_from_ = chosen_places().empty() ? place_at(event->pos()) : std::nullopt;
    if (!marks_.wrong.empty()) clear_sequence();
    if (drawing_from_) return sketch_to(event->pos());
    clear_sequence();
  }
  if (event->button() != Qt::LeftButton) return;
  if (!marks_.drawn.empty()) forget_drawn();
  cursor_shown_ = false;
  const auto place = place_at(event->pos());
  if (!place) {
    clear_sequence();
    return;
  }
  if (marks_.badge && marks_.badge->place < place_count() &&
      badge_box(scene_->layout(), marks_.badge->place).contains(event->pos()))
    return emit badge_clicked();
  if (only_asks(*event, *place)) return;
  cursor_ = *place;
  pressed_ = *place;
  dragging_ = false;
  pressed_at_.reset();
  // Pressing a piece that is chosen already may be the beginning of a drag; a mere click is taken on release.
  chosen_before_ = !chosen_places().empty() && chosen_places().back() == *place;
  if (!chosen_before_) press(*place);
  if (!chosen_places().empty() && chosen_places().back() == *place) pressed_at_ = event->pos();
}

bool BoardView::only_asks(const QMouseEvent& event, std::uint32_t place) {
  const bool touch = event.pointingDevice()->type() == QInputDevice::DeviceType::TouchScreen;
  const auto targets = clicks_.targets();
  if (!touch || clicks_.clicks().empty() || pointed_ == place || picture().at(place) == nullptr ||
      !std::binary_search(targets.begin(), targets.end(), place))
    return false;
  hover(place);
  return !hint_.isEmpty();
}

void BoardView::sketch_to(QPoint point) {
  const auto to = place_at(point);
  marks_.sketch = to && drawing_from_ ? std::optional(Marks::Drawn{*drawing_from_, *to}) : std::nullopt;
  refresh_marks();
}

void BoardView::mouseMoveEvent(QMouseEvent* event) {
  if (drawing_from_ && event->buttons().testFlag(Qt::RightButton)) return sketch_to(event->pos());
  if (pressed_at_ && !dragging_ &&
      (event->pos() - *pressed_at_).manhattanLength() >= QApplication::startDragDistance()) {
    dragging_ = true;
    scene_->lift(pressed_);
    viewport()->setCursor(Qt::ClosedHandCursor);
  }
  if (dragging_) scene_->carry(event->pos());
  hover(place_at(event->pos()));
}

void BoardView::mouseReleaseEvent(QMouseEvent* event) {
  if (event->button() == Qt::RightButton && drawing_from_) {
    const auto to = place_at(event->pos());
    const std::uint32_t from = *std::exchange(drawing_from_, std::nullopt);
    marks_.sketch.reset();
    if (to) return draw(from, *to);
    refresh_marks();
  }
  if (event->button() != Qt::LeftButton || !pressed_at_) return;
  const auto place = place_at(event->pos());
  const bool dragged = dragging_;
  pressed_at_.reset();
  dragging_ = false;
  viewport()->unsetCursor();
  if (!dragged) {
    if (chosen_before_ && place == pressed_) press(*place);
    return;
  }
  if (place && *place != pressed_ && premoving_) {
    press_ahead(*place, true);
  } else if (place && *place != pressed_) {
    dropped_ = true;  // the hand has made the way already: no animation
    take(clicks_.drop(*place));
    dropped_ = false;
  }
  scene_->put_back();
  if (!place) emit thrown_away(pressed_);
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
  marks_.hover = place && means_something(*place) ? place : std::nullopt;
  hovered_ = place;
  marks_.opened = looked_at();
  if (!dragging_) viewport()->setCursor(marks_.hover ? Qt::PointingHandCursor : Qt::ArrowCursor);
  scene_->set_marks(marks_);
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
  if (const auto next = scene_->layout().next(cursor_, way, aslant)) set_cursor_place(*next);
}

namespace {

struct Arrow {
  Way way;
  bool aslant;
};

/// The arrows, and the keys at the corners of the number pad, for whoever has one.
std::optional<Arrow> arrow_of(const QKeyEvent& event, bool aslant_by_pad) {
  const bool shift = event.modifiers().testFlag(Qt::ShiftModifier);
  const bool pad = event.modifiers().testFlag(Qt::KeypadModifier) && aslant_by_pad;
  const auto corner = [pad](Way way) { return pad ? std::optional(Arrow{way, true}) : std::nullopt; };
  switch (event.key()) {
    case Qt::Key_Left: return Arrow{Way::kLeft, shift};
    case Qt::Key_Right: return Arrow{Way::kRight, shift};
    case Qt::Key_Up: return Arrow{Way::kUp, shift};
    case Qt::Key_Down: return Arrow{Way::kDown, shift};
    case Qt::Key_Home: return corner(Way::kLeft);
    case Qt::Key_PageUp: return corner(Way::kUp);
    case Qt::Key_End: return corner(Way::kDown);
    case Qt::Key_PageDown: return corner(Way::kRight);
    default: return {};
  }
}

}  // namespace

void BoardView::keyPressEvent(QKeyEvent* event) {
  if ((event->modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier)) != 0) {
    event->ignore();
    return;
  }
  if (const auto arrow = arrow_of(*event, !scene_->layout().is_grid()))
    return move_cursor(arrow->way, arrow->aslant);
  switch (event->key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space:
      cursor_shown_ = true;
      press(cursor_);
      return;
    case Qt::Key_Insert:  // a circle; with shift where an arrow begins, then where it ends
      if (!event->modifiers().testFlag(Qt::ShiftModifier)) return draw(cursor_, cursor_);
      if (!drawing_from_) {
        drawing_from_ = cursor_;
      } else {
        draw(*std::exchange(drawing_from_, std::nullopt), cursor_);
      }
      return;
    case Qt::Key_Escape:
      forget_drawn();
      clear_sequence();
      return;
    case Qt::Key_Delete:
    case Qt::Key_Backspace:
      if (!clicks_.clicks().empty()) emit thrown_away(clicks_.clicks().front());
      return;
    default: break;
  }
  if (!event->text().isEmpty() && event->text().front().isLetterOrNumber()) {
    emit typed(event->text());
  } else {
    event->ignore();
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
