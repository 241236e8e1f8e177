// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/link/late_link.hpp"

#include <algorithm>
#include <utility>

#include "framework/link/record_link.hpp"

namespace boardwright {
namespace {

std::uint32_t moves_of_seats(const std::vector<GameLine::Ply>& plies) {
  return static_cast<std::uint32_t>(
      std::ranges::count_if(plies, [](const GameLine::Ply& ply) { return ply.seat != BW_CHANCE; }));
}

}  // namespace

LateLink::LateLink(SpectatorDelay delay, GameLine line, Update shown)
    : delay_(delay),
      line_(std::move(line)),
      update_(std::move(shown)),
      newest_(line_.plies()),
      moves_(moves_of_seats(newest_)) {}

std::unique_ptr<LateLink> LateLink::from_start(SpectatorDelay delay, const GameLine& line,
                                               std::uint64_t generation) {
  GameLine start = line;
  while (!start.plies().empty()) start.take_back();
  Update shown = RecordLink(start, BW_SPECTATOR).update();
  shown.generation = generation;
  return std::make_unique<LateLink>(delay, std::move(start), std::move(shown));
}

void LateLink::take(const Update& live, const GameLine& line, UtcTime at) {
  const auto& plies = line.plies();
  const auto same = [](const GameLine::Ply& a, const GameLine::Ply& b) {
    return a.seat == b.seat && a.text == b.text;
  };
  Waiting next;
  next.update = live;
  next.at = at;
  next.kept = static_cast<std::size_t>(
      std::mismatch(newest_.begin(), newest_.end(), plies.begin(), plies.end(), same).first -
      newest_.begin());
  next.plies.assign(plies.begin() + static_cast<std::ptrdiff_t>(next.kept), plies.end());
  next.moves = moves_ = moves_of_seats(plies);
  newest_ = plies;
  over_ = live.table.result.has_value();
  waiting_.push_back(std::move(next));
}

bool LateLink::is_due(const Waiting& one, UtcTime now) const {
  if (delay_.moves > 0) return over_ || one.moves + delay_.moves <= moves_;
  return one.at + delay_.time <= now;
}

void LateLink::release(UtcTime now) {
  while (!waiting_.empty() && is_due(waiting_.front(), now)) {
    Waiting one = std::move(waiting_.front());
    waiting_.pop_front();
    show(std::move(one), now);
  }
}

void LateLink::show(Waiting one, UtcTime now) {
  while (line_.plies().size() > one.kept) line_.take_back();
  for (const auto& ply : one.plies)
    if (!line_.play(ply.seat, ply.move)) break;  // it was played in the match: it can't be refused here
  // Numbers of its own: it began somewhere else than the match, or was told less.
  one.update.number = update_.number + 1;
  one.update.generation = update_.generation;
  // A clock goes on from what it showed, as if it were now.
  if (one.update.now != UtcTime{}) one.update.now += std::max(now - one.at, kZero);
  update_ = std::move(one.update);
  if (observer_) observer_(update_);
}

std::optional<UtcTime> LateLink::next_due() const {
  if (waiting_.empty() || delay_.moves > 0) return std::nullopt;
  return waiting_.front().at + delay_.time;
}

void LateLink::submit(Command, Done done) {
  if (done) done(refused(RefusalCode::kUnknownSeat, "who only watches can't play"));
}

void LateLink::ask(const Question& question, Answered answered) {
  RecordLink(line_, BW_SPECTATOR, update_.table.result).ask(question, std::move(answered));
}

}  // namespace boardwright
