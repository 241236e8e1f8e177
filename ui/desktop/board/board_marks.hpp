// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QGraphicsItem>
#include <QString>
#include <cstdint>
#include <optional>
#include <vector>

#include "ui/desktop/board/board_layout.hpp"
#include "ui/desktop/board/board_look.hpp"

namespace boardwright::desktop {

/// What is pointed out on the board, by place.
struct Marks {
  struct Target {
    std::uint32_t place;
    bool occupied;
    friend bool operator==(const Target&, const Target&) = default;
  };
  /// Drawn by hand: a circle where both ends are the same place, else an arrow.
  struct Drawn {
    std::uint32_t from, to;
    friend bool operator==(const Drawn&, const Drawn&) = default;
  };
  std::vector<std::uint32_t> last;    ///< touched by the last move
  std::vector<std::uint32_t> chosen;  ///< clicked so far
  std::vector<std::uint32_t> wrong;   ///< what an explanation points at
  /// What is thought of the move that is shown, at its place: "?!", in the colour of how bad it was.
  struct Badge {
    std::uint32_t place;
    QString text;
    QColor colour;
    friend bool operator==(const Badge&, const Badge&) = default;
  };
  std::vector<std::uint32_t> premove;  ///< of a move chosen ahead, in click order
  std::optional<Badge> badge;
  std::vector<std::uint32_t> advice;  ///< of a move that is advised, in click order
  std::vector<Target> targets;
  std::vector<Drawn> drawn;
  std::optional<Drawn> sketch;          ///< one that is being drawn
  std::optional<std::uint32_t> hover;   ///< under the mouse, if a click there means something
  std::optional<std::uint32_t> cursor;  ///< of the keyboard
  std::optional<std::uint32_t> opened;  ///< looked at so closely that a stack there shows its pieces
  friend bool operator==(const Marks&, const Marks&) = default;
};

/// Where the badge of a place is: at its upper right corner, half outside it, so that the piece stays in
/// sight.
[[nodiscard]] QRectF badge_box(const BoardLayout& layout, std::uint32_t place);

/// Draws the marks that lie under the pieces, or those above them.
class BoardMarks final : public QGraphicsItem {
 public:
  enum class Layer { kUnder, kOver };
  explicit BoardMarks(Layer layer);
  void set_board(const BoardLook& look, const BoardLayout& layout, QRectF bounds);
  void set_marks(const Marks& marks);

  [[nodiscard]] QRectF boundingRect() const override { return bounds_; }
  void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;

 private:
  void paint_under(QPainter& painter) const;
  void paint_targets(QPainter& painter) const;
  void paint_advice(QPainter& painter) const;
  void paint_premove(QPainter& painter) const;
  void paint_badge(QPainter& painter) const;
  void paint_drawn(QPainter& painter) const;
  void paint_cursor(QPainter& painter) const;
  void add_brackets(QPainterPath& brackets, std::uint32_t place, double width) const;
  void draw_frame(QPainter& painter, std::uint32_t place, const QRectF& cell, double round) const;
  void fill(QPainter& painter, std::uint32_t place, QColor colour, float strength) const;

  Layer layer_;
  BoardLook look_;
  BoardLayout layout_;
  QRectF bounds_;
  Marks marks_;
};

}  // namespace boardwright::desktop
