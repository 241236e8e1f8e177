// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/packages/packages_dialog.hpp"

#include <QEvent>
#include <QFileDialog>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QMessageBox>
#include <QPushButton>
#include <QTableWidget>
#include <QVBoxLayout>
#include <nlohmann/json.hpp>

#include "framework/package/authors.hpp"
#include "framework/text/config_file.hpp"
#include "ui/desktop/access/announcer.hpp"
#include "ui/desktop/appearance/refusal_words.hpp"
#include "ui/desktop/appearance/styled.hpp"
#include "ui/desktop/packages/package_run.hpp"

namespace boardwright::desktop {
namespace {

constexpr int kPackageColumns = 4;  // game, version, from whom, date

QString qt(const std::string& text) { return QString::fromStdString(text); }

PackageLibrary usual_library() {
  return PackageLibrary(usual_packages_folder().value_or(std::filesystem::path()));
}

/// A list that can't be read knows nobody; whoever installs something is told.
AuthorTrust trust_in(const Manifest& manifest) {
  const auto folder = user_config_folder();
  const auto known = folder ? KnownAuthors::read(*folder) : fail(folder.error());
  return known ? known->trust(manifest.author, manifest.key) : AuthorTrust::kFirst;
}

}  // namespace

PackagesDialog::PackagesDialog(QWidget* parent)
    : QDialog(parent),
      run_(new PackageRun(this)),
      title_(new QLabel),
      say_(new QLabel),
      table_(new QTableWidget(0, kPackageColumns)),
      add_(new QPushButton),
      back_(new QPushButton),
      remove_(new QPushButton),
      close_(new QPushButton) {
  resize(720, 420);
  title_->setWordWrap(true);
  title_->setBuddy(table_);
  say_->setObjectName("packages_say");
  say_->setWordWrap(true);
  say_->setTextFormat(Qt::PlainText);
  table_->setObjectName("packages");
  table_->setSelectionBehavior(QAbstractItemView::SelectRows);
  table_->setSelectionMode(QAbstractItemView::SingleSelection);
  table_->setEditTriggers(QAbstractItemView::NoEditTriggers);
  table_->setTabKeyNavigation(false);
  table_->verticalHeader()->hide();
  table_->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
  table_->horizontalHeader()->setSectionResizeMode(0, QHeaderView::Stretch);
  add_->setObjectName("packages_install");
  back_->setObjectName("packages_back");
  remove_->setObjectName("packages_remove");
  close_->setObjectName("packages_close");
  close_->setDefault(true);
  connect(add_, &QPushButton::clicked, this, &PackagesDialog::ask_file);
  connect(back_, &QPushButton::clicked, this, &PackagesDialog::go_back);
  connect(remove_, &QPushButton::clicked, this, &PackagesDialog::remove);
  connect(close_, &QPushButton::clicked, this, &PackagesDialog::reject);
  connect(table_, &QTableWidget::itemSelectionChanged, this, &PackagesDialog::refresh);
  auto* buttons = new QHBoxLayout;
  buttons->addWidget(add_);
  buttons->addWidget(back_);
  buttons->addWidget(remove_);
  buttons->addStretch(1);
  buttons->addWidget(close_);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(20, 20, 20, 18);
  column->setSpacing(14);
  column->addWidget(title_);
  column->addWidget(table_, 1);
  column->addWidget(say_);
  column->addLayout(buttons);
  say({}, false);
  retranslate();
  list_again();
}

bool PackagesDialog::busy() const { return run_->running(); }

QString PackagesDialog::sentence() const { return say_->text(); }

void PackagesDialog::say(const QString& sentence, bool wrong) {
  say_->setText(sentence);
  style_by(*say_, "role", wrong ? "wrong" : "");
  say_->setVisible(!sentence.isEmpty());
  if (!sentence.isEmpty()) announce(*this, sentence);
}

void PackagesDialog::ask_file() {
  const QString file = QFileDialog::getOpenFileName(this, tr("Install a game"), {},
                                                    tr("Games") + " (*.bwgame);;" + tr("All files") + " (*)");
  if (!file.isEmpty()) install(file.toStdString());
}

void PackagesDialog::install(const std::filesystem::path& file) {
  if (busy()) return;
  say(tr("The package is being read…"), false);
  run_->start({"package", "show", qt(file.string())},
              [this, file](const nlohmann::json& told, const QString& problem) {
                refresh();
                if (!problem.isEmpty()) return say(problem, true);
                if (told.value("trust", "") != "other") return install_trusted(file, false);
                const QString author = qt(told.value("author", ""));
                QMessageBox box(QMessageBox::NoIcon, tr("Not from %1").arg(author),
                                tr("This package says that it is from %1, but it is signed by somebody else "
                                   "than last time. Ask %1 before "
                                   "you install it.")
                                    .arg(author),
                                QMessageBox::NoButton, this);
                auto* yes = box.addButton(tr("&Install it"), QMessageBox::AcceptRole);
                auto* no = box.addButton(tr("&Don't install"), QMessageBox::RejectRole);
                box.setDefaultButton(no);
                box.setEscapeButton(no);
                box.exec();
                if (box.clickedButton() == yes) return install_trusted(file, true);
                say(tr("Nothing has been installed."), false);
              });
  refresh();
}

void PackagesDialog::install_trusted(const std::filesystem::path& file, bool trust) {
  say(tr("The laws that all games keep are being tried…"), false);
  QStringList arguments{"package", "install", qt(file.string())};
  if (trust) arguments << "--trust";
  run_->start(arguments, [this](const nlohmann::json& told, const QString& problem) {
    if (!problem.isEmpty()) {
      say(problem, true);
      return refresh();
    }
    list_again();
    say(tr("%1 %2 is installed.").arg(qt(told.value("name", "")), qt(told.value("version", ""))), false);
    emit changed();
  });
  refresh();
}

void PackagesDialog::go_back() {
  const std::string game = chosen();
  if (const auto done = usual_library().back(game); !done) return say(refusal_words(done.error()), true);
  list_again();
  say(tr("The version before is played again."), false);
  emit changed();
}

void PackagesDialog::remove() {
  const std::string game = chosen();
  QMessageBox box(
      QMessageBox::NoIcon, tr("Remove"),
      tr("Is %1 to be removed with all its versions? Records of games that were played stay.").arg(qt(game)),
      QMessageBox::NoButton, this);
  auto* yes = box.addButton(tr("&Remove"), QMessageBox::AcceptRole);
  auto* no = box.addButton(tr("&Keep"), QMessageBox::RejectRole);
  box.setDefaultButton(no);
  box.setEscapeButton(no);
  box.exec();
  if (box.clickedButton() != yes) return;
  if (const auto done = usual_library().remove(game); !done) return say(refusal_words(done.error()), true);
  list_again();
  say(tr("%1 is removed.").arg(qt(game)), false);
  emit changed();
}

std::string PackagesDialog::chosen() const {
  const auto* item = table_->currentRow() < 0 ? nullptr : table_->item(table_->currentRow(), 0);
  return item == nullptr || !item->isSelected() ? std::string()
                                                : item->data(Qt::UserRole).toString().toStdString();
}

void PackagesDialog::list_again() {
  packages_ = usual_library().list();
  table_->setRowCount(0);
  const auto add_row = [this](const std::string& game, const QStringList& words, bool played) {
    const int row = table_->rowCount();
    table_->insertRow(row);
    for (int column = 0; column < kPackageColumns; ++column) {
      auto* item = new QTableWidgetItem(words.value(column));
      item->setData(Qt::UserRole, qt(game));
      QFont font = table_->font();
      if (played) font.setWeight(QFont::DemiBold);
      item->setFont(font);
      table_->setItem(row, column, item);
    }
  };
  for (const auto& package : packages_) {
    if (!package.problem.empty())
      add_row(package.game, {qt(package.game), {}, refusal_words(package.problem)}, false);
    // The newest first, as people look for it.
    for (auto version = package.versions.rbegin(); version != package.versions.rend(); ++version) {
      const Manifest& manifest = version->package.manifest;
      const QString author = qt(manifest.author);
      const QString from = trust_in(manifest) == AuthorTrust::kOther ? tr("not from %1").arg(author)
                                                                     : tr("from %1").arg(author);
      add_row(package.game,
              {qt(manifest.name),
               version->current ? tr("%1 (is played)").arg(qt(manifest.version)) : qt(manifest.version), from,
               qt(manifest.date)},
              version->current);
    }
  }
  if (table_->rowCount() > 0) table_->selectRow(0);
  refresh();
}

void PackagesDialog::refresh() {
  const std::string game = chosen();
  bool earlier = false;
  for (const auto& package : packages_)
    if (package.game == game) earlier = !package.versions.empty() && !package.versions.front().current;
  add_->setEnabled(!busy());
  back_->setEnabled(!busy() && earlier);
  remove_->setEnabled(!busy() && !game.empty());
}

void PackagesDialog::reject() {
  if (!busy()) QDialog::reject();
}

void PackagesDialog::retranslate() {
  setWindowTitle(tr("Packages"));
  title_->setText(
      tr("Games that others have made. Drop a file such as river.bwgame on the window, or choose one."));
  add_->setText(tr("&Install from a file…"));
  back_->setText(tr("&Back to the version before"));
  remove_->setText(tr("&Remove…"));
  close_->setText(tr("&Close"));
  table_->setHorizontalHeaderLabels({tr("Game"), tr("Version"), tr("From"), tr("Date")});
  table_->setAccessibleName(tr("Installed games"));
}

void PackagesDialog::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) {
    retranslate();
    list_again();
  }
  QDialog::changeEvent(event);
}

}  // namespace boardwright::desktop
