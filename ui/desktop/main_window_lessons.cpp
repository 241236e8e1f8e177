// SPDX-License-Identifier: GPL-3.0-or-later
//
// What MainWindow does with lessons. The game on the table goes on unseen and untouched.
#include "ui/desktop/main_window.hpp"
#include "ui/desktop/panels/lesson_page.hpp"
#include "ui/desktop/rules/example_page.hpp"
#include "ui/desktop/rules/rules_dock.hpp"

namespace boardwright::desktop {

LessonPage& MainWindow::lesson_page() {
  if (lesson_page_ != nullptr) return *lesson_page_;
  add_page(lesson_page_ = new LessonPage);
  connect(lesson_page_, &LessonPage::next_lesson_wanted, this, [this] {
    LessonChoice next = lesson_;
    ++next.index;
    say(start_lesson(std::move(next)));
  });
  return *lesson_page_;
}

ExamplePage& MainWindow::example_page() {
  if (example_page_ == nullptr) add_page(example_page_ = new ExamplePage);
  return *example_page_;
}

bool MainWindow::learning() const { return &shown() == lesson_page_; }
bool MainWindow::trying() const { return &shown() == example_page_; }

Result<void> MainWindow::start_example(const QString& rule) {
  if (!controller_.has_game()) return fail(tr("There is no game on the table.").toStdString());
  const auto& game = controller_.setup().game;
  const ExampleReading reading = read_examples(game->folder());
  if (!reading.problems.empty()) return fail(reading.problems.front());
  const RuleExample* example = reading.of(rule.toStdString());
  if (example == nullptr) return fail(tr("There is no example of rule %1.").arg(rule).toStdString());
  auto begun = example_page().begin(game, *example);
  if (!begun) return begun;
  show_page(example_page());
  rules_->mark({rule}, RulesDock::Follow::kNo);
  return {};
}

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
  auto begun = lesson_page().begin(choice.game, choice.lessons[choice.index], more);
  if (!begun) return begun;
  lesson_ = std::move(choice);
  show_page(lesson_page());
  return {};
}

}  // namespace boardwright::desktop
