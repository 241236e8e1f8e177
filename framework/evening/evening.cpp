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

/// Of the store, which has words in English alone.
tl::unexpected<Remark> book_problem(const std::string& sentence) {
  return refuse("evening.book", {sentence});
}

struct ReadTournament {
  Tournament now;
  std::uint64_t known = 0;
};

Allowed<ReadTournament> read_tournament(Club& club, const std::string& id) {
  const auto rows = club.store().use([&](Store& store) { return store.tournament_events(id); });
  if (!rows) return book_problem(rows.error());
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

Allowed<Evening> Evening::create(std::shared_ptr<Club> club, Settings settings, std::string who) {
  if (auto sound = check_settings(settings); !sound) return pass_on(sound);
  auto name = read_name(settings.name);
  if (!name) return refuse("evening.bad_name", {excerpt(settings.name)});
  settings.name = std::move(*name);
  Evening evening(std::move(club), new_id(utc_now()), std::move(who));
  if (auto written = evening.write(Created{std::move(settings)}); !written) return pass_on(written);
  if (auto promised = evening.promise_lots(); !promised) return pass_on(promised);
  return evening;
}

Allowed<Evening> Evening::open(std::shared_ptr<Club> club, std::string_view text, std::string who) {
  const auto all = list(*club);
  if (!all) return pass_on(all);
  if (all->empty()) return refuse("evening.none_yet");
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
  if (found.empty()) return refuse("evening.unknown", {excerpt(text)});
  if (found.size() > 1) return refuse("evening.several", {excerpt(text)});
  Evening evening(std::move(club), found.front(), std::move(who));
  if (auto read = evening.refresh(); !read) return pass_on(read);
  return evening;
}

Allowed<Evening> Evening::of_id(std::shared_ptr<Club> club, std::string id) {
  Evening evening(std::move(club), std::move(id), {});
  if (auto read = evening.refresh(); !read) return pass_on(read);
  if (evening.known_ == 0) return refuse("evening.unknown", {excerpt(evening.id_)});
  return evening;
}

Allowed<std::vector<TournamentInfo>> Evening::list(Club& club) {
  const auto ids = club.store().use([](Store& store) { return store.tournament_ids(); });
  if (!ids) return book_problem(ids.error());
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

Allowed<std::map<std::string, std::string>> Evening::playing_elsewhere() const {
  constexpr TimeMs kEvening = 12 * 3'600'000;  // what nobody has ended since yesterday keeps nobody
  const auto ids = club_->store().use([](Store& store) { return store.tournament_ids(); });
  if (!ids) return book_problem(ids.error());
  std::map<std::string, std::string> busy;
  const TimeMs now = utc_now();
  for (const auto& id : *ids) {
    if (id == id_) continue;
    const auto read = read_tournament(*club_, id);
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

Allowed<void> Evening::must_be_free(const Proposal& proposal) const {
  const auto busy = playing_elsewhere();
  if (!busy) return pass_on(busy);
  for (const auto* player : {&proposal.one, &proposal.other})
    if (const auto found = busy->find(*player); found != busy->end())
      return refuse("evening.plays_elsewhere", {name(*player), found->second});
  return {};
}

Allowed<bool> Evening::refresh() {
  auto read = read_tournament(*club_, id_);
  if (!read) return pass_on(read);
  auto players = club_->people().all();
  if (!players) return book_problem(players.error());
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

Allowed<std::string> Evening::find(std::string_view text) const {
  if (text.starts_with('#')) {
    const auto order = order_for(now_, UINT32_MAX, names());
    for (std::size_t i = 0; i < order.size(); ++i)
      if (std::to_string(i + 1) == text.substr(1)) return order[i];
    return refuse("evening.no_number", {excerpt(text)});
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
  if (found.empty() || text.empty()) return refuse("evening.not_entered", {excerpt(text)});
  if (found.size() > 1) return refuse("evening.several_people", {excerpt(text)});
  return found.front();
}

Allowed<void> Evening::write(const Decide& decide, bool copies) {
  if (auto right = check_clock(system_time()); !right) return refuse("evening.clock", {right.error()});
  for (int tries = 0; tries < kMostTries; ++tries) {
    if (auto read = refresh(); !read) return pass_on(read);
    std::vector<ClubEvent> events;
    auto planned = decide(events);
    if (!planned) return pass_on(planned);
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
    if (!written) return book_problem(written.error());
    if (!*written) continue;
    if (auto read = refresh(); !read) return pass_on(read);
    if (copies) copy();
    return {};
  }
  return refuse("evening.busy");
}

Allowed<void> Evening::write(What what, bool copies) {
  return write(
      [&](std::vector<ClubEvent>&) -> Allowed<std::vector<Planned>> { return std::vector<Planned>{{what}}; },
      copies);
}

}  // namespace boardwright
