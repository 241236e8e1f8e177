// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QStringList>

#include "framework/board/geometry.hpp"
#include "framework/board/picture.hpp"
#include "ui/desktop/board/board_marks.hpp"

namespace boardwright::desktop {

/// How the places of a board are called, and what is said of them to those who listen instead of look, in the spoken
/// language. A value.
class PlaceWords {
  Q_DECLARE_TR_FUNCTIONS(PlaceWords)
 public:
  PlaceWords() = default;
  /// Names by kind, by tray and by seat.
  PlaceWords(QStringList kinds, QStringList trays, QStringList seats)
      : kinds_(std::move(kinds)), trays_(std::move(trays)), seats_(std::move(seats)) {}

  /// "e2", "reserve".
  [[nodiscard]] QString name(const BoardGeometry& board, std::uint32_t place) const;
  /// With what stands there: "e2, black piece".
  [[nodiscard]] QString spoken(const BoardGeometry& board, const Picture& picture, std::uint32_t place) const;
  /// What is pointed out there: "can be chosen". `begins`: whether a move does.
  [[nodiscard]] QStringList marked(const BoardGeometry& board, const Marks& marks, bool begins,
                                   std::uint32_t place) const;
  [[nodiscard]] QStringList borders(const BoardGeometry& board, const Picture& picture,
                                    std::uint32_t place) const;

 private:
  QStringList kinds_, trays_, seats_;
};

}  // namespace boardwright::desktop
