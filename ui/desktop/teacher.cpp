// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/teacher.hpp"

#include <algorithm>

#include "ui/desktop/lessons/example_page.hpp"
#include "ui/desktop/lessons/lesson_page.hpp"

namespace boardwright::desktop {

Teacher::Teacher(const WindowServices& services) : services_(services) {}

LessonPage& Teacher::lesson_page() {
  if (lesson_page_ != nullptr) return *lesson_page_;
  lesson_page_ = &services_.pages.take_in(new LessonPage);
  connect(lesson_page_, &LessonPage::next_lesson_wanted, this, [this] {
    LessonChoice next = lesson_;
    ++next.index;
    services_.pages.say(start_lesson(std::move(next)));
  });
  connect(lesson_page_, &LessonPage::lesson_done, this, &Teacher::note_done);
  connect(lesson_page_, &LessonPage::play_wanted, this, &Teacher::play_after_lesson);
  return *lesson_page_;
}

ExamplePage& Teacher::example_page() {
  if (example_page_ == nullptr) example_page_ = &services_.pages.take_in(new ExamplePage);
  return *example_page_;
}

bool Teacher::learning() const { return &services_.pages.shown() == lesson_page_; }
bool Teacher::trying() const { return &services_.pages.shown() == example_page_; }

Result<void> Teacher::start_example(const QString& rule) {
  if (!services_.controller.has_game()) return fail(tr("There is no game on the table.").toStdString());
  const auto& game = services_.controller.plan().game;
  const ExampleReading reading = read_examples(*game);
  if (!reading.problems.empty()) return fail(reading.problems.front());
  const RuleExample* example = reading.of(rule.toStdString());
  if (example == nullptr) return fail(tr("There is no example of rule %1.").arg(rule).toStdString());
  auto begun = example_page().begin(game, *example);
  if (!begun) return begun;
  services_.pages.show(example_page());
  emit rule_tried(rule);
  return {};
}

void Teacher::ask_lesson() {
  const MatchController& controller = services_.controller;
  ask_lesson_of(controller.has_game() ? controller.plan().game->id() : std::string());
}

void Teacher::learn(const std::string& game) {
  const auto entry = services_.catalogue.find(game);
  if (!entry) return services_.pages.refuse(entry.error());
  LessonChoice choice{entry->game, {}, 0};
  for (auto& reading : read_lessons(entry->game->folder()))
    if (reading.problems.empty()) choice.lessons.push_back(std::move(reading.lesson));
  const auto next = std::find_if(choice.lessons.begin(), choice.lessons.end(), [&](const Lesson& lesson) {
    return !services_.settings.lessons_done.contains(lesson_name(*choice.game, lesson));
  });
  if (next == choice.lessons.end()) return ask_lesson_of(game);
  choice.index = static_cast<std::size_t>(next - choice.lessons.begin());
  services_.pages.say(start_lesson(std::move(choice)));
}

void Teacher::note_done() {
  const QString name = lesson_name(*lesson_.game, lesson_.lessons[lesson_.index]);
  if (services_.settings.lessons_done.contains(name)) return;
  services_.settings.lessons_done << name;
  services_.settings.save();
}

/// By the rules of the lesson, against a computer that is easily beaten.
void Teacher::play_after_lesson() {
  const Lesson& lesson = lesson_.lessons[lesson_.index];
  const auto entry = services_.catalogue.find(lesson.variant ? lesson_.game->id() + "/" + lesson.variant->text
                                                             : lesson_.game->id());
  auto rules = entry ? entry->create() : Result<std::shared_ptr<const Rules>>(fail(entry.error()));
  if (!rules) return services_.pages.refuse(rules.error());
  MatchPlan plan = MatchPlan::of(entry->game, entry->variant->id, std::move(*rules));
  plan.seats = seats_of_words({kHuman, "level:2"});
  services_.pages.say(services_.controller.start(std::move(plan)));
}

void Teacher::ask_lesson_of(const std::string& game) {
  LessonsDialog dialog(services_.catalogue, game, services_.settings.lessons_done, &services_.window);
  if (dialog.exec() != QDialog::Accepted) return;
  if (auto choice = dialog.choice()) services_.pages.say(start_lesson(std::move(*choice)));
}

Result<void> Teacher::start_lesson(LessonChoice choice) {
  const bool more = choice.index + 1 < choice.lessons.size();
  auto begun = lesson_page().begin(choice.game, choice.lessons[choice.index], more);
  if (!begun) return begun;
  lesson_ = std::move(choice);
  services_.pages.show(lesson_page());
  return {};
}

}  // namespace boardwright::desktop
