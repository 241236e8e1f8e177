// SPDX-License-Identifier: GPL-3.0-or-later
//
// Records that are lists of numbered moves, and PGN.
#include "framework/record/foreign.hpp"
#include "tests/fuzz/support.hpp"

using namespace boardwright;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const auto games = read_move_lists(fuzz::as_text(data, size));
  fuzz::require(!games.empty(), "there is a game or a reason why there is none");
  for (const auto& game : games) {
    if (!game) {
      fuzz::require_sentence(game.error());
      continue;
    }
    for (const auto& move : game->record.moves)
      fuzz::require(!move.text.empty() && move.line > 0 && move.column > 0, "a move has a text and a place");
    for (const auto& note : game->notes) fuzz::require(!note.empty(), "a note says something");
  }
  return 0;
}
