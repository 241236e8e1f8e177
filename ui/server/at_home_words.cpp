// SPDX-License-Identifier: GPL-3.0-or-later
//
// What a member is told of his games at home: the list on the page, and the feeds.
#include <algorithm>
#include <tuple>

#include "framework/text/digest.hpp"
#include "framework/text/name.hpp"
#include "framework/text/program_texts.hpp"
#include "ui/server/at_home.hpp"
#include "ui/server/lobby.hpp"

namespace boardwright::server {
namespace {

using Json = nlohmann::json;

/// What entries are known by, whatever the server is called.
const std::string kIds = "tag:boardwright.invalid,2026:";

/// What waits for the member first, by the time that is left; then the rest, then what is over.
std::vector<const HomeGame*> games_of(const AtHome& home, const std::string& member) {
  std::vector<const HomeGame*> games;
  for (const auto& [match, game] : home.games())
    if (game.seat_of(member)) games.push_back(&game);
  const auto place = [&](const HomeGame* game) {
    const int group = game->over() ? 2 : game->waits_for(member) ? 0 : 1;
    const TimeMs time = game->over() ? -game->kept.ended : game->due ? since_1970(*game->due) : 0;
    return std::make_tuple(group, time, game->kept.match);
  };
  std::sort(games.begin(), games.end(), [&](const auto* a, const auto* b) { return place(a) < place(b); });
  return games;
}

Json game_json(const AtHome& home, const HomeGame& game, const std::string& member, const HomeWords& words) {
  Json seats = Json::array();
  for (const auto& one : game.seats) {
    Json seat{{"seat", one.seat}, {"computer", or_null(one.computer)}};
    seat["name"] = one.computer.empty() ? Json(words.name(one.player)) : Json();
    if (const TimeMs until = home.vacations().away_until(one.person, words.now); until != 0)
      seat["away_until"] = until;
    seats.push_back(std::move(seat));
  }
  const Seat own = *game.seat_of(member);
  Json json{{"match", game.kept.match},   {"game", game.game},        {"variant", game.variant},
            {"title", words.title(game)}, {"clock", game.clock},      {"seat", game.seats[own].seat},
            {"seats", std::move(seats)},  {"plies", game.kept.plies}, {"since", game.kept.begun}};
  json["your_move"] = game.waits_for(member);
  json["due"] = game.due && !game.over() ? Json(since_1970(*game.due)) : Json();
  json["over"] = game.over() ? Json(game.kept.ended) : Json();
  json["result"] = game.over() ? Json::parse(game.kept.result, nullptr, false) : Json();
  json["takes_replies"] = game.takes_replies && !game.over() && !game.waits_for(member);
  const auto replies = game.replies.find(own);  // the others' are nobody's business
  json["replies"] = replies == game.replies.end() ? Json::array() : Json(replies->second);
  return json;
}

std::string others(const HomeGame& game, const std::string& member, const HomeWords& words) {
  std::string names;
  for (const auto& one : game.seats)
    if (one.person != member)
      names += (names.empty() ? "" : ", ") + (one.computer.empty() ? words.name(one.player) : one.computer);
  return names;
}

std::string result_text(const HomeGame& game, const std::string& member, const HomeWords& words) {
  const Json result = Json::parse(game.kept.result, nullptr, false);
  if (!result.is_object() || !result.contains("half_points")) return said(words.language, "home.over");
  const std::string own = game.seats[*game.seat_of(member)].seat;
  const auto points = result["half_points"].value(own, 0U);
  std::string text = said(words.language, points == 0   ? "home.lost"
                                          : points == 1 ? "home.drawn"
                                                        : "home.won");
  if (const auto* why = find_text(words.language, "reason." + result.value("reason", "")))
    text += ": " + *why;
  return text;
}

FeedEntry entry_of(const HomeGame& game, const std::string& member, const HomeWords& words) {
  FeedEntry entry;
  const std::string title = words.title(game), opponents = others(game, member, words);
  entry.link = words.base + "/m/" + game.kept.match;
  if (game.over()) {
    entry.id = kIds + game.kept.match + "/over";
    entry.title = said(words.language, "home.over_title", {title, opponents});
    entry.text = result_text(game, member, words);
    entry.updated = game.kept.ended;
    return entry;
  }
  entry.id = kIds + game.kept.match + "/" + std::to_string(game.kept.plies);
  entry.title = said(words.language, "home.move_title", {title, opponents});
  entry.updated = game.kept.begun;
  if (game.due) {
    entry.due = since_1970(*game.due);
    entry.text = said(words.language, "home.until", {instant_text(*entry.due)});
  }
  return entry;
}

}  // namespace

std::string HomeWords::name(const std::string& player) const {
  return shown_name(name_of(players, holder(players, player)));
}

Json home_json(const AtHome& home, const std::string& member, const HomeWords& words) {
  Json games = Json::array(), challenges = Json::array(), away = Json::array(), used = Json::object();
  std::size_t waiting = 0;
  for (const HomeGame* game : games_of(home, member)) {
    waiting += game->waits_for(member) ? 1 : 0;
    games.push_back(game_json(home, *game, member, words));
  }
  for (const auto& one : home.challenges_of(member)) {
    const bool mine = one.from == member;
    waiting += mine ? 0 : 1;
    challenges.push_back({{"challenge", one.id},
                          {"mine", mine},
                          {"with", words.name(mine ? one.to : one.from)},
                          {"title", words.game(one.wanted.game)},
                          {"game", one.wanted.game},
                          {"variant", one.wanted.variant},
                          {"clock", one.wanted.clock},
                          {"made", one.made}});
  }
  for (const auto& one : home.vacations().of(member))
    if (one.until > words.now) away.push_back({{"from", one.from}, {"until", one.until}});
  for (const auto& [year, days] : home.vacations().days_by_year(member)) used[std::to_string(year)] = days;
  Json json{{"version", 1}, {"now", words.now}, {"waiting", waiting}, {"games", std::move(games)}};
  json["challenges"] = std::move(challenges);
  json["vacation"] = {{"days", home.vacations().days_a_year()}, {"used", used}, {"times", std::move(away)}};
  json["feed"] = home.has_feed(member);
  return json;
}

Feed home_feed(const AtHome& home, const std::string& member, const HomeWords& words) {
  Feed feed;
  feed.id = kIds + "feed/" + text_digest("feed of " + member).substr(0, 32);
  feed.author = "Boardwright";
  feed.title = said(words.language, "home.feed", {words.name(member)});
  feed.link = words.base + "/";
  for (const HomeGame* game : games_of(home, member))
    if (game->over() || game->waits_for(member)) feed.entries.push_back(entry_of(*game, member, words));
  for (const auto& one : home.challenges_of(member)) {
    if (one.from == member) continue;
    const std::string title =
        said(words.language, "home.challenge_title", {words.name(one.from), words.game(one.wanted.game)});
    feed.entries.push_back({kIds + one.id, title, title, words.base + "/", one.made, std::nullopt});
  }
  return feed;
}

}  // namespace boardwright::server
