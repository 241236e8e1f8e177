// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/evening/people_panel.hpp"

#include <QBoxLayout>
#include <QEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QPushButton>
#include <QTimer>
#include <algorithm>

#include "framework/text/name.hpp"
#include "ui/desktop/evening/person_line.hpp"

namespace boardwright::desktop {

using tournament::Attendance;

namespace {

constexpr int kPersonHeight = 40;  // large enough for a finger
constexpr std::uint32_t kLaterRounds = 5;

}  // namespace

PeoplePanel::PeoplePanel(QWidget* parent)
    : QWidget(parent),
      title_(new QLabel),
      count_(new QLabel),
      list_(new QListWidget),
      field_(new PeopleField(PeopleField::Offers::kPeople)),
      add_(new QPushButton),
      paste_(new QPushButton),
      more_(new QPushButton),
      menu_(new QMenu(this)) {
  title_->setProperty("role", "heading");
  count_->setProperty("role", "muted");
  count_->setObjectName("people_count");
  list_->setObjectName("evening_people");
  list_->setResizeMode(QListView::Adjust);
  list_->setMinimumHeight(4 * kPersonHeight);
  list_->setTextElideMode(Qt::ElideRight);
  list_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  list_->setProperty("tells_whole", true);
  list_->setItemDelegate(new PersonLine(list_));
  field_->setObjectName("evening_person");
  field_->lineEdit()->setMaxLength(kLongestName);
  field_->setMinimumContentsLength(10);
  add_->setObjectName("add_person");
  paste_->setObjectName("paste_people");
  more_->setObjectName("person_more");
  menu_->setObjectName("person_menu");
  lay_out();
  join();
  more_->setEnabled(false);
  retranslate();
}

void PeoplePanel::lay_out() {
  auto* head = new QHBoxLayout;
  head->addWidget(title_);
  head->addStretch();
  head->addWidget(count_);
  auto* adding = new QHBoxLayout;
  adding->setSpacing(8);
  adding->addWidget(field_, 1);
  adding->addWidget(add_);
  auto* buttons = new QHBoxLayout;
  buttons->setSpacing(8);
  buttons->addWidget(paste_, 1);
  buttons->addWidget(more_, 1);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins({});
  column->setSpacing(8);
  column->addLayout(head);
  column->addWidget(list_, 1);
  column->addLayout(adding);
  column->addLayout(buttons);
}

void PeoplePanel::join() {
  connect(list_, &QListWidget::itemChanged, this, [this](QListWidgetItem* item) {
    if (filling_) return;
    // Later: whoever hears it fills the list anew, and this item is still in use here.
    QTimer::singleShot(
        0, this, [this, id = item->data(Qt::UserRole).toString(), here = item->checkState() == Qt::Checked] {
          emit here_wanted(id, here);
        });
  });
  connect(list_, &QListWidget::itemActivated, this, &PeoplePanel::toggle);
  connect(list_, &QListWidget::currentRowChanged, this, [this] { more_->setEnabled(!rows_.empty()); });
  connect(add_, &QPushButton::clicked, this, &PeoplePanel::add);
  // After the field has settled what was typed.
  connect(field_->lineEdit(), &QLineEdit::returnPressed, this, &PeoplePanel::add, Qt::QueuedConnection);
  connect(paste_, &QPushButton::clicked, this, &PeoplePanel::paste_wanted);
  connect(more_, &QPushButton::clicked, this, &PeoplePanel::show_menu);
}

void PeoplePanel::set_rows(const std::vector<PersonRow>& rows) {
  rows_ = rows;
  const QString before = chosen();
  filling_ = true;
  const QSignalBlocker quiet(list_);
  list_->clear();
  for (const PersonRow& row : rows_) {
    auto* item =
        new QListWidgetItem(row.words.isEmpty() ? row.name : row.name + QStringLiteral("  ·  ") + row.words);
    item->setData(Qt::UserRole, row.id);
    item->setData(PersonLine::kName, row.name);
    item->setData(PersonLine::kWords, row.words);
    item->setToolTip(item->text());
    item->setSizeHint({0, std::max(kPersonHeight, list_->fontMetrics().height() + 16)});
    const bool here = row.state == PersonRow::State::kHere || row.state == PersonRow::State::kPlaying;
    item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable);
    if (checked_in_) {
      item->setFlags(item->flags() | Qt::ItemIsUserCheckable);
      item->setCheckState(here ? Qt::Checked : Qt::Unchecked);
    }
    if (row.state == PersonRow::State::kGone || row.state == PersonRow::State::kOut)
      item->setForeground(palette().color(QPalette::PlaceholderText));
    list_->addItem(item);
    if (row.id == before) list_->setCurrentItem(item);
  }
  filling_ = false;
  more_->setEnabled(!rows_.empty());
  count();
}

