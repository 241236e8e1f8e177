// SPDX-License-Identifier: GPL-3.0-or-later
//
// What RemoteTable says: who plays, whose turn it is, what is asked, how it has ended.
#include <QLabel>
#include <QPushButton>
#include <QStackedWidget>
#include <QTimer>
#include <algorithm>

#include "ui/desktop/access/announcer.hpp"
#include "ui/desktop/appearance/styled.hpp"
#include "ui/desktop/appearance/theme.hpp"
#include "ui/desktop/board/board_view.hpp"
#include "ui/desktop/board/piece_art.hpp"
#include "ui/desktop/club/club_words.hpp"
#include "ui/desktop/panels/chance_news.hpp"
#include "ui/desktop/panels/game_table.hpp"
#include "ui/desktop/panels/last_throw.hpp"
#include "ui/desktop/panels/move_list.hpp"
#include "ui/desktop/panels/seat_cards.hpp"
#include "ui/desktop/panels/state_words.hpp"
#include "ui/desktop/panels/status_header.hpp"
#include "ui/desktop/people/player_words.hpp"
#include "ui/desktop/play/chance_words.hpp"
#include "ui/desktop/play/move_words.hpp"
#include "ui/desktop/remote/remote_chat.hpp"
#include "ui/desktop/remote/remote_set_up.hpp"
#include "ui/desktop/remote/remote_table.hpp"
#include "ui/desktop/rules/why_not.hpp"

