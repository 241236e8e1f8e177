// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/evening/evening.hpp"

#include <algorithm>

#include "framework/match/time_source.hpp"
#include "framework/store/ids.hpp"
#include "framework/text/name.hpp"
#include "framework/text/plain_text.hpp"

namespace boardwright {
namespace {

using namespace tournament;

/// Somebody else writes all the time: then something is wrong.
constexpr int kMostTries = 20;

struct ReadTournament {
  Tournament now;
  std::uint64_t known = 0;
};

Result<ReadTournament> read_tournament(Club& club, const std::string& id) {
  const auto rows = club.store().use([&](Store& store) { return store.tournament_events(id); });
  if (!rows) return fail(rows.error());
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

Result<Evening> Evening::create(std::shared_ptr<Club> club, Settings settings, std::string who) {
  if (auto sound = check_settings(settings); !sound) return fail(sound.error());
  auto name = read_name(settings.name);
  if (!name) return fail("the tournament's name: " + name.error());
  settings.name = std::move(*name);
  Evening evening(std::move(club), new_id(utc_now()), std::move(who));
  if (auto written = evening.write(Created{std::move(settings)}); !written) return fail(written.error());
  return evening;
}

Result<Evening> Evening::open(std::shared_ptr<Club> club, std::string_view text, std::string who) {
  const auto all = list(*club);
  if (!all) return fail(all.error());
  if (all->empty())
    return fail("there is no tournament in this store yet; begin one with: boardwright tournament new");
  std::vector<std::string> found;
  for (const auto& one : *all)  // newest first
    if (folded(one.name) == folded(text)) {
      found = {one.id};
      break;
    }
  if (found.empty() && !text.empty())
    for (const auto& one : *all)
      if (one.id.starts_with(text) || one.id.ends_with(text)) found.push_back(one.id);
  if (text.empty()) found = {all->front().id};
  if (found.empty()) return fail("there is no tournament " + excerpt(text) + " in this store");
  if (found.size() > 1)
    return fail("several tournaments could be meant by " + excerpt(text) + "; give more of the id");
  Evening evening(std::move(club), found.front(), std::move(who));
  if (auto read = evening.refresh(); !read) return fail(read.error());
  return evening;
}

Result<std::vector<TournamentInfo>> Evening::list(Club& club) {
  const auto ids = club.store().use([](Store& store) { return store.tournament_ids(); });
  if (!ids) return fail(ids.error());
  std::vector<TournamentInfo> list;
  for (const auto& id : *ids) {
    auto read = read_tournament(club, id);
    if (!read) return fail(read.error());
    list.push_back(info_of(read->now));
  }
  std::ranges::sort(list, [](const TournamentInfo& a, const TournamentInfo& b) {
    return std::tie(a.created, a.id) > std::tie(b.created, b.id);
  });
  return list;
}

Result<bool> Evening::refresh() {
  auto read = read_tournament(*club_, id_);
  if (!read) return fail(read.error());
  auto players = club_->players();
  if (!players) return fail(players.error());
  const bool changed = read->known != known_ || *players != players_;
  now_ = std::move(read->now);
  known_ = read->known;
  players_ = std::move(*players);
  return changed;
}

std::string Evening::name(const std::string& player) const {
  const auto found = players_.find(player);
  if (found == players_.end()) return "?";
  return shown_name(found->second.name);
}

NameOf Evening::names() const {
  return [this](const std::string& player) { return name(player); };
}

Result<std::string> Evening::find(std::string_view text) const {
  if (text.starts_with('#')) {
    const auto order = order_for(now_, UINT32_MAX, names());
    for (std::size_t i = 0; i < order.size(); ++i)
      if (std::to_string(i + 1) == text.substr(1)) return order[i];
    return fail("nobody has the number " + excerpt(text));
  }
  const std::string wanted = folded(text);
  std::vector<std::string> same, begins;
  for (const auto& entrant : now_.entrants) {
    const std::string& player = entrant.data.player;
    if (player == text) return player;
    const std::string called = folded(name(player));
    if (called == wanted) same.push_back(player);
    if (called.starts_with(wanted)) begins.push_back(player);
  }
  const auto& found = same.empty() ? begins : same;
  if (found.empty() || text.empty()) return fail(excerpt(text) + " doesn't play in this tournament");
  if (found.size() > 1)
    return fail("several who play could be meant by " + excerpt(text) +
                "; write more of the name, or #number");
  return found.front();
}

Result<void> Evening::write(const Decide& decide, bool copies) {
  if (auto right = check_clock(system_time()); !right) return right;
  for (int tries = 0; tries < kMostTries; ++tries) {
    if (auto read = refresh(); !read) return fail(read.error());
    std::vector<ClubEvent> events;
    auto planned = decide(events);
    if (!planned) return fail(planned.error());
    if (planned->empty() && events.empty()) return {};
    std::string device = club_->store().use([](Store& store) { return store.device(); });
    const TimeMs now = utc_now();
    std::uint64_t stamp = now_.stamp;
    for (auto& [what, id] : *planned) {
      Event event{id.empty() ? new_id(now) : id, now, device, who_, ++stamp, now_.under, std::move(what)};
      events.push_back({event.id, now, TournamentEvent{id_, payload_of(event)}});
    }
    const auto written =
        club_->store().use([&](Store& store) { return store.add_if_known(events, id_, known_); });
    if (!written) return fail(written.error());
    if (!*written) continue;
    if (auto read = refresh(); !read) return fail(read.error());
    if (copies) copy();
    return {};
  }
  return fail("another program writes to this tournament all the time; close it and try again");
}

Result<void> Evening::write(What what, bool copies) {
  return write(
      [&](std::vector<ClubEvent>&) -> Result<std::vector<Planned>> { return std::vector<Planned>{{what}}; },
      copies);
}

}  // namespace boardwright
