// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QEventLoop>
#include <QPushButton>
#include <QString>
#include <QTableWidget>

#include "tests/desktop/window_under_test.hpp"
#include "ui/desktop/analysis/analyst.hpp"
#include "ui/desktop/docks/analysis_dock.hpp"

namespace boardwright::desktop {

/// The window with the dock, and hands for both.
struct AnalysedGame : WindowUnderTest {
  explicit AnalysedGame(const std::string& game = "lines_of_action", QSize size = {1280, 800})
      : WindowUnderTest(game, size) {
    dock().toggleViewAction()->trigger();
    settle();
  }

  AnalysisDock& dock() { return window().docks().analysis(); }
  QTableWidget& rows() { return dock().moves(); }
  QPushButton* start() { return button("analysis_start"); }
  QAction* hint() {
    auto* found = window().findChild<QAction*>("hint");
    REQUIRE(found != nullptr);
    return found;
  }
  /// Waits until something has been found out about the position on the board.
  void must_find() {
    REQUIRE(eventually([&] { return rows().rowCount() > 0; }));
  }
  QString move(int row) { return rows().item(row, 0)->text(); }
  /// The point of a row that is clicked.
  QPoint at(int row) { return rows().visualItemRect(rows().item(row, 0)).center(); }
};

/// What an analysis of so many simulations says after so many moves of the game on the table, or why it may
/// not: the same for the same knowledge.
inline QString analysis_words(WindowUnderTest& test, std::size_t moves, std::uint64_t simulations) {
  auto situation = test.controller().advice().situation_at(moves);
  if (!situation) return QString::fromStdString(situation.error());
  situation->nodes = simulations;
  Analyst analyst;
  QEventLoop loop;
  QString words;
  QObject::connect(&analyst, &Analyst::failed, &loop, [&](const QString& sentence) {
    words = sentence;
    loop.quit();
  });
  QObject::connect(&analyst, &Analyst::ended, &loop, [&](const Thought& thought) {
    for (const auto& candidate : thought.candidates)
      words += QString::fromStdString(candidate.move) +
               QStringLiteral(" %1 %2, ").arg(candidate.score, 0, 'g', 17).arg(candidate.visits);
    for (const auto& move : thought.line) words += QString::fromStdString(move) + " ";
    words += QStringLiteral("depth %1, %2 nodes").arg(thought.depth).arg(thought.nodes);
    loop.quit();
  });
  analyst.start(std::move(*situation), {});
  loop.exec();
  return words;
}

}  // namespace boardwright::desktop
