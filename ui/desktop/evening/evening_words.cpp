// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/evening/evening_words.hpp"

#include <QCoreApplication>
#include <QDateTime>
#include <QLocale>
#include <algorithm>
#include <cstdlib>

#include "framework/evening/why_words.hpp"
#include "framework/papers/paper_words.hpp"
#include "framework/tournament/round_entries.hpp"
#include "framework/tournament/score.hpp"
#include "ui/desktop/appearance/translations.hpp"
#include "ui/desktop/evening/result_line.hpp"

namespace boardwright::desktop {

namespace {

struct PaperNames {
  Q_DECLARE_TR_FUNCTIONS(PaperNames)
};

}  // namespace

QString points_words(tournament::Points points) {
  constexpr int kTenths = 10, kHalf = 5;
  const int whole = std::abs(points) / kTenths, rest = std::abs(points) % kTenths;
  const QString sign = points < 0 ? QStringLiteral("−") : QString();
  if (rest == 0) return sign + QString::number(whole);
  if (rest == kHalf) return sign + (whole == 0 ? QString() : QString::number(whole)) + QStringLiteral("½");
  return sign + spoken_locale().toString(whole + rest / static_cast<double>(kTenths), 'f', 1);
}

QString points_counted(tournament::Points points) {
  return QString::fromStdString(points_said(points, spoken_language()));
}

QString value_words(const tournament::Fraction& value, int decimals) {
  QString text = QString::fromStdString(tournament::decimal_text(value, decimals));
  return text.replace('.', spoken_locale().decimalPoint());
}

TieColumn tie_words(const tournament::TieBreak& tie) { return tie_words(tournament::tie_break_text(tie)); }

TieColumn tie_words(const std::string& code) {
  return {QString::fromStdString(papers::tie_break_name(spoken_language(), code)),
          QString::fromStdString(papers::tie_break_meaning(spoken_language(), code))};
}

QString score_words(const std::optional<tournament::Score>& score) {
  if (!score) return {};
  if (score->first_points && score->second_points)
    return points_words(*score->first_points) + QStringLiteral(" – ") + points_words(*score->second_points);
  if (!score->games.empty()) {  // board by board, or game by game: their sum
    tournament::Points first = 0, second = 0;
    for (const tournament::Code game : score->games) {
      const auto [one, other] = tournament::game_halves(game);
      first += one, second += other;
    }
    return points_words(first) + QStringLiteral(" – ") + points_words(second);
  }
  if (score->ahead)
    return QString::fromStdString(tournament::score_text(*score)).replace('-', QStringLiteral(" – "));
  const auto typed = typed_result(score->first, score->second);
  if (typed) return result_sign(*typed);
  return QString(QChar(static_cast<char>(score->first))) + QStringLiteral(" – ") +
         QChar(static_cast<char>(score->second));
}

QString elapsed(TimeMs since, TimeMs now) {
  constexpr TimeMs kMinute = 60'000;
  const TimeMs minutes = std::max<TimeMs>(0, now - since) / kMinute;
  return QStringLiteral("%1:%2").arg(minutes / 60).arg(minutes % 60, 2, 10, QLatin1Char('0'));
}

QDate day_of(const QString& text) {
  const QString written = text.simplified();
  for (const QString& form : {QStringLiteral("yyyy-M-d"), QStringLiteral("d-M-yyyy"),
                              QStringLiteral("d.M.yyyy"), QStringLiteral("d/M/yyyy")})
    if (const QDate day = QDate::fromString(written, form); day.isValid()) return day;
  return {};
}

QString day_words(const QDate& day, Language language, bool year) {
  const std::string code(language_code(language));
  const QString form = code == "de" ? QStringLiteral("d. MMMM") : QStringLiteral("d MMMM");
  return QLocale(QString::fromStdString(code)).toString(day, year ? form + QStringLiteral(" yyyy") : form);
}

QString day_words(TimeMs time, Language language) {
  return day_words(QDateTime::fromMSecsSinceEpoch(time).date(), language);
}

QString paper_name(std::string_view kind) {
  if (kind == "pairings") return PaperNames::tr("Pairings by board");
  if (kind == "names") return PaperNames::tr("Pairings by name");
  if (kind == "standings") return PaperNames::tr("Standings");
  if (kind == "slips") return PaperNames::tr("Result slips");
  if (kind == "sheets") return PaperNames::tr("Score sheets");
  if (kind == "emergency") return PaperNames::tr("Sheet for a power cut");
  if (kind == "state") return PaperNames::tr("The state as codes");
  if (kind == "matches") return PaperNames::tr("Matches of the evening");
  if (kind == "cross") return PaperNames::tr("Cross table");
  if (kind == "places") return PaperNames::tr("Place cards");
  if (kind == "personal") return PaperNames::tr("Personal cards");
  if (kind == "certificates") return PaperNames::tr("Certificates");
  if (kind == "bulletin") return PaperNames::tr("Bulletin");
  return QString::fromUtf8(kind.data(), static_cast<qsizetype>(kind.size()));
}

}  // namespace boardwright::desktop
