// SPDX-License-Identifier: GPL-3.0-or-later
//
// What GameTable tells those who listen instead of look: moves as they are made, clocks that run low, and
// answers to what somebody wants to know at any time.
#include <QLabel>
#include <algorithm>
#include <map>

#include "ui/desktop/access/announcer.hpp"
#include "ui/desktop/board/board_view.hpp"
#include "ui/desktop/panels/game_table.hpp"
#include "ui/desktop/panels/seat_cards.hpp"
#include "ui/desktop/panels/status_header.hpp"
#include "ui/desktop/play/chance_words.hpp"
#include "ui/desktop/play/game_words.hpp"
#include "ui/desktop/rules/why_not.hpp"
#include "ui/desktop/sound/heard_move.hpp"

namespace boardwright::desktop {

namespace {

QString spoken_list(const std::vector<std::string>& texts) {
  QStringList list;
  for (const auto& text : texts) list << QString::fromStdString(text);
  return list.join(QStringLiteral(", "));
}

QString of_name(const QString& name, const QString& what) {
  return GameTable::tr("%1: %2", "a name and what is said of it").arg(name, what);
}

}  // namespace

void GameTable::announce_moves(const std::vector<SeenMove>& news) {
  if (controller_.hand_over() || !live()) return;
  for (const SeenMove& move : news) announce(*this, spoken_move(move));
  const auto board = board_->has_board() ? std::optional(board_->board()) : std::nullopt;
  if (const auto sound = sound_of(news, controller_.update().table.result.has_value(), board))
    emit heard(*sound);
}

/// To who has just come to the screen: what the others have done since, and how things stand.
void GameTable::tell_what_happened() {
  const auto& history = controller_.history();
  std::size_t first = history.size();
  while (first > 0 && history[first - 1].seat != controller_.update().viewer) --first;
  for (std::size_t i = first; i < history.size(); ++i) announce(*this, spoken_move(history[i]));
  announce(*this, status_->accessibleName());
}

QString GameTable::spoken_move(const SeenMove& move) const {
  const QString text = QString::fromStdString(move.text);
  if (move.seat != BW_CHANCE) return of_name(words().seat(move.seat), text == "pass" ? tr("pass") : text);
  return chance_words(move.text, words().seats());
}

void GameTable::call_clocks() {
  for (const auto& call : calls_.look(controller_.clocks())) {
    if (controller_.is_human(call.seat)) emit heard(Sound::kClockLow);
    announce(*this, of_name(words().seat(call.seat), tr("%1 seconds left").arg(call.seconds)));
  }
}

void GameTable::tell(Question question) {
  if (!controller_.has_game() || controller_.hand_over() || controller_.paused()) return;
  const QString sentence = answer(question);
  announce(*this, sentence);
  why_not_->hide();
  // One line: the board must not move for it.
  write_message(message_->fontMetrics().elidedText(sentence, Qt::ElideRight, message_->width()), true);
  message_->setToolTip(sentence);
}

QString GameTable::answer(Question question) const {
  switch (question) {
    case Question::kLastMove: return last_move();
    case Question::kOwnPieces: return pieces_of({own_seat()});
    case Question::kOtherPieces: {
      std::vector<Seat> others;
      for (Seat seat = 0; seat < controller_.rules().seat_count(); ++seat)
        if (seat != own_seat()) others.push_back(seat);
      return pieces_of(others);
    }
    case Question::kMoves: return moves_of_chosen();
    case Question::kClocks: return spoken_clocks();
  }
  return {};
}

/// Whose the screen is; where it is nobody's, whoever is on turn.
Seat GameTable::own_seat() const {
  const Update& update = controller_.update();
  if (update.viewer < controller_.rules().seat_count()) return update.viewer;
  return update.on_turn.empty() ? Seat{0} : update.on_turn.front();
}

/// The newest move of a seat up to what is on the board, and what chance brought after it.
QString GameTable::last_move() const {
  if (const Variation* tried = trying(); tried != nullptr && tried->shown() > 0)
    return tr("Tried out: %1").arg(QString::fromStdString(tried->texts()[tried->shown() - 1]));
  const auto& history = controller_.history();
  QStringList told;
  for (std::size_t i = shown_moves(); i > 0; --i) {
    told.prepend(spoken_move(history[i - 1]));
    if (history[i - 1].seat != BW_CHANCE) break;
  }
  return told.isEmpty() ? tr("There is no move yet.") : told.join(QStringLiteral(". "));
}

QString GameTable::pieces_of(const std::vector<Seat>& seats) const {
  if (!board_->has_board()) return text_position();
  const auto& kinds = board_->board().kinds();
  const QStringList names = words().kinds();
  std::map<std::uint32_t, QStringList> places;  // by kind
  for (const PictureItem& item : board_->picture().items) {
    if (item.kind >= kinds.size()) continue;
    if (std::find(seats.begin(), seats.end(), kinds[item.kind].owner) == seats.end()) continue;
    const QString place = board_->place_name(item.place);
    places[item.kind] << (item.count > 1 ? tr("%1 times %2", "a number, a place").arg(item.count).arg(place)
                                         : place);
  }
  QStringList owners, told;
  for (const Seat seat : seats) owners << words().seat(seat);
  for (const auto& [kind, where] : places)
    told << of_name(names.value(static_cast<int>(kind)), where.join(QStringLiteral(", ")));
  return tr("%1 – %2", "seats, what stands where")
      .arg(owners.join(QStringLiteral(", ")),
           told.isEmpty() ? tr("no pieces") : told.join(QStringLiteral("; ")));
}

QString GameTable::text_position() const { return QString::fromStdString(controller_.update().position); }

/// Of what is chosen on the board, else of the cursor's place; without a board, all there are.
QString GameTable::moves_of_chosen() const {
  std::vector<std::string> texts;
  if (!board_->has_board()) {
    for (const LegalMove& move : controller_.update().moves) texts.push_back(move.text);
    return texts.empty() ? tr("no move is possible") : spoken_list(texts);
  }
  const std::vector<std::uint32_t> chosen =
      board_->marks().chosen.empty() ? std::vector{board_->cursor_place()} : board_->marks().chosen;
  for (const LegalMove& move : board_->moves()) {
    if (move.clicks.size() < chosen.size() || !std::equal(chosen.begin(), chosen.end(), move.clicks.begin()))
      continue;
    // While somebody sets up, moves are edits and have no words of their own.
    texts.push_back(arranging() != nullptr ? board_->place_name(move.clicks.back()).toStdString()
                                           : move.text);
  }
  std::sort(texts.begin(), texts.end());
  const QString piece = board_->spoken_name(chosen.front());
  if (!texts.empty()) return of_name(piece, spoken_list(texts));
  const auto why = live() && arranging() == nullptr && !controller_.is_record() ? controller_.explain(chosen)
                                                                                : std::nullopt;
  const QString reason = why && !why->legal ? words().explanation(*why) : tr("no move is possible");
  return of_name(piece, reason);
}

QString GameTable::spoken_clocks() const {
  const auto clocks = controller_.clocks();
  QStringList told;
  for (std::size_t i = 0; i < clocks.size(); ++i) {
    const QString seat = words().seat(static_cast<Seat>(i)), away = SeatCards::vacation_text(clocks[i]);
    const QString time =
        SeatCards::clock_text(clocks[i]) + (away.isEmpty() ? away : QStringLiteral(", ") + away);
    told << of_name(seat, clocks[i].running ? tr("%1, running", "a clock's time").arg(time) : time);
  }
  return told.isEmpty() ? tr("This game has no clock.") : told.join(QStringLiteral("; "));
}

}  // namespace boardwright::desktop
