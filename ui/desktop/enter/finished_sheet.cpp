// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/enter/finished_sheet.hpp"

#include <QDateTime>

#include "framework/record/save_format.hpp"
#include "framework/store/ids.hpp"
#include "framework/table/club.hpp"
#include "framework/text/name.hpp"
#include "framework/text/save_file.hpp"
#include "ui/desktop/enter/score_sheet.hpp"
#include "ui/desktop/enter/sheet_head.hpp"

namespace boardwright::desktop {

namespace {

/// When a game of that day has ended, as far as anybody remembers: now if it was today, else at noon.
TimeMs end_of(QDate date) {
  if (date >= QDate::currentDate()) return utc_now();
  return QDateTime(date, QTime(12, 0)).toMSecsSinceEpoch();
}

}  // namespace

Record sheet_record(const ScoreSheet& sheet, const SheetHead& head) {
  Record record = sheet.game().record(sheet.entry().variant->id);
  const Rules& rules = *sheet.rules();
  for (Seat seat = 0; seat < rules.seat_count(); ++seat)
    if (const QString name = head.name(seat); !name.isEmpty())
      record.players[std::string(rules.seat_name(seat))] =
          read_name(name.toStdString()).value_or(name.toStdString());
  record.tags.emplace_back("Date", head.date().toString(Qt::ISODate).toStdString());
  return record;
}

Result<void> save_sheet(const ScoreSheet& sheet, const SheetHead& head, const std::filesystem::path& file) {
  for (Seat seat = 0; seat < sheet.rules()->seat_count(); ++seat)
    if (const QString name = head.name(seat); !name.isEmpty())
      if (const auto good = read_name(name.toStdString()); !good) return fail(good.error());
  const auto text =
      record_text(sheet_record(sheet, head), sheet.rules(), sheet.entry().game->records(), file);
  if (!text) return fail(file.string() + ": " + text.error());
  return save_file(file, *text);
}

Result<std::string> put_into_results(Club& club, ScoreSheet& sheet, const SheetHead& head, bool rated) {
  const EnteredGame& game = sheet.game();
  if (!game.result()) return fail("the game has no result yet");
  if (!sheet.is_open()) return fail("this game is among the results already");
  MatchPlan plan = MatchPlan::of(sheet.entry().game, sheet.entry().variant->id, sheet.rules());
  plan.seats = head.seats();
  plan.rated = rated;
  auto id = club.enter(std::move(plan), {game.line(), *game.result(), end_of(head.date())});
  if (id) sheet.close();
  return id;
}

}  // namespace boardwright::desktop
