// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/server/match_keeper.hpp"

#include "framework/log/log.hpp"
#include "framework/store/ids.hpp"

namespace boardwright::server {

void MatchKeeper::begin(MatchPlan plan, std::vector<std::string> people, const std::string& table,
                        Begun begun) {
  plan.network = room_.network;
  Strand* const strand = is_correspondence(plan.clock) ? &room_.strands.next() : nullptr;
  auto match = room_.matches.make(strand);
  match->begin(std::move(plan), [this, match, strand, people = std::move(people), table,
                                 begun = std::move(begun)](const Result<MatchFacts>& facts) {
    if (!facts) {
      log_warning("a game can't begin: " + facts.error());
      room_.lobby.failed(table);
      if (begun) begun(facts);
      return;
    }
    std::vector<SeatedPerson> seated;
    for (std::uint32_t seat = 0; seat < people.size(); ++seat)
      if (!people[seat].empty()) seated.push_back({facts->match, seat, people[seat]});
    if (auto kept = room_.people.store().seat(seated); !kept)
      log_warning("who sits where isn't kept: " + kept.error());
    const bool late = room_.matches.add(match, *facts, people).late;
    for (const auto& player : people)
      if (!player.empty()) room_.teller.tell_first(player);
    if (strand != nullptr) room_.at_home.begun(*facts, people, strand);
    room_.lobby.started(table, facts->match, utc_now());
    if (begun) begun(facts);
    if (late) room_.boards.hold_back(facts->match);
  });
}

void MatchKeeper::resume() {
  room_.boards.read_held_back();
  const auto unfinished = room_.club.matches().unfinished();
  if (!unfinished) return log_warning("matches don't go on: " + unfinished.error());
  std::set<std::string> open;
  for (const auto& info : *unfinished) {
    open.insert(info.match);
    const auto seated = room_.people.store().seated(info.match);
    if (!seated || seated->empty()) continue;  // another program's
    if (!info.problem.empty()) {
      log_warning("match " + info.match + " doesn't go on: " + info.problem);
      continue;
    }
    if (info.header.place) room_.boards.note(info.match, *info.header.place);
    if (is_correspondence(info.header.clock))
      room_.at_home.park_at_start(info);
    else
      resume_one(info, *seated);
  }
  room_.at_home.end_at_start(open);
  resume_held_back(open);
  room_.at_home.spare_at_start();
}

void MatchKeeper::resume_one(const MatchInfo& info, const std::vector<SeatedPerson>& seated) {
  LoadedMatch& now = room_.matches.load(info.match, seated);
  now.people.resize(info.header.seats.size());
  if (now.late) room_.boards.hold_back(info.match);
  now.match->resume(info.match, [this, id = info.match](const Result<MatchFacts>& facts) {
    LoadedMatch* resumed = room_.matches.find(id);
    if (resumed == nullptr) return;
    if (!facts) {
      log_warning("match " + id + " doesn't go on: " + facts.error());
      room_.matches.drop(id);
      return;
    }
    resumed->facts = std::make_shared<const MatchFacts>(*facts);
    LobbyTable table;
    table.match = id;
    table.state = LobbyTable::State::kPlaying;
    table.rated = facts->rated;
    table.game = facts->game, table.variant = facts->variant, table.clock = facts->clock;
    for (Seat seat = 0; seat < facts->seats.size(); ++seat)
      table.seats.push_back({facts->seats[seat], resumed->people[seat],
                             facts->computers[seat].empty() ? facts->names[seat] : "",
                             facts->computers[seat]});
    table.changed = utc_now();
    room_.lobby.add(std::move(table));
  });
}

/// Those that go on are told of by themselves.
void MatchKeeper::resume_held_back(const std::set<std::string>& unfinished) {
  for (const auto& match : std::set(room_.boards.held_back())) {
    if (unfinished.contains(match) || room_.matches.contains(match)) continue;
    room_.matches.look_at(match, [this, match](bool there) {
      const LoadedMatch* of = room_.matches.find(match);
      if (!there || of == nullptr || !of->held_back)
        room_.boards.take_result(match);  // else once everybody may know
    });
  }
}

void MatchKeeper::ended(const std::string& match, const nlohmann::json& result, bool held_back) {
  if (LoadedMatch* of = room_.matches.find(match)) {
    of->use();
    of->ended = !result.is_null(), of->held_back = held_back;
  }
  room_.lobby.over(match, result, held_back, utc_now());
  if (!result.is_null() && !held_back) room_.boards.take_result(match);
}

void MatchKeeper::look_for_absences(const PageSockets::Presence& here,
                                    std::chrono::steady_clock::time_point now) {
  if (!room_.from_home) return;
  for (auto& [match, of] : room_.matches.all()) {
    if (!of.facts || !of.facts->absence_allowed || of.over || of.ended) continue;
    std::vector<bool> gone(of.facts->seats.size());
    for (Seat seat = 0; seat < gone.size() && seat < of.people.size(); ++seat)
      gone[seat] = of.facts->computers[seat].empty() && !here.contains(of.people[seat]);
    for (const auto& [seat, away] : of.absences.look(gone, *of.facts->absence_allowed, now))
      of.match->note_away(seat, away);
  }
}

bool MatchKeeper::may_park(const std::string& match, const LoadedMatch& loaded,
                           std::chrono::steady_clock::time_point now) {
  const LobbyTable* table = room_.lobby.of_match(match);
  const HomeGame* game = room_.home.game(match);
  const bool goes_on = (game != nullptr && !game->over()) ||
                       (table != nullptr && (table->state != LobbyTable::State::kOver || table->held_back));
  // Of a game that is tried, rules that were saved since would read it otherwise.
  const bool playing = room_.trial || loaded.held_back || (goes_on && !room_.at_home.may_park(match));
  return !playing && !room_.sockets.is_watched(match) && now - loaded.used >= room_.parked_after;
}

void MatchKeeper::park_unused(std::chrono::steady_clock::time_point now) {
  room_.matches.park([&](const std::string& match, const LoadedMatch& loaded) {
    if (!may_park(match, loaded, now)) return false;
    // The tables of games that take days would crowd the lobby out; who plays has a list of his own.
    if (const LobbyTable* table = room_.lobby.of_match(match);
        table != nullptr && room_.at_home.may_park(match))
      room_.lobby.failed(std::string(table->id));
    return true;
  });
}

}  // namespace boardwright::server
