// SPDX-License-Identifier: GPL-3.0-or-later
//
// tournament new, change, list, enter, put-right, presence, withdraw, apart.
#include <algorithm>
#include <iostream>

#include "framework/evening/tournament_clock.hpp"
#include "framework/table/scoring_book.hpp"
#include "framework/text/name.hpp"
#include "framework/text/plain_text.hpp"
#include "framework/text/program_texts.hpp"
#include "framework/text/text_file.hpp"
#include "framework/tournament/people_list.hpp"
#include "framework/tournament/point_presets.hpp"
#include "framework/tournament/tournament_standings.hpp"
#include "ui/cli/club.hpp"
#include "ui/cli/evening_lines.hpp"
#include "ui/cli/evening_settings.hpp"
#include "ui/cli/line_input.hpp"
#include "ui/cli/output.hpp"

namespace boardwright::cli {
namespace {

using namespace tournament;
using Json = nlohmann::ordered_json;

constexpr const char *kOwnPoints = "own", *kNone = "none", *kUsual = "usual", *kAllGames = "all";

Result<PointScheme> points_named(const Catalogue& catalogue, const std::vector<PlayedGame>& games,
                                 const std::string& name) {
  if (name == kOwnPoints) {  // T2.2
    const auto book = scoring_book(catalogue);
    if (!book) return fail(book.error());
    const auto own = own_points(*book, games);
    if (!own) return fail("these games have no points of their own that all of them share");
    return *own;
  }
  if (const auto* preset = point_preset(name)) return preset->scheme;
  std::string known = kOwnPoints;
  for (const auto& one : point_presets()) known += ", " + std::string(one.id);
  return fail("there is no " + excerpt(name) + "; take one of " + known);
}

/// T4.12; none: as they are.
Result<void> boards_for_games(Settings& settings, const std::vector<std::uint32_t>& boards) {
  if (boards.size() > settings.games.size()) return fail("--sets: there are more numbers than games");
  for (std::size_t i = 0; i < boards.size(); ++i) settings.games[i].boards = boards[i];
  return {};
}

Result<Settings> settings_of(const Catalogue& catalogue, const TournamentEveningOptions& options) {
  Settings settings;
  settings.name = options.name;
  const auto system = system_of_word(options.system);
  if (!system) return fail(system.error());
  settings.system = *system;
  for (const auto& game : options.games) {
    const auto entry = catalogue.find(game);
    if (!entry) return fail(entry.error());
    settings.games.push_back({entry->game->id(), entry->variant->id});
  }
  if (auto fits = boards_for_games(settings, options.sets); !fits) return fail(fits.error());
  const auto scheme = points_named(catalogue, settings.games, options.points);
  if (!scheme) return fail("--points: " + scheme.error());
  settings.scheme = *scheme;
  settings.tie_breaks = options.tie_breaks;
  settings.rounds = options.rounds, settings.games_per_match = options.games_per_match;
  settings.cycles = options.cycles, settings.boards = options.boards, settings.clock = options.clock;
  settings.fill = options.fill, settings.balanced_sides = !options.no_sides,
  settings.rated = !options.unrated;
  settings.presence = options.assumed ? PresenceRule::kAssumed : PresenceRule::kCheckIn;
  settings.baku = options.baku, settings.groups = options.groups;
  if (auto more = add_system_settings(options, settings); !more) return fail(more.error());
  if (auto good = standing_columns(settings); !good) return fail("--tie-breaks: " + good.error());
  if (auto good = check_clocks(settings, catalogue); !good) return fail(good.error());
  settings.strength = options.by_lot       ? Strength::kLot
                      : options.as_entered ? Strength::kAsEntered
                                           : Strength::kRating;
  return settings;
}

/// Members by name, else guests.
Allowed<std::vector<NewEntrant>> wanted_of(Club& club, const TournamentEveningOptions& options) {
  std::vector<NewEntrant> people;
  const auto members = club.people().members();
  if (!members) return pass_on(members);
  const auto add = [&](const std::string& name, std::optional<std::int32_t> rating, const std::string& of) {
    NewEntrant one = entrant_named(*members, name);
    one.rating = rating, one.club = of, one.team = options.team;
    if (options.grade) one.grade = *options.grade * 10;
    people.push_back(std::move(one));
  };
  for (const auto& name : options.people) add(name, options.rating, {});
  if (options.file.empty()) return people;
  const bool typed = options.file == "-";
  const auto text =
      typed ? whole_input(kLargestText) : read_text(options.file, kLargestText, "a list of people");
  if (!text) return fail(typed ? "-: " + text.error() : text.error());
  const auto list = read_people_list(*text);
  if (!list) return fail(options.file + ": " + list.error());
  for (const auto& person : list->people) {
    const std::string line = options.file + ", line " + std::to_string(person.line) + ": ";
    if (!person.problem.empty()) return fail(line + person.problem);
    if (person.double_of != 0)
      return fail(line + person.name + " stands in line " + std::to_string(person.double_of) + " already");
    add(person.name, person.rating, person.club);
  }
  return people;
}

/// Places of the evening's games; none for all of them, so that one which is added later is liked too.
Result<std::vector<std::uint32_t>> games_liked(const Evening& evening,
                                               const std::vector<std::string>& names) {
  std::vector<std::uint32_t> liked;
  if (names == std::vector<std::string>{kAllGames}) return liked;
  for (const auto& one : names) {
    const auto game = game_meant(evening, one);
    if (!game) return fail(game.error());
    liked.push_back(*game);
  }
  std::ranges::sort(liked);
  return liked;
}

}  // namespace

int tournament_new(const Context& context, const TournamentEveningOptions& options) {
  const Catalogue catalogue = Catalogue::load(context.catalogue);
  auto settings = settings_of(catalogue, options);
  if (!settings) return wrong(context, settings);
  auto club = open_club(catalogue, options.store);
  if (!club) return wrong(context, club);
  const auto evening = Evening::create(std::move(*club), std::move(*settings), options.who);
  if (!evening) return wrong(context, evening);
  std::cout << evening->now().id << "\n";
  return kGood;
}

/// What may still be changed once it has begun; the rounds and the order of the standings with a reason (T17.1).
int tournament_change(const Context& context, const TournamentEveningOptions& options) {
  auto evening = open_evening(context, options);
  if (!evening) return wrong(context, evening);
  Settings settings = evening->now().settings;
  const auto or_none = [](const std::string& text) { return text == kNone ? std::string() : text; };
  if (options.new_name) settings.name = *options.new_name;
  if (options.new_clock) settings.clock = or_none(*options.new_clock);
  if (options.new_fill) settings.fill = or_none(*options.new_fill);
  if (options.new_rounds) settings.rounds = *options.new_rounds;
  if (options.new_boards) settings.boards = *options.new_boards;
  if (options.new_patience) settings.patience = *options.new_patience;
  if (options.new_until) settings.open_until = or_none(*options.new_until);
  if (const auto fits = boards_for_games(settings, options.sets); !fits) return wrong(context, fits);
  if (options.tie_breaks == std::vector<std::string>{kUsual})
    settings.tie_breaks.clear();
  else if (!options.tie_breaks.empty())
    settings.tie_breaks = options.tie_breaks;
  if (settings == evening->now().settings) return wrong(context, refuse("tournament.change_what"));
  if (options.new_clock)
    if (const auto good = check_clocks(settings, Catalogue::load(context.catalogue)); !good)
      return wrong(context, good);
  if (const auto good = standing_columns(settings); !good) return wrong("--tie-breaks: " + good.error());
  return done_with(context, *evening, evening->change_settings(std::move(settings), options.reason));
}

int tournament_list(const Context& context, const TournamentEveningOptions& options) {
  auto club = evening_club(context, options);
  if (!club) return wrong(context, club);
  const auto all = list_tournaments(**club);
  if (!all) return wrong(context, all);
  Json list = Json::array();
  for (const auto& one : *all) {
    if (options.json) {
      list.push_back({{"id", one.id},
                      {"name", one.name},
                      {"system", tournament::system_word(one.system)},
                      {"entrants", one.entrants},
                      {"rounds", one.rounds},
                      {"ended", one.ended},
                      {"asks", one.asks}});
      continue;
    }
    std::cout << one.id << "  " << utc_text(one.created) << "  " << one_line(one.name) << "  "
              << said(context.language, "tournament.listed",
                      {tournament::system_word(one.system), std::to_string(one.entrants),
                       std::to_string(one.rounds)})
              << (one.ended ? said(context.language, "tournament.listed_ended") : "")
              << (one.asks ? said(context.language, "tournament.listed_asks") : "") << "\n";
  }
  if (options.json)
    print_json({{"tournaments", std::move(list)}});
  else if (all->empty())
    std::cout << said(context.language, "tournament.none") << "\n";
  return kGood;
}

int tournament_enter(const Context& context, const TournamentEveningOptions& options) {
  auto evening = open_evening(context, options);
  if (!evening) return wrong(context, evening);
  const auto people = wanted_of(evening->club(), options);
  if (!people) return wrong(context, people);
  if (people->empty()) return wrong(context, refuse("tournament.name_or_list"));
  if (!options.check) return done_with(context, *evening, evening->people().enter(*people));
  for (const auto& one : *people) {
    const bool there = evening->find(one.id.empty() ? one.name : one.id).has_value();
    std::cout << one_line(one.name) << "  "
              << said(context.language,
                      one.kind == PlayerKind::kMember ? "tournament.is_member" : "tournament.is_guest")
              << (one.rating ? "  " + std::to_string(*one.rating) : std::string())
              << (there ? "  " + said(context.language, "tournament.is_entered") : "") << "\n";
  }
  return kGood;
}

int tournament_put_right(const Context& context, const TournamentEveningOptions& options) {
  auto evening = open_evening(context, options);
  if (!evening) return wrong(context, evening);
  const auto person = evening->find(options.people.front());
  if (!person) return wrong(context, person);
  Entered right = evening->now().entrant(*person)->data;
  const Entered before = right;
  if (options.rating) right.rating = options.rating;
  if (options.new_title) right.title = *options.new_title;
  if (options.new_club) right.club = *options.new_club;
  if (options.new_team) right.team = *options.new_team;
  if (options.grade) right.grade = *options.grade * 10;
  if (options.at_board) right.board = *options.at_board;
  if (!options.games.empty()) {
    const auto likes = games_liked(*evening, options.games);
    if (!likes) return wrong(context, likes);
    right.likes = *likes;
  }
  if (right == before) return wrong(context, refuse("tournament.right_what"));
  return done_with(context, *evening, evening->people().put_right(std::move(right), options.reason));
}

int tournament_presence(const Context& context, const TournamentEveningOptions& options) {
  auto evening = open_evening(context, options);
  if (!evening) return wrong(context, evening);
  auto people = named(*evening, options.people);
  if (!people) return wrong(context, people);
  if (options.everybody)
    for (const auto& entrant : evening->now().entrants)
      if (!entrant.is_withdrawn(evening->now().next_round())) people->push_back(entrant.data.player);
  if (people->empty()) return wrong(context, refuse("tournament.name_or_all"));
  if (int{options.out} + int{options.half} + int{options.full} > 1)
    return wrong(context, refuse("tournament.one_of_out"));
  const Attendance attendance = options.out    ? Attendance::kOut
                                : options.half ? Attendance::kHalf
                                : options.full ? Attendance::kFull
                                               : Attendance::kIn;
  return done_with(context, *evening,
                   evening->people().say_presence(*people, attendance, options.round, options.reason));
}

int tournament_withdraw(const Context& context, const TournamentEveningOptions& options) {
  auto evening = open_evening(context, options);
  if (!evening) return wrong(context, evening);
  const auto people = named(*evening, options.people);
  if (!people) return wrong(context, people);
  for (const auto& player : *people)
    if (auto done = evening->people().withdraw(player, options.back, options.reason); !done)
      return wrong(context, done);
  return kGood;
}

int tournament_apart(const Context& context, const TournamentEveningOptions& options) {
  auto evening = open_evening(context, options);
  if (!evening) return wrong(context, evening);
  auto people = named(*evening, options.people);
  if (!people) return wrong(context, people);
  return done_with(context, *evening,
                   evening->people().keep_apart(std::move(*people), options.first_round, options.last_round,
                                                options.reason));
}

}  // namespace boardwright::cli
