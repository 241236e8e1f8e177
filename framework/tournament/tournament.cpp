// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/tournament/tournament.hpp"

#include <algorithm>

namespace boardwright::tournament {

bool EntrantNow::is_withdrawn(std::uint32_t round) const {
  const auto after = withdrawn.upper_bound(round);
  return after != withdrawn.begin() && std::prev(after)->second;
}

Attendance EntrantNow::in_round(std::uint32_t round, PresenceRule rule) const {
  if (round < arrives || is_withdrawn(round)) return Attendance::kOut;
  if (const auto found = said.find(round); found != said.end()) return found->second;
  return rule == PresenceRule::kAssumed ? Attendance::kIn : Attendance::kOut;
}

bool Round::complete() const {
  return std::ranges::all_of(boards, [](const BoardNow& board) {
    return board.score && board.score->first != Code::kOpen && board.score->second != Code::kOpen;
  });
}

const BoardNow* Round::board(std::uint32_t number) const {
  const auto found =
      std::ranges::find_if(boards, [&](const BoardNow& one) { return one.pairing.board == number; });
  return found == boards.end() ? nullptr : &*found;
}

const EntrantNow* Tournament::entrant(std::string_view player) const {
  const auto found =
      std::ranges::find_if(entrants, [&](const EntrantNow& one) { return one.data.player == player; });
  return found == entrants.end() ? nullptr : &*found;
}

const Round* Tournament::round(std::uint32_t number) const {
  return number == 0 || number > rounds.size() ? nullptr : &rounds[number - 1];
}

const Event* Tournament::event(std::string_view event_id) const {
  const auto found = std::ranges::find_if(history, [&](const Event& one) { return one.id == event_id; });
  return found == history.end() ? nullptr : &*found;
}

const std::vector<std::string>* Tournament::line_up(const std::string& team, std::uint32_t round) const {
  const auto of_team = line_ups.find(team);
  if (of_team == line_ups.end()) return nullptr;
  const auto after = of_team->second.upper_bound(round);
  return after == of_team->second.begin() ? nullptr : &std::prev(after)->second;
}

bool Tournament::counts(const std::string& event) const { return std::ranges::binary_search(counted, event); }

}  // namespace boardwright::tournament
