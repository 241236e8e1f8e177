// SPDX-License-Identifier: GPL-3.0-or-later
//
// What TableClock does with results that the club keeps.
#include <QCheckBox>
#include <QComboBox>
#include <QCompleter>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalBlocker>
#include <QStringList>
#include <algorithm>

#include "ui/desktop/appearance/refusal_words.hpp"
#include "ui/desktop/appearance/translations.hpp"
#include "ui/desktop/clock/table_clock.hpp"
#include "ui/desktop/club/club_words.hpp"

namespace boardwright::desktop {

void TableClock::set_games(Catalogue catalogue) {
  catalogue_ = std::move(catalogue);
  list_games();
  refresh_club();
}

void TableClock::use_club(std::shared_ptr<Club> club) {
  club_ = std::move(club);
  members_ =
      club_ != nullptr ? club_->members().value_or(std::vector<ClubPlayer>()) : std::vector<ClubPlayer>();
  QStringList known;
  for (const auto& member : members_) known << QString::fromStdString(member.name);
  for (QLineEdit* line : names_) {
    auto* completer = new QCompleter(known, line);
    completer->setCaseSensitivity(Qt::CaseInsensitive);
    line->setCompleter(completer);  // which the line owns, and drops for the next one
  }
  refresh_club();
}

void TableClock::list_games() {
  const QSignalBlocker quiet(game_);
  const QVariant before = game_->currentData();
  game_->clear();
  game_->addItem(tr("Any, the result is not kept"), QString());
  for (const auto& game : catalogue_.games()) {
    if (!game->file_problems().empty()) continue;
    for (const Variant& variant : game->variants())
      game_->addItem(game_title(catalogue_, game->id(), variant.id, false),
                     QString::fromStdString(game->id() + "/" + variant.id));
  }
  game_->setCurrentIndex(std::max(0, game_->findData(before)));
}

PlannedSeat TableClock::seat_of(Seat seat) const {
  const auto found = std::find_if(members_.begin(), members_.end(), [&](const ClubPlayer& member) {
    return QString::fromStdString(member.name).compare(name(seat), Qt::CaseInsensitive) == 0;
  });
  if (found != members_.end()) return PlannedSeat::member(found->id, found->name);
  return PlannedSeat::guest(name(seat).toStdString());
}

void TableClock::refresh_club() {
  const bool named = club_ != nullptr && !game_->currentData().toString().isEmpty();
  game_->setVisible(club_ != nullptr);
  game_label_->setVisible(club_ != nullptr);
  rated_->setVisible(club_ != nullptr);
  const PlannedSeat one = seat_of(0), other = seat_of(1);
  rated_->setEnabled(named && one.kind == PlayerKind::kMember && other.kind == PlayerKind::kMember &&
                     one.id != other.id);
  rated_->setToolTip(rated_->isEnabled() ? QString() : tr("Only games between two members."));
  into_club_->setVisible(named && outcome_.has_value() && kept_.isEmpty());
}

void TableClock::put_into_club() {
  if (club_ == nullptr || !outcome_ || !kept_.isEmpty()) return;
  const auto entry = catalogue_.find(game_->currentData().toString().toStdString());
  auto rules = entry ? entry->create() : Result<std::shared_ptr<const Rules>>(fail(entry.error()));
  Result<std::string> id = fail(rules ? std::string() : rules.error());
  if (rules) {
    MatchPlan plan = MatchPlan::of(entry->game, entry->variant->id, std::move(*rules));
    plan.seats = {seat_of(0), seat_of(1)};
    plan.rated = rated_->isEnabled() && rated_->isChecked();
    id = club_->enter(std::move(plan), {std::nullopt, *outcome_});
  }
  if (id) {
    const auto report = club_->report(*id);
    kept_ = tr("It is among the club's results, marked as entered.");
    if (const QString points = report ? report_text(*report) : QString(); !points.isEmpty())
      kept_ += '\n' + points;
  }
  refresh_club();
  tick();
  if (!id) words_->setText(*result_ + '\n' + refusal_words(id.error()));
}

}  // namespace boardwright::desktop
