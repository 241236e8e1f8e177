// SPDX-License-Identifier: GPL-3.0-or-later
//
// What keys mean on a board.
#pragma once

#include <QString>

#include "ui/desktop/board/board_layout.hpp"

class QKeyEvent;

namespace boardwright::desktop {

struct BoardKey {
  enum class What {
    kNothing,  ///< to be left to others
    kGo,       ///< the cursor, `way` and `aslant`
    kPress,    ///< at the cursor
    kCircle,   ///< drawn about the cursor
    kArrow,    ///< drawn from the cursor, or to it
    kLetGo,
    kThrowAway,
    kText,  ///< `text` belongs into the move entry
  };
  What what = What::kNothing;
  Way way = Way::kLeft;
  bool aslant = false;  ///< an eighth of a turn further round
  QString text = {};
};

/// `pad_aslant`: the keys at the corners of the number pad go aslant, for whoever has one.
[[nodiscard]] BoardKey read_board_key(const QKeyEvent& event, bool pad_aslant);

}  // namespace boardwright::desktop
