// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/remote/remote_status.hpp"

#include <QCoreApplication>
#include <algorithm>

#include "ui/desktop/appearance/label_words.hpp"
#include "ui/desktop/panels/state_words.hpp"
#include "ui/desktop/panels/table_status.hpp"
#include "ui/desktop/play/move_words.hpp"
#include "ui/desktop/remote/remote_match.hpp"

namespace boardwright::desktop {

namespace {

using StatusKind = StatusHeader::Kind;

struct RemoteWords {
  Q_DECLARE_TR_FUNCTIONS(RemoteWords)
};

bool holds_seat(const std::vector<Seat>& seats, Seat seat) {
  return std::find(seats.begin(), seats.end(), seat) != seats.end();
}

/// An answer of the viewer is waited for.
bool is_asked(const RemoteMatch& match) {
  const TableState& table = match.update().table;
  const bool offered = !table.draw_offers.empty() && !holds_seat(table.draw_offers, match.update().viewer);
  return match.plays() && !table.result && (table.can_answer || offered);
}

/// The viewer waits for one.
bool has_asked(const RemoteMatch& match) {
  const TableState& table = match.update().table;
  const Seat own = match.update().viewer;
  return match.plays() && !table.result &&
         ((table.request && table.request->seat == own) || holds_seat(table.draw_offers, own));
}

/// What the newest moves have shown, back to one of the viewer's own.
QString revealed(const RemoteMatch& match) {
  QStringList sentences;
  const auto& history = match.history();
  for (auto move = history.rbegin(); move != history.rend(); ++move) {
    if (move->reveals)
      sentences.prepend(
          label_and_value(QString::fromStdString(move->text), match.board().explanation(*move->reveals)));
    if (move->seat == match.update().viewer || !match.plays()) break;
  }
  return joined_lines(sentences);
}

/// How late spectators see it; empty: at once.
QString late_words(const RemoteMatch& match) {
  const SpectatorDelay& late = match.watching().late;
  if (match.plays() || !late.any()) return {};
  using std::chrono::duration_cast;
  const auto seconds = duration_cast<std::chrono::seconds>(late.time).count();
  const auto minutes = duration_cast<std::chrono::minutes>(late.time).count();
  if (late.moves > 0)
    return late.moves == 1 ? RemoteWords::tr("Shown 1 move late")
                           : RemoteWords::tr("Shown %1 moves late").arg(late.moves);
  if (seconds % 60 != 0 || minutes == 0) return RemoteWords::tr("Shown %1 seconds late").arg(seconds);
  return minutes == 1 ? RemoteWords::tr("Shown 1 minute late")
                      : RemoteWords::tr("Shown %1 minutes late").arg(minutes);
}

RemoteStatus result_status(const RemoteMatch& match) {
  const Update& update = match.update();
  const auto person = match.plays() ? std::optional(update.viewer) : std::nullopt;
  const auto [kind, title] = end_words(*update.table.result, person, match.board().seat_names);
  return {kind, title, joined_lines({revealed(match), match.board().reason(*update.table.result, person)})};
}

void offer_answers(RemoteStatus& status, const RemoteMatch& match, bool sets_up) {
  const TableState& table = match.update().table;
  const auto offer = [&](const QString& first, const QString& second = {}) {
    status.first = first;
    status.second = second;
  };
  if (!match.plays()) return;
  if (!table.flagged.empty()) {
    if (!holds_seat(table.flagged, match.update().viewer))
      offer(TableStatus::tr("C&laim the game"), TableStatus::tr("&Play on"));
  } else if (has_asked(match)) {
    offer(TableStatus::tr("With&draw"));
  } else if (is_asked(match)) {
    if (table.request) return offer(TableStatus::tr("A&llow"), TableStatus::tr("Re&fuse"));
    offer(TableStatus::tr("&Accept"), TableStatus::tr("&Decline"));
  } else if (table.can_claim_absence) {
    offer(TableStatus::tr("C&laim the game"));
  } else if (table.can_claim_repetition) {
    offer(TableStatus::tr("Claim r&epetition"));
  } else if (table.clock_waits && !sets_up) {
    offer(TableStatus::tr("&Start the clock"));
  }
}

/// What is asked or waited for, below whose turn it is.
QString lesser_words(const RemoteMatch& match) {
  const TableState& table = match.update().table;
  QString lesser;
  if (!table.flagged.empty())
    lesser = TableStatus::tr("%1's time is up.").arg(match.board().seat(table.flagged.front()));
  else if (has_asked(match))
    lesser = own_request_words(table);
  else if (table.can_claim_absence && !is_asked(match))
    lesser = RemoteWords::tr("The other player has been away for long.");
  else
    lesser = request_words(table, match.board().seat_names);
  if (lesser.isEmpty() && table.clock_waits)
    lesser = TableStatus::tr("The clock starts with the first move.");
  if (lesser.isEmpty()) lesser = late_words(match);
  if (lesser.isEmpty() && match.pending()) lesser = RemoteWords::tr("Your move is on its way.");
  return lesser;
}

}  // namespace

RemoteStatus remote_status(const ShownMatch& shown) {
  const RemoteMatch& match = shown.match;
  const Update& update = match.update();
  const ServerBoard& board = match.board();
  const bool live = !shown.looking_at.has_value();
  if (shown.stopped != nullptr && live)
    return {StatusKind::kLooking, shown.stopped->title, shown.stopped->words, shown.stopped->first,
            shown.stopped->second};
  if (shown.stale && shown.stopped == nullptr)
    return {
        StatusKind::kLooking, RemoteWords::tr("No connection"),
        RemoteWords::tr("The board may be old. It comes back by itself; nothing that was played is lost.")};
  if (!match.begun()) return {StatusKind::kTurn, RemoteWords::tr("The board is coming…")};
  if (!live)
    return {StatusKind::kLooking,
            position_words(MoveNumbers(match.history()), *shown.looking_at, board.seat_names),
            TableStatus::tr("You are looking at an earlier position."), TableStatus::tr("&Back to the game")};
  if (update.table.result) return result_status(match);
  RemoteStatus status{StatusKind::kTurn, turn_words(update.on_turn, board.seat_names)};
  if (shown.sets_up) status.title = TableStatus::tr("%1 sets up").arg(board.seat(update.viewer));
  if (update.table.paused) status.title = RemoteWords::tr("Paused");
  QString lesser = lesser_words(match);
  if (update.phase) lesser = joined_lines({board.phase(*update.phase), lesser});
  status.words = joined_lines({revealed(match), lesser});
  offer_answers(status, match, shown.sets_up);
  return status;
}

std::optional<Command::Type> first_answer(const RemoteMatch& match) {
  const TableState& table = match.update().table;
  if (!table.flagged.empty()) return Command::Type::kClaimTime;
  if (has_asked(match)) return Command::Type::kWithdraw;
  if (table.request) return Command::Type::kAllow;
  if (is_asked(match)) return Command::Type::kOfferDraw;
  if (table.can_claim_absence) return Command::Type::kClaimAbsence;
  if (table.can_claim_repetition) return Command::Type::kClaimRepetition;
  if (table.clock_waits) return Command::Type::kStartClock;
  return std::nullopt;
}

Command::Type second_answer(const RemoteMatch& match) {
  const TableState& table = match.update().table;
  if (!table.flagged.empty()) return Command::Type::kLetPlayOn;
  return table.request ? Command::Type::kRefuse : Command::Type::kDeclineDraw;
}

}  // namespace boardwright::desktop
