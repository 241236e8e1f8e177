// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/evening/open_actions.hpp"

#include <QSettings>
#include <algorithm>

#include "framework/store/ids.hpp"
#include "ui/desktop/appearance/refusal_words.hpp"
#include "ui/desktop/evening/evening_history.hpp"
#include "ui/desktop/evening/evening_view.hpp"
#include "ui/desktop/evening/held_evening.hpp"
#include "ui/desktop/evening/open_panel.hpp"

namespace boardwright::desktop {

namespace {

const QString kEveningEnds = QStringLiteral("evening/ends");

/// Until that time of day; an evening that ends after midnight ends tomorrow.
std::optional<std::chrono::minutes> left_until(std::optional<QTime> end) {
  if (!end) return std::nullopt;
  constexpr int kMinute = 60, kDay = 24 * 60 * kMinute, kOver = 12 * 60 * kMinute;
  int seconds = QTime::currentTime().secsTo(*end);
  if (seconds < -kOver) seconds += kDay;
  return std::chrono::minutes(std::max(0, seconds / kMinute));
}

}  // namespace

OpenActions::OpenActions(HeldEvening& evening, OpenPanel& open, QObject* parent)
    : QObject(parent), evening_(evening), open_(open) {
  connect(&open_, &OpenPanel::challenge_wanted, this, [this](const QString& one, const QString& other) {
    evening_.done(evening_->matches().challenge(one.toStdString(), other.toStdString()));
  });
  connect(&open_, &OpenPanel::accepted, this, [this](const QString& one, const QString& other) {
    if (const auto found = proposal(one, other))
      return void(evening_.done(evening_->matches().accept(*found)));
    evening_.show();
  });
  connect(&open_, &OpenPanel::declined, this, [this](const QString& one, const QString& other) {
    if (const auto found = proposal(one, other))
      return void(evening_.done(evening_->matches().decline(*found)));
    evening_.show();
  });
  connect(&open_, &OpenPanel::ends_changed, this, [this] {
    const auto ends = open_.ends();
    QSettings().setValue(kEveningEnds, ends ? ends->toString(QStringLiteral("HH:mm")) : QString());
    evening_.show();
  });
}

std::optional<tournament::Proposal> OpenActions::proposal(const QString& one, const QString& other) const {
  const auto found = std::ranges::find_if(proposed_.matches, [&](const ProposedMatch& each) {
    return each.match.one == one.toStdString() && each.match.other == other.toStdString();
  });
  return found == proposed_.matches.end() ? std::nullopt : std::optional(found->match);
}

void OpenActions::begin() {
  open_.set_matches(plays_matches(*evening_));
  const QTime ends = QTime::fromString(QSettings().value(kEveningEnds).toString(), QStringLiteral("HH:mm"));
  open_.set_ends(ends.isValid() ? std::optional(ends) : std::nullopt);
}

void OpenActions::show() {
  const TimeMs now = utc_now();
  proposed_ = {};
  const bool ladder = evening_->now().settings.system == tournament::System::kLadder;
  if (!evening_->now().ended && !ladder) {
    auto all =
        evening_->matches().proposals(time_left(*evening_, evening_.catalogue(), left_until(open_.ends())));
    if (all)
      proposed_ = std::move(*all);
    else
      evening_.say(refusal_words(all));
  }
  open_.set_proposals(proposal_rows(*evening_, evening_.catalogue(), proposed_));
  open_.set_boards(match_rows(*evening_, evening_.catalogue(), now));
  const auto rows = people_rows(*evening_, now);
  const auto waiting =
      std::ranges::count_if(rows, [](const PersonRow& row) { return row.state == PersonRow::State::kHere; });
  open_.set_ladder(ladder, ladder ? climbers(*evening_) : std::vector<std::pair<QString, QString>>());
  open_.set_waiting(ladder         ? tr("Who wins a challenge takes the place of the one challenged.")
                    : waiting == 0 ? tr("Nobody is waiting. Whoever wants to play is checked on the left.")
                    : waiting == 1 ? tr("One is waiting for somebody to play.")
                                   : tr("%1 want to play.").arg(waiting));
  const auto undo = undoable(*evening_);
  open_.set_undo(undo ? undo->words : QString());
}

}  // namespace boardwright::desktop
