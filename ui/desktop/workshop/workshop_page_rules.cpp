// SPDX-License-Identifier: GPL-3.0-or-later
//
// What WorkshopPage does with the rules: when the file is saved, and on the board that stands for them.
#include <QDateTime>
#include <QFrame>
#include <QLabel>
#include <QRegularExpression>
#include <QTabWidget>
#include <QTime>

#include "framework/match/typed_move.hpp"
#include "framework/text/program_texts.hpp"
#include "framework/workshop/what_changed.hpp"
#include "plugins/host/console.hpp"
#include "ui/desktop/access/announcer.hpp"
#include "ui/desktop/appearance/label_words.hpp"
#include "ui/desktop/appearance/refusal_words.hpp"
#include "ui/desktop/appearance/translations.hpp"
#include "ui/desktop/lessons/lesson_board.hpp"
#include "ui/desktop/panels/reload_bar.hpp"
#include "ui/desktop/play/game_words.hpp"
#include "ui/desktop/workshop/change_panel.hpp"
#include "ui/desktop/workshop/console_panel.hpp"
#include "ui/desktop/workshop/debug_panel.hpp"
#include "ui/desktop/workshop/laws_panel.hpp"
#include "ui/desktop/workshop/lines_panel.hpp"
#include "ui/desktop/workshop/move_panel.hpp"
#include "ui/desktop/workshop/problem_list.hpp"
#include "ui/desktop/workshop/problem_words.hpp"
#include "ui/desktop/workshop/save_panel.hpp"
#include "ui/desktop/workshop/script_editor.hpp"
#include "ui/desktop/workshop/workshop_board.hpp"
#include "ui/desktop/workshop/workshop_page.hpp"

