// SPDX-License-Identifier: GPL-3.0-or-later
//
// Challenges on a ladder (T16).
#include <algorithm>

#include "framework/evening/evening.hpp"
#include "framework/match/time_source.hpp"

namespace boardwright {

using namespace tournament;

ChallengeLadder Evening::ladder() const { return ladder_of(now_, utc_now()); }

Allowed<void> Evening::challenge(const std::string& challenger, const std::string& challenged,
                                 std::uint32_t game) {
  return write(
      [&](std::vector<ClubEvent>&) -> Allowed<std::vector<Planned>> {
        if (now_.settings.system != System::kLadder) return refuse("ladder.none");
        if (now_.ended) return refuse("evening.ended");
        const TimeMs time = utc_now();
        const auto allowed = tournament::challenge(ladder_of(now_, time), ladder_rules(now_.settings),
                                                   challenger, challenged, day_of(time));
        if (!allowed) {
          Remark why = allowed.why();  // people by their names
          for (auto& argument : why.arguments)
            if (now_.entrant(argument) != nullptr) argument = name(argument);
          return tl::unexpected<Remark>(std::move(why));
        }
        const bool first = challenger_first(now_, challenger, challenged);
        auto match = draft_match(now_, first ? challenger : challenged, first ? challenged : challenger, game,
                                 names());
        if (!match) return pass_on(match);
        match->round.challenger = challenger;
        match->round.program = BOARDWRIGHT_VERSION;
        return std::vector<Planned>{{std::move(match->round)}};
      },
      true);
}

}  // namespace boardwright
