// SPDX-License-Identifier: GPL-3.0-or-later
//
// boardwright standings: the ladders, and whether they are what the moves say.
#include <iostream>
#include <nlohmann/json.hpp>

#include "framework/store/ids.hpp"
#include "framework/table/recount.hpp"
#include "framework/table/standings_list.hpp"
#include "framework/text/plain_text.hpp"
#include "framework/text/program_texts.hpp"
#include "ui/cli/club.hpp"
#include "ui/cli/output.hpp"
#include "ui/cli/report_page.hpp"
#include "ui/cli/standing_lines.hpp"

namespace boardwright::cli {
namespace {

using Json = nlohmann::ordered_json;

void print(const Json& json) {
  std::cout << json.dump(2, ' ', false, Json::error_handler_t::replace) << "\n";
}

int count_again(Club& club, const Catalogue& catalogue, bool json) {
  const auto done = recount(club, catalogue);
  if (!done) return wrong(done.error());
  if (json) {
    print({{"matches", done->matches},
           {"standings", done->standings},
           {"differences", done->differences},
           {"notices", done->notices}});
  } else {
    for (const auto& notice : done->notices) tell_error(notice);
    for (const auto& difference : done->differences) tell_error(difference);
    std::cout << said(spoken(), "terminal.recounted",
                      {std::to_string(done->matches), std::to_string(done->standings),
                       std::to_string(done->differences.size())})
              << "\n";
  }
  return done->differences.empty() ? kGood : kCheckFailed;
}

}  // namespace

int standings(const Context& context, const StandingsOptions& options) {
  const Catalogue catalogue = Catalogue::load(context.catalogue);
  if (auto checked = check_reports(options.reports); !checked) return wrong(checked.error());
  const auto club = open_club(catalogue, options.store, false);
  if (!club) return wrong(club.error());
  if (options.recount) return count_again(**club, catalogue, options.json);
  std::string game, pool;
  if (!options.game.empty()) {
    const auto entry = catalogue.find(options.game);
    if (!entry) return wrong(entry.error());
    game = entry->game->id();
    if (options.game.find('/') != std::string::npos)
      pool = (*club)->book().pool(game, entry->variant->id, "").pool;
  }
  auto pools = (*club)->standings().all(game);
  if (!pools) return wrong(pools.error());
  if (!pool.empty()) std::erase_if(*pools, [&](const auto& one) { return one.scheme.pool != pool; });
  if (!options.reports.empty())
    return write_reports(standings_list(*pools, catalogue, context.language, utc_now()), options.reports);
  if (pools->empty() && !options.json) std::cout << said(context.language, "terminal.no_standings") << "\n";
  Json list = Json::array();
  for (const auto& one : *pools) {
    Json players = Json::array();
    if (!options.json) std::cout << one_line(ladder_name(one.scheme, catalogue, context.language)) << "\n";
    for (std::size_t i = 0; i < one.standings.size(); ++i) {
      if (options.json) {
        Json line = standing_json(one.standings[i], one.scheme, context.language);
        line["id"] = one.standings[i].player;
        line["player"] = one.names[i];
        line["rank"] = one.ranks[i];
        players.push_back(std::move(line));
      } else {
        std::cout << "  " << one.ranks[i] << ". " << shown(one.names[i])
                  << standing_text(one.standings[i], one.scheme, context.language, false) << "\n";
      }
    }
    list.push_back({{"game", one.scheme.game}, {"pool", one.scheme.pool}, {"players", std::move(players)}});
  }
  if (options.json) print({{"pools", std::move(list)}});
  return kGood;
}

}  // namespace boardwright::cli
