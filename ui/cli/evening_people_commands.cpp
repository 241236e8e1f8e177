// SPDX-License-Identifier: GPL-3.0-or-later
//
// tournament new, list, enter, presence, withdraw, apart.
#include <algorithm>
#include <iostream>

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
  const auto* preset = point_preset(options.points);
  if (preset == nullptr && options.points != "1-0.5-0") {
    std::string known;
    for (const auto& one : point_presets()) known += (known.empty() ? "" : ", ") + std::string(one.id);
    return fail("--points: there is no " + excerpt(options.points) + "; take one of " + known);
  }
  if (preset != nullptr) settings.scheme = preset->scheme;
  settings.tie_breaks = options.tie_breaks;
  settings.rounds = options.rounds, settings.games_per_match = options.games_per_match;
  settings.cycles = options.cycles, settings.boards = options.boards, settings.clock = options.clock;
  settings.fill = options.fill, settings.balanced_sides = !options.no_sides,
  settings.rated = !options.unrated;
  settings.presence = options.assumed ? PresenceRule::kAssumed : PresenceRule::kCheckIn;
  settings.baku = options.baku, settings.groups = options.groups;
  if (auto more = add_system_settings(options, settings); !more) return fail(more.error());
  if (auto good = standing_columns(settings); !good) return fail("--tie-breaks: " + good.error());
  settings.strength = options.by_lot       ? Strength::kLot
                      : options.as_entered ? Strength::kAsEntered
                                           : Strength::kRating;
  return settings;
}

/// Members by name, else guests.
Allowed<std::vector<NewEntrant>> wanted_of(Club& club, const TournamentEveningOptions& options) {
  std::vector<NewEntrant> people;
  const auto members = club.members();
  if (!members) return pass_on(members);
  const auto add = [&](const std::string& name, std::optional<std::int32_t> rating, const std::string& of) {
    NewEntrant one = entrant_named(*members, name);
    one.rating = rating, one.club = of, one.team = options.team;
    if (options.grade) one.grade = *options.grade * 10;
    people.push_back(std::move(one));
  };
  for (const auto& name : options.people) add(name, options.rating, {});
  if (options.file.empty()) return people;
  Result<std::string> text = options.file == "-" ? whole_input(kLargestText)
                                                 : read_file(options.file, kLargestText, "a list of people");
  if (!text) return fail(options.file + ": " + text.error());
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

int tournament_list(const Context& context, const TournamentEveningOptions& options) {
  auto club = evening_club(context, options);
  if (!club) return wrong(context, club);
  const auto all = Evening::list(**club);
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
  if (!options.check) return done_with(context, *evening, evening->enter(*people));
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
                   evening->say_presence(*people, attendance, options.round, options.reason));
}

int tournament_withdraw(const Context& context, const TournamentEveningOptions& options) {
  auto evening = open_evening(context, options);
  if (!evening) return wrong(context, evening);
  const auto people = named(*evening, options.people);
  if (!people) return wrong(context, people);
  for (const auto& player : *people)
    if (auto done = evening->withdraw(player, options.back, options.reason); !done)
      return wrong(context, done);
  return kGood;
}

int tournament_apart(const Context& context, const TournamentEveningOptions& options) {
  auto evening = open_evening(context, options);
  if (!evening) return wrong(context, evening);
  auto people = named(*evening, options.people);
  if (!people) return wrong(context, people);
  return done_with(context, *evening, evening->keep_apart(std::move(*people), 1, 0, options.reason));
}

}  // namespace boardwright::cli
