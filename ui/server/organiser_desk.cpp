// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/server/organiser_desk.hpp"

#include "framework/store/ids.hpp"

namespace boardwright::server {

SharedText OrganiserDesk::answer(const LobbyRequest& asked, std::uint64_t socket) {
  switch (asked.what) {
    case LobbyRequest::Do::kMemberCode: return member_code(asked);
    case LobbyRequest::Do::kRevoke: return revoke(asked);
    case LobbyRequest::Do::kSettleClaim:
      return answer_text(asked.id, room_.claims.settle(asked.person, asked.allow), "unknown");
    case LobbyRequest::Do::kDevices:
      return done_text(asked.id, {{"devices", devices_json(asked.person)},
                                  {"password", room_.people.has_password(asked.person)},
                                  {"passkeys", room_.people.passkeys_of(asked.person)},
                                  {"muted", room_.chat.is_muted(asked.person)}});
    case LobbyRequest::Do::kForgetPassword: return forget_password(asked);
    case LobbyRequest::Do::kForgetPasskeys: return forget_passkeys(asked);
    case LobbyRequest::Do::kMute: return mute(asked);
    case LobbyRequest::Do::kDelay:
    case LobbyRequest::Do::kAdjudicate:
    case LobbyRequest::Do::kEndClockWait: return decide(asked, socket);
    default: return refused_text(asked.id, "bad_request", "this can't be done");
  }
}

SharedText OrganiserDesk::member_code(const LobbyRequest& asked) {
  auto member = room_.club.people().find(asked.member);
  if (!member && asked.add) member = room_.club.people().add(asked.member);
  if (!member) return refused_text(asked.id, "unknown", member.error());
  return done_text(asked.id,
                   {{"code", room_.people.make_member_code(*member, utc_now())}, {"member", member->name}});
}

SharedText OrganiserDesk::mute(const LobbyRequest& asked) {
  if (room_.people.person(asked.person) == nullptr)
    return refused_text(asked.id, "unknown", "nobody is called so");
  room_.chat.mute(asked.person, asked.mute);
  return done_text(asked.id);
}

/// What the organiser decides of a match; null: the answer comes later.
SharedText OrganiserDesk::decide(const LobbyRequest& asked, std::uint64_t socket) {
  const bool delays = asked.what == LobbyRequest::Do::kDelay;
  const auto delay = delays ? read_spectator_delay(asked.delay) : Result<SpectatorDelay>();
  if (!delay) return refused_text(asked.id, "bad_request", delay.error());
  LoadedMatch* of = room_.matches.find(asked.match);
  if (of == nullptr || (delays && of->over))
    return refused_text(asked.id, "unknown", "that match isn't played here");
  if (delays) {
    set_delay(socket, asked, *delay);
    return nullptr;
  }
  const auto answered = [this, socket, asked](const Result<void>& result) {
    room_.heard.answer_by(socket, asked.id, result);
    if (result && asked.what == LobbyRequest::Do::kAdjudicate) room_.watchers.tell_moved(asked.match);
  };
  if (asked.what == LobbyRequest::Do::kAdjudicate)
    of->match->adjudicate(asked.half_points, asked.why, answered);
  else
    of->match->end_clock_wait(answered);
  return nullptr;
}

SharedText OrganiserDesk::revoke(const LobbyRequest& asked) {
  if (room_.people.person(asked.person) == nullptr)
    return refused_text(asked.id, "unknown", "nobody is called so");
  if (!room_.door.show_out(asked.person, asked.device))
    return refused_text(asked.id, "unknown", "that device isn't in any more");
  return done_text(asked.id);
}

SharedText OrganiserDesk::forget_password(const LobbyRequest& asked) {
  if (!room_.people.has_password(asked.person))
    return refused_text(asked.id, "unknown", "there is no password");
  if (auto gone_now = room_.people.store().forget_password(asked.person); !gone_now)
    return refused_text(asked.id, "failed", gone_now.error());
  return done_text(asked.id);
}

SharedText OrganiserDesk::forget_passkeys(const LobbyRequest& asked) {
  if (room_.people.passkeys_of(asked.person) == 0)
    return refused_text(asked.id, "unknown", "there is no passkey");
  if (auto gone_now = room_.people.store().forget_passkeys(asked.person); !gone_now)
    return refused_text(asked.id, "failed", gone_now.error());
  return done_text(asked.id);
}

nlohmann::json OrganiserDesk::devices_json(const std::string& person) const {
  nlohmann::json devices = nlohmann::json::array();
  for (const auto& session : room_.people.sessions_of(person)) {
    devices.push_back({{"device", People::device_of(session.hash)},
                       {"made", session.made},
                       {"seen", session.seen},
                       {"open", room_.sockets.is_open(session.hash)}});
  }
  return devices;
}

/// Kept before it holds, so that a restart shows nothing earlier.
void OrganiserDesk::set_delay(std::uint64_t id, const LobbyRequest& asked, const SpectatorDelay& delay) {
  if (auto kept = room_.people.store().keep_delay(asked.match, write_spectator_delay(delay)); !kept)
    return room_.heard.answer_by(id, asked.id, kept);
  LoadedMatch& of = *room_.matches.find(asked.match);
  of.late = of.late || delay.any();
  if (of.late) room_.boards.hold_back(asked.match);
  of.match->set_delay(delay, [this, id, asked](const Result<void>& done) {
    room_.heard.answer_by(id, asked.id, done);
    if (done) room_.watchers.tell_moved(asked.match, true);
  });
}

}  // namespace boardwright::server
