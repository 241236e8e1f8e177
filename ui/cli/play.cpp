// SPDX-License-Identifier: GPL-3.0-or-later
#include <unistd.h>

#include <algorithm>
#include <iostream>

#include "framework/clock/presets.hpp"
#include "framework/match/entropy.hpp"
#include "framework/players/time_budget.hpp"
#include "framework/record/native.hpp"
#include "framework/text/save_file.hpp"
#include "ui/cli/club.hpp"
#include "ui/cli/commands.hpp"
#include "ui/cli/seats.hpp"
#include "ui/cli/terminal_game.hpp"
#include "ui/cli/texts.hpp"

namespace boardwright::cli {
namespace {

/// Presets that can't be read are a sentence too: the one that was meant may be among them.
Result<TimeControl> clock_of(const Entry& entry, const std::string& wanted) {
  const auto own = clocks_of_game(entry.game->data()), general = general_clocks();
  for (const auto* read : {&own, &general})
    if (!read->problems.empty()) return fail(read->problems.front());
  return choose_clock(wanted, clocks_for(entry.game->data(), *entry.variant, own.presets, general.presets));
}

/// What seats add to the dice, as SEAT=TEXT.
Result<std::map<Seat, std::string>> entropies(const Rules& rules, const std::vector<std::string>& wishes) {
  std::map<Seat, std::string> texts;
  for (const auto& wish : wishes) {
    const auto added = split_seat(rules, "--entropy", wish);
    if (!added) return fail(added.error());
    if (auto fit = check_entropy(rules, added->first, added->second); !fit)
      return fail("--entropy: " + fit.error());
    if (!texts.insert(*added).second) return fail("--entropy " + wish + ": this seat has a text already");
  }
  return texts;
}

int save(const std::string& file, const Match& match) {
  if (file.empty()) return kGood;
  if (auto saved = save_file(file, write_record(match.record())); !saved)
    return wrong("--record: " + saved.error());
  return kGood;
}

/// A game that nobody keeps.
int play_once(const Context& context, const PlayOptions& options, Chosen chosen, Seating seating,
              std::optional<TimeControl> clock, std::map<Seat, std::string> entropy) {
  MatchOptions match_options;
  match_options.rules = chosen.rules;
  match_options.variant = chosen.entry.variant->id;
  match_options.ply_limit = seating.ply_limit();
  match_options.clock = std::move(clock);
  match_options.policies = chosen.entry.game->policies_of(*chosen.entry.variant);
  match_options.entropy = std::move(entropy);
  if (options.seeded) match_options.seed = Seed::from_number(options.seed);
  match_options.players = seating.names;
  auto match = Match::create(std::move(match_options));
  if (!match) return wrong(match.error());
  std::cout << chosen.entry.game->name(context.language) << "\n";
  TerminalGame game(std::move(chosen), context.language, std::move(seating.players), **match);
  if (auto played = game.play(); !played) return wrong(played.error());
  return save(options.record, **match);
}

int play_kept(const Context& context, const PlayOptions& options, const Catalogue& catalogue, Chosen chosen,
              Seating seating, std::optional<TimeControl> clock, std::map<Seat, std::string> entropy) {
  const auto club = open_club(catalogue, options.store);
  if (!club) return wrong(club.error());
  auto seats = seat_in_club(**club, *chosen.rules, seating, options.players);
  if (!seats) return wrong(seats.error());
  NewMatch wanted;
  wanted.game = chosen.entry;
  wanted.rules = chosen.rules;
  wanted.seats = std::move(*seats);
  wanted.clock = std::move(clock);
  wanted.rated = options.rated;
  wanted.entropy = std::move(entropy);
  if (options.seeded) wanted.seed = Seed::from_number(options.seed);
  wanted.ply_limit = seating.ply_limit();
  wanted.policies = chosen.entry.game->policies_of(*chosen.entry.variant);
  const auto table = (*club)->start(std::move(wanted));
  if (!table) return wrong(table.error());
  const int status = play_table(context, **table, std::move(chosen), std::move(seating.players));
  return status != kGood ? status : save(options.record, (*table)->match());
}

}  // namespace

int play(const Context& context, const PlayOptions& options) {
  const Catalogue catalogue = Catalogue::load(context.catalogue);
  auto chosen = choose(catalogue, options.game);
  if (!chosen) return wrong(chosen.error());
  auto seating = seat_players(*chosen, options.seats, isatty(STDIN_FILENO) != 0, options.on_crash);
  if (!seating) return wrong(seating.error());
  auto entropy = entropies(*chosen->rules, options.entropy);
  if (!entropy) return wrong(entropy.error());
  std::optional<TimeControl> clock;
  if (!options.clock.empty()) {
    auto control = clock_of(chosen->entry, options.clock);
    if (!control) return wrong("--clock " + options.clock + ": " + control.error());
    clock = std::move(*control);
  }
  if (!clock && std::count(seating->names.begin(), seating->names.end(), kTimeByClock) > 0)
    return wrong("time:clock: this game has no clock; add --clock, or say time:SECONDS");
  if (options.keep || options.rated || !options.players.empty() || !options.store.empty())
    return play_kept(context, options, catalogue, std::move(*chosen), std::move(*seating), std::move(clock),
                     std::move(*entropy));
  return play_once(context, options, std::move(*chosen), std::move(*seating), std::move(clock),
                   std::move(*entropy));
}

}  // namespace boardwright::cli
