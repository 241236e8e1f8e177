// SPDX-License-Identifier: GPL-3.0-or-later
//
// What follows from standings: those that might come, of a series, and the next stage.
#include <QInputDialog>
#include <algorithm>

#include "framework/evening/series_now.hpp"
#include "framework/evening/stages.hpp"
#include "framework/text/name.hpp"
#include "ui/desktop/appearance/refusal_words.hpp"
#include "ui/desktop/evening/evening_page.hpp"
#include "ui/desktop/evening/evening_words.hpp"
#include "ui/desktop/evening/series_dialog.hpp"
#include "ui/desktop/evening/what_if_dialog.hpp"

namespace boardwright::desktop {

void EveningPage::ask_what_if() {
  if (!evening_) return;
  const auto* round = round_of(0);
  if (round == nullptr) return;
  std::vector<BoardRow> open;
  for (const BoardRow& row : board_rows(*evening_, catalogue_, *round))
    if (row.result.isEmpty()) open.push_back(row);
  const auto number = static_cast<std::uint32_t>(evening_->now().results_of().size());
  // A copy: the dialog stays open whatever becomes of the evening.
  const auto tell = [evening = *evening_, number](const WhatIfDialog::Chosen& chosen) {
    std::map<std::uint32_t, tournament::Score> scores;
    for (const auto& [board, result] : chosen) {
      tournament::Score score;
      std::tie(score.first, score.second) = codes_of(result);
      scores.emplace(board, score);
    }
    const auto standings = standings_if(evening.now(), evening.names(), number, scores);
    if (!standings) return WhatIfDialog::Standings{{}, {}, refusal_words(standings)};
    return WhatIfDialog::Standings{standing_rows(evening, *standings), standing_titles(*standings), {}};
  };
  auto* dialog = new WhatIfDialog(open, tell, this);
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  dialog->open();
}

void EveningPage::show_series() {
  if (!evening_) return;
  const auto series = series_now(club_, evening_->now().settings.series.name);
  if (!series) return say(refusal_words(series));
  auto* dialog = new SeriesDialog(*evening_, *series, this);
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  dialog->open();
}

/// A cup of those who go on, or a table into which their games are carried over, with what was chosen for the groups (T1.1, T12.6).
void EveningPage::ask_stage() {
  if (!evening_) return;
  constexpr int kUsual = 2, kMost = 16;
  bool agreed = false;
  const int through = QInputDialog::getInt(this, tr("Next stage"), tr("So many of each group go on:"), kUsual,
                                           1, kMost, 1, &agreed);
  if (!agreed) return;
  const QStringList stages{tr("a cup"), tr("each against each, without those who have met")};
  const QString chosen =
      QInputDialog::getItem(this, tr("Next stage"), tr("They play:"), stages, 0, false, &agreed);
  if (!agreed) return;
  const bool table = chosen == stages.back();
  const tournament::Settings& groups = evening_->now().settings;
  tournament::Settings cup;
  cup.name = (table ? tr("Final: %1") : tr("Cup: %1"))
                 .arg(QString::fromStdString(groups.name))
                 .left(static_cast<int>(kLongestName))
                 .toStdString();
  cup.system = table ? tournament::System::kRoundRobin : tournament::System::kKnockOut;
  cup.carry = table;
  cup.games = groups.games;
  cup.scheme = groups.scheme;
  cup.games_per_match = groups.games_per_match;
  cup.clock = groups.clock;
  cup.rated = groups.rated;
  cup.series = groups.series;
  cup.presence = tournament::PresenceRule::kAssumed;
  auto stage = evening_->next_stage(std::move(cup), static_cast<std::size_t>(through));
  if (!stage) return say(refusal_words(stage));
  show_evening(std::move(*stage));
}

QString EveningPage::stage_words() const {
  const auto differs = stage_differs(evening_->club(), evening_->now(), evening_->names());
  if (!differs) return refusal_words(differs);
  const auto names = [this](const std::vector<std::string>& players) {
    QStringList all;
    for (const std::string& player : players) all << person_name(*evening_, player);
    return all.join(QStringLiteral(", "));
  };
  if (differs->first.empty() && differs->second.empty()) return {};
  return tr("A result of the groups was corrected: %1 would not be here, and %2 would.")
      .arg(names(differs->first), names(differs->second));
}

}  // namespace boardwright::desktop
