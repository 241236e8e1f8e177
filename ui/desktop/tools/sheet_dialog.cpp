// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/tools/sheet_dialog.hpp"

#include <QDesktopServices>
#include <QFileDialog>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QSpinBox>
#include <QUrl>
#include <QVBoxLayout>
#include <nlohmann/json.hpp>

#include "framework/statistics/rule_sheet.hpp"
#include "ui/desktop/appearance/refusal_words.hpp"
#include "ui/desktop/appearance/translations.hpp"
#include "ui/report/report_file.hpp"

namespace boardwright::desktop {
namespace {

constexpr int kUsualSheetGames = 1000, kMostSheetGames = 1'000'000;

}  // namespace

SheetDialog::SheetDialog(const ToolGame& game, QWidget* parent)
    : ToolDialog(game, "sheet_say", parent),
      games_(new QSpinBox),
      bar_(new QProgressBar),
      start_(new QPushButton),
      open_(new QPushButton(tr("&Open the page"))),
      save_(new QPushButton(tr("&Save…"))),
      close_(new QPushButton(tr("&Close"))) {
  setObjectName("sheet_dialog");
  setWindowTitle(tr("A sheet of the rules"));
  resize(560, 300);
  build();
  connect(start_, &QPushButton::clicked, this, [this] { is_running() ? run_->stop() : start(); });
  connect(open_, &QPushButton::clicked, this, &SheetDialog::open_page);
  connect(save_, &QPushButton::clicked, this, &SheetDialog::ask_save);
  connect(close_, &QPushButton::clicked, this, &SheetDialog::reject);
  refresh();
  start_->setFocus(Qt::OtherFocusReason);
}

void SheetDialog::build() {
  auto* what =
      new QLabel(tr("Each numbered rule of %1 with the smallest position that shows it at work, found "
                    "by random games.")
                     .arg(game_.title(spoken_language())));
  what->setWordWrap(true);
  what->setTextFormat(Qt::PlainText);
  games_->setObjectName("sheet_games");
  games_->setRange(1, kMostSheetGames);
  games_->setValue(kUsualSheetGames);
  bar_->setObjectName("sheet_bar");
  bar_->setTextVisible(false);
  bar_->setAccessibleName(tr("Games that have been played"));
  start_->setObjectName("sheet_start");
  start_->setProperty("primary", true);
  open_->setObjectName("sheet_open");
  save_->setObjectName("sheet_save");
  close_->setObjectName("sheet_close");
  auto* label = new QLabel(tr("Random games:"));
  label->setBuddy(games_);
  games_->setAccessibleName(label->text().chopped(1));
  auto* amount = new QHBoxLayout;
  amount->addWidget(label);
  amount->addWidget(games_);
  amount->addStretch(1);
  auto* buttons = new QHBoxLayout;
  for (QPushButton* button : {start_, open_, save_}) {
    button->setAutoDefault(false);
    buttons->addWidget(button);
  }
  buttons->addStretch(1);
  buttons->addWidget(close_);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(20, 20, 20, 18);
  column->setSpacing(12);
  column->addWidget(what);
  column->addLayout(amount);
  column->addWidget(bar_);
  column->addWidget(say_);
  column->addStretch(1);
  column->addLayout(buttons);
}

void SheetDialog::start() {
  sheet_.clear();
  bar_->setRange(0, games_->value());
  bar_->setValue(0);
  say(tr("The games are being played…"));
  run_->start(
      game_.folder() + QStringList{"sheet", game_.name(), "--games", QString::number(games_->value())} +
          game_.set(),
      [this](const nlohmann::ordered_json& event) {
        bar_->setValue(static_cast<int>(event.value("games", qint64{0})));
      },
      [this](const nlohmann::ordered_json& end, const QString& problem) { show_end(end, problem); });
  refresh();
}

void SheetDialog::show_end(const nlohmann::ordered_json& end, const QString& problem) {
  if (!problem.isEmpty()) {
    say(problem, true);
    return refresh();
  }
  const auto& sheet = end.at("sheet");
  QStringList words;
  for (const auto& sentence : rule_sheet_sentences(sheet)) words << QString::fromStdString(sentence);
  sheet_ = sheet.dump(1) + "\n";
  say(words.join('\n'));
  refresh();
  open_->setFocus(Qt::OtherFocusReason);
}

Result<void> SheetDialog::save(const std::filesystem::path& file) const {
  return report::write_report(sheet_, file);
}

void SheetDialog::ask_save() {
  QString kind;
  QString file =
      QFileDialog::getSaveFileName(this, tr("Save the sheet"), QString::fromStdString(game_.game->id()),
                                   tr("Page") + " (*.html);;" + tr("Paper") + " (*.pdf)", &kind);
  if (file.isEmpty()) return;
  if (QFileInfo(file).suffix().isEmpty()) file += kind.section('*', 1).chopped(1);
  if (const auto saved = save(file.toStdString()); !saved) return say(refusal_words(saved.error()), true);
  say(tr("%1 is written.").arg(file));
}

void SheetDialog::open_page() {
  const QString page = folder_.filePath("rules.html");
  if (const auto saved = save(page.toStdString()); !saved) return say(refusal_words(saved.error()), true);
  if (!QDesktopServices::openUrl(QUrl::fromLocalFile(page)))
    say(tr("No program here opens pages; save the sheet and open it elsewhere."), true);
}

void SheetDialog::refresh() {
  start_->setText(is_running() ? tr("S&top") : tr("&Make the sheet"));
  games_->setEnabled(!is_running());
  bar_->setVisible(is_running());
  open_->setVisible(has_sheet());
  save_->setVisible(has_sheet());
}

}  // namespace boardwright::desktop
