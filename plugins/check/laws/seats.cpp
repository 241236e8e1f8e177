// SPDX-License-Identifier: GPL-3.0-or-later
//
// Phases in which several seats are on turn at once.
#include "plugins/check/games.hpp"
#include "plugins/check/laws/laws.hpp"

namespace boardwright::check {
namespace {

/// Two seats play one move each, in both orders.
Result<void> commute(const Position& position, const Ply& first, const Ply& second) {
  const auto both = [&](const Ply& a, const Ply& b) -> Result<Position> {
    Position next = position;
    if (!next.play(a.seat, a.move)) return fail(name_of(position, a) + " is refused");
    if (!next.play(b.seat, b.move))
      return fail(name_of(position, b) + " is refused after " + name_of(position, a));
    return next;
  };
  const auto one = both(first, second);
  if (!one) return fail(one.error());
  const auto other = both(second, first);
  if (!other) return fail(other.error());
  if (!(*one == *other))
    return fail(name_of(position, first) + " and " + name_of(position, second) +
                " give different positions in different orders");
  return {};
}

Finding seats_commute(Trial& trial) {
  if (!trial.rules().has(BW_HAS_SIMULTANEOUS)) return not_applicable("only one seat is on turn at a time");
  constexpr int kPairs = 30;
  std::uint64_t compared = 0;
  Finding finding = each_position(trial, {}, [&](const Position& position) -> Result<void> {
    const auto seats = position.seats_on_turn();
    if (seats.size() < 2) return {};
    for (int i = 0; i < kPairs; ++i) {
      const Seat first = trial.any_of(seats);
      const Seat second = trial.any_of(seats);
      const auto first_moves = position.moves(first);
      const auto second_moves = position.moves(second);
      if (first == second || first_moves.empty() || second_moves.empty()) continue;
      const Ply ply{first, trial.any_of(first_moves)};
      if (auto good = commute(position, ply, {second, trial.any_of(second_moves)}); !good) return good;
      Position after = position;
      if (after.play(ply.seat, ply.move) && after.moves(second) != second_moves)
        return fail("the moves of " + name_of(trial.rules(), second) + " depend on " +
                    name_of(position, ply));
      ++compared;
    }
    return {};
  });
  if (finding.status == Status::kPassed && compared == 0)
    return broken("the facts say that several seats may be on turn, but they never are");
  return finding.status == Status::kPassed ? passed(compared, "pairs of moves") : finding;
}

}  // namespace

std::span<const Law> seats_laws() {
  static constexpr Law kLaws[] = {
      {"seats_commute", "Seats that are on turn together may act in any order, with the same result.",
       seats_commute},
  };
  return kLaws;
}

}  // namespace boardwright::check
