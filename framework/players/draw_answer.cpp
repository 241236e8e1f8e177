// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/players/draw_answer.hpp"

#include <algorithm>
#include <chrono>

#include "framework/match/match.hpp"
#include "framework/match/move_numbers.hpp"
#include "framework/players/search_player.hpp"

namespace boardwright {
namespace {

constexpr std::uint64_t kNodes = 4000, kSeed = 1;
constexpr std::chrono::milliseconds kLongest(1000);
constexpr std::size_t kMemory = std::size_t{32} << 20U;

/// The newest position in which the seat was on turn alone, as it saw it then: what it would be told of a
/// later one is the other's secret.
std::optional<Situation> when_last_on_turn(const GameLine& line, Seat seat) {
  for (std::size_t ply = line.plies().size() + 1; ply-- > 0;)
    if (line.position(ply).seats_on_turn() == std::vector{seat} && !sets_up(line.position(ply), seat))
      return situation_of(line, seat, ply);
  return std::nullopt;
}

}  // namespace

bool accepts_draw(std::optional<double> score, std::size_t moves) {
  if (!score) return false;
  return *score <= DrawRule::kPoor || (moves >= DrawRule::kLate && *score <= DrawRule::kEven);
}

DrawQuestion draw_question(const Match& match, Seat seat) {
  const GameLine& line = match.line();
  DrawQuestion question;
  for (std::size_t ply = 0; ply < line.plies().size(); ++ply)
    if (line.plies()[ply].seat == seat && !is_set_up(line, ply)) ++question.moves;
  const auto on_turn = line.now().seats_on_turn();
  if (match.is_over() || match.rules().seat_count() != 2 || on_turn.size() != 1) return question;
  if (sets_up(line.now(), on_turn.front())) return question;
  question.of_other = line.now().is_open() && on_turn.front() != seat;
  question.situation =
      question.of_other ? situation_of(line, on_turn.front()) : when_last_on_turn(line, seat);
  if (question.situation && !SearchPlayer::can_analyse(question.situation->view)) question.situation.reset();
  return question;
}

bool accepts_draw(DrawQuestion question, const SearchChoice& search) {
  if (!question.situation) return accepts_draw(std::nullopt, question.moves);
  question.situation->nodes = kNodes;
  question.situation->move_time = kLongest;
  Random random(kSeed);
  const auto found = SearchPlayer("draw", style_of({.search = search, .memory = kMemory}))
                         .analyse(*question.situation, random);
  if (!found) return accepts_draw(std::nullopt, question.moves);
  return accepts_draw(question.of_other ? 1 - found->score : found->score, question.moves);
}

std::vector<Seat> seats_to_answer_draw(const Match& match, std::span<const Seat> seats) {
  std::vector<Seat> asked;
  for (const Seat seat : seats) {
    const Update& update = match.update(seat);
    if (!update.table.draw_offers.empty() && update.table.can_offer_draw) asked.push_back(seat);
  }
  return asked;
}

Result<void> answer_draw(Match& match, Seat seat, bool accepts) {
  return accepts ? match.offer_draw(seat) : match.decline_draw(seat);
}

}  // namespace boardwright
