// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/panels/state_words.hpp"

#include <algorithm>

#include "framework/catalogue/seat_end.hpp"
#include "ui/desktop/panels/game_table.hpp"

namespace boardwright::desktop {

QString joined_lines(QStringList sentences) {
  sentences.removeAll(QString());
  return sentences.join('\n');
}

QString seats_words(const std::vector<Seat>& seats, const QStringList& names) {
  QStringList named;
  for (const Seat seat : seats) named << names.value(static_cast<int>(seat));
  return named.join(GameTable::tr(" and ", "between the names of those on turn"));
}

QString turn_words(const std::vector<Seat>& on_turn, const QStringList& names) {
  const QString list = seats_words(on_turn, names);
  return on_turn.size() > 1 ? GameTable::tr("%1 are on turn").arg(list)
                            : GameTable::tr("%1 to move").arg(list);
}

EndWords end_words(const Outcome& result, std::optional<Seat> person, const QStringList& names) {
  const SeatEnd end = person ? seat_end(result, *person) : SeatEnd::kDrawn;
  if (end == SeatEnd::kWon) return {StatusHeader::Kind::kWon, GameTable::tr("You won")};
  if (end == SeatEnd::kLost) {
    const std::uint32_t own = result.scores[*person];
    const auto ahead =
        std::ranges::count_if(result.scores, [own](std::uint32_t score) { return score > own; });
    return {StatusHeader::Kind::kLost, result.scores.size() <= 2
                                           ? GameTable::tr("You lost")
                                           : GameTable::tr("Your place: %1").arg(ahead + 1)};
  }
  std::vector<Seat> best;
  std::uint32_t most = 0;
  for (Seat seat = 0; seat < result.scores.size(); ++seat) {
    if (result.scores[seat] > most) best.clear();
    most = std::max(most, result.scores[seat]);
    if (result.scores[seat] == most) best.push_back(seat);
  }
  QString title = GameTable::tr("Draw");
  if (best.size() == 1) {
    title = GameTable::tr("%1 wins").arg(seats_words(best, names));
  } else if (best.size() < result.scores.size()) {
    title = GameTable::tr("%1 win").arg(seats_words(best, names));
  }
  return {StatusHeader::Kind::kResult, title};
}

QString request_words(const TableState& table, const QStringList& names) {
  const auto name = [&](Seat seat) { return names.value(static_cast<int>(seat)); };
  if (table.request)
    return table.request->type == Request::Type::kPause
               ? GameTable::tr("%1 asks for a pause.").arg(name(table.request->seat))
               : GameTable::tr("%1 asks to take back the last turn.").arg(name(table.request->seat));
  if (!table.draw_offers.empty())
    return GameTable::tr("%1 offers a draw.").arg(name(table.draw_offers.front()));
  if (table.can_claim_repetition)
    return GameTable::tr("This position has occurred often enough to end the game.");
  return {};
}

QString own_request_words(const TableState& table) {
  if (!table.request) return GameTable::tr("You offered a draw.");
  return table.request->type == Request::Type::kPause
             ? GameTable::tr("You asked for a pause.")
             : GameTable::tr("You asked to take back the last turn.");
}

bool has_left(const TableState& table, Seat seat) {
  return std::ranges::any_of(table.left, [seat](const Departure& left) { return left.seat == seat; });
}

QString left_words(std::string_view reason) {
  return reason == "resignation" ? GameTable::tr("gave up", "who has left a game of three")
         : reason == "time"      ? GameTable::tr("out of time", "who has left a game of three")
                                 : GameTable::tr("has left", "a game of three");
}

QString with_departure(const QString& player, const TableState& table, Seat seat) {
  const auto left = std::ranges::find(table.left, seat, &Departure::seat);
  return left == table.left.end() ? player : player + QStringLiteral(" – ") + left_words(left->reason);
}

}  // namespace boardwright::desktop
