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

Result<void> must_be_open(const Tournament& now) {
  if (now.settings.system != System::kOpenEvening)
    return fail("only an open evening pairs two by themselves");
  if (now.ended) return fail("the evening has ended");
  return {};
}

}  // namespace

Result<Proposed> Evening::proposals(const TimeLeft& time) {
  if (auto lots = draw_sides_lot(); !lots) return fail(lots.error());
  if (auto counted = count_series(); !counted) return fail(counted.error());
  const auto seed = Seed::from_hex(sides_lot(now_)->seed);
  if (!seed) return fail(seed.error());
  return proposed(now_, waiting_now(now_, *met_before_, time, utc_now()), *seed);
}

Result<void> Evening::accept(const Proposal& proposal) {
  if (auto lots = draw_sides_lot(); !lots) return lots;
  return write(
      [&](std::vector<ClubEvent>&) -> Result<std::vector<Planned>> {
        if (auto open = must_be_open(now_); !open) return fail(open.error());
        const auto* lot = sides_lot(now_);
        if (lot == nullptr) return fail("the evening's lot was taken back; ask for proposals again");
        const auto seed = Seed::from_hex(lot->seed);
        if (!seed) return fail(seed.error());
        // The two alone: sides as they are due now, whatever was played since they were proposed.
        auto open = waiting_now(now_, {}, {}, utc_now());
        std::erase_if(open.waiting, [&](const EveningGuest& guest) {
          const auto& player = now_.entrants[guest.number - 1].data.player;
          return player != proposal.one && player != proposal.other;
        });
        if (open.waiting.size() != 2)
          return fail(name(proposal.one) + " and " + name(proposal.other) +
                      " don't both wait any more; ask for proposals again");
        const auto two = proposed(now_, open, *seed);
        if (two.matches.empty())
          return fail(name(proposal.one) + " and " + name(proposal.other) +
                      " are kept apart or have just declined; ask for proposals again");
        const auto& sides = two.matches.front().match;
        auto match = draft_match(now_, sides.one, sides.other, proposal.game, names());
        if (!match) return fail(match.error());
        match->round.program = BOARDWRIGHT_VERSION;
        return std::vector<Planned>{{std::move(match->round)}};
      },
      true);
}

Result<void> Evening::decline(const Proposal& proposal) {
  return write([&](std::vector<ClubEvent>&) -> Result<std::vector<Planned>> {
    if (auto open = must_be_open(now_); !open) return fail(open.error());
    if (proposal.one == proposal.other) return fail("a proposal is of two people");
    for (const auto* player : {&proposal.one, &proposal.other})
      if (now_.entrant(*player) == nullptr) return fail(name(*player) + " doesn't play here this evening");
    return std::vector<Planned>{{Declined{proposal.one, proposal.other}}};
  });
}

Result<void> Evening::draw_sides_lot() {
  return write([&](std::vector<ClubEvent>&) -> Result<std::vector<Planned>> {
    if (auto open = must_be_open(now_); !open) return fail(open.error());
    if (sides_lot(now_) != nullptr) return std::vector<Planned>{};
    return std::vector<Planned>{{LotDrawn{kSidesLot, {}, Seed::fresh().hex(), {}}}};
  });
}

Result<void> Evening::count_series() {
  if (met_before_) return {};
  const auto all = list(*club_);
  if (!all) return fail(all.error());
  MetBefore met;
  for (const auto& info : *all) {
    if (info.id == id_ || info.system != System::kOpenEvening ||
        folded(info.name) != folded(now_.settings.name))
      continue;
    Evening other(club_, info.id, {});
    if (auto read = other.refresh(); !read) return fail(read.error());
    count_meetings(other.now_, met);
  }
  met_before_ = std::move(met);
  return {};
}

}  // namespace boardwright
