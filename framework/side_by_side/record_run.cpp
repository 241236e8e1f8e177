// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/side_by_side/record_run.hpp"

#include <algorithm>
namespace boardwright {
namespace {

/// The moves alone: neither the dice's seed nor a result is compared.
Record only_moves(const Record& record) {
  Record moves = record;
  moves.seed.clear();
  moves.seed_hash.clear();
  moves.entropy.clear();
  moves.entropy_hashes.clear();
  moves.scores.clear();
  moves.reason.clear();
  return moves;
}

RecordRun::Side run_under(Record record, const Position& start, const std::shared_ptr<const Rules>& rules,
                          const std::optional<ForeignMoves>& moves) {
  RecordRun::Side side;
  const auto same = counterpart(start, rules);
  if (!same) {
    side.no_start = same.error();
    return side;
  }
  record.start = *same == rules->start() ? "" : same->text();
  auto played = replay(record, rules, moves);
  if (played)
    side.replay = std::move(*played);
  else
    side.problem = played.error();
  return side;
}

bool ended_at(const GameLine& line, std::size_t ply) { return line.plies().size() == ply && line.is_over(); }

Parting parting_of(const std::vector<RecordRun::Side>& sides) {
  using How = Parting::How;
  std::vector<const GameLine*> lines;
  for (const auto& side : sides) {
    if (!side.replay) return {How::kStart, 0};
    lines.push_back(&side.replay->line);
  }
  const GameLine& first = *lines.front();
  const auto any_of = [&](const auto& holds) { return std::any_of(lines.begin(), lines.end(), holds); };
  for (std::size_t ply = 0;; ++ply) {
    const bool over = ended_at(first, ply);
    if (any_of([&](const GameLine* line) { return ended_at(*line, ply) != over; }))
      return {How::kResult, ply};
    if (over && any_of([&](const GameLine* line) { return !(*line->result() == *first.result()); }))
      return {How::kResult, ply};
    if (!over && any_of([&](const GameLine* line) {
          return !same_to_the_eye(first.position(ply), line->position(ply));
        }))
      return {How::kPosition, ply};
    const bool goes_on = first.plies().size() > ply;
    if (any_of([&](const GameLine* line) { return (line->plies().size() > ply) != goes_on; }))
      return {How::kMove, ply};
    if (!goes_on) return {How::kNot, ply};
  }
}

}  // namespace

RecordRun run_record(const OpenedRecord& opened, const std::vector<std::shared_ptr<const Rules>>& sides) {
  RecordRun run;
  const Record record = only_moves(opened.record);
  const auto start = record.start.empty() ? Result<Position>(opened.rules->start())
                                          : opened.rules->read_position(record.start);
  for (const auto& rules : sides) {
    if (start)
      run.sides.push_back(run_under(record, *start, rules, opened.moves));
    else
      run.sides.push_back({std::nullopt, std::nullopt, start.error()});
  }
  run.parting = run.sides.empty() ? Parting{} : parting_of(run.sides);
  return run;
}

}  // namespace boardwright
