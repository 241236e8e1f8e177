// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/match/step_writer.hpp"

#include <utility>

namespace boardwright {

StepWriter::~StepWriter() {
  if (writing()) (void)journal_->finish();
}

void StepWriter::write(const JournalStep& step, Answer answer) {
  answer_ = std::move(answer);
  const auto number = ++begun_;
  if (!post_) {
    journal_->begin(step, [] {});
    return complete();
  }
  const auto take_up = [this, number, here = std::weak_ptr(here_)] {
    // Who couldn't wait for the post may have taken it up already.
    if (!here.expired() && writing() && begun_ == number) complete();
  };
  journal_->begin(step, [post = post_, take_up] { post(take_up); });
}

void StepWriter::complete() {
  const auto written = journal_->finish();
  const auto answer = std::exchange(answer_, nullptr);
  const std::weak_ptr here = here_;
  answer(written);
  while (!here.expired() && !writing() && !waiting_.empty()) {
    const auto next = std::move(waiting_.front());
    waiting_.pop_front();
    next();
  }
}

void StepWriter::finish() {
  const std::weak_ptr here = here_;
  while (!here.expired() && writing()) complete();
}

}  // namespace boardwright
