// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "framework/store/ids.hpp"
#include "framework/table/club.hpp"
#include "framework/table/member_name.hpp"
#include "framework/text/name.hpp"
#include "framework/text/plain_text.hpp"

namespace boardwright {
Result<std::map<std::string, ClubPlayer>> Club::players() {
  return store_.use([](Store& store) { return store.lists().players(); });
}

Result<std::vector<ClubPlayer>> Club::members() {
  const auto everyone = players();
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

Result<ClubPlayer> Club::find_member(std::string_view text) {
  const auto all = members();
  if (!all) return fail(all.error());
  return member_meant(text, *all);
}

Result<ClubPlayer> Club::add_member(std::string_view name) {
  const auto all = members();
  if (!all) return fail(all.error());
  const auto free = read_member_name(name, *all, "");
  if (!free) return fail(free.error());
  const TimeMs now = utc_now();
  const ClubPlayer player{new_id(now), PlayerKind::kMember, *free, false, ""};
  if (auto added = add({new_id(now), now, PlayerAdded{player.id, player.kind, player.name}}); !added)
    return fail(added.error());
  return player;
}

Result<void> Club::rename(const std::string& player, std::string_view name) {
  const auto all = members();
  if (!all) return fail(all.error());
  if (std::ranges::none_of(*all, [&](const ClubPlayer& one) { return one.id == player; }))
    return fail("there is no member " + excerpt(player));
  const auto free = read_member_name(name, *all, player);
  if (!free) return fail(free.error());
  const TimeMs now = utc_now();
  return add({new_id(now), now, PlayerRenamed{player, *free}});
}

Result<void> Club::anonymise(const std::string& player) {
  const auto everyone = players();
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

Result<void> Club::merge(const std::string& player, const std::string& into) {
  const auto all = members();
  if (!all) return fail(all.error());
  for (const auto& id : {player, into})
    if (std::ranges::none_of(*all, [&](const ClubPlayer& one) { return one.id == id; }))
      return fail("there is no member " + excerpt(id));
  if (player == into) return fail("these two are the same member already");
  const TimeMs now = utc_now();
  return add({new_id(now), now, PlayersMerged{player, into}});
}

}  // namespace boardwright
