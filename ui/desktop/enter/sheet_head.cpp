// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/enter/sheet_head.hpp"

#include <QComboBox>
#include <QDateEdit>
#include <QEvent>
#include <QLabel>
#include <QLineEdit>
#include <QSignalBlocker>
#include <QVBoxLayout>
#include <set>

#include "framework/catalogue/apart.hpp"
#include "ui/desktop/appearance/translations.hpp"
#include "ui/desktop/dialogs/last_choices.hpp"
#include "ui/desktop/play/game_words.hpp"

namespace boardwright::desktop {

namespace {

constexpr int kLongestName = 60;

/// Long names are cut rather than make the page wider.
void keep_narrow(QComboBox& box) {
  box.setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
  box.setMinimumContentsLength(8);
}

}  // namespace

SheetHead::SheetHead(Catalogue catalogue, QWidget* parent)
    : QWidget(parent),
      catalogue_(std::move(catalogue)),
      game_label_(new QLabel),
      variant_label_(new QLabel),
      date_label_(new QLabel),
      game_box_(new QComboBox),
      variant_box_(new QComboBox),
      date_(new QDateEdit(QDate::currentDate())),
      names_(new QVBoxLayout),
      wrong_(new QLabel) {
  game_box_->setObjectName("enter_game");
  variant_box_->setObjectName("enter_variant");
  date_->setObjectName("enter_date");
  date_->setCalendarPopup(true);
  date_->setDisplayFormat("yyyy-MM-dd");  // as records have it, and nobody mistakes months for days
  date_->setMaximumDate(QDate::currentDate());
  game_label_->setBuddy(game_box_);
  variant_label_->setBuddy(variant_box_);
  date_label_->setBuddy(date_);
  names_->setSpacing(6);
  wrong_->setObjectName("enter_names_wrong");
  wrong_->setProperty("role", "wrong");
  wrong_->setTextFormat(Qt::PlainText);
  wrong_->setWordWrap(true);
  wrong_->hide();
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(6);
  for (QWidget* widget :
       std::initializer_list<QWidget*>{game_label_, game_box_, variant_label_, variant_box_})
    column->addWidget(widget);
  column->addLayout(names_);
  column->addWidget(wrong_);
  column->addWidget(date_label_);
  column->addWidget(date_);
  for (QComboBox* box : {game_box_, variant_box_}) {
    keep_narrow(*box);
    connect(box, &QComboBox::activated, this,
            [this, box] { emit game_chosen(box->currentData().toString()); });
  }
  connect(date_, &QDateEdit::dateChanged, this, &SheetHead::changed);
  retranslate();
}

void SheetHead::choose(const Entry& entry, std::shared_ptr<const Rules> rules) {
  game_ = entry.game;
  variant_ = entry.variant->id;
  rules_ = std::move(rules);
  while (name_boxes_.size() < rules_->seat_count()) {
    auto* label = new QLabel;
    auto* box = new PeopleField(PeopleField::Offers::kPeople);
    box->setObjectName("enter_name " + QString::number(name_boxes_.size()));
    box->lineEdit()->setMaxLength(kLongestName);
    keep_narrow(*box);
    label->setBuddy(box);
    names_->addWidget(label);
    names_->addWidget(box);
    name_labels_.push_back(label);
    name_boxes_.push_back(box);
    box->set_members(members_, LastChoices::members());
    box->set_join(join_);
    connect(box, &PeopleField::member_joined, this, [this](const SeatMember& one) {
      members_.push_back(one);
      for (PeopleField* other : name_boxes_) other->set_members(members_, LastChoices::members());
    });
    connect(box, &PeopleField::refused, this, &SheetHead::refused);
    connect(box, &PeopleField::player_chosen, this, [this] {
      check_names();
      emit changed();
    });
  }
  for (std::size_t seat = 0; seat < name_boxes_.size(); ++seat) {
    name_labels_[seat]->setVisible(seat < rules_->seat_count());
    name_boxes_[seat]->setVisible(seat < rules_->seat_count());
  }
  check_names();
  retranslate();
}

void SheetHead::set_catalogue(const Catalogue& catalogue) {
  catalogue_ = catalogue;
  // A sheet stays of the variant that it was begun with, also when that is gone.
  const auto now = game_ ? catalogue_.find(game_->id() + "/" + variant_) : fail(std::string());
  if (now) game_ = now->game;
  fill_games();
  fill_variants();
}

void SheetHead::set_members(std::vector<ClubPlayer> members) {
  members_.clear();
  for (const auto& member : members) members_.push_back({member.id, member.name});
  for (PeopleField* box : name_boxes_) box->set_members(members_, LastChoices::members());
  check_names();
}

void SheetHead::set_join(PeopleField::Join join) {
  join_ = std::move(join);
  for (PeopleField* box : name_boxes_) box->set_join(join_);
}

/// Said where it is: nobody has played against himself.
void SheetHead::check_names() {
  QString sentence;
  std::set<std::string> players;
  for (Seat seat = 0; rules_ != nullptr && seat < rules_->seat_count(); ++seat)
    if (const SeatMember* one = name_boxes_[seat]->member();
        one != nullptr && !players.insert(one->id).second)
      sentence = tr("%1 can't have played both sides.").arg(QString::fromStdString(one->name));
  wrong_->setText(sentence);
  wrong_->setVisible(!sentence.isEmpty());
}

bool SheetHead::twice() const { return !wrong_->text().isEmpty(); }

void SheetHead::set_name(Seat seat, const QString& name) {
  if (seat < name_boxes_.size()) name_boxes_[seat]->setEditText(name);
}
void SheetHead::set_date(QDate date) { date_->setDate(date); }

QString SheetHead::name(Seat seat) const {
  return seat < name_boxes_.size() ? name_boxes_[seat]->currentText().simplified() : QString();
}
QDate SheetHead::date() const { return date_->date(); }

std::vector<PlannedSeat> SheetHead::seats() const {
  std::vector<PlannedSeat> seats;
  for (Seat seat = 0; rules_ != nullptr && seat < rules_->seat_count(); ++seat) {
    const SeatMember* known = name_boxes_[seat]->member();
    seats.push_back(known != nullptr ? PlannedSeat::member(known->id, known->name)
                                     : PlannedSeat::guest(name(seat).toStdString()));
  }
  return seats;
}

bool SheetHead::all_members() const {
  std::set<std::string> players;
  for (const PlannedSeat& seat : seats())
    if (seat.kind != PlayerKind::kMember || !players.insert(seat.id).second) return false;
  return !players.empty();
}

void SheetHead::fill_games() {
  const QSignalBlocker quiet(game_box_);
  game_box_->clear();
  for (const auto& game : catalogue_.games()) {
    if (!game->file_problems().empty() || plays_apart(*game)) continue;
    game_box_->addItem(QString::fromStdString(game->name(spoken_language())),
                       QString::fromStdString(game->id()));
    if (game_ != nullptr && game->id() == game_->id()) game_box_->setCurrentIndex(game_box_->count() - 1);
  }
}

void SheetHead::fill_variants() {
  const QSignalBlocker quiet(variant_box_);
  variant_box_->clear();
  if (game_ == nullptr) return;
  for (const Variant& variant : game_->variants()) {
    variant_box_->addItem(QString::fromStdString(game_->variant_name(spoken_language(), variant)),
                          QString::fromStdString(game_->id() + "/" + variant.id));
    if (variant.id == variant_) variant_box_->setCurrentIndex(variant_box_->count() - 1);
  }
}

void SheetHead::retranslate() {
  game_label_->setText(tr("Game:"));
  variant_label_->setText(tr("Variant:"));
  date_label_->setText(tr("Played on:"));
  fill_games();
  fill_variants();
  if (rules_ == nullptr) return;
  const QStringList seats = GameWords(game_, rules_, spoken_language()).seats();
  for (std::size_t seat = 0; seat < name_boxes_.size(); ++seat) {
    const QString name = seats.value(static_cast<int>(seat));
    name_labels_[seat]->setText(name + ':');
    name_boxes_[seat]->set_spoken_name(tr("Who played %1").arg(name));
    name_boxes_[seat]->lineEdit()->setPlaceholderText(tr("Guest"));
  }
  check_names();
}

void SheetHead::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) retranslate();
  QWidget::changeEvent(event);
}

}  // namespace boardwright::desktop