namespace boardwright::desktop {

namespace {

bool holds_seat(const std::vector<Seat>& seats, Seat seat) {
  return std::find(seats.begin(), seats.end(), seat) != seats.end();
}

}  // namespace

void RemoteTable::retranslate() {
  lobby_->setText(tr("&Club"));
  draw_->setText(tr("Offer a &draw"));
  take_back_->setText(GameTable::tr("&Take back"));
  resign_->setText(tr("&Resign…"));
  again_->setText(tr("Play a&gain"));
  show_chat();
  flip_->setAccessibleName(GameTable::tr("Turn board"));
  flip_->setToolTip(flip_->accessibleName());
  message_->setAccessibleName(GameTable::tr("Message"));
  pause_->setText(tr("Pa&use"));
  if (!match_) return;
  const ServerBoard& board = match_->board();
  board_->set_names(GameTable::tr("Board: %1").arg(board.game_name), board.kind_names, board.tray_names,
                    board.seat_names);
  move_list_->set_seats(board.seat_names);
  say({});
  show_position();
}

void RemoteTable::say(const QString& sentence) {
  why_not_->hide();
  style_by(*message_, "role", "wrong");
  message_->setText(sentence);
  if (!sentence.isEmpty()) announce(*this, sentence);
}

QString RemoteTable::message() const {
  const QString refusal = why_not_->sentence();
  return refusal.isEmpty() ? message_->text() : refusal;
}

bool RemoteTable::is_own(Seat seat) const { return match_->plays() && match_->update().viewer == seat; }

bool RemoteTable::asks() const {
  const TableState& table = match_->update().table;
  const bool offered = !table.draw_offers.empty() && !holds_seat(table.draw_offers, match_->update().viewer);
  return match_->plays() && !table.result && (table.can_answer || offered);
}

bool RemoteTable::asked() const {
  const TableState& table = match_->update().table;
  const Seat own = match_->update().viewer;
  return match_->plays() && !table.result &&
         ((table.request && table.request->seat == own) || holds_seat(table.draw_offers, own));
}

QString RemoteTable::player_of(Seat seat) const {
  const std::string id(match_->board().names.seats.name(seat));
  const auto& seats = match_->seats();
  const auto found =
      std::find_if(seats.begin(), seats.end(), [&](const ClubSeat& one) { return one.seat == id; });
  if (found == seats.end()) return {};
  if (!found->computer.empty()) return player_title(found->computer);
  const QString name = QString::fromStdString(found->name);
  if (found->here == ClubPerson::Here::kGone) return tr("%1 (away)").arg(name);
  return found->here == ClubPerson::Here::kScreenOff ? tr("%1 (screen off)").arg(name) : name;
}

void RemoteTable::show_cards() {
  if (!match_) return;
  const Update& update = match_->update();
  const ServerBoard& board = match_->board();
  std::vector<SeatCards::Card> cards;
  constexpr int kChip = 30;  // pixels
  for (Seat seat = 0; seat < board.names.seats.count(); ++seat) {
    const QString player = with_departure(player_of(seat), update.table, seat);
    SeatCards::Card card{board.seat(seat), player, {}, holds_seat(update.on_turn, seat), {}};
    if (art_) {
      const auto& kinds = board.geometry->kinds();
      const auto own =
          std::find_if(kinds.begin(), kinds.end(), [&](const PieceKind& kind) { return kind.owner == seat; });
      if (own != kinds.end())
        card.piece = art_->on_wood(static_cast<std::uint32_t>(own - kinds.begin()), kChip,
                                   devicePixelRatioF(), current_theme().board_light);
    }
    if (update.table.result && seat < update.table.result->scores.size())
      card.score = score_text(update.table.result->scores[seat]);
    cards.push_back(std::move(card));
  }
  cards_->set_cards(cards);
  show_clocks();
  if (update.clocks.empty())
    clock_timer_->stop();
  else if (!clock_timer_->isActive())
    clock_timer_->start();
}

void RemoteTable::show_clocks() {
  if (match_ && !wire_.stale()) cards_->set_clocks(match_->clocks());
}

/// What the newest moves have shown, back to one of this seat's own.
QString RemoteTable::revealed() const {
  QStringList sentences;
  const auto& history = match_->history();
  for (auto move = history.rbegin(); move != history.rend(); ++move) {
    if (move->reveals)
      sentences.prepend(QString::fromStdString(move->text) + ": " +
                        match_->board().explanation(*move->reveals));
    if (move->seat == match_->update().viewer || !match_->plays()) break;
  }
  return joined_lines(sentences);
}

void RemoteTable::show_status() {
  const Update& update = match_->update();
  const ServerBoard& board = match_->board();
  status_->offer({});
  if (stopped_ && live()) {
    status_->say(StatusHeader::Kind::kLooking, stopped_->title, stopped_->words);
    return status_->offer(stopped_->first, stopped_->second);
  }
  if (wire_.stale() && !stopped_)
    return status_->say(
        StatusHeader::Kind::kLooking, tr("No connection"),
        tr("The board may be old. It comes back by itself; nothing that was played is lost."));
  if (!match_->begun()) return status_->say(StatusHeader::Kind::kTurn, tr("The board is coming…"), {});
  if (!live()) {
    status_->say(StatusHeader::Kind::kLooking,
                 position_words(MoveNumbers(match_->history()), *looking_at_, board.seat_names),
                 GameTable::tr("You are looking at an earlier position."));
    return status_->offer(GameTable::tr("&Back to the game"));
  }
  if (update.table.result) return show_result();
  QString title = turn_words(update.on_turn, board.seat_names);
  if (set_up_->active()) title = GameTable::tr("%1 sets up").arg(board.seat(update.viewer));
  if (update.table.paused) title = tr("Paused");
  QString lesser;
  if (!update.table.flagged.empty())
    lesser = GameTable::tr("%1's time is up.").arg(board.seat(update.table.flagged.front()));
  else if (asked())
    lesser = own_request_words(update.table);
  else
    lesser = request_words(update.table, board.seat_names);
  if (lesser.isEmpty() && update.table.clock_waits)
    lesser = GameTable::tr("The clock starts with the first move.");
  if (lesser.isEmpty()) lesser = late_words();
  if (lesser.isEmpty() && match_->pending()) lesser = tr("Your move is on its way.");
  if (update.phase) lesser = joined_lines({board.phase(*update.phase), lesser});
  status_->say(StatusHeader::Kind::kTurn, title, joined_lines({revealed(), lesser}));
  offer_answers();
}

void RemoteTable::show_result() {
  const Update& update = match_->update();
  const auto person = match_->plays() ? std::optional(update.viewer) : std::nullopt;
  const auto [kind, title] = end_words(*update.table.result, person, match_->board().seat_names);
  status_->say(kind, title, joined_lines({revealed(), match_->board().reason(*update.table.result, person)}));
}

void RemoteTable::offer_answers() {
  const TableState& table = match_->update().table;
  if (!match_->plays()) return;
  if (!table.flagged.empty()) {
    if (!holds_seat(table.flagged, match_->update().viewer))
      status_->offer(GameTable::tr("C&laim the game"), GameTable::tr("&Play on"));
  } else if (asked()) {
    status_->offer(GameTable::tr("With&draw"));
  } else if (asks()) {
    if (table.request) return status_->offer(GameTable::tr("A&llow"), GameTable::tr("Re&fuse"));
    status_->offer(GameTable::tr("&Accept"), GameTable::tr("&Decline"));
  } else if (table.can_claim_repetition) {
    status_->offer(GameTable::tr("Claim r&epetition"));
  } else if (table.clock_waits && !set_up_->active()) {
    status_->offer(GameTable::tr("&Start the clock"));
  }
}

void RemoteTable::show_buttons() {
  if (!match_) return;
  const TableState& table = match_->update().table;
  const bool playing =
      match_->begun() && match_->plays() && !table.result && !has_left(table, match_->update().viewer);
  const bool free = playing && !stopped_ && !match_->pending();
  for (QPushButton* button : {draw_, take_back_, pause_, resign_}) button->setVisible(playing);
  draw_->setVisible(playing && match_->watching().draw_agreement);
  take_back_->setVisible(playing && match_->watching().takeback);
  draw_->setEnabled(free && table.can_offer_draw && table.draw_offers.empty());
  take_back_->setEnabled(free && match_to_take_back().update().table.can_take_back);
  pause_->setText(table.paused ? tr("Res&ume") : tr("Pa&use"));
  pause_->setEnabled(free && (table.paused || table.can_pause));
  resign_->setEnabled(free);
  again_->setVisible(match_->begun() && match_->plays() && table.result.has_value());
}

QString RemoteTable::late_words() const {
  const SpectatorDelay& late = match_->watching().late;
  if (match_->plays() || !late.any()) return {};
  using std::chrono::duration_cast;
  const auto seconds = duration_cast<std::chrono::seconds>(late.time).count();
  const auto minutes = duration_cast<std::chrono::minutes>(late.time).count();
  if (late.moves > 0)
    return late.moves == 1 ? tr("Shown 1 move late") : tr("Shown %1 moves late").arg(late.moves);
  if (seconds % 60 != 0 || minutes == 0) return tr("Shown %1 seconds late").arg(seconds);
  return minutes == 1 ? tr("Shown 1 minute late") : tr("Shown %1 minutes late").arg(minutes);
}

/// In the room of the list of moves, while somebody wants it.
void RemoteTable::show_chat() {
  const bool shown = chat_->is_there() && write_->isChecked();
  write_->setVisible(chat_->is_there());
  write_->setText(chat_->unread() == 0 ? tr("C&hat") : tr("C&hat: %1 new").arg(chat_->unread()));
  if (shown) move_list_->hide();
  chat_->setVisible(shown);
  if (match_ && !shown) show_set_up();  // which knows whether there is a list
}

void RemoteTable::show_chance(const std::vector<SeenMove>& news) {
  if (!live() || news.empty()) return;
  std::vector<DiceToast::News> thrown;
  const auto& history = match_->history();
  for (std::size_t i = history.size() - std::min(news.size(), history.size()); i < history.size(); ++i)
    if (history[i].seat == BW_CHANCE)
      thrown.push_back(chance_news(history, i, match_->picture_after(i), look_, *board_, art_.get()));
  toast_->show_news(std::move(thrown), habits_.animated);
}

void RemoteTable::show_last_throw() {
  std::vector<DiceToast::News> thrown;
  // While dice roll over the board nobody should read here how they will lie.
  const bool rolling = toast_->isVisible() && !toast_->faces().empty() && live();
  if (match_ && !rolling) {
    const auto& history = match_->history();
    for (std::size_t i = looking_at_.value_or(history.size()); i > 0 && history[i - 1].seat == BW_CHANCE; --i)
      thrown.insert(thrown.begin(),
                    chance_news(history, i - 1, match_->picture_after(i - 1), look_, *board_, art_.get()));
  }
  last_throw_->set_news(std::move(thrown));
}

void RemoteTable::place_toast() { centre_over_fields(*toast_, drawn() ? board_ : nullptr, *boards_); }

void RemoteTable::announce_news(const std::vector<SeenMove>& news) {
  for (const SeenMove& move : news) {
    if (is_own(move.seat)) continue;
    const QString seat = match_->board().seat(move.seat);
    const QString text = move.seat == BW_CHANCE ? chance_words(move.text, match_->board().seat_names)
                                                : QString::fromStdString(move.text);
    announce(*this, seat.isEmpty() ? text : seat + ": " + text);
  }
}

}  // namespace boardwright::desktop
