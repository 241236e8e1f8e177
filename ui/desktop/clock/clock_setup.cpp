// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/clock/clock_setup.hpp"

#include <QBoxLayout>
#include <QCheckBox>
#include <QComboBox>
#include <QCompleter>
#include <QEvent>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalBlocker>
#include <algorithm>

#include "framework/clock/presets.hpp"
#include "framework/clock/time_control_text.hpp"
#include "ui/desktop/appearance/translations.hpp"
#include "ui/desktop/club/club_words.hpp"

namespace boardwright::desktop {

ClockSetup::ClockSetup(QWidget* parent)
    : QWidget(parent),
      name_labels_{new QLabel, new QLabel},
      names_{new QLineEdit, new QLineEdit},
      control_label_(new QLabel),
      game_label_(new QLabel),
      wrong_(new QLabel),
      control_(new QComboBox),
      game_(new QComboBox),
      rated_(new QCheckBox),
      start_(new QPushButton),
      go_back_(new QPushButton),
      leave_(new QPushButton) {
  build();
  join();
  retranslate();
  refresh();
}

void ClockSetup::build() {
  const char* kNames[] = {"clock_first", "clock_second"};
  auto* form = new QFormLayout;
  form->setSpacing(12);
  for (std::size_t i = 0; i < 2; ++i) {
    names_[i]->setObjectName(kNames[i]);
    names_[i]->setMaxLength(40);
    name_labels_[i]->setBuddy(names_[i]);
    form->addRow(name_labels_[i], names_[i]);
  }
  control_->setObjectName("clock_control");
  control_->setEditable(true);
  control_label_->setBuddy(control_);
  form->addRow(control_label_, control_);
  game_->setObjectName("clock_game");
  game_label_->setBuddy(game_);
  rated_->setObjectName("clock_rated");
  form->addRow(game_label_, game_);
  form->addRow({}, rated_);
  wrong_->setObjectName("clock_wrong");
  wrong_->setProperty("role", "wrong");
  wrong_->setWordWrap(true);
  leave_->setObjectName("clock_leave");
  go_back_->setObjectName("clock_go_back");
  go_back_->hide();
  start_->setObjectName("clock_start");
  start_->setProperty("primary", true);
  auto* box = new QWidget;
  box->setMaximumWidth(520);
  auto* column = new QVBoxLayout(box);
  column->setSpacing(14);
  column->addStretch(1);
  column->addLayout(form);
  column->addWidget(wrong_);
  auto* ways = new QHBoxLayout;
  ways->setSpacing(8);
  ways->addWidget(leave_);
  ways->addStretch();
  ways->addWidget(go_back_);
  ways->addWidget(start_);
  column->addLayout(ways);
  column->addStretch(1);
  auto* row = new QHBoxLayout(this);
  row->addStretch(1);
  row->addWidget(box, 4);
  row->addStretch(1);
}

void ClockSetup::join() {
  connect(start_, &QPushButton::clicked, this, &ClockSetup::start_wanted);
  connect(go_back_, &QPushButton::clicked, this, &ClockSetup::back_wanted);
  connect(leave_, &QPushButton::clicked, this, &ClockSetup::leave_wanted);
  connect(game_, &QComboBox::currentIndexChanged, this, &ClockSetup::refresh);
  for (QLineEdit* line : names_) connect(line, &QLineEdit::textChanged, this, &ClockSetup::refresh);
}

void ClockSetup::set_games(Catalogue catalogue) {
  catalogue_ = std::move(catalogue);
  list_games();
  refresh();
}

void ClockSetup::use_club(const std::shared_ptr<Club>& club) {
  in_club_ = club != nullptr;
  members_ =
      in_club_ ? club->people().members().value_or(std::vector<ClubPlayer>()) : std::vector<ClubPlayer>();
  QStringList known;
  for (const auto& member : members_) known << QString::fromStdString(member.name);
  for (QLineEdit* line : names_) {
    auto* completer = new QCompleter(known, line);
    completer->setCaseSensitivity(Qt::CaseInsensitive);
    line->setCompleter(completer);  // which the line owns, and drops for the next one
  }
  refresh();
}

void ClockSetup::list_controls() {
  const QString before = control_->currentText();
  control_->clear();
  for (const auto& preset : general_clocks().presets) {
    const QString text = QString::fromStdString(write_time_control(preset.control));
    control_->addItem(
        QString::fromStdString(preset.name.or_english(spoken_language())) + QStringLiteral(" (%1)").arg(text),
        text);
  }
  if (!before.isEmpty() && control_->findText(before) < 0) control_->setEditText(before);
}

void ClockSetup::list_games() {
  const QSignalBlocker quiet(game_);
  const QVariant before = game_->currentData();
  game_->clear();
  game_->addItem(tr("Any, the result is not kept"), QString());
  for (const auto& game : catalogue_.games()) {
    if (!game->file_problems().empty()) continue;
    for (const Variant& variant : game->variants())
      game_->addItem(game_title(catalogue_, game->id(), variant.id, false),
                     QString::fromStdString(game->id() + "/" + variant.id));
  }
  game_->setCurrentIndex(std::max(0, game_->findData(before)));
}

/// Whether it can be rated, and whether anybody is asked.
void ClockSetup::refresh() {
  game_->setVisible(in_club_);
  game_label_->setVisible(in_club_);
  rated_->setVisible(in_club_);
  const PlannedSeat one = seat_of(0), other = seat_of(1);
  rated_->setEnabled(names_game() && one.kind == PlayerKind::kMember && other.kind == PlayerKind::kMember &&
                     one.id != other.id);
  rated_->setToolTip(rated_->isEnabled() ? QString() : tr("Only games between two members."));
  emit changed();
}

bool ClockSetup::names_game() const { return in_club_ && !game_->currentData().toString().isEmpty(); }

QString ClockSetup::name(Seat seat) const {
  const QString typed = names_[seat]->text().trimmed();
  return typed.isEmpty() ? tr("Player %1").arg(seat + 1) : typed;
}

PlannedSeat ClockSetup::seat_of(Seat seat) const {
  const auto found = std::find_if(members_.begin(), members_.end(), [&](const ClubPlayer& member) {
    return QString::fromStdString(member.name).compare(name(seat), Qt::CaseInsensitive) == 0;
  });
  if (found != members_.end()) return PlannedSeat::member(found->id, found->name);
  return PlannedSeat::guest(name(seat).toStdString());
}

Result<TimeControl> ClockSetup::control() const {
  const int listed = control_->findText(control_->currentText());
  const QString text =
      listed >= 0 ? control_->itemData(listed).toString() : control_->currentText().trimmed();
  return read_time_control(text.toStdString());
}

Result<MatchPlan> ClockSetup::plan() const {
  const auto entry = catalogue_.find(game_->currentData().toString().toStdString());
  if (!entry) return fail(entry.error());
  auto rules = entry->create();
  if (!rules) return fail(rules.error());
  MatchPlan plan = MatchPlan::of(entry->game, entry->variant->id, std::move(*rules));
  plan.seats = {seat_of(0), seat_of(1)};
  plan.rated = rated_->isEnabled() && rated_->isChecked();
  return plan;
}

void ClockSetup::say_wrong(const QString& sentence) { wrong_->setText(sentence); }

void ClockSetup::offer_way_back(bool offered) { go_back_->setVisible(offered); }

void ClockSetup::focus_first() { names_[0]->setFocus(); }

void ClockSetup::retranslate() {
  name_labels_[0]->setText(tr("Who begins:"));
  name_labels_[1]->setText(tr("The other:"));
  for (Seat seat = 0; seat < 2; ++seat) names_[seat]->setPlaceholderText(tr("Player %1").arg(seat + 1));
  control_label_->setText(tr("Time:"));
  control_->setAccessibleName(tr("Time"));
  control_->setToolTip(tr("One of these, or a control such as 10m or 3m+2s."));
  start_->setText(tr("Start the clock"));
  game_label_->setText(tr("Game:"));
  game_->setAccessibleName(tr("Game"));
  rated_->setText(tr("Rated"));
  rated_->setToolTip(tr("Counts for points and ratings"));
  leave_->setText(tr("Close the clock"));
  go_back_->setText(tr("Back to the clock"));
  list_games();
  list_controls();
}

void ClockSetup::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) retranslate();
  QWidget::changeEvent(event);
}

}  // namespace boardwright::desktop
