// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/table/club_people.hpp"

#include <algorithm>

#include "framework/store/ids.hpp"
#include "framework/table/add_event.hpp"
#include "framework/table/member_name.hpp"
#include "framework/text/name.hpp"
#include "framework/text/plain_text.hpp"

namespace boardwright {
namespace {

/// Who that is at a seat; a guest or a program that is new goes to those to be `added`.
Result<SeatedPlayer> seat_player(const PlannedSeat& seat, const std::map<std::string, ClubPlayer>& known,
                                 std::vector<ClubEvent>& added) {
  const TimeMs now = utc_now();
  if (seat.kind == PlayerKind::kMember) {
    const auto player = known.find(seat.id);
    if (player == known.end() || player->second.kind != PlayerKind::kMember)
      return fail("there is no member " + excerpt(seat.id));
    if (!player->second.merged_into.empty())
      return fail(shown_name(player->second.name) + " is a double of another member, who plays instead");
    if (player->second.anonymised) return fail("an anonymised member can't play");
    return SeatedPlayer{seat.id, seat.kind, ""};
  }
  const bool computer = seat.kind == PlayerKind::kComputer;
  if (!computer && !seat.id.empty()) {
    const auto player = known.find(seat.id);
    if (player == known.end() || player->second.kind != PlayerKind::kGuest || player->second.anonymised)
      return fail("there is no guest " + excerpt(seat.id));
    return SeatedPlayer{seat.id, seat.kind, ""};
  }
  if (computer)  // the same program is the same player
    for (const auto& [id, player] : known)
      if (player.kind == PlayerKind::kComputer && player.name == seat.id && player.merged_into.empty())
        return SeatedPlayer{id, seat.kind, seat.id};
  for (const auto& event : added) {
    const auto& one = std::get<PlayerAdded>(event.what);
    if (computer && one.kind == PlayerKind::kComputer && one.name == seat.id)
      return SeatedPlayer{one.player, seat.kind, seat.id};
  }
  const std::string id = new_id(now);
  std::string name = computer ? seat.id : seat.name.empty() ? "Guest" : seat.name;
  if (!computer) {
    auto good = read_name(name);
    if (!good) return fail("the guest's name: " + good.error());
    name = std::move(*good);
  }
  added.push_back({new_id(now), now, PlayerAdded{id, seat.kind, std::move(name)}});
  return SeatedPlayer{id, seat.kind, computer ? seat.id : ""};
}

}  // namespace

Result<std::map<std::string, ClubPlayer>> ClubPeople::all() {
  return store_.use([](Store& store) { return store.lists().players(); });
}

Result<std::vector<ClubPlayer>> ClubPeople::members() {
  const auto everyone = all();
  if (!everyone) return fail(everyone.error());
  std::vector<ClubPlayer> members;
  for (const auto& [id, player] : *everyone)
    if (player.kind == PlayerKind::kMember && !player.anonymised && player.merged_into.empty()) {
      members.push_back(player);
      members.back().name = shown_name(player.name);  // an older program may have taken anything
    }
  std::ranges::sort(members, [](const ClubPlayer& a, const ClubPlayer& b) {
    const std::string x = folded(a.name), y = folded(b.name);
    return std::tie(x, a.id) < std::tie(y, b.id);
  });
  return members;
}

Result<ClubPlayer> ClubPeople::find(std::string_view text) {
  const auto known = members();
  if (!known) return fail(known.error());
  return member_meant(text, *known);
}

Result<std::vector<std::string>> ClubPeople::named(std::string_view text) {
  const auto known = all();
  if (!known) return fail(known.error());
  const std::string wanted = folded(text);
  std::vector<std::string> ids;
  for (const auto& [id, player] : *known)
    if (player.merged_into.empty() && !player.name.empty() &&
        folded(player.name).find(wanted) != std::string::npos)
      ids.push_back(id);
  return ids;
}

Result<ClubPlayer> ClubPeople::add(std::string_view name) {
  const auto known = members();
  if (!known) return fail(known.error());
  const auto free = read_member_name(name, *known, "");
  if (!free) return fail(free.error());
  const TimeMs now = utc_now();
  const ClubPlayer player{new_id(now), PlayerKind::kMember, *free, false, ""};
  if (auto added = add_event(store_, {new_id(now), now, PlayerAdded{player.id, player.kind, player.name}});
      !added)
    return fail(added.error());
  return player;
}

Result<void> ClubPeople::rename(const std::string& player, std::string_view name) {
  const auto known = members();
  if (!known) return fail(known.error());
  if (std::ranges::none_of(*known, [&](const ClubPlayer& one) { return one.id == player; }))
    return fail("there is no member " + excerpt(player));
  const auto free = read_member_name(name, *known, player);
  if (!free) return fail(free.error());
  const TimeMs now = utc_now();
  return add_event(store_, {new_id(now), now, PlayerRenamed{player, *free}});
}

Result<void> ClubPeople::anonymise(const std::string& player) {
  const auto everyone = all();
  if (!everyone) return fail(everyone.error());
  const auto found = everyone->find(player);
  if (found == everyone->end()) return fail("there is no player " + excerpt(player));
  // The doubles' names are the same person's.
  std::vector<ClubEvent> events;
  const TimeMs now = utc_now();
  for (const auto& [id, one] : *everyone) {
    std::string holder = id;
    while (holder != player && !everyone->at(holder).merged_into.empty())
      holder = everyone->at(holder).merged_into;
    if (holder == player) events.push_back({new_id(now), now, PlayerAnonymised{id}});
  }
  return store_.use([&](Store& store) { return store.add(events); });
}

Result<void> ClubPeople::merge(const std::string& player, const std::string& into) {
  const auto known = members();
  if (!known) return fail(known.error());
  for (const auto& id : {player, into})
    if (std::ranges::none_of(*known, [&](const ClubPlayer& one) { return one.id == id; }))
      return fail("there is no member " + excerpt(id));
  if (player == into) return fail("these two are the same member already");
  const TimeMs now = utc_now();
  return add_event(store_, {new_id(now), now, PlayersMerged{player, into}});
}

Result<std::map<std::string, ClubPlayer>> ClubPeople::seat(const MatchPlan& plan, MatchHeader& header) {
  auto known = all();
  if (!known) return known;
  std::vector<ClubEvent> added;
  for (const auto& seat : plan.seats) {
    auto seated = seat_player(seat, *known, added);
    if (!seated) return fail(seated.error());
    for (const auto& other : header.seats)
      if (other.player == seated->player && (plan.rated || seated->kind == PlayerKind::kMember))
        return fail(shown_name(name_of(*known, seated->player)) +
                    " can't play against himself or herself; choose somebody else or a guest for one side");
    header.seats.push_back(std::move(*seated));
  }
  if (added.empty()) return known;
  if (auto kept = store_.use([&](Store& store) { return store.add(added); }); !kept)
    return fail(kept.error());
  return all();
}

std::vector<std::string> names_of(const MatchHeader& header,
                                  const std::map<std::string, ClubPlayer>& players) {
  std::vector<std::string> names;
  for (const auto& seat : header.seats) names.push_back(name_of(players, seat.player));
  return names;
}

}  // namespace boardwright
