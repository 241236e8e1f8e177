// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <set>

#include "framework/evening/evening.hpp"
#include "framework/store/ids.hpp"
#include "framework/text/plain_text.hpp"
#include "framework/tournament/score.hpp"
#include "framework/tournament/tournament_standings.hpp"

namespace boardwright {
namespace {

using namespace tournament;

/// {0} the board, {1} the round.
std::vector<std::string> where(std::uint32_t round, std::uint32_t board, std::string more = {}) {
  std::vector<std::string> at = {std::to_string(board), std::to_string(round)};
  if (!more.empty()) at.push_back(std::move(more));
  return at;
}

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

/// Where a match belongs in Tournament::results_of, from 1: by the publication, which stays when matches of two laptops
/// are joined; of an older program by the round. 0: nowhere any more.
std::uint32_t round_of(const Tournament& now, const TournamentPlace& place) {
  const auto& rounds = now.results_of();
  for (std::size_t i = 0; i < rounds.size(); ++i)
    if (!place.pairing.empty() && rounds[i].pairing == place.pairing)
      return static_cast<std::uint32_t>(i + 1);
  return now.settings.without_rounds() ? 0 : place.round.value_or(0);
}

}  // namespace

Allowed<const BoardNow*> Evening::board(std::uint32_t round, std::uint32_t number,
                                        const Round** found) const {
  const auto& rounds = now_.results_of();
  if (round == 0 || round > rounds.size()) return refuse("evening.round_missing", {std::to_string(round)});
  const auto* board = rounds[round - 1].board(number);
  if (board == nullptr)
    return refuse("evening.no_board", where(round, number, std::to_string(rounds[round - 1].boards.size())));
  *found = &rounds[round - 1];
  return board;
}

Allowed<void> Evening::write_at(std::uint32_t round, std::uint32_t number, const std::optional<Score>& score,
                                const DecideBoard& decide) {
  return write(
      [&](std::vector<ClubEvent>&) -> Allowed<std::vector<Planned>> {
        if (score)
          if (auto good = check_score(*score, now_.settings); !good) return pass_on(good);
        const Round* of = nullptr;
        const auto found = board(round, number, &of);
        if (!found) return pass_on(found);
        return decide(*of, **found);
      },
      true);
}

Allowed<void> Evening::give_result(std::uint32_t round, std::uint32_t number, Score score, Source source,
                                   std::vector<std::string> matches) {
  return write_at(
      round, number, score, [&](const Round& of, const BoardNow& now) -> Allowed<std::vector<Planned>> {
        if (now.disputed) return refuse("evening.two_results", where(round, number));
        const bool same = now.score && (*now.score == score ||
                                        (score.games.empty() && score_text(*now.score) == score_text(score)));
        if (same && matches.empty()) return std::vector<Planned>{};
        const bool adjourned = now.score && now.score->first == Code::kOpen;
        if (adjourned && score != *now.score)  // the true result replaces it (T4.7)
          return std::vector<Planned>{
              {Corrected{of.pairing, number, holding(now), score, now.swapped, "adjourned game finished"}}};
        if (now.score && !same && source != Source::kProgram)
          return refuse("evening.has_result", where(round, number, score_text(*now.score)));
        return std::vector<Planned>{{ResultGiven{of.pairing, number, score, source, matches}}};
      });
}

Allowed<CorrectionPreview> Evening::preview(std::uint32_t round, std::uint32_t number,
                                            std::optional<Score> score, bool swapped) const {
  const Round* of = nullptr;
  const auto board = this->board(round, number, &of);
  if (!board) return pass_on(board);
  Tournament after = now_;
  for (auto& one : after.results_of()[round - 1].boards)
    if (one.pairing.board == number) one.score = score, one.swapped = swapped, one.disputed = false;
  const auto before_lines = standing_lines(now_, names(), utc_now());
  const auto after_lines = standing_lines(after, names(), utc_now());
  if (!before_lines) return refuse("evening.no_standings", {before_lines.error()});
  if (!after_lines) return refuse("evening.no_standings", {after_lines.error()});
  CorrectionPreview preview;
  for (const auto& line : *after_lines)
    for (const auto& old : *before_lines)
      if (old.player == line.player && (old.points != line.points || old.place != line.place))
        preview.moved.push_back({line.player, old.points, line.points, old.place, line.place});
  if (now_.settings.without_rounds()) return preview;
  for (std::uint32_t later = round + 1; later <= after.rounds.size(); ++later) {
    const auto anew = paired_anew(after, later, names());
    const auto* draft = std::get_if<Draft>(&anew.what);
    const auto& published = after.rounds[later - 1].published;
    if (draft == nullptr || published.by_hand) continue;
    const auto pairs = [](const Published& of_round) {
      std::set<std::pair<std::string, std::string>> both;
      for (const auto& one : of_round.boards) both.emplace(one.first, one.second);
      return both;
    };
    if (pairs(draft->round) != pairs(published) || draft->round.bye != published.bye)
      preview.otherwise[later] = *draft;
  }
  return preview;
}

Allowed<void> Evening::correct(std::uint32_t round, std::uint32_t number, std::optional<Score> score,
                               bool swapped, std::string reason) {
  return write(
      [&](std::vector<ClubEvent>&) -> Allowed<std::vector<Planned>> {
        if (score)
          if (auto good = check_score(*score, now_.settings); !good) return pass_on(good);
        if (reason.empty()) return refuse("evening.correction_reason");  // T20.5
        const Round* of = nullptr;
        const auto board = this->board(round, number, &of);
        if (!board) return pass_on(board);
        if (!(*board)->disputed && (*board)->score == score && (*board)->swapped == swapped)
          return refuse("evening.stands_so", where(round, number));
        return std::vector<Planned>{
            {Corrected{of->pairing, number, holding(**board), score, swapped, reason}}};
      },
      true);
}

Allowed<std::size_t> Evening::take_program_results(const std::set<std::string>& but) {
  const auto matches = club_->matches().all();
  if (!matches) return refuse("evening.book", {matches.error()});
  std::size_t taken = 0;
  for (const auto& match : *matches) {
    const auto& place = match.header.place;
    if (!match.finished || !place || place->tournament != id_ || match.header.entered) continue;
    if (but.contains(match.match)) continue;
    const auto result = club_->results().of(match.match);
    if (!result) return refuse("evening.book", {result.error()});
    if (!result->holds) continue;
    const std::uint32_t round = round_of(now_, *place);
    const Round* of = nullptr;
    const auto board = this->board(round, place->board, &of);
    if (!board) continue;
    const auto score = score_of(*result->holds, (*board)->pairing);
    const bool known = std::ranges::any_of((*board)->said, [&](const Statement& said) {
      return std::ranges::find(said.matches, match.match) != said.matches.end();
    });
    if (!score || known || now_.settings.games_per_match > 1) continue;
    if (auto given = give_result(round, place->board, *score, Source::kProgram, {match.match}); !given)
      return pass_on(given);
    ++taken;
  }
  return taken;
}

std::vector<Remark> Evening::depends_on(const std::string& id) const {
  std::vector<Remark> reasons;
  const auto say = [&](const char* key, std::vector<std::string> arguments = {}) {
    reasons.push_back(remark(key, std::move(arguments)));
  };
  const auto* event = now_.event(id);
  if (event == nullptr) return reasons;
  if (std::holds_alternative<Created>(event->what)) say("evening.follows_from_it");
  if (std::holds_alternative<TakenOver>(event->what)) say("evening.goes_on_from_it");
  if (std::holds_alternative<LotPromised>(event->what)) say("evening.promise_stays");
  if (std::holds_alternative<LotDrawn>(event->what) && now_.begun()) say("evening.paired_by_lot");
  if (const auto* round = std::get_if<Published>(&event->what)) {
    const auto results = [&](const Round& one) {
      for (const auto& board : one.boards)
        if (!board.said.empty()) {
          say("evening.board_has_result", {std::to_string(board.pairing.board)});
          break;
        }
    };
    for (const auto& one : now_.rounds)
      if (one.pairing == id) results(one);
    for (const auto& one : now_.matches)
      if (one.pairing == id) results(one);
    if (round->round != 0 && round->round < now_.rounds.size())
      say("evening.round_after", {std::to_string(round->round + 1)});
  }
  const auto of_board = [&](const std::string& pairing) {
    for (const auto& one : now_.rounds)
      if (one.pairing == pairing && one.published.round < now_.rounds.size() &&
          !of_table(now_.settings.system))
        say("evening.paired_by_it", {std::to_string(one.published.round + 1)});
  };
  if (const auto* chosen = std::get_if<GameChosen>(&event->what))
    for (const auto& one : now_.rounds)
      if (const auto* board = one.pairing == chosen->pairing ? one.board(chosen->board) : nullptr;
          board != nullptr && !board->said.empty())
        say("evening.board_has_result", {std::to_string(chosen->board)});
  if (const auto* given = std::get_if<ResultGiven>(&event->what)) of_board(given->pairing);
  if (const auto* corrected = std::get_if<Corrected>(&event->what)) of_board(corrected->pairing);
  if (const auto* balance = std::get_if<OpeningBalance>(&event->what);
      balance != nullptr && now_.settings.system != System::kRoundRobin)
    for (std::size_t round = 0; round < now_.rounds.size(); ++round)
      if (now_.rounds[round].stamp > event->stamp) {  // it was paired by these points
        say("evening.paired_by_balance", {std::to_string(round + 1)});
        break;
      }
  if (const auto* line_up = std::get_if<LineUpSaid>(&event->what);
      line_up != nullptr && line_up->round <= now_.rounds.size())
    say("evening.round_is_out", {std::to_string(line_up->round)});
  std::uint32_t used = 0;
  std::string player;
  if (const auto* entered = std::get_if<Entered>(&event->what)) {
    player = entered->player;
    for (const auto* list : {&now_.rounds, &now_.matches})
      for (const auto& round : *list) {
        bool paired = round.published.bye == player;
        for (const auto& board : round.boards)
          paired = paired || board.pairing.first == player || board.pairing.second == player;
        if (paired) used = std::max(used, 1U);
      }
    if (used > 0) say("evening.has_been_paired", {name(player)});
  }
  if (const auto* said = std::get_if<PresenceSaid>(&event->what); said != nullptr && said->round != 0)
    if (said->round <= now_.rounds.size()) say("evening.round_is_out", {std::to_string(said->round)});
  if (const auto* gone = std::get_if<Withdrawn>(&event->what))
    if (gone->round <= now_.rounds.size()) say("evening.round_is_out", {std::to_string(gone->round)});
  return reasons;
}

Allowed<void> Evening::undo(std::string event, std::string reason) {
  return write(
      [&](std::vector<ClubEvent>&) -> Allowed<std::vector<Planned>> {
        if (now_.event(event) == nullptr) return refuse("evening.no_event", {excerpt(event)});
        if (!now_.counts(event)) return refuse("evening.counts_no_more");
        if (const auto why = depends_on(event); !why.empty())
          return tl::unexpected<Remark>(why.front());  // T20.6
        return std::vector<Planned>{{Undone{event, reason}}};
      },
      true);
}

Allowed<void> Evening::choose(std::string pairing, std::string reason) {
  return write(
      [&](std::vector<ClubEvent>&) -> Allowed<std::vector<Planned>> {
        for (const auto& aside : now_.aside) {
          if (aside.kind != Aside::Kind::kPairedTwice) continue;
          if (std::ranges::find(aside.events, pairing) == aside.events.end()) continue;
          Chosen chosen{pairing, {}, reason};
          for (const auto& id : aside.events)
            if (id != pairing) chosen.rejected.push_back(id);
          return std::vector<Planned>{{std::move(chosen)}};
        }
        return refuse("evening.not_paired_twice");
      },
      true);
}

Allowed<void> Evening::accept(std::vector<std::string> events, std::string reason) {
  return write(
      [&](std::vector<ClubEvent>&) -> Allowed<std::vector<Planned>> {
        for (const auto& event : events)
          if (std::ranges::none_of(now_.aside, [&](const Aside& aside) {
                return aside.kind == Aside::Kind::kTooLate && aside.events.front() == event;
              }))
            return refuse("evening.not_late", {excerpt(event)});
        return std::vector<Planned>{{Accepted{events, reason}}};
      },
      true);
}

}  // namespace boardwright
