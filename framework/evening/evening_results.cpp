// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <set>

#include "framework/evening/evening.hpp"
#include "framework/text/plain_text.hpp"
#include "framework/tournament/score.hpp"
#include "framework/tournament/tournament_standings.hpp"

namespace boardwright {
namespace {

using namespace tournament;

std::string where(std::uint32_t round, std::uint32_t board) {
  return "board " + std::to_string(board) + " of round " + std::to_string(round);
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

}  // namespace

Result<const BoardNow*> Evening::board(std::uint32_t round, std::uint32_t number, const Round** found) const {
  const auto& rounds = now_.settings.system == System::kOpenEvening ? now_.matches : now_.rounds;
  if (round == 0 || round > rounds.size())
    return fail("round " + std::to_string(round) + " has not been published");
  const auto* board = rounds[round - 1].board(number);
  if (board == nullptr)
    return fail("round " + std::to_string(round) + " has boards 1 to " +
                std::to_string(rounds[round - 1].boards.size()) + ", and no board " + std::to_string(number));
  *found = &rounds[round - 1];
  return board;
}

Result<void> Evening::give_result(std::uint32_t round, std::uint32_t number, Score score, Source source,
                                  std::vector<std::string> matches) {
  return write(
      [&](std::vector<ClubEvent>&) -> Result<std::vector<Planned>> {
        if (auto good = check_score(score, now_.settings); !good) return fail(good.error());
        const Round* of = nullptr;
        const auto board = this->board(round, number, &of);
        if (!board) return fail(board.error());
        const BoardNow& now = **board;
        if (now.disputed)
          return fail(where(round, number) + " has two results that differ; say which is right");
        if (now.score == score && matches.empty()) return std::vector<Planned>{};
        const bool adjourned = now.score && now.score->first == Code::kOpen;
        if (adjourned && score != *now.score)  // the true result replaces it (T4.7)
          return std::vector<Planned>{
              {Corrected{of->pairing, number, holding(now), score, now.swapped, "adjourned game finished"}}};
        if (now.score && now.score != score && source != Source::kProgram)
          return fail(where(round, number) + " has the result " + score_text(*now.score) +
                      " already; correct it, with a reason, if it is wrong");
        return std::vector<Planned>{{ResultGiven{of->pairing, number, score, source, matches}}};
      },
      true);
}

Result<CorrectionPreview> Evening::preview(std::uint32_t round, std::uint32_t number,
                                           std::optional<Score> score, bool swapped) const {
  const Round* of = nullptr;
  const auto board = this->board(round, number, &of);
  if (!board) return fail(board.error());
  Tournament after = now_;
  auto& rounds = now_.settings.system == System::kOpenEvening ? after.matches : after.rounds;
  for (auto& one : rounds[round - 1].boards)
    if (one.pairing.board == number) one.score = score, one.swapped = swapped, one.disputed = false;
  const auto before_lines = standing_lines(now_, names()), after_lines = standing_lines(after, names());
  if (!before_lines) return fail(before_lines.error());
  if (!after_lines) return fail(after_lines.error());
  CorrectionPreview preview;
  for (const auto& line : *after_lines)
    for (const auto& old : *before_lines)
      if (old.player == line.player && (old.points != line.points || old.place != line.place))
        preview.moved.push_back({line.player, old.points, line.points, old.place, line.place});
  if (now_.settings.system == System::kOpenEvening) return preview;
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

Result<void> Evening::correct(std::uint32_t round, std::uint32_t number, std::optional<Score> score,
                              bool swapped, std::string reason) {
  return write(
      [&](std::vector<ClubEvent>&) -> Result<std::vector<Planned>> {
        if (score)
          if (auto good = check_score(*score, now_.settings); !good) return fail(good.error());
        if (reason.empty()) return fail("say why: a correction needs a reason");  // T20.5
        const Round* of = nullptr;
        const auto board = this->board(round, number, &of);
        if (!board) return fail(board.error());
        if (!(*board)->disputed && (*board)->score == score && (*board)->swapped == swapped)
          return fail(where(round, number) + " stands so already");
        return std::vector<Planned>{
            {Corrected{of->pairing, number, holding(**board), score, swapped, reason}}};
      },
      true);
}

Result<std::size_t> Evening::take_program_results() {
  const auto matches = club_->matches();
  if (!matches) return fail(matches.error());
  std::size_t taken = 0;
  for (const auto& match : *matches) {
    const auto& place = match.header.place;
    if (!match.finished || !place || place->tournament != id_ || match.header.entered) continue;
    const auto result = club_->result(match.match);
    if (!result) return fail(result.error());
    if (!result->holds) continue;
    const Round* of = nullptr;
    const auto board = this->board(place->round, place->board, &of);
    if (!board) continue;
    const auto score = score_of(*result->holds, (*board)->pairing);
    const bool known = std::ranges::any_of((*board)->said, [&](const Statement& said) {
      return std::ranges::find(said.matches, match.match) != said.matches.end();
    });
    if (!score || known || now_.settings.games_per_match > 1) continue;
    if (auto given = give_result(place->round, place->board, *score, Source::kProgram, {match.match}); !given)
      return fail(given.error());
    ++taken;
  }
  return taken;
}

std::vector<std::string> Evening::depends_on(const std::string& id) const {
  std::vector<std::string> reasons;
  const auto* event = now_.event(id);
  if (event == nullptr) return reasons;
  if (std::holds_alternative<Created>(event->what))
    reasons.emplace_back("everything follows from its beginning");
  if (std::holds_alternative<TakenOver>(event->what))
    reasons.emplace_back("the evening goes on from there on this laptop");
  if (std::holds_alternative<LotDrawn>(event->what) && now_.begun())
    reasons.emplace_back("rounds have been paired by this lot");
  if (const auto* round = std::get_if<Published>(&event->what)) {
    const auto results = [&](const Round& one) {
      for (const auto& board : one.boards)
        if (!board.said.empty()) {
          reasons.push_back("board " + std::to_string(board.pairing.board) + " of it has a result");
          break;
        }
    };
    for (const auto& one : now_.rounds)
      if (one.pairing == id) results(one);
    for (const auto& one : now_.matches)
      if (one.pairing == id) results(one);
    if (round->round != 0 && round->round < now_.rounds.size())
      reasons.push_back("round " + std::to_string(round->round + 1) + " has been published after it");
  }
  const auto of_board = [&](const std::string& pairing) {
    for (const auto& one : now_.rounds)
      if (one.pairing == pairing && one.published.round < now_.rounds.size() &&
          now_.settings.system != System::kRoundRobin)
        reasons.push_back("round " + std::to_string(one.published.round + 1) +
                          " was paired by it; correct the result");
  };
  if (const auto* given = std::get_if<ResultGiven>(&event->what)) of_board(given->pairing);
  if (const auto* corrected = std::get_if<Corrected>(&event->what)) of_board(corrected->pairing);
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
    if (used > 0) reasons.push_back(name(player) + " has been paired; withdraw him or her");
  }
  if (const auto* said = std::get_if<PresenceSaid>(&event->what); said != nullptr && said->round != 0)
    if (said->round <= now_.rounds.size())
      reasons.push_back("round " + std::to_string(said->round) + " has been published");
  if (const auto* gone = std::get_if<Withdrawn>(&event->what))
    if (gone->round <= now_.rounds.size())
      reasons.push_back("round " + std::to_string(gone->round) + " has been published");
  return reasons;
}

Result<void> Evening::undo(std::string event, std::string reason) {
  return write(
      [&](std::vector<ClubEvent>&) -> Result<std::vector<Planned>> {
        if (now_.event(event) == nullptr)
          return fail("there is no event " + excerpt(event) + " in this tournament");
        if (!now_.counts(event)) return fail("that event doesn't count any more");
        if (const auto why = depends_on(event); !why.empty())
          return fail("this can't be taken back: " + why.front());  // T20.6
        return std::vector<Planned>{{Undone{event, reason}}};
      },
      true);
}

Result<void> Evening::choose(std::string pairing, std::string reason) {
  return write(
      [&](std::vector<ClubEvent>&) -> Result<std::vector<Planned>> {
        for (const auto& aside : now_.aside) {
          if (aside.kind != Aside::Kind::kPairedTwice) continue;
          if (std::ranges::find(aside.events, pairing) == aside.events.end()) continue;
          Chosen chosen{pairing, {}, reason};
          for (const auto& id : aside.events)
            if (id != pairing) chosen.rejected.push_back(id);
          return std::vector<Planned>{{std::move(chosen)}};
        }
        return fail("no round was paired twice that way");
      },
      true);
}

Result<void> Evening::accept(std::vector<std::string> events, std::string reason) {
  return write(
      [&](std::vector<ClubEvent>&) -> Result<std::vector<Planned>> {
        for (const auto& event : events)
          if (std::ranges::none_of(now_.aside, [&](const Aside& aside) {
                return aside.kind == Aside::Kind::kTooLate && aside.events.front() == event;
              }))
            return fail("event " + excerpt(event) + " did not come too late");
        return std::vector<Planned>{{Accepted{events, reason}}};
      },
      true);
}

}  // namespace boardwright
