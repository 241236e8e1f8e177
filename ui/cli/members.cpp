// SPDX-License-Identifier: GPL-3.0-or-later
//
// boardwright players: who there is, and what the organiser does about it.
#include <iostream>
#include <nlohmann/json.hpp>

#include "framework/text/program_texts.hpp"
#include "ui/cli/club.hpp"
#include "ui/cli/standing_lines.hpp"

namespace boardwright::cli {
namespace {

using Json = nlohmann::ordered_json;

/// A live match without a move for so long counts as abandoned.
constexpr std::chrono::days kAbandoned(14);

struct Row {
  ClubPlayer player;
  std::vector<std::pair<Scheme, Standing>> standings;
};

Result<std::vector<Row>> rows_of(Club& club) {
  const auto members = club.people().members();
  if (!members) return fail(members.error());
  const auto pools = club.standings().all();
  if (!pools) return fail(pools.error());
  std::vector<Row> rows;
  for (const auto& member : *members) {
    Row row{member, {}};
    for (const auto& pool : *pools)
      for (const auto& standing : pool.standings)
        if (standing.player == member.id) row.standings.emplace_back(pool.scheme, standing);
    rows.push_back(std::move(row));
  }
  return rows;
}

int list_members(const Context& context, Club& club, const PlayersOptions& options) {
  const auto rows = rows_of(club);
  if (!rows) return wrong(rows.error());
  std::map<std::string, std::uint32_t> abandoned;
  if (options.organiser) {
    auto counted = club.matches().abandoned(kAbandoned);
    if (!counted) return wrong(counted.error());
    abandoned = std::move(*counted);
  }
  const auto left = [&](const ClubPlayer& player) {
    const auto found = abandoned.find(player.id);
    return found == abandoned.end() ? 0U : found->second;
  };
  if (rows->empty() && !options.json) std::cout << said(context.language, "terminal.no_members") << "\n";
  Json list = Json::array();
  for (const auto& [player, standings] : *rows) {
    if (options.json) {
      Json lines = Json::array();
      for (const auto& [scheme, standing] : standings)
        lines.push_back(standing_json(standing, scheme, context.language));
      Json member{{"id", player.id}, {"name", player.name}, {"standings", std::move(lines)}};
      if (options.organiser) member["abandoned"] = left(player);
      list.push_back(std::move(member));
      continue;
    }
    std::cout << shown(player.name);
    if (left(player) > 0)
      std::cout << "  (" << said(context.language, "terminal.abandoned", {std::to_string(left(player))})
                << ")";
    std::cout << "\n";
    for (const auto& [scheme, standing] : standings)
      std::cout << "  " << scheme.game << " " << standing_text(standing, scheme, context.language) << "\n";
  }
  if (options.json)
    std::cout << Json{{"players", std::move(list)}}.dump(2, ' ', false, Json::error_handler_t::replace)
              << "\n";
  return kGood;
}

int done(const Result<void>& result) { return result ? kGood : wrong(result.error()); }

}  // namespace

int players(const Context& context, const PlayersOptions& options) {
  using Action = PlayersOptions::Action;
  const Catalogue catalogue = Catalogue::load(context.catalogue);
  const auto opened = open_club(catalogue, options.store, options.action == Action::kAdd);
  if (!opened) return wrong(opened.error());
  Club& club = **opened;
  if (options.action == Action::kList) return list_members(context, club, options);
  if (options.action == Action::kAdd) {
    const auto added = club.people().add(options.player);
    return added ? kGood : wrong(added.error());
  }
  const auto player = club.people().find(options.player);
  if (!player) return wrong(player.error());
  if (options.action == Action::kRename) return done(club.people().rename(player->id, options.other));
  if (options.action == Action::kAnonymise) return done(club.people().anonymise(player->id));
  const auto into = club.people().find(options.other);
  if (!into) return wrong(into.error());
  return done(club.people().merge(player->id, into->id));
}

}  // namespace boardwright::cli
