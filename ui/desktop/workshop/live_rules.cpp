// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/workshop/live_rules.hpp"

#include <QDateTime>
#include <QTime>
#include <utility>

#include "ui/desktop/appearance/refusal_words.hpp"
#include "ui/desktop/appearance/translations.hpp"
#include "ui/desktop/workshop/problem_words.hpp"

namespace boardwright::desktop {

namespace {

constexpr const char* kTimeOfRules = "HH:mm:ss";

QString time_now() { return QTime::currentTime().toString(kTimeOfRules); }

}  // namespace

void LiveRules::open(const std::filesystem::path& file, Workbench::Options options) {
  file_ = file;
  bench_ = std::make_unique<Workbench>(std::move(options));
  bench_->read_from(file);
}

void LiveRules::close() {
  told_failure_.reset();
  bench_.reset();
  rules_of_.clear();
}

std::optional<Position> LiveRules::position() const {
  return bench_->line() != nullptr ? std::optional(bench_->line()->now()) : std::nullopt;
}

void LiveRules::look() {
  looked_at_ = contents_of(files_of_game(file_));
  emit reading();
  const auto before = position();
  const ReloadOutcome& outcome = bench_->look();
  const bool good = !std::holds_alternative<NotReloaded>(outcome);
  if (good) emit problems_found({});
  follow(outcome, before, time_now());
  emit read(good);
  if (!good) return;
  if (!bench_->waits()) keep();
  emit saves_changed();
}

void LiveRules::look_if_changed() {
  if (contents_of(files_of_game(file_)) != looked_at_) look();
}

void LiveRules::start_anew() {
  const bool waited = bench_->waits();
  if (const auto begun = bench_->start_anew(); !begun)
    return show_problems({{problem_in(bench_->game(), begun.error())}});
  if (waited) {
    emit went_on();
    rules_of_ = time_now();
    keep();
    emit saves_changed();
  }
  show_board();
}

void LiveRules::keep() {
  if (const auto kept = bench_->keep(); !kept) emit failed(refusal_words(kept.error()));
}

void LiveRules::follow(const ReloadOutcome& outcome, const std::optional<Position>& before,
                       const QString& rules_of) {
  if (const auto* found = std::get_if<NotReloaded>(&outcome)) return show_problems(*found);
  const auto& loaded = std::get<Reloaded>(outcome);
  const QString words = QString::fromStdString(reload_words(spoken_language(), loaded));
  if (!loaded.line) return emit told(words, ReloadBar::Tone::kChoice);
  rules_of_ = rules_of;
  if (before && before->shared_rules() != now().shared_rules()) {
    emit told(words, ReloadBar::Tone::kNews);
    emit rules_changed(*before, now());
  } else {
    emit went_on();
  }
  show_board();
  emit state_changed();
}

void LiveRules::show_problems(const NotReloaded& found) {
  emit problems_found(found.problems);
  const QString first = problem_words(found.problems.front());
  emit told(bench_->line() == nullptr ? first : tr("The rules of %1 go on: %2").arg(rules_of_, first),
            ReloadBar::Tone::kWrong);
  emit state_changed();
}

void LiveRules::show_board(bool own) {
  emit board_changed(own);
  // Where they fail on the way that is told as any other problem, and once.
  const auto rules = now().shared_rules();
  const auto failure = rules->failure();
  if (!failure || told_failure_.lock() == rules) return;
  told_failure_ = rules;
  show_problems({{problem_in(bench_->game(), *failure)}});
}

std::optional<QString> LiveRules::go_back(const Save& save) {
  const auto before = position();
  const auto time =
      QDateTime::fromMSecsSinceEpoch(save.time.time_since_epoch().count()).time().toString(kTimeOfRules);
  const ReloadOutcome& outcome = bench_->go_back(save);
  follow(outcome, before, time);
  const auto* loaded = std::get_if<Reloaded>(&outcome);
  return loaded != nullptr && loaded->line ? std::optional(time) : std::nullopt;
}

Result<void> LiveRules::make_move(const std::string& typed) {
  if (const auto played = bench_->play(typed); !played) {
    const GameProblem problem = problem_in(bench_->game(), played.error());
    if (!problem.has_place()) return fail(played.error());
    show_problems({{problem}});
    return {};
  }
  show_board(true);
  return {};
}

Result<void> LiveRules::set_position(const std::string& text) {
  if (auto set = bench_->set_position(text); !set) return set;
  show_board();
  return {};
}

void LiveRules::undo() {
  if (bench_->undo()) show_board();
}

}  // namespace boardwright::desktop
