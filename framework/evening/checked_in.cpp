// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/evening/checked_in.hpp"

namespace boardwright {

using namespace tournament;

Allowed<void> keep_checked_in(Evening& evening) {
  const Tournament& now = evening.now();
  if (now.settings.presence != PresenceRule::kCheckIn || now.rounds.empty()) return {};
  const Published& round = now.rounds.back().published;
  const std::uint32_t next = now.next_round();
  std::vector<std::string> here;
  const auto stays = [&](const std::string& player) {
    const auto* entrant = now.entrant(player);
    if (entrant != nullptr && !entrant->said.contains(next) && !entrant->is_withdrawn(next))
      here.push_back(player);
  };
  for (const auto& board : round.boards) stays(board.first), stays(board.second);
  stays(round.bye);
  return here.empty() ? Allowed<void>() : evening.people().say_presence(here, Attendance::kIn);
}

}  // namespace boardwright
