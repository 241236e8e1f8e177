// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QGraphicsScene>
#include <QVariantAnimation>
#include <memory>
#include <optional>
#include <vector>

#include "framework/board/difference.hpp"
#include "framework/board/geometry.hpp"
#include "ui/desktop/board/board_layout.hpp"
#include "ui/desktop/board/board_look.hpp"
#include "ui/desktop/board/board_marks.hpp"

namespace boardwright::desktop {

class BoardBorders;
class BoardGround;
class PieceArt;
class PieceItem;
class StackFan;

/// Draws a picture on a board, and the way from one picture to the next. Knows neither rules nor clicks.
class BoardScene final : public QGraphicsScene {
  Q_OBJECT
 public:
  explicit BoardScene(QObject* parent = nullptr);
  ~BoardScene() override;

  /// Copies the geometry. Empties the board.
  void set_board(const BoardGeometry& board, const Appearance& appearance);
  void set_look(const BoardLook& look);
  void set_tray_names(QStringList names);
  /// `turn`: by how many degrees the board is turned.
  void arrange(QSize area, int turn, bool coordinates, const std::vector<bool>& trays_shown);

  [[nodiscard]] const BoardGeometry& board() const noexcept { return *board_; }
  [[nodiscard]] bool has_board() const noexcept { return board_ != nullptr; }
  [[nodiscard]] const BoardLayout& layout() const noexcept { return layout_; }
  [[nodiscard]] const Picture& picture() const noexcept { return picture_; }

  /// At once; ends an animation.
  void show(const Picture& picture);
  void animate(const Picture& picture, const PictureDifference& difference, int milliseconds);
  [[nodiscard]] bool animating() const;

  void set_marks(const Marks& marks);
  /// Whether what doesn't move is kept as pixels; not while it is painted for something else than the screen.
  void set_caching(bool caching);
  /// A piece that follows the mouse; nothing happens on an empty place.
  void lift(std::uint32_t place);
  void carry(QPointF point);
  void put_back();

 private:
  struct Travel;
  void rebuild();
  void show_fan();
  void add_piece(const PictureItem& what, QRectF square);
  void add_standing(const PictureItem& item);
  [[nodiscard]] static int below(const PictureItem& item, const Picture& picture);
  void end_animation();
  void move_travellers(double part);
  Travel& add_traveller(PictureItem what, QRectF from, QRectF to);
  void add_leaving(const PictureItem& what, QRectF place, bool taken);
  void add_coming(const PictureItem& what, QRectF place, double begin);
  [[nodiscard]] QRectF square_of(const PictureItem& item, const Picture& picture) const;
  [[nodiscard]] PieceItem* piece_at(std::uint32_t place) const;

  std::unique_ptr<BoardGeometry> board_;
  std::unique_ptr<PieceArt> art_;
  BoardLook look_;
  BoardLayout layout_;
  bool coordinates_ = true;
  Picture picture_;
  BoardGround* ground_;  // the scene owns its items
  BoardMarks* under_;
  BoardMarks* over_;
  BoardBorders* borders_;
  StackFan* fan_;
  std::optional<std::uint32_t> opened_;
  std::vector<PieceItem*> pieces_;
  std::vector<Travel> travels_;
  PieceItem* lifted_ = nullptr;
  QPointF lifted_from_;
  QVariantAnimation animation_;
};

}  // namespace boardwright::desktop
