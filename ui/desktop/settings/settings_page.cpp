// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/settings/settings_page.hpp"

#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QEvent>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include "ui/desktop/access/command_words.hpp"
#include "ui/desktop/dialogs/dialog_form.hpp"
#include "ui/desktop/kit/column_scroll.hpp"

namespace boardwright::desktop {

namespace {

constexpr int kColumnWidth = 620, kSectionGap = 18, kMargin = 24;
constexpr int kBesideTheMark = 32;      ///< where the words of a switch begin
constexpr QSize kChoiceLabel(160, 32);  ///< on one line in most languages

}  // namespace

SettingsPage::SettingsPage(QWidget* parent)
    : Page(parent),
      column_(new QVBoxLayout),
      title_(new QLabel),
      message_(new QLabel),
      leave_(new QPushButton) {
  setObjectName("settings_page");
  title_->setProperty("role", "title");
  message_->setProperty("role", "wrong");
  message_->setWordWrap(true);
  message_->setTextFormat(Qt::PlainText);
  message_->hide();
  leave_->setObjectName("leave_settings");
  auto* head = new QHBoxLayout;
  head->addWidget(title_, 1);
  head->addWidget(leave_);
  auto* inside = new QWidget;
  column_->setContentsMargins(0, 0, 12, 0);
  column_->setSpacing(10);
  inside->setLayout(column_);
  inside->setMaximumWidth(kColumnWidth);
  auto* centred = new QWidget;
  auto* row = new QHBoxLayout(centred);
  row->setContentsMargins(0, 0, 0, 0);
  row->addStretch(1);
  row->addWidget(inside, 100);
  row->addStretch(1);
  auto* page = new QVBoxLayout(this);
  page->setContentsMargins(kMargin, kMargin, kMargin, kMargin);
  page->setSpacing(14);
  page->addLayout(head);
  page->addWidget(message_);
  page->addWidget(new ColumnScroll(centred), 1);
  connect(leave_, &QPushButton::clicked, this, &Page::left);
  retranslate();
}

void SettingsPage::tell(QLabel* label, Words words) {
  label->setTextFormat(Qt::PlainText);
  label->setWordWrap(true);
  const auto retell = [label, words = std::move(words)] { label->setText(words()); };
  retell();
  retold_.emplace_back(retell);
}

void SettingsPage::add_section(Words heading) {
  if (form_ != nullptr) column_->addSpacing(kSectionGap);
  auto* words = new QLabel;
  words->setProperty("role", "heading");
  tell(words, std::move(heading));
  column_->addWidget(words);
  auto* room = new QWidget;
  form_ = make_form(room);
  form_->setRowWrapPolicy(QFormLayout::WrapLongRows);
  column_->addWidget(room);
}

void SettingsPage::add_switch(QAction* command, Words meaning) {
  auto* box = new QCheckBox;
  box->setObjectName("set_" + command->objectName());
  const auto follow = [box, command] {
    const QSignalBlocker quiet(box);
    box->setText(command_words(command->text()));
    box->setChecked(command->isChecked());
    box->setEnabled(command->isEnabled());
  };
  follow();
  connect(command, &QAction::changed, box, follow);
  connect(box, &QCheckBox::toggled, command, &QAction::setChecked);
  if (first_ == nullptr) first_ = box;
  if (!meaning) return form_->addRow(box);
  // What it means stands below its words, nearer to them than to the next switch.
  auto* words = meaning_label(std::move(meaning));
  words->setContentsMargins(kBesideTheMark, 0, 0, 0);
  auto* both = new QWidget;
  auto* one_below_the_other = new QVBoxLayout(both);
  one_below_the_other->setContentsMargins(0, 0, 0, 0);
  one_below_the_other->setSpacing(2);
  one_below_the_other->addWidget(box);
  one_below_the_other->addWidget(words);
  form_->addRow(both);
}

void SettingsPage::add_choice(Words label, const QList<QAction*>& commands, Words meaning) {
  auto* words = new QLabel;
  words->setMinimumSize(kChoiceLabel);
  auto* box = new QComboBox;
  box->setObjectName("set_" + commands.front()->objectName());
  words->setBuddy(box);
  retold_.emplace_back([box, label] { box->setAccessibleName(label()); });
  retold_.back()();
  tell(words, std::move(label));
  for (int i = 0; i < commands.size(); ++i) box->addItem(QString());
  const auto follow = [box, commands] {
    const QSignalBlocker quiet(box);
    bool enabled = false;
    for (int i = 0; i < commands.size(); ++i) {
      box->setItemText(i, command_words(commands[i]->text()));
      if (commands[i]->isChecked()) box->setCurrentIndex(i);
      enabled = enabled || commands[i]->isEnabled();
    }
    box->setEnabled(enabled);
  };
  follow();
  for (QAction* command : commands) connect(command, &QAction::changed, box, follow);
  connect(box, &QComboBox::activated, this, [commands](int chosen) { commands[chosen]->trigger(); });
  form_->addRow(words, box);
  if (first_ == nullptr) first_ = box;
  add_meaning(std::move(meaning));
}

QLabel* SettingsPage::meaning_label(Words meaning) {
  auto* words = new QLabel;
  words->setProperty("role", "muted");
  tell(words, std::move(meaning));
  return words;
}

void SettingsPage::add_meaning(Words meaning) {
  if (meaning) form_->addRow(meaning_label(std::move(meaning)));
}

void SettingsPage::add_button(QAction* command) {
  auto* button = new QPushButton;
  button->setObjectName("do_" + command->objectName());
  const auto follow = [button, command] { button->setText(command->text()); };
  follow();
  connect(command, &QAction::changed, button, follow);
  connect(button, &QPushButton::clicked, command, &QAction::trigger);
  column_->addWidget(button, 0, Qt::AlignLeft);
}

void SettingsPage::finish() { column_->addStretch(1); }

QString SettingsPage::title() const { return tr("Settings"); }

void SettingsPage::say(const QString& sentence) {
  message_->setText(sentence);
  message_->setVisible(!sentence.isEmpty());
}

void SettingsPage::focus_first() {
  say({});
  if (first_ != nullptr) first_->setFocus();
}

void SettingsPage::retranslate() {
  title_->setText(tr("Settings"));
  leave_->setText(tr("&Back"));
  for (const auto& retell : retold_) retell();
}

void SettingsPage::keyPressEvent(QKeyEvent* event) {
  if (event->key() == Qt::Key_Escape) return emit left();
  Page::keyPressEvent(event);
}

void SettingsPage::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) {
    retranslate();
    emit title_changed();
  }
  Page::changeEvent(event);
}

}  // namespace boardwright::desktop
