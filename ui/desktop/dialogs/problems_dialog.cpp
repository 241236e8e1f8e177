// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/dialogs/problems_dialog.hpp"

#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QVBoxLayout>

#include "ui/desktop/appearance/translations.hpp"

namespace boardwright::desktop {

namespace {

void add(QListWidget* list, const QString& heading, const std::vector<std::string>& sentences) {
  if (sentences.empty()) return;
  auto* title = new QListWidgetItem(heading, list);
  QFont bold = list->font();
  bold.setWeight(QFont::DemiBold);
  title->setFont(bold);
  for (const auto& sentence : sentences) new QListWidgetItem(QString::fromStdString(sentence), list);
}

}  // namespace

QStringList ProblemsDialog::known_problems(const Catalogue& catalogue) {
  QStringList sentences;
  for (const auto& notice : catalogue.notices()) sentences << QString::fromStdString(notice);
  for (const auto& game : catalogue.games())
    for (const auto& problem : game->file_problems()) sentences << QString::fromStdString(problem);
  return sentences;
}

ProblemsDialog::ProblemsDialog(const Catalogue& catalogue, QWidget* parent) : QDialog(parent) {
  setWindowTitle(tr("Games that were found"));
  resize(680, 420);
  auto* list = new QListWidget;
  list->setObjectName("problems");
  list->setWordWrap(true);
  list->setSelectionMode(QAbstractItemView::SingleSelection);
  add(list, tr("Folders"), catalogue.notices());
  for (const auto& game : catalogue.games()) {
    const QString name = QString::fromStdString(game->name(spoken_language()));
    const auto& problems = game->file_problems().empty() ? game->problems() : game->file_problems();
    if (problems.empty()) {
      new QListWidgetItem(tr("%1: ready to play").arg(name), list);
    } else {
      add(list, tr("%1 can't be used").arg(name), problems);
    }
  }
  if (list->count() == 0) new QListWidgetItem(tr("No games were found."), list);
  auto* close = new QPushButton(tr("&Close"));
  close->setDefault(true);
  connect(close, &QPushButton::clicked, this, &QDialog::accept);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(20, 20, 20, 18);
  column->setSpacing(14);
  column->addWidget(list);
  column->addWidget(close, 0, Qt::AlignRight);
}

}  // namespace boardwright::desktop
