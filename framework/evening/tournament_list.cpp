// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/evening/tournament_list.hpp"

#include <algorithm>

#include "framework/store/ids.hpp"

namespace boardwright {
namespace {

using namespace tournament;

TournamentInfo info_of(const Tournament& now) {
  TournamentInfo info;
  info.id = now.id;
  info.name = now.settings.name;
  info.system = now.settings.system;
  info.entrants = now.entrants.size();
  info.rounds = static_cast<std::uint32_t>(now.rounds.size() + now.matches.size());
  info.ended = now.ended;
  info.asks = !now.aside.empty();
  for (const auto& event : now.history) {
    if (info.created == 0) info.created = event.time;
    info.last = std::max(info.last, event.time);
  }
  return info;
}

}  // namespace

Allowed<ReadTournament> read_tournament(Club& club, const std::string& id) {
  const auto rows = club.store().use([&](Store& store) { return store.tournament_events(id); });
  if (!rows) return refuse("evening.book", {rows.error()});
  std::vector<Event> events;
  std::vector<std::string> unreadable;
  for (const auto& row : *rows) {
    auto event = event_of(row.id, row.time, std::get<TournamentEvent>(row.what).payload);
    if (event)
      events.push_back(std::move(*event));
    else
      unreadable.push_back(row.id);
  }
  return ReadTournament{fold(id, events, std::move(unreadable)), rows->size()};
}

Allowed<std::vector<TournamentInfo>> list_tournaments(Club& club) {
  const auto ids = club.store().use([](Store& store) { return store.tournament_ids(); });
  if (!ids) return refuse("evening.book", {ids.error()});
  std::vector<TournamentInfo> list;
  for (const auto& id : *ids) {
    auto read = read_tournament(club, id);
    if (!read) return pass_on(read);
    list.push_back(info_of(read->now));
  }
  std::ranges::sort(list, [](const TournamentInfo& a, const TournamentInfo& b) {
    return std::tie(a.created, a.id) > std::tie(b.created, b.id);
  });
  return list;
}

Allowed<std::map<std::string, std::string>> playing_elsewhere(Club& club, const std::string& tournament) {
  constexpr TimeMs kEvening = 12 * 3'600'000;  // what nobody has ended since yesterday keeps nobody
  const auto ids = club.store().use([](Store& store) { return store.tournament_ids(); });
  if (!ids) return refuse("evening.book", {ids.error()});
  std::map<std::string, std::string> busy;
  const TimeMs now = utc_now();
  for (const auto& id : *ids) {
    if (id == tournament) continue;
    const auto read = read_tournament(club, id);
    if (!read) return pass_on(read);
    if (read->now.ended || read->now.settings.system == System::kLadder) continue;
    for (const auto& round : read->now.results_of())
      for (const auto& board : round.boards)
        if (!board.score && !board.disputed && now - round.time < kEvening)
          for (const auto* player : {&board.pairing.first, &board.pairing.second})
            busy.emplace(*player, read->now.settings.name);
  }
  return busy;
}

}  // namespace boardwright
