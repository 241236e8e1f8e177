// SPDX-License-Identifier: GPL-3.0-or-later
//
// What MatchController lets hints and analysis see.
#include "framework/match/seen_line.hpp"
#include "framework/players/ready_set_up.hpp"
#include "framework/players/search_player.hpp"
#include "plugins/host/rule_trace.hpp"
#include "ui/desktop/play/match_controller.hpp"

namespace boardwright::desktop {

QString MatchController::why_no_advice() const {
  if (ended_line() != nullptr) return {};
  if (hand_over_) return tr("Nothing is shown until the screen has been handed over.");
  if (plan_.rated) return tr("In a rated match there is no advice until the game is over.");
  if (!match()->policies().hints) return tr("This game is played without advice.");
  if (paused()) return tr("There is no advice while the game is paused.");
  return {};
}

bool MatchController::can_advise_set_up() const {
  return arrangement_ && !plan_.game->data().search.arrangements.empty() && why_no_advice().isEmpty();
}

Result<bw_item> MatchController::next_of_set_up() const {
  const auto refuse = [](const QString& sentence) { return fail(sentence.toStdString()); };
  if (!can_advise_set_up()) return refuse(tr("There is no advice for setting up."));
  Random random = this->random();
  const auto missing = ready_set_up(arrangement_->second, plan_.game->data().search.arrangements, random);
  if (!missing) return refuse(tr("No ready set-up fits what stands here."));
  if (missing->empty()) return refuse(tr("All pieces have their places."));
  return missing->front();
}

Result<Situation> MatchController::situation_at(std::size_t moves) const {
  const auto refuse = [](const QString& sentence) { return fail(sentence.toStdString()); };
  if (const QString why = why_no_advice(); !why.isEmpty()) return refuse(why);
  const GameLine* ended = ended_line();
  const GameLine& line = ended != nullptr ? *ended : match()->line();
  const auto viewer = ended != nullptr ? seen_as_ : std::optional(viewer_);
  const std::size_t plies = plies_seen(line, viewer, moves);
  const bool newest = plies == line.plies().size();
  if (newest && arrangement_)
    return refuse(can_advise_set_up() ? tr("For setting up there are hints, but no analysis.")
                                      : tr("There is no advice for setting up."));
  const Position& position = line.position(plies);
  if ((newest && line.is_over()) || position.is_over())
    return refuse(tr("In this position the game is over."));
  if (position.is_chance()) return refuse(tr("In this position chance is on turn."));
  const auto seat = seat_to_advise(position);
  if (!seat) return refuse(tr("What the side on turn sees is hidden here."));
  Situation situation = situation_of(line, *seat, plies);
  if (!SearchPlayer::can_analyse(situation.view))
    return refuse(
        tr("The rules of this game don't say what may be hidden, so that nothing can be worked out."));
  if (const std::uint32_t left = table_ != nullptr ? match()->plies_left() : 0; left != 0) {
    situation.plies_left = left;
    for (std::size_t ply = plies; ply < line.plies().size(); ++ply)
      if (line.plies()[ply].seat != BW_CHANCE) ++situation.plies_left;
  }
  return situation;
}

std::vector<std::string> MatchController::rules_of_move(std::size_t moves) const {
  const GameLine* ended = ended_line();
  if (moves == 0 || (ended == nullptr && (table_ == nullptr || hand_over_ || paused()))) return {};
  const GameLine& line = ended != nullptr ? *ended : match()->line();
  const std::size_t plies = plies_seen(line, ended != nullptr ? seen_as_ : std::optional(viewer_), moves);
  if (plies == 0 || plies > line.plies().size()) return {};
  const Position& before = line.position(plies - 1);
  const bool all_known = ended != nullptr && !seen_as_;
  // A move that hides something, such as the first of a hidden set-up, is told no more than one in the dark.
  if (!all_known && (!before.is_open() || !line.position(plies).is_open())) return {};
  const GameLine::Ply& ply = line.plies()[plies - 1];
  const auto trace = RuleTrace::of(before.shared_rules());
  if (!trace) return {};
  const auto used = trace->used(before, ply.seat, ply.move, line.position(plies));
  // Rules that answer wrongly break a law of `check`; here it costs no more than a mark in a margin.
  return used ? trace->numbers_of(*used) : std::vector<std::string>();
}

const GameLine* MatchController::known_line() const {
  if (const GameLine* ended = ended_line()) return seen_as_ ? nullptr : ended;
  const bool all_is_seen = table_ != nullptr && !hand_over_ && !paused() && !rules().has(BW_HAS_HIDDEN);
  return all_is_seen ? &match()->line() : nullptr;
}

const GameLine* MatchController::open_line() const {
  const bool advised =
      ended_line() != nullptr || (table_ != nullptr && !plan_.rated && match()->policies().hints);
  return advised ? known_line() : nullptr;
}

std::optional<Position> MatchController::known_position(std::size_t moves) const {
  const GameLine* line = known_line();
  if (line == nullptr) return std::nullopt;
  const auto viewer = ended_line() != nullptr ? seen_as_ : std::optional(viewer_);
  return line->position(plies_seen(*line, viewer, moves));
}

std::vector<std::string> MatchController::rules_of_try(const Position& before, std::string_view move) {
  const auto trace = RuleTrace::of(before.shared_rules());
  if (!trace) return {};
  for (const Seat seat : before.seats_on_turn()) {
    const auto read = before.read_move(seat, move);
    Position after = before;
    if (!read || !after.play(seat, *read)) continue;
    const auto used = trace->used(before, seat, *read, after);
    return used ? trace->numbers_of(*used) : std::vector<std::string>();
  }
  return {};
}

std::optional<Position> MatchController::position_to_edit(std::size_t moves) const {
  const GameLine* line = open_line();
  if (line == nullptr) return std::nullopt;
  const auto viewer = ended_line() != nullptr ? seen_as_ : std::optional(viewer_);
  return line->position(plies_seen(*line, viewer, moves));
}

std::optional<Variation> MatchController::variation_from(std::size_t moves) const {
  const GameLine* line = open_line();
  if (line == nullptr) return std::nullopt;
  const std::size_t plies =
      plies_seen(*line, ended_line() != nullptr ? seen_as_ : std::optional(viewer_), moves);
  const Position& from = line->position(plies);
  if (from.is_over() || from.is_chance()) return std::nullopt;
  return Variation(*line, plies, moves);
}

std::optional<Seat> MatchController::seat_to_advise(const Position& position) const {
  const bool ended = ended_line() != nullptr;
  // Of what is hidden only this seat's part may be known; without one, everybody's.
  std::optional<Seat> only;
  if (!position.is_open()) only = ended ? seen_as_ : std::optional(viewer_);
  if (only) {
    const bool plays = *only < rules().seat_count() && (ended || is_human(*only));
    return plays && position.on_turn(*only) ? only : std::nullopt;
  }
  if (is_human(viewer_) && position.on_turn(viewer_)) return viewer_;
  const auto seats = position.seats_on_turn();
  return seats.empty() ? std::nullopt : std::optional(seats.front());
}

}  // namespace boardwright::desktop
