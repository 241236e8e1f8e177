// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/cli/terminal_board.hpp"

#include "framework/board/drawing.hpp"
#include "framework/record/record.hpp"
#include "framework/text/program_texts.hpp"

namespace boardwright::cli {

std::string board_text(const Game& game, Language language, const View& seen,
                       const std::optional<std::string>& below, const std::optional<Explanation>& phase) {
  std::string text = draw(seen);
  if (below) text += *below + "\n";
  const std::string words = phase ? game.phase_text(language, *phase, seen.rules()) : "";
  return words.empty() ? text : text + words + "\n";
}

std::string result_line(const Game& game, Language language, const Rules& rules, const Outcome& outcome) {
  std::string seats;
  for (Seat seat = 0; seat < rules.seat_count(); ++seat)
    seats += (seat > 0 ? ", " : "") + game.seat_text(language, rules, seat);
  const std::string reason = game.text(language, TextKind::kReason, outcome.reason, &rules);
  return said(language, "terminal.result", {scores_text(outcome), seats, reason}) + "\n";
}

}  // namespace boardwright::cli
