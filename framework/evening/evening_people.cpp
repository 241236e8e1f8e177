// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/evening/evening_people.hpp"

#include <algorithm>
#include <set>

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

Allowed<void> EveningPeople::is_known(const std::string& player) const {
  const auto known = log_.players().find(player);
  if (known == log_.players().end() || known->second.anonymised || !known->second.merged_into.empty())
    return refuse("evening.no_player", {excerpt(player)});
  return {};
}

/// `called`: the name.
Allowed<Entered> EveningPeople::entered_as(const NewEntrant& one, std::string& called,
                                           std::vector<ClubEvent>& added) const {
  const Tournament& now = log_.now();
  const bool by_grade = now.settings.system == System::kMacMahon;
  Entered entered{one.id,           one.kind,  one.rating, one.title, one.club,
                  now.next_round(), one.likes, {},         one.team,  one.grade};
  if (!one.id.empty()) {
    if (auto known = is_known(one.id); !known) return pass_on(known);
    entered.kind = log_.players().at(one.id).kind;
    called = log_.name(one.id);
    if (!entered.rating && (now.settings.strength == Strength::kRating || by_grade))
      entered.rating = known_rating(*log_.club(), now.settings, one.id);
  } else if (one.kind == PlayerKind::kMember) {
    return refuse("evening.member_by_id");
  } else {
    auto good = read_name(one.name);
    if (!good) return refuse("evening.bad_name", {excerpt(one.name)});
    called = *good;
    for (const auto& [id, player] : log_.players())  // the same program is the same player
      if (one.kind == PlayerKind::kComputer && player.kind == one.kind && player.name == *good &&
          player.merged_into.empty())
        entered.player = id;
    if (entered.player.empty()) {
      const TimeMs time = utc_now();
      entered.player = new_id(time);
      added.push_back({new_id(time), time, PlayerAdded{entered.player, one.kind, std::move(*good)}});
    }
  }
  return entered;
}

Allowed<void> EveningPeople::enter(std::span<const NewEntrant> people) {
  return log_.write([&](const Tournament& now) -> Allowed<EveningPlan> {
    EveningPlan plan;
    std::vector<std::string> names, ids;
    for (const auto& entrant : now.entrants) {
      names.push_back(folded(log_.name(entrant.data.player)));
      ids.push_back(entrant.data.player);
    }
    for (const auto& one : people) {
      std::string called;
      auto entered = entered_as(one, called, plan.people);
      if (!entered) return pass_on(entered);
      if (std::ranges::find(ids, entered->player) != ids.end())
        return refuse("evening.entered_already", {called});
      if (std::ranges::find(names, folded(called)) != names.end())
        return refuse("evening.same_name", {called});
      if (now.settings.system == System::kMacMahon && !knows_grade(now.settings.mac_mahon, *entered))
        return refuse("evening.no_grade", {called});  // T14.1
      names.push_back(folded(called));
      ids.push_back(entered->player);
      plan.events.push_back({std::move(*entered)});
    }
    return plan;
  });
}

Allowed<void> EveningPeople::put_right(Entered data, std::string reason) {
  return log_.write([&](const Tournament& now) -> Allowed<EveningPlan> {
    const auto* entrant = now.entrant(data.player);
    if (entrant == nullptr) return refuse("evening.not_entered", {log_.name(data.player)});
    Entered right = data;
    right.kind = entrant->data.kind, right.arrives = entrant->arrives, right.reason = reason;
    return EveningPlan::one(std::move(right));
  });
}

Allowed<void> EveningPeople::say_presence(std::span<const std::string> players, Attendance attendance,
                                          std::uint32_t round, std::string reason) {
  return log_.write([&](const Tournament& now) -> Allowed<EveningPlan> {
    const bool open = now.settings.without_rounds();
    const std::uint32_t of = open ? 0 : round == 0 ? now.next_round() : round;
    if (open && attendance != Attendance::kIn && attendance != Attendance::kOut)
      return refuse("evening.no_byes");
    if (!open && of <= now.rounds.size()) return refuse("evening.round_published", {std::to_string(of)});
    if (attendance == Attendance::kFull && reason.empty()) return refuse("evening.full_reason");  // T4.2
    EveningPlan plan;
    for (const auto& player : players) {
      const auto* entrant = now.entrant(player);
      if (entrant == nullptr) return refuse("evening.not_entered", {log_.name(player)});
      if (!open && attendance == Attendance::kIn && entrant->is_withdrawn(of))
        return refuse("evening.withdrawn", {log_.name(player)});  // T4.6
      if (attendance == Attendance::kHalf)
        if (auto good = may_have_half(now, *entrant, of, log_.name(player)); !good) return pass_on(good);
      plan.events.push_back({PresenceSaid{player, of, attendance, reason}});
    }
    return plan;
  });
}

