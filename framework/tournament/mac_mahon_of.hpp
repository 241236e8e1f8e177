// SPDX-License-Identifier: GPL-3.0-or-later
//
// The MacMahon settings that a tournament's rules and people come to (T14.1). Pure functions.
#pragma once

#include <span>

#include "framework/tournament/mac_mahon.hpp"
#include "framework/tournament/tournament.hpp"

namespace boardwright::tournament {

/// Whether anything says where somebody starts: a grade, a rating that grades are counted from, or the floor.
[[nodiscard]] bool knows_grade(const MacMahonRules& rules, const Entered& entrant);
/// Typed, or the rating's band; who has neither starts with the floor, or with nothing.
[[nodiscard]] Points grade_of(const MacMahonRules& rules, const EntrantNow& entrant);
/// Grades of these people by number: typed, or the rating's band; who has neither starts with the floor, or with nothing.
[[nodiscard]] MacMahonSettings mac_mahon_of(const Tournament& tournament, std::span<const std::string> order);
[[nodiscard]] HandicapRules handicaps_of(const Settings& settings);

/// The columns of MacMahon standings in their order, or those that a tournament names (T14.5); nothing for another code.
[[nodiscard]] std::optional<Fraction> mac_mahon_value(const MacMahonValues& values, std::string_view code);
[[nodiscard]] std::vector<std::string> mac_mahon_codes(const Settings& settings);

}  // namespace boardwright::tournament
