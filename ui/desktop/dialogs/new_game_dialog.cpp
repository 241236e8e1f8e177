// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/dialogs/new_game_dialog.hpp"

#include <QComboBox>
#include <QEvent>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QSignalBlocker>
#include <QTimer>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>

#include "framework/catalogue/apart.hpp"
#include "framework/catalogue/settings.hpp"
#include "framework/clock/time_control_text.hpp"
#include "framework/record/record.hpp"
#include "framework/workshop/reload.hpp"
#include "ui/desktop/appearance/refusal_words.hpp"
#include "ui/desktop/appearance/translations.hpp"
#include "ui/desktop/club/club_words.hpp"
#include "ui/desktop/dialogs/dialog_form.hpp"
#include "ui/desktop/dialogs/dice_panel.hpp"
#include "ui/desktop/dialogs/fold.hpp"
#include "ui/desktop/dialogs/plan_choice.hpp"
#include "ui/desktop/dialogs/rules_panel.hpp"
#include "ui/desktop/dialogs/seats_panel.hpp"
#include "ui/desktop/dialogs/tab_order.hpp"
#include "ui/desktop/dialogs/terms_panel.hpp"
#include "ui/desktop/kit/column_scroll.hpp"
#include "ui/desktop/watch/game_watcher.hpp"

namespace boardwright::desktop {

namespace {

constexpr QSize kUsualSize(600, 600);  // pixels

}  // namespace

NewGameDialog::NewGameDialog(const Catalogue& catalogue, const MatchPlan& now, QWidget* parent,
                             std::vector<SeatMember> members)
    : QDialog(parent),
      catalogue_(catalogue),
      with_members_(!members.empty()),
      plan_(now),
      watcher_(new GameWatcher(this)),
      game_label_(new QLabel),
      language_label_(new QLabel),
      wrong_(new QLabel),
      game_(new QComboBox),
      language_(new QComboBox),
      seats_(new SeatsPanel),
      terms_(new TermsPanel),
      rules_(new RulesPanel),
      rules_fold_(new Fold),
      more_(new Fold),
      dice_(new DicePanel),
      room_(new ColumnScroll),
      start_(new QPushButton),
      cancel_(new QPushButton),
      workshop_(new QPushButton) {
  use_games();
  build();
  seats_->set_members(std::move(members));
  list_games();
  rules_->show_game(chosen_game(), QString::fromStdString(plan_.variant));
  take_rules();
  recall(choice_of(plan_));
  retranslate();
  join();
}

NewGameDialog::~NewGameDialog() = default;

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

  build_more();