void PeoplePanel::count() {
  const auto here = std::ranges::count_if(rows_, [](const PersonRow& row) {
    return row.state == PersonRow::State::kHere || row.state == PersonRow::State::kPlaying;
  });
  count_->setText(rows_.empty() ? QString()
                  : !checked_in_
                      ? QString::number(rows_.size())
                      : (choose_only_ ? tr("%1 of %2") : tr("%1 of %2 here")).arg(here).arg(rows_.size()));
}

QString PeoplePanel::count_words() const { return count_->text(); }

QString PeoplePanel::chosen() const {
  const QListWidgetItem* item = list_->currentItem();
  return item == nullptr ? QString() : item->data(Qt::UserRole).toString();
}

void PeoplePanel::toggle(QListWidgetItem* item) {
  if (!checked_in_) return;
  item->setCheckState(item->checkState() == Qt::Checked ? Qt::Unchecked : Qt::Checked);
}

void PeoplePanel::add() {
  const QString player = field_->chosen();
  if (player.isEmpty()) return;
  field_->setEditText({});  // "" would choose a row that asks something
  emit add_wanted(player);
}

void PeoplePanel::offer_rounds_out(const QString& id) {
  const auto offer_out = [&](const QString& words, std::uint32_t round, Attendance attendance) {
    connect(menu_->addAction(words), &QAction::triggered, this,
            [this, id, round, attendance] { emit out_wanted(id, round, attendance); });
  };
  offer_out(tr("&Not in round %1").arg(round_), round_, Attendance::kOut);
  if (season_) {  // T15.2
    offer_out(tr("E&xcused in round %1").arg(round_), round_, Attendance::kHalf);
    offer_out(tr("Plays for the &club in round %1").arg(round_), round_, Attendance::kFull);
  } else {
    offer_out(tr("&Half a point for round %1").arg(round_), round_, Attendance::kHalf);
    offer_out(tr("A f&ull point for round %1…").arg(round_), round_, Attendance::kFull);
  }
  // Somebody says early that he can't stay to the end.
  for (std::uint32_t later = round_ + 1; later <= std::min(last_, round_ + kLaterRounds); ++later)
    offer_out(tr("Not in round %1").arg(later), later, Attendance::kOut);
}

void PeoplePanel::offer_likes(const PersonRow& row) {
  for (int game = 0; game < games_.size(); ++game) {
    auto* action = menu_->addAction(tr("Likes %1").arg(games_[game]));
    action->setCheckable(true);
    action->setChecked(row.likes.isEmpty() || row.likes.contains(game));
    connect(action, &QAction::triggered, this,
            [this, id = row.id, game](bool likes) { emit likes_wanted(id, game, likes); });
  }
  menu_->addSeparator();
}

