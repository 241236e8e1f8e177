// SPDX-License-Identifier: GPL-3.0-or-later
//
// The games of TournamentForm: which are chosen, how many boards each has, and for which points they are played.
#include <QComboBox>
#include <QLineEdit>
#include <QListWidget>
#include <QSignalBlocker>

#include "framework/tournament/point_presets.hpp"
#include "ui/desktop/evening/evening_words.hpp"
#include "ui/desktop/evening/tournament_form.hpp"

namespace boardwright::desktop {

namespace {

const QString kOwnPoints = QStringLiteral("own");

}  // namespace

std::vector<tournament::PlayedGame> TournamentForm::games_chosen() const {
  std::vector<tournament::PlayedGame> games;
  for (int row = 0; row < games_->count(); ++row) {
    if (games_->item(row)->checkState() != Qt::Checked) continue;
    const QString name = games_->item(row)->data(Qt::UserRole).toString();
    games.push_back({name.section('/', 0, 0).toStdString(), name.section('/', 1).toStdString()});
  }
  return games;
}

std::optional<std::vector<std::uint32_t>> TournamentForm::sets() const {
  std::vector<std::uint32_t> boards;
  for (const QString& written : sets_->text().split(' ', Qt::SkipEmptyParts)) {
    bool number = false;
    boards.push_back(written.toUInt(&number));
    if (!number) return std::nullopt;
  }
  if (boards.size() > games_chosen().size()) return std::nullopt;
  return boards;
}

std::optional<tournament::PointScheme> TournamentForm::own_points_now() const {
  return club_ == nullptr ? std::nullopt : tournament::own_points(club_->book(), games_chosen());
}

/// The games' own points first, where they have any (T2.2); the usual ones stay chosen until somebody chooses others.
void TournamentForm::fill_points() {
  const auto words = [](const tournament::PointScheme& scheme) {
    return points_words(scheme.win) + QStringLiteral(" – ") + points_words(scheme.draw) +
           QStringLiteral(" – ") + points_words(scheme.loss);
  };
  const QSignalBlocker quiet(points_);
  const QString before = points_->currentData().toString();
  points_->clear();
  if (const auto own = own_points_now())
    points_->addItem(tr("as the game gives them: %1").arg(words(*own)), kOwnPoints);
  const int usual = points_->count();
  for (const auto& preset : tournament::point_presets())
    if (!preset.scheme.free)
      points_->addItem(words(preset.scheme),
                       QString::fromUtf8(preset.id.data(), static_cast<int>(preset.id.size())));
  const int known = points_->findData(before);
  points_->setCurrentIndex(known >= 0 ? known : usual);
}

}  // namespace boardwright::desktop
