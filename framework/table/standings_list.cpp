// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/table/standings_list.hpp"

#include <chrono>
#include <nlohmann/json.hpp>

#include "framework/scoring/player_page.hpp"
#include "framework/text/program_texts.hpp"

namespace boardwright {
namespace {

using Ordered = nlohmann::ordered_json;

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
  const auto column = [&](std::string_view heading, bool number) {
    columns.push_back(
        {{"heading", said(language, heading)}, {"number", number}, {"wide", heading == "standings.player"}});
  };
  column("standings.rank", true);
  column("standings.player", false);
  if (ladder) column("standings.status", false);
  if (points) column("standings.points", true);
  if (rated) column("standings.rating", true);
  for (const std::string_view heading :
       {"standings.games", "standings.won", "standings.drawn", "standings.lost"})
    column(heading, true);
  Ordered rows = Ordered::array();
  for (std::size_t i = 0; i < pool.standings.size(); ++i) {
    const PoolLine line = pool_line(pool.standings[i], pool.scheme, language);
    Ordered row = {std::to_string(pool.ranks[i]),
                   pool.names[i].empty() ? said(language, "standings.former") : pool.names[i]};
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
  if (!scheme.pool.starts_with(kVariant)) return said(language, "standings.own_rules", {game});
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
                       {"title", said(language, "standings.title")},
                       {"note", said(language, "standings.as_of", {day_text(now)})},
                       {"sections", std::move(sections)}}}};
  return list.dump(2, ' ', false, Ordered::error_handler_t::replace) + "\n";
}

}  // namespace boardwright
