// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/desktop/kit/room_scroll.hpp"

namespace boardwright::desktop {

/// Room for a column that may be higher than the page: it scrolls up and down, without a frame of its own. It
/// is never narrower than the column's words need it in the language spoken.
class ColumnScroll : public RoomScroll {
  Q_OBJECT
 public:
  /// `width`: as wide as this and no wider, as long as the words have room in it; 0: as wide as may be.
  explicit ColumnScroll(QWidget* column = nullptr, int width = 0);

  [[nodiscard]] QSize sizeHint() const override;
  [[nodiscard]] QSize minimumSizeHint() const override;

 protected:
  [[nodiscard]] QSize least(const QWidget& inside, int width) const override;

 private:
  int width_;
};

}  // namespace boardwright::desktop
