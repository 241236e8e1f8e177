// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/workshop/problem_list.hpp"

#include <QEvent>

#include "ui/desktop/workshop/problem_words.hpp"

namespace boardwright::desktop {

ProblemList::ProblemList(QWidget* parent) : QListWidget(parent) {
  setObjectName("workshop_problems");
  setWordWrap(true);
  const auto lead = [this](const QListWidgetItem* item) {
    const auto row = static_cast<std::size_t>(this->row(item));
    if (row < problems_.size()) emit place_wanted(problems_[row]);
  };
  // Both tell of a double click, which does no harm twice.
  connect(this, &QListWidget::itemClicked, this, lead);
  connect(this, &QListWidget::itemActivated, this, lead);
  fill();
}

void ProblemList::show_problems(std::vector<GameProblem> problems) {
  problems_ = std::move(problems);
  fill();
}

void ProblemList::fill() {
  setAccessibleName(tr("Problems"));
  clear();
  for (const GameProblem& problem : problems_) addItem(problem_words(problem));
  if (problems_.empty()) {
    addItem(tr("Nothing is wrong, as far as the rules have been read."));
    item(0)->setFlags(Qt::ItemIsEnabled);
  } else {
    setCurrentRow(0);
  }
}

void ProblemList::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) fill();
  QListWidget::changeEvent(event);
}

}  // namespace boardwright::desktop
