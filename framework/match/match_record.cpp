// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/match/match_record.hpp"

#include "framework/clock/time_control_text.hpp"
#include "framework/line/entropy.hpp"

namespace boardwright {

Record full_record(const MatchState& state) {
  const MatchOptions& options = state.options;
  const Rules& rules = state.rules();
  const GameLine& line = state.line;
  Record record = record_of(rules, options.variant);
  record.entered = options.entered;
  if (!options.entered) record.seed_hash = options.seed->hash();
  const auto entropy = by_seat_name(rules, options.entropy);
  for (const auto& [seat, text] : entropy) record.entropy_hashes[seat] = entropy_hash(seat, text);
  if (state.is_over() && !options.entered) {
    record.seed = options.seed->hex();
    record.entropy = entropy;
  }
  if (!(line.start() == rules.start())) record.start = line.start().text();
  record.ply_limit = options.ply_limit;
  record.repetition_claimed = options.policies.repetition == RepetitionPolicy::kClaim;
  for (std::size_t i = 0; i < options.players.size(); ++i)
    if (!options.players[i].empty())
      record.players[std::string(rules.seat_name(static_cast<Seat>(i)))] = options.players[i];
  for (std::size_t i = 0; i < line.plies().size(); ++i) {
    const auto& ply = line.plies()[i];
    record.moves.push_back({std::string(rules.seat_name(ply.seat)), ply.text, {}, {}, 0, 0});
    if (const auto left = state.clock.left_after(i, ply.seat); left && ply.seat != BW_CHANCE)
      record.moves.back().clock = std::chrono::floor<std::chrono::seconds>(*left);
  }
  if (options.clock) record.tags.emplace_back("TimeControl", write_time_control(*options.clock));
  std::string left;
  for (const auto& one : state.table.left)
    left += (left.empty() ? "" : ", ") + std::string(rules.seat_name(one.seat)) + " by " + one.reason;
  if (!left.empty()) record.tags.emplace_back("Left", left);
  if (state.table.result) set_result(record, rules, *state.table.result);
  return record;
}

Record spectator_record(const MatchState& state, std::span<const SeenMove> seen) {
  const Rules& rules = state.rules();
  Record record = full_record(state);
  record.viewer = rules.seat_name(BW_SPECTATOR);
  record.moves.clear();
  if (!record.start.empty()) record.start = state.line.start().view_text(BW_SPECTATOR);
  for (const auto& move : seen)
    record.moves.push_back({std::string(rules.seat_name(move.seat)), move.text, {}, {}, 0, 0});
  return record;
}

}  // namespace boardwright
