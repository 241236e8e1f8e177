// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/dialogs/unexpected_end_box.hpp"

#include <QClipboard>
#include <QDesktopServices>
#include <QFileInfo>
#include <QGuiApplication>
#include <QPushButton>
#include <QUrl>

namespace boardwright::desktop {

UnexpectedEndBox::UnexpectedEndBox(const RunningGame& what, const QString& title, const QString& log_folder,
                                   Report report, QWidget* parent)
    : QMessageBox(parent) {
  setObjectName("unexpected_end");
  setIcon(QMessageBox::Warning);
  setTextFormat(Qt::PlainText);
  setWindowTitle(tr("Last time"));
  const QString plugin = QFileInfo(QString::fromStdString(what.plugin)).fileName();
  setText(title.isEmpty()
              ? tr("Boardwright ended unexpectedly last time.")
              : tr("Boardwright ended unexpectedly last time, during a game of %1 (%2).").arg(title, plugin));
  QStringList more;
  const QString match = QString::fromStdString(what.match);
  if (!match.isEmpty())
    more << tr("The match is kept up to the last move: it can go on now, or later from the start page.");
  more << tr(
      "If it happens again, send the report to whoever looks after the game or the program. It holds no "
      "names "
      "and nothing hidden.");
  if (!log_folder.isEmpty()) more << tr("The log is in %1.").arg(log_folder);
  setInformativeText(more.join("\n\n"));

  setStandardButtons(QMessageBox::Close);
  if (!match.isEmpty()) {
    auto* resume = addButton(tr("&Go on with the match"), QMessageBox::AcceptRole);
    setDefaultButton(resume);
    connect(resume, &QPushButton::clicked, this, [this, match] { emit resume_wanted(match); });
  }
  // These leave the box open.
  const auto stay = [this](const QString& words, const char* name, auto act) {
    auto* button = addButton(words, QMessageBox::ActionRole);
    button->setObjectName(name);
    // Only the box's own: who dresses the button must hear when it is gone.
    button->disconnect(SIGNAL(clicked(bool)));
    button->disconnect(SIGNAL(clicked()));
    connect(button, &QPushButton::clicked, this, act);
  };
  stay(tr("&Copy the report"), "copy_report",
       [report = std::move(report)] { QGuiApplication::clipboard()->setText(report()); });
  if (!log_folder.isEmpty())
    stay(tr("&Open the log's folder"), "open_log",
         [log_folder] { QDesktopServices::openUrl(QUrl::fromLocalFile(log_folder)); });
}

}  // namespace boardwright::desktop
