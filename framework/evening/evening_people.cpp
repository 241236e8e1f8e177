// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "framework/evening/evening.hpp"
#include "framework/store/ids.hpp"
#include "framework/text/name.hpp"
#include "framework/text/plain_text.hpp"

namespace boardwright {
namespace {

using namespace tournament;

/// What a member is rated in the tournament's pool now (T3.1); nothing: nowhere.
std::optional<std::int32_t> rating_of(Club& club, const Settings& settings, const std::string& player) {
  if (settings.games.empty()) return std::nullopt;
  const auto lines = club.standings_of(player);
  if (!lines) return std::nullopt;
  for (const auto& [scheme, standing] : *lines)
    if (scheme.game == settings.games.front().game)
      if (const auto line = pool_line(standing, scheme, Language::kEnglish); line.rating)
        return static_cast<std::int32_t>(line.rating->value);
  return std::nullopt;
}

std::uint32_t halves_of(const EntrantNow& entrant, std::uint32_t but) {
  std::uint32_t halves = 0;
  for (const auto& [round, said] : entrant.said)
    if (round != but && said == Attendance::kHalf) ++halves;
  return halves;
}

/// T4.2
Result<void> may_have_half(const Tournament& now, const EntrantNow& entrant, std::uint32_t round,
                           const std::string& name) {
  const Settings& settings = now.settings;
  if (halves_of(entrant, round) >= settings.half_byes)
    return fail(name + " has had as many half byes as this tournament gives (" +
                std::to_string(settings.half_byes) + ")");
  if (settings.rounds > 0 && round + settings.no_half_in_last > settings.rounds)
    return fail("there is no half bye in the last " +
                (settings.no_half_in_last == 1 ? std::string("round")
                                               : std::to_string(settings.no_half_in_last) + " rounds"));
  return {};
}

}  // namespace

Result<void> Evening::change_settings(Settings settings, std::string reason) {
  if (auto sound = check_settings(settings); !sound) return sound;
  auto good = read_name(settings.name);
  if (!good) return fail("the tournament's name: " + good.error());
  settings.name = std::move(*good);
  return write([&](std::vector<ClubEvent>&) -> Result<std::vector<Planned>> {
    if (now_.begun()) {
      Settings same = settings;
      same.name = now_.settings.name, same.clock = now_.settings.clock, same.boards = now_.settings.boards;
      same.tie_breaks = now_.settings.tie_breaks, same.rounds = now_.settings.rounds;
      same.fill = now_.settings.fill;
      if (same != now_.settings)
        return fail(
            "the tournament has begun: only its name, clock, boards, number of rounds, house player and, "
            "with a "
            "reason, tie-breaks can change");
      const bool order =
          settings.tie_breaks != now_.settings.tie_breaks || settings.rounds != now_.settings.rounds;
      if (order && reason.empty())
        return fail("say why: other tie-breaks or rounds need a reason now");  // T17.1
      if (settings.rounds > 0 && settings.rounds < now_.rounds.size())
        return fail("more rounds than that have been published");
    }
    return std::vector<Planned>{{SettingsChanged{settings, reason}}};
  });
}

Result<void> Evening::enter(std::span<const NewEntrant> people) {
  return write([&](std::vector<ClubEvent>& added) -> Result<std::vector<Planned>> {
    std::vector<Planned> planned;
    std::vector<std::string> names, ids;
    for (const auto& entrant : now_.entrants) {
      names.push_back(folded(name(entrant.data.player)));
      ids.push_back(entrant.data.player);
    }
    const TimeMs now = utc_now();
    for (const auto& one : people) {
      Entered entered{one.id, one.kind, one.rating, one.title, one.club, now_.next_round(), one.likes, {}};
      std::string called;
      if (!one.id.empty()) {
        const auto known = players_.find(one.id);
        if (known == players_.end() || known->second.anonymised || !known->second.merged_into.empty())
          return fail("there is no player " + excerpt(one.id));
        entered.kind = known->second.kind;
        called = name(one.id);
        if (!entered.rating && now_.settings.strength == Strength::kRating)
          entered.rating = rating_of(*club_, now_.settings, one.id);
      } else if (one.kind == PlayerKind::kMember) {
        return fail("a member is entered by his or her id");
      } else {
        auto good = read_name(one.name);
        if (!good)
          return fail("the name of a " + std::string(one.kind == PlayerKind::kGuest ? "guest" : "computer") +
                      ": " + good.error());
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
      if (std::ranges::find(ids, entered.player) != ids.end()) return fail(called + " is entered already");
      if (std::ranges::find(names, folded(called)) != names.end())
        return fail("somebody called " + called +
                    " is entered already; write the second one so that both can be told "
                    "apart");
      names.push_back(folded(called));
      ids.push_back(entered.player);
      planned.push_back({std::move(entered)});
    }
    return planned;
  });
}

Result<void> Evening::put_right(Entered data, std::string reason) {
  return write([&](std::vector<ClubEvent>&) -> Result<std::vector<Planned>> {
    const auto* entrant = now_.entrant(data.player);
    if (entrant == nullptr) return fail(name(data.player) + " doesn't play in this tournament");
    Entered right = data;
    right.kind = entrant->data.kind, right.arrives = entrant->arrives, right.reason = reason;
    return std::vector<Planned>{{std::move(right)}};
  });
}

Result<void> Evening::say_presence(std::span<const std::string> players, Attendance attendance,
                                   std::uint32_t round, std::string reason) {
  return write([&](std::vector<ClubEvent>&) -> Result<std::vector<Planned>> {
    const bool open = now_.settings.system == System::kOpenEvening;
    const std::uint32_t of = open ? 0 : round == 0 ? now_.next_round() : round;
    if (open && attendance != Attendance::kIn && attendance != Attendance::kOut)
      return fail("an open evening has no byes");
    if (!open && of <= now_.rounds.size())
      return fail("round " + std::to_string(of) + " has been published; correct its results instead");
    if (attendance == Attendance::kFull && reason.empty()) return fail("a full bye needs a reason");  // T4.2
    std::vector<Planned> planned;
    for (const auto& player : players) {
      const auto* entrant = now_.entrant(player);
      if (entrant == nullptr) return fail(name(player) + " doesn't play in this tournament");
      if (!open && attendance == Attendance::kIn && entrant->is_withdrawn(of))
        return fail(name(player) + " has withdrawn; bring him or her back first");  // T4.6
      if (attendance == Attendance::kHalf)
        if (auto good = may_have_half(now_, *entrant, of, name(player)); !good) return fail(good.error());
      planned.push_back({PresenceSaid{player, of, attendance, reason}});
    }
    return planned;
  });
}

Result<void> Evening::withdraw(std::string player, bool back, std::string reason) {
  return write([&](std::vector<ClubEvent>&) -> Result<std::vector<Planned>> {
    const auto* entrant = now_.entrant(player);
    if (entrant == nullptr) return fail(name(player) + " doesn't play in this tournament");
    const std::uint32_t from = now_.next_round();
    if (entrant->is_withdrawn(from) != back)
      return fail(name(player) + (back ? " has not withdrawn" : " has withdrawn already"));
    if (back && now_.settings.rounds > 0 && from > now_.settings.rounds)
      return fail("the last round has been paired");  // T4.6
    return std::vector<Planned>{{Withdrawn{player, from, back, reason}}};
  });
}

Result<void> Evening::keep_apart(std::vector<std::string> players, std::uint32_t first, std::uint32_t last,
                                 std::string reason) {
  return write([&](std::vector<ClubEvent>&) -> Result<std::vector<Planned>> {
    if (players.size() < 2) return fail("two or more are kept apart");
    if (last != 0 && last < first) return fail("the last round comes before the first");
    for (const auto& player : players)
      if (now_.entrant(player) == nullptr) return fail(name(player) + " doesn't play in this tournament");
    return std::vector<Planned>{{ApartSaid{players, first, last, reason}}};
  });
}

}  // namespace boardwright
