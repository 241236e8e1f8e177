// SPDX-License-Identifier: GPL-3.0-or-later
//
// What a clock decides: who hasn't come in time (T4.8), and results by phone that nobody objects to (T20.3).
#include <algorithm>

#include "framework/evening/evening.hpp"
#include "framework/store/ids.hpp"
#include "framework/tournament/score.hpp"

namespace boardwright {
namespace {

using namespace tournament;

constexpr TimeMs kMinute = 60'000;
constexpr std::uint32_t kObjection = 10;

TimeMs minutes(std::uint32_t count) { return static_cast<TimeMs>(count) * kMinute; }

}  // namespace

Allowed<void> Evening::phone_result(std::uint32_t round, std::uint32_t number, Score score,
                                    const std::string& player) {
  return write_at(
      round, number, score, [&](const Round& of, const BoardNow& now) -> Allowed<std::vector<Planned>> {
        const std::vector<std::string> where = {std::to_string(number), std::to_string(round), name(player)};
        if (now.pairing.first != player && now.pairing.second != player)
          return refuse("evening.not_at_board", where);
        if (now.score) return refuse("evening.result_is_final", where);
        if (time_is_over(now_.settings, utc_now()))
          return refuse("evening.time_over", {now_.settings.open_until});  // T12.7
        for (const auto& said : now.said)
          if (said.holds && said.source == Source::kPhone && said.by == player) {
            if (said.score == score) return std::vector<Planned>{};
            return refuse("evening.said_otherwise", where);
          }
        return std::vector<Planned>{{ResultGiven{of.pairing, number, score, Source::kPhone, {}, player}}};
      });
}

std::vector<BoardDue> Evening::objections() const {
  const std::uint32_t wait = now_.settings.objection == 0 ? kObjection : now_.settings.objection;
  std::vector<BoardDue> due;
  const auto& rounds = now_.results_of();
  for (std::size_t i = 0; i < rounds.size(); ++i)
    for (const auto& board : rounds[i].boards)
      if (board.claimed)
        due.push_back({static_cast<std::uint32_t>(i + 1), board.pairing.board, board.pairing.first,
                       board.pairing.second, board.claimed_at + minutes(wait)});
  return due;
}

Allowed<std::size_t> Evening::settle_phones() {
  std::size_t settled = 0;
  auto written = write(
      [&](std::vector<ClubEvent>&) -> Allowed<std::vector<Planned>> {
        std::vector<Planned> planned;
        for (const auto& due : objections()) {
          if (utc_now() < due.due) continue;
          const auto& round = now_.results_of()[due.round - 1];
          planned.push_back({ResultGiven{
              round.pairing, due.board, *round.board(due.board)->claimed, Source::kUncontested, {}, {}}});
        }
        settled = planned.size();
        return planned;
      },
      true);
  if (!written) return pass_on(written);
  return settled;
}

std::vector<BoardDue> Evening::no_shows() const {
  std::vector<BoardDue> due;
  if (now_.rounds.empty() || now_.rounds.back().playing_since == 0) return due;
  const Round& round = now_.rounds.back();
  const TimeMs until = round.playing_since + minutes(now_.settings.minutes_to_wait());
  if (utc_now() < until) return due;
  for (const auto& board : round.boards)
    if (!board.score && !board.disputed && !board.claimed && board.pairing.sitting == 1)
      due.push_back(
          {round.published.round, board.pairing.board, board.pairing.first, board.pairing.second, until});
  return due;
}

Allowed<void> Evening::absent(std::uint32_t round, std::uint32_t number, const std::string& player) {
  return write_at(
      round, number, {}, [&](const Round& of, const BoardNow& now) -> Allowed<std::vector<Planned>> {
        const std::vector<std::string> where = {std::to_string(number), std::to_string(round), name(player)};
        const bool first = now.pairing.first == player;
        if (!first && now.pairing.second != player) return refuse("evening.not_at_board", where);
        if (now.score || now.disputed) return refuse("evening.result_is_final", where);
        Score score;
        score.first = first ? Code::kForfeitLoss : Code::kForfeitWin;
        score.second = first ? Code::kForfeitWin : Code::kForfeitLoss;
        std::vector<Planned> planned;
        planned.push_back({ResultGiven{of.pairing, number, score, Source::kArbiter, {}, {}}});
        if (now_.settings.withdraw_absent && !now_.entrant(player)->is_withdrawn(now_.next_round()))
          planned.push_back({Withdrawn{player, now_.next_round(), false, "absent"}});
        return planned;
      });
}

}  // namespace boardwright
