// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/board/board_face.hpp"

#include <algorithm>

namespace boardwright::desktop {

BoardFace::BoardFace(QWidget* parent)
    : QGraphicsView(parent), scene_(new BoardScene(this)), theme_(&current_theme()) {
  setScene(scene_);
  setFrameShape(QFrame::NoFrame);
  setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  setAlignment(Qt::AlignLeft | Qt::AlignTop);
  setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
  setStyleSheet(QStringLiteral("background: transparent"));
  setMinimumSize(240, 240);
}

void BoardFace::show_board(const BoardGeometry& board, const Appearance& appearance) {
  scene_->set_board(board, appearance);
  appearance_ = appearance;
  trays_shown_.assign(board.trays().size(), false);
  set_theme(*theme_);
  arrange();
}

void BoardFace::set_theme(const Theme& theme) {
  theme_ = &theme;
  if (!has_board()) return;
  scene_->set_look(BoardLook::of(appearance_, theme));
  scene_->update();  // pieces may look otherwise too
}

void BoardFace::set_turn(int degrees) {
  if (turn_ == degrees) return;  // to arrange the board ends whatever moves on it
  turn_ = degrees;
  arrange();
}

void BoardFace::set_coordinates(bool coordinates) {
  coordinates_ = coordinates;
  arrange();
}

void BoardFace::show_trays(const Picture& picture, std::span<const LegalMove> moves) {
  const auto before = trays_shown_;
  const auto show = [this](std::uint32_t place) {
    if (place < place_count() && !board().is_field(place))
      trays_shown_[place - board().fields().size()] = true;
  };
  for (const auto& item : picture.items) show(item.place);
  for (const auto& move : moves) std::for_each(move.clicks.begin(), move.clicks.end(), show);
  if (trays_shown_ != before) arrange();
}

void BoardFace::arrange() { scene_->arrange(viewport()->size(), turn_, coordinates_, trays_shown_); }

void BoardFace::paint_to(QPainter& painter) {
  scene_->set_caching(false);
  scene_->render(&painter, sceneRect(), sceneRect());
  scene_->set_caching(true);
}

QRect BoardFace::place_rect(std::uint32_t place) const { return scene_->layout().place(place); }

QRect BoardFace::place_rect_in(const QWidget& above, std::uint32_t place) const {
  return place_rect(place).translated(viewport()->mapTo(&above, QPoint(0, 0)));
}

QRect BoardFace::fields_rect_in(const QWidget& above) const {
  QRect fields = place_rect(0);
  for (std::uint32_t i = 1; i < board().fields().size(); ++i) fields |= place_rect(i);
  return fields.translated(viewport()->mapTo(&above, QPoint(0, 0)));
}

std::optional<std::uint32_t> BoardFace::place_at(QPoint point) const {
  return scene_->layout().place_at(point);
}

void BoardFace::resizeEvent(QResizeEvent* event) {
  QGraphicsView::resizeEvent(event);
  arrange();
}

}  // namespace boardwright::desktop
