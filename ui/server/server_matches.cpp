// SPDX-License-Identifier: GPL-3.0-or-later
//
// What ClubServer does about matches: who watches which, as whom, and what they are told.
#include <algorithm>
#include <nlohmann/json.hpp>

#include "framework/log/log.hpp"
#include "framework/store/ids.hpp"
#include "framework/text/plain_text.hpp"
#include "ui/server/board_json.hpp"
#include "ui/server/club_server.hpp"

namespace boardwright::server {
namespace {

using Json = nlohmann::json;

Json late_json(const SpectatorDelay& late) {
  if (late.moves > 0) return {{"moves", late.moves}};
  return late.any() ? Json{{"time", late.time.count()}} : Json();
}

SharedText unknown_match(const std::string& match, const std::string& sentence) {
  return shared_text(
      Json{{"type", "refused"}, {"match", match}, {"code", "unknown"}, {"sentence", one_line(sentence)}}
          .dump());
}

}  // namespace

SpectatorDelay ClubServer::delay_of(const std::string& match) {
  const auto kept = people_.store().delay(match);
  if (!kept) {
    log_warning("match " + match + ": " + kept.error());
    return delay_;
  }
  const auto own = *kept ? read_spectator_delay(**kept) : Result<SpectatorDelay>(delay_);
  return own ? *own : delay_;
}

/// Kept before it holds, so that a restart shows nothing earlier.
void ClubServer::set_delay(std::uint64_t id, const LobbyRequest& asked, const SpectatorDelay& delay) {
  if (auto kept = people_.store().keep_delay(asked.match, write_spectator_delay(delay)); !kept)
    return answer_later(id, asked.id, kept);
  Hosted& of = *hosted(asked.match);
  of.late = of.late || delay.any();
  if (of.late) hold_back(asked.match);
  of.match->set_delay(delay, [this, id, asked, here = std::weak_ptr(here_)](const Result<void>& done) {
    if (here.expired()) return;
    answer_later(id, asked.id, done);
    if (done) tell_moved(asked.match, true);
  });
}

std::shared_ptr<HostedMatch> ClubServer::new_match(const SpectatorDelay& delay, Strand* strand,
                                                   std::map<Seat, Replies> replies) {
  // Matches outlive the server for as long as their last calls take.
  const std::weak_ptr here = here_;
  HostedMatch::Events events;
  events.update = [this, here](const std::string& match, const ViewKey& key, const SharedText& update) {
    if (!here.expired()) tell_update(match, key, update);
  };
  events.ended = [this, here](const std::string& match, const Json& result, bool held_back) {
    if (!here.expired()) tell_end(match, result, held_back);
  };
  if (strand != nullptr)
    events.turn = [this, here](const TurnNote& note) {
      if (!here.expired()) take_turn(note);
    };
  return std::make_shared<HostedMatch>(HostedMatch::Room{
      strand != nullptr ? *strand : strands_.next(), thinkers_, club_, catalogue_.catalogue(), post_,
      std::move(events), delay, strand != nullptr ? calendar_ : TimeSource(), std::move(replies)});
}

ClubServer::Hosted& ClubServer::load(const std::string& match, const std::vector<SeatedPerson>& seated,
                                     Strand* strand, std::map<Seat, Replies> replies) {
  Hosted& now = matches_[match];
  const SpectatorDelay delay = delay_of(match);
  now.match = new_match(delay, strand, std::move(replies));
  now.late = delay.any();
  now.used = std::chrono::steady_clock::now();
  for (const auto& one : seated) {
    if (now.people.size() <= one.seat) now.people.resize(one.seat + 1);
    now.people[one.seat] = one.person;
  }
  return now;
}

ClubServer::Hosted* ClubServer::hosted(const std::string& match) {
  const auto found = matches_.find(match);
  return found == matches_.end() ? nullptr : &found->second;
}

std::optional<Seat> ClubServer::seat_in(const Hosted& of, const std::string& person) const {
  for (Seat seat = 0; seat < of.people.size(); ++seat)
    if (!person.empty() && of.people[seat] == person) return seat;
  return std::nullopt;
}

void ClubServer::resume_matches() {
  read_held_back();
  const auto unfinished = club_->matches().unfinished();
  if (!unfinished) return log_warning("matches don't go on: " + unfinished.error());
  std::set<std::string> open;
  for (const auto& info : *unfinished) {
    open.insert(info.match);
    const auto seated = people_.store().seated(info.match);
    if (!seated || seated->empty()) continue;  // another program's
    if (!info.problem.empty()) {
      log_warning("match " + info.match + " doesn't go on: " + info.problem);
      continue;
    }
    if (info.header.place) note_board(info.match, *info.header.place);
    if (is_correspondence(info.header.clock)) {
      park_at_start(info);
      continue;
    }
    resume_match(info, *seated);
  }
  end_at_start(open);
  resume_held_back(open);
  spare_at_start();
}

void ClubServer::resume_match(const MatchInfo& info, const std::vector<SeatedPerson>& seated) {
  Hosted& now = load(info.match, seated);
  now.people.resize(info.header.seats.size());
  if (now.late) hold_back(info.match);
  now.match->resume(info.match,
                    [this, id = info.match, here = std::weak_ptr(here_)](const Result<MatchFacts>& facts) {
                      if (here.expired()) return;
                      Hosted* resumed = hosted(id);
                      if (resumed == nullptr) return;
                      if (!facts) {
                        log_warning("match " + id + " doesn't go on: " + facts.error());
                        matches_.erase(id);
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
                      lobby_.add(std::move(table));
                    });
}

ClubServer::Hosted& ClubServer::look_at(const std::string& match, std::function<void(bool there)> then) {
  const auto seated = people_.store().seated(match);
  Hosted& now = load(match, seated ? *seated : std::vector<SeatedPerson>());
  now.over = true;
  now.match->look_at(match, [this, match, then = std::move(then),
                             here = std::weak_ptr(here_)](const Result<MatchFacts>& facts) {
    if (here.expired()) return;
    Hosted* looked_at = hosted(match);
    if (looked_at != nullptr && facts) {
      looked_at->facts = std::make_shared<const MatchFacts>(*facts);
      looked_at->people.resize(facts->seats.size());
    } else if (looked_at != nullptr) {
      looked_at->match->close([kept = looked_at->match] {});
      matches_.erase(match);
    }
    if (then) then(facts.has_value());
  });
  return now;
}

void ClubServer::watch(std::uint64_t id, Socket& socket, const WatchRequest& asked) {
  if (!is_id(asked.match)) return send(socket, unknown_match("", "there is no such match"));
  if (socket.watched.size() >= kMostWatched && !socket.watched.contains(asked.match))
    return send(socket, unknown_match(asked.match, "you watch too many matches at once"));
  const HomeGame* by_days = home_.game(asked.match);
  Hosted* of = by_days != nullptr && !by_days->over() ? wake(asked.match) : hosted(asked.match);
  if (of == nullptr) of = &look_at(asked.match);
  of->used = std::chrono::steady_clock::now();
  // Nobody chooses a seat: it is whose session it is.
  ViewKey key;
  if (asked.as == WatchRequest::As::kEverything) key.everything = true;
  if (asked.as == WatchRequest::As::kSeat)
    if (const auto seat = seat_in(*of, socket.person)) key.viewer = *seat;
  // Who plays sees what his seat sees, and nothing from elsewhere, until it is over.
  if (asked.as == WatchRequest::As::kSpectator && !of->over)
    if (const auto seat = seat_in(*of, socket.person)) key.viewer = *seat;
  const std::uint64_t number = next_watch_++;
  look_on(id, socket, asked.match) = {number, std::nullopt, {}};
  of->match->watch(key, seat_in(*of, socket.person).has_value(), asked.have,
                   [this, id, asked, number, key,
                    here = std::weak_ptr(here_)](const Result<HostedMatch::Watching>& answer) {
                     if (!here.expired()) watched(id, asked, number, key, answer);
                   });
}

ClubServer::Watched& ClubServer::look_on(std::uint64_t id, Socket& socket, const std::string& match) {
  watching_[match].insert(id);
  return socket.watched[match];
}

void ClubServer::look_away(std::uint64_t id, Socket& socket, const std::string& match) {
  socket.watched.erase(match);
  const auto found = watching_.find(match);
  if (found == watching_.end()) return;
  found->second.erase(id);
  if (found->second.empty()) watching_.erase(found);
}

std::vector<ClubServer::Eyes> ClubServer::eyes_on(const std::string& match) {
  std::vector<Eyes> eyes;
  const auto found = watching_.find(match);
  if (found == watching_.end()) return eyes;
  for (const std::uint64_t id : found->second) {
    Socket& socket = sockets_.at(id);
    eyes.push_back({socket, socket.watched.at(match)});
  }
  return eyes;
}

void ClubServer::watched(std::uint64_t id, const WatchRequest& asked, std::uint64_t number,
                         const ViewKey& key, const Result<HostedMatch::Watching>& answer) {
  Socket* to = socket(id);
  if (to == nullptr) return;
  const auto found = to->watched.find(asked.match);
  if (found == to->watched.end() || found->second.asked != number) return;  // it has asked for something else
  if (!answer) {
    look_away(id, *to, asked.match);
    return send(*to, unknown_match(asked.match, answer.error()));
  }
  found->second.key = key;
  const MatchFacts& facts = *answer->facts;
  Json json{{"type", "watching"},       {"match", asked.match},
            {"board", board_of(facts)}, {"game", facts.game},
            {"variant", facts.variant}, {"clock", or_null(facts.clock)},
            {"rated", facts.rated},     {"policies", policies_json(facts.policies)},
            {"over", answer->over},     {"late", late_json(answer->late)}};
  json["viewer"] = key.everything                    ? "everything"
                   : key.viewer < facts.seats.size() ? facts.seats[key.viewer]
                                                     : "spectator";
  send(*to, shared_text(json.dump()));
  if (answer->update) send(*to, answer->update);
  tell_chat(*to, asked.match);
  lobby_.touch();
}

void ClubServer::command(std::uint64_t id, Socket& socket, const CommandRequest& asked) {
  ++counts_.commands;
  Hosted* of = hosted(asked.match);
  const auto seat = of == nullptr ? std::nullopt : seat_in(*of, socket.person);
  if (!seat || of->over) {
    const char* code = of == nullptr ? "unknown_seat" : seat ? "over" : "not_allowed";
    Json json{{"type", "refused"}, {"match", asked.match}, {"id", asked.id}};
    json["refusal"] = {{"version", 1}, {"refused", code}, {"sentence", "you don't play there"}};
    ++counts_.refused;
    return send(socket, shared_text(json.dump()));
  }
  of->used = std::chrono::steady_clock::now();
  const auto network = socket.page.round_trip().value_or(Milliseconds(0));
  of->match->command(
      *seat, asked, network, [this, id, here = std::weak_ptr(here_)](const SharedText& answer) {
        if (here.expired()) return;
        if (Socket* to = this->socket(id)) send(*to, answer);
        ++(answer->find("\"type\":\"done\"") != std::string::npos ? counts_.done : counts_.refused);
      });
}

void ClubServer::ask(std::uint64_t id, Socket& socket, const AskRequest& asked) {
  const auto watched_as = socket.watched.find(asked.match);
  Hosted* of = hosted(asked.match);
  if (of == nullptr || watched_as == socket.watched.end() || !watched_as->second.key)
    return send(socket, shared_text(Json{{"type", "refused"},
                                         {"match", asked.match},
                                         {"ask", asked.id},
                                         {"code", "unknown"},
                                         {"sentence", "watch that match first"}}
                                        .dump()));
  of->match->ask(*watched_as->second.key, asked,
                 [this, id, here = std::weak_ptr(here_)](const SharedText& answer) {
                   if (here.expired()) return;
                   if (Socket* to = this->socket(id)) send(*to, answer);
                 });
}

void ClubServer::tell_update(const std::string& match, const ViewKey& key, const SharedText& update) {
  for (const auto& [socket, watched_as] : eyes_on(match)) {
    if (watched_as.key != key) continue;
    ++counts_.updates;
    send(socket, update);
  }
}

void ClubServer::tell_end(const std::string& match, const Json& result, bool held_back) {
  if (Hosted* of = hosted(match)) {
    of->used = std::chrono::steady_clock::now();
    of->ended = !result.is_null(), of->held_back = held_back;
  }
  lobby_.over(match, result, held_back, utc_now());
  tell_chat(match);  // who played may read more now
  if (!result.is_null() && !held_back) take_result(match);
}

void ClubServer::tell_moved(const std::string& match, bool spectators) {
  const SharedText text = shared_text(Json{{"type", "moved"}, {"match", match}}.dump());
  for (const auto& [socket, watched_as] : eyes_on(match)) {
    if (spectators && watched_as.key != ViewKey{}) continue;
    watched_as = {};  // it still watches, and may write meanwhile
    send(socket, text);
  }
}

void ClubServer::tell_seats() {
  const auto here = presence();
  for (auto& [match, of] : matches_) {
    if (!of.facts) continue;
    const auto eyes = eyes_on(match);
    const auto watchers = static_cast<std::size_t>(std::ranges::count_if(
        eyes, [&](const Eyes& one) { return one.watched.key && !seat_in(of, one.socket.person); }));
    if (LobbyTable* table = lobby_.of_match(match); table != nullptr && table->watchers != watchers) {
      table->watchers = watchers;
      lobby_.touch();
    }
    std::string text;  // made when somebody needs it
    for (const auto& [socket, watched] : eyes) {
      if (!watched.key) continue;
      if (text.empty()) {
        Json seats = Json::array();
        for (Seat seat = 0; seat < of.facts->seats.size(); ++seat) {
          const std::string person = seat < of.people.size() ? of.people[seat] : "";
          Json one{{"seat", of.facts->seats[seat]},
                   {"person", or_null(person)},
                   {"name", or_null(of.facts->computers[seat].empty() ? of.facts->names[seat] : "")},
                   {"computer", or_null(of.facts->computers[seat])}};
          const auto present = here.find(person);
          one["here"] = !of.facts->computers[seat].empty() ? "here"
                        : present == here.end()            ? "gone"
                                                           : present->second;
          seats.push_back(std::move(one));
        }
        text = Json{{"type", "seats"}, {"match", match}, {"seats", std::move(seats)}, {"watchers", watchers}}
                   .dump();
      }
      if (watched.seats == text) continue;
      watched.seats = text;
      send(socket, shared_text(text));
    }
  }
}

/// What is over, or takes days, and nobody looks at is read again when somebody does.
void ClubServer::park_unused(PageSession::Time now) {
  for (auto one = matches_.begin(); one != matches_.end();) {
    const LobbyTable* table = lobby_.of_match(one->first);
    const HomeGame* at_home = home_.game(one->first);
    const bool by_days = may_park(one->first);
    const bool goes_on = (at_home != nullptr && !at_home->over()) ||
                         (table != nullptr && (table->state != LobbyTable::State::kOver || table->held_back));
    // Of a game that is tried, rules that were saved since would read it otherwise.
    const bool playing = trial_ || one->second.held_back || (goes_on && !by_days);
    if (playing || watching_.contains(one->first) || now - one->second.used < parked_after_) {
      ++one;
      continue;
    }
    // The tables of games that take days would crowd the lobby out; who plays has a list of his own.
    if (by_days && table != nullptr) lobby_.failed(std::string(table->id));
    one->second.match->close([kept = one->second.match] {});
    one = matches_.erase(one);
  }
}

}  // namespace boardwright::server