Allowed<void> EveningPeople::withdraw(std::string player, bool back, std::string reason) {
  return log_.write([&](const Tournament& now) -> Allowed<EveningPlan> {
    const auto* entrant = now.entrant(player);
    if (entrant == nullptr) return refuse("evening.not_entered", {log_.name(player)});
    const std::uint32_t from = now.next_round();
    if (entrant->is_withdrawn(from) != back)
      return refuse(back ? "evening.not_withdrawn" : "evening.withdrawn", {log_.name(player)});
    if (back && now.settings.rounds > 0 && from > now.settings.rounds)
      return refuse("evening.last_paired");  // T4.6
    return EveningPlan::one(Withdrawn{player, from, back, reason});
  });
}

Allowed<void> EveningPeople::keep_apart(std::vector<std::string> players, std::uint32_t first,
                                        std::uint32_t last, std::string reason) {
  return log_.write([&](const Tournament& now) -> Allowed<EveningPlan> {
    if (std::set(players.begin(), players.end()).size() < 2) return refuse("evening.apart_two");
    if (last != 0 && last < first) return refuse("evening.apart_order");
    for (const auto& player : players)
      if (now.entrant(player) == nullptr) return refuse("evening.not_entered", {log_.name(player)});
    return EveningPlan::one(ApartSaid{players, first, last, reason});
  });
}

Allowed<void> EveningPeople::give_balance(OpeningBalance balance) {
  constexpr Points kMost = 100'000;
  return log_.write([&](const Tournament& now) -> Allowed<EveningPlan> {
    const auto* entrant = now.entrant(balance.player);
    if (entrant == nullptr) return refuse("evening.not_entered", {log_.name(balance.player)});
    if (entrant->balance) return refuse("evening.balance_once", {log_.name(balance.player)});
    if (balance.reason.empty()) return refuse("evening.balance_reason");
    if (balance.points < -kMost || balance.points > kMost) return refuse("evening.balance_too_large");
    return EveningPlan::one(balance);
  });
}

Allowed<void> EveningPeople::line_up(const std::string& team, const std::vector<NewEntrant>& people,
                                     std::uint32_t round, std::string reason) {
  return log_.write([&](const Tournament& now) -> Allowed<EveningPlan> {
    if (!now.settings.of_teams()) return refuse("evening.no_teams");
    if (now.entrant(team) == nullptr) return refuse("evening.not_entered", {log_.name(team)});
    EveningPlan plan;
    LineUpSaid said{team, round == 0 ? now.next_round() : round, {}, reason};
    if (said.round <= now.rounds.size())
      return refuse("evening.round_published", {std::to_string(said.round)});
    if (people.empty() || people.size() > now.settings.teams.boards)
      return refuse("evening.line_up_size", {std::to_string(now.settings.teams.boards)});
    std::optional<std::int32_t> before;
    for (const auto& one : people) {
      auto player = player_for(one, plan.people);
      if (!player) return pass_on(player);
      if (std::ranges::find(said.players, *player) != said.players.end())
        return refuse("evening.line_up_twice", {one.name});
      for (const auto& other : now.entrants)  // T10.2: nobody sits at two boards
        if (const auto* their = now.line_up(other.data.player, said.round);
            their != nullptr && other.data.player != team &&
            std::ranges::find(*their, *player) != their->end())
          return refuse("evening.other_team", {one.name, log_.name(other.data.player)});
      // In order of strength, as far as it is known (T10.2).
      if (!now.settings.teams.free_order && one.rating) {
        if (before && *one.rating > *before) return refuse("evening.line_up_order", {one.name});
        before = one.rating;
      }
      said.players.push_back(std::move(*player));
    }
    plan.events.push_back({std::move(said)});
    return plan;
  });
}

Allowed<std::string> EveningPeople::player_for(const NewEntrant& one, std::vector<ClubEvent>& added) const {
  if (!one.id.empty()) {
    if (auto known = is_known(one.id); !known) return pass_on(known);
    return one.id;
  }
  auto good = read_name(one.name);
  if (!good) return refuse("evening.bad_name", {excerpt(one.name)});
  // Somebody who was in a line-up before is the same guest.
  for (const auto& [team, rounds] : log_.now().line_ups)
    for (const auto& [round, players] : rounds)
      for (const auto& player : players)
        if (folded(log_.name(player)) == folded(*good)) return player;
  const TimeMs time = utc_now();
  const std::string id = new_id(time);
  added.push_back({new_id(time), time, PlayerAdded{id, PlayerKind::kGuest, std::move(*good)}});
  return id;
}

}  // namespace boardwright
