// SPDX-License-Identifier: GPL-3.0-or-later
//
// Whom an open evening proposes to each other (T12.8).
#include <algorithm>

#include "framework/evening/evening.hpp"
#include "framework/store/ids.hpp"
#include "framework/text/name.hpp"

namespace boardwright {
namespace {

using namespace tournament;

constexpr const char* kSidesLot = "open-evening-sides";

const LotDrawn* sides_lot(const Tournament& now) {
  const auto found = std::ranges::find(now.lots, kSidesLot, &LotDrawn::what);
  return found == now.lots.end() ? nullptr : &*found;
}

Allowed<void> must_be_open(const Tournament& now) {
  if (now.settings.system != System::kOpenEvening) return refuse("evening.only_open");
  if (now.ended) return refuse("evening.ended");
  return {};
}

}  // namespace

Allowed<Proposed> Evening::proposals(const TimeLeft& time) {
  if (auto lots = draw_sides_lot(); !lots) return pass_on(lots);
  if (auto counted = count_series(); !counted) return pass_on(counted);
  const auto seed = Seed::from_hex(sides_lot(now_)->seed);
  if (!seed) return refuse("evening.lot_gone");
  auto open = waiting_now(now_, *met_before_, time, utc_now());
  const auto busy = playing_elsewhere();
  if (!busy) return pass_on(busy);
  std::erase_if(open.waiting, [&](const EveningGuest& guest) {
    return busy->contains(now_.entrants[guest.number - 1].data.player);
  });
  return proposed(now_, open, *seed);
}

Allowed<void> Evening::accept(const Proposal& proposal) {
  if (auto lots = draw_sides_lot(); !lots) return lots;
  return write(
      [&](std::vector<ClubEvent>&) -> Allowed<std::vector<Planned>> {
        if (auto open = must_be_open(now_); !open) return pass_on(open);
        if (auto free = must_be_free(proposal); !free) return pass_on(free);
        const auto* lot = sides_lot(now_);
        if (lot == nullptr) return refuse("evening.lot_gone");
        const auto seed = Seed::from_hex(lot->seed);
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

Allowed<void> Evening::draw_sides_lot() {
  return write([&](std::vector<ClubEvent>&) -> Allowed<std::vector<Planned>> {
    if (auto open = must_be_open(now_); !open) return pass_on(open);
    if (sides_lot(now_) != nullptr) return std::vector<Planned>{};
    return std::vector<Planned>{{LotDrawn{kSidesLot, {}, Seed::fresh().hex(), {}}}};
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