void PeoplePanel::show_menu() {
  if (choose_only_) return emit all_here_wanted();
  const QString id = chosen();
  const auto row = std::ranges::find_if(rows_, [&](const PersonRow& one) { return one.id == id; });
  menu_->clear();
  const auto offer = [this](const QString& words, auto done) {
    connect(menu_->addAction(words), &QAction::triggered, this, done);
  };
  if (row == rows_.end()) {  // nobody is chosen: what is for everybody
    offer(tr("&Everybody is here"), [this] { emit all_here_wanted(); });
    return menu_->popup(more_->mapToGlobal(QPoint(0, more_->height())));
  }
  const bool gone = row->state == PersonRow::State::kGone;
  if (!open_ && round_ > 0 && !gone) offer_rounds_out(id);
  if (open_ && games_.size() > 1) offer_likes(*row);
  if (gone) {
    offer(tr("&Back again"), [this, id] { emit gone_wanted(id, false); });
  } else {
    offer(tr("&Leaves for good"), [this, id] { emit gone_wanted(id, true); });
  }
  if (!open_) offer(tr("&Must not meet…"), [this, id] { emit apart_wanted(id); });
  if (teams_) offer(tr("L&ine-up…"), [this, id] { emit line_up_wanted(id); });
  if (team_) offer(tr("&Team…"), [this, id] { emit team_wanted(id); });
  if (grade_) offer(tr("&Grade…"), [this, id] { emit grade_wanted(id); });
  if (!open_) offer(tr("Al&ways at one board…"), [this, id] { emit board_wanted(id); });
  offer(tr("&Rating…"), [this, id] { emit rating_wanted(id); });
  if (!open_ && !row->balance) offer(tr("E&arned elsewhere…"), [this, id] { emit balance_wanted(id); });
  if (!open_ && row->balance)
    offer(tr("T&ake back what was earned elsewhere…"), [this, id] { emit balance_unwanted(id); });
  if (!checked_in_) return menu_->popup(more_->mapToGlobal(QPoint(0, more_->height())));
  menu_->addSeparator();
  offer(tr("&Everybody is here"), [this] { emit all_here_wanted(); });
  menu_->popup(more_->mapToGlobal(QPoint(0, more_->height())));
}

void PeoplePanel::set_open(bool open) {
  open_ = open;
  retranslate();
}
void PeoplePanel::choose_only() {
  choose_only_ = true;
  retranslate();
}
void PeoplePanel::set_round(std::uint32_t round, std::uint32_t last) {
  round_ = round;
  last_ = last;
}
void PeoplePanel::set_games(QStringList games) { games_ = std::move(games); }
void PeoplePanel::set_members(std::vector<SeatMember> members) { field_->set_members(std::move(members)); }

void PeoplePanel::set_checked_in(bool checked) { checked_in_ = checked; }
void PeoplePanel::set_written(bool team, bool grade) {
  team_ = team;
  grade_ = grade;
}

void PeoplePanel::set_season(bool season) { season_ = season; }

void PeoplePanel::set_teams(bool teams) {
  teams_ = teams;
  retranslate();
}

void PeoplePanel::retranslate() {
  title_->setText(teams_ ? tr("Teams") : tr("People"));
  list_->setAccessibleName(!checked_in_   ? tr("People on the ladder, the first on top")
                           : choose_only_ ? tr("People: checked who takes part")
                           : open_        ? tr("People: checked who wants to play")
                                          : tr("People: checked who plays in the next round"));
  field_->set_spoken_name(teams_ ? tr("Add a team") : tr("Add a member or guest"));
  field_->lineEdit()->setPlaceholderText(teams_ ? tr("Name of a team") : tr("Name"));
  add_->setText(tr("Add"));
  paste_->setText(tr("Paste…"));
  paste_->setToolTip(tr("Takes many people in at once: pasted, or from a spreadsheet (CSV)"));
  more_->setText(choose_only_ ? tr("All or none") : tr("More…"));
  more_->setToolTip(choose_only_ ? QString()
                                 : tr("What else the chosen person does: pauses, leaves, comes back"));
  count();
}

void PeoplePanel::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) retranslate();
  QWidget::changeEvent(event);
}

}  // namespace boardwright::desktop
