// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/panels/spoken_table.hpp"

#include <algorithm>
#include <map>

#include "ui/desktop/board/board_view.hpp"
#include "ui/desktop/panels/seat_cards.hpp"
#include "ui/desktop/panels/table_status.hpp"
#include "ui/desktop/play/chance_words.hpp"

namespace boardwright::desktop {

namespace {

QString spoken_list(const std::vector<std::string>& texts) {
  QStringList list;
  for (const auto& text : texts) list << QString::fromStdString(text);
  return list.join(QStringLiteral(", "));
}

QString of_name(const QString& name, const QString& what) {
  return SpokenTable::tr("%1: %2", "a name and what is said of it").arg(name, what);
}

}  // namespace

QString SpokenTable::move(const SeenMove& move) const {
  const QString text = QString::fromStdString(move.text);
  const TableWords& words = game_.words();
  if (move.seat != BW_CHANCE) return of_name(words.seat(move.seat), text == "pass" ? tr("pass") : text);
  return chance_words(move.text, words.seats());
}

QStringList SpokenTable::since_move_of(Seat seat) const {
  const auto& history = game_.history();
  std::size_t first = history.size();
  while (first > 0 && history[first - 1].seat != seat) --first;
  QStringList told;
  for (std::size_t i = first; i < history.size(); ++i) told << move(history[i]);
  return told;
}

QStringList SpokenTable::happened_before(Seat seat) const {
  QStringList told;
  const TableWords& words = game_.words();
  const auto& history = game_.history();
  std::size_t first = history.size();
  while (first > 0 && history[first - 1].seat != seat && !history[first - 1].set_up) --first;
  for (std::size_t i = first; i < history.size(); ++i) {
    told << move(history[i]);
    if (history[i].reveals) told << words.explanation(*history[i].reveals);
  }
  const Update& update = game_.update();
  if (!update.table.draw_offers.empty() || (update.table.request && update.table.request->seat != seat)) {
    told << open_question(game_);
  } else if (game_.is_set_up()) {
    told << tr("%1 sets up").arg(words.seat(seat)) + '.';
  }
  return told;
}

QString SpokenTable::low_clock(const ClockCalls::Call& call) const {
  return of_name(game_.words().seat(call.seat), tr("%1 seconds left").arg(call.seconds));
}

QString SpokenTable::answer(Question question) const {
  switch (question) {
    case Question::kLastMove: return last_move();
    case Question::kOwnPieces: return pieces_of({own_seat()});
    case Question::kOtherPieces: {
      std::vector<Seat> others;
      for (Seat seat = 0; seat < game_.seat_count(); ++seat)
        if (seat != own_seat()) others.push_back(seat);
      return pieces_of(others);
    }
    case Question::kMoves: return moves_of_chosen();
    case Question::kClocks: return clocks();
  }
  return {};
}

/// Whose the screen is; where it is nobody's, whoever is on turn.
Seat SpokenTable::own_seat() const {
  const Update& update = game_.update();
  if (update.viewer < game_.seat_count()) return update.viewer;
  return update.on_turn.empty() ? Seat{0} : update.on_turn.front();
}

/// The newest move of a seat up to what is on the board, and what chance brought after it.
QString SpokenTable::last_move() const {
  if (const Variation* tried = shown_.trying(); tried != nullptr && tried->shown() > 0)
    return tr("Tried out: %1").arg(QString::fromStdString(tried->texts()[tried->shown() - 1]));
  const auto& history = game_.history();
  QStringList told;
  for (std::size_t i = shown_.moves(); i > 0; --i) {
    told.prepend(move(history[i - 1]));
    if (history[i - 1].seat != BW_CHANCE) break;
  }
  return told.isEmpty() ? tr("There is no move yet.") : told.join(QStringLiteral(". "));
}

QString SpokenTable::pieces_of(const std::vector<Seat>& seats) const {
  if (!board_.has_board()) return QString::fromStdString(game_.update().position);
  const auto& kinds = board_.board().kinds();
  const QStringList names = game_.words().kinds();
  std::map<std::uint32_t, QStringList> places;  // by kind
  for (const PictureItem& item : board_.picture().items) {
    if (item.kind >= kinds.size()) continue;
    if (std::find(seats.begin(), seats.end(), kinds[item.kind].owner) == seats.end()) continue;
    const QString place = board_.place_name(item.place);
    places[item.kind] << (item.count > 1 ? tr("%1 times %2", "a number, a place").arg(item.count).arg(place)
                                         : place);
  }
  QStringList owners, told;
  for (const Seat seat : seats) owners << game_.words().seat(seat);
  for (const auto& [kind, where] : places)
    told << of_name(names.value(static_cast<int>(kind)), where.join(QStringLiteral(", ")));
  return tr("%1 – %2", "seats, what stands where")
      .arg(owners.join(QStringLiteral(", ")),
           told.isEmpty() ? tr("no pieces") : told.join(QStringLiteral("; ")));
}

/// Of what is chosen on the board, else of the cursor's place; without a board, all there are.
QString SpokenTable::moves_of_chosen() const {
  std::vector<std::string> texts;
  if (!board_.has_board()) {
    for (const LegalMove& move : game_.update().moves) texts.push_back(move.text);
    return texts.empty() ? tr("no move is possible") : spoken_list(texts);
  }
  const std::vector<std::uint32_t> chosen =
      board_.marks().chosen.empty() ? std::vector{board_.cursor_place()} : board_.marks().chosen;
  for (const LegalMove& move : board_.moves()) {
    if (move.clicks.size() < chosen.size() || !std::equal(chosen.begin(), chosen.end(), move.clicks.begin()))
      continue;
    // While somebody sets up, moves are edits and have no words of their own.
    texts.push_back(shown_.sets_up() ? board_.place_name(move.clicks.back()).toStdString() : move.text);
  }
  std::sort(texts.begin(), texts.end());
  const QString piece = board_.spoken_name(chosen.front());
  if (!texts.empty()) return of_name(piece, spoken_list(texts));
  const auto why = shown_.live() && !shown_.sets_up() && !game_.is_record()
                       ? game_.explain({.clicks = chosen})
                       : std::nullopt;
  const QString reason = why && !why->legal ? game_.words().explanation(*why) : tr("no move is possible");
  return of_name(piece, reason);
}

QString SpokenTable::clocks() const {
  const auto times = game_.clocks();
  QStringList told;
  for (std::size_t i = 0; i < times.size(); ++i) {
    const QString seat = game_.words().seat(static_cast<Seat>(i)), away = SeatCards::vacation_text(times[i]);
    const QString time =
        SeatCards::clock_text(times[i]) + (away.isEmpty() ? away : QStringLiteral(", ") + away);
    told << of_name(seat, times[i].running ? tr("%1, running", "a clock's time").arg(time) : time);
  }
  return told.isEmpty() ? tr("This game has no clock.") : told.join(QStringLiteral("; "));
}

}  // namespace boardwright::desktop
