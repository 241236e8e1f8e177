// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/evening/lot_rows.hpp"

#include <QCoreApplication>

#include "framework/tournament/lots.hpp"
#include "framework/tournament/lots_due.hpp"
#include "ui/desktop/club/club_words.hpp"
#include "ui/desktop/evening/evening_view.hpp"

namespace boardwright::desktop {

namespace {

struct LotWords {
  Q_DECLARE_TR_FUNCTIONS(LotWords)
};

QString lot_name(const Evening& evening, const std::string& what) {
  if (what == "numbers") return LotWords::tr("the order at first");
  if (what == "initial-side") return LotWords::tr("sides of round 1");
  if (what == tournament::kSidesLot) return LotWords::tr("sides of the evening");
  const QStringList parts = QString::fromStdString(what).split(' ');
  if (parts.size() != 4 || parts.front() != QStringLiteral("level")) return QString::fromStdString(what);
  return LotWords::tr("level match of round %1: %2 – %3")
      .arg(parts[1], person_name(evening, parts[2].toStdString()),
           person_name(evening, parts[3].toStdString()));
}

QString drawn_words(const Evening& evening, const tournament::LotDrawn& lot) {
  if (lot.what == "initial-side")
    return lot.drawn == std::vector<std::string>{"2"} ? LotWords::tr("the first of the list is second player")
                                                      : LotWords::tr("the first of the list is first player");
  if (lot.drawn.empty()) return LotWords::tr("for each pair as it comes");
  QStringList names;
  for (const std::string& player : lot.drawn) names << person_name(evening, player);
  return names.join(QStringLiteral(", "));
}

LotRow row_of(const Evening& evening, const tournament::CheckedLot& checked) {
  LotRow row;
  row.what = lot_name(evening, checked.lot.what);
  row.drawn = drawn_words(evening, checked.lot);
  row.code = QString::fromStdString(checked.hash);
  row.agrees = checked.holds ? LotWords::tr("agrees") : LotWords::tr("does not agree");
  QStringList told;
  told << (checked.holds ? LotWords::tr("Drawn again from its seed %1: it agrees.")
                         : LotWords::tr("Drawn again from its seed %1: it does not agree."))
              .arg(QString::fromStdString(checked.lot.seed).left(64));
  if (checked.promised != 0)
    told << LotWords::tr("The check code was shown from %1 on, and the lot drawn at %2.")
                .arg(short_time(checked.promised), short_time(checked.time));
  else
    told << LotWords::tr("Its check code was not shown before the draw.");
  if (!checked.lot.entropy.empty())
    told << LotWords::tr("Called out before: %1").arg(QString::fromStdString(checked.lot.entropy));
  row.words = told.join(' ');
  return row;
}

}  // namespace

std::vector<LotRow> lot_rows(const Evening& evening) {
  std::vector<LotRow> rows;
  for (const auto& checked : tournament::checked_lots(evening.now()))
    rows.push_back(row_of(evening, checked));
  return rows;
}

}  // namespace boardwright::desktop
