// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/lesson/lesson_walk.hpp"

#include <algorithm>
#include <cctype>

#include "framework/board/geometry.hpp"
#include "framework/lesson/lesson_check.hpp"
#include "framework/match/arrangement.hpp"

namespace boardwright {
namespace {

bool holds(const std::vector<LessonWord>& words, std::string_view text) {
  return std::any_of(words.begin(), words.end(), [&](const LessonWord& word) { return word.text == text; });
}

bool sets_up(const Position& position) { return Arrangement::begin_any(position).has_value(); }

}  // namespace

std::vector<std::uint32_t> fields_named(const Rules& rules, std::string_view move) {
  const auto board = BoardGeometry::of(rules);
  std::vector<std::uint32_t> fields;
  const auto is_letter = [](char c) { return std::isalpha(static_cast<unsigned char>(c)) != 0; };
  for (std::size_t i = 0; board && i < move.size();) {
    std::size_t size = 0;
    for (std::size_t n = 1; i + n <= move.size(); ++n)
      if (board->field(move.substr(i, n))) size = n;
    // "x" is a sign between two fields, not the end of a word in which a field's name happens to occur.
    const bool inside_word = i > 0 && is_letter(move[i - 1]) && move[i - 1] != 'x';
    if (size > 0 && !inside_word) fields.push_back(*board->field(move.substr(i, size)));
    i += std::max<std::size_t>(size, 1);
  }
  return fields;
}

std::vector<std::string> right_moves(const LessonTask& task, const Position& position) {
  std::vector<std::string> texts;
  if (task.kind == LessonTask::Kind::kForbidden) return texts;
  for (const Seat seat : position.seats_on_turn())
    for (const Move move : position.moves(seat))
      if (auto text = position.move_text(seat, move);
          holds(task.moves, text) == (task.kind == LessonTask::Kind::kPlay))
        texts.push_back(std::move(text));
  return texts;
}

LessonWalk::LessonWalk(Lesson lesson, Position start)
    : lesson_(std::move(lesson)), line_(std::move(start)), before_{line_} {}

Result<LessonWalk> LessonWalk::begin(Lesson lesson, const std::shared_ptr<const Rules>& rules) {
  auto start = start_of(lesson, rules);
  if (!start) return fail(start.error());
  LessonWalk walk(std::move(lesson), std::move(*start));
  if (auto entered = walk.enter(); !entered) return fail(entered.error());
  return walk;
}

Picture LessonWalk::picture() const { return Picture::whole(position()); }

std::optional<Explanation> LessonWalk::phase() const {
  return position().is_over() ? std::nullopt : position().view(BW_SPECTATOR).phase(BW_SPECTATOR);
}

std::optional<Outcome> LessonWalk::outcome() const {
  return position().is_over() ? std::optional(position().outcome()) : std::nullopt;
}

bool LessonWalk::begins_after_set_up() const {
  return step_number() == 0 && sets_up(position().rules().start()) && !sets_up(position());
}

Result<void> LessonWalk::enter() {
  news_.clear();
  last_places_.clear();
  found_.clear();
  solved_ = false;
  if (step().position) {
    auto position = line_.now().rules().read_position(step().position->text);
    if (!position) return fail(lesson_.at(step().position->place) + position.error());
    line_ = GameLine(std::move(*position));
  }
  start_of_step_ = picture();
  for (const auto& move : step().moves)
    if (auto played = play(move.text); !played) return fail(lesson_.at(move.place) + played.error());
  return {};
}

Result<void> LessonWalk::play(std::string_view move) {
  const Position position = line_.now();
  const Picture before = Picture::whole(position);
  if (auto played = line_.play(move); !played) return played;
  const auto& ply = line_.plies().back();
  SeenMove seen;
  seen.seat = ply.seat;
  seen.text = ply.text;
  seen.picture = picture();
  if (ply.seat != BW_CHANCE) seen.places = position.view(ply.seat).clicks(ply.seat, ply.move);
  seen.difference = difference(before, seen.picture, seen.places);
  if (ply.seat != BW_CHANCE) last_places_ = seen.places;
  news_.push_back(std::move(seen));
  return {};
}

std::optional<Seat> LessonWalk::learner() const {
  const auto seats = position().seats_on_turn();
  return line_.is_over() || seats.empty() ? std::nullopt : std::optional(seats.front());
}

std::optional<Explanation> LessonWalk::explain(std::string_view move) const {
  const auto seat = learner();
  return seat ? position().view(*seat).explain(*seat, move) : std::nullopt;
}

std::vector<LegalMove> LessonWalk::moves() const {
  std::vector<LegalMove> moves;
  if (!waits() || line_.is_over()) return moves;
  for (const Seat seat : position().seats_on_turn()) {
    const Position view = position().view(seat);
    for (const Move move : view.moves(seat))
      moves.push_back({view.move_text(seat, move), view.clicks(seat, move)});
  }
  return moves;
}

LessonWalk::Reply LessonWalk::attempt(std::string_view move) {
  news_.clear();
  if (!waits()) return {};
  const LessonTask& task = *step().task;
  const auto legal = moves();
  const auto is_this = [&](const LegalMove& m) { return m.text == move; };
  if (std::none_of(legal.begin(), legal.end(), is_this)) return refused(explain(move), move);
  if (task.kind == LessonTask::Kind::kForbidden ||
      holds(task.moves, move) != (task.kind == LessonTask::Kind::kPlay))
    return {Answer::kWrong, std::nullopt};
  return {play_right(move) ? Answer::kRight : Answer::kRefused, std::nullopt};
}

LessonWalk::Reply LessonWalk::attempt(std::span<const std::uint32_t> clicks) {
  news_.clear();
  const auto seat = learner();
  if (!waits() || !seat) return {};
  auto why = position().view(*seat).explain(*seat, clicks);
  for (const auto& move : step().task->moves)
    if (const auto fields = fields_named(position().rules(), move.text);
        std::equal(fields.begin(), fields.end(), clicks.begin(), clicks.end()))
      return refused(std::move(why), move.text);
  return {Answer::kRefused, std::move(why)};
}

LessonWalk::Reply LessonWalk::refused(std::optional<Explanation> why, std::string_view move) {
  const LessonTask& task = *step().task;
  if (task.kind != LessonTask::Kind::kForbidden || !holds(task.moves, move))
    return {Answer::kRefused, std::move(why)};
  if (std::find(found_.begin(), found_.end(), move) == found_.end()) found_.emplace_back(move);
  solved_ = found_.size() == task.moves.size();
  return {solved_ ? Answer::kRight : Answer::kFound, std::move(why)};
}

Result<void> LessonWalk::play_right(std::string_view move) {
  if (auto played = play(move); !played) return played;
  solved_ = true;
  for (const auto& answer : step().task->answer)
    if (auto played = play(answer.text); !played) return fail(lesson_.at(answer.place) + played.error());
  return {};
}

Result<void> LessonWalk::show_solution() {
  news_.clear();
  if (!waits()) return {};
  const LessonTask& task = *step().task;
  if (task.kind == LessonTask::Kind::kForbidden) {
    found_.clear();
    for (const auto& move : task.moves) found_.push_back(move.text);
    solved_ = true;
    return {};
  }
  if (task.kind == LessonTask::Kind::kPlay) return play_right(task.moves.front().text);
  const auto right = right_moves(task, position());
  if (right.empty()) return fail(lesson_.at(task.place) + "there is no other move");
  return play_right(right.front());
}

Result<void> LessonWalk::next() {
  if (is_last()) return {};
  if (auto shown = show_solution(); !shown) return shown;
  before_.push_back(line_);
  return enter();
}

Result<void> LessonWalk::back() {
  if (before_.size() > 1) before_.pop_back();
  line_ = before_.back();
  return enter();
}

Result<void> LessonWalk::restart() {
  before_.erase(before_.begin() + 1, before_.end());
  line_ = before_.front();
  return enter();
}

}  // namespace boardwright
