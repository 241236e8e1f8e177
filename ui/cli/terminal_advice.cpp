// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/cli/terminal_advice.hpp"

#include <algorithm>

#include "framework/players/ready_set_up.hpp"
#include "framework/players/seat_turn.hpp"

namespace boardwright::cli {
namespace {

PlayerSetup setup_for(const SearchChoice& search) { return {.search = search}; }

std::string set_up_hint(const Match& match, Seat seat, const SearchChoice& search, Language language) {
  if (search.arrangements.empty()) return said(language, "terminal.no_set_up_advice");
  const Position view = match.view(seat).position();
  Random random = match.generator(seat);
  const auto move = ready_set_up_move(view, seat, search.arrangements, random);
  if (!move) return said(language, "terminal.no_set_up_fits");
  return said(language, "terminal.set_up_hint", {view.move_text(seat, *move)});
}

}  // namespace

std::optional<std::string_view> why_no_advice(const Match& match, Seat seat) {
  if (match.rated()) return "terminal.no_advice_rated";
  if (!match.policies().hints) return "terminal.no_advice";
  if (match.arrange(seat)) return std::nullopt;  // which asks no search
  if (!SearchPlayer::can_analyse(match.view(seat).position())) return "terminal.nothing_known";
  return std::nullopt;
}

std::chrono::milliseconds hint_time(const Situation& situation) {
  return std::min(SearchPlayer::kHintTime,
                  situation.time_left.value_or(std::chrono::milliseconds::max()) / 4);
}

std::string hint(const Match& match, Seat seat, const SearchChoice& search, Language language) {
  if (const auto why = why_no_advice(match, seat)) return said(language, *why);
  if (match.arrange(seat)) return set_up_hint(match, seat, search, language);
  SeatTurn turn = seat_turn(match, seat);
  Situation& now = turn.now;
  const auto moves = now.view.moves(seat);
  if (moves.size() == 1)
    return said(language, "terminal.only_move", {now.view.move_text(seat, moves.front())});
  now.move_time = hint_time(now);
  const auto info = SearchPlayer("hint", style_of(setup_for(search))).analyse(now, turn.random);
  if (!info) return info.error();
  return said(language, "terminal.hint",
              {now.view.move_text(seat, info->moves.front().move), std::to_string(percent(info->score))});
}

std::string best_moves(const Thought& thought, std::size_t most, Language language) {
  std::string text;
  for (std::size_t i = 0; i < std::min(most, thought.candidates.size()); ++i) {
    const auto& candidate = thought.candidates[i];
    text += (i > 0 ? ", " : "") +
            said(language, "terminal.move_score", {candidate.move, std::to_string(percent(candidate.score))});
  }
  return text;
}

TerminalAnalysis::TerminalAnalysis(Situation situation, const SearchChoice& search, Random random)
    : situation_(std::move(situation)),
      player_("analysis",
              [&] {
                SearchStyle style = style_of(setup_for(search));
                style.method = SearchMethod::kTree;  // which knows a score for more than the best move
                return style;
              }()),
      random_(random),
      found_(fail("")) {
  situation_.until_stopped = true;
  situation_.stop = &stop_;
  situation_.inform = [this](const SearchInfo& info) {
    Thought thought = Thought::of(situation_, info);
    const std::lock_guard lock(mutex_);
    news_ = std::move(thought);
  };
  thread_ = std::thread([this] {
    if (const auto info = player_.analyse(situation_, random_); info)
      found_ = Thought::of(situation_, *info);
    else
      found_ = fail(info.error());
    ended_ = true;
  });
}

std::optional<Thought> TerminalAnalysis::news() {
  const std::lock_guard lock(mutex_);
  return std::exchange(news_, std::nullopt);
}

void TerminalAnalysis::stop() {
  stop_ = true;
  if (thread_.joinable()) thread_.join();
}

}  // namespace boardwright::cli
