// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/workshop/workshop_page.hpp"

#include <QFileDialog>
#include <QFileInfo>
#include <QLabel>
#include <QPushButton>
#include <QStackedWidget>
#include <nlohmann/json.hpp>

#include "framework/log/log.hpp"
#include "framework/package/package.hpp"
#include "ui/desktop/access/announcer.hpp"
#include "ui/desktop/appearance/refusal_words.hpp"
#include "ui/desktop/dialogs/ask_unsaved.hpp"
#include "ui/desktop/lessons/lesson_board.hpp"
#include "ui/desktop/packages/package_run.hpp"
#include "ui/desktop/panels/reload_bar.hpp"
#include "ui/desktop/watch/game_watcher.hpp"
#include "ui/desktop/workshop/change_panel.hpp"
#include "ui/desktop/workshop/console_panel.hpp"
#include "ui/desktop/workshop/debug_panel.hpp"
#include "ui/desktop/workshop/laws_panel.hpp"
#include "ui/desktop/workshop/lines_panel.hpp"
#include "ui/desktop/workshop/move_panel.hpp"
#include "ui/desktop/workshop/new_script.hpp"
#include "ui/desktop/workshop/problem_list.hpp"
#include "ui/desktop/workshop/save_panel.hpp"
#include "ui/desktop/workshop/script_editor.hpp"
#include "ui/desktop/workshop/trial_panel.hpp"
#include "ui/desktop/workshop/workshop_board.hpp"

namespace boardwright::desktop {

Result<void> WorkshopPage::open(const std::filesystem::path& file) {
  if (!may_drop()) return {};
  auto opened = ScriptFile::open(file);
  if (!opened) return fail(opened.error());
  close_file();
  file_ = std::move(*opened);
  Workbench::Options options;
  TrialPlace trials;
  // Who has no home works without saves.
  if (auto folder = saves_folder()) {
    trials = trial_place(file_->path(), *folder);
    options.saves = std::move(*folder);
  } else {
    log_warning(folder.error());
  }
  bench_ = std::make_unique<Workbench>(std::move(options));
  bench_->read_from(file_->path());
  saves_->show_saves(bench_->saves());  // also where the file doesn't play: then they are needed
  editor_->setPlainText(QString::fromStdString(file_->text()));
  editor_->document()->setModified(false);
  laws_->set_game(file_->path());
  trial_->set_game(file_->path(), trials);
  views_->setCurrentWidget(work_);
  watcher_->follow(file_->path());
  look();
  show_name();
  return {};
}

void WorkshopPage::close_file() {
  watcher_->follow({});
  change_->show_nothing();
  laws_->forget();
  trial_->set_game({}, {});
  lines_->forget();
  board_->show_nothing();
  set_problems({});
  saves_->show_saves({});
  moves_->show_moves({});
  console_->forget();
  debug_->forget();
  editor_->forget_breakpoints();
  bar_->hide();
  close_question();
  told_failure_.reset();
  bench_.reset();
  file_.reset();
  rules_of_.clear();
}

void WorkshopPage::show_choice() {
  if (!may_drop()) return;
  close_file();
  choice_->suggest_file();
  views_->setCurrentWidget(choice_);
  show_name();
  choice_->focus_first();
}

bool WorkshopPage::unsaved() const { return file_ && editor_->document()->isModified(); }

void WorkshopPage::show_name() {
  name_->setText(file_ ? QString::fromStdString(file_->path().filename().string()) +
                             (unsaved() ? QStringLiteral(" •") : QString())
                       : QString());
  name_->setToolTip(QString::fromStdString(file().string()));
  name_->setAccessibleName(unsaved() ? tr("%1, not saved").arg(name_->text().chopped(2)) : name_->text());
  save_->setEnabled(unsaved());
  play_->setEnabled(bench_ != nullptr && bench_->line() != nullptr);
  phones_->setEnabled(play_->isEnabled());
  share_->setEnabled(play_->isEnabled() && !sharing());
  tools_->setEnabled(play_->isEnabled());
  emit title_changed();
}

QString WorkshopPage::title() const {
  return file_ ? tr("Workshop: %1").arg(QString::fromStdString(file_->path().filename().string()))
               : tr("Workshop");
}

void WorkshopPage::say(const QString& sentence) {
  if (views_->currentWidget() == choice_) return choice_->say(sentence);
  if (sentence.isEmpty()) return bar_->hide();
  if (bench_ != nullptr && bench_->waits())  // the bar asks something
    return board_->board().say(sentence, LessonBoard::Tone::kWrong);
  bar_->tell(sentence, ReloadBar::Tone::kWrong);
  announce(*this, sentence);
}

void WorkshopPage::tell(const QString& sentence) {
  if (bench_ != nullptr && bench_->waits()) return board_->board().say(sentence, LessonBoard::Tone::kHint);
  bar_->tell(sentence, ReloadBar::Tone::kNews);
  announce(*this, sentence);
}

bool WorkshopPage::sharing() const { return share_run_->running(); }

void WorkshopPage::share() {
  if (unsaved()) save();  // what others get is what the file holds
  if (!file_ || unsaved() || sharing()) return;
  auto suggested = file_->path();
  const QString out = QFileDialog::getSaveFileName(
      this, tr("Share these rules"),
      QString::fromStdString(suggested.replace_extension(kPackageEnding).string()),
      tr("Games") + " (*.bwgame)");
  if (!out.isEmpty()) share_as(out.toStdString());
}

void WorkshopPage::share_as(const std::filesystem::path& package) {
  if (!file_ || sharing()) return;
  tell(tr("The laws that all games keep are being tried…"));
  const QString out = QString::fromStdString(package.string());
  share_run_->start(
      {"pack", QString::fromStdString(file().string()), "--out", out},
      [this, out](const nlohmann::json& told, const QString& problem) {
        show_name();
        if (!problem.isEmpty()) return say(problem);
        tell(tr("%1 is made, signed as %2. Whoever gets it drops it on the window.")
                 .arg(QFileInfo(out).fileName(), QString::fromStdString(told.value("author", ""))));
      });
  show_name();
}

void WorkshopPage::focus_first() {
  if (file_)
    editor_->setFocus(Qt::OtherFocusReason);
  else
    choice_->focus_first();
}

void WorkshopPage::set_theme(const Theme& theme) {
  board_->set_theme(theme);
  editor_->set_theme();
}

void WorkshopPage::set_habits(const BoardHabits& habits) { board_->set_habits(habits); }

bool WorkshopPage::may_drop() {
  if (!unsaved()) return true;
  const auto answer = ask_unsaved(this, tr("Workshop"), tr("The rules aren't saved as they are now."));
  if (answer == Unsaved::kStay) return false;
  if (answer == Unsaved::kSave) {
    save();
    return !unsaved();
  }
  if (theirs_) {  // that is what the file holds
    take_theirs();
    return true;
  }
  editor_->take_text(QString::fromStdString(file_->text()));
  editor_->document()->setModified(false);
  return true;
}

}  // namespace boardwright::desktop
