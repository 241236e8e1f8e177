// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/server/late_journal.hpp"

#include <algorithm>

#include "framework/table/reopen.hpp"

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

Result<std::unique_ptr<LateLink>> late_link_of(std::span<const StoredEntry> journal,
                                               const Catalogue& catalogue, const SpectatorDelay& delay,
                                               UtcTime now) {
  const auto reopened = reopen(journal, catalogue);
  if (!reopened) return fail(reopened.error());
  const auto& steps = reopened->steps;
  const auto after = [&](std::size_t count) {
    return Match::resume(reopened->options(), std::span(steps).first(count));
  };
  const auto whole = after(steps.size());
  if (!whole) return fail(whole.error());
  std::size_t shown = steps_due(steps, delay.time, now);
  if ((*whole)->is_over() && (shown == steps.size() || delay.moves > 0)) return nullptr;
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
  std::unique_ptr<LateLink> late;
  if (then) {
    Update update = then->update(BW_SPECTATOR);
    update.generation = generation;
    late = std::make_unique<LateLink>(delay, then->line(), std::move(update));
  } else {
    late = LateLink::from_start(delay, (*whole)->line(), generation);
  }
  for (std::size_t count = shown + 1; count <= steps.size(); ++count) {
    const auto next = after(count);
    if (!next) return fail(next.error());
    late->take((*next)->update(BW_SPECTATOR), (*next)->line(), steps[count - 1].time);
  }
  return late;
}

}  // namespace boardwright::server
