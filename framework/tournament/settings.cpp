// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/tournament/settings.hpp"

#include <algorithm>
#include <chrono>

#include "framework/clock/time_control_text.hpp"
#include "framework/text/number.hpp"

namespace boardwright::tournament {
namespace {

constexpr std::size_t kMostFurther = 9;
constexpr std::uint32_t kMostRounds = 1000, kMostGroups = 64, kMostTeamBoards = 40;
constexpr std::uint32_t kMostTop = 10'000, kMostStep = 100, kMostParts = 12;
constexpr Points kHighestPoints = 10'000;

std::array<Share*, 4> shares(KeizerRules& rules) {
  return {&rules.loss, &rules.bye, &rules.excused, &rules.club};
}

/// T15.1, T15.2, T15.5
Allowed<void> check_keizer(KeizerRules rules) {
  for (const Share* share : shares(rules))
    if (share->of == 0 || share->of > kMostParts || share->part > share->of)
      return refuse("settings.keizer_share", {std::to_string(kMostParts)});
  if (rules.top > kMostTop || rules.step > kMostStep)
    return refuse("settings.keizer_values", {std::to_string(kMostTop), std::to_string(kMostStep)});
  return {};
}

/// As 2027-03-31, and in the calendar.
bool is_day(std::string_view text) {
  constexpr std::size_t kMonth = 5, kDay = 8, kLength = 10;
  if (text.size() != kLength || text[kMonth - 1] != '-' || text[kDay - 1] != '-') return false;
  const auto year = whole_number<std::uint32_t>(text.substr(0, kMonth - 1));
  const auto month = whole_number<std::uint32_t>(text.substr(kMonth, 2));
  const auto day = whole_number<std::uint32_t>(text.substr(kDay, 2));
  return year && month && day &&
         std::chrono::year_month_day(std::chrono::year(static_cast<int>(*year)), std::chrono::month(*month),
                                     std::chrono::day(*day))
             .ok();
}

/// T2.1
Allowed<void> check_points(const PointScheme& scheme) {
  if (scheme.draw > scheme.win) return refuse("settings.draw_over_win");
  if (scheme.loss > scheme.draw) return refuse("settings.loss_over_draw");
  if (scheme.absent_points() > scheme.loss) return refuse("settings.absent_over_loss");
  return {};
}

Allowed<void> check_matches(const Settings& settings) {
  const bool teams = settings.of_teams();
  if (settings.teams.boards > kMostTeamBoards) return refuse("settings.team_boards");
  if (settings.games_per_match == 0 || (!teams && settings.games_per_match > 2) ||
      (teams && settings.games_per_match != settings.teams.boards))
    return refuse("settings.games_per_match");  // T2.6, T9, T10.1
  if (settings.system == System::kTwoGameSwiss && (settings.games_per_match != 2 || teams))
    return refuse("settings.two_games");
  if (settings.system == System::kTeamSwiss && !teams) return refuse("settings.needs_teams");
  const bool people = settings.without_rounds() || settings.system == System::kKeizer ||
                      settings.system == System::kMacMahon || settings.system == System::kScheveningen;
  if (teams && people) return refuse("settings.no_teams");
  if (settings.match_points && settings.games_per_match == 1) return refuse("settings.match_points");
  return {};
}

Allowed<void> check_system(const Settings& settings) {
  const PointScheme& scheme = settings.scheme;
  if (settings.cycles == 0 || settings.cycles > 4) return refuse("settings.cycles");
  if (settings.rounds > kMostRounds) return refuse("settings.rounds");
  if (settings.groups > kMostGroups || (settings.groups > 1 && settings.system != System::kRoundRobin))
    return refuse("settings.groups");
  if (!settings.further_clocks.empty()) {  // T13.2
    if (settings.system != System::kKnockOut || settings.of_teams() ||
        settings.further_clocks.size() > kMostFurther)
      return refuse("settings.further_clocks", {std::to_string(kMostFurther)});
  }
  if (auto good = check_keizer(settings.keizer); !good) return good;
  if (settings.patience > kMostPatience) return refuse("settings.patience", {std::to_string(kMostPatience)});
  if (settings.choice && (settings.games.size() < 2 || settings.without_rounds()))
    return refuse("settings.choice");  // T19.2
  if (settings.keep_apart &&
      (settings.system != System::kRoundRobin || settings.groups > 1 || settings.carry))
    return refuse("settings.keep_apart");  // T12.4
  if (!settings.open_until.empty() && (!of_table(settings.system) || !is_day(settings.open_until)))
    return refuse("settings.open_until");  // T12.7
  if (settings.carry && (settings.system != System::kRoundRobin || settings.of_teams() ||
                         settings.groups > 1 || settings.cycles != 1))
    return refuse("settings.carry");  // T12.6
  if (settings.baku) {                // T11.1
    const bool swiss = settings.system == System::kSwiss || settings.system == System::kTwoGameSwiss;
    if (!swiss || settings.rounds == 0) return refuse("settings.baku_rounds");
    if (scheme.win != 2 * scheme.draw || scheme.loss != 0 || scheme.win <= 0)
      return refuse("settings.baku_points");
  }
  const auto& mac_mahon = settings.mac_mahon;
  if (mac_mahon.width < 0) return refuse("settings.mac_mahon");
  if (mac_mahon.bar && mac_mahon.floor && *mac_mahon.bar < *mac_mahon.floor)
    return refuse("settings.mac_mahon");
  if (settings.ladder.days < 0 || settings.ladder.protection < 0 || settings.ladder.idle_days < 0)
    return refuse("settings.ladder");
  const auto& series = settings.series;
  if (!series.name.empty() && series.points == SeriesCount::kByPlace && series.by_place.empty())
    return refuse("settings.series_places");  // T19.1: nobody would ever get anything
  return {};
}

}  // namespace

std::optional<Share> parse_share(std::string_view text) {
  const auto line = text.find('/');
  const auto part = whole_number<std::uint32_t>(text.substr(0, line));
  const auto of = line == text.npos ? std::optional(1U) : whole_number<std::uint32_t>(text.substr(line + 1));
  if (!part || !of) return std::nullopt;
  return Share{*part, *of};
}

std::string share_text(Share share) {
  return std::to_string(share.part) + (share.of == 1 ? "" : "/" + std::to_string(share.of));
}

std::uint32_t Settings::minutes_to_wait() const {
  constexpr std::uint32_t kMost = 30;
  if (wait > 0) return wait;
  const auto control = read_time_control(clock);
  if (!control || control->seats.empty() || control->seats.front().periods.empty()) return kMost;
  const auto third = control->seats.front().periods.front().time / 3;
  const auto minutes = std::chrono::duration_cast<std::chrono::minutes>(third);
  return std::clamp<std::uint32_t>(static_cast<std::uint32_t>(minutes.count()), 1, kMost);
}

Settings within_limits(Settings settings) {
  constexpr std::int32_t kMostDays = 36'500, kMostWidth = 10'000;
  const auto limit = [](Points& points) { points = std::clamp(points, -kHighestPoints, kHighestPoints); };
  PointScheme& scheme = settings.scheme;
  for (auto* points : {&scheme.win, &scheme.draw, &scheme.loss}) limit(*points);
  for (auto* points : {&scheme.bye, &scheme.half, &scheme.full, &scheme.absent, &scheme.pending,
                       &settings.mac_mahon.bar, &settings.mac_mahon.floor})
    if (*points) limit(**points);
  limit(settings.mac_mahon.absent);
  settings.mac_mahon.width = std::clamp(settings.mac_mahon.width, 0, kMostWidth);
  for (auto* days : {&settings.ladder.days, &settings.ladder.protection, &settings.ladder.idle_days})
    *days = std::clamp(*days, 0, kMostDays);
  settings.keizer.top = std::min(settings.keizer.top, kMostTop);
  settings.keizer.step = std::min(settings.keizer.step, kMostStep);
  for (Share* share : shares(settings.keizer)) {
    share->of = std::clamp<std::uint32_t>(share->of, 1, kMostParts);
    share->part = std::min(share->part, share->of);
  }
  settings.patience = std::min(settings.patience, kMostPatience);
  settings.rounds = std::min(settings.rounds, kMostRounds);
  settings.cycles = std::clamp<std::uint32_t>(settings.cycles, 1, 4);
  settings.groups = std::min(settings.groups, kMostGroups);
  if (settings.further_clocks.size() > kMostFurther) settings.further_clocks.resize(kMostFurther);
  settings.teams.boards = std::min(settings.teams.boards, kMostTeamBoards);
  settings.games_per_match = std::clamp<std::uint32_t>(settings.games_per_match, 1, kMostTeamBoards);
  return settings;
}

Allowed<void> check_settings(const Settings& settings) {
  if (auto good = check_points(settings.scheme); !good) return good;
  if (settings.games.empty()) return refuse("settings.no_game");
  if (auto good = check_matches(settings); !good) return good;
  return check_system(settings);
}

}  // namespace boardwright::tournament
