// SPDX-License-Identifier: GPL-3.0-or-later
//
// What MainWindow does with lessons. The game on the table goes on unseen and untouched.
#include <QLabel>
#include <QMenu>
#include <QStackedWidget>

#include "ui/desktop/board/board_view.hpp"
#include "ui/desktop/main_window.hpp"
#include "ui/desktop/panels/game_table.hpp"
#include "ui/desktop/panels/lesson_page.hpp"
#include "ui/desktop/rules/example_page.hpp"
#include "ui/desktop/rules/rules_dock.hpp"
#include "ui/desktop/start/start_page.hpp"

namespace boardwright::desktop {

void MainWindow::show_as_chosen(LessonBoard& board) {
  board.set_coordinates(settings_.coordinates);
  board.set_hints(settings_.hints);
  connect(coordinates_, &QAction::toggled, &board, &LessonBoard::set_coordinates);
  connect(hints_, &QAction::toggled, &board, &LessonBoard::set_hints);
}

void MainWindow::build_lessons() {
  pages_->addWidget(lesson_page_);
  show_as_chosen(lesson_page_->board());
  connect(lessons_, &QAction::triggered, this, &MainWindow::ask_lesson);
  connect(lesson_page_, &LessonPage::left, this, &MainWindow::leave_lesson);
  connect(lesson_page_, &LessonPage::next_lesson_wanted, this, [this] {
    LessonChoice next = lesson_;
    ++next.index;
    say(start_lesson(std::move(next)));
  });
  connect(pages_, &QStackedWidget::currentChanged, this, [this] {
    if (!learning()) lesson_page_->end();
    // What belongs to the table has nothing to do while it isn't seen.
    for (QAction* action : {flip_, first_, previous_, next_, last_, type_}) action->setEnabled(at_table());
    retranslate();
    refresh();
  });
}

void MainWindow::build_examples() {
  pages_->addWidget(example_page_);
  show_as_chosen(example_page_->board());
  connect(example_page_, &ExamplePage::left, this, [this] { go_back_to(before_example_); });
  connect(pages_, &QStackedWidget::currentChanged, this, [this] {
    if (!trying()) example_page_->end();
  });
}

bool MainWindow::trying() const { return pages_->currentWidget() == example_page_; }

Result<void> MainWindow::start_example(const QString& rule) {
  if (!controller_.has_game()) return fail(tr("There is no game on the table.").toStdString());
  const auto& game = controller_.setup().game;
  const ExampleReading reading = read_examples(game->folder());
  if (!reading.problems.empty()) return fail(reading.problems.front());
  const RuleExample* example = reading.of(rule.toStdString());
  if (example == nullptr) return fail(tr("There is no example of rule %1.").arg(rule).toStdString());
  auto begun = example_page_->begin(game, *example);
  if (!begun) return begun;
  // A lesson that was on the screen has ended by then.
  if (!trying()) before_example_ = learning() ? before_lesson_ : pages_->currentWidget();
  pages_->setCurrentWidget(example_page_);
  rules_->mark({rule}, RulesDock::Follow::kNo);
  retranslate();
  return {};
}

bool MainWindow::learning() const { return pages_->currentWidget() == lesson_page_; }

void MainWindow::ask_lesson() {
  ask_lesson_of(controller_.has_game() ? controller_.setup().game->id() : std::string());
}

void MainWindow::ask_lesson_of(const std::string& game) {
  LessonsDialog dialog(catalogue_, game, this);
  if (dialog.exec() != QDialog::Accepted) return;
  if (auto choice = dialog.choice()) say(start_lesson(std::move(*choice)));
}

Result<void> MainWindow::start_lesson(LessonChoice choice) {
  const bool more = choice.index + 1 < choice.lessons.size();
  auto begun = lesson_page_->begin(choice.game, choice.lessons[choice.index], more);
  if (!begun) return begun;
  lesson_ = std::move(choice);
  if (!learning()) before_lesson_ = pages_->currentWidget();
  pages_->setCurrentWidget(lesson_page_);
  retranslate();
  return {};
}

void MainWindow::leave_lesson() {
  // A game that was resumed or opened meanwhile has come to the table by itself.
  go_back_to(before_lesson_);
  if (pages_->currentWidget() == start_page_) start_page_->focus_first();
}

}  // namespace boardwright::desktop
