// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/workshop/problem_words.hpp"

#include "ui/desktop/appearance/label_words.hpp"
#include "ui/desktop/appearance/refusal_words.hpp"

namespace boardwright::desktop {
namespace {

/// "my_game.lua:12:5"; empty where it is in no file.
QString problem_place(const GameProblem& problem) {
  QString place = QString::fromStdString(problem.file.filename().string());
  if (problem.line != 0) place += QString(":%1").arg(problem.line);
  if (problem.line != 0 && problem.column != 0) place += QString(":%1").arg(problem.column);
  return place;
}

}  // namespace

QString problem_words(const GameProblem& problem) {
  const QString place = problem_place(problem), words = refusal_words(problem.sentence);
  return place.isEmpty() ? words : label_and_value(place, words);
}

}  // namespace boardwright::desktop
