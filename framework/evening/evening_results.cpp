// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/evening/evening_results.hpp"

#include <algorithm>

#include "framework/evening/board_at.hpp"
#include "framework/evening/boards_due.hpp"
#include "framework/evening/waiting.hpp"
#include "framework/store/ids.hpp"
#include "framework/tournament/score.hpp"

namespace boardwright {
namespace {

using namespace tournament;

std::vector<std::string> holding(const BoardNow& board) {
  std::vector<std::string> ids;
  for (const auto& said : board.said)
    if (said.holds) ids.push_back(said.event);
  return ids;
}

/// What a finished match of the program was for its two seats, for the one on side 1 of the board first.
std::optional<Score> score_of(const MatchResult& result, const Board& board) {
  if (result.seats.size() != 2) return std::nullopt;
  const bool swapped = result.seats[0].player == board.second;
  if (result.seats[swapped ? 1 : 0].player != board.first ||
      result.seats[swapped ? 0 : 1].player != board.second)
    return std::nullopt;
  const auto code = [&](const SeatResult& seat) {
    return seat.half_points == 2 ? Code::kWin : seat.half_points == 1 ? Code::kDraw : Code::kLoss;
  };
  Score score;
  score.first = code(result.seats[swapped ? 1 : 0]), score.second = code(result.seats[swapped ? 0 : 1]);
  return score;
}

bool knows_match(const BoardNow& board, const std::string& match) {
  return std::ranges::any_of(board.said, [&](const Statement& said) {
    return std::ranges::find(said.matches, match) != said.matches.end();
  });
}

}  // namespace

Allowed<void> EveningResults::write_at(std::uint32_t round, std::uint32_t number,
                                       const std::optional<Score>& score, const DecideBoard& decide) {
  return log_.write_and_copy([&](const Tournament& now) -> Allowed<EveningPlan> {
    if (score)
      if (auto good = check_score(*score, now.settings); !good) return pass_on(good);
    const auto at = board_at(now, round, number);
    if (!at) return pass_on(at);
    return decide(now, *at->round, *at->board);
  });
}

Allowed<void> EveningResults::give(std::uint32_t round, std::uint32_t number, Score score, Source source,
                                   std::vector<std::string> matches) {
  return write_at(
      round, number, score,
      [&](const Tournament&, const Round& of, const BoardNow& board) -> Allowed<EveningPlan> {
        if (board.disputed) return refuse("evening.two_results", board_words(round, number));
        const bool same =
            board.score &&
            (*board.score == score || (score.games.empty() && score_text(*board.score) == score_text(score)));
        if (same && matches.empty()) return EveningPlan();
        const bool adjourned = board.score && board.score->first == Code::kOpen;
        if (adjourned && score != *board.score)  // the true result replaces it (T4.7)
          return EveningPlan::one(
              Corrected{of.pairing, number, holding(board), score, board.swapped, "adjourned game finished"});
        if (board.score && !same && source != Source::kProgram)
          return refuse("evening.has_result", board_words(round, number, score_text(*board.score)));
        return EveningPlan::one(ResultGiven{of.pairing, number, score, source, matches});
      });
}

Allowed<void> EveningResults::correct(std::uint32_t round, std::uint32_t number, std::optional<Score> score,
                                      bool swapped, std::string reason) {
  return log_.write_and_copy([&](const Tournament& now) -> Allowed<EveningPlan> {
    if (score)
      if (auto good = check_score(*score, now.settings); !good) return pass_on(good);
    if (reason.empty()) return refuse("evening.correction_reason");  // T20.5
    const auto at = board_at(now, round, number);
    if (!at) return pass_on(at);
    const BoardNow& board = *at->board;
    if (!board.disputed && board.score == score && board.swapped == swapped)
      return refuse("evening.stands_so", board_words(round, number));
    return EveningPlan::one(Corrected{at->round->pairing, number, holding(board), score, swapped, reason});
  });
}

Allowed<void> EveningResults::say_by_phone(std::uint32_t round, std::uint32_t number, Score score,
                                           const std::string& player) {
  return write_at(
      round, number, score,
      [&](const Tournament& now, const Round& of, const BoardNow& board) -> Allowed<EveningPlan> {
        const auto where = board_words(round, number, log_.name(player));
        if (board.pairing.first != player && board.pairing.second != player)
          return refuse("evening.not_at_board", where);
        if (board.score) return refuse("evening.result_is_final", where);
        if (time_is_over(now.settings, utc_now()))
          return refuse("evening.time_over", {now.settings.open_until});  // T12.7
        for (const auto& said : board.said)
          if (said.holds && said.source == Source::kPhone && said.by == player) {
            if (said.score == score) return EveningPlan();
            return refuse("evening.said_otherwise", where);
          }
        return EveningPlan::one(ResultGiven{of.pairing, number, score, Source::kPhone, {}, player});
      });
}

Allowed<std::size_t> EveningResults::settle_phones() {
  std::size_t settled = 0;
  auto written = log_.write_and_copy([&](const Tournament& now) -> Allowed<EveningPlan> {
    EveningPlan plan;
    for (const auto& due : open_objections(now)) {
      if (utc_now() < due.due) continue;
      const auto& round = now.results_of()[due.round - 1];
      plan.events.push_back({ResultGiven{
          round.pairing, due.board, *round.board(due.board)->claimed, Source::kUncontested, {}, {}}});
    }
    settled = plan.events.size();
    return plan;
  });
  if (!written) return pass_on(written);
  return settled;
}

Allowed<void> EveningResults::absent(std::uint32_t round, std::uint32_t number, const std::string& player) {
  return write_at(
      round, number, {},
      [&](const Tournament& now, const Round& of, const BoardNow& board) -> Allowed<EveningPlan> {
        const auto where = board_words(round, number, log_.name(player));
        const bool first = board.pairing.first == player;
        if (!first && board.pairing.second != player) return refuse("evening.not_at_board", where);
        if (board.score || board.disputed) return refuse("evening.result_is_final", where);
        Score score;
        score.first = first ? Code::kForfeitLoss : Code::kForfeitWin;
        score.second = first ? Code::kForfeitWin : Code::kForfeitLoss;
        auto plan = EveningPlan::one(ResultGiven{of.pairing, number, score, Source::kArbiter, {}, {}});
        if (now.settings.withdraw_absent && !now.entrant(player)->is_withdrawn(now.next_round()))
          plan.events.push_back({Withdrawn{player, now.next_round(), false, "absent"}});
        return plan;
      });
}

Allowed<std::size_t> EveningResults::take_from_program(const std::set<std::string>& but) {
  Club& club = *log_.club();
  const auto matches = club.matches().all();
  if (!matches) return refuse("evening.book", {matches.error()});
  std::size_t taken = 0;
  for (const auto& match : *matches) {
    const auto& place = match.header.place;
    if (!match.finished || !place || place->tournament != log_.id() || match.header.entered) continue;
    if (but.contains(match.match)) continue;
    const auto result = club.results().of(match.match);
    if (!result) return refuse("evening.book", {result.error()});
    if (!result->holds) continue;
    const std::uint32_t round = round_of_place(log_.now(), *place);
    const auto at = board_at(log_.now(), round, place->board);
    if (!at || knows_match(*at->board, match.match) || log_.now().settings.games_per_match > 1) continue;
    const auto score = score_of(*result->holds, at->board->pairing);
    if (!score) continue;
    if (auto given = give(round, place->board, *score, Source::kProgram, {match.match}); !given)
      return pass_on(given);
    ++taken;
  }
  return taken;
}

}  // namespace boardwright
