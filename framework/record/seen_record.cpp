// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/record/seen_record.hpp"

namespace boardwright {

Result<Record> seen_record(const Record& whole, const Replay& replayed, Seat viewer) {
  if (!replayed.ok()) return fail(replayed.problem);
  return seen_record(whole, replayed.line, viewer);
}

Record seen_record(const Record& whole, const GameLine& line, Seat viewer) {
  const Rules& rules = line.now().rules();
  if (!rules.has(BW_HAS_HIDDEN)) return whole;
  Record seen = whole;
  seen.viewer = rules.seat_name(viewer);
  seen.seed.clear();
  seen.entropy.clear();
  seen.comment.clear();
  seen.moves.clear();
  if (!seen.start.empty()) seen.start = line.start().view_text(viewer);
  for (std::size_t ply = 0; ply < line.plies().size(); ++ply) {
    const auto& [seat, move, text] = line.plies()[ply];
    const std::string told = line.position(ply).move_text_for(seat, move, viewer);
    if (told.empty()) continue;
    RecordedMove recorded{std::string(rules.seat_name(seat)), told, {}, {}, 0, 0};
    // Where seats act together the time that one of them took is not shown either.
    if (ply < whole.moves.size() && (seat == viewer || line.position(ply).seats_on_turn().size() < 2))
      recorded.clock = whole.moves[ply].clock;
    seen.moves.push_back(std::move(recorded));
  }
  return seen;
}

}  // namespace boardwright
