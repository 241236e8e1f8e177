// SPDX-License-Identifier: GPL-3.0-or-later
//
// What a match tells of itself for records.
#include "framework/clock/time_control_text.hpp"
#include "framework/match/match.hpp"
#include "framework/match/viewer.hpp"

namespace boardwright {

Random Match::generator(Seat seat) const {
  return dice_.generator("player " + std::string(rules().seat_name(seat)) + " ply " +
                         std::to_string(line_.plies().size()));
}

Record Match::record() const {
  if (is_over() || !rules().has(BW_HAS_HIDDEN)) return full_record();
  Record record = full_record();
  record.viewer = rules().seat_name(BW_SPECTATOR);
  record.moves.clear();
  if (!record.start.empty()) record.start = line_.start().view_text(BW_SPECTATOR);
  for (const auto& seen : viewer(BW_SPECTATOR).history)
    record.moves.push_back({std::string(rules().seat_name(seen.seat)), seen.text, {}, {}, 0, 0});
  return record;
}

Record Match::full_record() const {
  Record record = record_of(rules(), options_.variant);
  record.entered = options_.entered;
  if (!options_.entered) record.seed_hash = options_.seed->hash();
  const auto entropy = by_seat_name(rules(), options_.entropy);
  for (const auto& [seat, text] : entropy) record.entropy_hashes[seat] = entropy_hash(seat, text);
  if (is_over() && !options_.entered) {
    record.seed = options_.seed->hex();
    record.entropy = entropy;
  }
  if (!(line_.start() == rules().start())) record.start = line_.start().text();
  record.ply_limit = options_.ply_limit;
  record.repetition_claimed = options_.policies.repetition == RepetitionPolicy::kClaim;
  for (std::size_t i = 0; i < options_.players.size(); ++i)
    if (!options_.players[i].empty())
      record.players[std::string(rules().seat_name(static_cast<Seat>(i)))] = options_.players[i];
  for (std::size_t i = 0; i < line_.plies().size(); ++i) {
    const auto& ply = line_.plies()[i];
    record.moves.push_back({std::string(rules().seat_name(ply.seat)), ply.text, {}, {}, 0, 0});
    if (const auto left = clock_.left_after(i, ply.seat); left && ply.seat != BW_CHANCE)
      record.moves.back().clock = std::chrono::floor<std::chrono::seconds>(*left);
  }
  if (options_.clock) record.tags.emplace_back("TimeControl", write_time_control(*options_.clock));
  std::string left;
  for (const auto& one : left_)
    left += (left.empty() ? "" : ", ") + std::string(rules().seat_name(one.seat)) + " by " + one.reason;
  if (!left.empty()) record.tags.emplace_back("Left", left);
  if (result_) set_result(record, rules(), *result_);
  return record;
}

}  // namespace boardwright
