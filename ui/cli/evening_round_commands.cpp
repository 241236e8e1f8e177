// SPDX-License-Identifier: GPL-3.0-or-later
//
// tournament draft, publish, match, result, correct, show, standings, end.
#include <algorithm>
#include <iostream>

#include "framework/evening/correction_preview.hpp"
#include "framework/text/plain_text.hpp"
#include "framework/text/program_texts.hpp"
#include "framework/tournament/score.hpp"
#include "framework/tournament/tournament_standings.hpp"
#include "ui/cli/evening_lines.hpp"
#include "ui/cli/output.hpp"

namespace boardwright::cli {
namespace {

using namespace tournament;
using Json = nlohmann::ordered_json;

bool is_open(const Evening& evening) { return evening.now().settings.without_rounds(); }

const std::vector<Round>& rounds_of(const Evening& evening) { return evening.now().results_of(); }

/// "Ada - Ben", as ids; the blanks tell the dash from one in a name.
Allowed<std::pair<std::string, std::string>> pair_meant(const Evening& evening, const std::string& text) {
  const auto dash = text.find(" - ");
  if (dash == std::string::npos)
    return fail("--pair: write it with blanks around the dash, as in \"Ada - Ben\"");
  auto first = evening.find(text.substr(0, dash)), second = evening.find(text.substr(dash + 3));
  if (!first) return pass_on(first);
  if (!second) return pass_on(second);
  return std::pair{std::move(*first), std::move(*second)};
}

bool by_hand(const TournamentEveningOptions& options) {
  return !options.pairs.empty() || options.instead_of != 0;
}

Allowed<Draft> draft_meant(Evening& evening, const TournamentEveningOptions& options) {
  if (by_hand(options)) {
    std::vector<std::pair<std::string, std::string>> pairs;
    for (const auto& text : options.pairs) {
      auto pair = pair_meant(evening, text);
      if (!pair) return pass_on(pair);
      pairs.push_back(std::move(*pair));
    }
    std::string bye;
    if (!options.bye.empty()) {
      auto found = evening.find(options.bye);
      if (!found) return pass_on(found);
      bye = std::move(*found);
    }
    return evening.rounds().draft_by_hand(pairs, bye, options.instead_of);
  }
  auto drafted = evening.rounds().draft();
  if (!drafted) return pass_on(drafted);
  if (auto problem = drafted->problem(evening.names())) return tl::unexpected(std::move(*problem));
  auto draft = std::get<Draft>(std::move(drafted->what));
  // Nothing at all on the screen would tell nobody that people are checked in first.
  if (draft.round.boards.empty() && draft.round.bye.empty()) return refuse("tournament.nobody_here");
  return draft;
}

void print_notes(const Context& context, const Draft& draft) {
  for (const auto& note : draft.notes)
    std::cout << said(context.language, "tournament.note", {one_line(note.in(context.language))}) << "\n";
}

}  // namespace

int tournament_draft(const Context& context, const TournamentEveningOptions& options) {
  auto evening = open_evening(context, options);
  if (!evening) return wrong(context, evening);
  const auto draft = draft_meant(*evening, options);
  if (!draft) return wrong(context, draft);
  if (options.json) {
    print_json(json_of(*evening, draft->round));
    return kGood;
  }
  print_published(context, *evening, draft->round);
  print_notes(context, *draft);
  return kGood;
}

int tournament_publish(const Context& context, const TournamentEveningOptions& options) {
  auto evening = open_evening(context, options);
  if (!evening) return wrong(context, evening);
  if (options.all_rounds && (!of_table(evening->now().settings.system) || by_hand(options)))
    return wrong(context, refuse("tournament.all_of_table"));
  for (bool more = true; more;) {
    const auto draft = draft_meant(*evening, options);
    if (!draft) return wrong(context, draft);
    if (auto done = evening->rounds().publish(*draft, options.reason); !done) return wrong(context, done);
    std::cout << said(context.language, "tournament.round", {std::to_string(draft->round.round)}) << "\n";
    print_published(context, *evening, draft->round);
    print_notes(context, *draft);
    more = options.all_rounds &&
           std::holds_alternative<Draft>(draft_round(evening->now(), evening->names()).what);  // T12.7
  }
  return done_with(context, *evening, {});
}

int tournament_match(const Context& context, const TournamentEveningOptions& options) {
  auto evening = open_evening(context, options);
  if (!evening) return wrong(context, evening);
  Proposal proposal;
  const auto one = evening->find(options.people.at(0)), other = evening->find(options.people.at(1));
  if (!one) return wrong(context, one);
  if (!other) return wrong(context, other);
  proposal.one = *one, proposal.other = *other;
  if (!options.game.empty()) {
    const auto found = game_meant(*evening, options.game);
    if (!found) return wrong(context, found);
    proposal.game = *found;
  }
  if (auto done = evening->matches().begin(proposal); !done) return wrong(context, done);
  print_published(context, *evening, evening->now().matches.back().published);
  return done_with(context, *evening, {});
}

/// T19.2
int tournament_game(const Context& context, const TournamentEveningOptions& options) {
  auto evening = open_evening(context, options);
  if (!evening) return wrong(context, evening);
  const auto round = round_meant(*evening, options);
  if (!round) return wrong(context, round);
  const auto game = game_meant(*evening, options.game);
  if (!game) return wrong(context, game);
  std::string by;
  if (!options.by.empty()) {
    const auto found = evening->find(options.by);
    if (!found) return wrong(context, found);
    by = *found;
  }
  return done_with(context, *evening, evening->rounds().choose_game(*round, options.board, *game, by));
}

int tournament_result(const Context& context, const TournamentEveningOptions& options) {
  auto evening = open_evening(context, options);
  if (!evening) return wrong(context, evening);
  const auto round = round_meant(*evening, options);
  if (!round) return wrong(context, round);
  const auto score = parse_score(options.score, evening->now().settings);
  if (!score) return wrong(context, score);
  return rated_with(context, *evening, evening->results().give(*round, options.board, *score));
}

int tournament_correct(const Context& context, const TournamentEveningOptions& options) {
  auto evening = open_evening(context, options);
  if (!evening) return wrong(context, evening);
  const auto round = round_meant(*evening, options);
  if (!round) return wrong(context, round);
  std::optional<Score> score;
  if (options.score != "none") {
    auto read = parse_score(options.score, evening->now().settings);
    if (!read) return wrong(context, read);
    score = *read;
  }
  const auto preview =
      preview_correction(evening->now(), evening->names(), *round, options.board, score, options.swapped);
  if (!preview) return wrong(context, preview);
  for (const auto& line : preview->moved)
    std::cout << said(context.language, "tournament.moved",
                      {evening->name(line.player), shown_points(line.score_before),
                       shown_points(line.score_after), std::to_string(line.place_before),
                       std::to_string(line.place_after)})
              << "\n";
  for (const auto& [later, draft] : preview->otherwise) {
    std::cout << said(context.language, "tournament.stays", {std::to_string(later)}) << "\n";
    print_published(context, *evening, draft.round);
  }
  if (options.reason.empty()) {
    std::cout << said(context.language, "tournament.nothing_changed") << "\n";
    return kGood;
  }
  return rated_with(
      context, *evening,
      evening->results().correct(*round, options.board, score, options.swapped, options.reason));
}

int tournament_show(const Context& context, const TournamentEveningOptions& options) {
  auto evening = open_evening(context, options);
  if (!evening) return wrong(context, evening);
  // What was played on the program comes in by itself.
  if (auto taken = evening->results().take_from_program(); !taken) return wrong(context, taken);
  if (auto settled = evening->results().settle_phones(); !settled) return wrong(context, settled);
  const Language language = context.language;
  const auto games =
      evening->now().settings.choice ? std::optional(Catalogue::load(context.catalogue)) : std::nullopt;
  Json json_rounds = Json::array(), json_aside = Json::array();
  std::uint32_t number = 0;
  for (const auto& round : rounds_of(*evening)) {
    ++number;
    if (options.json)
      json_rounds.push_back(json_of(*evening, round, number));
    else
      print_round(*evening, round, number, games ? &*games : nullptr, language);
  }
  if (number == 0 && !options.json)
    std::cout << said(language, is_open(*evening) ? "tournament.nobody_playing" : "tournament.nobody_paired",
                      {std::to_string(evening->now().entrants.size())})
              << "\n";
  for (const auto& aside : evening->now().aside) {
    if (options.json)
      json_aside.push_back(
          {{"what", aside_text(*evening, aside, Language::kEnglish)}, {"events", aside.events}});
    else
      std::cout << said(language, "tournament.aside", {aside_text(*evening, aside, language)}) << "\n";
  }
  if (options.json)
    print_json({{"id", evening->now().id},
                {"name", evening->now().settings.name},
                {"rounds", std::move(json_rounds)},
                {"aside", std::move(json_aside)},
                {"ended", evening->now().ended}});
  return kGood;
}

int tournament_standings(const Context& context, const TournamentEveningOptions& options) {
  auto evening = open_evening(context, options);
  if (!evening) return wrong(context, evening);
  const auto standings = evening->standings();
  if (!standings) return wrong(context, standings);
  print_standings(context, *evening, *standings, options.json);
  return kGood;
}

int tournament_end(const Context& context, const TournamentEveningOptions& options) {
  auto evening = open_evening(context, options);
  if (!evening) return wrong(context, evening);
  return done_with(context, *evening, evening->end());
}

}  // namespace boardwright::cli
