// SPDX-License-Identifier: GPL-3.0-or-later
#include <unistd.h>

#include <algorithm>
#include <iostream>

#include "framework/catalogue/library_game.hpp"
#include "framework/clock/presets.hpp"
#include "framework/line/entropy.hpp"
#include "framework/players/time_budget.hpp"
#include "framework/text/program_texts.hpp"
#include "ui/cli/club.hpp"
#include "ui/cli/commands.hpp"
#include "ui/cli/play_apart.hpp"
#include "ui/cli/report_page.hpp"
#include "ui/cli/seats.hpp"
#include "ui/cli/terminal_game.hpp"

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

/// What every game that is played here begins with.
MatchPlan plan_of(const Chosen& chosen, const Seating& seating, const PlayOptions& options) {
  MatchPlan plan = MatchPlan::of(chosen.entry.game, chosen.entry.variant->id, chosen.rules);
  if (!seating.has_human()) plan.policies.clock_start = ClockStart::kAtOnce;
  plan.seats = seats_of_words(seating.names);
  plan.rated = options.rated;
  plan.ply_limit = seating.ply_limit();
  if (options.seeded) plan.seed = Seed::from_number(options.seed);
  return plan;
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

/// A game that nobody keeps.
int play_once(const Context& context, const PlayOptions& options, MatchPlan plan, Chosen chosen,
              Computers computers, const KeepPlayed& keep, Again& again) {
  LoopStrand strand;
  Thinkers thinkers(2);
  const auto table = Table::begin(std::move(plan), std::move(computers), {strand, thinkers, nullptr});
  if (!table) return wrong(table.error());
  if (keep) {
    std::vector<Seat> viewers{BW_SPECTATOR};
    for (Seat seat = 0; seat < chosen.rules->seat_count(); ++seat) viewers.push_back(seat);
    for (const Seat viewer : viewers)
      (*table)->watch(viewer, [&keep, &of = **table](const Update&) { keep(of); });
  }
  std::cout << chosen.entry.game->name(context.language) << "\n";
  TerminalGame game(std::move(chosen), context.language, **table, strand);
  if (auto played = game.play(); !played) return wrong(played.error());
  if (options.record.empty()) again = game.ask_rematch();  // whose record would take the place of the first
  return save_played(options.record, **table);
}

int play_kept(const Context& context, const PlayOptions& options, const Catalogue& catalogue, MatchPlan plan,
              Chosen chosen, Seating seating, Again& again) {
  const auto club = open_club(catalogue, options.store);
  if (!club) return wrong(club.error());
  auto seats = seat_in_club(**club, *plan.rules, seating, options.players);
  if (!seats) return wrong(seats.error());
  plan.seats = std::move(*seats);
  auto kept = (*club)->start(std::move(plan));
  if (!kept) return wrong(kept.error());
  return play_kept_match(context, std::move(*kept), std::move(chosen), std::move(seating.computers),
                         options.record, &again);
}

/// Until nobody wants another one. `keep`: whom every game that no club keeps is told; may be empty.
int play_games(const Context& context, const PlayOptions& options, const Catalogue& catalogue,
               const KeepPlayed& keep) {
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
    MatchPlan plan = plan_of(*chosen, *seating, now);
    plan.clock = std::move(clock);
    plan.entropy = std::move(*entropy);
    const bool kept = now.keep || now.rated || !now.players.empty() || !now.store.empty();
    Again again = Again::kNo;
    const int status = kept ? play_kept(context, now, catalogue, std::move(plan), std::move(*chosen),
                                        std::move(*seating), again)
                            : play_once(context, now, std::move(plan), std::move(*chosen),
                                        std::move(seating->computers), keep, again);
    if (status != kGood || again == Again::kNo) return status;
    ask_again(now, *rules, names, again);
  }
}

/// What the game is called whose rules may crash, because they didn't come with the program; nothing of others.
std::optional<std::string> game_from_outside(const Catalogue& catalogue, const std::string& name,
                                             Language language) {
  if (is_native_library(name)) return description_of_library(name).file.id;
  if (name.empty()) return std::nullopt;
  const auto entry = catalogue.find(name);
  if (!entry || !comes_from_outside(*entry->game)) return std::nullopt;
  return entry->game->name(language);
}

}  // namespace

int play(const Context& context, const PlayOptions& options) {
  if (!options.record.empty())
    if (const auto place = check_place("--record", options.record); !place) return wrong(place.error());
  const Catalogue catalogue = Catalogue::load(context.catalogue);
  const auto apart = game_from_outside(catalogue, options.game.name, context.language);
  if (!apart) return play_games(context, options, catalogue, {});
  return play_apart(context, *apart, options.record,
                    [&](const KeepPlayed& keep) { return play_games(context, options, catalogue, keep); });
}

}  // namespace boardwright::cli
