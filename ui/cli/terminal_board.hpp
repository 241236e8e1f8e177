// SPDX-License-Identifier: GPL-3.0-or-later
//
// A position and a result at the terminal, as a game that is played and one that is written show them.
#pragma once

#include <optional>
#include <string>

#include "framework/catalogue/game.hpp"
#include "framework/text/language.hpp"
#include "plugins/host/position.hpp"

namespace boardwright::cli {

/// The board, or without one the view's text; then `below`, a position's text, and what goes on.
[[nodiscard]] std::string board_text(const Game& game, Language language, const View& seen,
                                     const std::optional<std::string>& below,
                                     const std::optional<Explanation>& phase);

/// How it ended, with the names of all seats and the reason.
[[nodiscard]] std::string result_line(const Game& game, Language language, const Rules& rules,
                                      const Outcome& outcome);

}  // namespace boardwright::cli
