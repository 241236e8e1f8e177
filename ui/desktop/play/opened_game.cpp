// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/play/opened_game.hpp"

#include "framework/record/problem_words.hpp"
#include "framework/text/name.hpp"
#include "ui/desktop/appearance/translations.hpp"

namespace boardwright::desktop {

namespace {

bool goes_on(const OpenedRecord& opened, const Replay& replayed) {
  return replayed.ok() && !replayed.result && !opened.rules->has(BW_HAS_CHANCE) &&
         opened.record.viewer.empty() && opened.record.ply_limit == 0 &&
         !opened.record.entered;  // what goes on here would look verified
}

}  // namespace

Result<OpenedGame> open_game(const OpenedRecord& opened) {
  auto replayed = replay(opened);
  if (!replayed) return fail(replayed.error());
  std::string problem = replayed->ok() ? std::string() : problem_in(spoken_language(), opened, *replayed);
  // Not even the first move can be played: that is no record of this game.
  if (!problem.empty() && replayed->line.plies().empty()) return fail(problem);
  MatchPlan plan = MatchPlan::of(opened.game, opened.record.variant, opened.rules);
  if (goes_on(opened, *replayed)) {
    const bool claimed = opened.record.repetition_claimed || replayed->past_repetition;
    plan.policies.repetition = claimed ? RepetitionPolicy::kClaim : RepetitionPolicy::kAutomatic;
    if (!opened.record.start.empty()) plan.start = replayed->line.start();
    for (const auto& ply : replayed->line.plies()) plan.moves.push_back(ply.text);
    return OpenedGame{std::move(plan), std::nullopt};
  }
  for (Seat seat = 0; seat < opened.rules->seat_count(); ++seat) {
    const auto name = opened.record.players.find(std::string(opened.rules->seat_name(seat)));
    // By the words that the record has: a computer's, somebody's name, or none.
    plan.seats[seat] =
        PlannedSeat::of_word(name == opened.record.players.end() ? std::string() : shown_name(name->second));
  }
  Record record = opened.moves ? own_record(opened, *replayed) : opened.record;
  return OpenedGame{std::move(plan),
                    ShownRecord{std::move(record), replayed->line, replayed->result, std::move(problem)}};
}

}  // namespace boardwright::desktop
