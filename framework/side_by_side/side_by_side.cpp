// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/side_by_side/side_by_side.hpp"

#include <algorithm>

namespace boardwright {

SideBySide::SideBySide(std::vector<std::shared_ptr<const Rules>> sides) {
  for (auto& rules : sides) sides_.push_back({std::move(rules), std::nullopt, std::nullopt});
  set_all(sides_.front().rules->start());
}

const GameLine* SideBySide::line(std::size_t side) const {
  return sides_[side].line ? &*sides_[side].line : nullptr;
}

void SideBySide::Side::set(const Position& position) {
  auto same = counterpart(position, rules);
  line.reset();
  aside.reset();
  if (same)
    line.emplace(std::move(*same));
  else
    aside = std::move(same.error());
}

const Position* SideBySide::position(std::size_t side) const {
  return sides_[side].line ? &sides_[side].line->now() : nullptr;
}

bool SideBySide::in_step(std::size_t side, std::size_t other) const {
  const GameLine *one = line(side), *two = line(other);
  if (one == nullptr || two == nullptr) return false;
  // A game that is over by repetition, which the position doesn't show, doesn't go on with the others.
  return one == two || (one->turn() == two->turn() && same_to_the_eye(one->now(), two->now()));
}

bool SideBySide::all_in_step() const {
  for (std::size_t side = 1; side < size(); ++side)
    if (!in_step(0, side)) return false;
  return true;
}

void SideBySide::keep_for_undo() {
  Undo undo{{}, std::vector<bool>(size(), false)};
  for (const Side& side : sides_) undo.replaced.emplace_back(side);
  undo_.push_back(std::move(undo));
}

void SideBySide::set_all(const Position& position) {
  for (Side& side : sides_) side.set(position);
}

void SideBySide::start_from(std::size_t side) {
  keep_for_undo();
  set_all(sides_[side].rules->start());
}

Result<void> SideBySide::set_position(const std::string& text) {
  std::string refusal;
  for (const Side& side : sides_) {
    const auto read = side.rules->read_position(text);
    if (read) {
      keep_for_undo();
      set_all(*read);
      return {};
    }
    if (refusal.empty()) refusal = read.error();
  }
  return fail(refusal);
}

void SideBySide::bring_together(std::size_t side) {
  const Position* there = position(side);
  if (there == nullptr) return;
  const Position copy = *there;
  keep_for_undo();
  for (std::size_t other = 0; other < size(); ++other) {
    if (!in_step(side, other)) sides_[other].set(copy);
  }
}

Result<std::vector<bool>> SideBySide::play(std::size_t side, Seat seat, const std::string& text) {
  const GameLine* here = line(side);
  if (here == nullptr) return fail("this side doesn't have the position");
  if (here->is_over()) return fail("the game is over");
  if (const auto legal = here->now().read_move(seat, text); !legal) return fail(legal.error());
  std::vector<bool> plays(size());
  for (std::size_t other = 0; other < size(); ++other) plays[other] = in_step(side, other);
  for (std::size_t other = 0; other < size(); ++other) {
    if (!plays[other]) continue;
    GameLine& other_line = *sides_[other].line;
    const auto move = other_line.now().read_move(seat, text);
    plays[other] = move && other_line.play(seat, *move);
  }
  undo_.push_back({{}, plays});
  return plays;
}

void SideBySide::take_back() {
  if (undo_.empty()) return;
  Undo undo = std::move(undo_.back());
  undo_.pop_back();
  for (std::size_t side = 0; side < size(); ++side) {
    if (!undo.replaced.empty() && undo.replaced[side])
      sides_[side] = std::move(*undo.replaced[side]);
    else if (undo.played[side])
      sides_[side].line->take_back();
  }
}

MoveDifference SideBySide::difference(std::size_t side) const {
  std::vector<std::size_t> together;
  std::vector<const Position*> positions;
  for (std::size_t other = 0; other < size(); ++other) {
    if (!in_step(side, other)) continue;
    together.push_back(other);
    positions.push_back(position(other));
  }
  if (positions.empty() || line(side)->is_over()) return {};
  MoveDifference difference = move_difference(positions);
  for (DifferingMove& move : difference.moves) {
    std::vector<DifferingMove::Verdict> verdicts(size());
    for (std::size_t i = 0; i < together.size(); ++i) verdicts[together[i]] = std::move(move.verdicts[i]);
    move.verdicts = std::move(verdicts);
  }
  return difference;
}

RecordRun SideBySide::run(const OpenedRecord& opened) {
  std::vector<std::shared_ptr<const Rules>> all;
  for (const Side& side : sides_) all.push_back(side.rules);
  RecordRun run = run_record(opened, all);
  const auto has_start = [](const RecordRun::Side& side) { return side.replay.has_value(); };
  if (std::none_of(run.sides.begin(), run.sides.end(), has_start)) return run;
  keep_for_undo();
  for (std::size_t side = 0; side < size(); ++side) {
    sides_[side].line.reset();
    sides_[side].aside = run.sides[side].no_start;
    if (!run.sides[side].replay) continue;
    GameLine line = run.sides[side].replay->line;
    while (line.plies().size() > run.parting.plies) line.take_back();
    sides_[side].line.emplace(std::move(line));
  }
  return run;
}

}  // namespace boardwright
