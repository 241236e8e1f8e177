// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/evening/next_stage.hpp"

#include <QCoreApplication>
#include <QInputDialog>

#include "framework/evening/stages.hpp"
#include "framework/text/name.hpp"
#include "ui/desktop/appearance/refusal_words.hpp"
#include "ui/desktop/evening/evening_view.hpp"
#include "ui/desktop/evening/held_evening.hpp"

namespace boardwright::desktop {

namespace {

struct NextStage {
  Q_DECLARE_TR_FUNCTIONS(NextStage)
};

}  // namespace

void ask_stage(HeldEvening& evening, QWidget* above) {
  if (!evening) return;
  constexpr int kUsual = 2, kMost = 16;
  bool agreed = false;
  const int through =
      QInputDialog::getInt(above, NextStage::tr("Next stage"), NextStage::tr("So many of each group go on:"),
                           kUsual, 1, kMost, 1, &agreed);
  if (!agreed) return;
  const QStringList stages{NextStage::tr("a cup"),
                           NextStage::tr("each against each, without those who have met")};
  const QString chosen = QInputDialog::getItem(above, NextStage::tr("Next stage"),
                                               NextStage::tr("They play:"), stages, 0, false, &agreed);
  if (!agreed) return;
  const bool table = chosen == stages.back();
  const tournament::Settings& groups = evening->now().settings;
  tournament::Settings cup;
  cup.name = (table ? NextStage::tr("Final: %1") : NextStage::tr("Cup: %1"))
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
  auto stage = evening->next_stage(std::move(cup), static_cast<std::size_t>(through));
  if (!stage) return evening.say(refusal_words(stage));
  evening.hold(std::move(*stage));
}

QString stage_words(const Evening& evening) {
  const auto differs = stage_differs(evening.club(), evening.now(), evening.names());
  if (!differs) return refusal_words(differs);
  const auto names = [&](const std::vector<std::string>& players) {
    QStringList all;
    for (const std::string& player : players) all << person_name(evening, player);
    return all.join(QStringLiteral(", "));
  };
  if (differs->first.empty() && differs->second.empty()) return {};
  return NextStage::tr("A result of the groups was corrected: %1 would not be here, and %2 would.")
      .arg(names(differs->first), names(differs->second));
}

}  // namespace boardwright::desktop
