// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QPixmap>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "framework/board/geometry.hpp"
#include "framework/catalogue/appearance.hpp"

class QColor;
class QPainter;
class QSvgRenderer;

namespace boardwright::desktop {

/// The pictures of a game's kinds of pieces: the game's SVG or a shared symbol where there is one, otherwise a disc with
/// the kind's sign. Drawn once for each size in the device's own pixels, so that they are sharp on every screen.
class PieceArt {
 public:
  PieceArt(const BoardGeometry& board, const Appearance& appearance);
  ~PieceArt();
  PieceArt(const PieceArt&) = delete;
  PieceArt& operator=(const PieceArt&) = delete;

  [[nodiscard]] QPixmap picture(std::uint32_t kind, int side, qreal pixel_ratio);
  /// On a bit of board: a dark piece on a dark panel would be lost.
  [[nodiscard]] QPixmap on_wood(std::uint32_t kind, int side, qreal pixel_ratio, const QColor& wood);
  /// As lines and areas, for painters that keep them.
  void draw(QPainter& painter, std::uint32_t kind, double side);

 private:
  struct Kind;
  void draw_kind(QPainter& painter, Kind& kind, double side);
  QSvgRenderer* renderer(Kind& kind) const;

  std::vector<Kind> kinds_;
  std::map<std::string, std::string> safe_;  // colours in pictures, and what replaces them
  QHash<quint64, QPixmap> drawn_;
};

}  // namespace boardwright::desktop
