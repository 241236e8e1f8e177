// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/play/game_advice.hpp"

#include "framework/catalogue/game.hpp"
#include "framework/match/seen_line.hpp"
#include "framework/players/ready_set_up.hpp"
#include "framework/players/search_player.hpp"
#include "plugins/host/rule_trace.hpp"
#include "ui/desktop/play/line_scene.hpp"

namespace boardwright::desktop {

QString GameAdvice::why_none() const {
  if (game_.ended != nullptr) return {};
  if (game_.screen.hand_over()) return tr("Nothing is shown until the screen has been handed over.");
  if (game_.plan.rated) return tr("In a rated match there is no advice until the game is over.");
  if (!game_.match->policies().hints) return tr("This game is played without advice.");
  if (game_.paused) return tr("There is no advice while the game is paused.");
  return {};
}

const GameLine& GameAdvice::line() const {
  return game_.ended != nullptr ? *game_.ended : game_.match->line();
}

std::size_t GameAdvice::plies(const GameLine& line, std::size_t moves) const {
  return plies_seen(line, game_.ended != nullptr ? game_.seen_as : std::optional(game_.screen.viewer()),
                    moves);
}

bool GameAdvice::can_advise_set_up() const {
  return game_.arrangement != nullptr && !game_.plan.game->data().search.arrangements.empty() &&
         why_none().isEmpty();
}

Result<bw_item> GameAdvice::next_of_set_up(Random random) const {
  const auto refuse = [](const QString& sentence) { return fail(sentence.toStdString()); };
  if (!can_advise_set_up()) return refuse(tr("There is no advice for setting up."));
  const auto missing = ready_set_up(*game_.arrangement, game_.plan.game->data().search.arrangements, random);
  if (!missing) return refuse(tr("No ready set-up fits what stands here."));
  if (missing->empty()) return refuse(tr("All pieces have their places."));
  return missing->front();
}

Result<Situation> GameAdvice::situation_at(std::size_t moves) const {
  const auto refuse = [](const QString& sentence) { return fail(sentence.toStdString()); };
  if (const QString why = why_none(); !why.isEmpty()) return refuse(why);
  const GameLine& line = this->line();
  const std::size_t plies = this->plies(line, moves);
  const bool newest = plies == line.plies().size();
  if (newest && game_.arrangement != nullptr)
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
  if (const std::uint32_t left = game_.match != nullptr ? game_.match->plies_left() : 0; left != 0) {
    situation.plies_left = left;
    for (std::size_t ply = plies; ply < line.plies().size(); ++ply)
      if (line.plies()[ply].seat != BW_CHANCE) ++situation.plies_left;
  }
  return situation;
}

std::vector<std::string> GameAdvice::rules_of_move(std::size_t moves) const {
  const bool ended = game_.ended != nullptr;
  if (moves == 0 || (!ended && (game_.match == nullptr || game_.screen.hand_over() || game_.paused)))
    return {};
  const GameLine& line = this->line();
  const std::size_t plies = this->plies(line, moves);
  if (plies == 0 || plies > line.plies().size()) return {};
  const Position& before = line.position(plies - 1);
  const bool all_known = ended && !game_.seen_as;
  // A move that hides something, such as the first of a hidden set-up, is told no more than one in the dark.
  if (!all_known && (!before.is_open() || !line.position(plies).is_open())) return {};
  const GameLine::Ply& ply = line.plies()[plies - 1];
  const auto trace = RuleTrace::of(before.shared_rules());
  if (!trace) return {};
  const auto used = trace->used(before, ply.seat, ply.move, line.position(plies));
  // Rules that answer wrongly break a law of `check`; here it costs no more than a mark in a margin.
  return used ? trace->numbers_of(*used) : std::vector<std::string>();
}

const GameLine* GameAdvice::known_line() const {
  if (game_.ended != nullptr) return game_.seen_as ? nullptr : game_.ended;
  const bool all_is_seen = game_.match != nullptr && !game_.screen.hand_over() && !game_.paused &&
                           !game_.plan.rules->has(BW_HAS_HIDDEN);
  return all_is_seen ? &game_.match->line() : nullptr;
}

const GameLine* GameAdvice::open_line() const {
  const bool advised = game_.ended != nullptr ||
                       (game_.match != nullptr && !game_.plan.rated && game_.match->policies().hints);
  return advised ? known_line() : nullptr;
}

std::optional<Position> GameAdvice::known_position(std::size_t moves) const {
  const GameLine* line = known_line();
  if (line == nullptr) return std::nullopt;
  return line->position(plies(*line, moves));
}

std::vector<std::string> GameAdvice::rules_of_try(std::size_t moves, std::string_view move) const {
  const auto known = known_position(moves);
  return known ? desktop::rules_of_try(*known, move) : std::vector<std::string>();
}

std::optional<Position> GameAdvice::position_to_edit(std::size_t moves) const {
  const GameLine* line = open_line();
  if (line == nullptr) return std::nullopt;
  return line->position(plies(*line, moves));
}

std::optional<Variation> GameAdvice::variation_from(std::size_t moves) const {
  const GameLine* line = open_line();
  if (line == nullptr) return std::nullopt;
  const std::size_t plies = this->plies(*line, moves);
  const Position& from = line->position(plies);
  if (from.is_over() || from.is_chance()) return std::nullopt;
  return Variation(*line, plies, moves);
}

std::optional<Seat> GameAdvice::seat_to_advise(const Position& position) const {
  const bool ended = game_.ended != nullptr;
  const Seat viewer = game_.screen.viewer();
  // Of what is hidden only this seat's part may be known; without one, everybody's.
  std::optional<Seat> only;
  if (!position.is_open()) only = ended ? game_.seen_as : std::optional(viewer);
  if (only) {
    const bool plays = *only < game_.plan.rules->seat_count() && (ended || game_.screen.is_human(*only));
    return plays && position.on_turn(*only) ? only : std::nullopt;
  }
  if (game_.screen.is_players() && position.on_turn(viewer)) return viewer;
  const auto seats = position.seats_on_turn();
  return seats.empty() ? std::nullopt : std::optional(seats.front());
}

}  // namespace boardwright::desktop
