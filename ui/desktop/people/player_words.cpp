// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/people/player_words.hpp"

#include <QCoreApplication>
#include <QLocale>

#include "framework/players/engine_player.hpp"
#include "framework/players/levels.hpp"
#include "framework/players/time_budget.hpp"
#include "ui/desktop/appearance/translations.hpp"
#include "ui/desktop/play/game_words.hpp"

namespace boardwright::desktop {

namespace {

struct PlayerWords {
  Q_DECLARE_TR_FUNCTIONS(PlayerWords)
};

QString seconds_of(const TimeBudget& budget) {
  const auto code = language_code(spoken_language());
  const QLocale locale(QString::fromLatin1(code.data(), static_cast<qsizetype>(code.size())));
  return locale.toString(static_cast<double>(budget.usual().count()) / 1000, 'g', 6);
}

/// "10 seconds a move".
QString pace(const TimeBudget& budget) {
  if (!budget.move) return PlayerWords::tr("as its clock allows");
  if (budget.move->count() == 1000) return PlayerWords::tr("1 second a move");
  return PlayerWords::tr("%1 seconds a move").arg(seconds_of(budget));
}

}  // namespace

QString short_title(const std::string& player) {
  if (player == "human") return PlayerWords::tr("Guest");
  if (player == "random") return PlayerWords::tr("Plays at random");
  if (player == "greedy") return PlayerWords::tr("Looks one move ahead");
  if (const Level* level = level_of(player); level != nullptr) {
    const QString words = level_words(player, spoken_language());
    return PlayerWords::tr("Level %1 – %2").arg(level->number).arg(words.section(':', 0, 0).trimmed());
  }
  if (const auto budget = time_budget(player); budget) return capitalised(pace(*budget));
  return player_title(player);
}

QString level_title(const std::string& level) {
  return PlayerWords::tr("Computer, level %1").arg(QString::fromStdString(level));
}

QString player_title(const std::string& player) {
  if (player == kHuman) return PlayerWords::tr("Guest");
  if (player == "random") return PlayerWords::tr("Computer, plays at random");
  if (player == "greedy") return PlayerWords::tr("Computer, looks one move ahead");
  constexpr std::string_view kLevel = "level:";
  if (player.starts_with(kLevel)) return level_title(player.substr(kLevel.size()));
  if (player.starts_with(kEnginePrefix))
    return PlayerWords::tr("Program: %1").arg(QString::fromStdString(player.substr(kEnginePrefix.size())));
  if (takes_its_time(player)) return timed_title(player);
  return QString::fromStdString(player);
}

QString words_about(const std::string& player, Language language) {
  if (!takes_its_time(player)) return level_words(player, language);
  if (player == kTimeByClock)
    return PlayerWords::tr("Takes its time: a share of what is left on its clock. Needs a clock.");
  return PlayerWords::tr(
      "Takes its time: as strong as this program can be, on all of this computer's cores.");
}

QString timed_title(const std::string& player) {
  const auto budget = time_budget(player);
  if (!budget) return QString::fromStdString(player);
  return PlayerWords::tr("Computer, takes its time: %1").arg(pace(*budget));
}

}  // namespace boardwright::desktop
