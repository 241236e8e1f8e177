// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/tournament/mac_mahon_of.hpp"

#include <algorithm>

namespace boardwright::tournament {
namespace {

constexpr Points kHighestGrade = 10'000;

/// Whole grades, also below nothing.
Points grade_of_rating(std::int32_t rating, std::int32_t width) {
  const std::int32_t grade = rating >= 0 ? rating / width : -((-rating + width - 1) / width);
  return std::clamp<Points>(grade, -kHighestGrade / 10, kHighestGrade / 10) * 10;
}

}  // namespace

Points grade_of(const MacMahonRules& rules, const EntrantNow& entrant) {
  Points grade = rules.floor.value_or(0);
  const auto rating =
      entrant.balance && entrant.balance->rating ? entrant.balance->rating : entrant.data.rating;
  if (entrant.data.grade)
    grade = std::clamp(*entrant.data.grade, -kHighestGrade, kHighestGrade);
  else if (rating && rules.width > 0)
    grade = grade_of_rating(*rating, rules.width);
  return grade;
}

bool knows_grade(const MacMahonRules& rules, const Entered& entrant) {
  return entrant.grade || rules.floor || (rules.width > 0 && entrant.rating);
}

MacMahonSettings mac_mahon_of(const Tournament& tournament, std::span<const std::string> order) {
  const MacMahonRules& rules = tournament.settings.mac_mahon;
  MacMahonSettings settings{.bar = rules.bar,
                            .floor = rules.floor,
                            .bye = tournament.settings.scheme.bye_points(),
                            .absent = rules.absent,
                            .whole = rules.whole,
                            .pairing = rules.slip ? ScorePairing::kSlip : ScorePairing::kFold};
  for (const auto& player : order) {
    const auto* entrant = tournament.entrant(player);
    settings.grades.push_back(entrant == nullptr ? 0 : grade_of(rules, *entrant));
  }
  return settings;
}

HandicapRules handicaps_of(const Settings& settings) {
  constexpr std::uint32_t kUsualCeiling = 9;
  const MacMahonRules& rules = settings.mac_mahon;
  return {rules.reduce, rules.ceiling == 0 ? kUsualCeiling : rules.ceiling};
}

std::optional<Fraction> mac_mahon_value(const MacMahonValues& values, std::string_view code) {
  if (code == "MMS") return values.score;
  if (code == "SOS") return values.sos;
  if (code == "SOS-1") return values.sos_1;
  if (code == "SOS-2") return values.sos_2;
  if (code == "SODOS") return values.sodos;
  if (code == "SOSOS") return values.sosos;
  if (code == "CUSS") return values.cuss;
  return std::nullopt;
}

std::vector<std::string> mac_mahon_codes(const Settings& settings) {
  std::vector<std::string> codes = {"MMS"};
  if (settings.tie_breaks.empty()) {
    codes.insert(codes.end(), {"SOS", "SODOS"});
    return codes;
  }
  for (const auto& code : settings.tie_breaks)
    if (code != "MMS" && mac_mahon_value({}, code)) codes.push_back(code);
  return codes;
}

}  // namespace boardwright::tournament
