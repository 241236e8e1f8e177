// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/cli/tournament_advise.hpp"

#include <iostream>
#include <nlohmann/json.hpp>

#include "framework/evening/evening.hpp"
#include "framework/evening/first_mover.hpp"
#include "framework/planning/advice.hpp"
#include "framework/text/number.hpp"
#include "framework/text/plain_text.hpp"
#include "ui/cli/club.hpp"

namespace boardwright::cli {
namespace {

using Json = nlohmann::ordered_json;
using planning::Advice;
using planning::EveningFacts;
using planning::FirstMover;

/// Two or three numbers with hyphens between them.
std::optional<std::vector<std::uint64_t>> numbers(const std::string& text, std::size_t count) {
  std::vector<std::uint64_t> list;
  std::size_t from = 0;
  while (from <= text.size()) {
    const std::size_t to = std::min(text.find('-', from), text.size());
    const auto number = whole_number<std::uint64_t>(std::string_view(text).substr(from, to - from));
    if (!number || *number > 1'000'000'000) return std::nullopt;
    list.push_back(*number);
    from = to + 1;
  }
  return list.size() == count ? std::optional(list) : std::nullopt;
}

struct Known {
  EveningFacts facts;
  FirstMover first;
  std::string game;
};

Result<void> take_tournament(Known& known, const std::shared_ptr<Club>& club, const std::string& which) {
  const auto evening = Evening::open(club, which);
  if (!evening) return fail(evening.error());
  const auto& now = evening->now();
  constexpr double kUnknown = 1500;
  for (const auto& entrant : now.entrants)
    if (!entrant.is_withdrawn(now.next_round()))
      known.facts.ratings.push_back(entrant.data.rating ? static_cast<double>(*entrant.data.rating)
                                                        : kUnknown);
  if (known.facts.boards == 0) known.facts.boards = now.settings.boards;
  if (known.game.empty() && !now.settings.games.empty()) known.game = now.settings.games.front().game;
  return {};
}

Result<void> take_ratings(EveningFacts& facts, const TournamentAdviseOptions& options) {
  constexpr double kEqual = 1500;
  if (options.people > planning::kMostPlanned)
    return fail("--people: at most " + std::to_string(planning::kMostPlanned));
  if (facts.ratings.empty()) facts.ratings.assign(options.people, kEqual);
  for (const auto& text : options.ratings) {
    const auto rating = decimal_number(text);
    if (!rating) return fail("--ratings: " + text + " is no rating");
    facts.ratings.push_back(*rating);
  }
  return {};
}

Result<void> take_length(EveningFacts& facts, const std::string& text, const Game* game) {
  if (!text.empty()) {
    const auto range = numbers(text, 2);
    if (!range || (*range)[0] == 0 || (*range)[1] < (*range)[0])
      return fail("--length: expected the shortest and the longest usual game in minutes, such as 20-120");
    facts.length =
        planning::length_between(static_cast<double>((*range)[0]), static_cast<double>((*range)[1]));
  } else if (game != nullptr && game->data().minutes.is_known()) {
    const auto& minutes = game->data().minutes;
    facts.length = planning::length_between(minutes.from == 0 ? 1 : minutes.from, minutes.to);
  }
  return {};
}

Json json_of(const Advice& advice, const std::vector<std::string>& sentences) {
  constexpr std::array<const char*, 4> kSides{"balanced", "two-games", "none", "unknown"};
  constexpr std::array<const char*, 3> kEnds{"never", "not-excluded", "certain"};
  Json formats = Json::array();
  for (const auto& [format, outlook, end] : advice.formats)
    formats.push_back({{"system", tournament::system_word(format.system)},
                       {"rounds", format.rounds},
                       {"games", format.games},
                       {"evenings", outlook.evenings},
                       {"playing", outlook.playing},
                       {"matches_each", outlook.games_each},
                       {"fewest_matches", outlook.fewest_games},
                       {"strongest_wins", outlook.strongest},
                       {"strongest_low", outlook.strongest_interval.low},
                       {"strongest_high", outlook.strongest_interval.high},
                       {"level_at_top", outlook.shared},
                       {"minutes", outlook.minutes},
                       {"in_time", outlook.in_time},
                       {"dead_end", kEnds[static_cast<std::size_t>(end)]}});
  return {{"sides",
           {{"advice", kSides[static_cast<std::size_t>(advice.sides.advice)]},
            {"score", advice.sides.score},
            {"low", advice.sides.interval.low},
            {"high", advice.sides.interval.high},
            {"games", advice.sides.games}}},
          {"rounds_in_time", advice.rounds},
          {"rounds_that_fit", advice.rounds_that_fit},
          {"formats", std::move(formats)},
          {"sentences", sentences}};
}

Result<Known> known_of(const Catalogue& catalogue, const TournamentAdviseOptions& options) {
  Known known;
  known.game = options.game;
  known.facts.minutes = options.minutes;
  known.facts.pause = options.pause;
  known.facts.boards = options.boards;
  // Without a tournament a club is welcome and not needed.
  const auto club = open_club(catalogue, options.store, false);
  if (!club && (!options.tournament.empty() || !options.store.empty())) return fail(club.error());
  if (!options.tournament.empty())
    if (auto taken = take_tournament(known, *club, options.tournament); !taken) return fail(taken.error());
  if (auto taken = take_ratings(known.facts, options); !taken) return fail(taken.error());
  std::shared_ptr<const Game> game;
  if (!known.game.empty()) {
    const auto entry = catalogue.find(known.game);
    if (!entry) return fail(entry.error());
    game = entry->game;
  }
  if (auto taken = take_length(known.facts, options.length, game.get()); !taken) return fail(taken.error());
  if (!options.first.empty()) {
    const auto figures = numbers(options.first, 3);
    if (!figures)
      return fail("--first: expected games won, drawn and lost by who begins, such as 600-50-350");
    known.first = {(*figures)[0], (*figures)[1], (*figures)[2]};
  } else if (club && game != nullptr) {
    const auto first = first_mover_of(**club, game->id());
    if (!first) return fail(first.error());
    known.first = *first;
  }
  if (known.first.games() > 0)
    known.facts.draws = static_cast<double>(known.first.draws) / static_cast<double>(known.first.games());
  return known;
}

}  // namespace

int tournament_advise(const Context& context, const TournamentAdviseOptions& options) {
  const Catalogue catalogue = Catalogue::load(context.catalogue);
  const auto known = known_of(catalogue, options);
  if (!known) return wrong(known.error());
  const auto advice = planning::advise(known->facts, known->first, options.chance_begins, options.seed);
  if (!advice) return wrong(advice.error());
  const auto sentences = planning::advice_sentences(
      *advice, static_cast<std::uint32_t>(known->facts.ratings.size()), context.language);
  if (options.json) {
    std::cout << json_of(*advice, sentences).dump(2) << "\n";
  } else {
    for (const auto& sentence : sentences) std::cout << sentence << "\n";
  }
  return kGood;
}

}  // namespace boardwright::cli
