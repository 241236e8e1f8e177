// SPDX-License-Identifier: GPL-3.0-or-later
//
// A move that is chosen while somebody else is on turn, by clicks on a board or typed, and what becomes of it when the
// turn comes.
#pragma once

#include <QString>
#include <optional>
#include <string>
#include <vector>

#include "framework/board/geometry.hpp"
#include "framework/match/messages.hpp"
#include "ui/desktop/board/premove.hpp"

namespace boardwright::desktop {

class BoardView;

/// What moves are like for the seat whose they are.
[[nodiscard]] Premove::Likeness likeness_of(const std::vector<LegalMove>& moves, const Picture& picture,
                                            const BoardGeometry& board, Seat seat);
/// What is kept, for people: as it was `typed`, else the places that were clicked; empty: no whole move.
[[nodiscard]] QString ahead_text(const BoardView& board, const QString& typed);
/// Which of these moves was meant; nothing: none of them.
[[nodiscard]] std::optional<std::string> move_ahead(const BoardView& board, const QString& typed,
                                                    const std::vector<LegalMove>& moves);

}  // namespace boardwright::desktop
