// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/tournament/groups_of.hpp"

#include <algorithm>
#include <numeric>

#include "framework/tournament/round_robin_table.hpp"

namespace boardwright::tournament {

std::vector<std::vector<Number>> groups_of(const Settings& settings, std::size_t people) {
  std::vector<Number> order(people);
  std::iota(order.begin(), order.end(), 1U);
  const std::size_t groups = std::clamp<std::size_t>(settings.groups, 1, std::max<std::size_t>(people, 1));
  return snake_groups(order, groups);
}

std::vector<NamedTeam> teams_of(const Tournament& tournament, std::span<const std::string> order) {
  std::vector<NamedTeam> teams;
  for (std::size_t i = 0; i < order.size(); ++i) {
    const auto* entrant = tournament.entrant(order[i]);
    if (entrant == nullptr || entrant->data.team.empty()) continue;
    auto team = std::ranges::find(teams, entrant->data.team, &NamedTeam::name);
    if (team == teams.end()) team = teams.insert(teams.end(), NamedTeam{entrant->data.team, {}});
    team->people.push_back(static_cast<Number>(i + 1));
  }
  return teams;
}

}  // namespace boardwright::tournament
