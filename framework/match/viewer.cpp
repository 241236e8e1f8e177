// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/match/viewer.hpp"

#include <algorithm>

#include "framework/match/seen_line.hpp"

namespace boardwright {
namespace {

std::vector<LegalMove> legal_moves(const Position& view, Seat seat) {
  std::vector<LegalMove> moves;
  for (const Move move : view.moves(seat))
    moves.push_back({view.move_text(seat, move), view.clicks(seat, move)});
  return moves;
}

/// Time that passes is no news, only what stops or starts.
bool same_clocks(const std::vector<SeatTime>& a, const std::vector<SeatTime>& b) {
  return std::equal(a.begin(), a.end(), b.begin(), b.end(), [](const SeatTime& x, const SeatTime& y) {
    return x.running == y.running && x.flagged_at == y.flagged_at && x.deadline == y.deadline;
  });
}

/// Whether two updates tell the same, whatever led to them.
bool same_content(const Update& a, const Update& b) {
  return a.ply == b.ply && a.picture == b.picture && a.position == b.position && a.on_turn == b.on_turn &&
         a.moves == b.moves && a.phase == b.phase && a.last_move == b.last_move &&
         a.draw_offers == b.draw_offers && a.request == b.request && a.result == b.result &&
         a.paused == b.paused && a.clock_waits == b.clock_waits && a.can_take_back == b.can_take_back &&
         a.can_offer_draw == b.can_offer_draw && a.can_answer == b.can_answer &&
         a.can_claim_repetition == b.can_claim_repetition && a.can_pause == b.can_pause &&
         a.flagged == b.flagged && same_clocks(a.clocks, b.clocks);
}

}  // namespace

bool Match::Viewer::follow(const GameLine& line, const TableState& table) {
  const bool first = update.number == 0;
  Update next;
  next.viewer = seat;
  next.rewound = line.plies().size() < plies;
  if (first || next.rewound) {
    history.clear();
    plies = 0;
    start = Picture::of(line.start(), seat);
  }
  const std::size_t known = history.size();
  for (; plies < line.plies().size(); ++plies) {
    const Picture& before = history.empty() ? start : history.back().picture;
    if (auto seen = seen_move(line, plies, seat, before)) history.push_back(std::move(*seen));
  }
  if (!first && !next.rewound)
    next.news.assign(history.begin() + static_cast<std::ptrdiff_t>(known), history.end());

  const Position view = line.now().view(seat);
  next.ply = static_cast<std::uint32_t>(history.size());
  next.picture = Picture::of(view, seat);
  if (!first) {
    const std::span<const std::uint32_t> clicks =
        next.news.size() == 1 ? std::span<const std::uint32_t>(next.news.front().places)
                              : std::span<const std::uint32_t>();
    next.difference = difference(update.picture, next.picture, clicks);
  }
  next.position = line.now().view_text(seat);
  next.result = table.result;
  if (!next.result) {
    next.on_turn = view.seats_on_turn();
    next.phase = view.phase(seat);
    if (line.on_turn(seat) && !table.paused) next.moves = legal_moves(view, seat);
  }
  const auto last =
      std::find_if(history.rbegin(), history.rend(), [](const auto& m) { return m.seat != BW_CHANCE; });
  if (last != history.rend()) next.last_move = *last;
  next.draw_offers = table.draw_offers;
  next.request = table.request;
  next.paused = table.paused;
  next.clock_waits = table.clock_waits;
  next.can_take_back = table.can_take_back;
  next.can_offer_draw = table.can_offer_draw;
  next.can_answer = table.can_answer;
  next.can_claim_repetition = table.can_claim_repetition;
  next.can_pause = table.can_pause;
  next.clocks = table.clocks;
  next.now = table.now;
  next.flagged = table.flagged;
  if (!first && !next.rewound && same_content(next, update)) return false;
  next.number = update.number + 1;
  update = std::move(next);
  return true;
}

}  // namespace boardwright
