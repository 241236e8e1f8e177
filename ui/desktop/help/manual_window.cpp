// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/help/manual_window.hpp"

#include <QEvent>
#include <QFile>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QMenuBar>
#include <QRegularExpression>
#include <QScrollBar>
#include <QTextBlock>
#include <QTextBrowser>
#include <QVBoxLayout>

#include "framework/text/program_texts.hpp"
#include "ui/desktop/access/command_words.hpp"
#include "ui/desktop/appearance/translations.hpp"
#include "ui/desktop/help/find_words.hpp"

namespace boardwright::desktop {

namespace {

QString text_of(const QString& path) {
  QFile file(path);
  return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

/// The program's own, else what lies beside the language's texts, else English.
QString manual_in(Language language) {
  const QString name = "manual." + code_of(language) + ".md";
  const auto& beside = facts_of(language).folder;
  QString text = text_of(":/help/" + name);
  if (text.isEmpty() && !beside.empty()) text = text_of(QString::fromStdString(beside.string()) + "/" + name);
  return text.isEmpty() ? text_of(":/help/manual.en.md") : text;
}

/// Where a command stands, "View → Rules"; of a menu's name its own words. Empty if there is none.
QString way_to(const QString& name, const QMenuBar& menus) {
  for (const QAction* title : menus.actions()) {
    if (title->menu() == nullptr) continue;
    const QString menu = command_words(title->text());
    if (title->menu()->objectName() == name) return menu;
    for (const QAction* command : title->menu()->actions())
      if (command->objectName() == name) return menu + QStringLiteral(" → ") + command_words(command->text());
  }
  return {};
}

/// [[hint]] in the text is where the command of that name stands now, so that the manual never names another
/// place.
QString with_commands(QString text, const QMenuBar& menus) {
  static const QRegularExpression kName("\\[\\[([a-z_]+)\\]\\]");
  qsizetype from = 0;
  for (auto found = kName.match(text); found.hasMatch(); found = kName.match(text, from)) {
    const QString way = way_to(found.captured(1), menus);
    const QString words = way.isEmpty() ? found.captured(1) : "*" + way + "*";
    text.replace(found.capturedStart(), found.capturedLength(), words);
    from = found.capturedStart() + words.size();
  }
  return text;
}

bool is_chapter(const QTextBlock& block) { return block.blockFormat().headingLevel() == 2; }

}  // namespace

ManualWindow::ManualWindow(const QMenuBar& menus, QWidget* parent)
    : QDialog(parent),
      menus_(menus),
      search_(new QLineEdit),
      chapters_(new QListWidget),
      text_(new QTextBrowser) {
  setObjectName("manual");
  setModal(false);
  resize(860, 640);
  search_->setObjectName("manual_search");
  search_->setClearButtonEnabled(true);
  chapters_->setObjectName("manual_chapters");
  chapters_->setMaximumWidth(230);
  chapters_->setWordWrap(true);
  chapters_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  text_->setObjectName("manual_text");
  text_->setOpenLinks(false);
  text_->document()->setDocumentMargin(14);
  auto* left = new QVBoxLayout;
  left->addWidget(search_);
  left->addWidget(chapters_, 1);
  auto* row = new QHBoxLayout(this);
  row->setContentsMargins(16, 16, 16, 16);
  row->setSpacing(12);
  row->addLayout(left, 1);
  row->addWidget(text_, 3);
  connect(chapters_, &QListWidget::currentRowChanged, this, &ManualWindow::go_to);
  connect(search_, &QLineEdit::textEdited, this, [this] { find_words(*text_, search_->text(), false); });
  connect(search_, &QLineEdit::returnPressed, this, [this] { find_words(*text_, search_->text(), true); });
  retranslate();
}

void ManualWindow::retranslate() {
  setWindowTitle(tr("Manual"));
  search_->setPlaceholderText(tr("Find"));
  search_->setAccessibleName(tr("Find in the manual"));
  chapters_->setAccessibleName(tr("Chapters"));
  text_->setAccessibleName(tr("Manual"));
  const int chapter = std::max(0, chapters_->currentRow());
  text_->document()->setMarkdown(
      with_commands(manual_in(spoken_language()), menus_),
      QTextDocument::MarkdownFeatures(QTextDocument::MarkdownDialectGitHub) | QTextDocument::MarkdownNoHTML);
  const QSignalBlocker quiet(chapters_);
  chapters_->clear();
  for (QTextBlock block = text_->document()->begin(); block.isValid(); block = block.next())
    if (is_chapter(block)) chapters_->addItem(block.text());
  chapters_->setCurrentRow(chapter);
  go_to(chapter);
}

void ManualWindow::open_at(int chapter) {
  chapters_->setCurrentRow(chapter);
  go_to(chapter);
  show();
  raise();
  activateWindow();
}

void ManualWindow::go_to(int chapter) {
  int count = 0;
  for (QTextBlock block = text_->document()->begin(); block.isValid(); block = block.next()) {
    if (!is_chapter(block) || count++ != chapter) continue;
    const QTextCursor there(block);
    text_->setTextCursor(there);
    QScrollBar* bar = text_->verticalScrollBar();
    bar->setValue(chapter == 0 ? 0 : bar->value() + text_->cursorRect(there).top() - 10);
    return;
  }
}

void ManualWindow::changeEvent(QEvent* event) {
  // The menus, which it names, are translated by the same event.
  if (event->type() == QEvent::LanguageChange)
    QMetaObject::invokeMethod(this, &ManualWindow::retranslate, Qt::QueuedConnection);
  QDialog::changeEvent(event);
}

}  // namespace boardwright::desktop
