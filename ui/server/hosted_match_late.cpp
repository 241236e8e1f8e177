// SPDX-License-Identifier: GPL-3.0-or-later
//
// What HostedMatch does about spectators who see a match late.
#include <algorithm>

#include "framework/log/log.hpp"
#include "framework/match/time_source.hpp"
#include "framework/table/reopen.hpp"
#include "ui/server/hosted_match.hpp"

namespace boardwright::server {
namespace {

/// So many steps are older than the delay.
std::size_t steps_due(const std::vector<JournalStep>& steps, Milliseconds delay, UtcTime now) {
  return static_cast<std::size_t>(
      std::ranges::find_if(steps, [&](const JournalStep& step) { return step.time + delay > now; }) -
      steps.begin());
}

std::ptrdiff_t moves_of(const GameLine& line) {
  return std::ranges::count_if(line.plies(), [](const GameLine::Ply& ply) { return ply.seat != BW_CHANCE; });
}

}  // namespace

void HostedMatch::begin_late(std::unique_ptr<LateLink> late) {
  late_ = late.get();
  streams_.erase(ViewKey{});
  late_stream_ = new_stream(ViewKey{}, std::move(late));
}

void HostedMatch::follow_late() {
  if (late_ == nullptr) begin_late(LateLink::from_start(room_.delay, match()->line(), match()->generation()));
  if (std::exchange(late_follows_, true)) return;
  table_->watch(BW_SPECTATOR, [this](const Update& update) {
    if (late_ == nullptr || !table_) return;
    late_->take(update, table_->match().line(), waking_time());
    release_late();
  });
}

void HostedMatch::release_late() {
  if (late_ == nullptr || match() == nullptr) return;
  const UtcTime now = waking_time();
  late_->release(now);
  tell_end();
  const auto due = late_->next_due();
  if (!due) return;
  room_.strand.post_after(*due - now, [weak = weak_from_this(), wait = ++late_wait_] {
    const auto self = weak.lock();
    if (self && self->late_wait_ == wait) self->release_late();
  });
}

Result<void> HostedMatch::read_late(const std::string& id) {
  const auto journal = room_.club->store().use([&](Store& store) { return store.journal(id); });
  if (!journal) return fail(journal.error());
  const auto reopened = reopen(*journal, room_.catalogue);
  if (!reopened) return fail(reopened.error());
  const auto& steps = reopened->steps;
  const auto after = [&](std::size_t count) {
    return Match::resume(reopened->options(), std::span(steps).first(count));
  };
  const auto whole = after(steps.size());
  if (!whole) return fail(whole.error());
  const SpectatorDelay& delay = room_.delay;
  std::size_t shown = steps_due(steps, delay.time, waking_time());
  // When it is over, or all of it is old enough, everybody may see it.
  if ((*whole)->is_over() && (shown == steps.size() || delay.moves > 0)) return {};
  std::unique_ptr<Match> then;
  while (shown > 0 && !then) {
    auto early = after(shown);
    if (!early) return fail(early.error());
    if (delay.moves > 0 && moves_of((*early)->line()) + delay.moves > moves_of((*whole)->line()))
      --shown;
    else
      then = std::move(*early);
  }
  // Updates of a later loading than that of the match, which nobody gets who gets these.
  const std::uint64_t generation = (*whole)->generation();
  if (then) {
    Update update = then->update(BW_SPECTATOR);
    update.generation = generation;
    begin_late(std::make_unique<LateLink>(delay, then->line(), std::move(update)));
  } else {
    begin_late(LateLink::from_start(delay, (*whole)->line(), generation));
  }
  for (std::size_t count = shown + 1; count <= steps.size(); ++count) {
    const auto next = after(count);
    if (!next) return fail(next.error());
    late_->take((*next)->update(BW_SPECTATOR), (*next)->line(), steps[count - 1].time);
  }
  told_held_back_ = end_held_back();
  release_late();
  return {};
}

void HostedMatch::set_delay(SpectatorDelay delay, std::function<void(Result<void>)> answered) {
  room_.strand.post([self = shared_from_this(), delay, answered = std::move(answered)] {
    Result<void> done = fail("that game is over already");
    if (self->table_ && !self->match()->is_over()) {
      done = Result<void>();
      self->room_.delay = delay;
      if (self->late_ != nullptr) {
        self->late_->set_delay(delay);
      } else if (delay.any()) {
        // What is shown is known already; what comes from now on waits.
        self->begin_late(
            std::make_unique<LateLink>(delay, self->match()->line(), self->match()->update(BW_SPECTATOR)));
        self->follow_late();
      }
      self->release_late();
    }
    self->back([answered, done = std::move(done)] { answered(done); });
  });
}

}  // namespace boardwright::server
