// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/analysis/reviewer.hpp"

#include <algorithm>

#include "ui/desktop/appearance/refusal_words.hpp"
#include "ui/desktop/play/match_controller.hpp"

namespace boardwright::desktop {

namespace {

constexpr std::size_t kReviewMemory = std::size_t{32} << 20U;  // bytes: a moment needs no more

}  // namespace

Reviewer::Reviewer(MatchController& controller, QObject* parent) : QObject(parent), controller_(controller) {
  connect(&analyst_, &Analyst::ended, this, &Reviewer::keep);
  connect(&analyst_, &Analyst::failed, this, [this](const QString& why) {
    refusal_ = why;
    ++done_;
    go_on();
  });
}

void Reviewer::forget() {
  stop();
  analyst_.forget();
  course_.clear();
  moves_.clear();
  seats_.clear();
  rules_ = nullptr;
  done_ = 0;
  refusal_.clear();
}

void Reviewer::follow() {
  std::vector<std::string> now;
  if (controller_.has_game())
    for (const auto& move : controller_.history()) now.push_back(move.text);
  const void* rules = controller_.has_game() ? controller_.plan().rules.get() : nullptr;
  const auto differs = std::mismatch(moves_.begin(), moves_.end(), now.begin(), now.end()).first;
  std::size_t same = static_cast<std::size_t>(differs - moves_.begin());
  if (rules != rules_) same = 0;
  const bool new_start = rules != rules_;
  rules_ = rules;
  seats_.clear();
  if (controller_.has_game())
    for (const auto& move : controller_.history()) seats_.push_back(move.seat);
  if (same == moves_.size() && moves_.size() == now.size() && !new_start) return;
  moves_ = std::move(now);
  // Of the last position that both have in common more may be known now: it was perhaps the end.
  const std::size_t kept = new_start ? 0 : std::min(done_, same);
  course_.resize(kept);
  course_.resize(moves_.size() + 1);
  done_ = kept;
  if (running_) {
    analyst_.stop();
    go_on();
  }
  emit changed();
}

void Reviewer::start() {
  follow();
  if (done_ > moves_.size()) {  // once more from the beginning
    analyst_.forget();
    course_.assign(moves_.size() + 1, std::nullopt);
    done_ = 0;
  }
  refusal_.clear();
  running_ = true;
  go_on();
}

void Reviewer::stop() {
  if (!std::exchange(running_, false)) return;
  analyst_.stop();
  emit changed();
}

void Reviewer::go_on() {
  for (; running_ && done_ <= moves_.size(); ++done_) {
    auto situation = controller_.advice().situation_at(done_);
    if (situation) {
      seat_ = situation->seat;
      situation->nodes = kSimulations;
      PlayerSetup setup{.search = controller_.plan().game->data().search, .threads = 1};
      setup.search.method = SearchMethod::kTree;  // one scale for all
      setup.memory = kReviewMemory;
      analyst_.start(std::move(*situation), setup);
      emit changed();
      return;
    }
    const auto& result = controller_.update().table.result;
    if (done_ == moves_.size() && result && !result->scores.empty()) {
      course_[done_] = Judgement{result->scores.front() / 2.0, {}};
      refusal_.clear();
    } else if (std::none_of(course_.begin(), course_.end(),
                            [](const auto& one) { return one.has_value(); })) {
      refusal_ = refusal_words(situation.error());
    }
  }
  if (done_ > moves_.size()) running_ = false;
  emit changed();
}

void Reviewer::keep(const Thought& thought) {
  if (!running_ || done_ >= course_.size() || thought.candidates.empty()) return;
  const auto& best = thought.candidates.front();
  const auto for_first = [this](double score) { return seat_ == 0 ? score : 1 - score; };
  Judgement judgement{for_first(best.score), best.move};
  if (done_ < moves_.size()) {
    const auto played = std::find_if(thought.candidates.begin(), thought.candidates.end(),
                                     [&](const auto& one) { return one.move == moves_[done_]; });
    if (played != thought.candidates.end()) judgement.played = for_first(played->score);
  }
  course_[done_] = std::move(judgement);
  refusal_.clear();
  ++done_;
  go_on();
}

}  // namespace boardwright::desktop
