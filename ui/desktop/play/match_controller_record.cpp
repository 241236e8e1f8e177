// SPDX-License-Identifier: GPL-3.0-or-later
//
// What MatchController does with records.
#include <algorithm>

#include "framework/match/seen_line.hpp"
#include "framework/record/problem_words.hpp"
#include "framework/record/seen_record.hpp"
#include "framework/text/name.hpp"
#include "ui/desktop/appearance/refusal_words.hpp"
#include "ui/desktop/appearance/translations.hpp"
#include "ui/desktop/play/match_controller.hpp"

namespace boardwright::desktop {

Result<void> MatchController::open(const OpenedRecord& opened) {
  auto replayed = replay(opened);
  if (!replayed) return fail(replayed.error());
  problem_of_record_.clear();
  // Not even the first move can be played: that is no record of this game, and what is on the table stays.
  if (!replayed->ok() && replayed->line.plies().empty())
    return fail(problem_in(spoken_language(), opened, *replayed));
  MatchPlan plan = MatchPlan::of(opened.game, opened.record.variant, opened.rules);
  const bool can_go_on = replayed->ok() && !replayed->result && !opened.rules->has(BW_HAS_CHANCE) &&
                         opened.record.viewer.empty() && opened.record.ply_limit == 0 &&
                         !opened.record.entered;  // what goes on here would look verified
  if (can_go_on) {
    const bool claimed = opened.record.repetition_claimed || replayed->past_repetition;
    plan.policies.repetition = claimed ? RepetitionPolicy::kClaim : RepetitionPolicy::kAutomatic;
    if (!opened.record.start.empty()) plan.start = replayed->line.start();
    for (const auto& ply : replayed->line.plies()) plan.moves.push_back(ply.text);
    return start(std::move(plan));
  }
  leave();
  for (Seat seat = 0; seat < opened.rules->seat_count(); ++seat) {
    const auto name = opened.record.players.find(std::string(opened.rules->seat_name(seat)));
    // By the words that the record has: a computer's, somebody's name, or none.
    plan.seats[seat] =
        PlannedSeat::of_word(name == opened.record.players.end() ? std::string() : shown_name(name->second));
  }
  plan_ = std::move(plan);
  // In words of our own, whatever it was written in: it may be saved again in any format.
  record_ = opened.moves ? own_record(opened, *replayed) : opened.record;
  problem_of_record_ = refusal_words(problem_in(spoken_language(), opened, *replayed));
  record_line_ = replayed->line;
  viewer_ = BW_SPECTATOR;
  update_ = {};
  update_.number = 1;
  update_.table.result = replayed->result;
  if (!update_.table.result) update_.on_turn = replayed->line.now().seats_on_turn();
  show_as_seen();
  emit game_started();
  emit updated({});
  if (!replayed->ok()) emit failed(problem_of_record_);
  return {};
}

Update MatchController::spectators() const {
  if (table_ != nullptr) return match()->update(BW_SPECTATOR);
  Update update;
  if (!record_line_) return update;
  SeenLine seen = seen_line(*record_line_, BW_SPECTATOR);
  update.viewer = BW_SPECTATOR;
  update.table.result = update_.table.result;
  update.on_turn = update_.on_turn;
  update.picture = std::move(seen.picture);
  update.position = std::move(seen.position);
  const auto last = std::find_if(seen.moves.rbegin(), seen.moves.rend(),
                                 [](const SeenMove& move) { return move.seat != BW_CHANCE; });
  if (last != seen.moves.rend()) update.last_move = *last;
  return update;
}

std::vector<std::string> MatchController::spectators_chance() const {
  std::vector<std::string> events;
  const auto history = table_ != nullptr ? match()->history(BW_SPECTATOR)
                       : record_line_    ? seen_line(*record_line_, BW_SPECTATOR).moves
                                         : std::vector<SeenMove>();
  for (auto move = history.rbegin(); move != history.rend() && move->seat == BW_CHANCE; ++move)
    events.insert(events.begin(), move->text);
  return events;
}

std::vector<SeatTime> MatchController::spectators_clocks() const {
  return table_ != nullptr ? match()->times(BW_SPECTATOR) : std::vector<SeatTime>();
}

const GameLine* MatchController::ended_line() const {
  if (record_line_) return &*record_line_;
  return table_ && match()->is_over() ? &match()->line() : nullptr;
}

void MatchController::see_as(std::optional<Seat> seat) {
  seen_as_ = seat;
  show_as_seen();
  emit updated({});
}

Record MatchController::record() const {
  if (!table_) return record_;
  if (match()->is_over() || !rules().has(BW_HAS_HIDDEN)) return match()->full_record();
  return seen_record(match()->full_record(), match()->line(), viewer_);
}

Record MatchController::record_as_seen() const {
  const GameLine* line = ended_line();
  return line != nullptr && seen_as_ ? seen_record(record(), *line, *seen_as_) : record();
}

void MatchController::show_as_seen() {
  const GameLine* line = ended_line();
  if (line == nullptr) return;
  SeenLine seen = seen_line(*line, seen_as_);
  first_ = std::move(seen.start);
  history_ = std::move(seen.moves);
  update_.ply = static_cast<std::uint32_t>(history_.size());
  update_.picture = std::move(seen.picture);
  update_.position = std::move(seen.position);
  const auto last = std::find_if(history_.rbegin(), history_.rend(),
                                 [](const SeenMove& move) { return move.seat != BW_CHANCE; });
  update_.last_move = last == history_.rend() ? std::nullopt : std::optional(*last);
}

}  // namespace boardwright::desktop
