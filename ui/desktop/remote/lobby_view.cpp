// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/remote/lobby_view.hpp"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QScrollArea>
#include <algorithm>
#include <utility>

#include "ui/desktop/appearance/label_words.hpp"
#include "ui/desktop/kit/column_scroll.hpp"
#include "ui/desktop/people/player_words.hpp"
#include "ui/desktop/remote/new_table_form.hpp"

namespace boardwright::desktop {

namespace {

using Stage = ClubTable::State;

constexpr int kLobbySide = 340, kMostShown = 100;

QLabel* lobby_label(const QString& text, const char* role) {
  auto* label = new QLabel(text);
  label->setTextFormat(Qt::PlainText);
  label->setWordWrap(true);
  label->setProperty("role", role);
  return label;
}

bool has(const std::vector<std::string>& people, const std::string& person) {
  return std::find(people.begin(), people.end(), person) != people.end();
}

/// All that is shown of the tables, as a text to compare.
std::string picture_of(const ClubLobby& lobby) {
  std::string all;
  for (const ClubTable& table : lobby.tables) {
    all += table.table + '|' + table.match + '|' + std::to_string(static_cast<int>(table.state)) + '|' +
           table.clock;
    for (const ClubSeat& seat : table.seats) all += '|' + seat.person + '/' + seat.name + '/' + seat.computer;
    for (const auto& person : table.invited) all += '|' + person;
    all += '\n';
  }
  return all;
}

}  // namespace

LobbyView::LobbyView(ClubConnection& connection, QWidget* parent)
    : QWidget(parent),
      connection_(connection),
      new_table_(new NewTableForm),
      people_label_(lobby_label({}, "heading")),
      people_(new QListWidget) {
  setObjectName("lobby_view");
  people_->setObjectName("lobby_people");
  people_->setFocusPolicy(Qt::NoFocus);
  people_->setSelectionMode(QAbstractItemView::NoSelection);
  people_label_->setBuddy(people_);
  auto* list = new QWidget;
  list->setObjectName("lobby_tables");
  tables_ = new QVBoxLayout(list);
  tables_->setContentsMargins(0, 0, 8, 0);
  tables_->setSpacing(8);
  auto* side = new QWidget;
  auto* column = new QVBoxLayout(side);
  column->setContentsMargins(0, 0, 8, 0);
  column->setSpacing(12);
  column->addWidget(new_table_);
  column->addWidget(people_label_);
  column->addWidget(people_, 1);
  auto* row = new QHBoxLayout(this);
  row->setContentsMargins({});
  row->setSpacing(20);
  row->addWidget(new ColumnScroll(list), 1);
  row->addWidget(new ColumnScroll(side, kLobbySide));
  connect(new_table_, &NewTableForm::wanted, this,
          [this](const std::string& command) { ask(nlohmann::json::parse(command)); });
}

void LobbyView::set_games(const ClubGames& games) {
  games_ = games;
  new_table_->set_games(games);
  told_.clear();
  refresh();
}

void LobbyView::refresh() {
  show_people();
  std::string now = picture_of(connection_.lobby());
  now += connection_.me().person;
  if (now.compare(told_) == 0) return;  // gcc 12 warns, wrongly, of the operator
  told_ = std::move(now);
  show_tables();
}

void LobbyView::show_people() {
  std::vector<ClubPerson> others;
  QStringList names;
  for (const ClubPerson& person : connection_.lobby().people) {
    if (person.here == Here::kGone) continue;
    const QString name = QString::fromStdString(person.name);
    if (person.person == connection_.me().person) {
      names << tr("%1 (you)").arg(name);
      continue;
    }
    others.push_back(person);
    names << (person.here == Here::kScreenOff ? tr("%1 (screen off)").arg(name) : name);
  }
  people_label_->setText(tr("Here: %1").arg(names.size()));
  QStringList shown;
  for (int i = 0; i < people_->count(); ++i) shown << people_->item(i)->text();
  if (shown == names) return;  // a list that somebody chooses from stays as it is
  people_->clear();
  people_->addItems(names);
  new_table_->set_people(others);
}

void LobbyView::show_tables() {
  while (QLayoutItem* item = tables_->takeAt(0)) {
    if (item->widget() != nullptr) {
      item->widget()->hide();
      item->widget()->deleteLater();  // it may be what was just pressed
    }
    delete item;
  }
  const std::string& me = connection_.me().person;
  std::vector<const ClubTable*> own, waiting, playing, over;
  for (const ClubTable& table : connection_.lobby().tables) {
    const bool mine = table.seat_of(me) != nullptr || has(table.invited, me);
    (table.state == Stage::kOver      ? over
     : mine                           ? own
     : table.state == Stage::kWaiting ? waiting
                                      : playing)
        .push_back(&table);
  }
  const auto add = [this](const QString& heading, const std::vector<const ClubTable*>& tables) {
    if (tables.empty()) return;
    add_heading(heading);
    for (std::size_t i = 0; i < std::min<std::size_t>(tables.size(), kMostShown); ++i) add_table(*tables[i]);
  };
  add(tr("Your tables"), own);
  add(tr("Open tables"), waiting);
  if (own.empty() && waiting.empty())
    tables_->addWidget(
        lobby_label(tr("No table waits for anybody. Open one: the others see it at once."), "muted"));
  add(tr("Being played"), playing);
  add(tr("Over"), over);
  tables_->addStretch(1);
}

void LobbyView::add_heading(const QString& text) { tables_->addWidget(lobby_label(text, "heading")); }

QString LobbyView::players_of(const ClubTable& table) const {
  const ClubGames::Game* game = games_.game(table.game);
  QStringList players;
  for (std::size_t i = 0; i < table.seats.size(); ++i) {
    const ClubSeat& seat = table.seats[i];
    const QString who = seat.is_free()           ? tr("free")
                        : !seat.computer.empty() ? player_title(seat.computer)
                                                 : QString::fromStdString(seat.name);
    const bool known = game != nullptr && i < game->seats.size();
    const QString side = QString::fromStdString(known ? game->seats[i].name : seat.seat);
    players << label_and_value(side, who);
  }
  return players.join(QStringLiteral(" – "));
}

QPushButton* LobbyView::add_button(QWidget& card, const QString& text, const char* name,
                                   const ClubTable& table) {
  auto* button = new QPushButton(text);
  button->setObjectName(QString::fromLatin1(name) + ' ' + QString::fromStdString(table.table));
  button->setAccessibleDescription(QString::fromStdString(games_.name_of(table.game, table.variant)));
  card.layout()->addWidget(button);
  return button;
}

void LobbyView::add_table(const ClubTable& table) {
  auto* card = new QFrame;
  card->setObjectName("card");
  auto* row = new QHBoxLayout(card);
  row->setContentsMargins(14, 10, 14, 10);
  auto* words = new QVBoxLayout;
  words->addWidget(lobby_label(QString::fromStdString(games_.name_of(table.game, table.variant)), "heading"));
  words->addWidget(lobby_label(players_of(table), ""));
  if (!table.clock.empty())
    words->addWidget(lobby_label(QString::fromStdString(games_.clock_name(table.clock)), "muted"));
  row->addLayout(words, 1);
  const std::string& me = connection_.me().person;
  const bool mine = table.seat_of(me) != nullptr, invited = has(table.invited, me);
  if (!table.match.empty() && table.state != Stage::kWaiting) {
    const QString text = table.state == Stage::kOver ? tr("Look at it")
                         : mine                      ? tr("To my board")
                                                     : tr("Watch");
    QPushButton* button = add_button(*card, text, "lobby_board", table);
    button->setProperty("primary", mine && table.state == Stage::kPlaying);
    connect(button, &QPushButton::clicked, this, [this, table] { emit board_wanted(table); });
  }
  if (table.state == Stage::kWaiting && mine)
    connect(add_button(*card, tr("Stand up"), "lobby_stand", table), &QPushButton::clicked, this,
            [this, table] { ask_about("stand", table); });
  if (invited)
    connect(add_button(*card, tr("Decline"), "lobby_decline", table), &QPushButton::clicked, this,
            [this, table] { ask_about("decline", table); });
  if (table.state == Stage::kWaiting && !mine && table.has_free_seat()) {
    QPushButton* sit = add_button(*card, tr("Sit down"), "lobby_sit", table);
    sit->setProperty("primary", true);
    connect(sit, &QPushButton::clicked, this, [this, table] { ask_about("sit", table); });
  }
  tables_->addWidget(card);
}

void LobbyView::ask_about(const char* what, const ClubTable& table) {
  nlohmann::json command{{"do", what}, {"table", table.table}};
  if (std::string_view(what) == "sit") command["seat"] = nullptr;
  ask(std::move(command));
}

void LobbyView::ask(nlohmann::json command) {
  emit refused({});
  connection_.ask_lobby(std::move(command), [this](const std::string& code) {
    if (!code.empty()) emit refused(lobby_refusal(code));
  });
}

void LobbyView::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) retranslate();
  QWidget::changeEvent(event);
}

void LobbyView::retranslate() {
  told_.clear();
  people_->clear();
  refresh();
}

QString lobby_refusal(const std::string& code) {
  if (code == "not_now") return LobbyView::tr("That is not possible now: look at the tables again.");
  if (code == "unknown") return LobbyView::tr("That is no longer there: look at the tables again.");
  if (code == "full") return LobbyView::tr("There is no more room: finish another game first.");
  if (code == "not_allowed") return LobbyView::tr("That is not allowed here: ask the organiser.");
  return LobbyView::tr("The club couldn't do that: try it again.");
}

}  // namespace boardwright::desktop
