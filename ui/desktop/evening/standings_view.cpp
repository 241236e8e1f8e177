// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/evening/standings_view.hpp"

#include <QCoreApplication>
#include <algorithm>

#include "framework/tournament/keizer_of.hpp"
#include "framework/tournament/tournament_standings.hpp"
#include "ui/desktop/appearance/label_words.hpp"
#include "ui/desktop/appearance/refusal_words.hpp"
#include "ui/desktop/evening/evening_view.hpp"
#include "ui/desktop/evening/evening_words.hpp"

namespace boardwright::desktop {

namespace {

using tournament::Contribution;
using tournament::CutReason;
using tournament::Fraction;
using tournament::KeizerLine;
using tournament::Number;
using tournament::PlacedLine;
using tournament::TieBreak;
using tournament::Tournament;

struct StandingsWords {
  Q_DECLARE_TR_FUNCTIONS(StandingsWords)
};

/// T15: one number for the points, one for what beating somebody is worth now, and what was scored.
void fill_keizer(const Evening& evening, StandingsView& view) {
  const std::uint32_t rounds = view.table.table.rounds();
  view.keizer =
      keizer_ranking(view.table.table, rounds, tournament::keizer_of(evening.now().settings.keizer));
  view.ties = {{StandingsWords::tr("Worth"), StandingsWords::tr("What a win against this person counts now")},
               {StandingsWords::tr("Scored"), StandingsWords::tr("Points of the matches alone")}};
  std::uint32_t place = 0;
  for (const KeizerLine& line : view.keizer) {
    StandingRow row;
    row.place = QString::number(++place);
    row.name = person_name(evening, view.table.order[line.number - 1]);
    row.points = value_words(line.points, 1);
    row.ties << value_words(line.worth, 0) << points_words(view.table.table.score(line.number, rounds));
    view.rows.push_back(std::move(row));
  }
}

QString keizer_told(const Evening& evening, const StandingsView& view, const KeizerLine& line) {
  QStringList parts;
  for (const Contribution& part : line.contributions) {
    const QString value = value_words(part.value, 1), of = value_words(part.measure, 0);
    if (part.round == 0) {
      parts << StandingsWords::tr("own worth %1").arg(value);
    } else if (part.opponent != 0) {
      const QString name = person_name(evening, view.table.order[part.opponent - 1]);
      parts << (part.value == part.measure
                    ? name + QStringLiteral(" ") + value
                    : StandingsWords::tr("%1 %2 of %3", "a name, points that count, what they could be")
                          .arg(name, value, of));
    } else if (!(part.value == Fraction(0))) {
      parts << StandingsWords::tr("round not played: %1").arg(value);
    }
  }
  return StandingsWords::tr("%1 has %2 points: %3.")
      .arg(person_name(evening, view.table.order[line.number - 1]), value_words(line.points, 1),
           parts.join(QStringLiteral("; ")));
}

QString after_words(const Tournament& state) {
  if (state.settings.without_rounds()) {
    const auto played =
        std::ranges::count_if(state.matches, [](const auto& match) { return match.complete(); });
    return played == 0   ? QString()
           : played == 1 ? StandingsWords::tr("after one match")
                         : StandingsWords::tr("after %1 matches").arg(played);
  }
  if (state.rounds.empty()) return {};
  return state.rounds.back().complete() ? StandingsWords::tr("after round %1").arg(state.rounds.size())
                                        : StandingsWords::tr("during round %1").arg(state.rounds.size());
}

}  // namespace

std::vector<TieColumn> standing_titles(const StandingsNow& standings) {
  std::vector<TieColumn> titles;
  for (const auto& column : standings.columns) titles.push_back(tie_words(column.code));
  return titles;
}

std::vector<StandingRow> standing_rows(const Evening& evening, const StandingsNow& standings) {
  std::vector<StandingRow> rows;
  std::uint32_t place = 0, group = 0;
  for (const PlacedLine& line : standings.lines) {
    StandingRow row;
    if (line.place != place || line.group != group) row.place = QString::number(line.place);
    if (line.group > 0 && !row.place.isEmpty())  // groups are A, B, C …
      row.place.prepend(QString(QChar('A' + static_cast<int>(line.group) - 1)) + ' ');
    place = line.place, group = line.group;
    row.name = person_name(evening, line.player);
    row.points = points_words(line.points);
    for (std::size_t at = 0; at < standings.columns.size(); ++at)
      row.ties << (at < line.values.size() && line.values[at]
                       ? value_words(*line.values[at], standings.columns[at].decimals)
                       : QString());
    rows.push_back(std::move(row));
  }
  return rows;
}

StandingsView standings_view(const Evening& evening) {
  StandingsView view;
  const Tournament& state = evening.now();
  view.table = table_now(state, evening.names());
  view.table.table.scheme.pending = 0;  // a match that is being played counts for pairing alone (T4.7)
  view.after = after_words(state);
  if (goes_by_keizer(state.settings)) {
    fill_keizer(evening, view);
    return view;
  }
  auto now = evening.standings();
  if (!now) {
    view.note = refusal_words(now);
    now = StandingsNow();
    for (const auto& line : standings(view.table.table, {}).value_or(std::vector<tournament::StandingLine>()))
      now->lines.push_back({view.table.order[line.number - 1], line.number, line.place, line.score});
  } else if (auto list = tie_breaks_of(state.settings)) {
    view.list = std::move(*list);
  }
  view.ties = standing_titles(*now);
  view.rows = standing_rows(evening, *now);
  view.columns = now->columns;
  view.lines = std::move(now->lines);
  QStringList teams;
  for (const auto& team : now->team_scores)
    teams << QString::fromStdString(team.team) + QStringLiteral(" ") + points_words(team.points);
  if (view.note.isEmpty())
    view.note = teams.join(teams.size() > 2 ? QStringLiteral(", ") : QStringLiteral(" – "));
  return view;
}

QString standing_told(const Evening& evening, const StandingsView& view, int row) {
  if (row < 0) return {};
  if (static_cast<std::size_t>(row) < view.keizer.size())
    return keizer_told(evening, view, view.keizer[static_cast<std::size_t>(row)]);
  if (static_cast<std::size_t>(row) >= view.lines.size()) return {};
  const PlacedLine& line = view.lines[static_cast<std::size_t>(row)];
  const auto name = [&](Number number) { return person_name(evening, view.table.order[number - 1]); };
  QStringList told{StandingsWords::tr("%1 has %2.", "a name, 3 points")
                       .arg(name(line.number), points_counted(line.points))};
  const auto same = [&](const PlacedLine& other) {
    return other.place == line.place && other.group == line.group;
  };
  if (std::ranges::count_if(view.lines, same) > 1)
    told << StandingsWords::tr("The place is shared: nothing parts those who have it.");
  for (std::size_t at = 0; at < view.list.size(); ++at) {
    const auto how = derivation(view.table.table, view.list, at, line.number);
    // Of a table from which somebody has withdrawn the value is another one (T12.5).
    if (!how || !how->value || how->contributions.empty() || at >= line.values.size() ||
        how->value != line.values[at])
      continue;
    const int decimals = shown_decimals(view.list[at].criterion);
    QStringList parts;
    for (const Contribution& part : how->contributions) {
      QString words = value_words(part.value, decimals);
      if (part.opponent != 0) words = name(part.opponent) + QStringLiteral(" ") + words;
      if (part.dummy) words = StandingsWords::tr("round not played: %1").arg(words);
      if (part.cut != CutReason::kCounts) words = StandingsWords::tr("%1 (doesn't count)").arg(words);
      parts << words;
    }
    told << label_and_value(view.ties[at].name + ' ' + value_words(*how->value, decimals),
                            parts.join(QStringLiteral("; ")) + '.');
  }
  // Systems that don't go by a list of tie-breaks: what their columns say, by name.
  for (std::size_t at = 0; view.list.empty() && at < view.columns.size() && at < line.values.size(); ++at)
    if (line.values[at])
      told << label_and_value(
          view.ties[at].name,
          QStringLiteral("%1 (%2).")
              .arg(value_words(*line.values[at], view.columns[at].decimals), view.ties[at].explanation));
  return told.join('\n');
}

}  // namespace boardwright::desktop
