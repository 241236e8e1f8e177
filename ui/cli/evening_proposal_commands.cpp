// SPDX-License-Identifier: GPL-3.0-or-later
//
// tournament next, decline: whom an open evening proposes to each other.
#include <iostream>

#include "framework/store/ids.hpp"
#include "framework/text/plain_text.hpp"
#include "framework/text/program_texts.hpp"
#include "ui/cli/evening_lines.hpp"
#include "ui/cli/output.hpp"

namespace boardwright::cli {
namespace {

using namespace tournament;
using Json = nlohmann::ordered_json;

/// How long the evening's games usually take at most; 0 where a game doesn't say or isn't here any more.
TimeLeft time_left(const Context& context, const Evening& evening, std::uint32_t minutes) {
  const Catalogue catalogue = Catalogue::load(context.catalogue);
  TimeLeft time{std::chrono::minutes(minutes), {}};
  for (const auto& played : evening.now().settings.games) {
    const auto entry =
        catalogue.find(played.variant.empty() ? played.game : played.game + "/" + played.variant);
    const bool known = entry && entry->game->data().minutes.is_known();
    time.lasts.emplace_back(known ? entry->game->data().minutes.to : 0);
  }
  return time;
}

std::string times_text(Language language, std::uint32_t times) {
  return times == 1   ? said(language, "tournament.once")
         : times == 2 ? said(language, "tournament.twice")
                      : said(language, "tournament.times", {std::to_string(times)});
}

std::string minutes_text(std::chrono::seconds waited) {
  return std::to_string(std::chrono::floor<std::chrono::minutes>(waited).count());
}

std::string sentence_of(const Catalogue& catalogue, Language language, const Evening& evening,
                        const ProposedMatch& one) {
  const std::string game = one.suits
                               ? name_of_game(catalogue, evening.now().settings, one.match.game, language)
                               : std::string(said(language, "tournament.no_game_fits"));
  std::string met = one.met == 0 ? std::string(said(language, "tournament.not_met"))
                                 : said(language, "tournament.met", {times_text(language, one.met)});
  if (one.met_before > 0)
    met = said(language, "tournament.met_before", {met, times_text(language, one.met_before)});
  const bool drawn = evening.now().settings.balanced_sides && one.by_lot;
  return said(
      language, "tournament.proposed",
      {evening.name(one.match.one), evening.name(one.match.other), game, met, minutes_text(one.waited_one),
       minutes_text(one.waited_other), drawn ? said(language, "tournament.drawn_sides") : std::string()});
}

Json json_of_proposals(const Evening& evening, const Proposed& all) {
  Json matches = Json::array(), next = Json::array(), computer = Json::array();
  for (const auto& one : all.matches)
    matches.push_back({{"first", evening.name(one.match.one)},
                       {"second", evening.name(one.match.other)},
                       {"first_id", one.match.one},
                       {"second_id", one.match.other},
                       {"game", one.match.game < evening.now().settings.games.size()
                                    ? evening.now().settings.games[one.match.game].game
                                    : std::string()},
                       {"suits", one.suits},
                       {"met", one.met},
                       {"met_before", one.met_before},
                       {"waited", {one.waited_one.count(), one.waited_other.count()}},
                       {"by_lot", one.by_lot}});
  for (const auto& player : all.next) next.push_back(evening.name(player));
  for (const auto& player : all.house_player) computer.push_back(evening.name(player));
  return {{"proposals", std::move(matches)}, {"next", std::move(next)}, {"computer", std::move(computer)}};
}

void print_proposals(const Context& context, const Evening& evening, const Proposed& all) {
  const Language language = context.language;
  const Catalogue catalogue = Catalogue::load(context.catalogue);
  for (const auto& one : all.matches) std::cout << sentence_of(catalogue, language, evening, one) << "\n";
  for (const auto& player : all.next) {
    const auto among = [&](const std::vector<std::string>& some) {
      return std::ranges::find(some, player) != some.end();
    };
    std::cout << said(language,
                      among(all.no_board)       ? "tournament.waits_board"
                      : among(all.house_player) ? "tournament.waits_fill"
                                                : "tournament.waits",
                      {evening.name(player)})
              << "\n";
  }
  if (all.matches.empty() && all.next.empty()) std::cout << said(language, "tournament.nobody_waits") << "\n";
}

/// Of a table, whose boards may be played in any order (T12.7).
int print_open_boards(const Context& context, const Evening& evening, bool json) {
  const auto boards = open_boards(evening.now(), utc_now());
  Json list = Json::array();
  for (const auto& one : boards) {
    if (json)
      list.push_back({{"round", one.round},
                      {"board", one.board},
                      {"first", evening.name(one.first)},
                      {"second", evening.name(one.second)},
                      {"waited", {one.waited_first.count(), one.waited_second.count()}}});
    else
      std::cout << said(context.language, "tournament.next_of_table",
                        {std::to_string(one.round), std::to_string(one.board), evening.name(one.first),
                         evening.name(one.second), minutes_text(one.waited_first),
                         minutes_text(one.waited_second)})
                << "\n";
  }
  const auto& now = evening.now();
  const std::string& last = now.settings.open_until;
  const bool over = time_is_over(now.settings, utc_now());
  const std::size_t left = matches_left(now);
  if (json) {
    print_json({{"boards", std::move(list)}, {"until", last}, {"over", over}, {"left", left}});
  } else if (over) {
    std::cout << said(context.language, "tournament.time_over", {last, std::to_string(left)}) << "\n";
  } else {
    if (boards.empty()) std::cout << said(context.language, "tournament.nobody_next") << "\n";
    if (!last.empty()) std::cout << said(context.language, "tournament.open_until", {last}) << "\n";
  }
  return kGood;
}

}  // namespace

int tournament_next(const Context& context, const TournamentEveningOptions& options) {
  auto evening = open_evening(context, options);
  if (!evening) return wrong(context, evening);
  if (const auto system = evening->now().settings.system; of_table(system)) {
    if (options.accept || options.left) return wrong(context, refuse("tournament.next_only_open"));
    return print_open_boards(context, *evening, options.json);
  }
  const auto all =
      evening->matches().proposals(options.left ? time_left(context, *evening, *options.left) : TimeLeft{});
  if (!all) return wrong(context, all);
  if (options.json)
    print_json(json_of_proposals(*evening, *all));
  else
    print_proposals(context, *evening, *all);
  if (!options.accept) return kGood;
  for (const auto& one : all->matches) {
    if (auto done = evening->matches().accept(one.match); !done) return wrong(context, done);
    if (!options.json) print_published(context, *evening, evening->now().matches.back().published);
  }
  return done_with(context, *evening, {});
}

int tournament_decline(const Context& context, const TournamentEveningOptions& options) {
  auto evening = open_evening(context, options);
  if (!evening) return wrong(context, evening);
  const auto one = evening->find(options.people.at(0)), other = evening->find(options.people.at(1));
  if (!one) return wrong(context, one);
  if (!other) return wrong(context, other);
  return done_with(context, *evening, evening->matches().decline({*one, *other, 0}));
}

}  // namespace boardwright::cli
