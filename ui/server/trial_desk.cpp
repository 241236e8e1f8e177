// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/server/trial_desk.hpp"

#include "framework/log/log.hpp"
#include "framework/store/ids.hpp"
#include "framework/text/plain_text.hpp"

namespace boardwright::server {

void TrialDesk::look() {
  if (!room_.trial || !room_.trial->look()) return;
  room_.catalogue.renew(room_.trial->game());
  log_event("the trial goes on with the rules as they were saved now");
  room_.lobby.touch();
}

void TrialDesk::note(const Person& person, const LobbyRequest& asked, std::uint64_t socket) {
  const auto refused = [&](const char* sentence) { room_.heard.answer_by(socket, asked.id, fail(sentence)); };
  LoadedMatch* of = room_.matches.find(asked.match);
  if (!room_.trial || of == nullptr || !of->seat_of(person.id))
    return refused("only who has played a trial can write about it");
  if (one_line(asked.words).find_first_not_of(' ') == std::string::npos) return refused("nothing is written");
  of->match->position_after(
      asked.ply, [this, socket, asked, name = person.name](const Result<HostedMatch::Looked>& looked) {
        auto kept = looked ? room_.trial->keep({.time = UtcTime(Milliseconds(utc_now())),
                                                .match = asked.match,
                                                .name = name,
                                                .ply = looked->ply,
                                                .position = looked->position,
                                                .words = asked.words})
                           : Result<void>(fail(looked.error()));
        if (!kept) log_warning("a note isn't kept: " + kept.error());
        room_.heard.answer_by(socket, asked.id, kept);
      });
}

}  // namespace boardwright::server