  auto* top = make_form(nullptr);
  top->addRow(game_label_, game_);
  auto* inside = new QWidget;
  auto* page = new QVBoxLayout(inside);
  page->setContentsMargins(24, 20, 24, 8);
  page->setSpacing(12);
  page->addLayout(top);
  page->addWidget(seats_);
  page->addWidget(terms_);
  page->addWidget(rules_fold_);
  page->addWidget(more_);
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

/// What few ask for: how nobody can choose the dice, and the language.
void NewGameDialog::build_more() {
  more_->heading().setObjectName("more_fold");
  language_->setObjectName("language");
  for (const Language language : languages()) language_->addItem(own_name(language));
  language_label_->setBuddy(language_);
  language_label_->setMinimumSize(kLabelSize);
  auto* form = make_form(nullptr);
  form->addRow(language_label_, language_);
  more_->column().addWidget(dice_);
  more_->column().addLayout(form);
}

void NewGameDialog::join() {
  connect(game_, &QComboBox::currentIndexChanged, this, &NewGameDialog::choose_game);
  connect(watcher_, &GameWatcher::changed, this, &NewGameDialog::take_saved);
  connect(rules_, &RulesPanel::variant_chosen, this, &NewGameDialog::take_rules);
  connect(rules_, &RulesPanel::changed, this, &NewGameDialog::check);
  connect(rules_, &RulesPanel::variant_wanted, this, &NewGameDialog::want_variant);
  connect(seats_, &SeatsPanel::changed, this, &NewGameDialog::check);
  connect(seats_, &SeatsPanel::refused, this, &NewGameDialog::say_wrong);
  connect(terms_, &TermsPanel::changed, this, &NewGameDialog::check);
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

void NewGameDialog::use_club(std::shared_ptr<Club> club) {
  club_ = std::move(club);
  seats_->set_join([this](const QString& name) -> Result<SeatMember> {
    const auto added = club_->people().add(name.toStdString());
    if (!added) return fail(added.error());
    with_members_ = true;
    return SeatMember{added->id, added->name};
  });
  check();
}

/// Those of the catalogue, and the one to begin with, which may be a file from anywhere.
void NewGameDialog::use_games() {
  games_ = catalogue_.games();
  if (plan_.game == nullptr) return;
  const auto same = std::find_if(games_.begin(), games_.end(),
                                 [&](const auto& game) { return game->id() == plan_.game->id(); });
  if (same == games_.end())
    games_.push_back(plan_.game);
  else if ((*same)->file() != plan_.game->file())
    *same = plan_.game;
}

bool NewGameDialog::of_catalogue(const Game& game) const {
  const auto& own = catalogue_.games();
  return std::any_of(own.begin(), own.end(), [&](const auto& one) { return one.get() == &game; });
}

std::shared_ptr<const Game> NewGameDialog::chosen_game() {
  for (auto& game : games_) {
    if (game->id() != game_->currentData().toString().toStdString()) continue;
    watcher_->follow(game->file());
    return game = as_saved(game);
  }
  return nullptr;
}

/// With what was chosen here, as far as the rules still have it.
void NewGameDialog::take_saved() {
  const LastChoice kept = choice();
  const QWidget* const focused = focusWidget();
  const QString had_keyboard = focused != nullptr ? focused->objectName() : QString();
  const auto before = rules_->shared_game();
  const auto game = chosen_game();
  if (game == nullptr || game == before) return;
  list_games();  // it may have another name
  rules_->show_game(game, kept.variant);
  take_rules();
  recall(kept);
  if (had_keyboard.isEmpty()) return;
  if (auto* again = findChild<QWidget*>(had_keyboard)) again->setFocus(Qt::OtherFocusReason);
}

void NewGameDialog::list_games() {
  const QString chosen = game_->count() > 0 ? game_->currentData().toString()
                         : plan_.game       ? QString::fromStdString(plan_.game->id())
                                            : QString();
  const QSignalBlocker quiet(game_);
  game_->clear();
  for (const auto& game : games_)
    if (game->file_problems().empty())
      game_->addItem(QString::fromStdString(game->name(spoken_language())),
                     QString::fromStdString(game->id()));
  game_->setCurrentIndex(std::max(0, game_->findData(chosen)));
}

/// Another one: as it was begun last, else with those who were chosen already.
void NewGameDialog::choose_game() {
  const auto game = chosen_game();
  const auto last = game != nullptr ? LastChoices::of(game->id()) : std::nullopt;
  rules_->show_game(game, last ? last->variant : QString());
  take_rules();
  if (last) recall(*last);
}

void NewGameDialog::recall(const LastChoice& choice) {
  if (const auto game = rules_->shared_game();
      game != nullptr && game->variant(choice.variant.toStdString()) != nullptr) {
    rules_->show_game(game, choice.variant);
    take_rules();
    rules_->set_changes(choice.changed);
  }
  seats_->choose(choice.players);
  seats_->set_by_lot(choice.by_lot);
  terms_->choose_clock(choice.clock);
  check();
  terms_->set_rated(choice.rated);
}

/// Everything that depends on the game and its variant.
void NewGameDialog::take_rules() {
  const auto& rules = rules_->rules();
  workshop_->setVisible(rules_->game() != nullptr && !rules_->game()->data().script.empty());
  if (rules != nullptr) {
    seats_->show_seats(*rules_->game(), *rules);
    seats_->retranslate(*rules_->game(), *rules);
    terms_->list_clocks(*rules_->game(), *rules_->variant());
  }
  dice_->show_for(rules != nullptr && rules->has(BW_HAS_CHANCE));
  check();
  tab_as_seen(this);
}

void NewGameDialog::say_wrong(const QString& sentence) {
  wrong_->setText(sentence);
  wrong_->setVisible(!sentence.isEmpty());
}

void NewGameDialog::check() {
  rules_fold_->set_title(tr("Rules: %1").arg(rules_->title()));
  const bool seated = seats_->check(!terms_->clock().isEmpty());
  check_rated();
  const bool elsewhere = apart();
  if (rules_->variant() == nullptr) {
    say_wrong(tr("There is no game that could be played."));
  } else if (elsewhere) {
    say_wrong(
        tr("These rules didn't come with the program: they play in a process of their own, with players and "
           "a clock to be chosen there."));
  } else {
    say_wrong(refusal_words(rules_->problem()));
  }
  seats_->setVisible(!elsewhere);
  start_->setEnabled(elsewhere || (rules_->rules() != nullptr && seated && rules_->changes().has_value()));
}

bool NewGameDialog::apart() const { return rules_->game() != nullptr && plays_apart(*rules_->game()); }

void NewGameDialog::check_rated() {
  const bool members = seats_->all_members();
  const bool known = rules_->shared_game() != nullptr && of_catalogue(*rules_->shared_game());
  const auto changed = rules_->changes();
  QString pool;
  if (members && known && club_ != nullptr && rules_->rules() != nullptr && changed && changed->empty()) {
    const auto scheme =
        club_->book().scheme(rules_->game()->id(), rules_->variant()->id, rules_hash(*rules_->rules()));
    pool = pool_title(catalogue_, scheme);
  }
  terms_->ask_rated(with_members_);
  terms_->say_rated(members, known, pool);
}

void NewGameDialog::want_variant() {
  auto values = rules_->changes();
  if (rules_->variant() == nullptr || !values)
    return say_wrong(values ? QString() : refusal_words(values.error()));
  wanted_ = WantedVariant{rules_->game()->id(), rules_->variant()->id, std::move(*values)};
  reject();
}

LastChoice NewGameDialog::choice() const {
  LastChoice choice;
  choice.variant = rules_->variant() != nullptr ? QString::fromStdString(rules_->variant()->id) : QString();
  choice.players = seats_->chosen();
  choice.clock = terms_->clock();
  for (const auto& [name, value] : rules_->changes().value_or(Parameters()))
    choice.changed << QString::fromStdString(name + "=" + write_value(value));
  choice.rated = terms_->rated();
  choice.by_lot = seats_->by_lot();
  return choice;
}

void NewGameDialog::accept() {
  if (rules_->variant() == nullptr) return;
  if (apart()) {
    apart_ = true;
    plan_ = {};
    plan_.game = rules_->shared_game();
    plan_.variant = rules_->variant()->id;
    return reject();
  }
  const auto changed = rules_->changes();
  if (!changed) return say_wrong(refusal_words(changed.error()));
  auto rules = rules_->game()->create(*rules_->variant(), *changed);
  // The button stays: the next attempt may be better.
  if (!rules) return say_wrong(refusal_words(rules.error()));
  if (!seats_->check(!terms_->clock().isEmpty())) return;
  MatchPlan plan = MatchPlan::of(rules_->shared_game(), rules_->variant()->id, std::move(*rules));
  if (const auto control = terms_->clock(); !control.isEmpty())
    if (auto read = read_time_control(control.toStdString())) plan.clock = std::move(*read);
  plan.seats = seats_->draw_seats();
  // The people at this screen add it together.
  const QString entropy = dice_->entropy();
  const auto people = plan.people();
  if (!entropy.isEmpty()) plan.entropy[people.empty() ? 0 : people.front()] = entropy.toStdString();
  // A file from anywhere, or rules that were saved since the program began, are nobody's in the club: nothing counts,
  // and nothing could be taken up again by the rules that it was begun with.
  plan.keep = of_catalogue(*plan.game);
  plan.rated = plan.keep && terms_->rated();
  plan_ = std::move(plan);
  QDialog::accept();
}

void NewGameDialog::retranslate() {
  setWindowTitle(tr("New game"));
  game_label_->setText(tr("&Game:"));
  terms_->retranslate();
  dice_->retranslate();
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
    terms_->list_clocks(*rules_->game(), *rules_->variant());
  }
  tab_as_seen(this);
  check();
}

void NewGameDialog::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) retranslate();
  QDialog::changeEvent(event);
}

}  // namespace boardwright::desktop
