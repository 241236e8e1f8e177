// SPDX-License-Identifier: GPL-3.0-or-later
//
// Who plays with whom in a tournament of groups (T12.6), and in a match of two teams (T10.6). Pure functions.
#pragma once

#include <span>

#include "framework/tournament/tournament.hpp"

namespace boardwright::tournament {

/// Numbers of these people in each group, by snake of their order; one group where there are none.
[[nodiscard]] std::vector<std::vector<Number>> groups_of(const Settings& settings, std::size_t people);

/// Of people in teams, as they stand in this order: the teams by the first of each, and their people.
struct NamedTeam {
  std::string name;
  std::vector<Number> people;
};
[[nodiscard]] std::vector<NamedTeam> teams_of(const Tournament& tournament,
                                              std::span<const std::string> order);

}  // namespace boardwright::tournament
