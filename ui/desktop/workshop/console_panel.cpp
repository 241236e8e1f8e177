// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/workshop/console_panel.hpp"

#include <QFontDatabase>
#include <QKeyEvent>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QVBoxLayout>

#include "ui/desktop/access/announcer.hpp"

namespace boardwright::desktop {
namespace {

constexpr int kMostLines = 500;
constexpr qsizetype kMostAsked = 100;

}  // namespace

ConsolePanel::ConsolePanel(QWidget* parent)
    : QWidget(parent), told_(new QPlainTextEdit), line_(new QLineEdit) {
  const QFont font = QFontDatabase::systemFont(QFontDatabase::FixedFont);
  told_->setObjectName("workshop_told");
  told_->setReadOnly(true);
  told_->setTabChangesFocus(true);
  told_->setFont(font);
  told_->setMaximumBlockCount(kMostLines);
  line_->setObjectName("workshop_console");
  line_->setFont(font);
  line_->installEventFilter(this);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 6, 0, 0);
  column->setSpacing(6);
  column->addWidget(told_, 1);
  column->addWidget(line_);
  connect(line_, &QLineEdit::returnPressed, this, [this] {
    const QString line = line_->text().trimmed();
    if (line.isEmpty()) return;
    before_.removeAll(line);
    before_ << line;
    if (before_.size() > kMostAsked) before_.removeFirst();
    at_ = before_.size();
    told_->appendPlainText("> " + line);
    line_->clear();
    emit asked(line);
  });
  retranslate();
}

void ConsolePanel::answer(const QString& text, bool wrong) {
  told_->appendPlainText(wrong ? "! " + text : text);
  announce(*this, text);
}

void ConsolePanel::forget() {
  told_->clear();
  before_.clear();
  at_ = 0;
}

QString ConsolePanel::told() const { return told_->toPlainText(); }

bool ConsolePanel::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() == QEvent::KeyPress) {
    const int key = static_cast<QKeyEvent*>(event)->key();
    if (key == Qt::Key_Up || key == Qt::Key_Down) {
      at_ = std::clamp<qsizetype>(at_ + (key == Qt::Key_Up ? -1 : 1), 0, before_.size());
      line_->setText(at_ < before_.size() ? before_[at_] : QString());
      return true;
    }
  }
  return QWidget::eventFilter(watched, event);
}

void ConsolePanel::retranslate() {
  told_->setAccessibleName(tr("Answers"));
  line_->setAccessibleName(tr("A line of Lua, asked in the position on the board"));
  line_->setPlaceholderText(tr("For instance:") +
                            QStringLiteral(" p.turn   #moves()   try(moves()[1])   p.cell[5] = 2"));
  line_->setToolTip(line_->accessibleName());
}

void ConsolePanel::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) retranslate();
  QWidget::changeEvent(event);
}

}  // namespace boardwright::desktop
