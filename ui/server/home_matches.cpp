// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/server/home_matches.hpp"

#include "framework/log/log.hpp"

namespace boardwright::server {

void HomeMatches::begun(const MatchFacts& facts, const std::vector<std::string>& people, Strand* strand) {
  strands_[facts.match] = strand;
  room_.home.begin(facts, people, now());
  spare(facts.match);
}

void HomeMatches::park_at_start(const MatchInfo& info) {
  if (info.header.place && room_.matches.delay_of(info.match).any()) room_.boards.hold_back(info.match);
  if (!room_.home.found(info.match, info.on_turn, info.next_flag)) wake(info.match);
}

void HomeMatches::spare_at_start() {
  std::set<std::string> matches;
  for (const auto& [match, game] : room_.home.games())
    for (const auto& one : game.seats)
      if (!game.over() && !room_.home.vacations().spared(one.person, now()).empty()) matches.insert(match);
  for (const auto& match : matches) spare_or_wake(match);
}

void HomeMatches::end_at_start(const std::set<std::string>& unfinished) {
  std::vector<std::string> ended;
  for (const auto& [match, game] : room_.home.games())
    if (!game.over() && !unfinished.contains(match)) ended.push_back(match);
  for (const auto& match : ended) wake(match);
}

LoadedMatch* HomeMatches::wake(const std::string& match) {
  if (LoadedMatch* there = room_.matches.find(match)) return there;
  const auto seated = room_.people.store().seated(match);
  if (!seated) {
    log_warning("match " + match + " doesn't go on: " + seated.error());
    return nullptr;
  }
  // The same strand as before: it is read once what it was has left.
  Strand*& strand = strands_[match];
  if (strand == nullptr) strand = &room_.strands.next();
  LoadedMatch& woken = room_.matches.load(match, *seated, strand, room_.home.replies_of(match));
  woken.match->resume(match, [this, match](const Result<MatchFacts>& facts) {
    LoadedMatch* resumed = room_.matches.find(match);
    if (resumed == nullptr) return;
    if (!facts) {
      log_warning("match " + match + " doesn't go on: " + facts.error());
      room_.matches.drop(match);
      const auto left = room_.club.matches().has_left(match);
      if (!left) log_warning("match " + match + ": " + left.error());
      if (!left || !*left) return room_.home.stuck(match);
      room_.home.gone(match);
      room_.lobby.touch();
      return;
    }
    resumed->facts = std::make_shared<const MatchFacts>(*facts);
    resumed->people.resize(facts->seats.size());
    room_.home.begin(*facts, resumed->people, now());
    spare(match);
  });
  return &woken;
}

void HomeMatches::spare(const std::string& match) {
  LoadedMatch* of = room_.matches.find(match);
  if (of == nullptr) return;
  std::map<Seat, SparedTimes> times;
  for (Seat seat = 0; seat < of->people.size(); ++seat)
    if (!of->people[seat].empty()) times[seat] = room_.home.vacations().spared(of->people[seat], now());
  of->match->spare(std::move(times));
}

void HomeMatches::spare_or_wake(const std::string& match) {
  if (room_.matches.find(match) != nullptr)
    spare(match);
  else
    wake(match);
}

void HomeMatches::look(std::chrono::steady_clock::time_point moment) {
  constexpr std::chrono::seconds kLookAtHome{1};
  const UtcTime at = room_.calendar();  // asked often, so that a clock that is set is seen as such
  if (moment - looked_ < kLookAtHome) return;
  looked_ = moment;
  for (const auto& match : room_.home.due(at)) {
    if (LoadedMatch* there = room_.matches.find(match))
      there->match->look_at_clock();
    else
      wake(match);  // which looks at its clock
  }
}

void HomeMatches::take_turn(const TurnNote& note) {
  const HomeGame* game = room_.home.game(note.match);
  const bool ends = game != nullptr && note.over && !game->over();
  if (room_.home.note(note))
    for (const Seat seat : note.on_turn)
      if (seat < game->seats.size()) room_.pushes.owe(game->seats[seat].person, note.match);
  if (ends)
    if (LoadedMatch* of = room_.matches.find(note.match)) of->use();
  room_.lobby.touch();  // pages with a list ask for it anew
}

bool HomeMatches::may_park(const std::string& match) const {
  const HomeGame* game = room_.home.game(match);
  return game != nullptr && !game->over() && !game->on_turn.empty() && !game->waits_for_computer();
}

LoadedMatch* HomeMatches::there(const std::string& match) {
  const HomeGame* game = room_.home.game(match);
  return game != nullptr && !game->over() ? wake(match) : room_.matches.find(match);
}

void HomeMatches::spare_all(const std::string& member) {
  for (const auto& match : room_.home.matches_of(member)) spare_or_wake(match);
}

void HomeMatches::forget_old() {
  room_.home.forget_old(now());
  std::erase_if(strands_, [&](const auto& one) {
    return room_.home.game(one.first) == nullptr && !room_.matches.contains(one.first);
  });
}

}  // namespace boardwright::server
