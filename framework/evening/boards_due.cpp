// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/evening/boards_due.hpp"

namespace boardwright {
namespace {

using namespace tournament;

constexpr TimeMs kMinute = 60'000;
constexpr std::uint32_t kObjection = 10;

TimeMs minutes(std::uint32_t count) { return static_cast<TimeMs>(count) * kMinute; }

}  // namespace

std::vector<BoardDue> open_objections(const Tournament& tournament) {
  const std::uint32_t wait = tournament.settings.objection == 0 ? kObjection : tournament.settings.objection;
  std::vector<BoardDue> due;
  const auto& rounds = tournament.results_of();
  for (std::size_t i = 0; i < rounds.size(); ++i)
    for (const auto& board : rounds[i].boards)
      if (board.claimed)
        due.push_back({static_cast<std::uint32_t>(i + 1), board.pairing.board, board.pairing.first,
                       board.pairing.second, board.claimed_at + minutes(wait)});
  return due;
}

std::vector<BoardDue> no_shows(const Tournament& tournament, TimeMs now) {
  std::vector<BoardDue> due;
  if (tournament.rounds.empty() || tournament.rounds.back().playing_since == 0) return due;
  const Round& round = tournament.rounds.back();
  const TimeMs until = round.playing_since + minutes(tournament.settings.minutes_to_wait());
  if (now < until) return due;
  for (const auto& board : round.boards)
    if (!board.score && !board.disputed && !board.claimed && board.pairing.sitting == 1)
      due.push_back(
          {round.published.round, board.pairing.board, board.pairing.first, board.pairing.second, until});
  return due;
}

}  // namespace boardwright
