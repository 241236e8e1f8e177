// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/server/match_desk.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "framework/store/ids.hpp"
#include "framework/text/plain_text.hpp"
#include "ui/server/board_json.hpp"
#include "ui/server/catalogue_pages.hpp"

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

void MatchDesk::watch(std::uint64_t id, PageSocket& socket, const WatchRequest& asked) {
  if (!is_id(asked.match)) return socket.send(unknown_match("", "there is no such match"));
  if (socket.watched.size() >= kMostWatched && !socket.watched.contains(asked.match))
    return socket.send(unknown_match(asked.match, "you watch too many matches at once"));
  LoadedMatch* of = room_.at_home.there(asked.match);
  if (of == nullptr) of = &room_.matches.look_at(asked.match);
  of->use();
  // Nobody chooses a seat: it is whose session it is.
  ViewKey key;
  if (asked.as == WatchRequest::As::kEverything) key.everything = true;
  if (asked.as == WatchRequest::As::kSeat)
    if (const auto seat = of->seat_of(socket.person)) key.viewer = *seat;
  // Who plays sees what his seat sees, and nothing from elsewhere, until it is over.
  if (asked.as == WatchRequest::As::kSpectator && !of->over)
    if (const auto seat = of->seat_of(socket.person)) key.viewer = *seat;
  const std::uint64_t number = next_watch_++;
  room_.sockets.look_on(id, asked.match) = {number, std::nullopt, {}};
  of->match->watch(key, of->seat_of(socket.person).has_value(), asked.have,
                   [this, id, asked, number, key](const Result<HostedMatch::Watching>& answer) {
                     watched(id, asked, number, key, answer);
                   });
}

void MatchDesk::watched(std::uint64_t id, const WatchRequest& asked, std::uint64_t number, const ViewKey& key,
                        const Result<HostedMatch::Watching>& answer) {
  PageSocket* to = room_.sockets.find(id);
  if (to == nullptr) return;
  const auto found = to->watched.find(asked.match);
  if (found == to->watched.end() || found->second.asked != number) return;  // it has asked for something else
  if (!answer) {
    room_.sockets.look_away(id, asked.match);
    return to->send(unknown_match(asked.match, answer.error()));
  }
  found->second.key = key;
  const MatchFacts& facts = *answer->facts;
  Json json{{"type", "watching"},
            {"match", asked.match},
            {"board", CataloguePages::board_path(facts.game, facts.variant,
                                                 room_.trial ? facts.rules : std::string())},
            {"game", facts.game},
            {"variant", facts.variant},
            {"clock", or_null(facts.clock)},
            {"rated", facts.rated},
            {"policies", policies_json(facts.policies)},
            {"over", answer->over},
            {"late", late_json(answer->late)}};
  json["viewer"] = key.everything                    ? "everything"
                   : key.viewer < facts.seats.size() ? facts.seats[key.viewer]
                                                     : "spectator";
  to->send(shared_text(json.dump()));
  if (answer->update) to->send(answer->update);
  room_.chat.tell(*to, asked.match);
  room_.lobby.touch();
}

void MatchDesk::command(std::uint64_t id, PageSocket& socket, const CommandRequest& asked) {
  ++room_.counts.commands;
  LoadedMatch* of = room_.matches.find(asked.match);
  const auto seat = of == nullptr ? std::nullopt : of->seat_of(socket.person);
  if (!seat || of->over) {
    const char* code = of == nullptr ? "unknown_seat" : seat ? "over" : "not_allowed";
    Json json{{"type", "refused"}, {"match", asked.match}, {"id", asked.id}};
    json["refusal"] = {{"version", 1}, {"refused", code}, {"sentence", "you don't play there"}};
    ++room_.counts.refused;
    return socket.send(shared_text(json.dump()));
  }
  of->use();
  const auto network = socket.page.round_trip().value_or(Milliseconds(0));
  of->match->command(*seat, asked, network, [this, id](const SharedText& answer) {
    if (PageSocket* to = room_.sockets.find(id)) to->send(answer);
    ++(answer->find("\"type\":\"done\"") != std::string::npos ? room_.counts.done : room_.counts.refused);
  });
}

void MatchDesk::ask(std::uint64_t id, PageSocket& socket, const AskRequest& asked) {
  const auto watched_as = socket.watched.find(asked.match);
  LoadedMatch* of = room_.matches.find(asked.match);
  if (of == nullptr || watched_as == socket.watched.end() || !watched_as->second.key)
    return socket.send(shared_text(Json{
        {"type", "refused"},
        {"match", asked.match},
        {"ask", asked.id},
        {"code", "unknown"},
        {"sentence",
         "watch that match first"}}.dump()));
  of->match->ask(*watched_as->second.key, asked, [this, id](const SharedText& answer) {
    if (PageSocket* to = room_.sockets.find(id)) to->send(answer);
  });
}

void MatchDesk::tell_update(const std::string& match, const ViewKey& key, const SharedText& update) {
  for (const auto& [socket, watched_as] : room_.sockets.eyes_on(match)) {
    if (watched_as.key != key) continue;
    ++room_.counts.updates;
    socket.send(update);
  }
}

void MatchDesk::tell_moved(const std::string& match, bool spectators) {
  const SharedText text = shared_text(Json{{"type", "moved"}, {"match", match}}.dump());
  for (const auto& [socket, watched_as] : room_.sockets.eyes_on(match)) {
    if (spectators && watched_as.key != ViewKey{}) continue;
    watched_as = {};  // it still watches, and may write meanwhile
    socket.send(text);
  }
}

void MatchDesk::tell_seats(const PageSockets::Presence& here) {
  for (auto& [match, of] : room_.matches.all()) {
    if (!of.facts) continue;
    const auto eyes = room_.sockets.eyes_on(match);
    const auto watchers =
        static_cast<std::size_t>(std::ranges::count_if(eyes, [&](const PageSockets::Eyes& one) {
          return one.watched.key && !of.seat_of(one.socket.person);
        }));
    if (LobbyTable* table = room_.lobby.of_match(match); table != nullptr && table->watchers != watchers) {
      table->watchers = watchers;
      room_.lobby.touch();
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
      socket.send(shared_text(text));
    }
  }
}

}  // namespace boardwright::server
