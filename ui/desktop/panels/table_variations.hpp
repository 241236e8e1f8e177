// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include "ui/desktop/panels/shown_position.hpp"

namespace boardwright::desktop {

class MoveList;
class VariationList;

/// What is tried out at a table, in its list, and the steps through it. All that it is made with outlives it.
class TableVariations final : public QObject {
  Q_OBJECT
 public:
  TableVariations(ShownPosition& shown, VariationList& list, MoveList& moves);
  void show();

 signals:
  void chosen();  ///< another position is to be shown

 private:
  ShownPosition& shown_;
  VariationList& list_;
  MoveList& moves_;
};

}  // namespace boardwright::desktop
