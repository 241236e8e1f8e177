// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/cli/evening_settings.hpp"

#include <algorithm>
#include <array>
#include <tuple>

#include "framework/text/plain_text.hpp"
#include "framework/tournament/score.hpp"

namespace boardwright::cli {
namespace {

using namespace tournament;

template <class Value, std::size_t N>
Result<Value> chosen(const char* option, const std::string& word,
                     const std::array<std::pair<const char*, Value>, N>& words) {
  std::string known;
  for (const auto& [name, value] : words) {
    if (word == name) return value;
    known += (known.empty() ? "" : ", ") + std::string(name);
  }
  return fail(std::string(option) + ": there is no " + excerpt(word) + "; take one of " + known);
}

Result<Points> points_of(const std::string& text) {
  const auto points = parse_points(text);
  if (!points) return fail("--series-places: " + excerpt(text) + " is no number of points");
  return *points;
}

Result<Share> share_of(const char* option, const std::string& text) {
  const auto share = parse_share(text);
  if (!share) return fail(std::string(option) + ": write a share such as 2/3 instead of " + excerpt(text));
  return *share;
}

Result<KeizerRules> keizer_rules(const TournamentEveningOptions& options) {
  KeizerRules rules;
  rules.top = options.top, rules.step = options.step, rules.own = !options.no_own;
  rules.excused_rounds = options.excused_rounds, rules.once = options.once;
  rules.apart = options.not_again, rules.meetings = options.meetings;
  const std::tuple<const char*, const std::string*, Share*> shares[] = {
      {"--loss-share", &options.loss_share, &rules.loss},
      {"--bye-share", &options.bye_share, &rules.bye},
      {"--excused-share", &options.excused_share, &rules.excused},
      {"--club-share", &options.club_share, &rules.club}};
  for (const auto& [option, text, share] : shares) {
    const auto read = share_of(option, *text);
    if (!read) return fail(read.error());
    *share = *read;
  }
  return rules;
}

Result<BracketSettings> bracket_settings(const TournamentEveningOptions& options) {
  static const std::array<std::pair<const char*, BracketKind>, 4> kBrackets = {
      {{"single", BracketKind::kSingle},
       {"consolation", BracketKind::kConsolation},
       {"double", BracketKind::kDouble},
       {"placement", BracketKind::kPlacement}}};
  const auto bracket = chosen("--bracket", options.bracket, kBrackets);
  if (!bracket) return fail(bracket.error());
  return BracketSettings{*bracket, options.third, !options.one_final};
}

Result<LevelMatch> level_match(const TournamentEveningOptions& options) {
  static const std::array<std::pair<const char*, LevelMatch>, 4> kLevels = {
      {{"ask", LevelMatch::kAsk},
       {"second-side", LevelMatch::kSecondSide},
       {"lot", LevelMatch::kLot},
       {"better-seed", LevelMatch::kBetterSeed}}};
  return chosen("--level", options.level, kLevels);
}

Result<TeamRules> team_rules(const TournamentEveningOptions& options) {
  static const std::array<std::pair<const char*, TeamPreference>, 3> kTypes = {
      {{"a", TeamPreference::kTypeA}, {"b", TeamPreference::kTypeB}, {"none", TeamPreference::kNone}}};
  const auto type = chosen("--team-type", options.team_type, kTypes);
  if (!type) return fail(type.error());
  return TeamRules{options.team_boards, options.by_game_points, *type, options.free_order, options.team_best};
}

Result<SeriesSettings> series_settings(const TournamentEveningOptions& options) {
  static const std::array<std::pair<const char*, SeriesCount>, 4> kCounts = {
      {{"share", SeriesCount::kByShare},
       {"place", SeriesCount::kByPlace},
       {"score", SeriesCount::kByScore},
       {"all-round", SeriesCount::kAllRound}}};
  const auto count = chosen("--series-points", options.series_points, kCounts);
  if (!count) return fail(count.error());
  SeriesSettings series{options.series, *count, {}, options.series_best};
  for (const auto& text : options.series_places) {
    const auto points = points_of(text);
    if (!points) return fail(points.error());
    series.by_place.push_back(*points);
  }
  return series;
}

MacMahonRules mac_mahon_rules(const TournamentEveningOptions& options) {
  MacMahonRules rules{.width = options.grade_width,
                      .bar = {},
                      .floor = {},
                      .absent = options.half_absent ? 5 : 0,
                      .whole = options.whole,
                      .slip = options.slip,
                      .handicaps = options.handicaps,
                      .reduce = options.reduce,
                      .ceiling = options.ceiling};
  if (options.bar) rules.bar = *options.bar * 10;
  if (options.floor) rules.floor = *options.floor * 10;
  return rules;
}

}  // namespace

Result<void> add_system_settings(const TournamentEveningOptions& options, Settings& settings) {
  const auto bracket = bracket_settings(options);
  if (!bracket) return fail(bracket.error());
  settings.bracket = *bracket;
  const auto level = level_match(options);
  if (!level) return fail(level.error());
  settings.level = *level;
  const auto teams = team_rules(options);
  if (!teams) return fail(teams.error());
  settings.teams = *teams;
  if (options.team_boards > 0) {
    settings.games_per_match = options.team_boards;
    settings.match_points = false;
  }
  auto series = series_settings(options);
  if (!series) return fail(series.error());
  settings.series = std::move(*series);
  settings.mac_mahon = mac_mahon_rules(options);
  const auto keizer = keizer_rules(options);
  if (!keizer) return fail(keizer.error());
  settings.keizer = *keizer;
  settings.patience = options.patience, settings.keep_apart = options.keep_apart;
  settings.choice = options.choice, settings.open_until = options.open_until;
  settings.ladder = {options.reach, options.days, options.protection, options.swap, options.idle};
  settings.wait = options.wait, settings.withdraw_absent = options.withdraw_absent;
  settings.objection = options.objection, settings.further_clocks = options.further;
  settings.carry = options.carry, settings.as_played = options.as_played;
  settings.late_half = options.late_half, settings.half_byes = options.half_byes;
  return {};
}

}  // namespace boardwright::cli
