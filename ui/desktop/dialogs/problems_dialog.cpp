// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/dialogs/problems_dialog.hpp"

#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QVBoxLayout>

#include "framework/catalogue/game_check.hpp"
#include "framework/text/program_texts.hpp"
#include "ui/desktop/appearance/translations.hpp"

namespace boardwright::desktop {

namespace {

constexpr int kGameRole = Qt::UserRole, kVariantRole = Qt::UserRole + 1;

void add_heading(QListWidget* list, const QString& heading) {
  auto* title = new QListWidgetItem(heading, list);
  QFont bold = list->font();
  bold.setWeight(QFont::DemiBold);
  title->setFont(bold);
}

void add(QListWidget* list, const QString& heading, const std::vector<std::string>& sentences) {
  if (sentences.empty()) return;
  add_heading(list, heading);
  for (const auto& sentence : sentences) new QListWidgetItem(QString::fromStdString(sentence), list);
}

/// About folders, and about the files of the language that is spoken.
std::vector<std::string> notices_of(const Catalogue& catalogue) {
  auto notices = catalogue.notices();
  for (const auto* more : {&program_texts().problems(), &program_texts().problems(spoken_language())})
    notices.insert(notices.end(), more->begin(), more->end());
  return notices;
}

}  // namespace

ProblemsDialog::Known ProblemsDialog::known_problems(const Catalogue& catalogue) {
  Known known;
  for (const auto& notice : notices_of(catalogue)) known.games << QString::fromStdString(notice);
  for (const auto& game : catalogue.games()) {
    for (const auto& problem : game->file_problems()) known.games << QString::fromStdString(problem);
    for (const auto& broken : game->broken_variants())
      for (const auto& problem : broken.problems) known.variants << QString::fromStdString(problem);
  }
  return known;
}

ProblemsDialog::ProblemsDialog(const Catalogue& catalogue, QWidget* parent)
    : QDialog(parent), list_(new QListWidget), mend_(new QPushButton(tr("&Mend…"))) {
  setWindowTitle(tr("Games that were found"));
  resize(680, 420);
  list_->setObjectName("problems");
  list_->setWordWrap(true);
  list_->setSelectionMode(QAbstractItemView::SingleSelection);
  mend_->setObjectName("mend");
  mend_->setToolTip(tr("Opens the chosen variant of yours"));
  add(list_, tr("Folders"), notices_of(catalogue));
  for (const auto& game : catalogue.games()) {
    const QString name = QString::fromStdString(game->name(spoken_language()));
    const auto& problems = game->file_problems().empty() ? game->problems() : game->file_problems();
    if (problems.empty()) {
      new QListWidgetItem(tr("%1: ready to play").arg(name), list_);
    } else {
      add(list_, tr("%1 can't be used").arg(name), problems);
    }
    list_variants(*game);
  }
  if (list_->count() == 0) new QListWidgetItem(tr("No games were found."), list_);
  auto* close = new QPushButton(tr("&Close"));
  close->setDefault(true);
  connect(close, &QPushButton::clicked, this, &QDialog::reject);
  connect(mend_, &QPushButton::clicked, this, &ProblemsDialog::mend);
  connect(list_, &QListWidget::itemActivated, this, &ProblemsDialog::mend);
  connect(list_, &QListWidget::currentRowChanged, this, &ProblemsDialog::refresh);
  auto* buttons = new QHBoxLayout;
  buttons->addStretch(1);
  buttons->addWidget(mend_);
  buttons->addWidget(close);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(20, 20, 20, 18);
  column->setSpacing(14);
  column->addWidget(list_);
  column->addLayout(buttons);
  refresh();
}

void ProblemsDialog::list_variants(const Game& game) {
  for (const BrokenVariant& variant : own_problems(game)) {
    mend_->setProperty("needed", true);
    add_heading(
        list_, tr("Your variant %1 can't be used").arg(QString::fromStdString(game.id() + "/" + variant.id)));
    for (const auto& problem : variant.problems) {
      auto* item = new QListWidgetItem(QString::fromStdString(problem), list_);
      item->setData(kGameRole, QString::fromStdString(game.id()));
      item->setData(kVariantRole, QString::fromStdString(variant.id));
    }
  }
}

void ProblemsDialog::refresh() {
  const auto* item = list_->currentItem();
  mend_->setVisible(mend_->property("needed").toBool());
  mend_->setEnabled(item != nullptr && item->data(kVariantRole).isValid());
}

void ProblemsDialog::mend() {
  const auto* item = list_->currentItem();
  if (item == nullptr || !item->data(kVariantRole).isValid()) return;
  to_mend_ = OwnVariant{item->data(kGameRole).toString().toStdString(),
                        item->data(kVariantRole).toString().toStdString()};
  accept();
}

}  // namespace boardwright::desktop
