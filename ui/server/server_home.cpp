// SPDX-License-Identifier: GPL-3.0-or-later
//
// What ClubServer does about matches by correspondence: they wait in the store until somebody looks or a time is up.
#include <algorithm>
#include <nlohmann/json.hpp>

#include "framework/log/log.hpp"
#include "ui/server/club_server.hpp"

namespace boardwright::server {

TimeMs ClubServer::home_now() const { return since_1970(calendar_()); }

void ClubServer::begun_at_home(const MatchFacts& facts, const std::vector<std::string>& people,
                               Strand* strand) {
  home_strands_[facts.match] = strand;
  home_.begin(facts, people, home_now());
  spare(facts.match);
}

/// What waits for nobody's word isn't even read: a thousand matches cost a server nothing at its start.
void ClubServer::park_at_start(const MatchInfo& info) {
  if (info.header.place && delay_of(info.match).any()) hold_back(info.match);
  if (!home_.found(info.match, info.on_turn, info.next_flag)) wake(info.match);
}

/// A vacation may have been written down just before a crash, and not yet in the matches.
void ClubServer::spare_at_start() {
  std::set<std::string> matches;
  for (const auto& [match, game] : home_.games())
    for (const auto& one : game.seats)
      if (!game.over() && !home_.vacations().spared(one.person, home_now()).empty()) matches.insert(match);
  for (const auto& match : matches) spare_or_wake(match);
}

void ClubServer::end_at_start(const std::set<std::string>& unfinished) {
  std::vector<std::string> ended;
  for (const auto& [match, game] : home_.games())
    if (!game.over() && !unfinished.contains(match)) ended.push_back(match);
  for (const auto& match : ended) wake(match);
}

ClubServer::Hosted* ClubServer::wake(const std::string& match) {
  if (Hosted* there = hosted(match)) return there;
  const auto seated = people_.store().seated(match);
  if (!seated) {
    log_warning("match " + match + " doesn't go on: " + seated.error());
    return nullptr;
  }
  // The same strand as before: it is read once what it was has left.
  Strand*& strand = home_strands_[match];
  if (strand == nullptr) strand = &strands_.next();
  Hosted& now = load(match, *seated, strand, home_.replies_of(match));
  now.match->resume(match, [this, match, here = std::weak_ptr(here_)](const Result<MatchFacts>& facts) {
    if (here.expired()) return;
    Hosted* resumed = hosted(match);
    if (resumed == nullptr) return;
    if (!facts) {
      log_warning("match " + match + " doesn't go on: " + facts.error());
      matches_.erase(match);
      const auto left = club_->matches().has_left(match);
      if (!left) log_warning("match " + match + ": " + left.error());
      if (!left || !*left) return home_.stuck(match);
      home_.gone(match);
      lobby_.touch();
      return;
    }
    resumed->facts = std::make_shared<const MatchFacts>(*facts);
    resumed->people.resize(facts->seats.size());
    home_.begin(*facts, resumed->people, home_now());
    spare(match);
  });
  return &now;
}

void ClubServer::spare(const std::string& match) {
  Hosted* of = hosted(match);
  if (of == nullptr) return;
  std::map<Seat, SparedTimes> times;
  for (Seat seat = 0; seat < of->people.size(); ++seat)
    if (!of->people[seat].empty()) times[seat] = home_.vacations().spared(of->people[seat], home_now());
  of->match->spare(std::move(times));
}

void ClubServer::spare_or_wake(const std::string& match) {
  if (hosted(match) != nullptr)
    spare(match);
  else
    wake(match);
}

void ClubServer::see_to_home(PageSession::Time now) {
  constexpr std::chrono::seconds kLookAtHome{1};
  const UtcTime at = calendar_();  // asked often, so that a clock that is set is seen as such
  if (now - looked_at_home_ < kLookAtHome) return;
  looked_at_home_ = now;
  for (const auto& match : home_.due(at)) {
    if (Hosted* there = hosted(match))
      there->match->look_at_clock();
    else
      wake(match);  // which looks at its clock
  }
}

void ClubServer::take_turn(const TurnNote& note) {
  const HomeGame* game = home_.game(note.match);
  const bool ends = game != nullptr && note.over && !game->over();
  if (home_.note(note))
    for (const Seat seat : note.on_turn)
      if (seat < game->seats.size()) owe_push(game->seats[seat].person, note.match);
  if (ends)
    if (Hosted* of = hosted(note.match)) of->used = std::chrono::steady_clock::now();
  lobby_.touch();  // pages with a list ask for it anew
}

/// Parked while it goes on: nobody looks at it, no computer thinks, and its time is known here.
bool ClubServer::may_park(const std::string& match) const {
  const HomeGame* game = home_.game(match);
  return game != nullptr && !game->over() && !game->on_turn.empty() && !game->waits_for_computer();
}

void ClubServer::set_replies(const Request& request, const Later& later) {
  const Session* session = people_.session(request.cookie);
  const Person* person = session == nullptr ? nullptr : people_.person(session->person);
  if (person == nullptr) return later(refusal(403, "not_allowed", "come in first"));
  std::string match;
  std::vector<Replies::Line> lines;
  try {
    const auto json = nlohmann::json::parse(request.body);
    json.at("match").get_to(match);
    json.at("lines").get_to(lines);
  } catch (const nlohmann::json::exception&) {
    return later(refusal(400, "bad_request", "this can't be read"));
  }
  const HomeGame* game = home_.game(match);
  const auto seat = game == nullptr ? std::nullopt : game->seat_of(person->id);
  if (!seat || game->over()) return later(refusal(403, "not_allowed", "you don't play there"));
  Hosted* of = wake(match);
  if (of == nullptr) return later(refusal(503, "failed", "that match can't be read now"));
  of->used = std::chrono::steady_clock::now();
  of->match->set_replies(*seat, std::move(lines),
                         [this, request, later, match, seat = *seat, member = person->id,
                          here = std::weak_ptr(here_)](const Result<Replies>& read) {
                           if (here.expired()) return;
                           if (!read) return later(refusal(409, "not_now", read.error()));
                           auto kept = home_.keep_replies(match, seat, *read);
                           if (kept) return later(home_answer(request, member));
                           // What would be gone after a restart isn't played before it either.
                           if (Hosted* there = hosted(match))
                             there->match->set_replies(seat, {}, [](const auto&) {});
                           later(refusal(503, "failed", kept.error()));
                         });
}

}  // namespace boardwright::server
