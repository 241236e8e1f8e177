// SPDX-License-Identifier: GPL-3.0-or-later
//
// Whom an open evening proposes to each other (T12.8).
#include <algorithm>

#include "framework/evening/evening.hpp"
#include "framework/store/ids.hpp"
#include "framework/text/name.hpp"
#include "framework/tournament/lots.hpp"
#include "framework/tournament/lots_due.hpp"

namespace boardwright {
namespace {

using namespace tournament;

const LotDrawn* sides_lot(const Tournament& now) {
  const auto found = std::ranges::find(now.lots, kSidesLot, &LotDrawn::what);
  return found == now.lots.end() ? nullptr : &*found;
}

std::optional<Seed> sides_seed(const Tournament& now) {
  const auto* lot = sides_lot(now);
  return lot == nullptr ? std::nullopt : dice_of(*lot);
}

Allowed<void> must_be_open(const Tournament& now) {
  if (now.settings.system != System::kOpenEvening) return refuse("evening.only_open");
  if (now.ended) return refuse("evening.ended");
  return {};
}

}  // namespace

Allowed<Proposed> Evening::proposals(const TimeLeft& time) {
  if (auto open = must_be_open(now_); !open) return pass_on(open);
  if (auto counted = count_series(); !counted) return pass_on(counted);
  const auto busy = playing_elsewhere();
  if (!busy) return pass_on(busy);
  const auto waiting = [&] {
    auto open = waiting_now(now_, *met_before_, time, utc_now());
    std::erase_if(open.waiting, [&](const EveningGuest& guest) {
      return busy->contains(now_.entrants[guest.number - 1].data.player);
    });
    return open;
  };
  auto open = waiting();
  if (open.waiting.size() < 2) return proposed(now_, open, Seed{});  // nobody to draw sides for
  if (sides_lot(now_) == nullptr) {
    if (auto lots = draw_lots({}); !lots) return pass_on(lots);
    open = waiting();
  }
  const auto seed = sides_seed(now_);
  if (!seed) return refuse("evening.lot_gone");
  return proposed(now_, open, *seed);
}

Allowed<void> Evening::accept(const Proposal& proposal) {
  if (sides_lot(now_) == nullptr)
    if (auto lots = draw_lots({}); !lots) return lots;
  return write(
      [&](std::vector<ClubEvent>&) -> Allowed<std::vector<Planned>> {
        if (auto open = must_be_open(now_); !open) return pass_on(open);
        if (auto free = must_be_free(proposal); !free) return pass_on(free);
        const auto seed = sides_seed(now_);
        if (!seed) return refuse("evening.lot_gone");
        // The two alone: sides as they are due now, whatever was played since they were proposed.
        auto open = waiting_now(now_, {}, {}, utc_now());
        for (auto& game : open.games) game.boards = 0;  // whoever accepts has found one
        std::erase_if(open.waiting, [&](const EveningGuest& guest) {
          const auto& player = now_.entrants[guest.number - 1].data.player;
          return player != proposal.one && player != proposal.other;
        });
        if (open.waiting.size() != 2)
          return refuse("evening.not_both_waiting", {name(proposal.one), name(proposal.other)});
        const auto two = proposed(now_, open, *seed);
        if (two.matches.empty())
          return refuse("evening.apart_or_declined", {name(proposal.one), name(proposal.other)});
        const auto& sides = two.matches.front().match;
        auto match = draft_match(now_, sides.one, sides.other, proposal.game, names());
        if (!match) return pass_on(match);
        match->round.program = BOARDWRIGHT_VERSION;
        return std::vector<Planned>{{std::move(match->round)}};
      },
      true);
}

Allowed<void> Evening::decline(const Proposal& proposal) {
  return write([&](std::vector<ClubEvent>&) -> Allowed<std::vector<Planned>> {
    if (auto open = must_be_open(now_); !open) return pass_on(open);
    if (proposal.one == proposal.other) return refuse("evening.two_people");
    for (const auto* player : {&proposal.one, &proposal.other})
      if (now_.entrant(*player) == nullptr) return refuse("evening.not_entered", {name(*player)});
    return std::vector<Planned>{{Declined{proposal.one, proposal.other}}};
  });
}

Allowed<void> Evening::count_series() {
  if (met_before_) return {};
  const auto all = list(*club_);
  if (!all) return pass_on(all);
  MetBefore met;
  for (const auto& info : *all) {
    if (info.id == id_ || info.system != System::kOpenEvening ||
        folded(info.name) != folded(now_.settings.name))
      continue;
    Evening other(club_, info.id, {});
    if (auto read = other.refresh(); !read) return pass_on(read);
    count_meetings(other.now_, met);
  }
  met_before_ = std::move(met);
  return {};
}

}  // namespace boardwright
