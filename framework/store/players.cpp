// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/store/players.hpp"

#include <algorithm>

#include "framework/text/name.hpp"

namespace boardwright {
namespace {

std::vector<const ClubEvent*> in_order(std::span<const ClubEvent> events) {
  std::vector<const ClubEvent*> order;
  for (const auto& event : events) order.push_back(&event);
  std::ranges::sort(order, [](const ClubEvent* a, const ClubEvent* b) {
    return std::tie(a->time, a->id) < std::tie(b->time, b->id);
  });
  return order;
}

}  // namespace

std::string holder(const std::map<std::string, ClubPlayer>& players, std::string id) {
  for (auto found = players.find(id); found != players.end() && !found->second.merged_into.empty();
       found = players.find(id))
    id = found->second.merged_into;
  return id;
}

std::map<std::string, ClubPlayer> players_of(std::span<const ClubEvent> events) {
  std::map<std::string, ClubPlayer> players;
  for (const ClubEvent* event : in_order(events)) {
    if (const auto* added = std::get_if<PlayerAdded>(&event->what)) {
      ClubPlayer& player = players[added->player];
      player.id = added->player;
      player.kind = added->kind;
      if (!player.anonymised) player.name = added->name;
    } else if (const auto* renamed = std::get_if<PlayerRenamed>(&event->what)) {
      ClubPlayer& player = players[renamed->player];
      player.id = renamed->player;
      if (!player.anonymised) player.name = renamed->name;
    } else if (const auto* anonymised = std::get_if<PlayerAnonymised>(&event->what)) {
      ClubPlayer& player = players[anonymised->player];
      player.id = anonymised->player;
      player.name.clear();
      player.anonymised = true;
    } else if (const auto* merged = std::get_if<PlayersMerged>(&event->what)) {
      const std::string from = holder(players, merged->player);
      const std::string into = holder(players, merged->into);
      if (from == into) continue;
      players[from].id = from;
      players[from].merged_into = into;
    }
  }
  return players;
}

std::vector<ResultEvent> results_of(std::span<const ClubEvent> events) {
  const auto players = players_of(events);
  std::vector<ResultEvent> results;
  for (const ClubEvent* event : in_order(events)) {
    if (const auto* result = std::get_if<MatchResult>(&event->what)) {
      MatchResult held = *result;
      for (auto& seat : held.seats) seat.player = holder(players, seat.player);
      results.emplace_back(std::move(held));
    } else if (const auto* correction = std::get_if<Correction>(&event->what)) {
      results.emplace_back(*correction);
    }
  }
  return results;
}

std::string name_of(const std::map<std::string, ClubPlayer>& players, const std::string& id) {
  const auto found = players.find(id);
  if (found == players.end() || found->second.name.empty()) return {};
  return shown_name(found->second.name);
}

}  // namespace boardwright
