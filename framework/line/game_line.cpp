// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/line/game_line.hpp"
#include "plugins/host/notation.hpp"

#include <iterator>
#include <utility>

namespace boardwright {
namespace {

template <class T>
std::vector<T> cut_off(std::vector<T>& all, std::size_t length) {
  const auto from = all.begin() + static_cast<std::ptrdiff_t>(length);
  std::vector<T> tail(std::make_move_iterator(from), std::make_move_iterator(all.end()));
  all.erase(from, all.end());
  return tail;
}

template <class T>
void append(std::vector<T>& all, std::vector<T> tail) {
  all.insert(all.end(), std::make_move_iterator(tail.begin()), std::make_move_iterator(tail.end()));
}

}  // namespace

GameLine::GameLine(Position start, RepetitionPolicy repetition)
    : policy_(repetition), histories_{History(start)}, same_keys_{start.same_key()} {
  positions_.push_back(std::move(start));
  adjudicate();
}

Result<void> GameLine::play(Seat seat, Move move) {
  if (is_over()) return fail("the game is over");
  Position next = now();
  std::string text = next.move_text(seat, move);
  if (auto played = next.play(seat, move); !played) return played;
  histories_.push_back(histories_.back());
  histories_.back().move(now(), seat, move);
  same_keys_.push_back(next.same_key());
  positions_.push_back(std::move(next));
  plies_.push_back({seat, move, std::move(text)});
  adjudicate();
  return {};
}

Result<void> GameLine::play(std::string_view text) {
  if (is_over()) return fail("'" + std::string(text) + "': the game is over");
  if (now().is_chance()) {
    for (const auto& event : now().chance_events())
      if (now().move_text(BW_CHANCE, event.event) == text) return play(BW_CHANCE, event.event);
    return fail("'" + std::string(text) + "': no chance event that can happen here");
  }
  std::string why = "nobody is on turn";
  for (const Seat seat : now().seats_on_turn()) {
    const auto move = read_any_move(now(), seat, text);
    if (move) return play(seat, *move);
    why = move.error();
  }
  return fail("'" + std::string(text) + "': " + why);
}

void GameLine::take_back() {
  if (plies_.empty()) return;
  plies_.pop_back();
  positions_.pop_back();
  histories_.pop_back();
  same_keys_.pop_back();
  result_.reset();
}

GameLine::Tail GameLine::cut(std::size_t plies) {
  if (plies >= plies_.size()) return {};
  Tail tail{cut_off(positions_, plies + 1), cut_off(histories_, plies + 1), cut_off(same_keys_, plies + 1),
            cut_off(plies_, plies), std::exchange(result_, std::nullopt)};
  return tail;
}

void GameLine::join(Tail tail) {
  if (tail.plies.empty()) return;
  append(positions_, std::move(tail.positions));
  append(histories_, std::move(tail.histories));
  append(same_keys_, std::move(tail.same_keys));
  append(plies_, std::move(tail.plies));
  result_ = std::move(tail.result);
}

std::vector<std::uint64_t> GameLine::earlier_keys() const {
  return {same_keys_.begin(), same_keys_.end() - 1};
}

void GameLine::adjudicate() {
  if (now().is_over()) {
    result_ = now().outcome();
  } else if (policy_ == RepetitionPolicy::kAutomatic) {
    result_ = repetition();
  }
}

std::optional<Outcome> GameLine::claimable() const {
  return is_over() || policy_ == RepetitionPolicy::kAutomatic ? std::nullopt : repetition();
}

std::optional<Outcome> GameLine::repetition() const {
  const bw_facts& facts = now().rules().facts();
  if (facts.repetition_limit == 0) return std::nullopt;
  std::uint32_t occurrences = 0;
  for (std::size_t i = 0; i < positions_.size(); ++i)
    if (same_keys_[i] == same_keys_.back() && positions_[i].same_as(now())) ++occurrences;
  if (occurrences < facts.repetition_limit) return std::nullopt;
  return Outcome{{facts.repetition_scores, facts.repetition_scores + facts.seat_count},
                 facts.repetition_reason};
}

}  // namespace boardwright
