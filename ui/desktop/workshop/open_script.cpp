// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/workshop/open_script.hpp"

#include <utility>

#include "ui/desktop/appearance/refusal_words.hpp"
#include "ui/desktop/workshop/script_editor.hpp"
#include "ui/desktop/workshop/theirs_question.hpp"

namespace boardwright::desktop {

OpenScript::OpenScript(ScriptEditor& editor, TheirsQuestion& question, QObject* parent)
    : QObject(parent), editor_(editor), question_(question) {
  connect(&question, &TheirsQuestion::theirs_wanted, this, &OpenScript::take_theirs);
  connect(&question, &TheirsQuestion::mine_wanted, this, &OpenScript::keep_mine);
}

void OpenScript::open(ScriptFile file) {
  file_ = std::move(file);
  editor_.setPlainText(QString::fromStdString(file_->text()));
  editor_.document()->setModified(false);
}

void OpenScript::close() {
  editor_.forget_breakpoints();
  close_question();
  file_.reset();
}

std::filesystem::path OpenScript::path() const { return file_ ? file_->path() : std::filesystem::path(); }

QString OpenScript::name() const { return QString::fromStdString(path().filename().string()); }

bool OpenScript::unsaved() const { return file_ && editor_.document()->isModified(); }

void OpenScript::save() {
  if (!unsaved()) return;
  // What another program has written meanwhile is asked about first; who has seen the question has answered it.
  if (!theirs_ && file_->other_text()) return look_at_file();
  const auto done = file_->write(editor_.words().toStdString());
  if (!done) return emit failed(refusal_words(done.error()));
  close_question();
  editor_.document()->setModified(false);
  emit written();
}

void OpenScript::drop_changes() {
  if (theirs_) return take_theirs();  // that is what the file holds
  show_text();
}

void OpenScript::look_at_file() {
  if (!file_) return;
  auto other = file_->other_text();
  if (!other || !unsaved()) close_question();
  if (other && unsaved()) {
    theirs_ = std::move(other);
    return question_.ask();
  }
  if (other) {
    file_->take(std::move(*other));
    show_text();
  }
  emit noticed();  // our own save is, too
}

void OpenScript::take_theirs() {
  if (!theirs_) return;
  file_->take(std::move(*theirs_));
  close_question();
  show_text();
  emit written();
}

/// Theirs is in the file until somebody saves here.
void OpenScript::keep_mine() {
  if (!theirs_) return;
  file_->take(std::move(*theirs_));
  close_question();
  editor_.document()->setModified(true);  // also where undoing leads back to what was once saved
}

void OpenScript::close_question() {
  theirs_.reset();
  question_.hide();
}

void OpenScript::show_text() {
  editor_.take_text(QString::fromStdString(file_->text()));
  editor_.document()->setModified(false);
}

}  // namespace boardwright::desktop
