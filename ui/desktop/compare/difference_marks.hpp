// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QGraphicsItem>
#include <QObject>
#include <cstdint>
#include <vector>

namespace boardwright::desktop {

class BoardView;

/// Arrows and rings on a board for moves that only this side allows. Lies in the view's scene, above
/// everything, and follows the view's size.
class DifferenceMarks final : public QObject, public QGraphicsItem {
  Q_OBJECT
  Q_INTERFACES(QGraphicsItem)
 public:
  struct Mark {
    std::vector<std::uint32_t> places;  ///< in click order
    bool strong = false;                ///< the one that is looked at
    friend bool operator==(const Mark&, const Mark&) = default;
  };
  /// The view's scene owns it.
  explicit DifferenceMarks(BoardView& view);

  void set_colour(const QColor& colour);
  /// Where there are more than can be told apart as arrows, only the fields where they end are ringed.
  void set_marks(std::vector<Mark> marks);
  [[nodiscard]] const std::vector<Mark>& marks() const noexcept { return marks_; }

  [[nodiscard]] QRectF boundingRect() const override { return bounds_; }
  void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  void follow();
  void paint_mark(QPainter& painter, const Mark& mark, bool arrow) const;

  BoardView& view_;
  QRectF bounds_;
  QColor colour_;
  std::vector<Mark> marks_;
};

}  // namespace boardwright::desktop
