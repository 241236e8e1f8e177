// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/evening/evening_matches.hpp"

#include <algorithm>

#include "framework/evening/evening_lots.hpp"
#include "framework/evening/tournament_list.hpp"
#include "framework/store/ids.hpp"
#include "framework/text/name.hpp"
#include "framework/tournament/ladder_of.hpp"
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

Allowed<void> EveningMatches::must_be_free(const Proposal& proposal) const {
  const auto busy = playing_elsewhere(*log_.club(), log_.id());
  if (!busy) return pass_on(busy);
  for (const auto* player : {&proposal.one, &proposal.other})
    if (const auto found = busy->find(*player); found != busy->end())
      return refuse("evening.plays_elsewhere", {log_.name(*player), found->second});
  return {};
}

Allowed<EveningPlan> EveningMatches::match_of(const std::string& first, const std::string& second,
                                              std::uint32_t game, std::string challenger) const {
  auto match = draft_match(log_.now(), first, second, game, log_.names());
  if (!match) return pass_on(match);
  match->round.challenger = std::move(challenger);
  match->round.program = BOARDWRIGHT_VERSION;
  return EveningPlan::one(std::move(match->round));
}

Allowed<void> EveningMatches::begin(const Proposal& proposal) {
  return log_.write_and_copy([&](const Tournament& now) -> Allowed<EveningPlan> {
    if (now.settings.system != System::kOpenEvening) return refuse("evening.only_open");
    if (auto free = must_be_free(proposal); !free) return pass_on(free);
    return match_of(proposal.one, proposal.other, proposal.game);
  });
}

Allowed<Proposed> EveningMatches::proposals(const TimeLeft& time) {
  const Tournament& now = log_.now();
  if (auto open = must_be_open(now); !open) return pass_on(open);
  if (auto counted = count_series(); !counted) return pass_on(counted);
  const auto busy = playing_elsewhere(*log_.club(), log_.id());
  if (!busy) return pass_on(busy);
  const auto waiting = [&] {
    auto open = waiting_now(now, *met_before_, time, utc_now());
    std::erase_if(open.waiting, [&](const EveningGuest& guest) {
      return busy->contains(now.entrants[guest.number - 1].data.player);
    });
    return open;
  };
  auto open = waiting();
  if (open.waiting.size() < 2) return proposed(now, open, Seed{});  // nobody to draw sides for
  if (sides_lot(now) == nullptr) {
    if (auto lots = EveningLots(log_).draw({}); !lots) return pass_on(lots);
    open = waiting();
  }
  const auto seed = sides_seed(now);
  if (!seed) return refuse("evening.lot_gone");
  return proposed(now, open, *seed);
}

Allowed<void> EveningMatches::accept(const Proposal& proposal) {
  if (sides_lot(log_.now()) == nullptr)
    if (auto lots = EveningLots(log_).draw({}); !lots) return lots;
  return log_.write_and_copy([&](const Tournament& now) -> Allowed<EveningPlan> {
    if (auto open = must_be_open(now); !open) return pass_on(open);
    if (auto free = must_be_free(proposal); !free) return pass_on(free);
    const auto seed = sides_seed(now);
    if (!seed) return refuse("evening.lot_gone");
    // The two alone: sides as they are due now, whatever was played since they were proposed.
    auto open = waiting_now(now, {}, {}, utc_now());
    for (auto& game : open.games) game.boards = 0;  // whoever accepts has found one
    std::erase_if(open.waiting, [&](const EveningGuest& guest) {
      const auto& player = now.entrants[guest.number - 1].data.player;
      return player != proposal.one && player != proposal.other;
    });
    if (open.waiting.size() != 2)
      return refuse("evening.not_both_waiting", {log_.name(proposal.one), log_.name(proposal.other)});
    const auto two = proposed(now, open, *seed);
    if (two.matches.empty())
      return refuse("evening.apart_or_declined", {log_.name(proposal.one), log_.name(proposal.other)});
    const auto& sides = two.matches.front().match;
    return match_of(sides.one, sides.other, proposal.game);
  });
}

Allowed<void> EveningMatches::decline(const Proposal& proposal) {
  return log_.write([&](const Tournament& now) -> Allowed<EveningPlan> {
    if (auto open = must_be_open(now); !open) return pass_on(open);
    if (proposal.one == proposal.other) return refuse("evening.two_people");
    for (const auto* player : {&proposal.one, &proposal.other})
      if (now.entrant(*player) == nullptr) return refuse("evening.not_entered", {log_.name(*player)});
    return EveningPlan::one(Declined{proposal.one, proposal.other});
  });
}

Allowed<void> EveningMatches::challenge(const std::string& challenger, const std::string& challenged,
                                        std::uint32_t game) {
  return log_.write_and_copy([&](const Tournament& now) -> Allowed<EveningPlan> {
    if (now.settings.system != System::kLadder) return refuse("ladder.none");
    if (now.ended) return refuse("evening.ended");
    const TimeMs time = utc_now();
    const auto allowed = tournament::challenge(ladder_of(now, time), ladder_rules(now.settings), challenger,
                                               challenged, day_of(time));
    if (!allowed) {
      Remark why = allowed.why();  // people by their names
      for (auto& argument : why.arguments)
        if (now.entrant(argument) != nullptr) argument = log_.name(argument);
      return tl::unexpected<Remark>(std::move(why));
    }
    const bool first = challenger_first(now, challenger, challenged);
    return match_of(first ? challenger : challenged, first ? challenged : challenger, game, challenger);
  });
}

Allowed<void> EveningMatches::count_series() {
  if (met_before_) return {};
  const auto all = list_tournaments(*log_.club());
  if (!all) return pass_on(all);
  MetBefore met;
  for (const auto& info : *all) {
    if (info.id == log_.id() || info.system != System::kOpenEvening ||
        folded(info.name) != folded(log_.now().settings.name))
      continue;
    const auto other = read_tournament(*log_.club(), info.id);
    if (!other) return pass_on(other);
    count_meetings(other->now, met);
  }
  met_before_ = std::move(met);
  return {};
}

}  // namespace boardwright
