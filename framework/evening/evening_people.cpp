// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <set>

#include "framework/evening/evening.hpp"
#include "framework/store/ids.hpp"
#include "framework/text/name.hpp"
#include "framework/text/plain_text.hpp"
#include "framework/tournament/mac_mahon_of.hpp"

namespace boardwright {
namespace {

using namespace tournament;

std::uint32_t halves_of(const EntrantNow& entrant, std::uint32_t but) {
  std::uint32_t halves = 0;
  for (const auto& [round, said] : entrant.said)
    if (round != but && said == Attendance::kHalf) ++halves;
  return halves;
}

/// T4.2. In a season who is excused may be so as often as he likes: beyond a number it is worth nothing (T15.2).
Allowed<void> may_have_half(const Tournament& now, const EntrantNow& entrant, std::uint32_t round,
                            const std::string& name) {
  const Settings& settings = now.settings;
  if (settings.system == System::kKeizer) return {};
  if (halves_of(entrant, round) >= settings.half_byes)
    return refuse("evening.no_more_halves", {name, std::to_string(settings.half_byes)});
  if (settings.rounds > 0 && round + settings.no_half_in_last > settings.rounds)
    return refuse("evening.no_half_at_the_end", {std::to_string(settings.no_half_in_last)});
  return {};
}

}  // namespace

NewEntrant entrant_named(const std::vector<ClubPlayer>& members, const std::string& name) {
  NewEntrant one{PlayerKind::kGuest, {}, name, {}, {}, {}, {}};
  for (const auto& member : members)
    if (folded(member.name) == folded(name))
      one.kind = PlayerKind::kMember, one.id = member.id, one.name = member.name;
  return one;
}

std::optional<std::int32_t> known_rating(Club& club, const Settings& settings, const std::string& player) {
  if (settings.games.empty()) return std::nullopt;
  const auto lines = club.standings().of(player);
  if (!lines) return std::nullopt;
  for (const auto& [scheme, standing] : *lines)
    if (scheme.game == settings.games.front().game)
      if (const auto line = pool_line(standing, scheme, Language::kEnglish); line.rating)
        return static_cast<std::int32_t>(line.rating->value);
  return std::nullopt;
}

Allowed<void> Evening::change_settings(Settings settings, std::string reason) {
  if (auto sound = check_settings(settings); !sound) return sound;
  auto good = read_name(settings.name);
  if (!good) return refuse("evening.bad_name", {excerpt(settings.name)});
  settings.name = std::move(*good);
  auto changed = write([&](std::vector<ClubEvent>&) -> Allowed<std::vector<Planned>> {
    if (now_.begun()) {
      Settings same = settings;
      same.name = now_.settings.name, same.clock = now_.settings.clock, same.boards = now_.settings.boards;
      same.tie_breaks = now_.settings.tie_breaks, same.rounds = now_.settings.rounds;
      same.fill = now_.settings.fill, same.patience = now_.settings.patience;
      same.open_until = now_.settings.open_until;
      for (std::size_t i = 0; i < std::min(same.games.size(), now_.settings.games.size()); ++i)
        same.games[i].boards = now_.settings.games[i].boards;
      if (same != now_.settings) return refuse("evening.has_begun");
      const bool order =
          settings.tie_breaks != now_.settings.tie_breaks || settings.rounds != now_.settings.rounds;
      if (order && reason.empty()) return refuse("evening.order_reason");  // T17.1
      if (settings.rounds > 0 && settings.rounds < now_.rounds.size())
        return refuse("evening.more_rounds_published");
    }
    return std::vector<Planned>{{SettingsChanged{settings, reason}}};
  });
  return changed ? promise_lots() : changed;
}

Allowed<void> Evening::enter(std::span<const NewEntrant> people) {
  return write([&](std::vector<ClubEvent>& added) -> Allowed<std::vector<Planned>> {
    std::vector<Planned> planned;
    std::vector<std::string> names, ids;
    for (const auto& entrant : now_.entrants) {
      names.push_back(folded(name(entrant.data.player)));
      ids.push_back(entrant.data.player);
    }
    const TimeMs now = utc_now();
    const bool by_grade = now_.settings.system == System::kMacMahon;
    for (const auto& one : people) {
      Entered entered{one.id,    one.kind, one.rating, one.title, one.club, now_.next_round(),
                      one.likes, {},       one.team,   one.grade};
      std::string called;
      if (!one.id.empty()) {
        const auto known = players_.find(one.id);
        if (known == players_.end() || known->second.anonymised || !known->second.merged_into.empty())
          return refuse("evening.no_player", {excerpt(one.id)});
        entered.kind = known->second.kind;
        called = name(one.id);
        if (!entered.rating && (now_.settings.strength == Strength::kRating || by_grade))
          entered.rating = known_rating(*club_, now_.settings, one.id);
      } else if (one.kind == PlayerKind::kMember) {
        return refuse("evening.member_by_id");
      } else {
        auto good = read_name(one.name);
        if (!good) return refuse("evening.bad_name", {excerpt(one.name)});
        called = *good;
        for (const auto& [id, player] : players_)  // the same program is the same player
          if (one.kind == PlayerKind::kComputer && player.kind == one.kind && player.name == *good &&
              player.merged_into.empty())
            entered.player = id;
        if (entered.player.empty()) {
          entered.player = new_id(now);
          added.push_back({new_id(now), now, PlayerAdded{entered.player, one.kind, std::move(*good)}});
        }
      }
      if (std::ranges::find(ids, entered.player) != ids.end())
        return refuse("evening.entered_already", {called});
      if (std::ranges::find(names, folded(called)) != names.end())
        return refuse("evening.same_name", {called});
      if (by_grade && !knows_grade(now_.settings.mac_mahon, entered))
        return refuse("evening.no_grade", {called});  // T14.1
      names.push_back(folded(called));
      ids.push_back(entered.player);
      planned.push_back({std::move(entered)});
    }
    return planned;
  });
}

Allowed<void> Evening::put_right(Entered data, std::string reason) {
  return write([&](std::vector<ClubEvent>&) -> Allowed<std::vector<Planned>> {
    const auto* entrant = now_.entrant(data.player);
    if (entrant == nullptr) return refuse("evening.not_entered", {name(data.player)});
    Entered right = data;
    right.kind = entrant->data.kind, right.arrives = entrant->arrives, right.reason = reason;
    return std::vector<Planned>{{std::move(right)}};
  });
}

Allowed<void> Evening::say_presence(std::span<const std::string> players, Attendance attendance,
                                    std::uint32_t round, std::string reason) {
  return write([&](std::vector<ClubEvent>&) -> Allowed<std::vector<Planned>> {
    const bool open = now_.settings.without_rounds();
    const std::uint32_t of = open ? 0 : round == 0 ? now_.next_round() : round;
    if (open && attendance != Attendance::kIn && attendance != Attendance::kOut)
      return refuse("evening.no_byes");
    if (!open && of <= now_.rounds.size()) return refuse("evening.round_published", {std::to_string(of)});
    if (attendance == Attendance::kFull && reason.empty()) return refuse("evening.full_reason");  // T4.2
    std::vector<Planned> planned;
    for (const auto& player : players) {
      const auto* entrant = now_.entrant(player);
      if (entrant == nullptr) return refuse("evening.not_entered", {name(player)});
      if (!open && attendance == Attendance::kIn && entrant->is_withdrawn(of))
        return refuse("evening.withdrawn", {name(player)});  // T4.6
      if (attendance == Attendance::kHalf)
        if (auto good = may_have_half(now_, *entrant, of, name(player)); !good) return pass_on(good);
      planned.push_back({PresenceSaid{player, of, attendance, reason}});
    }
    return planned;
  });
}

Allowed<void> Evening::withdraw(std::string player, bool back, std::string reason) {
  return write([&](std::vector<ClubEvent>&) -> Allowed<std::vector<Planned>> {
    const auto* entrant = now_.entrant(player);
    if (entrant == nullptr) return refuse("evening.not_entered", {name(player)});
    const std::uint32_t from = now_.next_round();
    if (entrant->is_withdrawn(from) != back)
      return refuse(back ? "evening.not_withdrawn" : "evening.withdrawn", {name(player)});
    if (back && now_.settings.rounds > 0 && from > now_.settings.rounds)
      return refuse("evening.last_paired");  // T4.6
    return std::vector<Planned>{{Withdrawn{player, from, back, reason}}};
  });
}

Allowed<void> Evening::keep_apart(std::vector<std::string> players, std::uint32_t first, std::uint32_t last,
                                  std::string reason) {
  return write([&](std::vector<ClubEvent>&) -> Allowed<std::vector<Planned>> {
    if (std::set(players.begin(), players.end()).size() < 2) return refuse("evening.apart_two");
    if (last != 0 && last < first) return refuse("evening.apart_order");
    for (const auto& player : players)
      if (now_.entrant(player) == nullptr) return refuse("evening.not_entered", {name(player)});
    return std::vector<Planned>{{ApartSaid{players, first, last, reason}}};
  });
}

Allowed<void> Evening::give_balance(OpeningBalance balance) {
  constexpr Points kMost = 100'000;
  return write([&](std::vector<ClubEvent>&) -> Allowed<std::vector<Planned>> {
    const auto* entrant = now_.entrant(balance.player);
    if (entrant == nullptr) return refuse("evening.not_entered", {name(balance.player)});
    if (entrant->balance) return refuse("evening.balance_once", {name(balance.player)});
    if (balance.reason.empty()) return refuse("evening.balance_reason");
    if (balance.points < -kMost || balance.points > kMost) return refuse("evening.balance_too_large");
    return std::vector<Planned>{{balance}};
  });
}

Allowed<void> Evening::line_up(const std::string& team, const std::vector<NewEntrant>& people,
                               std::uint32_t round, std::string reason) {
  return write([&](std::vector<ClubEvent>& added) -> Allowed<std::vector<Planned>> {
    if (!now_.settings.of_teams()) return refuse("evening.no_teams");
    if (now_.entrant(team) == nullptr) return refuse("evening.not_entered", {name(team)});
    LineUpSaid said{team, round == 0 ? now_.next_round() : round, {}, reason};
    if (said.round <= now_.rounds.size())
      return refuse("evening.round_published", {std::to_string(said.round)});
    if (people.empty() || people.size() > now_.settings.teams.boards)
      return refuse("evening.line_up_size", {std::to_string(now_.settings.teams.boards)});
    std::optional<std::int32_t> before;
    for (const auto& one : people) {
      auto player = player_for(one, added);
      if (!player) return pass_on(player);
      if (std::ranges::find(said.players, *player) != said.players.end())
        return refuse("evening.line_up_twice", {one.name});
      for (const auto& other : now_.entrants)  // T10.2: nobody sits at two boards
        if (const auto* their = now_.line_up(other.data.player, said.round);
            their != nullptr && other.data.player != team &&
            std::ranges::find(*their, *player) != their->end())
          return refuse("evening.other_team", {one.name, name(other.data.player)});
      // In order of strength, as far as it is known (T10.2).
      if (!now_.settings.teams.free_order && one.rating) {
        if (before && *one.rating > *before) return refuse("evening.line_up_order", {one.name});
        before = one.rating;
      }
      said.players.push_back(std::move(*player));
    }
    return std::vector<Planned>{{std::move(said)}};
  });
}

Allowed<std::string> Evening::player_for(const NewEntrant& one, std::vector<ClubEvent>& added) const {
  if (!one.id.empty()) {
    const auto known = players_.find(one.id);
    if (known == players_.end() || known->second.anonymised || !known->second.merged_into.empty())
      return refuse("evening.no_player", {excerpt(one.id)});
    return one.id;
  }
  auto good = read_name(one.name);
  if (!good) return refuse("evening.bad_name", {excerpt(one.name)});
  // Somebody who was in a line-up before is the same guest.
  for (const auto& [team, rounds] : now_.line_ups)
    for (const auto& [round, players] : rounds)
      for (const auto& player : players)
        if (folded(name(player)) == folded(*good)) return player;
  const TimeMs now = utc_now();
  const std::string id = new_id(now);
  added.push_back({new_id(now), now, PlayerAdded{id, PlayerKind::kGuest, std::move(*good)}});
  return id;
}

}  // namespace boardwright
