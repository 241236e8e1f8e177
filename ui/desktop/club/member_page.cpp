// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/club/member_page.hpp"

#include <QCoreApplication>
#include <QStringList>
#include <algorithm>
#include <cmath>

#include "framework/table/member_statistics.hpp"
#include "ui/desktop/appearance/translations.hpp"
#include "ui/desktop/club/club_words.hpp"

namespace boardwright::desktop {

namespace {

constexpr std::size_t kOpponentsShown = 40;

QString page_words(const char* text) { return QCoreApplication::translate("MemberPage", text); }

QString cell(const QString& html, bool number = false) {
  return QStringLiteral("<td style='padding: 2px 16px 2px 0'%1>%2</td>")
      .arg(number ? QStringLiteral(" align='right'") : QString(), html);
}

QString heading_row(const QStringList& headings) {
  QString row;
  for (qsizetype at = 0; at < headings.size(); ++at)
    row += QStringLiteral("<th style='padding: 2px 16px 2px 0' align='%1'>%2</th>")
               .arg(at == 0 ? "left" : "right", headings[at].toHtmlEscaped());
  return QStringLiteral("<tr>%1</tr>").arg(row);
}

QString tally_row(const QString& name, const Tally& tally) {
  QString row = cell(name);
  for (const std::uint32_t count : {tally.games(), tally.wins, tally.draws, tally.losses})
    row += cell(QString::number(count), true);
  return QStringLiteral("<tr>%1</tr>").arg(row);
}

QString table(const QString& title, const QString& first, const QString& rows) {
  return QStringLiteral("<h3>%1</h3><table>%2%3</table>")
      .arg(title.toHtmlEscaped(),
           heading_row({first, page_words(QT_TRANSLATE_NOOP("MemberPage", "Games")),
                        page_words(QT_TRANSLATE_NOOP("MemberPage", "Won")),
                        page_words(QT_TRANSLATE_NOOP("MemberPage", "Drawn")),
                        page_words(QT_TRANSLATE_NOOP("MemberPage", "Lost"))}),
           rows);
}

/// The ratings in a pool, drawn small: each bar a step of the course, from the lowest to the highest.
QString course_text(const std::vector<RatingPoint>& course) {
  constexpr std::size_t kSteps = 24;
  static const QString kBars = QStringLiteral("▁▂▃▄▅▆▇█");
  if (course.size() < 2) return {};
  double low = course.front().rating, high = low;
  for (const auto& point : course) low = std::min(low, point.rating), high = std::max(high, point.rating);
  QString bars;
  const std::size_t steps = std::min(kSteps, course.size());
  for (std::size_t step = 0; step < steps; ++step) {
    const auto& point = course[(step + 1) * course.size() / steps - 1];
    const double share = high > low ? (point.rating - low) / (high - low) : 0.5;
    bars += kBars[static_cast<qsizetype>(std::lround(share * static_cast<double>(kBars.size() - 1)))];
  }
  return page_words(QT_TRANSLATE_NOOP("MemberPage", "rating so far: %1 (%2 to %3)"))
      .arg(bars)
      .arg(std::lround(low))
      .arg(std::lround(high));
}

Result<QString> standings_part(Club& club, const Catalogue& catalogue, const ClubPlayer& player) {
  const auto standings = club.standings().of(player.id);
  if (!standings) return fail(standings.error());
  QString page;
  if (standings->empty())
    page += QStringLiteral("<p>%1</p>")
                .arg(page_words(QT_TRANSLATE_NOOP("MemberPage", "Has not played a rated match yet.")));
  for (const auto& [scheme, standing] : *standings) {
    const PoolLine line = pool_line(standing, scheme, spoken_language());
    QStringList facts;
    if (line.status) facts << QString::fromStdString(*line.status);
    if (line.points)
      facts << page_words(QT_TRANSLATE_NOOP("MemberPage", "points %1"))
                   .arg(QString::fromStdString(*line.points));
    if (line.rating)
      facts << page_words(QT_TRANSLATE_NOOP("MemberPage", "rating %1")).arg(rating_text(*line.rating));
    facts << page_words(QT_TRANSLATE_NOOP("MemberPage", "%1 won, %2 drawn, %3 lost"))
                 .arg(line.wins)
                 .arg(line.draws)
                 .arg(line.losses);
    page += QStringLiteral("<h3>%1</h3><p>%2")
                .arg(pool_title(catalogue, scheme).toHtmlEscaped(),
                     facts.join(QStringLiteral(" · ")).toHtmlEscaped());
    if (line.next)
      page += QStringLiteral("<br>") +
              page_words(QT_TRANSLATE_NOOP("MemberPage", "%1 more points to %2"))
                  .arg(QString::fromStdString(line.next->missing), QString::fromStdString(line.next->status))
                  .toHtmlEscaped();
    if (line.rating) {
      const auto course = club.standings().course(scheme, player.id);
      if (!course) return fail(course.error());
      if (const QString drawn = course_text(*course); !drawn.isEmpty())
        page += QStringLiteral("<br>") + drawn.toHtmlEscaped();
    }
    page += QStringLiteral("</p>");
  }
  return page;
}

QString seat_title(const Catalogue& catalogue, const std::string& game, std::size_t seat) {
  const auto entry = catalogue.find(game);
  if (entry)
    if (const auto rules = entry->create(); rules && seat < (*rules)->seat_count())
      return QString::fromStdString(
          entry->game->seat_text(spoken_language(), **rules, static_cast<Seat>(seat)));
  return page_words(QT_TRANSLATE_NOOP("MemberPage", "seat %1")).arg(seat + 1);
}

QString games_part(const Catalogue& catalogue, const MemberStatistics& statistics) {
  if (statistics.all.games() == 0) return {};
  QString rows;
  for (const auto& game : statistics.games) {
    rows += tally_row(game_title(catalogue, game.game, {}, false).toHtmlEscaped(), game.all);
    for (std::size_t seat = 0; seat < game.by_seat.size(); ++seat)
      if (game.by_seat[seat].games() > 0)
        rows += tally_row(
            QStringLiteral("&nbsp;&nbsp;&nbsp;") + seat_title(catalogue, game.game, seat).toHtmlEscaped(),
            game.by_seat[seat]);
  }
  QStringList facts;
  if (statistics.streak > 1)
    facts << page_words(QT_TRANSLATE_NOOP("MemberPage", "%1 wins in a row now")).arg(statistics.streak);
  if (statistics.streak < -1)
    facts << page_words(QT_TRANSLATE_NOOP("MemberPage", "%1 losses in a row now")).arg(-statistics.streak);
  if (statistics.longest_wins > 1)
    facts
        << page_words(QT_TRANSLATE_NOOP("MemberPage", "most wins in a row: %1")).arg(statistics.longest_wins);
  return table(page_words(QT_TRANSLATE_NOOP("MemberPage", "All games")),
               page_words(QT_TRANSLATE_NOOP("MemberPage", "Game")), rows) +
         (facts.isEmpty()
              ? QString()
              : QStringLiteral("<p>%1</p>").arg(facts.join(QStringLiteral(" · ")).toHtmlEscaped()));
}

QString opponents_part(const MemberStatistics& statistics) {
  QString rows;
  std::size_t shown = 0;
  for (const auto& other : statistics.opponents) {
    if (++shown > kOpponentsShown) break;
    SeatedPlayer seated = other.player;
    seated.program = other.name;
    QString name = seated_name(seated, other.name).toHtmlEscaped();
    if (other.player.kind == PlayerKind::kMember && !other.name.empty())
      name =
          QStringLiteral("<a href='member:%1'>%2</a>").arg(QString::fromStdString(other.player.player), name);
    rows += tally_row(name, other.score);
  }
  return rows.isEmpty() ? QString()
                        : table(page_words(QT_TRANSLATE_NOOP("MemberPage", "Against each other player")),
                                page_words(QT_TRANSLATE_NOOP("MemberPage", "Player")), rows);
}

}  // namespace

Result<QString> member_page(Club& club, const Catalogue& catalogue, const ClubPlayer& player) {
  const auto standings = standings_part(club, catalogue, player);
  if (!standings) return standings;
  GameQuery query;
  query.players = {{player.id}};
  query.oldest_first = true;
  const auto games = club.results().find(query);
  if (!games) return fail(games.error());
  const auto statistics = member_statistics(games->games, player.id);
  return QStringLiteral("<h2>%1</h2>").arg(QString::fromStdString(player.name).toHtmlEscaped()) + *standings +
         games_part(catalogue, statistics) + opponents_part(statistics);
}

}  // namespace boardwright::desktop
