// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "framework/catalogue/appearance.hpp"
#include "framework/match/messages.hpp"
#include "ui/desktop/panels/dice_toast.hpp"

namespace boardwright::desktop {

class BoardView;
class PieceArt;

/// A chance event of a history as it is shown: dice in the seats' colours, with the piece that each seat rolls for, as
/// it is in `before`, the picture before the event. `art`: null where there is no board.
[[nodiscard]] DiceToast::News chance_news(const std::vector<SeenMove>& history, std::size_t index,
                                          const Picture& before, const Appearance& look,
                                          const BoardView& board, PieceArt* art);
/// Puts it over the fields, not over what lies beside them; `boards` is what it is in. `board`: null where there is none.
void centre_over_fields(QWidget& toast, const BoardView* board, const QWidget& boards);

}  // namespace boardwright::desktop
