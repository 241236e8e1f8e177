// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/evening/evening_projector.hpp"

#include <QBoxLayout>
#include <QEvent>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QScreen>
#include <QTimer>
#include <algorithm>

namespace boardwright::desktop {

EveningProjector::EveningProjector(QWidget* parent)
    : QWidget(parent, Qt::Window), table_(new ProjectedTable), turning_(new QTimer(this)) {
  setObjectName("projector");
  setAttribute(Qt::WA_StyledBackground);
  resize(1280, 800);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins({});
  column->addWidget(table_);
  connect(turning_, &QTimer::timeout, this, [this] {
    if (!table_->held()) table_->turn();
  });
  fill();
}

void EveningProjector::open_beside(const QWidget& beside) {
  const auto screens = QGuiApplication::screens();
  const auto other =
      std::ranges::find_if(screens, [&](const QScreen* screen) { return screen != beside.screen(); });
  if (other == screens.end()) return show();
  setGeometry((*other)->geometry());
  showFullScreen();
}

void EveningProjector::show_evening(const Shown& shown) {
  shown_ = shown;
  fill();
}

ProjectedTable::Sheet EveningProjector::boards_sheet(const QString& title, bool open) const {
  const bool games =
      std::ranges::any_of(shown_.boards, [](const BoardRow& row) { return !row.game.isEmpty(); });
  ProjectedTable::Sheet sheet{title,
                              {{tr("Board"), Qt::AlignRight, false, true},
                               {tr("First player"), Qt::AlignLeft, true, false},
                               {QString(), Qt::AlignCenter, false, false},
                               {tr("Second player"), Qt::AlignLeft, true, false}},
                              {},
                              {}};
  if (games) sheet.columns.push_back({tr("Game"), Qt::AlignLeft, true, false});
  for (const BoardRow& row : shown_.boards) {
    if (open && !row.result.isEmpty()) continue;
    sheet.rows.push_back(
        {row.number(), row.first, row.result.isEmpty() ? QStringLiteral("–") : row.result, row.second});
    if (games) sheet.rows.back() << row.game;
  }
  if (!open && !shown_.bye.isEmpty())
    sheet.rows.push_back({QString(), shown_.bye, QStringLiteral("·"), tr("bye")});
  return sheet;
}

ProjectedTable::Sheet EveningProjector::names_sheet() const {
  ProjectedTable::Sheet sheet{tr("Round %1, by name").arg(shown_.round),
                              {{tr("Name"), Qt::AlignLeft, true, true},
                               {tr("Board"), Qt::AlignRight, false, true},
                               {tr("Meets"), Qt::AlignLeft, true, false}},
                              {},
                              {}};
  for (const BoardRow& row : shown_.boards) {
    const QString board = row.number();
    sheet.rows.push_back({row.first, board, row.second});
    sheet.rows.push_back({row.second, board, row.first});
  }
  if (!shown_.bye.isEmpty()) sheet.rows.push_back({shown_.bye, QString(), tr("bye")});
  std::ranges::sort(sheet.rows, [](const QStringList& a, const QStringList& b) {
    return QString::localeAwareCompare(a.front(), b.front()) < 0;
  });
  return sheet;
}

ProjectedTable::Sheet EveningProjector::standings_sheet() const {
  ProjectedTable::Sheet sheet{
      shown_.after.isEmpty() ? tr("Standings") : tr("Standings, %1", "after round 3").arg(shown_.after),
      {{tr("Place"), Qt::AlignRight, false, true},
       {tr("Name"), Qt::AlignLeft, true, false},
       {tr("Points"), Qt::AlignRight, false, true}},
      {},
      tr("Nobody has played yet.")};
  constexpr std::size_t kMostTies = 2;  // the others are for the paper
  for (std::size_t at = 0; at < std::min(kMostTies, shown_.ties.size()); ++at)
    sheet.columns.push_back({shown_.ties[at].name, Qt::AlignRight, false, false});
  for (const StandingRow& row : shown_.standings) {
    sheet.rows.push_back({row.place, row.name, row.points});
    for (std::size_t at = 0; at < std::min(kMostTies, shown_.ties.size()); ++at)
      sheet.rows.back() << row.ties.value(static_cast<int>(at));
  }
  return sheet;
}

void EveningProjector::fill() {
  const QString code = shown_.lot.left(kHalfOfCode) + '\n' + shown_.lot.mid(kHalfOfCode + 1);
  setWindowTitle(shown_.name + QStringLiteral(" – Boardwright"));
  std::vector<ProjectedTable::Sheet> sheets;
  switch (shown_.phase) {
    case Phase::kWaiting:
      sheets.push_back({shown_.name, {}, {}, tr("The first round is about to be paired.")});
      if (!shown_.lot.isEmpty())
        sheets.back().empty += QStringLiteral("\n\n") + tr("Check code of the lot:") + '\n' + code;
      break;
    case Phase::kPairings:
      sheets.push_back(boards_sheet(tr("Round %1").arg(shown_.round), false));
      sheets.push_back(names_sheet());
      break;
    case Phase::kPlaying:
      sheets.push_back(boards_sheet(tr("Round %1, still playing").arg(shown_.round), true));
      break;
    case Phase::kStandings: sheets.push_back(standings_sheet()); break;
    case Phase::kOpen: {
      auto playing = boards_sheet(tr("Playing now"), true);
      playing.empty = tr("Nobody plays at the moment.");
      if (!shown_.waiting.isEmpty()) {
        ProjectedTable::Sheet waiting{
            tr("Who wants to play"), {{QString(), Qt::AlignLeft, true, false}}, {}, {}};
        for (const QString& name : shown_.waiting) waiting.rows.push_back({name});
        sheets.push_back(std::move(waiting));
      }
      sheets.insert(sheets.begin(), std::move(playing));
      sheets.push_back(standings_sheet());
      break;
    }
  }
  // Whoever wants to check the lot notes its code before it is drawn (T1.7).
  if (!shown_.lot.isEmpty() && (shown_.phase == Phase::kStandings || shown_.phase == Phase::kOpen))
    sheets.push_back({tr("The next lot"), {}, {}, tr("Check code of the lot:") + '\n' + code});
  table_->set_sheets(std::move(sheets));
}

void EveningProjector::showEvent(QShowEvent* event) {
  QWidget::showEvent(event);
  turning_->start(kTurnAfter);
}

void EveningProjector::hideEvent(QHideEvent* event) {
  turning_->stop();
  QWidget::hideEvent(event);
}

void EveningProjector::keyPressEvent(QKeyEvent* event) {
  switch (event->key()) {
    case Qt::Key_F11: return isFullScreen() ? showNormal() : showFullScreen();
    case Qt::Key_Escape: return isFullScreen() ? showNormal() : hide();
    case Qt::Key_Right:
    case Qt::Key_PageDown: return table_->turn(1);
    case Qt::Key_Left:
    case Qt::Key_PageUp: return table_->turn(-1);
    case Qt::Key_Space: return table_->hold(!table_->held());
    default: QWidget::keyPressEvent(event);
  }
}

void EveningProjector::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) fill();
  QWidget::changeEvent(event);
}

}  // namespace boardwright::desktop
