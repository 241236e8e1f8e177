// SPDX-License-Identifier: GPL-3.0-or-later
//
// Who sits at the seats of a new game, with which clock and whose dice.
#include <QCheckBox>
#include <QComboBox>
#include <QInputDialog>
#include <QLabel>
#include <QLineEdit>
#include <QVBoxLayout>
#include <algorithm>

#include "framework/clock/presets.hpp"
#include "framework/clock/time_control_text.hpp"
#include "framework/players/engine_player.hpp"
#include "ui/desktop/appearance/translations.hpp"
#include "ui/desktop/dialogs/dialog_form.hpp"
#include "ui/desktop/dialogs/new_game_dialog.hpp"
#include "ui/desktop/panels/game_table.hpp"
#include "ui/desktop/play/game_words.hpp"

namespace boardwright::desktop {

namespace {

const QString kMemberPrefix = QStringLiteral("member:");

/// Labels stand on one line with their fields.
void add_field(QFormLayout* form, const QString& words, QWidget* field) {
  auto* label = new QLabel(words);
  label->setMinimumSize(kLabelSize);
  label->setBuddy(field);
  form->addRow(label, field);
}

}  // namespace

/// By seat: in the boxes; before there are any, as the dialog was begun with.
std::vector<std::string> NewGameDialog::chosen_players() const {
  std::vector<std::string> chosen;
  for (const auto* box : players_) chosen.push_back(box->currentData().toString().toStdString());
  if (!chosen.empty()) return chosen;
  chosen = setup_.players;
  for (std::size_t seat = 0; seat < setup_.members.size() && seat < chosen.size(); ++seat)
    if (!setup_.members[seat].id.empty())
      chosen[seat] = kMemberPrefix.toStdString() + setup_.members[seat].id;
  return chosen;
}

void NewGameDialog::build_seats(const Rules& rules) {
  const auto chosen = chosen_players();
  const bool rated = rated_ != nullptr ? rated_->isChecked() : setup_.rated;
  const QString control = clock_ != nullptr ? clock_->currentData().toString()
                          : !setup_.clock   ? QString()
                                            : QString::fromStdString(write_time_control(*setup_.clock));
  const QString added = entropy_ != nullptr ? entropy_->text() : QString();
  while (QLayoutItem* item = seats_->takeAt(0)) {
    delete item->widget();
    delete item;
  }
  auto* rows = new QWidget;
  auto* form = make_form(rows);
  players_.clear();
  player_words_.clear();
  for (Seat seat = 0; seat < rules.seat_count(); ++seat)
    build_player(form, rules, seat, seat < chosen.size() ? std::optional(chosen[seat]) : std::nullopt);
  clock_ = new QComboBox;
  clock_->setObjectName("clock");
  list_clocks();
  clock_->setCurrentIndex(std::max(0, clock_->findData(control)));
  add_field(form, tr("Cl&ock:"), clock_);
  rated_ = nullptr;
  if (!members_.empty()) {
    rated_ = new QCheckBox(tr("&Rated"));
    rated_->setObjectName("rated");
    rated_->setChecked(rated);
    form->addRow(QString(), rated_);
    check_rated();
  }
  entropy_ = nullptr;
  if (rules.has(BW_HAS_CHANCE)) {
    entropy_ = new QLineEdit(added);
    entropy_->setObjectName("entropy");
    entropy_->setMaxLength(200);
    entropy_->setPlaceholderText(tr("Anything, so that nobody can choose the dice"));
    add_field(form, tr("&Dice:"), entropy_);
  }
  seats_->addWidget(rows);
  rows->show();
}

void NewGameDialog::build_player(QFormLayout* form, const Rules& rules, Seat seat,
                                 const std::optional<std::string>& chosen) {
  auto* box = new QComboBox;
  box->setObjectName("player " + QString::number(seat));
  fill_players(box, chosen);
  connect(box, &QComboBox::activated, this, [this, box](int index) {
    if (box->itemData(index).toString().isEmpty()) ask_program(box);
    check_rated();
  });
  auto* label = new QLabel(
      capitalised(QString::fromStdString(game()->seat_text(spoken_language(), rules, seat))) + ":");
  label->setFixedHeight(kLabelSize.height());  // beside the box, not beside the words below it
  label->setMinimumWidth(kLabelSize.width());
  auto* words = new QLabel;
  words->setObjectName("player words " + QString::number(seat));
  words->setProperty("role", "muted");
  words->setWordWrap(true);
  auto* place = new QVBoxLayout;
  place->setSpacing(3);
  place->addWidget(box);
  place->addWidget(words);
  form->addRow(label, place);
  players_.push_back(box);
  player_words_.push_back(words);
  connect(box, &QComboBox::currentIndexChanged, this, [this, seat] { describe_player(seat); });
  describe_player(seat);
}

void NewGameDialog::fill_players(QComboBox* box, const std::optional<std::string>& chosen) const {
  std::vector<std::string> names{kHuman};
  names.insert(names.end(), player_names().begin(), player_names().end());
  for (const auto& name : names) {
    box->addItem(player_title(name), QString::fromStdString(name));
    box->setItemData(box->count() - 1, level_words(name, spoken_language()), Qt::ToolTipRole);
  }
  if (chosen && chosen->starts_with(kEnginePrefix))
    box->addItem(player_title(*chosen), QString::fromStdString(*chosen));
  box->addItem(tr("Another program…"), QString());
  if (!members_.empty()) box->insertSeparator(box->count());
  for (const auto& member : members_)
    box->addItem(QString::fromStdString(member.name), kMemberPrefix + QString::fromStdString(member.id));
  if (chosen) box->setCurrentIndex(std::max(0, box->findData(QString::fromStdString(*chosen))));
}

void NewGameDialog::describe_player(std::size_t seat) {
  const QString words =
      level_words(players_[seat]->currentData().toString().toStdString(), spoken_language());
  player_words_[seat]->setText(words);
  player_words_[seat]->setVisible(!words.isEmpty());
}

void NewGameDialog::ask_program(QComboBox* box) {
  box->setCurrentIndex(0);  // until there is one
  const QString command =
      QInputDialog::getText(this, tr("Another program"),
                            tr("Its command (it must speak the Universal Game Interface):"))
          .trimmed();
  if (command.isEmpty()) return;
  const std::string name = std::string(kEnginePrefix) + command.toStdString();
  if (const auto player = make_player(name); !player)
    return say_wrong(QString::fromStdString(player.error()));
  say_wrong({});
  const int last = box->count() - 1;
  box->insertItem(last, player_title(name), QString::fromStdString(name));
  box->setCurrentIndex(last);
}

const SeatMember* NewGameDialog::member(const QComboBox& box) const {
  const QString chosen = box.currentData().toString();
  for (const auto& member : members_)
    if (chosen == kMemberPrefix + QString::fromStdString(member.id)) return &member;
  return nullptr;
}

void NewGameDialog::check_rated() {
  if (rated_ == nullptr) return;
  const bool members = std::all_of(players_.begin(), players_.end(),
                                   [this](const QComboBox* box) { return member(*box) != nullptr; });
  if (!members) rated_->setChecked(false);
  rated_->setEnabled(members);
  rated_->setToolTip(members ? tr("Gives points and ratings; possible moves by status, no taking back")
                             : tr("For a rated match every seat needs a member of the club."));
}

void NewGameDialog::list_clocks() {
  clock_->addItem(tr("No clock"), QString());
  const auto own = clocks_of_game(game()->data()), general = general_clocks();
  for (const auto& preset : clocks_for(game()->data(), *variant(), own.presets, general.presets))
    clock_->addItem(QString::fromStdString(preset.name.or_english(spoken_language())),
                    QString::fromStdString(write_time_control(preset.control)));
}

}  // namespace boardwright::desktop
