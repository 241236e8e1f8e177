// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "framework/record/replay.hpp"

namespace boardwright {

Record own_record(const OpenedRecord& opened, const Replay& replayed) {
  const Record& foreign = opened.record;
  Record record = record_of(*opened.rules, foreign.variant);
  record.start = foreign.start;
  record.seed = foreign.seed;
  record.seed_hash = foreign.seed_hash;
  record.entropy = foreign.entropy;
  record.entropy_hashes = foreign.entropy_hashes;
  record.ply_limit = foreign.ply_limit;
  record.repetition_claimed = foreign.repetition_claimed || replayed.past_repetition;
  record.entered = foreign.entered;
  record.players = foreign.players;
  record.tags = foreign.tags;
  record.comment = foreign.comment;
  const auto& plies = replayed.line.plies();
  for (std::size_t i = 0; i < plies.size(); ++i) {
    RecordedMove move{std::string(opened.rules->seat_name(plies[i].seat)), plies[i].text, {}, {}, 0, 0};
    // A foreign record may go on after the last move with words for giving up.
    if (i < foreign.moves.size()) {
      move.clock = foreign.moves[i].clock;
      move.comment = foreign.moves[i].comment;
    }
    record.moves.push_back(std::move(move));
  }
  // A limit that the record didn't tell was reached by its moves.
  if (replayed.result && replayed.result->reason == "move_limit" && record.ply_limit == 0)
    record.ply_limit = static_cast<std::uint32_t>(
        std::count_if(plies.begin(), plies.end(), [](const auto& ply) { return ply.seat != BW_CHANCE; }));
  if (replayed.result) set_result(record, *opened.rules, *replayed.result);
  return record;
}

}  // namespace boardwright
