// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/help/about_dialog.hpp"

#include <QDesktopServices>
#include <QFileInfo>
#include <QGridLayout>
#include <QLabel>
#include <QPushButton>
#include <QUrl>
#include <QVBoxLayout>
#include <array>

#include "ui/desktop/kit/column_scroll.hpp"

namespace boardwright::desktop {

namespace {

struct Part {
  const char *name, *licence;
};
/// What the program is linked with or brings along. Names of licences as SPDX writes them.
constexpr std::array kParts{Part{"Qt " QT_VERSION_STR " (Charts: GPL-3.0-only)", "LGPL-3.0-only"},
                            Part{"Boost", "BSL-1.0"},
                            Part{"CLI11", "BSD-3-Clause"},
                            Part{"giflib", "MIT"},
                            Part{"ICU", "Unicode-DFS-2016"},
                            Part{"Inter", "OFL-1.1"},
                            Part{"JSON for Modern C++", "MIT"},
                            Part{"libseccomp", "LGPL-2.1-only"},
                            Part{"liblzma", "public domain"},
                            Part{"libsodium", "ISC"},
                            Part{"libzip", "BSD-3-Clause"},
                            Part{"PostgreSQL (libpq)", "PostgreSQL"},
                            Part{"SOCI", "BSL-1.0"},
                            Part{"spdlog", "MIT"},
                            Part{"SQLite", "blessing"},
                            Part{"yaml-cpp", "MIT"}};

QLabel* plain(const QString& words, const char* role = nullptr) {
  auto* label = new QLabel(words);
  label->setTextFormat(Qt::PlainText);
  label->setWordWrap(true);
  label->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
  if (role != nullptr) label->setProperty("role", role);
  return label;
}

QGridLayout* licences() {
  auto* grid = new QGridLayout;
  grid->setColumnStretch(1, 1);
  for (const Part& part : kParts) {
    const int row = grid->rowCount();
    grid->addWidget(plain(part.name), row, 0);
    grid->addWidget(plain(part.licence, "muted"), row, 1);
  }
  return grid;
}

}  // namespace

AboutDialog::AboutDialog(const Folders& folders, QWidget* parent) : QDialog(parent) {
  setObjectName("about_dialog");
  setWindowTitle(tr("About Boardwright"));
  resize(560, 560);
  auto* inside = new QWidget;
  auto* column = new QVBoxLayout(inside);
  column->setContentsMargins(0, 0, 12, 0);
  column->setSpacing(10);
  column->addWidget(plain(tr("Boardwright %1").arg(BOARDWRIGHT_VERSION), "title"));
  column->addWidget(plain(
      tr("Plays board games whose rules are plugins.\nFree software under the GPL, version 3 or later.")));
  column->addWidget(
      plain(tr("The contract for games, its kit and the games themselves are under the MIT licence.")));

  column->addSpacing(8);
  column->addWidget(plain(tr("Folders"), "heading"));
  column->addLayout(places(folders));

  column->addSpacing(8);
  column->addWidget(plain(tr("What it stands on, and under which licences"), "heading"));
  column->addLayout(licences());
  column->addStretch(1);

  auto* close = new QPushButton(tr("&Close"));
  close->setDefault(true);
  connect(close, &QPushButton::clicked, this, &QDialog::accept);
  auto* all = new QVBoxLayout(this);
  all->setContentsMargins(20, 20, 20, 18);
  all->setSpacing(14);
  all->addWidget(new ColumnScroll(inside), 1);
  all->addWidget(close, 0, Qt::AlignRight);
  close->setFocus();
}

QLayout* AboutDialog::places(const Folders& folders) {
  auto* grid = new QGridLayout;
  grid->setColumnStretch(1, 1);
  for (const auto& [what, folder] : folders) {
    const int row = grid->rowCount();
    const QString path = QString::fromStdString(folder.string());
    grid->addWidget(plain(what, "muted"), row, 0);
    grid->addWidget(plain(path), row, 1);
    auto* open = new QPushButton(tr("Open"));
    open->setAccessibleName(tr("Open: %1").arg(what));
    open->setEnabled(QFileInfo(path).isDir());
    connect(open, &QPushButton::clicked, this,
            [path] { QDesktopServices::openUrl(QUrl::fromLocalFile(path)); });
    grid->addWidget(open, row, 2);
  }
  return grid;
}

}  // namespace boardwright::desktop
