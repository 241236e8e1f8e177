// SPDX-License-Identifier: GPL-3.0-or-later
//
// Each value is taken apart whole: a field that is added later doesn't compile until it is placed here.
#include <nlohmann/json.hpp>

#include "framework/scoring/scheme.hpp"

namespace boardwright {
namespace {

using Json = nlohmann::json;

Json counting_json(const PointPolicy& policy) {
  const auto& [id, name, gives_points, halves, points, by_reason, floor, computers, guests, ladder] = policy;
  static_cast<void>(id), static_cast<void>(name), static_cast<void>(halves);
  Json reasons = Json::object();
  for (const auto& [reason, scores] : by_reason) {
    Json list = Json::array();
    for (const auto& score : scores) list.push_back(score ? Json(*score) : Json());
    reasons[reason] = std::move(list);
  }
  Json json{{"points", points},
            {"reasons", std::move(reasons)},
            {"floor", floor ? Json(*floor) : Json()},
            {"computers", computers},
            {"guests", guests},
            {"gives", gives_points}};
  if (!ladder) return json;
  Json statuses = Json::array();
  for (const auto& status : ladder->statuses) statuses.push_back(status.from);
  const auto& [all, latched, charged_from, hints] = *ladder;
  static_cast<void>(all), static_cast<void>(hints);
  json["ladder"] = {{"statuses", std::move(statuses)}, {"latched", latched}, {"charged", charged_from}};
  return json;
}

Json counting_json(const RatingSystem& system) {
  const auto& [id, name, rules, period_days, unrated_reasons] = system;
  static_cast<void>(id), static_cast<void>(name);
  Json json{{"days", period_days}, {"unrated", unrated_reasons}};
  if (const auto* elo = std::get_if<EloRules>(&rules)) {
    const auto& [start, floor, table, largest, k_new, new_games, k, k_high, high_from, most, provisional,
                 by_performance, hypothetical, initial_most, whole] = *elo;
    json["elo"] = {start,     floor, table,       largest,        k_new,        new_games,    k,    k_high,
                   high_from, most,  provisional, by_performance, hypothetical, initial_most, whole};
  } else if (const auto* glicko = std::get_if<Glicko2Rules>(&rules)) {
    const auto& [start, deviation, volatility, tau, provisional] = *glicko;
    json["glicko2"] = {start, deviation, volatility, tau, provisional};
  }
  return json;
}

}  // namespace

std::string counting_text(const Scheme& scheme) {
  return Json{{"points", counting_json(scheme.points)}, {"rating", counting_json(scheme.rating)}}.dump(
      -1, ' ', false, Json::error_handler_t::replace);
}

}  // namespace boardwright
