// SPDX-License-Identifier: GPL-3.0-or-later
//
// Texts of moves and of positions, there and back.
#include <algorithm>
#include <map>

#include "plugins/check/answers.hpp"
#include "plugins/check/games.hpp"
#include "plugins/check/laws/laws.hpp"

namespace boardwright::check {
namespace {

bool printable(std::string_view text, bool spaces) {
  return std::all_of(text.begin(), text.end(), [&](char c) {
    return c != '\x7f' &&
           (spaces ? static_cast<unsigned char>(c) >= ' ' : static_cast<unsigned char>(c) > ' ');
  });
}

Finding move_texts(Trial& trial) {
  std::uint64_t read_back = 0;
  Finding finding = each_position(trial, {}, [&](const Position& position) -> Result<void> {
    std::map<std::string, Ply> seen;
    for (const Ply& ply : plies(position)) {
      const std::string text = position.move_text(ply.seat, ply.move);
      if (text.empty()) return fail(name_of(position, ply) + " has no text");
      if (!printable(text, false)) return fail(name_of(position, ply) + " has a space or worse in its text");
      const auto [other, fresh] = seen.insert({text, ply});
      if (!fresh)
        return fail(name_of(position, ply) + " and " + name_of(position, other->second) +
                    " have the same text");
      const auto move = position.read_move(ply.seat, text);
      if (!move) return fail(name_of(position, ply) + " can't be read: " + move.error());
      if (*move != ply.move)
        return fail(name_of(position, ply) + " is read as the value " + std::to_string(*move));
      ++read_back;
    }
    return {};
  });
  return finding.status == Status::kPassed ? passed(read_back, "moves") : finding;
}

Finding position_texts(Trial& trial) {
  const bool loses_history = trial.rules().has(BW_TEXT_LOSES_HISTORY);
  std::map<std::string, std::string> seen;  // bytes by text
  return each_position(trial, {}, [&](const Position& position) -> Result<void> {
    const std::string text = position.text();
    if (text.empty()) return fail("the position has no text");
    if (!printable(text, true)) return fail("the position's text has a line break or worse");
    const auto read = trial.rules().read_position(text);
    if (!read) return fail("the position's own text is refused: " + read.error());
    if (read->text() != text)
      return fail("the position's text is read as that of " + in_quotes(read->text()));
    if (loses_history) {
      // What the text leaves out may forbid moves, never allow any.
      if (position.is_over()) return {};
      if (read->turn() != position.turn()) return fail("somebody else is on turn after reading the text");
      for (const Seat seat : position.seats_on_turn()) {
        const auto before = position.moves(seat), after = read->moves(seat);
        if (!std::includes(after.begin(), after.end(), before.begin(), before.end()))
          return fail(name_of(trial.rules(), seat) + " has fewer moves after reading the text");
      }
      return {};
    }
    if (!(*read == position)) {
      const auto what = first_difference(ask(position), ask(*read));
      return fail("reading the position's text gives other bytes" + (what ? " (" + *what + " differs)" : ""));
    }
    const auto [other, fresh] = seen.insert({text, bytes_of(position)});
    if (!fresh && other->second != bytes_of(position)) return fail("another position has the same text");
    return {};
  });
}

}  // namespace

std::span<const Law> texts_laws() {
  static constexpr Law kLaws[] = {
      {"move_texts", "Every move has a text of its own without spaces, and reading it gives the move.",
       move_texts},
      {"position_texts",
       "Every position has a text of its own on one line, and reading it gives the position.",
       position_texts},
  };
  return kLaws;
}

}  // namespace boardwright::check
