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

using Again = TerminalGame::Again;

/// Where people play nobody's time runs before they have sat down.
MatchPolicies policies_for(const Chosen& chosen, const Seating& seating) {
  MatchPolicies policies = chosen.entry.game->policies_of(*chosen.entry.variant);
  if (seating.has_human()) policies.clock_start = ClockStart::kFirstMove;
  return policies;
}

/// The seat behind each, by name: where its player goes when sides are exchanged.
std::string next_seat(const Rules& rules, Seat seat) {
  return std::string(rules.seat_name(static_cast<Seat>((seat + 1) % rules.seat_count())));
}

/// The same once more, perhaps with everybody one seat further.
void ask_again(PlayOptions& options, const Rules& rules, const std::vector<std::string>& names, Again again) {
  const bool swapped = again == Again::kSwapped;
  options.seats.clear();
  for (Seat seat = 0; seat < names.size(); ++seat)
    options.seats.push_back((swapped ? next_seat(rules, seat) : std::string(rules.seat_name(seat))) + "=" +
                            names[seat]);
  ++options.seed;
  if (!swapped) return;
  for (auto* wishes : {&options.players, &options.entropy})
    for (auto& wish : *wishes)
      if (const auto named = split_seat(rules, "", wish))
        wish = next_seat(rules, named->first) + "=" + named->second;
}

int save(const std::string& file, const Match& match) {
  if (file.empty()) return kGood;
  if (auto saved = save_file(file, write_record(match.record())); !saved)
    return wrong("--record: " + saved.error());
  return kGood;
}

/// A game that nobody keeps.
int play_once(const Context& context, const PlayOptions& options, Chosen chosen, Seating seating,
              std::optional<TimeControl> clock, std::map<Seat, std::string> entropy, Again& again) {
  MatchOptions match_options;
  match_options.rules = chosen.rules;
  match_options.variant = chosen.entry.variant->id;
  match_options.ply_limit = seating.ply_limit();
  match_options.clock = std::move(clock);
  match_options.policies = policies_for(chosen, seating);
  match_options.entropy = std::move(entropy);
  if (options.seeded) match_options.seed = Seed::from_number(options.seed);
  match_options.players = seating.names;
  auto match = Match::create(std::move(match_options));
  if (!match) return wrong(match.error());
  std::cout << chosen.entry.game->name(context.language) << "\n";
  TerminalGame game(std::move(chosen), context.language, std::move(seating.players), **match);
  if (auto played = game.play(); !played) return wrong(played.error());
  if (options.record.empty()) again = game.ask_rematch();  // whose record would take the place of the first
  return save(options.record, **match);
}

int play_kept(const Context& context, const PlayOptions& options, const Catalogue& catalogue, Chosen chosen,
              Seating seating, std::optional<TimeControl> clock, std::map<Seat, std::string> entropy,
              Again& again) {
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
  wanted.policies = policies_for(chosen, seating);
  const auto table = (*club)->start(std::move(wanted));
  if (!table) return wrong(table.error());
  const int status = play_table(context, **table, std::move(chosen), std::move(seating.players), &again);
  return status != kGood ? status : save(options.record, (*table)->match());
}

}  // namespace

int play(const Context& context, const PlayOptions& options) {
  const Catalogue catalogue = Catalogue::load(context.catalogue);
  for (PlayOptions now = options;;) {
    auto chosen = choose(catalogue, now.game);
    if (!chosen) return wrong(chosen.error());
    auto seating = seat_players(*chosen, now.seats, isatty(STDIN_FILENO) != 0, now.on_crash);
    if (!seating) return wrong(seating.error());
    auto entropy = entropies(*chosen->rules, now.entropy);
    if (!entropy) return wrong(entropy.error());
    std::optional<TimeControl> clock;
    if (!now.clock.empty()) {
      auto control = clock_of(chosen->entry, now.clock);
      if (!control) return wrong("--clock " + now.clock + ": " + control.error());
      clock = std::move(*control);
    }
    if (!clock && std::count(seating->names.begin(), seating->names.end(), kTimeByClock) > 0)
      return wrong("time:clock: this game has no clock; add --clock, or say time:SECONDS");
    const auto rules = chosen->rules;
    const auto names = seating->names;
    const bool kept = now.keep || now.rated || !now.players.empty() || !now.store.empty();
    Again again = Again::kNo;
    const int status = kept ? play_kept(context, now, catalogue, std::move(*chosen), std::move(*seating),
                                        std::move(clock), std::move(*entropy), again)
                            : play_once(context, now, std::move(*chosen), std::move(*seating),
                                        std::move(clock), std::move(*entropy), again);
    if (status != kGood || again == Again::kNo) return status;
    ask_again(now, *rules, names, again);
  }
}

}  // namespace boardwright::cli
