// SPDX-License-Identifier: GPL-3.0-or-later
//
// What ClubServer does where a game is tried that somebody is still writing.
#include <nlohmann/json.hpp>

#include "framework/log/log.hpp"
#include "framework/store/ids.hpp"
#include "framework/text/plain_text.hpp"
#include "ui/server/club_server.hpp"

namespace boardwright::server {

void ClubServer::look_at_trial() {
  if (!trial_ || !trial_->look()) return;
  catalogue_.renew(trial_->game());
  log_event("the trial goes on with the rules as they were saved now");
  lobby_.touch();
}

void ClubServer::note_trial(const Person& person, const LobbyRequest& asked, std::uint64_t socket) {
  const auto refused = [&](const char* sentence) { heard_.answer_by(socket, asked.id, fail(sentence)); };
  LoadedMatch* of = matches_.find(asked.match);
  if (!trial_ || of == nullptr || !of->seat_of(person.id))
    return refused("only who has played a trial can write about it");
  if (one_line(asked.words).find_first_not_of(' ') == std::string::npos) return refused("nothing is written");
  of->match->position_after(
      asked.ply, [this, socket, asked, name = person.name](const Result<HostedMatch::Looked>& looked) {
        auto kept = looked ? trial_->keep({.time = UtcTime(Milliseconds(utc_now())),
                                           .match = asked.match,
                                           .name = name,
                                           .ply = looked->ply,
                                           .position = looked->position,
                                           .words = asked.words})
                           : Result<void>(fail(looked.error()));
        if (!kept) log_warning("a note isn't kept: " + kept.error());
        heard_.answer_by(socket, asked.id, kept);
      });
}

}  // namespace boardwright::server
