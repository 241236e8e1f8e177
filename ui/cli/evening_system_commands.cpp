// SPDX-License-Identifier: GPL-3.0-or-later
//
// tournament balance, line-up, challenge, absent, phone, what-if, series, stage, play, trf: what only some evenings have.
#include <charconv>
#include <iostream>

#include "framework/evening/board_plan.hpp"
#include "framework/evening/boards_due.hpp"
#include "framework/evening/series_now.hpp"
#include "framework/evening/stages.hpp"
#include "framework/store/ids.hpp"
#include "framework/text/save_file.hpp"
#include "framework/tournament/score.hpp"
#include "framework/tournament/trf_of.hpp"
#include "ui/cli/club.hpp"
#include "ui/cli/evening_lines.hpp"
#include "ui/cli/evening_settings.hpp"
#include "ui/cli/output.hpp"

namespace boardwright::cli {
namespace {

using namespace tournament;
using Json = nlohmann::ordered_json;

/// "3=1-0": a board and how it would end.
Allowed<std::pair<std::uint32_t, Score>> supposed(const std::string& text, const Settings& settings) {
  const auto sign = text.find('=');
  std::uint32_t board = 0;
  const auto read = std::from_chars(text.data(), text.data() + std::min(sign, text.size()), board);
  if (sign == std::string::npos || read.ec != std::errc() || read.ptr != text.data() + sign)
    return fail("write a board and its result, as in 3=1-0");
  const auto score = parse_score(text.substr(sign + 1), settings);
  if (!score) return pass_on(score);
  return std::pair{board, *score};
}

}  // namespace

int tournament_balance(const Context& context, const TournamentEveningOptions& options) {
  auto evening = open_evening(context, options);
  if (!evening) return wrong(context, evening);
  const auto player = evening->find(options.people.at(0));
  if (!player) return wrong(context, player);
  OpeningBalance balance{*player, 0, options.rating, options.title, options.reason};
  constexpr double kTenths = 10, kMost = 10'000;
  if (!(options.balance >= -kMost && options.balance <= kMost))
    return wrong(remark("evening.balance_too_large").in(context.language));
  balance.points = static_cast<Points>(options.balance * kTenths + (options.balance < 0 ? -0.5 : 0.5));
  return done_with(context, *evening, evening->people().give_balance(std::move(balance)));
}

int tournament_line_up(const Context& context, const TournamentEveningOptions& options) {
  auto evening = open_evening(context, options);
  if (!evening) return wrong(context, evening);
  const auto team = evening->find(options.people.at(0));
  if (!team) return wrong(context, team);
  const auto members = evening->club().people().members();
  if (!members) return wrong(context, members);
  std::vector<NewEntrant> people;
  for (std::size_t i = 1; i < options.people.size(); ++i)
    people.push_back(entrant_named(*members, options.people[i]));
  return done_with(context, *evening,
                   evening->people().line_up(*team, people, options.round, options.reason));
}

int tournament_challenge(const Context& context, const TournamentEveningOptions& options) {
  auto evening = open_evening(context, options);
  if (!evening) return wrong(context, evening);
  const auto people = named(*evening, options.people);
  if (!people) return wrong(context, people);
  if (auto done = evening->matches().challenge(people->at(0), people->at(1)); !done)
    return wrong(context, done);
  print_published(context, *evening, evening->now().matches.back().published);
  return done_with(context, *evening, {});
}

int tournament_absent(const Context& context, const TournamentEveningOptions& options) {
  auto evening = open_evening(context, options);
  if (!evening) return wrong(context, evening);
  if (options.people.empty()) {
    for (const auto& due : no_shows(evening->now(), utc_now()))
      std::cout << due.board << "  " << evening->name(due.first) << " - " << evening->name(due.second)
                << "\n";
    return kGood;
  }
  const auto round = round_meant(*evening, options);
  if (!round) return wrong(context, round);
  const auto player = evening->find(options.people.at(0));
  if (!player) return wrong(context, player);
  return rated_with(context, *evening, evening->results().absent(*round, options.board, *player));
}

int tournament_begin(const Context& context, const TournamentEveningOptions& options) {
  auto evening = open_evening(context, options);
  if (!evening) return wrong(context, evening);
  const auto round = round_meant(*evening, options);
  if (!round) return wrong(context, round);
  return done_with(context, *evening, evening->rounds().set_state(*round, RoundState::kPlaying));
}

int tournament_phone(const Context& context, const TournamentEveningOptions& options) {
  auto evening = open_evening(context, options);
  if (!evening) return wrong(context, evening);
  const auto round = round_meant(*evening, options);
  if (!round) return wrong(context, round);
  const auto score = parse_score(options.score, evening->now().settings);
  if (!score) return wrong(context, score);
  const auto player = evening->find(options.by);
  if (!player) return wrong(context, player);
  return rated_with(context, *evening,
                    evening->results().say_by_phone(*round, options.board, *score, *player));
}

int tournament_what_if(const Context& context, const TournamentEveningOptions& options) {
  auto evening = open_evening(context, options);
  if (!evening) return wrong(context, evening);
  const auto round = round_meant(*evening, options);
  if (!round) return wrong(context, round);
  std::map<std::uint32_t, Score> scores;
  for (const auto& text : options.events) {
    const auto one = supposed(text, evening->now().settings);
    if (!one) return wrong(context, one);
    scores.insert(*one);
  }
  const auto standings = standings_if(evening->now(), evening->names(), *round, scores);
  if (!standings) return wrong(context, standings);
  print_standings(context, *evening, *standings, options.json);
  return kGood;
}

int tournament_series(const Context& context, const TournamentEveningOptions& options) {
  auto club = evening_club(context, options);
  if (!club) return wrong(context, club);
  const auto series = series_now(*club, options.name);
  if (!series) return wrong(context, series);
  const auto players = (*club)->people().all();
  if (!players) return wrong(context, players);
  Json rows = Json::array();
  for (const auto& line : series->lines) {
    const auto found = players->find(line.id);
    const std::string name = found == players->end() ? "?" : shown(found->second.name);
    Json each = Json::array();
    std::string text;
    for (std::size_t i = 0; i < line.results.size(); ++i) {
      const bool counts = series->rules.best == 0 || i < series->rules.best;
      const std::string value = decimal_text(line.results[i], 1);
      each.push_back({{"points", value}, {"counts", counts}});
      text += counts ? "  " + value : "  (" + value + ")";
    }
    if (options.json)
      rows.push_back({{"place", line.place},
                      {"name", name},
                      {"total", decimal_text(line.total, 1)},
                      {"results", std::move(each)}});
    else
      std::cout << line.place << "  " << name << "  " << decimal_text(line.total, 1) << " =" << text << "\n";
  }
  if (options.json)
    print_json({{"series", options.name},
                {"tournaments", series->tournaments.size()},
                {"standings", std::move(rows)}});
  return kGood;
}

int tournament_stage(const Context& context, const TournamentEveningOptions& options) {
  auto evening = open_evening(context, options);
  if (!evening) return wrong(context, evening);
  if (options.name.empty()) {  // who would be here by what the earlier stage comes to now (T13.5)
    const auto differs = stage_differs(evening->club(), evening->now(), evening->names());
    if (!differs) return wrong(context, differs);
    for (const auto& player : differs->first) std::cout << "- " << evening->name(player) << "\n";
    for (const auto& player : differs->second) std::cout << "+ " << evening->name(player) << "\n";
    return kGood;
  }
  const auto system = system_of_word(options.system);
  if (!system) return wrong(context, system);
  Settings settings = evening->now().settings;
  settings.name = options.name, settings.system = *system, settings.rounds = options.rounds;
  settings.tie_breaks = options.tie_breaks, settings.groups = options.groups;
  settings.cycles = options.cycles;
  const auto series = settings.series;
  if (auto more = add_system_settings(options, settings); !more) return wrong(more.error());
  if (settings.series.name.empty()) settings.series = series;
  const auto stage = evening->next_stage(std::move(settings), options.through);
  if (!stage) return wrong(context, stage);
  std::cout << stage->now().id << "\n";
  return kGood;
}

int tournament_play(const Context& context, const TournamentEveningOptions& options) {
  auto evening = open_evening(context, options);
  if (!evening) return wrong(context, evening);
  const auto round = round_meant(*evening, options);
  if (!round) return wrong(context, round);
  const Catalogue catalogue = Catalogue::load(context.catalogue);
  auto plan = board_plan(*evening, catalogue, *round, options.board);
  if (!plan) return wrong(context, plan);
  auto entry = catalogue.find(plan->game->id() + "/" + plan->variant);
  if (!entry) return wrong(context, entry);
  std::vector<std::string> names;
  for (const auto& seat : plan->seats) names.push_back(seat.word());
  Chosen chosen{std::move(*entry), plan->rules};
  auto seating = seating_of(chosen, std::move(names));
  if (!seating) return wrong(context, seating);
  auto kept = evening->club().start(std::move(*plan));
  if (!kept) return wrong(context, kept);
  const int played =
      play_kept_match(context, std::move(*kept), std::move(chosen), std::move(seating->computers), {});
  if (auto taken = evening->results().take_from_program(); !taken) return wrong(context, taken);
  return played;
}

int tournament_trf(const Context& context, const TournamentEveningOptions& options) {
  auto evening = open_evening(context, options);
  if (!evening) return wrong(context, evening);
  const auto file = trf_of(evening->now(), evening->names());
  if (!file) return wrong(context, file);
  const std::string text = write_trf(*file);
  if (options.place == "-") {
    print_raw(text);
    return kGood;
  }
  const auto saved = save_file(options.place, text);
  return saved ? kGood : wrong(context, saved);
}

}  // namespace boardwright::cli
