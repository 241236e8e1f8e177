// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/match/viewer.hpp"

#include <algorithm>

#include "framework/match/seen_line.hpp"

namespace boardwright {
namespace {

std::vector<LegalMove> legal_moves(const View& view) {
  const Seat seat = view.whose();
  std::vector<LegalMove> moves;
  for (const Move move : view->moves(seat))
    moves.push_back({view->move_text(seat, move), view->clicks(seat, move)});
  return moves;
}

/// What is news of a clock: not the time that passes, with the periods that pass with it.
SeatTime at_rest(SeatTime time) {
  time.remaining = time.delay_left = time.turn = time.overdrawn = Milliseconds(0);
  time.period = time.periods_left = time.turns_to_go = 0;
  time.overtime = false;
  return time;
}

bool same_clocks(const std::vector<SeatTime>& a, const std::vector<SeatTime>& b) {
  return std::equal(a.begin(), a.end(), b.begin(), b.end(),
                    [](const SeatTime& x, const SeatTime& y) { return at_rest(x) == at_rest(y); });
}

}  // namespace

bool Match::Viewer::follow(const GameLine& line, TableState table, std::vector<SeatTime> clocks,
                           UtcTime now) {
  const bool first = update.number == 0;
  Update next;
  next.generation = update.generation;
  next.viewer = seat;
  next.rewound = line.plies().size() < plies;
  if (first || next.rewound) {
    history.clear();
    plies = 0;
    start = Picture::of(View::of(line.start(), seat));
  }
  const std::size_t known = history.size();
  for (; plies < line.plies().size(); ++plies) {
    const Picture& before = history.empty() ? start : history.back().picture;
    if (auto seen = seen_move(line, plies, seat, before)) history.push_back(std::move(*seen));
  }
  if (!first && !next.rewound)
    next.news.assign(history.begin() + static_cast<std::ptrdiff_t>(known), history.end());

  const View view = View::of(line.now(), seat);
  next.ply = static_cast<std::uint32_t>(history.size());
  next.picture = Picture::of(view);
  if (!first) {
    const std::span<const std::uint32_t> clicks =
        next.news.size() == 1 ? std::span<const std::uint32_t>(next.news.front().places)
                              : std::span<const std::uint32_t>();
    next.difference = difference(update.picture, next.picture, clicks);
  }
  next.position = view.text();
  if (!table.result) {
    next.on_turn = view->seats_on_turn();
    next.phase = view->phase(seat);
    if (line.on_turn(seat) && !table.paused) next.moves = legal_moves(view);
  }
  const auto last =
      std::find_if(history.rbegin(), history.rend(), [](const auto& m) { return m.seat != BW_CHANCE; });
  if (last != history.rend()) next.last_move = *last;
  next.table = std::move(table);
  next.clocks = std::move(clocks);
  next.now = now;
  const SeenState &seen = next, &seen_before = update;
  if (!first && !next.rewound && seen == seen_before && same_clocks(next.clocks, update.clocks)) return false;
  next.number = update.number + 1;
  update = std::move(next);
  return true;
}

}  // namespace boardwright
