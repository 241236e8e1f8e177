// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/evening/held_evening.hpp"

#include "ui/desktop/appearance/refusal_words.hpp"

namespace boardwright::desktop {

HeldEvening::HeldEvening(Catalogue catalogue, QObject* parent)
    : QObject(parent), catalogue_(std::move(catalogue)) {}

void HeldEvening::hold(Evening evening) {
  evening_.emplace(std::move(evening));
  not_rated_.clear();
  emit held();
}

void HeldEvening::use_club(std::shared_ptr<Club> club) {
  if (evening_ && club != club_) evening_.reset();
  club_ = std::move(club);
}

bool HeldEvening::done(const Allowed<void>& result) {
  say(result ? QString() : refusal_words(result));
  if (result) rate();
  show();
  return result.has_value();
}

void HeldEvening::refresh() {
  if (!evening_) return;
  if (const auto read = evening_->refresh(); !read) say(refusal_words(read));
  if (const auto taken = evening_->results().take_from_program(); !taken) say(refusal_words(taken));
  rate();
  show();
}

bool HeldEvening::take_news() {
  const auto read = evening_->refresh();
  const auto taken = evening_->results().take_from_program();
  const auto settled = evening_->results().settle_phones();
  const bool news = (read && *read) || (taken && *taken > 0) || (settled && *settled > 0);
  if (news) rate();
  return news;
}

/// T2.5. What doesn't count is said once, not every few seconds.
void HeldEvening::rate() {
  const auto rated = evening_->rate_results(catalogue_);
  const QString problem = !rated                    ? refusal_words(rated)
                          : rated->problems.empty() ? QString()
                                                    : refusal_words(rated->problems.front());
  if (problem.isEmpty() || problem == not_rated_) return;
  not_rated_ = problem;
  say(problem);
}

}  // namespace boardwright::desktop
