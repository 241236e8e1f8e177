// SPDX-License-Identifier: GPL-3.0-or-later
#include <iostream>

#include "framework/text/plain_text.hpp"
#include "framework/text/program_texts.hpp"
#include "plugins/host/notation.hpp"
#include "ui/cli/commands.hpp"

namespace boardwright::cli {

int explain(const Context& context, const ExplainOptions& options) {
  const Catalogue catalogue = Catalogue::load(context.catalogue);
  const auto chosen = choose(catalogue, options.game);
  if (!chosen) return wrong(chosen.error());
  Result<Position> position = options.position.empty() ? Result<Position>(chosen->rules->start())
                                                       : chosen->rules->read_position(options.position);
  if (!position) return wrong("--position: " + position.error());
  const std::string move = one_line(options.move);
  const auto seats = position->seats_on_turn();
  if (seats.empty()) return wrong("--position: nobody is on turn there, so no move can be explained");
  const Game& game = *chosen->entry.game;
  std::optional<Explanation> found;
  for (const Seat seat : seats) {
    // Also as other programs write it.
    const auto meant = read_any_move(*position, seat, options.move);
    const auto answer =
        position->view(seat).explain(seat, meant ? position->move_text(seat, *meant) : options.move);
    if (!found || (answer && answer->legal)) found = answer;  // of several refusals the first seat's
    if (!found || found->legal) break;
  }
  if (!found) {
    // Rules without explanations still say whether a move is legal.
    for (const Seat seat : seats)
      if (position->read_move(seat, options.move)) {
        std::cout << said(context.language, "terminal.legal", {move}) << "\n";
        return kGood;
      }
    std::cout << said(context.language, "terminal.not_legal_no_why", {move}) << "\n";
    return kGood;
  }
  const std::string sentence = game.explanation_text(context.language, *found, *chosen->rules);
  if (found->legal) {
    std::cout << said(context.language, "terminal.legal", {move}) << (sentence.empty() ? "" : ". ")
              << sentence << "\n";
  } else {
    std::cout << move << ": " << sentence << "\n";
  }
  return kGood;
}

}  // namespace boardwright::cli
