// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/remote/remote_page.hpp"

#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QRegularExpression>
#include <algorithm>

#include "ui/desktop/access/announcer.hpp"
#include "ui/desktop/appearance/translations.hpp"
#include "ui/desktop/kit/page_stack.hpp"
#include "ui/desktop/kit/plain_label.hpp"
#include "ui/desktop/remote/join_form.hpp"
#include "ui/desktop/remote/lobby_view.hpp"
#include "ui/desktop/remote/remote_table.hpp"

namespace boardwright::desktop {

namespace {

using State = ClubConnection::State;

constexpr int kPageEdge = 24;

}  // namespace

RemotePage::RemotePage(const Catalogue& catalogue, QWidget* parent)
    : Page(parent),
      catalogue_(&catalogue),
      connection_(new ClubConnection(this)),
      views_(new PageStack),
      form_(new JoinForm(*connection_)),
      lobby_(new LobbyView(*connection_)),
      table_(new RemoteTable(*connection_)),
      title_(plain_label("title", "join_title")),
      message_(plain_label("wrong", "join_message")),
      network_(plain_label("wrong", "join_network")),
      back_(new QPushButton),
      leave_(new QPushButton),
      again_(new QPushButton) {
  setObjectName("join_page");
  back_->setObjectName("join_back");
  leave_->setObjectName("join_leave");
  again_->setObjectName("join_try");
  auto* head = new QHBoxLayout;
  head->addWidget(title_, 1);
  head->addWidget(leave_);
  head->addWidget(back_);
  auto* network = new QHBoxLayout;
  network->addWidget(network_, 1);
  network->addWidget(again_);
  for (QWidget* view :
       {static_cast<QWidget*>(form_), static_cast<QWidget*>(lobby_), static_cast<QWidget*>(table_)})
    views_->addWidget(view);
  auto* page = new QVBoxLayout(this);
  page->setContentsMargins(kPageEdge, kPageEdge, kPageEdge, kPageEdge);
  page->setSpacing(12);
  page->addLayout(head);
  page->addLayout(network);
  page->addWidget(message_);
  page->addWidget(views_, 1);
  connect(back_, &QPushButton::clicked, this, &Page::left);
  connect(leave_, &QPushButton::clicked, connection_, &ClubConnection::leave);
  connect(again_, &QPushButton::clicked, connection_, &ClubConnection::hurry);
  connect(connection_, &ClubConnection::changed, this, &RemotePage::follow);
  connect(connection_, &ClubConnection::lobby_changed, this, &RemotePage::follow_lobby);
  connect(form_, &JoinForm::wrong, this, &RemotePage::say);
  connect(lobby_, &LobbyView::refused, this, &RemotePage::say);
  connect(lobby_, &LobbyView::board_wanted, this, &RemotePage::open_board);
  connect(table_, &RemoteTable::lobby_wanted, this, &RemotePage::show_lobby);
  connect(table_, &RemoteTable::again_wanted, this, &RemotePage::play_again);
  message_->hide();
  retranslate();
}

RemotePage::~RemotePage() {
  connection_->disconnect(this);
  table_->close();
}

bool RemotePage::at_board() const { return views_->currentWidget() == table_; }
bool RemotePage::in_club() const { return views_->currentWidget() != form_; }

QString RemotePage::title() const {
  if (!in_club()) return tr("Join a club");
  if (at_board() && table_->match() != nullptr) return table_->match()->board().game_name;
  const QString club = QString::fromStdString(connection_->hello().club);
  return club.isEmpty() ? tr("The club") : club;
}

void RemotePage::say(const QString& sentence) {
  message_->setText(sentence);
  message_->setVisible(!sentence.isEmpty());
  if (!sentence.isEmpty()) announce(*this, sentence);
}

void RemotePage::focus_first() {
  if (!in_club())
    form_->focus_first();
  else if (at_board())
    table_->focus_play();
  else
    lobby_->setFocus();
}

/// What the connection has become.
void RemotePage::follow() {
  const State now = connection_->state();
  if (now == State::kOut) {
    table_->close();
    views_->setCurrentWidget(form_);
    knows_lobby_ = asked_games_ = false;
    playing_.reset();
    opening_.clear();
    say(form_->problem_words());
  }
  if ((now == State::kIn || now == State::kLost) && !in_club()) show_lobby();
  if (now == State::kIn && !std::exchange(asked_games_, true)) fetch_games();
  form_->refresh();
  show_state();
}

void RemotePage::show_state() {
  const bool lost = in_club() && connection_->stale();
  const QString words =
      lost ? tr("No connection. It comes back by itself; nothing that was played is lost.") : QString();
  if (words != network_->text()) {
    network_->setText(words);
    announce(*this, lost ? words : in_club() ? tr("The connection is back.") : QString());
  }
  network_->setVisible(lost);
  again_->setVisible(lost);
  leave_->setVisible(in_club());
  title_->setText(title());
  emit title_changed();
}

void RemotePage::show_lobby() {
  say({});
  table_->close();
  opening_.clear();
  views_->setCurrentWidget(lobby_);
  lobby_->refresh();
  show_state();
}

void RemotePage::fetch_games() {
  const QString path = "/api/games?language=" + code_of(spoken_language());
  connection_->fetch(path, [this](const std::string& body) {
    const auto games = read_club_games(body);
    if (games) return lobby_->set_games(*games);
    if (connection_->state() != State::kIn) {
      asked_games_ = false;  // asked again when the connection is back
      return;
    }
    say(tr("The club's list of games can't be read: leave the club, and come in again."));
  });
}

/// A game that begins takes its players to its board, whatever they look at here.
void RemotePage::follow_lobby() {
  lobby_->refresh();
  const std::string& me = connection_->me().person;
  const auto& tables = connection_->lobby().tables;
  const auto mine = std::find_if(tables.begin(), tables.end(), [&](const ClubTable& table) {
    return table.state == ClubTable::State::kPlaying && !table.match.empty() && table.seat_of(me) != nullptr;
  });
  const auto now = mine == tables.end() ? std::nullopt : std::optional(mine->match);
  const bool begins = knows_lobby_ && now && now != playing_;
  if (!me.empty()) knows_lobby_ = true;
  playing_ = now;
  if (begins) open_board(*mine);
}

/// Only what the protocol has: what a stranger says is no way to anywhere else.
QString RemotePage::board_path(const std::string& path) const {
  static const QRegularExpression known("^/api/board/[\\w%.-]{1,100}/[\\w%.-]{1,100}$");
  const QString wanted = QString::fromStdString(path);
  return known.match(wanted).hasMatch() ? wanted + "?language=" + code_of(spoken_language()) : QString();
}

void RemotePage::open_board(const ClubTable& table) {
  say({});
  const QString path = board_path(table.board);
  opening_ = table.match;
  const auto unreadable = [this] {
    say(tr("The club's board can't be read: this program and the club's don't fit together."));
  };
  if (path.isEmpty()) return unreadable();
  connection_->fetch(path, [this, table, unreadable](const std::string& body) {
    if (opening_ != table.match || connection_->state() == State::kOut) return;
    opening_.clear();
    auto board = read_server_board(body);
    if (!board) return unreadable();
    show_board(table, std::make_shared<const ServerBoard>(std::move(*board)));
  });
}

void RemotePage::show_board(const ClubTable& table, std::shared_ptr<const ServerBoard> board) {
  const ClubSeat* seat = table.seat_of(connection_->me().person);
  const auto own = seat == nullptr ? std::nullopt : board->names.seats.seat(seat->seat);
  Appearance look = board->look;
  // Pictures of strangers are not opened: those of the same game, where it is installed here, are its own.
  if (const auto known = catalogue_->find(board->game); known && known->game->id() == board->game) {
    look.art = known->game->appearance().art;
    look.pieces = known->game->appearance().pieces;
    look.dice = known->game->appearance().dice;
  }
  board_path_ = table.board;
  auto match =
      std::make_unique<RemoteMatch>(*connection_, table.match, std::move(board), own.value_or(BW_SPECTATOR));
  // Later: it may be telling something else just now.
  connect(
      match.get(), &RemoteMatch::failed, this,
      [this](const std::string& code) {
        show_lobby();
        say(code == "unknown"
                ? tr("That game is no longer there.")
                : tr("What the club says of this game can't be understood: play it in the browser."));
      },
      Qt::QueuedConnection);
  table_->open(std::move(match), look);
  views_->setCurrentWidget(table_);
  show_state();
  if (isVisible()) table_->focus_play();
}

/// Everything that the server puts into words, in the language that is spoken now.
void RemotePage::fetch_words_again() {
  if (connection_->state() == State::kOut || !in_club()) return;
  fetch_games();
  if (table_->match() == nullptr) return;
  connection_->fetch(board_path(board_path_),
                     [this, match = table_->match()->match()](const std::string& body) {
                       auto told = read_server_board(body);
                       if (!told || table_->match() == nullptr || table_->match()->match() != match) return;
                       auto board = in_other_words(table_->match()->board(), std::move(*told));
                       if (!board) return;
                       table_->rename(std::make_shared<const ServerBoard>(std::move(*board)));
                       show_state();
                     });
}

const ClubTable* RemotePage::table_of(const std::string& match) const {
  const auto& tables = connection_->lobby().tables;
  const auto found =
      std::find_if(tables.begin(), tables.end(), [&](const ClubTable& one) { return one.match == match; });
  return found == tables.end() ? nullptr : &*found;
}

void RemotePage::play_again() {
  const ClubTable* table = table_->match() == nullptr ? nullptr : table_of(table_->match()->match());
  if (table == nullptr) return say(lobby_refusal("unknown"));
  connection_->ask_lobby({{"do", "again"}, {"table", table->table}}, [this](const std::string& code) {
    say(code.empty() ? tr("Asked: it begins when the other side wants to play again too.")
                     : lobby_refusal(code));
  });
}

void RemotePage::set_theme(const Theme& theme) { table_->set_theme(theme); }
void RemotePage::set_habits(const BoardHabits& habits) { table_->set_habits(habits); }

void RemotePage::keyPressEvent(QKeyEvent* event) {
  if (event->key() != Qt::Key_Escape) return Page::keyPressEvent(event);
  if (at_board()) return show_lobby();
  emit left();
}

void RemotePage::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) {
    retranslate();
    fetch_words_again();
  }
  Page::changeEvent(event);
}

void RemotePage::retranslate() {
  back_->setText(tr("&Back"));
  leave_->setText(tr("&Leave the club"));
  again_->setText(tr("Tr&y now"));
  if (connection_->problem() != ClubConnection::Problem::kNone && !in_club()) say(form_->problem_words());
  show_state();
}

}  // namespace boardwright::desktop
