// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/dialogs/new_game_dialog.hpp"

#include <QCheckBox>
#include <QComboBox>
#include <QEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRandomGenerator>
#include <QScrollArea>
#include <QSignalBlocker>
#include <algorithm>
#include <numeric>

#include "framework/catalogue/apart.hpp"
#include "framework/catalogue/settings.hpp"
#include "framework/clock/presets.hpp"
#include "framework/clock/time_control_text.hpp"
#include "framework/record/record.hpp"
#include "framework/workshop/reload.hpp"
#include "ui/desktop/appearance/refusal_words.hpp"
#include "ui/desktop/appearance/translations.hpp"
#include "ui/desktop/club/club_words.hpp"
#include "ui/desktop/dialogs/fold.hpp"
#include "ui/desktop/dialogs/rules_panel.hpp"
#include "ui/desktop/dialogs/seats_panel.hpp"
#include "ui/desktop/dialogs/tab_order.hpp"
#include "ui/desktop/kit/column_scroll.hpp"
#include "ui/desktop/watch/game_watcher.hpp"

namespace boardwright::desktop {

namespace {

/// Whoever comes alone finds somebody to play with.
const QStringList kFirstPlayers{kHuman, QStringLiteral("level:3")};

}  // namespace

NewGameDialog::NewGameDialog(const Catalogue& catalogue, const MatchPlan& now, QWidget* parent,
                             std::vector<SeatMember> members)
    : QDialog(parent),
      catalogue_(catalogue),
      with_members_(!members.empty()),
      plan_(now),
      watcher_(new GameWatcher(this)),
      game_label_(new QLabel),
      clock_label_(new QLabel),
      language_label_(new QLabel),
      rated_words_(new QLabel),
      wrong_(new QLabel),
      game_(new QComboBox),
      clock_(new QComboBox),
      language_(new QComboBox),
      seats_(new SeatsPanel),
      rules_(new RulesPanel),
      rules_fold_(new Fold),
      more_(new Fold),
      rated_(new QCheckBox),
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

void NewGameDialog::use_club(std::shared_ptr<Club> club) {
  club_ = std::move(club);
  seats_->set_join([this](const QString& name) -> Result<SeatMember> {
    const auto added = club_->add_member(name.toStdString());
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

/// What a game was begun with that is to be begun again, or as the game was begun last.
LastChoice NewGameDialog::choice_of(const MatchPlan& plan) const {
  if (plan.rules == nullptr) {
    const auto last = plan.game ? LastChoices::of(plan.game->id()) : std::nullopt;
    LastChoice choice = last.value_or(LastChoice{.players = kFirstPlayers});
    const QString variant = QString::fromStdString(plan.variant);
    if (!variant.isEmpty() && choice.variant != variant) choice.changed.clear();  // they were another one's
    if (!variant.isEmpty()) choice.variant = variant;
    return choice;
  }
  LastChoice choice;
  choice.variant = QString::fromStdString(plan.variant);
  for (const PlannedSeat& seat : plan.seats) {
    if (seat.kind == PlayerKind::kMember)
      choice.players << PeopleField::kMemberPrefix + QString::fromStdString(seat.id);
    else if (!seat.name.empty())
      choice.players << PeopleField::kGuestPrefix + QString::fromStdString(seat.name);
    else
      choice.players << QString::fromStdString(seat.word());
  }
  if (plan.clock) choice.clock = QString::fromStdString(write_time_control(*plan.clock));
  if (plan.rules)
    for (const auto& [name, value] : plan.rules->parameters())
      choice.changed << QString::fromStdString(name + "=" + write_value(value));
  choice.rated = plan.rated;
  return choice;
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
  if (!choice.clock.isEmpty() && clock_->findData(choice.clock) < 0 &&
      read_time_control(choice.clock.toStdString()))
    clock_->addItem(choice.clock, choice.clock);
  clock_->setCurrentIndex(std::max(0, clock_->findData(choice.clock)));
  check();
  rated_->setChecked(rated_->isEnabled() && choice.rated);
}

/// Everything that depends on the game and its variant.
void NewGameDialog::take_rules() {
  const auto& rules = rules_->rules();
  workshop_->setVisible(rules_->game() != nullptr && !rules_->game()->data().script.empty());
  if (rules != nullptr) {
    seats_->show_seats(*rules_->game(), *rules);
    seats_->retranslate(*rules_->game(), *rules);
    list_clocks();
  }
  show_dice(rules != nullptr && rules->has(BW_HAS_CHANCE));
  check();
  tab_as_seen(this);
}

void NewGameDialog::list_clocks() {
  const QString control = clock_->currentData().toString();
  const QSignalBlocker quiet(clock_);
  clock_->clear();
  clock_->addItem(tr("No clock"), QString());
  const GameFile& game = rules_->game()->data();
  const auto own = clocks_of_game(game), general = general_clocks();
  for (const auto& preset : clocks_for(game, *rules_->variant(), own.presets, general.presets))
    clock_->addItem(QString::fromStdString(preset.name.or_english(spoken_language())),
                    QString::fromStdString(write_time_control(preset.control)));
  clock_->setCurrentIndex(std::max(0, clock_->findData(control)));
}

void NewGameDialog::say_wrong(const QString& sentence) {
  wrong_->setText(sentence);
  wrong_->setVisible(!sentence.isEmpty());
}

void NewGameDialog::check() {
  rules_fold_->set_title(tr("Rules: %1").arg(rules_->title()));
  const bool seated = seats_->check(!clock_->currentData().toString().isEmpty());
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
  rated_->setVisible(with_members_);
  rated_words_->setVisible(with_members_);
  const bool known = rules_->shared_game() != nullptr && of_catalogue(*rules_->shared_game());
  rated_->setEnabled(members && known);
  if (!rated_->isEnabled()) rated_->setChecked(false);
  QString words = tr("Only games between members of the club can count.");
  if (!known) words = tr("Rules that are being tried out don't count.");
  if (members && known) words = tr("Counts for points and ratings; nothing can be taken back.");
  const auto changed = rules_->changes();
  if (members && known && club_ != nullptr && rules_->rules() != nullptr && changed && changed->empty()) {
    const auto scheme =
        club_->book().scheme(rules_->game()->id(), rules_->variant()->id, rules_hash(*rules_->rules()));
    words = tr("Counts in “%1”, for points and ratings; nothing can be taken back.")
                .arg(pool_title(catalogue_, scheme));
  }
  rated_words_->setText(words);
  rated_->setAccessibleDescription(words);
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
  choice.clock = clock_->currentData().toString();
  for (const auto& [name, value] : rules_->changes().value_or(Parameters()))
    choice.changed << QString::fromStdString(name + "=" + write_value(value));
  choice.rated = rated_->isChecked();
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
  if (!seats_->check(!clock_->currentData().toString().isEmpty())) return;
  MatchPlan plan = MatchPlan::of(rules_->shared_game(), rules_->variant()->id, std::move(*rules));
  if (const auto control = clock_->currentData().toString(); !control.isEmpty())
    if (auto read = read_time_control(control.toStdString())) plan.clock = std::move(*read);
  const QStringList players = seats_->chosen();
  std::vector<std::size_t> order(static_cast<std::size_t>(players.size()));
  std::iota(order.begin(), order.end(), 0U);
  if (seats_->by_lot()) std::shuffle(order.begin(), order.end(), *QRandomGenerator::system());
  plan.seats.clear();
  for (const std::size_t seat : order) {
    const SeatMember* member = seats_->member(seat);
    const QString guest = seats_->guest(seat);
    plan.seats.push_back(member != nullptr ? PlannedSeat::member(member->id, member->name)
                         : !guest.isEmpty()
                             ? PlannedSeat::guest(guest.toStdString())
                             : PlannedSeat::of_word(players[static_cast<qsizetype>(seat)].toStdString()));
  }
  // The people at this screen add it together.
  const QString entropy = entropy_ != nullptr ? entropy_->text().trimmed() : QString();
  const auto people = plan.people();
  if (!entropy.isEmpty()) plan.entropy[people.empty() ? 0 : people.front()] = entropy.toStdString();
  // A file from anywhere, or rules that were saved since the program began, are nobody's in the club: nothing counts,
  // and nothing could be taken up again by the rules that it was begun with.
  plan.keep = of_catalogue(*plan.game);
  plan.rated = plan.keep && rated_->isChecked();
  plan_ = std::move(plan);
  QDialog::accept();
}

void NewGameDialog::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) retranslate();
  QDialog::changeEvent(event);
}

}  // namespace boardwright::desktop
