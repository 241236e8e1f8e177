// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/table/club_standings.hpp"

#include <algorithm>

namespace boardwright {
namespace {

/// Who shares a rank stands there by name.
void order_equals(PoolStandings& pool, const std::map<std::string, ClubPlayer>& players) {
  for (std::size_t from = 0, to = 0; from < pool.ranks.size(); from = to) {
    while (to < pool.ranks.size() && pool.ranks[to] == pool.ranks[from]) ++to;
    std::sort(pool.standings.begin() + static_cast<std::ptrdiff_t>(from),
              pool.standings.begin() + static_cast<std::ptrdiff_t>(to),
              [&](const Standing& a, const Standing& b) {
                return std::pair(name_of(players, a.player), a.player) <
                       std::pair(name_of(players, b.player), b.player);
              });
  }
  for (const auto& standing : pool.standings) pool.names.push_back(name_of(players, standing.player));
}

}  // namespace

Result<std::vector<PoolStandings>> ClubStandings::all(std::string_view game) {
  auto pools = store_.use([&](Store& store) { return store.lists().standings(book_, std::string(game)); });
  if (!pools) return fail(pools.error());
  const auto known = store_.use([](Store& store) { return store.lists().players(); });
  if (!known) return fail(known.error());
  std::vector<PoolStandings> list;
  for (auto& counted : *pools) {
    if (counted.standings.empty()) continue;  // nothing there has counted
    PoolStandings pool{std::move(counted.scheme), std::move(counted.standings), {}, {}};
    pool.ranks = shared_ranks(pool.standings);
    order_equals(pool, *known);
    list.push_back(std::move(pool));
  }
  return list;
}

Result<std::vector<std::pair<Scheme, Standing>>> ClubStandings::of(const std::string& player) {
  return store_.use([&](Store& store) { return store.lists().standings_of(book_, player); });
}

Result<std::vector<RatingPoint>> ClubStandings::course(const Scheme& scheme, const std::string& player) {
  return store_.use([&](Store& store) { return store.lists().rating_course(book_, scheme, player); });
}

Result<bool> ClubStandings::hints_visible(const std::string& player, const std::string& game,
                                          const std::string& variant, const std::string& rules_hash,
                                          bool setting) {
  const auto known = store_.use([](Store& store) { return store.lists().players(); });
  if (!known) return fail(known.error());
  const Scheme scheme = book_.scheme(game, variant, rules_hash);
  const auto standing =
      store_.use([&](Store& store) { return store.lists().standing(book_, scheme, holder(*known, player)); });
  if (!standing) return fail(standing.error());
  return boardwright::hints_visible(*standing, scheme.points, setting);
}

}  // namespace boardwright
