// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "framework/evening/evening.hpp"
#include "framework/store/ids.hpp"
#include "framework/tournament/lots.hpp"

namespace boardwright {
namespace {

using namespace tournament;

bool drawn(const Tournament& now, std::string_view what) {
  return std::ranges::any_of(now.lots, [&](const LotDrawn& lot) { return lot.what == what; });
}

/// What has to be drawn before the next round can be paired (T1.7, T3.1, T6.29).
std::vector<LotDrawn> missing_lots(const Tournament& now) {
  std::vector<LotDrawn> lots;
  const Settings& settings = now.settings;
  const bool numbers = settings.strength == Strength::kLot && !drawn(now, "numbers");
  const bool side = settings.balanced_sides && !drawn(now, "initial-side");
  if (!numbers && !side) return lots;
  const Seed seed = Seed::fresh();
  const auto result = draw_lots(seed, {}, static_cast<Number>(now.entrants.size()));
  if (numbers) {
    LotDrawn lot{"numbers", {}, seed.hex(), {}};
    for (const Number number : result.order) lot.drawn.push_back(now.entrants[number - 1].data.player);
    lots.push_back(std::move(lot));
  }
  if (side)
    lots.push_back({"initial-side", {result.initial_side == Side::kSecond ? "2" : "1"}, seed.hex(), {}});
  return lots;
}

/// Matches of a round robin with somebody who has withdrawn are lost by forfeit (T12.5).
std::optional<Score> forfeit(const Tournament& now, const Board& board, std::uint32_t round) {
  if (now.settings.system != System::kRoundRobin) return std::nullopt;
  const auto gone = [&](const std::string& player) {
    const auto* entrant = now.entrant(player);
    return entrant == nullptr || entrant->is_withdrawn(round);
  };
  const bool first = gone(board.first), second = gone(board.second);
  if (!first && !second) return std::nullopt;
  Score score;
  score.first = first ? Code::kForfeitLoss : Code::kForfeitWin;
  score.second = second ? Code::kForfeitLoss : Code::kForfeitWin;
  return score;
}

}  // namespace

Result<Drafted> Evening::draft() {
  auto lots = write([&](std::vector<ClubEvent>&) -> Result<std::vector<Planned>> {
    std::vector<Planned> planned;
    for (auto& lot : missing_lots(now_)) planned.push_back({std::move(lot)});
    return planned;
  });
  if (!lots) return fail(lots.error());
  return draft_round(now_, names());
}

Result<Draft> Evening::draft_by_hand(std::span<const std::pair<std::string, std::string>> pairs,
                                     const std::string& bye, std::uint32_t instead_of) const {
  return tournament::draft_by_hand(now_, pairs, bye, names(), instead_of);
}

Result<void> Evening::publish(const Draft& draft, std::string reason) {
  return write(
      [&](std::vector<ClubEvent>&) -> Result<std::vector<Planned>> {
        Published round = draft.round;
        const std::string changed = "something has changed since this round was paired; pair it again";
        if (round.by_hand) {
          std::vector<std::pair<std::string, std::string>> pairs;
          for (const auto& board : round.boards) pairs.emplace_back(board.first, board.second);
          auto again = draft_by_hand(pairs, round.bye, round.replaces.empty() ? 0 : round.round);
          if (!again) return fail(again.error());
          if (again->round != round) return fail(changed);
          if (reason.empty()) return fail("a pairing by hand needs a reason");  // T20.4
        } else {
          const auto again = draft_round(now_, names());
          const auto* same = std::get_if<Draft>(&again.what);
          if (same == nullptr || same->round != round) return fail(changed);
        }
        if (round.boards.empty() && round.bye.empty()) return fail("nobody is paired in this round");
        round.program = BOARDWRIGHT_VERSION;
        round.reason = reason;
        const std::string id = new_id(utc_now());
        std::vector<Planned> planned;
        std::vector<Planned> forfeits;
        for (const auto& board : round.boards)
          if (auto score = forfeit(now_, board, round.round))
            forfeits.push_back({ResultGiven{id, board.board, *score, Source::kArbiter, {}}});
        planned.push_back({std::move(round), id});
        for (auto& one : forfeits) planned.push_back(std::move(one));
        return planned;
      },
      true);
}

Result<void> Evening::begin_match(const Proposal& proposal) {
  return write(
      [&](std::vector<ClubEvent>&) -> Result<std::vector<Planned>> {
        if (now_.settings.system != System::kOpenEvening)
          return fail("only an open evening pairs two by themselves");
        auto match = draft_match(now_, proposal.one, proposal.other, proposal.game, names());
        if (!match) return fail(match.error());
        match->round.program = BOARDWRIGHT_VERSION;
        return std::vector<Planned>{{std::move(match->round)}};
      },
      true);
}

Result<void> Evening::set_state(std::uint32_t number, RoundState state) {
  return write([&](std::vector<ClubEvent>&) -> Result<std::vector<Planned>> {
    const auto* round = now_.round(number);
    if (round == nullptr) return fail("round " + std::to_string(number) + " has not been published");
    if (state == RoundState::kClosed && !round->complete())
      return fail("round " + std::to_string(number) + " has boards without a result");
    return std::vector<Planned>{{StateSaid{round->pairing, state}}};
  });
}

Result<void> Evening::end() {
  return write([&](std::vector<ClubEvent>&) -> Result<std::vector<Planned>> {
    if (now_.ended) return fail("the tournament has ended already");
    for (const auto& aside : now_.aside)
      if (aside.kind == Aside::Kind::kTwoResults || aside.kind == Aside::Kind::kPairedTwice)
        return fail("something is aside; decide it first");
    return std::vector<Planned>{{Ended{}}};
  });
}

}  // namespace boardwright
