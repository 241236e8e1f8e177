// SPDX-License-Identifier: GPL-3.0-or-later
//
// A step on its way to the journal: put aside, so that the match is what is durable and nothing else, and
// taken up when the journal has answered.
#include <utility>

#include "framework/match/match.hpp"
#include "framework/match/match_mark.hpp"
#include "framework/match/writing.hpp"

namespace boardwright {

void Match::write(Mark before, const Command* command, UtcTime now, Written then) {
  const JournalStep step = step_since(before, command, now);
  const bool whole = before.line.has_value();
  auto writing = std::make_unique<Writing>();
  writing->number = ++steps_begun_;
  writing->then = std::move(then);
  writing->after = mark(false);
  writing->after.clock = clock_.mark(line_.plies().size(), whole);
  if (whole)
    writing->after.line = std::move(line_);
  else
    writing->tail = line_.cut(before.plies);
  return_to(std::move(before));
  writing_ = std::move(writing);
  if (!post_) {
    options_.journal->begin(step, [] {});
    return complete_writing();
  }
  const auto take_up = [this, number = writing_->number, here = std::weak_ptr(here_)] {
    // Who couldn't wait for the post may have taken it up already.
    if (!here.expired() && writing_ && writing_->number == number) complete_writing();
  };
  options_.journal->begin(step, [post = post_, take_up] { post(take_up); });
}

void Match::complete_writing() {
  const auto written = options_.journal->finish();
  const auto ended = std::exchange(writing_, nullptr);
  if (written) {
    line_.join(std::move(ended->tail));
    return_to(std::move(ended->after));
  }
  const std::weak_ptr here = here_;
  ended->then(written);
  while (!here.expired() && !writing_ && !waiting_.empty()) {
    const auto next = std::move(waiting_.front());
    waiting_.pop_front();
    next();
  }
}

void Match::finish_writing() {
  const std::weak_ptr here = here_;
  while (!here.expired() && writing_) complete_writing();
}

void Match::submit(const Command& command, Done done) {
  if (!writing_) return submit_now(command, done);
  waiting_.push_back([this, command, done = std::move(done)] { submit(command, done); });
}

void Match::tick(Ticked done) {
  if (!writing_) return tick_now(done);
  waiting_.push_back([this, done = std::move(done)] { tick(done); });
}

CommandResult Match::submit(const Command& command) {
  finish_writing();
  CommandResult came;
  bool over = false;
  submit_now(command, [&](const CommandResult& done) {
    came = done;
    over = true;
  });
  if (!over) finish_writing();
  return came;
}

Result<void> Match::tick() {
  finish_writing();
  Result<void> came;
  bool over = false;
  tick_now([&](const Result<void>& done) {
    came = done;
    over = true;
  });
  if (!over) finish_writing();
  return came;
}

}  // namespace boardwright
