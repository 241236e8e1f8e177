// SPDX-License-Identifier: GPL-3.0-or-later
//
// How the dialog for a new game is laid out, and in which words.
#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QTimer>
#include <QToolButton>
#include <QVBoxLayout>

#include "ui/desktop/appearance/translations.hpp"
#include "ui/desktop/dialogs/dialog_form.hpp"
#include "ui/desktop/dialogs/fold.hpp"
#include "ui/desktop/dialogs/new_game_dialog.hpp"
#include "ui/desktop/dialogs/rules_panel.hpp"
#include "ui/desktop/dialogs/seats_panel.hpp"
#include "ui/desktop/dialogs/tab_order.hpp"

namespace boardwright::desktop {

namespace {

constexpr QSize kUsualSize(600, 600);  // pixels
constexpr int kLongestEntropy = 200, kLettersSeen = 18;

}  // namespace

void NewGameDialog::build() {
  resize(kUsualSize);
  game_->setObjectName("game");
  game_label_->setBuddy(game_);
  game_label_->setMinimumSize(kLabelSize);
  start_->setObjectName("start");
  start_->setDefault(true);
  cancel_->setObjectName("cancel");
  cancel_->setAutoDefault(false);
  wrong_->setObjectName("wrong");
  wrong_->setProperty("role", "wrong");
  wrong_->setTextFormat(Qt::PlainText);
  wrong_->setWordWrap(true);
  rules_fold_->heading().setObjectName("rules_fold");
  rules_fold_->column().addWidget(rules_);
  rules_fold_->column().addWidget(workshop_, 0, Qt::AlignLeft);
  workshop_->setObjectName("open_workshop");
  workshop_->setAutoDefault(false);

  auto* top = make_form(nullptr);
  top->addRow(game_label_, game_);
  auto* inside = new QWidget;
  auto* page = new QVBoxLayout(inside);
  page->setContentsMargins(24, 20, 24, 8);
  page->setSpacing(12);
  page->addLayout(top);
  page->addWidget(seats_);
  page->addWidget(build_terms());
  page->addWidget(rules_fold_);
  page->addWidget(build_more());
  page->addStretch();
  room_->setWidget(inside);
  room_->setFocusPolicy(Qt::NoFocus);  // what is in it has the focus, and comes into view with it
  auto* foot = new QVBoxLayout;
  foot->setContentsMargins(24, 0, 24, 20);
  foot->setSpacing(10);
  auto* buttons = new QHBoxLayout;
  buttons->addStretch();
  buttons->addWidget(cancel_);
  buttons->addWidget(start_);
  foot->addWidget(wrong_);
  foot->addLayout(buttons);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins({});
  column->setSpacing(12);
  column->addWidget(room_, 1);
  column->addLayout(foot);
}

/// The clock, and whether the game counts.
QWidget* NewGameDialog::build_terms() {
  clock_->setObjectName("clock");
  clock_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
  clock_->setMinimumContentsLength(kLettersSeen);
  clock_label_->setBuddy(clock_);
  clock_label_->setMinimumSize(kLabelSize);
  rated_->setObjectName("rated");
  rated_words_->setObjectName("rated_words");
  rated_words_->setProperty("role", "muted");
  rated_words_->setTextFormat(Qt::PlainText);
  rated_words_->setWordWrap(true);
  auto* terms = new QWidget;
  auto* form = make_form(terms);
  form->addRow(clock_label_, clock_);
  auto* count = new QVBoxLayout;
  count->setSpacing(3);
  count->addWidget(rated_);
  count->addWidget(rated_words_);
  form->addRow(QString(), count);
  return terms;
}

/// What few ask for: how nobody can choose the dice, and the language.
QWidget* NewGameDialog::build_more() {
  more_->heading().setObjectName("more_fold");
  language_->setObjectName("language");
  for (const Language language : languages()) language_->addItem(own_name(language));
  language_label_->setBuddy(language_);
  language_label_->setMinimumSize(kLabelSize);
  auto* form = make_form(nullptr);
  form->addRow(language_label_, language_);
  more_->column().addLayout(form);
  return more_;
}

void NewGameDialog::show_dice(bool chance) {
  const QString typed = entropy_ != nullptr ? entropy_->text() : QString();
  delete dice_;
  dice_ = nullptr;
  entropy_ = nullptr;
  if (!chance) return;
  dice_ = new QWidget;
  entropy_ = new QLineEdit(typed);
  entropy_->setObjectName("entropy");
  entropy_->setMaxLength(kLongestEntropy);
  entropy_->setPlaceholderText(tr("Anything, so that nobody can choose the dice"));
  auto* label = new QLabel(tr("&Dice:"));
  label->setMinimumSize(kLabelSize);
  label->setBuddy(entropy_);
  auto* fair = new QLabel(
      tr("The dice come from a number that is sealed before the first move and shown at the end: the record "
         "lets anybody check them. What you type here goes into it."));
  fair->setProperty("role", "muted");
  fair->setWordWrap(true);
  auto* form = make_form(dice_);
  form->addRow(label, entropy_);
  form->addRow(QString(), fair);
  more_->column().insertWidget(0, dice_);
}

void NewGameDialog::join() {
  connect(game_, &QComboBox::currentIndexChanged, this, &NewGameDialog::choose_game);
  connect(watcher_, &GameWatcher::changed, this, &NewGameDialog::take_saved);
  connect(rules_, &RulesPanel::variant_chosen, this, &NewGameDialog::take_rules);
  connect(rules_, &RulesPanel::changed, this, &NewGameDialog::check);
  connect(rules_, &RulesPanel::variant_wanted, this, &NewGameDialog::want_variant);
  connect(seats_, &SeatsPanel::changed, this, &NewGameDialog::check);
  connect(seats_, &SeatsPanel::refused, this, &NewGameDialog::say_wrong);
  connect(clock_, &QComboBox::currentIndexChanged, this, &NewGameDialog::check);
  connect(language_, &QComboBox::activated, this,
          [this](int i) { emit language_chosen(languages()[static_cast<std::size_t>(i)]); });
  connect(start_, &QPushButton::clicked, this, &NewGameDialog::accept);
  connect(cancel_, &QPushButton::clicked, this, &NewGameDialog::reject);
  connect(workshop_, &QPushButton::clicked, this, [this] {
    workshop_file_ = rules_->game()->plugin_file();
    reject();
  });
  for (Fold* fold : {rules_fold_, more_})  // its room is there once it has been laid out
    connect(fold, &Fold::opened, this, [this, fold] {
      QTimer::singleShot(0, fold, [this, fold] {
        room_->ensureWidgetVisible(fold);
        room_->ensureWidgetVisible(&fold->heading());
      });
    });
}

void NewGameDialog::retranslate() {
  setWindowTitle(tr("New game"));
  game_label_->setText(tr("&Game:"));
  clock_label_->setText(tr("Cl&ock:"));
  rated_->setText(tr("&Rated"));
  more_->set_title(tr("More"));
  language_label_->setText(tr("&Language:"));
  language_->setCurrentIndex(static_cast<int>(spoken_language().index()));
  start_->setText(tr("&Start"));
  cancel_->setText(tr("&Cancel"));
  workshop_->setText(tr("Open in the workshop"));
  list_games();
  rules_->retranslate();
  if (rules_->rules() != nullptr) {
    seats_->retranslate(*rules_->game(), *rules_->rules());
    list_clocks();
  }
  show_dice(entropy_ != nullptr);
  tab_as_seen(this);
  check();
}

}  // namespace boardwright::desktop
