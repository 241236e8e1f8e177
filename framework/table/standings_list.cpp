// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/table/standings_list.hpp"

#include <chrono>
#include <nlohmann/json.hpp>

#include "framework/scoring/player_page.hpp"

namespace boardwright {
namespace {

using Ordered = nlohmann::ordered_json;

enum Word {
  kTitle,
  kAsOf,
  kRank,
  kPlayer,
  kStatus,
  kPoints,
  kRating,
  kGames,
  kWon,
  kDrawn,
  kLost,
  kFormer,
  kOwnRules
};

const LocalText& word(Word which) {
  static const std::array<LocalText, kOwnRules + 1> kWords{
      {{{"Standings", "Ladders", "Ranglisten", "Classements"}},
       {{"As of {0}", "Stand op {0}", "Stand vom {0}", "Au {0}"}},
       {{"Rank", "Plaats", "Platz", "Rang"}},
       {{"Player", "Speler", "Spieler", "Joueur"}},
       {{"Status", "Status", "Status", "Statut"}},
       {{"Points", "Punten", "Punkte", "Points"}},
       {{"Rating", "Rating", "Wertungszahl", "Cote"}},
       {{"Games", "Partijen", "Partien", "Parties"}},
       {{"Won", "Gewonnen", "Gewonnen", "Gagnées"}},
       {{"Drawn", "Remise", "Remis", "Nulles"}},
       {{"Lost", "Verloren", "Verloren", "Perdues"}},
       {{"Former member", "Oud-lid", "Früheres Mitglied", "Ancien membre"}},
       {{"{0}, own rules", "{0}, eigen regels", "{0}, eigene Regeln", "{0}, règles propres"}}}};
  return kWords.at(which);
}

std::string with(const std::string& text, const std::string& inside) {
  std::string filled = text;
  if (const auto at = filled.find("{0}"); at != std::string::npos) filled.replace(at, 3, inside);
  return filled;
}

std::string day_text(TimeMs time) {
  const std::chrono::year_month_day date(std::chrono::floor<std::chrono::days>(
      std::chrono::sys_time<std::chrono::milliseconds>(std::chrono::milliseconds(time))));
  const auto two = [](unsigned number) { return (number < 10 ? "0" : "") + std::to_string(number); };
  return std::to_string(static_cast<int>(date.year())) + "-" + two(static_cast<unsigned>(date.month())) +
         "-" + two(static_cast<unsigned>(date.day()));
}

std::string rating_text(const PoolLine::ShownRating& rating) {
  return std::to_string(rating.value) + (rating.deviation ? " ± " + std::to_string(*rating.deviation) : "") +
         (rating.provisional ? "?" : "");
}

Ordered section(const PoolStandings& pool, const Catalogue& catalogue, Language language) {
  const bool points = pool.scheme.points.gives_points, ladder = pool.scheme.points.ladder.has_value(),
             rated = pool.scheme.rating.rates();
  Ordered columns = Ordered::array();
  const auto column = [&](Word heading, bool number) {
    columns.push_back(
        {{"heading", word(heading).in(language)}, {"number", number}, {"wide", heading == kPlayer}});
  };
  column(kRank, true);
  column(kPlayer, false);
  if (ladder) column(kStatus, false);
  if (points) column(kPoints, true);
  if (rated) column(kRating, true);
  for (const Word heading : {kGames, kWon, kDrawn, kLost}) column(heading, true);
  Ordered rows = Ordered::array();
  for (std::size_t i = 0; i < pool.standings.size(); ++i) {
    const PoolLine line = pool_line(pool.standings[i], pool.scheme, language);
    Ordered row = {std::to_string(pool.ranks[i]),
                   pool.names[i].empty() ? word(kFormer).in(language) : pool.names[i]};
    if (ladder) row.push_back(line.status.value_or(""));
    if (points) row.push_back(line.points.value_or(""));
    if (rated) row.push_back(line.rating ? rating_text(*line.rating) : "");
    for (const std::uint32_t count : {line.games, line.wins, line.draws, line.losses})
      row.push_back(std::to_string(count));
    rows.push_back(std::move(row));
  }
  return {{"heading", ladder_name(pool.scheme, catalogue, language)},
          {"columns", std::move(columns)},
          {"rows", std::move(rows)}};
}

}  // namespace

std::string ladder_name(const Scheme& scheme, const Catalogue& catalogue, Language language) {
  const auto entry = catalogue.find(scheme.game);
  const std::string game = entry ? entry->game->name(language) : scheme.game;
  if (const std::string& own = scheme.name.or_english(language); !own.empty()) return game + ", " + own;
  constexpr std::string_view kVariant = "variant/";
  if (!scheme.pool.starts_with(kVariant)) return with(word(kOwnRules).in(language), game);
  const std::string id = scheme.pool.substr(kVariant.size());
  const Variant* variant = entry ? entry->game->variant(id) : nullptr;
  return game + ", " + (variant != nullptr ? entry->game->variant_name(language, *variant) : id);
}

std::string standings_list(std::span<const PoolStandings> pools, const Catalogue& catalogue,
                           Language language, TimeMs now) {
  Ordered sections = Ordered::array();
  for (const auto& pool : pools) sections.push_back(section(pool, catalogue, language));
  const Ordered list{{"list",
                      {{"language", language_code(language)},
                       {"title", word(kTitle).in(language)},
                       {"note", with(word(kAsOf).in(language), day_text(now))},
                       {"sections", std::move(sections)}}}};
  return list.dump(2, ' ', false, Ordered::error_handler_t::replace) + "\n";
}

}  // namespace boardwright
