// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/server/match_facts.hpp"

#include "framework/clock/time_control_text.hpp"
#include "framework/text/name.hpp"
#include "ui/server/absences.hpp"
#include "ui/server/catalogue_pages.hpp"

namespace boardwright::server {

std::shared_ptr<const MatchFacts> facts_of(const std::string& match, const MatchHeader& header,
                                           const MatchPlan& plan,
                                           const std::map<std::string, ClubPlayer>& known) {
  auto facts = std::make_shared<MatchFacts>();
  facts->match = match;
  facts->game = header.game, facts->variant = header.variant;
  facts->rules = plan.game ? CataloguePages::short_hash(*plan.game) : "";
  facts->clock = header.clock ? write_time_control(*header.clock) : "";
  facts->rated = header.rated;
  facts->policies = header.policies;
  if (!header.place && !is_correspondence(header.clock))
    facts->absence_allowed = absence_allowed(header.policies, header.clock);
  for (Seat seat = 0; seat < header.seats.size(); ++seat) {
    const SeatedPlayer& seated = header.seats[seat];
    facts->seats.emplace_back(plan.rules->seat_name(seat));
    facts->players.push_back(seated.player);
    facts->names.push_back(shown_name(name_of(known, holder(known, seated.player))));
    facts->computers.push_back(seated.kind == PlayerKind::kComputer ? seated.program : "");
  }
  return facts;
}

}  // namespace boardwright::server
