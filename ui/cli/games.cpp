// SPDX-License-Identifier: GPL-3.0-or-later
//
// boardwright games: finished games of the club that somebody looks for, listed or written to files.
#include <algorithm>
#include <chrono>
#include <cstdio>
#include <iostream>
#include <nlohmann/json.hpp>

#include "framework/table/game_files.hpp"
#include "framework/table/possible_result.hpp"
#include "framework/text/nearest.hpp"
#include "framework/text/plain_text.hpp"
#include "framework/text/program_texts.hpp"
#include "ui/cli/club.hpp"
#include "ui/cli/output.hpp"
#include "ui/cli/result_lines.hpp"

namespace boardwright::cli {
namespace {

using Json = nlohmann::ordered_json;
using Score = GameQuery::Score;

constexpr TimeMs kDay = 24 * 60 * 60 * 1000;

/// The beginning of a day, UTC.
Result<TimeMs> day_of(const std::string& option, const std::string& text) {
  int year = 0;
  unsigned month = 0, day = 0;
  char more = 0;
  const bool read = std::sscanf(text.c_str(), "%4d-%2u-%2u%c", &year, &month, &day, &more) == 3;
  const std::chrono::year_month_day date{std::chrono::year(year), std::chrono::month(month),
                                         std::chrono::day(day)};
  if (!read || !date.ok() || year < 1970)
    return fail(option + " " + text + ": expected a day such as 2026-11-25");
  return std::chrono::duration_cast<std::chrono::milliseconds>(std::chrono::sys_days(date).time_since_epoch())
      .count();
}

/// A member by the whole name or id, else everybody whose name holds the text.
Result<std::vector<std::string>> players_of(Club& club, const std::string& option, const std::string& text) {
  if (const auto member = club.people().find(text)) return std::vector<std::string>{member->id};
  auto named = club.people().named(text);
  if (!named) return named;
  if (named->empty()) return fail(option + ": nobody here has " + text + " in the name");
  return named;
}

bool has_any(Club& club, GameQuery query) {
  query.limit = 1;
  const auto found = club.results().find(query);
  return !found || !found->games.empty();
}

/// A reason that no game has, and nothing here has ended by.
Result<void> check_reason(Club& club, const Catalogue& catalogue, const GameQuery& query) {
  if (query.reason.empty()) return {};
  const auto known = known_reasons(query.game, catalogue);
  GameQuery alone;
  alone.reason = query.reason;
  if (std::ranges::find(known, query.reason) != known.end() || has_any(club, alone)) return {};
  return fail("--ended-by: no game ends by '" + excerpt(query.reason) + "'" +
              suggestion(query.reason, known));
}

/// Where nothing was found: which conditions nothing here fulfils, even alone.
std::vector<std::string> never_fulfilled(Club& club, const GamesOptions& options, const GameQuery& query) {
  std::vector<std::string> told;
  const auto look = [&](const std::string& text, const std::string& what, const auto& narrow) {
    if (text.empty()) return;
    GameQuery alone;
    alone.voided = query.voided;
    narrow(alone);
    if (!has_any(club, alone)) told.push_back(what + " " + excerpt(text) + ": no game here is so");
  };
  look(options.player, "--player", [&](GameQuery& one) { one.players = {query.players.front()}; });
  look(options.against, "--against", [&](GameQuery& one) { one.players = {query.players.back()}; });
  look(options.game, "--game", [&](GameQuery& one) { one.game = query.game, one.variant = query.variant; });
  look(options.from + options.until, "--from and --until",
       [&](GameQuery& one) { one.from = query.from, one.until = query.until; });
  look(options.score, "--score", [&](GameQuery& one) { one.half_points = query.half_points; });
  look(options.ended_by, "--ended-by", [&](GameQuery& one) { one.reason = query.reason; });
  look(options.opening, "--opening", [&](GameQuery& one) { one.opening = query.opening; });
  return told;
}

Result<void> read_people(Club& club, const GamesOptions& options, GameQuery& query) {
  if (options.player.empty() && !options.against.empty())
    return fail("--against: against whom? --player says it");
  for (const auto& [option, text] :
       {std::pair("--player", &options.player), {"--against", &options.against}}) {
    if (text->empty()) continue;
    auto ids = players_of(club, option, *text);
    if (!ids) return fail(ids.error());
    query.players.push_back(std::move(*ids));
  }
  if (query.players.size() == 2 && query.players[0].size() == 1 && query.players[0] == query.players[1])
    return fail("--against: that is the same member as of --player");
  if ((options.won ? 1 : 0) + (options.drawn ? 1 : 0) + (options.lost ? 1 : 0) > 1)
    return fail("--won, --drawn and --lost: choose one of them");
  if (options.lost && options.player.empty()) return fail("--lost: by whom? --player says it");
  query.score = options.won     ? Score::kWon
                : options.drawn ? Score::kDrawn
                : options.lost  ? Score::kLost
                                : Score::kAny;
  return {};
}

Result<GameQuery> query_of(Club& club, const Catalogue& catalogue, const GamesOptions& options) {
  GameQuery query;
  if (auto people = read_people(club, options, query); !people) return fail(people.error());
  if (!options.game.empty()) {
    const auto slash = options.game.find('/');
    query.game = options.game.substr(0, slash);
    if (slash != std::string::npos) query.variant = options.game.substr(slash + 1);
    // A game that is gone has results still; one that nobody knows is a slip of the pen.
    if (const auto known = catalogue.find(options.game); !known) {
      GameQuery any;
      any.game = query.game;
      any.variant = query.variant;
      if (!has_any(club, any)) return fail("--game: " + known.error());
    }
  }
  if (!options.from.empty()) {
    const auto day = day_of("--from", options.from);
    if (!day) return fail(day.error());
    query.from = *day;
  }
  if (!options.until.empty()) {
    const auto day = day_of("--until", options.until);
    if (!day) return fail(day.error());
    query.until = *day + kDay;
  }
  if (!options.score.empty()) {
    auto scores = read_scores("--score", options.score);
    if (!scores) return fail(scores.error());
    query.half_points = std::move(*scores);
  }
  if (query.from && query.until && *query.from >= *query.until)
    return fail("--from " + options.from + " is after --until " + options.until);
  if (!options.score.empty() && (options.won || options.drawn || options.lost))
    return fail("--score says who won: leave out --won, --drawn and --lost");
  if (options.rated && options.unrated) return fail("--rated and --unrated: choose one of them");
  if (options.rated || options.unrated) query.rated = options.rated;
  if (options.entered) query.entered = true;
  query.voided = options.voided;
  query.reason = options.ended_by;
  if (auto reason = check_reason(club, catalogue, query); !reason) return fail(reason.error());
  query.opening = opening_of(options.opening);
  query.limit = options.limit;
  return query;
}

Json json_of(const ResultInfo& info) {
  const MatchResult& shown = info.holds ? *info.holds : info.played;
  Json seats = Json::array();
  for (std::size_t seat = 0; seat < shown.seats.size(); ++seat)
    seats.push_back({{"player", shown.seats[seat].player},
                     {"name", info.names.at(seat)},
                     {"score", shown.seats[seat].half_points / 2.0}});
  return {{"match", shown.match},      {"time", shown.time},
          {"game", shown.game},        {"variant", shown.variant},
          {"seats", std::move(seats)}, {"reason", shown.reason},
          {"rated", shown.rated},      {"entered", shown.entered},
          {"void", !info.holds},       {"corrected", !info.corrections.empty()},
          {"opening", info.opening}};
}

}  // namespace

int games(const Context& context, const GamesOptions& options) {
  const Catalogue catalogue = Catalogue::load(context.catalogue);
  const auto opened = open_club(catalogue, options.store, false);
  if (!opened) return wrong(opened.error());
  Club& club = **opened;
  const auto query = query_of(club, catalogue, options);
  if (!query) return wrong(query.error());
  const auto found = club.results().find(*query);
  if (!found) return wrong(found.error());
  if (options.json) {
    Json list = Json::array();
    for (const auto& info : found->games) list.push_back(json_of(info));
    std::cout << Json{{"games", std::move(list)}, {"all", found->all}}.dump(2, ' ', false,
                                                                            Json::error_handler_t::replace)
              << "\n";
  } else if (options.out.empty()) {
    for (const auto& info : found->games) print_result(info);
    if (found->games.size() < found->all)
      std::cout << said(context.language, "terminal.games_of",
                        {std::to_string(found->games.size()), std::to_string(found->all)})
                << "\n";
  }
  if (found->all == 0 && !options.json) {
    const auto reasons = never_fulfilled(club, options, *query);
    for (const auto& why : reasons) tell_error(why);
    if (reasons.empty() && options.out.empty())
      std::cout << said(context.language,
                        has_any(club, {}) ? "terminal.no_such_games" : "terminal.no_results")
                << "\n";
  }
  if (options.out.empty()) return kGood;
  if (found->games.empty()) return wrong("--out: no game was found, so nothing is written");
  const auto written = write_games(club, catalogue, found->games, options.out);
  if (!written) return wrong("--out: " + written.error());
  for (const auto& problem : written->problems) tell_error(problem);
  if (!options.json)
    std::cout << said(context.language, "terminal.games_written",
                      {std::to_string(written->games), one_line(options.out)})
              << "\n";
  return written->problems.empty() ? kGood : kCheckFailed;
}

}  // namespace boardwright::cli
