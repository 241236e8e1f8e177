// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/help/report_dialog.hpp"

#include <QClipboard>
#include <QFileDialog>
#include <QFontDatabase>
#include <QGuiApplication>
#include <QLabel>
#include <QMessageBox>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QVBoxLayout>

#include "framework/text/save_file.hpp"
#include "ui/desktop/appearance/refusal_words.hpp"

namespace boardwright::desktop {

ReportDialog::ReportDialog(QString known, QWidget* parent)
    : QDialog(parent),
      known_(std::move(known)),
      words_(new QPlainTextEdit),
      shown_(new QPlainTextEdit(known_)) {
  setObjectName("report_dialog");
  setWindowTitle(tr("Report a problem"));
  resize(620, 560);
  auto* ask = new QLabel(tr("What did you do, and what happened?"));
  ask->setProperty("role", "heading");
  ask->setBuddy(words_);
  words_->setObjectName("report_words");
  words_->setAccessibleName(ask->text());
  words_->setTabChangesFocus(true);
  auto* below =
      new QLabel(tr("This is added: versions and the last lines of the log. It holds no names and nothing "
                    "that is hidden in a game."));
  below->setWordWrap(true);
  shown_->setObjectName("report_known");
  shown_->setAccessibleName(tr("What is added"));
  shown_->setReadOnly(true);
  shown_->setTabChangesFocus(true);
  shown_->setLineWrapMode(QPlainTextEdit::NoWrap);
  shown_->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
  auto* copy = new QPushButton(tr("C&opy all"));
  copy->setObjectName("report_copy");
  auto* keep = new QPushButton(tr("&Save as a file…"));
  auto* close = new QPushButton(tr("&Close"));
  connect(copy, &QPushButton::clicked, this, [this] { QGuiApplication::clipboard()->setText(report()); });
  connect(keep, &QPushButton::clicked, this, &ReportDialog::save);
  connect(close, &QPushButton::clicked, this, &QDialog::accept);
  auto* buttons = new QHBoxLayout;
  buttons->addStretch(1);
  for (auto* button : {copy, keep, close}) buttons->addWidget(button);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(20, 20, 20, 18);
  column->setSpacing(10);
  column->addWidget(ask);
  column->addWidget(words_, 1);
  column->addWidget(below);
  column->addWidget(shown_, 2);
  column->addLayout(buttons);
}

QString ReportDialog::report() const { return words_->toPlainText().trimmed() + "\n\n" + known_; }

void ReportDialog::save() {
  const QString file = QFileDialog::getSaveFileName(this, tr("Report a problem"), "boardwright-problem.txt",
                                                    tr("Texts (*.txt)"));
  if (file.isEmpty()) return;
  const auto saved = save_file(file.toStdString(), report().toStdString());
  if (saved) return;
  QMessageBox box(QMessageBox::Warning, windowTitle(), refusal_words(saved.error()), QMessageBox::NoButton,
                  this);
  box.setTextFormat(Qt::PlainText);
  box.addButton(tr("&Close"), QMessageBox::AcceptRole);
  box.exec();
}

}  // namespace boardwright::desktop
