// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/cli/seats.hpp"

#include <algorithm>

#include "framework/catalogue/library_game.hpp"
#include "framework/match/match_plan.hpp"
#include "framework/players/seating.hpp"
#include "framework/text/nearest.hpp"

namespace boardwright::cli {
namespace {

constexpr const char* kUsualComputer = "greedy";  // what --seat SEAT=computer means

}  // namespace

bool Seating::has_human() const { return std::find(names.begin(), names.end(), kHuman) != names.end(); }

Result<std::pair<Seat, std::string>> split_seat(const Rules& rules, const std::string& option,
                                                const std::string& text) {
  const auto equals = text.find('=');
  if (equals == std::string::npos) return fail(option + " " + text + ": expected SEAT=PLAYER");
  const std::string name = text.substr(0, equals);
  const auto seat = rules.seat(name);
  if (!seat || *seat >= rules.seat_count()) {
    std::vector<std::string> known;
    for (Seat other = 0; other < rules.seat_count(); ++other) known.emplace_back(rules.seat_name(other));
    return fail(option + " " + text + ": there is no seat '" + name + "'" + suggestion(name, known));
  }
  return std::pair{*seat, text.substr(equals + 1)};
}

Result<Seating> seat_players(const Chosen& chosen, const std::vector<std::string>& seats, bool terminal,
                             const std::string& on_crash) {
  const Rules& rules = *chosen.rules;
  std::vector<std::string> names(rules.seat_count(), kUsualComputer);
  if (terminal) names.front() = kHuman;
  for (const auto& text : seats) {
    const auto named = split_seat(rules, "--seat", text);
    if (!named) return fail(named.error());
    names[named->first] = named->second == "computer" ? kUsualComputer : named->second;
  }
  return seating_of(chosen, std::move(names), on_crash);
}

Result<Seating> seating_of(const Chosen& chosen, std::vector<std::string> names,
                           const std::string& on_crash) {
  const Rules& rules = *chosen.rules;
  const auto people = std::count(names.begin(), names.end(), kHuman);
  // Who plays alone wants to play on; between programs, or with others, who leaves has lost.
  const bool replace = on_crash.empty() ? people == 1 : on_crash == "replace";
  // What nobody has described no other process finds by its name: then they think here, where the rules are apart anyway.
  const bool is_described = !is_native_library(chosen.entry.game->file());
  const Place place{chosen.rules,
                    chosen.entry.game->folder(),
                    chosen.entry.variant->id,
                    people > 0 && is_described,
                    replace ? LostPlayer::kReplace : LostPlayer::kLose,
                    {.search = chosen.entry.game->data().search}};
  Seating seating;
  for (Seat seat = 0; seat < names.size(); ++seat) {
    if (names[seat] == kHuman) continue;
    auto player = seat_player(names[seat], place);
    if (!player)
      return fail("--seat " + std::string(rules.seat_name(seat)) + "=" + names[seat] + ": " + player.error());
    seating.computers[seat] = std::move(*player);
  }
  seating.names = std::move(names);
  return seating;
}

}  // namespace boardwright::cli
