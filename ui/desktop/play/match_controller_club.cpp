// SPDX-License-Identifier: GPL-3.0-or-later
//
// What MatchController does with matches that the club keeps.
#include <algorithm>

#include "ui/desktop/appearance/refusal_words.hpp"
#include "ui/desktop/play/match_controller.hpp"

namespace boardwright::desktop {

QString MatchController::not_kept(const std::string& why) {
  return tr("Matches can't be kept: %1").arg(refusal_words(why));
}

Result<void> MatchController::resume(const std::string& match, const Catalogue& catalogue) {
  if (!club_) return fail("there is no club that keeps matches");
  auto kept = club_->resume(match, catalogue);
  if (!kept) return fail(kept.error());
  auto computers = seat_computers((*kept)->plan());
  if (!computers) return fail(computers.error());
  leave();
  const Match& there = (*kept)->match();
  // By correspondence nobody's time depends on who looks at the board.
  const auto& clock = (*kept)->header().clock;
  const bool clock_would_run =
      clock && !is_correspondence(*clock) && !there.is_over() && !there.clock_waits();
  auto table = Table::of(std::move(*kept), std::move(*computers), room());
  if (clock_would_run) table->rest();
  begin(std::move(table));
  return {};
}

bool MatchController::is_set_up() const {
  if (table_ == nullptr || match()->is_over()) return false;
  const auto seats = match()->seats_on_turn();
  return std::any_of(seats.begin(), seats.end(),
                     [this](Seat seat) { return match()->arrange(seat).has_value(); });
}

std::optional<Seat> MatchController::only_person() const {
  const auto people = humans();
  return people.size() == 1 ? std::optional(people.front()) : std::nullopt;
}

std::string MatchController::kept_match() const {
  return table_ && table_->kept() ? table_->kept()->id() : std::string();
}

/// Once, when the match is over: it counts all results of the club.
void MatchController::ask_for_report() {
  KeptMatch* kept = table_->kept();
  if (report_ || kept == nullptr || !match()->is_over() || !plan_.rated) return;
  auto report = kept->report();
  if (!report) return emit failed(refusal_words(report.error()));
  report_ = std::move(*report);
}

void MatchController::ask_for_hints() {
  hints_.clear();
  KeptMatch* kept = table_->kept();
  if (kept == nullptr || !plan_.rated) return;
  // Asked once: a status changes only when a match is over. Where a ladder leaves it to the player, both
  // answers differ and the setting goes.
  for (Seat seat = 0; seat < plan_.seats.size(); ++seat) {
    const auto with = kept->hints_visible(seat, true), without = kept->hints_visible(seat, false);
    if (with && without && *with == *without) hints_[seat] = *with;
  }
}

bool MatchController::hints_shown(bool setting) const {
  if (table_ != nullptr && !match()->policies().hints) return false;
  const auto ruled = hints_.find(viewer_);
  return ruled == hints_.end() ? setting : ruled->second;
}

}  // namespace boardwright::desktop