namespace boardwright::desktop {
namespace {

QString time_now() { return QTime::currentTime().toString("HH:mm:ss"); }

}  // namespace

void WorkshopPage::save() {
  if (!file_ || !unsaved()) return;
  // What another program has written meanwhile is asked about first; who has seen the question has answered it.
  if (!theirs_)
    if (auto other = file_->other_text()) return notice();
  const auto written = file_->write(editor_->words().toStdString());
  if (!written) return say(refusal_words(written.error()));
  close_question();
  editor_->document()->setModified(false);
  look();
}

void WorkshopPage::notice() {
  if (!file_) return;
  auto other = file_->other_text();
  if (!other || !unsaved()) close_question();
  if (other && unsaved()) {
    theirs_ = std::move(other);
    question_->show();
    announce(*this, question_words_->text());
    return;
  }
  if (other) {
    file_->take(std::move(*other));
    show_file_text();
  }
  // Our own save is noticed, too.
  if (contents_of(files_of_game(file_->path())) != looked_at_) look();
}

void WorkshopPage::take_theirs() {
  if (!theirs_) return;
  file_->take(std::move(*theirs_));
  close_question();
  show_file_text();
  look();
}

/// Theirs is in the file until somebody saves here.
void WorkshopPage::keep_mine() {
  if (!theirs_) return;
  file_->take(std::move(*theirs_));
  close_question();
  editor_->document()->setModified(true);  // also where undoing leads back to what was once saved
  show_name();
}

void WorkshopPage::close_question() {
  theirs_.reset();
  question_->hide();
}

void WorkshopPage::show_file_text() {
  editor_->take_text(QString::fromStdString(file_->text()));
  editor_->document()->setModified(false);
}

void WorkshopPage::look() {
  looked_at_ = contents_of(files_of_game(file_->path()));
  laws_->forget();
  debug_->forget();  // its lines were those of the text from before
  const auto before = bench_->line() != nullptr ? std::optional(bench_->line()->now()) : std::nullopt;
  const ReloadOutcome& outcome = bench_->look();
  if (!std::holds_alternative<NotReloaded>(outcome)) set_problems({});
  follow(outcome, before, time_now());
  if (std::holds_alternative<NotReloaded>(outcome)) return lines_->stop();
  lines_->play(file_->path());
  if (!bench_->waits())
    if (const auto kept = bench_->keep(); !kept) say(refusal_words(kept.error()));
  saves_->show_saves(bench_->saves());
}

/// By the rules that waited, if any, else by those that play.
void WorkshopPage::start_anew() {
  const bool waited = bench_->waits();
  if (const auto begun = bench_->start_anew(); !begun)
    return show_problems({{problem_in(bench_->game(), begun.error())}});
  if (waited) {
    bar_->hide();
    rules_of_ = time_now();
    if (const auto kept = bench_->keep(); !kept) say(refusal_words(kept.error()));
    saves_->show_saves(bench_->saves());
  }
  show_board();
}

void WorkshopPage::follow(const ReloadOutcome& outcome, const std::optional<Position>& before,
                          const QString& rules_of) {
  if (const auto* failed = std::get_if<NotReloaded>(&outcome)) return show_problems(*failed);
  const auto& loaded = std::get<Reloaded>(outcome);
  const QString words = QString::fromStdString(reload_words(spoken_language(), loaded));
  if (!loaded.line) {
    bar_->tell(words, ReloadBar::Tone::kChoice);
    announce(*this, words);
    return;
  }
  rules_of_ = rules_of;
  if (before && before->shared_rules() != bench_->line()->now().shared_rules()) {
    bar_->tell(words, ReloadBar::Tone::kNews);
    announce(*this, words);
    const Position& now = bench_->line()->now();
    change_->show_change(QString::fromStdString(what_changed_words(spoken_language(), *before, now)),
                         before->shared_rules(), now.shared_rules());
  } else {
    bar_->hide();
  }
  show_board();
  show_name();
}

void WorkshopPage::set_problems(const std::vector<GameProblem>& problems) {
  std::vector<GameProblem> here;
  for (const auto& problem : problems)
    if (file_ && problem.file == file_->path()) here.push_back(problem);
  editor_->set_problems(std::move(here));
  problems_->show_problems(problems);
  name_problems();
}

void WorkshopPage::name_problems() {
  const auto found = problems_->problems().size();
  tabs_->setTabText(tabs_->indexOf(problems_), found == 0 ? tr("Problems") : tr("Problems (%1)").arg(found));
}

void WorkshopPage::show_problems(const NotReloaded& failed) {
  set_problems(failed.problems);
  tabs_->setCurrentWidget(problems_);
  const QString first = problem_words(failed.problems.front());
  const QString words =
      bench_->line() == nullptr ? first : tr("The rules of %1 go on: %2").arg(rules_of_, first);
  bar_->tell(words, ReloadBar::Tone::kWrong);
  announce(*this, words);
  show_name();
}

void WorkshopPage::show_board(bool own) {
  board_->show_bench(*bench_, own);
  moves_->show_moves(bench_->moves());
  // Where they fail on the way that is told as any other problem, and once.
  const auto rules = bench_->line()->now().shared_rules();
  const auto failure = rules->failure();
  if (!failure || told_failure_.lock() == rules) return;
  told_failure_ = rules;
  show_problems({{problem_in(bench_->game(), *failure)}});
}

void WorkshopPage::play(const QString& move) {
  if (bench_ == nullptr || bench_->line() == nullptr) return;
  const Position before = bench_->line()->now();
  const std::size_t known = bench_->line()->plies().size();
  if (const auto played = bench_->play(move.toStdString()); !played) {
    const GameProblem problem = problem_in(bench_->game(), played.error());
    if (problem.has_place()) return show_problems({{problem}});
    return board_->board().say(refusal_words(played.error()), LessonBoard::Tone::kWrong);
  }
  show_board(true);
  if (const auto& plies = bench_->line()->plies(); plies.size() > known)
    show_lines_of(before, QString::fromStdString(plies[known].text));
}

void WorkshopPage::answer(const QString& move) {
  if (bench_ == nullptr || bench_->line() == nullptr) return;
  const std::string typed = move.toStdString();
  if (read_typed_move(typed, bench_->moves())) return play(move);
  const auto why = bench_->why_not(typed);
  QString words = QString::fromStdString(bench_->why(spoken_language(), typed));
  if (!words.contains(move)) words = label_and_value(move, words);
  moves_->answer(words, why ? QString::fromStdString(why->rule) : QString());
  if (why) board_->refuse(*why, {});
}

void WorkshopPage::explain(const std::vector<std::uint32_t>& clicks) {
  if (bench_ == nullptr || bench_->line() == nullptr || clicks.empty()) return;
  if (const auto why = bench_->why_not(clicks)) board_->refuse(*why, clicks);
}

void WorkshopPage::ask(const QString& line) {
  if (bench_ == nullptr || bench_->line() == nullptr)
    return console_->answer(tr("There is no position yet: mend the rules and save them."), true);
  const auto answered = ask_console(bench_->line()->now(), line.toStdString());
  if (!answered) return console_->answer(tr("These rules can't be asked."), true);
  console_->answer(*answered ? QString::fromStdString(**answered) : refusal_words(answered->error()),
                   !answered->has_value());
  look_for_breakpoints(line);
}

/// Where the rule of this number stands in the text.
void WorkshopPage::show_rule(const QString& number) {
  const QRegularExpression declared(
      QStringLiteral("\\[\\s*([\"'])%1\\1\\s*\\]\\s*=").arg(QRegularExpression::escape(number)));
  const QString text = editor_->toPlainText();
  qsizetype at = text.indexOf(declared);
  if (at < 0) at = text.indexOf(QStringLiteral("\"%1\"").arg(number));
  if (at < 0) return;
  editor_->go_to(static_cast<std::uint32_t>(text.left(at).count('\n') + 1), 0);
}

void WorkshopPage::put(const QString& position) {
  if (bench_ == nullptr || bench_->line() == nullptr) return;
  if (const auto set = bench_->set_position(position.toStdString()); !set)
    return board_->board().say(refusal_words(set.error()), LessonBoard::Tone::kWrong);
  show_board();
}

void WorkshopPage::reach(std::uint32_t line) {
  if (bench_ == nullptr) return;
  tabs_->setCurrentWidget(lines_);
  // The games were played by the file: where the text is another one by now, its lines are elsewhere.
  if (unsaved())
    return lines_->tell(tr("Save first: the random games were played by the rules as they are saved."));
  const CoveredLine* known = lines_->line(line);
  if (known == nullptr || !known->reach || bench_->line() == nullptr)
    return lines_->tell(lines_->why_not(line));
  const LineReach& way = *known->reach;
  if (const auto set = bench_->set_position(way.position); !set)
    return lines_->tell(refusal_words(set.error()));
  show_board();
  const auto rules = bench_->line()->now().shared_rules();
  const auto seat = rules->seat(way.seat);
  const GameWords words(bench_->shared_game(), rules, spoken_language());
  lines_->tell(lines_->reached_words(
      *known, seat && *seat < rules->seat_count() ? words.seat(*seat) : tr("a spectator")));
}

void WorkshopPage::go_back(const Save& save) {
  const auto before = bench_->line() != nullptr ? std::optional(bench_->line()->now()) : std::nullopt;
  const auto time =
      QDateTime::fromMSecsSinceEpoch(save.time.time_since_epoch().count()).time().toString("HH:mm:ss");
  const ReloadOutcome& outcome = bench_->go_back(save);
  follow(outcome, before, time);
  const auto* loaded = std::get_if<Reloaded>(&outcome);
  if (loaded == nullptr || !loaded->line) return;
  bar_->tell(QString::fromStdString(said(spoken_language(), "workshop.gone_back", {time.toStdString()})),
             ReloadBar::Tone::kNews);
}

void WorkshopPage::compare(const Save& save) {
  if (bench_->line() == nullptr) return;
  const auto outcome = begin_with(Saves::open(save), bench_->variant(), {});
  const auto* loaded = std::get_if<Reloaded>(&outcome);
  if (loaded == nullptr) return say(problem_words(std::get<NotReloaded>(outcome).problems.front()));
  tabs_->setCurrentWidget(change_);
  const Position& now = bench_->line()->now();
  const auto then = loaded->rules->read_position(now.text());
  change_->show_change(then ? QString::fromStdString(what_changed_words(spoken_language(), *then, now))
                            : refusal_words(then.error()),
                       loaded->rules, now.shared_rules());
}

void WorkshopPage::take_into_text(const Save& save) {
  const auto opened = ScriptFile::open(save.game.parent_path() / file_->path().filename());
  if (!opened) return say(refusal_words(opened.error()));
  editor_->take_text(QString::fromStdString(opened->text()));
  editor_->setFocus(Qt::OtherFocusReason);
}

}  // namespace boardwright::desktop
