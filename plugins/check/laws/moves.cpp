// SPDX-License-Identifier: GPL-3.0-or-later
//
// Who is on turn, and the lists of moves.
#include <bit>

#include "plugins/check/games.hpp"
#include "plugins/check/laws/guarded.hpp"
#include "plugins/check/laws/laws.hpp"

namespace boardwright::check {
namespace {

/// Every number that could be taken for a seat.
std::vector<Seat> any_seats(const Rules& rules) {
  std::vector<Seat> seats;
  for (Seat seat = 0; seat < BW_MAX_SEATS + 1; ++seat) seats.push_back(seat);
  for (const Seat seat : {31U, 32U, 33U, 64U, BW_CHANCE, BW_SPECTATOR, BW_NOBODY, rules.seat_count()})
    seats.push_back(seat);
  return seats;
}

struct Listed {
  bw_status status;
  std::vector<Move> moves;
};

Result<Listed> list(const Position& position, Seat seat) {
  const Rules& rules = position.rules();
  const std::uint32_t most = rules.facts().max_moves;
  Guarded<Move> room(most);
  std::uint32_t count = 0;
  const bw_status status = rules.api().moves(rules.raw(), position.data(), seat, room.data(), &count);
  if (!room.intact() || (status == BW_OK && count > most))
    return fail("the list of " + name_of(rules, seat) + " is longer than the " + std::to_string(most) +
                " moves that are declared");
  return Listed{status, status == BW_OK ? room.take(count) : std::vector<Move>{}};
}

Finding turns(Trial& trial) {
  const bw_turn seats = (bw_turn{1} << trial.rules().seat_count()) - 1;
  return each_position(trial, {}, [&](const Position& position) -> Result<void> {
    const bw_turn turn = position.turn();
    if (turn == BW_TURN_OVER) return {};
    if (turn == BW_TURN_CHANCE) {
      if (!trial.rules().has(BW_HAS_CHANCE))
        return fail("chance is on turn, but the facts say that there is none");
      return {};
    }
    if (turn == 0) return fail("nobody is on turn and the game isn't over");
    if ((turn & ~seats) != 0)
      return fail("a seat is on turn that does not exist (turn " + std::to_string(turn) + ")");
    if (std::popcount(turn) > 1 && !trial.rules().has(BW_HAS_SIMULTANEOUS))
      return fail("several seats are on turn, but the facts say that there never are");
    return {};
  });
}

Finding moves_only_on_turn(Trial& trial) {
  const auto seats = any_seats(trial.rules());
  return each_position(trial, {}, [&](const Position& position) -> Result<void> {
    for (const Seat seat : seats) {
      if (seat != BW_CHANCE && position.on_turn(seat)) continue;
      const auto listed = list(position, seat);
      if (!listed) return fail(listed.error());
      if (!listed->moves.empty())
        return fail("seat " + std::to_string(seat) + " (" + name_of(trial.rules(), seat) + ") has " +
                    std::to_string(listed->moves.size()) + " moves without being on turn");
    }
    if (!position.is_chance() && !position.chance_events().empty())
      return fail("there are chance events while chance isn't on turn");
    return {};
  });
}

Finding somebody_can_move(Trial& trial) {
  return each_position(trial, {}, [&](const Position& position) -> Result<void> {
    if (position.is_chance() && position.chance_events().empty())
      return fail("chance is on turn and there are no events");
    for (const Seat seat : position.seats_on_turn())
      if (position.moves(seat).empty())
        return fail(name_of(trial.rules(), seat) + " is on turn and has no moves");
    return {};
  });
}

Finding moves_sorted(Trial& trial) {
  const PositionCheck check = [&](const Position& position) -> Result<void> {
    const std::string before = bytes_of(position);
    for (const Seat seat : position.seats_on_turn()) {
      const auto listed = list(position, seat);
      if (!listed) return fail(listed.error());
      if (listed->status != BW_OK)
        return fail("listing the moves of " + name_of(trial.rules(), seat) + " fails with status " +
                    std::to_string(listed->status));
      for (std::size_t i = 1; i < listed->moves.size(); ++i) {
        const Move last = listed->moves[i - 1];
        const Move move = listed->moves[i];
        if (move == last) return fail("move " + std::to_string(move) + " is listed twice");
        if (move < last)
          return fail("move " + std::to_string(move) + " is listed after " + std::to_string(last));
      }
      if (bytes_of(position) != before) return fail("listing moves changes the position");
    }
    return {};
  };
  // Before any game is played: a list that is too long for its buffer would end that anywhere.
  if (auto good = check(trial.rules().start()); !good) return broken(good.error() + ", at the start");
  return each_position(trial, {}, check);
}

}  // namespace

std::span<const Law> moves_laws() {
  static constexpr Law kLaws[] = {
      {"turns", "Somebody is on turn, or chance, or the game is over, as far as the facts allow.", turns},
      {"moves_only_on_turn", "A seat that isn't on turn has no moves, and nobody has when the game is over.",
       moves_only_on_turn},
      {"somebody_can_move", "Every seat on turn has a move, and chance an event.", somebody_can_move},
      {"moves_sorted", "Moves are listed ascending, each once, not more than declared.", moves_sorted},
  };
  return kLaws;
}

}  // namespace boardwright::check
