// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/evening/evening_rounds.hpp"

#include <algorithm>

#include "framework/evening/evening_lots.hpp"
#include "framework/evening/game_choice.hpp"
#include "framework/evening/tournament_list.hpp"
#include "framework/store/ids.hpp"
#include "framework/tournament/next_pairing.hpp"
#include "framework/tournament/round_entries.hpp"

namespace boardwright {
namespace {

using namespace tournament;

/// Matches of a round robin with somebody who has withdrawn are lost by forfeit (T12.5).
std::optional<Score> forfeit(const Tournament& now, const Board& board, std::uint32_t round) {
  if (!of_table(now.settings.system)) return std::nullopt;
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

/// Refused where a round that was drafted doesn't follow from the tournament any more.
Allowed<void> still_follows(const Tournament& now, const NameOf& name, const Published& round) {
  const auto changed = refuse("evening.changed_since");
  if (round.by_hand) {
    std::vector<std::pair<std::string, std::string>> pairs;
    for (const auto& board : round.boards) pairs.emplace_back(board.first, board.second);
    auto again = draft_by_hand(now, pairs, round.bye, name, round.replaces.empty() ? 0 : round.round);
    if (!again) return pass_on(again);
    if (again->round != round) return changed;
    return {};
  }
  const auto again = draft_round(now, name);
  const auto* same = std::get_if<Draft>(&again.what);
  if (same == nullptr || same->round.boards.size() != round.boards.size()) return changed;
  Published anew = same->round;  // sittings also go by who plays elsewhere at that time
  for (std::size_t i = 0; i < round.boards.size(); ++i)
    anew.boards[i].sitting = std::max(anew.boards[i].sitting, round.boards[i].sitting);
  if (anew != round) return changed;
  return {};
}

}  // namespace

Allowed<Drafted> EveningRounds::draft() {
  if (auto lots = EveningLots(log_).draw({}); !lots) return pass_on(lots);
  auto drafted = draft_round(log_.now(), log_.names());
  auto* draft = std::get_if<Draft>(&drafted.what);
  if (draft == nullptr) return drafted;
  // Whoever still plays in another tournament has a later sitting (T19.4).
  const auto busy = playing_elsewhere(*log_.club(), log_.id());
  if (!busy) return pass_on(busy);
  for (auto& board : draft->round.boards)
    for (const auto* player : {&board.first, &board.second})
      if (const auto found = busy->find(*player); found != busy->end()) {
        board.sitting = std::max<std::uint32_t>(board.sitting, 2);
        draft->notes.push_back(remark("evening.note_plays_elsewhere", {log_.name(*player), found->second}));
      }
  return drafted;
}

Allowed<Draft> EveningRounds::draft_by_hand(std::span<const std::pair<std::string, std::string>> pairs,
                                            const std::string& bye, std::uint32_t instead_of) const {
  return tournament::draft_by_hand(log_.now(), pairs, bye, log_.names(), instead_of);
}

Allowed<void> EveningRounds::publish(const Draft& draft, std::string reason) {
  return log_.write_and_copy([&](const Tournament& now) -> Allowed<EveningPlan> {
    Published round = draft.round;
    if (auto follows = still_follows(now, log_.names(), round); !follows) return pass_on(follows);
    if (round.by_hand && reason.empty()) return refuse("evening.hand_reason");  // T20.4
    if (round.boards.empty() && round.bye.empty()) return refuse("evening.nobody_paired");
    round.program = BOARDWRIGHT_VERSION;
    round.reason = reason;
    const std::string id = new_id(utc_now());
    EveningPlan plan;
    plan.events.push_back({round, id});
    for (const auto& board : round.boards)
      if (auto score = forfeit(now, board, round.round))
        plan.events.push_back({ResultGiven{id, board.board, *score, Source::kArbiter, {}}});
    return plan;
  });
}

Allowed<void> EveningRounds::choose_game(std::uint32_t round, std::uint32_t board, std::uint32_t game,
                                         const std::string& by) {
  return log_.write([&](const Tournament& now) -> Allowed<EveningPlan> {
    auto chosen = chosen_game(now, log_.names(), round, board, game, by);
    if (!chosen) return pass_on(chosen);
    return EveningPlan::one(std::move(*chosen));
  });
}

Allowed<void> EveningRounds::set_state(std::uint32_t number, RoundState state) {
  return log_.write([&](const Tournament& now) -> Allowed<EveningPlan> {
    const auto* round = now.round(number);
    if (round == nullptr) return refuse("evening.round_missing", {std::to_string(number)});
    if (state == RoundState::kClosed && !round->complete())
      return refuse("evening.round_open", {std::to_string(number)});
    return EveningPlan::one(StateSaid{round->pairing, state});
  });
}

}  // namespace boardwright
