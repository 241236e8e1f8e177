// SPDX-License-Identifier: GPL-3.0-or-later
//
// What MainWindow does with lessons. The game on the table goes on unseen and untouched.
#include <algorithm>

#include "ui/desktop/docks/rules_dock.hpp"
#include "ui/desktop/lessons/example_page.hpp"
#include "ui/desktop/lessons/lesson_page.hpp"
#include "ui/desktop/main_window.hpp"

namespace boardwright::desktop {

LessonPage& MainWindow::lesson_page() {
  if (lesson_page_ != nullptr) return *lesson_page_;
  add_page(lesson_page_ = new LessonPage);
  connect(lesson_page_, &LessonPage::next_lesson_wanted, this, [this] {
    LessonChoice next = lesson_;
    ++next.index;
    say(start_lesson(std::move(next)));
  });
  connect(lesson_page_, &LessonPage::lesson_done, this, [this] {
    const QString name = lesson_name(*lesson_.game, lesson_.lessons[lesson_.index]);
    if (settings_.lessons_done.contains(name)) return;
    settings_.lessons_done << name;
    settings_.save();
  });
  connect(lesson_page_, &LessonPage::play_wanted, this, &MainWindow::play_after_lesson);
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
  const auto& game = controller_.plan().game;
  const ExampleReading reading = read_examples(*game);
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
  ask_lesson_of(controller_.has_game() ? controller_.plan().game->id() : std::string());
}

/// The first lesson that isn't done; once all are, there is a choice.
void MainWindow::learn(const std::string& game) {
  const auto entry = catalogue_.find(game);
  if (!entry) return say(fail(entry.error()));
  LessonChoice choice{entry->game, {}, 0};
  for (auto& reading : read_lessons(entry->game->folder()))
    if (reading.problems.empty()) choice.lessons.push_back(std::move(reading.lesson));
  const auto next = std::find_if(choice.lessons.begin(), choice.lessons.end(), [&](const Lesson& lesson) {
    return !settings_.lessons_done.contains(lesson_name(*choice.game, lesson));
  });
  if (next == choice.lessons.end()) return ask_lesson_of(game);
  choice.index = static_cast<std::size_t>(next - choice.lessons.begin());
  say(start_lesson(std::move(choice)));
}

/// By the rules of the lesson, against a computer that is easily beaten.
void MainWindow::play_after_lesson() {
  const Lesson& lesson = lesson_.lessons[lesson_.index];
  const auto entry =
      catalogue_.find(lesson.variant ? lesson_.game->id() + "/" + lesson.variant->text : lesson_.game->id());
  auto rules = entry ? entry->create() : Result<std::shared_ptr<const Rules>>(fail(entry.error()));
  if (!rules) return say(fail(rules.error()));
  MatchPlan plan = MatchPlan::of(entry->game, entry->variant->id, std::move(*rules));
  plan.seats = seats_of_words({kHuman, "level:2"});
  start_game(std::move(plan));
}

void MainWindow::ask_lesson_of(const std::string& game) {
  LessonsDialog dialog(catalogue_, game, settings_.lessons_done, this);
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
