// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "framework/evening/evening.hpp"

class QWidget;

namespace boardwright::desktop {

struct ExplainedBoard {
  std::uint32_t round = 0;
  std::uint32_t board = 0;  ///< 0: the bye
  bool by_hand = false;  ///< nobody but the organiser has made the two meet: the system's reasons don't hold
};

/// Opens a dialog that tells why two meet or why somebody has the bye, and who might have been there instead. `now`: with
/// the draft, where that is what is explained. Refused: no reasons can be found. Opens nothing where nobody sits.
[[nodiscard]] Allowed<void> explain_board(const Evening& evening, const tournament::Tournament& now,
                                          const ExplainedBoard& which, QWidget* above);

}  // namespace boardwright::desktop
