// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/cli/evening_lines.hpp"

#include <algorithm>
#include <array>
#include <iostream>

#include "framework/evening/event_words.hpp"
#include "framework/text/plain_text.hpp"
#include "framework/text/program_texts.hpp"
#include "framework/tournament/score.hpp"
#include "ui/cli/club.hpp"
#include "ui/cli/output.hpp"

namespace boardwright::cli {

using namespace tournament;

namespace {
using Json = nlohmann::ordered_json;
}

Result<std::shared_ptr<Club>> evening_club(const Context& context, const TournamentEveningOptions& options,
                                           bool create) {
  return open_club(Catalogue::load(context.catalogue), options.store, create);
}

Allowed<Evening> open_evening(const Context& context, const TournamentEveningOptions& options) {
  auto club = evening_club(context, options);
  if (!club) return pass_on(club);
  return Evening::open(std::move(*club), options.tournament, options.who);
}

Allowed<std::vector<std::string>> named(const Evening& evening, const std::vector<std::string>& names) {
  std::vector<std::string> ids;
  for (const auto& name : names) {
    auto id = evening.find(name);
    if (!id) return pass_on(id);
    ids.push_back(std::move(*id));
  }
  return ids;
}

Allowed<std::uint32_t> round_meant(const Evening& evening, const TournamentEveningOptions& options) {
  const auto& rounds = evening.now().results_of();
  if (options.round != 0) return options.round;
  if (rounds.empty()) return refuse("evening.not_begun");
  if (evening.now().settings.without_rounds())
    for (std::size_t i = rounds.size(); i > 0; --i)
      if (rounds[i - 1].board(options.board) != nullptr) return static_cast<std::uint32_t>(i);
  return static_cast<std::uint32_t>(rounds.size());
}

Result<System> system_of_word(const std::string& word) {
  std::string known;
  for (std::size_t i = 0; i < tournament::kSystemWords.size(); ++i) {
    if (word == tournament::kSystemWords[i]) return static_cast<System>(i);
    known += (known.empty() ? "" : ", ") + std::string(tournament::kSystemWords[i]);
  }
  return fail("--system: there is no " + excerpt(word) + "; take one of " + known);
}

int rated_with(const Context& context, Evening& evening, const Allowed<void>& result) {
  if (!result) return wrong(context, result);
  const auto rated = evening.rate_results(Catalogue::load(context.catalogue));
  if (!rated) return wrong(context, rated);
  for (const auto& problem : rated->problems) tell_error(problem.in(context.language));
  return done_with(context, evening, result);
}

int done_with(const Context& context, const Evening& evening, const Allowed<void>& result) {
  if (!result) return wrong(context, result);
  if (!evening.copy_problem().empty()) tell_error(evening.copy_problem());
  return kGood;
}

std::string name_of_game(const Catalogue& games, const Settings& settings, std::uint32_t game,
                         Language language) {
  const PlayedGame& played = settings.games.at(game);
  const auto entry = games.find(played.variant.empty() ? played.game : played.game + '/' + played.variant);
  if (!entry) return one_line(played.game);
  const std::string name = entry->game->name(language);
  if (std::ranges::count(settings.games, played.game, &PlayedGame::game) < 2) return name;
  return name + ", " + entry->game->variant_name(language, *entry->variant);
}

void print_published(const Context& context, const Evening& evening, const Published& round) {
  const auto& settings = evening.now().settings;
  const auto games =
      settings.games.size() > 1 ? std::optional(Catalogue::load(context.catalogue)) : std::nullopt;
  const auto more = [&](const char* key, const std::string& what) {
    return "  " + said(context.language, key, {what});
  };
  for (const auto& board : round.boards) {
    std::cout << board.board << "  " << evening.name(board.first) << " - " << evening.name(board.second);
    if (games && board.game < settings.games.size())
      std::cout << "  " << name_of_game(*games, settings, board.game, context.language);
    if (board.handicap > 0) std::cout << more("tournament.handicap", std::to_string(board.handicap));
    if (board.sitting > 1) std::cout << more("tournament.sitting", std::to_string(board.sitting));
    std::cout << "\n";
  }
  if (!round.bye.empty())
    std::cout << said(context.language, "tournament.bye", {evening.name(round.bye)})
              << (round.fill.empty() ? std::string() : more("tournament.may_play", one_line(round.fill)))
              << "\n";
}

Json json_of(const Evening& evening, const Published& round) {
  Json boards = Json::array();
  for (const auto& board : round.boards)
    boards.push_back({{"board", board.board},
                      {"first", evening.name(board.first)},
                      {"second", evening.name(board.second)},
                      {"first_id", board.first},
                      {"second_id", board.second},
                      {"game", board.game < evening.now().settings.games.size()
                                   ? evening.now().settings.games[board.game].game
                                   : std::string()},
                      {"sitting", board.sitting},
                      {"handicap", board.handicap}});
  Json json{{"round", round.round}, {"boards", std::move(boards)}, {"input", round.input}};
  if (!round.bye.empty()) json["bye"] = evening.name(round.bye);
  return json;
}

Json json_of(const Evening& evening, const Round& round, std::uint32_t number) {
  Json json = json_of(evening, round.published);
  json["round"] = number;
  json["state"] = round.state == RoundState::kClosed ? "closed" : round.complete() ? "complete" : "published";
  for (std::size_t i = 0; i < round.boards.size(); ++i) {
    json["boards"][i]["game"] = evening.now().settings.games.at(round.boards[i].pairing.game).game;
    if (round.boards[i].score) json["boards"][i]["score"] = score_text(*round.boards[i].score);
    if (round.boards[i].disputed) json["boards"][i]["disputed"] = true;
  }
  return json;
}

void print_round(const Evening& evening, const Round& round, std::uint32_t number, const Catalogue* games,
                 Language language) {
  const std::string at = std::to_string(number);
  std::cout << (evening.now().settings.without_rounds() ? said(language, "tournament.match", {at})
                : round.published.by_hand               ? said(language, "tournament.round_by_hand", {at})
                                                        : said(language, "tournament.round", {at}))
            << "\n";
  for (const auto& board : round.boards)
    std::cout << "  " << board.pairing.board << "  " << evening.name(board.pairing.first) << " - "
              << evening.name(board.pairing.second) << "  "
              << (board.disputed ? said(language, "tournament.two_results")
                  : board.score  ? score_text(*board.score)
                                 : "")
              << (games != nullptr
                      ? "  " + name_of_game(*games, evening.now().settings, board.pairing.game, language)
                      : std::string())
              << (board.swapped ? " " + said(language, "tournament.sides_swapped") : "") << "\n";
  if (!round.published.bye.empty())
    std::cout << "  " << said(language, "tournament.bye", {evening.name(round.published.bye)}) << "\n";
}

Result<std::uint32_t> game_meant(const Evening& evening, const std::string& text) {
  const auto& games = evening.now().settings.games;
  const auto found = std::ranges::find_if(games, [&](const PlayedGame& game) {
    return game.game == text || game.game + "/" + game.variant == text;
  });
  if (found == games.end()) return fail(excerpt(text) + " is not played this evening");
  return static_cast<std::uint32_t>(found - games.begin());
}

std::string short_id(const std::string& id) { return id.size() > 8 ? id.substr(id.size() - 8) : id; }

Result<std::string> event_meant(const Evening& evening, const std::string& text) {
  std::string found;
  for (const auto& event : evening.now().history)
    if (!text.empty() && event.id.ends_with(text)) {
      if (!found.empty()) return fail("several events end with " + excerpt(text) + "; give more of the id");
      found = event.id;
    }
  if (found.empty()) return fail("there is no event whose id ends with " + excerpt(text));
  return found;
}

std::string aside_text(const Evening& evening, const Aside& aside, Language language) {
  std::string ids;
  for (const auto& id : aside.events) ids += " " + short_id(id);
  const std::string board = std::to_string(aside.board), round = std::to_string(aside.round);
  switch (aside.kind) {
    case Aside::Kind::kTwoResults: return said(language, "tournament.aside_results", {board, round, ids});
    case Aside::Kind::kPairedTwice: return said(language, "tournament.aside_paired", {round, ids});
    case Aside::Kind::kTooLate: {
      const auto* event = evening.now().event(aside.events.front());
      const std::string kind = event == nullptr ? "?" : event_words(*event, language);
      return said(language, "tournament.aside_late", {kind, ids});
    }
    case Aside::Kind::kWithoutRound: return said(language, "tournament.aside_no_round", {ids});
    case Aside::Kind::kUnreadable: return said(language, "tournament.aside_newer", {ids});
  }
  return {};
}

void print_standings(const Context& context, const Evening& evening, const StandingsNow& standings,
                     bool json) {
  Json rows = Json::array(), teams = Json::array();
  std::uint32_t group = 0;
  for (const auto& line : standings.lines) {
    Json values = Json::object();
    std::string text;
    for (std::size_t i = 0; i < line.values.size() && i < standings.columns.size(); ++i) {
      const auto& column = standings.columns[i];
      const std::string value = line.values[i] ? decimal_text(*line.values[i], column.decimals) : "-";
      values[column.code] = value;
      text += "  " + column.code + " " + value;
    }
    if (json) {
      rows.push_back({{"place", line.place},
                      {"name", evening.name(line.player)},
                      {"id", line.player},
                      {"points", shown_points(line.points)},
                      {"values", std::move(values)}});
      if (line.group != 0) rows.back()["group"] = line.group;
      continue;
    }
    if (line.group != group)
      std::cout << said(context.language, "tournament.group", {std::to_string(group = line.group)}) << "\n";
    std::cout << line.place << "  " << evening.name(line.player) << "  " << shown_points(line.points) << text
              << "\n";
  }
  for (const auto& team : standings.team_scores) {
    if (json)
      teams.push_back({{"place", team.place}, {"team", team.team}, {"points", shown_points(team.points)}});
    else
      std::cout << said(context.language, "tournament.team",
                        {std::to_string(team.place), one_line(team.team), shown_points(team.points)})
                << "\n";
  }
  if (!json) return;
  Json all{{"standings", std::move(rows)}};
  if (!teams.empty()) all["teams"] = std::move(teams);
  print_json(all);
}

}  // namespace boardwright::cli
