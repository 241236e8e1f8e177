// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QEventLoop>
#include <QString>

#include "tests/desktop/window_under_test.hpp"
#include "ui/desktop/analysis/analyst.hpp"

namespace boardwright::desktop {

/// What an analysis of so many simulations says after so many moves of the game on the table, or why it may
/// not: the same for the same knowledge.
inline QString analysis_words(WindowUnderTest& test, std::size_t moves, std::uint64_t simulations) {
  auto situation = test.controller().situation_at(moves);
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
