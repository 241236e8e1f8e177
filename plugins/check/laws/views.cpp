// SPDX-License-Identifier: GPL-3.0-or-later
//
// A seat's view of a position: its moves and its text.
#include "plugins/check/answers.hpp"
#include "plugins/check/games.hpp"
#include "plugins/check/laws/laws.hpp"

namespace boardwright::check {
namespace {

const char* const kNothingHidden = "the rules hide nothing";

Finding view_moves(Trial& trial) {
  if (!trial.rules().has(BW_HAS_HIDDEN)) return not_applicable(kNothingHidden);
  return each_position(trial, {}, [&](const Position& position) -> Result<void> {
    for (Seat seat = 0; seat < trial.rules().seat_count(); ++seat) {
      const Position view = position.view(seat);
      const auto moves = position.moves(seat);
      if (view.moves(seat) != moves)
        return fail(name_of(trial.rules(), seat) + " has other moves in its view");
      for (const Move move : moves) {
        const Ply ply{seat, move};
        if (view.move_text(seat, move) != position.move_text(seat, move))
          return fail(name_of(position, ply) + " has another text in its view");
        if (view.clicks(seat, move) != position.clicks(seat, move))
          return fail(name_of(position, ply) + " touches other places in its view");
      }
    }
    return {};
  });
}

Finding view_texts(Trial& trial) {
  if (!trial.rules().has(BW_HAS_HIDDEN)) return not_applicable(kNothingHidden);
  const bool loses_history = trial.rules().has(BW_TEXT_LOSES_HISTORY);
  return each_position(trial, {}, [&](const Position& position) -> Result<void> {
    for (const Seat viewer : viewers(trial.rules())) {
      const std::string who = "the view of " + name_of(trial.rules(), viewer);
      const std::string text = position.view_text(viewer);
      if (text.empty()) return fail(who + " has no text");
      if (text.find('\n') != std::string::npos) return fail(who + " has a text with a line break");
      const auto read = trial.rules().read_view(viewer, text);
      if (!read) return fail(who + ", " + in_quotes(text) + ", is refused: " + read.error());
      const Position view = position.view(viewer);
      const bool same = loses_history ? read->view_text(viewer) == text : *read == view;
      if (!same) return fail(who + ", " + in_quotes(text) + ", is read as another view");
      if (!(view.view(viewer) == view)) return fail(who + " changes when it is looked at once more");
    }
    return {};
  });
}

}  // namespace

std::span<const Law> views_laws() {
  static constexpr Law kLaws[] = {
      {"view_moves", "A seat has the same moves in its view as in the position.", view_moves},
      {"view_texts", "Every view has a text, and reading it gives the view.", view_texts},
  };
  return kLaws;
}

}  // namespace boardwright::check
