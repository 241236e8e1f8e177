// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/scoring/player_page.hpp"

#include <cmath>

namespace boardwright {
namespace {

std::string name_of(const Status& status, Language language) {
  const std::string& name = status.name.or_english(language);
  return name.empty() ? status.id : name;
}

}  // namespace

bool hints_visible(const Standing& standing, const PointPolicy& policy, bool setting) {
  if (!policy.ladder || !policy.ladder->hints_hidden_from) return setting;
  return status_index(*policy.ladder, standing.points) < *policy.ladder->hints_hidden_from;
}

PoolLine pool_line(const Standing& standing, const Scheme& scheme, Language language) {
  PoolLine line;
  const std::string& name = scheme.name.or_english(language);
  line.pool = name.empty() ? scheme.pool : name;
  const PointPolicy& policy = scheme.points;
  if (policy.gives_points) line.points = points_text(policy, standing.points.points);
  if (policy.ladder) {
    const auto& statuses = policy.ladder->statuses;
    const std::size_t index = status_index(*policy.ladder, standing.points);
    line.status = name_of(statuses.at(index), language);
    if (index + 1 < statuses.size()) {
      const Status& next = statuses[index + 1];
      line.next = PoolLine::Next{name_of(next, language), points_text(policy, next.from),
                                 points_text(policy, next.from - standing.points.points)};
    }
  }
  if (scheme.rating.rates() && standing.rating.games > 0) {
    PoolLine::ShownRating rating{std::llround(standing.rating.value), std::nullopt, standing.provisional};
    if (standing.rating.deviation > 0) rating.deviation = std::llround(standing.rating.deviation);
    line.rating = rating;
  }
  line.games = standing.games;
  line.wins = standing.wins;
  line.draws = standing.draws;
  line.losses = standing.losses;
  return line;
}

}  // namespace boardwright
