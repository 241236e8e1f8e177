// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/workshop/new_script.hpp"

#include <QDir>
#include <QEvent>
#include <QFileDialog>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QStandardPaths>
#include <array>

#include "framework/text/config_file.hpp"
#include "plugins/host/program_files.hpp"
#include "plugins/template/copy_template.hpp"
#include "ui/desktop/access/announcer.hpp"
#include "ui/desktop/appearance/refusal_words.hpp"

namespace boardwright::desktop {
namespace {

constexpr std::array kSamples{"moving", "placing", "dice", "hidden", "empty"};
constexpr int kNewWidth = 620, kNewGap = 20;

}  // namespace

NewScript::NewScript(QWidget* parent)
    : QWidget(parent),
      title_(new QLabel),
      samples_label_(new QLabel),
      file_label_(new QLabel),
      say_(new QLabel),
      samples_(new QListWidget),
      file_(new QLineEdit),
      place_(new QPushButton),
      make_(new QPushButton),
      open_(new QPushButton),
      leave_(new QPushButton) {
  title_->setProperty("role", "title");
  samples_label_->setBuddy(samples_);
  file_label_->setBuddy(file_);
  samples_->setObjectName("workshop_samples");
  samples_->setWordWrap(true);
  samples_->setMinimumHeight(150);
  file_->setObjectName("workshop_file");
  place_->setObjectName("workshop_place");
  make_->setObjectName("workshop_make");
  make_->setProperty("primary", true);
  open_->setObjectName("workshop_open");
  leave_->setObjectName("workshop_leave_new");
  say_->setProperty("role", "wrong");
  say_->setWordWrap(true);
  say_->setTextFormat(Qt::PlainText);
  say_->setObjectName("workshop_new_say");
  for (std::size_t i = 0; i < kSamples.size(); ++i) samples_->addItem(QString());
  samples_->setCurrentRow(0);
  lay_out();
  join();
  retranslate();
  suggest_file();
  say({});
}

void NewScript::lay_out() {
  auto* file_row = new QHBoxLayout;
  file_row->addWidget(file_, 1);
  file_row->addWidget(place_);
  auto* buttons = new QHBoxLayout;
  buttons->addWidget(make_);
  buttons->addWidget(open_);
  buttons->addStretch(1);
  buttons->addWidget(leave_);
  auto* inside = new QWidget;
  inside->setMaximumWidth(kNewWidth);
  auto* column = new QVBoxLayout(inside);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(8);
  column->addWidget(title_);
  column->addSpacing(8);
  column->addWidget(samples_label_);
  column->addWidget(samples_, 1);
  column->addWidget(file_label_);
  column->addLayout(file_row);
  column->addWidget(say_);
  column->addLayout(buttons);
  auto* middle = new QHBoxLayout(this);
  middle->setContentsMargins(kNewGap, kNewGap, kNewGap, kNewGap);
  middle->addStretch(1);
  middle->addWidget(inside, 100);
  middle->addStretch(1);
}

void NewScript::join() {
  connect(make_, &QPushButton::clicked, this, &NewScript::make);
  connect(file_, &QLineEdit::returnPressed, this, &NewScript::make);
  connect(samples_, &QListWidget::itemActivated, this, &NewScript::make);
  connect(samples_, &QListWidget::currentRowChanged, this, [this] { say({}); });
  connect(file_, &QLineEdit::textEdited, this, [this] { say({}); });
  connect(place_, &QPushButton::clicked, this, &NewScript::ask_place);
  connect(open_, &QPushButton::clicked, this, &NewScript::ask_open);
  connect(leave_, &QPushButton::clicked, this, &NewScript::left);
}

void NewScript::suggest_file() {
  const QDir folder(QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation));
  const QDir there = folder.exists() ? folder : QDir::home();
  QString name = "my_game.lua";
  for (int i = 2; there.exists(name); ++i) name = QStringLiteral("my_game_%1.lua").arg(i);
  file_->setText(there.filePath(name));
}

void NewScript::focus_first() { samples_->setFocus(Qt::OtherFocusReason); }

void NewScript::say(const QString& sentence) {
  say_->setText(sentence);
  say_->setVisible(!sentence.isEmpty());
  if (!sentence.isEmpty()) announce(*this, sentence);
}

QString NewScript::sentence() const { return say_->text(); }

void NewScript::make() {
  const auto samples = program_file("scripts");
  if (!is_there(samples)) return say(tr("The samples are missing beside this program; install it again."));
  QString file = file_->text().trimmed();
  if (!file.isEmpty() && !file.endsWith(".lua")) file += ".lua";
  const auto row = static_cast<std::size_t>(std::max(0, samples_->currentRow()));
  const auto made = copy_script(samples / (std::string(kSamples[row]) + ".lua"), file.toStdString());
  if (!made) return say(refusal_words(made.error()));
  emit file_wanted(file);
}

void NewScript::ask_place() {
  const QString file =
      QFileDialog::getSaveFileName(this, tr("Where the rules are to be"), file_->text(), "Lua (*.lua)");
  if (!file.isEmpty()) file_->setText(file);
}

void NewScript::ask_open() {
  const QString file = QFileDialog::getOpenFileName(this, tr("Open rules"), {}, "Lua (*.lua)");
  if (!file.isEmpty()) emit file_wanted(file);
}

void NewScript::retranslate() {
  title_->setText(tr("Rules of your own"));
  samples_label_->setText(tr("Begin with:"));
  file_label_->setText(tr("File:"));
  place_->setText(tr("Elsewhere…"));
  make_->setText(tr("Make it"));
  open_->setText(tr("Open a file…"));
  leave_->setText(tr("Leave"));
  samples_->setAccessibleName(tr("Samples to begin with"));
  const std::array names{tr("Moving pieces: one field ahead, taking diagonally, to the far row"),
                         tr("Placing stones: four in a row win"), tr("Dice: a throw says which stone moves"),
                         tr("Hidden: a bet on a card that the other one doesn't see"),
                         tr("Empty board: who places the last stone wins")};
  for (std::size_t i = 0; i < names.size(); ++i) samples_->item(static_cast<int>(i))->setText(names[i]);
}

void NewScript::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) {
    say({});
    retranslate();
  }
  QWidget::changeEvent(event);
}

}  // namespace boardwright::desktop
