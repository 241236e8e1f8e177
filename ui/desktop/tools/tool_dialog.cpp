// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/tools/tool_dialog.hpp"

#include <QLabel>

#include "ui/desktop/access/announcer.hpp"
#include "ui/desktop/appearance/styled.hpp"

namespace boardwright::desktop {

ToolDialog::ToolDialog(const ToolGame& game, const char* name, QWidget* parent)
    : QDialog(parent), game_(game), run_(new ToolRun(this)), say_(new QLabel) {
  say_->setObjectName(name);
  say_->setWordWrap(true);
  say_->setTextFormat(Qt::PlainText);
  say_->hide();
}

void ToolDialog::show_words(const QString& sentence, bool wrong) {
  say_->setText(sentence);
  style_by(*say_, "role", wrong ? "wrong" : "");
  say_->setVisible(!sentence.isEmpty());
}

void ToolDialog::say(const QString& sentence, bool wrong) {
  show_words(sentence, wrong);
  if (!sentence.isEmpty()) announce(*this, sentence);
}

QString ToolDialog::sentence() const { return say_->text(); }

void ToolDialog::done(int result) {
  run_->cancel();
  QDialog::done(result);
}

}  // namespace boardwright::desktop
