// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "framework/evening/evening.hpp"
#include "framework/store/ids.hpp"
#include "framework/tournament/next_pairing.hpp"
#include "framework/tournament/round_entries.hpp"
#include "framework/tournament/series.hpp"

namespace boardwright {
namespace {

using namespace tournament;

/// Matches of a round robin with somebody who has withdrawn are lost by forfeit (T12.5).
std::optional<Score> forfeit(const Tournament& now, const Board& board, std::uint32_t round) {
  if (!of_table(now.settings.system)) return std::nullopt;
  const auto gone = [&](const std::string& player) {
    const auto* entrant = now.entrant(player);
    return entrant == nullptr || entrant->is_withdrawn(round);
  };
  const bool first = gone(board.first), second = gone(board.second);
  if (!first && !second) return std::nullopt;
  Score score;
  score.first = first ? Code::kForfeitLoss : Code::kForfeitWin;
  score.second = second ? Code::kForfeitLoss : Code::kForfeitWin;
  return score;
}

std::string game_name(const PlayedGame& game) { return game.game + "/" + game.variant; }

/// T19.2: of the games, those that he hasn't chosen at another board.
std::vector<std::string> games_left(const Tournament& now, const std::string& player, const Round& but,
                                    std::uint32_t but_board) {
  std::vector<std::string> games, chosen;
  for (const auto& game : now.settings.games) games.push_back(game_name(game));
  for (const auto& round : now.rounds)
    for (const auto& board : round.boards)
      if (board.chosen_by == player && (round.pairing != but.pairing || board.pairing.board != but_board))
        chosen.push_back(games.at(board.pairing.game));
  return choosable_games(games, chosen);
}

/// T1.6, by the table from which the round was paired.
const std::string& higher_ranked(const Crosstable& table, const Board& board) {
  const auto number = [&](const std::string& player) {
    return static_cast<Number>(std::ranges::find(table.entrants, player, &Entrant::id) -
                               table.entrants.begin() + 1);
  };
  const Number first = number(board.first), second = number(board.second);
  const Points one = table.score(first, table.rounds()), other = table.score(second, table.rounds());
  return (one != other ? one > other : first < second) ? board.first : board.second;
}

Evening::GameChoice choice_of(const Tournament& now, const Crosstable& table, const Round& round,
                              const Board& board) {
  Evening::GameChoice choice{higher_ranked(table, board), {}};
  const auto left = games_left(now, choice.higher, round, board.board);
  for (std::uint32_t game = 0; game < now.settings.games.size(); ++game)
    if (std::ranges::find(left, game_name(now.settings.games[game])) != left.end())
      choice.left.push_back(game);
  return choice;
}

/// No other game once anything was said of how this one ended.
bool may_choose(const BoardNow& board) { return board.said.empty(); }

}  // namespace

Allowed<Drafted> Evening::draft() {
  if (auto lots = draw_lots({}); !lots) return pass_on(lots);
  auto drafted = draft_round(now_, names());
  auto* draft = std::get_if<Draft>(&drafted.what);
  if (draft == nullptr) return drafted;
  // Whoever still plays in another tournament has a later sitting (T19.4).
  const auto busy = playing_elsewhere();
  if (!busy) return pass_on(busy);
  for (auto& board : draft->round.boards)
    for (const auto* player : {&board.first, &board.second})
      if (const auto found = busy->find(*player); found != busy->end()) {
        board.sitting = std::max<std::uint32_t>(board.sitting, 2);
        draft->notes.push_back(remark("evening.note_plays_elsewhere", {name(*player), found->second}));
      }
  return drafted;
}

Allowed<Draft> Evening::draft_by_hand(std::span<const std::pair<std::string, std::string>> pairs,
                                      const std::string& bye, std::uint32_t instead_of) const {
  return tournament::draft_by_hand(now_, pairs, bye, names(), instead_of);
}

Allowed<void> Evening::publish(const Draft& draft, std::string reason) {
  return write(
      [&](std::vector<ClubEvent>&) -> Allowed<std::vector<Planned>> {
        Published round = draft.round;
        const auto changed = refuse("evening.changed_since");
        if (round.by_hand) {
          std::vector<std::pair<std::string, std::string>> pairs;
          for (const auto& board : round.boards) pairs.emplace_back(board.first, board.second);
          auto again = draft_by_hand(pairs, round.bye, round.replaces.empty() ? 0 : round.round);
          if (!again) return pass_on(again);
          if (again->round != round) return changed;
          if (reason.empty()) return refuse("evening.hand_reason");  // T20.4
        } else {
          const auto again = draft_round(now_, names());
          const auto* same = std::get_if<Draft>(&again.what);
          if (same == nullptr || same->round.boards.size() != round.boards.size()) return changed;
          Published now = same->round;  // sittings also go by who plays elsewhere at that time
          for (std::size_t i = 0; i < round.boards.size(); ++i)
            now.boards[i].sitting = std::max(now.boards[i].sitting, round.boards[i].sitting);
          if (now != round) return changed;
        }
        if (round.boards.empty() && round.bye.empty()) return refuse("evening.nobody_paired");
        round.program = BOARDWRIGHT_VERSION;
        round.reason = reason;
        const std::string id = new_id(utc_now());
        std::vector<Planned> planned;
        std::vector<Planned> forfeits;
        for (const auto& board : round.boards)
          if (auto score = forfeit(now_, board, round.round))
            forfeits.push_back({ResultGiven{id, board.board, *score, Source::kArbiter, {}}});
        planned.push_back({std::move(round), id});
        for (auto& one : forfeits) planned.push_back(std::move(one));
        return planned;
      },
      true);
}

Allowed<void> Evening::begin_match(const Proposal& proposal) {
  return write(
      [&](std::vector<ClubEvent>&) -> Allowed<std::vector<Planned>> {
        if (now_.settings.system != System::kOpenEvening) return refuse("evening.only_open");
        if (auto free = must_be_free(proposal); !free) return pass_on(free);
        auto match = draft_match(now_, proposal.one, proposal.other, proposal.game, names());
        if (!match) return pass_on(match);
        match->round.program = BOARDWRIGHT_VERSION;
        return std::vector<Planned>{{std::move(match->round)}};
      },
      true);
}

Allowed<void> Evening::choose_game(std::uint32_t number, std::uint32_t at, std::uint32_t game,
                                   const std::string& by) {
  return write([&](std::vector<ClubEvent>&) -> Allowed<std::vector<Planned>> {
    if (!now_.settings.choice) return refuse("evening.no_choice");
    const Round* round = nullptr;
    const auto found = board(number, at, &round);
    if (!found) return pass_on(found);
    const BoardNow& seats = **found;
    if (!may_choose(seats)) return refuse("evening.choice_over", {std::to_string(at)});
    if (game >= now_.settings.games.size()) return refuse("evening.no_such_game");
    if (!by.empty()) {
      if (by != seats.pairing.first && by != seats.pairing.second)
        return refuse("evening.not_at_board", {std::to_string(at), std::to_string(number), name(by)});
      const auto choice = choice_of(now_, paired_from(now_, number, names()), *round, seats.pairing);
      if (by != choice.higher) return refuse("evening.other_chooses", {name(choice.higher)});
      if (std::ranges::find(choice.left, game) == choice.left.end())
        return refuse("evening.chosen_before", {name(by)});
    }
    return std::vector<Planned>{{GameChosen{round->pairing, at, game, by}}};
  });
}

Allowed<Evening::GameChoice> Evening::game_choice(std::uint32_t number, std::uint32_t at) const {
  if (!now_.settings.choice) return refuse("evening.no_choice");
  const Round* round = nullptr;
  const auto found = board(number, at, &round);
  if (!found) return pass_on(found);
  return choice_of(now_, paired_from(now_, number, names()), *round, (*found)->pairing);
}

std::vector<Evening::OpenChoice> Evening::open_choices() const {
  std::vector<OpenChoice> open;
  if (!now_.settings.choice || now_.ended) return open;
  for (const auto& round : now_.rounds) {
    if (std::ranges::none_of(round.boards, may_choose)) continue;
    const std::uint32_t number = round.published.round;
    const auto table = paired_from(now_, number, names());
    for (const auto& board : round.boards)
      if (may_choose(board))
        open.push_back({number, board.pairing.board, choice_of(now_, table, round, board.pairing)});
  }
  return open;
}

Allowed<void> Evening::set_state(std::uint32_t number, RoundState state) {
  return write([&](std::vector<ClubEvent>&) -> Allowed<std::vector<Planned>> {
    const auto* round = now_.round(number);
    if (round == nullptr) return refuse("evening.round_missing", {std::to_string(number)});
    if (state == RoundState::kClosed && !round->complete())
      return refuse("evening.round_open", {std::to_string(number)});
    return std::vector<Planned>{{StateSaid{round->pairing, state}}};
  });
}

Allowed<void> Evening::end() {
  return write([&](std::vector<ClubEvent>&) -> Allowed<std::vector<Planned>> {
    if (now_.ended) return refuse("evening.ended");
    for (const auto& aside : now_.aside)
      if (aside.kind == Aside::Kind::kTwoResults || aside.kind == Aside::Kind::kPairedTwice)
        return refuse("evening.aside_first");
    return std::vector<Planned>{{Ended{}}};
  });
}

}  // namespace boardwright
