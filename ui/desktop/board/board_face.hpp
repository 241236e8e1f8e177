// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QGraphicsView>
#include <optional>
#include <span>
#include <vector>

#include "framework/catalogue/appearance.hpp"
#include "framework/match/messages.hpp"
#include "ui/desktop/board/board_scene.hpp"

namespace boardwright::desktop {

/// A board in a widget as it is looked at: its theme, how it is turned, which of its trays are there, and where on the
/// screen its places are. What anybody does with it is not its matter.
class BoardFace : public QGraphicsView {
  Q_OBJECT
 public:
  explicit BoardFace(QWidget* parent = nullptr);

  void set_theme(const Theme& theme);
  /// By how many degrees the board is turned: as its geometry says for a seat, or by half.
  void set_turn(int degrees);
  void set_coordinates(bool coordinates);
  /// Everything on the board as it is on the screen, as lines and areas where the painter can take them.
  void paint_to(QPainter& painter);

  [[nodiscard]] int turn() const noexcept { return turn_; }
  /// Seat 0 looks at it from the upper edge.
  [[nodiscard]] bool flipped() const noexcept { return turn_ > 90 && turn_ < 270; }
  [[nodiscard]] bool has_board() const { return scene_->has_board(); }
  [[nodiscard]] std::uint32_t place_count() const { return has_board() ? board().place_count() : 0; }
  [[nodiscard]] const BoardGeometry& board() const { return scene_->board(); }
  [[nodiscard]] const Picture& picture() const { return scene_->picture(); }
  [[nodiscard]] bool animating() const { return scene_->animating(); }
  [[nodiscard]] QRect place_rect(std::uint32_t place) const;  ///< in the viewport
  /// In the coordinates of a widget that the board stands in.
  [[nodiscard]] QRect place_rect_in(const QWidget& above, std::uint32_t place) const;
  [[nodiscard]] QRect fields_rect_in(const QWidget& above) const;  ///< all of them
  [[nodiscard]] std::optional<std::uint32_t> place_at(QPoint point) const;
  [[nodiscard]] QSize sizeHint() const override { return {640, 640}; }

 protected:
  /// Empties it.
  void show_board(const BoardGeometry& board, const Appearance& appearance);
  /// Trays that the picture or the moves use are there until another board is.
  void show_trays(const Picture& picture, std::span<const LegalMove> moves);
  [[nodiscard]] BoardScene& stage() const noexcept { return *scene_; }

  void resizeEvent(QResizeEvent* event) override;
  void wheelEvent(QWheelEvent*) override {}  // nothing to scroll

 private:
  void arrange();

  BoardScene* scene_;
  std::vector<bool> trays_shown_;  // those that have been in use since the board was set
  Appearance appearance_;
  const Theme* theme_;
  bool coordinates_ = true;
  int turn_ = 0;
};

}  // namespace boardwright::desktop
