// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/tournament/point_presets.hpp"

#include <algorithm>
#include <array>

#include "framework/tournament/fraction.hpp"

namespace boardwright::tournament {
namespace {

constexpr Points kMostPoints = 10000;  // 1000 points

PointScheme three_values(Points win, Points draw, Points loss, bool free = false) {
  PointScheme scheme;
  scheme.win = win;
  scheme.draw = draw;
  scheme.loss = loss;
  scheme.free = free;
  return scheme;
}

const std::array<PointPreset, 7>& all_presets() {
  static const std::array<PointPreset, 7> presets{{
      {"1-0.5-0", three_values(10, 5, 0), {}, {}},
      {"2-1-0", three_values(20, 10, 0), {}, {}},
      {"3-1-0", three_values(30, 10, 0), {}, {}},
      {"3-2-1", three_values(30, 20, 10), {}, {}},
      {"4-2-0", three_values(40, 20, 0), {}, {}},
      {"delft", three_values(40, 20, 0, true), {{30, 10}}, {}},
      {"12-0", three_values(120, 60, 0, true), {}, 120},
  }};
  return presets;
}

std::string shown(Points points) { return decimal_text(of_points(points), points % 10 == 0 ? 0 : 1); }

std::string less_than(std::string_view more, Points value, std::string_view less, Points other) {
  return "A " + std::string(more) + " (" + shown(value) + ") must be worth at least as much as " +
         std::string(less) + " (" + shown(other) + ")";
}

void move_up(std::optional<Points>& value, Points now, Points by) { value = now + by; }

}  // namespace

std::span<const PointPreset> point_presets() { return all_presets(); }

const PointPreset* point_preset(std::string_view id) {
  const auto found = std::ranges::find(all_presets(), id, &PointPreset::id);
  return found == all_presets().end() ? nullptr : &*found;
}

std::optional<PointScheme> scheme_of(const PointPolicy& policy) {
  if (!policy.gives_points) return std::nullopt;
  const auto tenths = [&policy](std::int64_t points) {
    return static_cast<Points>(
        std::clamp<std::int64_t>(points * (policy.halves ? 5 : 10), -2 * kMostPoints, 2 * kMostPoints));
  };
  PointScheme scheme =
      three_values(tenths(policy.points[2]), tenths(policy.points[1]), tenths(policy.points[0]));
  scheme.bye = scheme.draw;
  return check_scheme(scheme) ? std::optional(scheme) : std::nullopt;
}

std::optional<PointScheme> own_points(const ScoringBook& book, std::span<const PlayedGame> games) {
  std::optional<PointScheme> own;
  for (const auto& one : games) {
    const auto scheme = scheme_of(book.scheme(one.game, one.variant, {}).points);
    if (!scheme || (own && *own != *scheme)) return std::nullopt;
    own = scheme;
  }
  const auto same = [&own](const PointPreset& preset) {
    return own->win == preset.scheme.win && own->draw == preset.scheme.draw &&
           own->loss == preset.scheme.loss;
  };
  return own && std::ranges::none_of(all_presets(), same) ? own : std::nullopt;
}

Result<void> check_scheme(const PointScheme& scheme) {
  if (scheme.win < scheme.draw) return tl::unexpected(less_than("win", scheme.win, "a draw", scheme.draw));
  if (scheme.draw < scheme.loss) return tl::unexpected(less_than("draw", scheme.draw, "a loss", scheme.loss));
  if (scheme.loss < scheme.absent_points())
    return tl::unexpected(less_than("loss", scheme.loss, "being absent", scheme.absent_points()));
  for (const Points value : {scheme.win, scheme.draw, scheme.loss, scheme.bye_points(), scheme.half_points(),
                             scheme.full_points(), scheme.absent_points(), scheme.pending_points()})
    if (value > kMostPoints || value < -kMostPoints)
      return tl::unexpected("A result can't be worth " + shown(value) + " points; " + shown(kMostPoints) +
                            " are the most");
  return {};
}

Result<void> check_result(const PointPreset& preset, Points first, Points second) {
  const auto& scheme = preset.scheme;
  const std::pair result{first, second}, turned{second, first};
  const std::pair win{scheme.win, scheme.loss};
  if (result == win || turned == win || result == std::pair{scheme.draw, scheme.draw} ||
      result == std::pair{scheme.loss, scheme.loss} || result == std::pair{scheme.draw, scheme.loss} ||
      turned == std::pair{scheme.draw, scheme.loss})  // T2.3
    return {};
  if (std::ranges::find(preset.results, result) != preset.results.end() ||
      std::ranges::find(preset.results, turned) != preset.results.end())
    return {};
  if (preset.sum) {
    if (first >= 0 && second >= 0 && first <= *preset.sum && second == *preset.sum - first) return {};
    return tl::unexpected("The points of a match add up to " + shown(*preset.sum) + ", not " +
                          decimal_text(of_points(first) + of_points(second), 1));
  }
  return tl::unexpected("No match can end " + shown(first) + "-" + shown(second));
}

Crosstable moved_up(const Crosstable& table) {
  Crosstable moved = table;
  auto& scheme = moved.scheme;
  Points lowest = std::min({scheme.win, scheme.draw, scheme.loss, scheme.bye_points(), scheme.half_points(),
                            scheme.full_points(), scheme.absent_points(), scheme.pending_points()});
  for (const auto& entrant : table.entrants)
    for (const auto& entry : entrant.rounds) lowest = std::min(lowest, entry.points.value_or(lowest));
  if (lowest >= 0) return moved;
  move_up(scheme.bye, scheme.bye_points(), -lowest);
  move_up(scheme.half, scheme.half_points(), -lowest);
  move_up(scheme.full, scheme.full_points(), -lowest);
  move_up(scheme.absent, scheme.absent_points(), -lowest);
  move_up(scheme.pending, scheme.pending_points(), -lowest);
  scheme.win -= lowest;
  scheme.draw -= lowest;
  scheme.loss -= lowest;
  for (auto& entrant : moved.entrants)
    for (auto& entry : entrant.rounds)
      if (entry.points) *entry.points -= lowest;
  return moved;
}

}  // namespace boardwright::tournament
