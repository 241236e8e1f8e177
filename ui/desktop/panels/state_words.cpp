// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/panels/state_words.hpp"

#include <QCoreApplication>
#include <algorithm>

#include "framework/catalogue/seat_end.hpp"

namespace boardwright::desktop {

namespace {

struct StateWords {
  Q_DECLARE_TR_FUNCTIONS(StateWords)
};

}  // namespace

QString joined_lines(QStringList sentences) {
  sentences.removeAll(QString());
  return sentences.join('\n');
}

QString seats_words(const std::vector<Seat>& seats, const QStringList& names) {
  QStringList named;
  for (const Seat seat : seats) named << names.value(static_cast<int>(seat));
  return named.join(StateWords::tr(" and ", "between the names of those on turn"));
}

QString turn_words(const std::vector<Seat>& on_turn, const QStringList& names) {
  const QString list = seats_words(on_turn, names);
  return on_turn.size() > 1 ? StateWords::tr("%1 are on turn").arg(list)
                            : StateWords::tr("%1 to move").arg(list);
}

EndWords end_words(const Outcome& result, std::optional<Seat> person, const QStringList& names) {
  const SeatEnd end = person ? seat_end(result, *person) : SeatEnd::kDrawn;
  if (end == SeatEnd::kWon) return {StatusHeader::Kind::kWon, StateWords::tr("You won")};
  if (end == SeatEnd::kLost) {
    const std::uint32_t own = result.scores[*person];
    const auto ahead =
        std::ranges::count_if(result.scores, [own](std::uint32_t score) { return score > own; });
    return {StatusHeader::Kind::kLost, result.scores.size() <= 2
                                           ? StateWords::tr("You lost")
                                           : StateWords::tr("Your place: %1").arg(ahead + 1)};
  }
  std::vector<Seat> best;
  std::uint32_t most = 0;
  for (Seat seat = 0; seat < result.scores.size(); ++seat) {
    if (result.scores[seat] > most) best.clear();
    most = std::max(most, result.scores[seat]);
    if (result.scores[seat] == most) best.push_back(seat);
  }
  QString title = StateWords::tr("Draw");
  if (best.size() == 1) {
    title = StateWords::tr("%1 wins").arg(seats_words(best, names));
  } else if (best.size() < result.scores.size()) {
    title = StateWords::tr("%1 win").arg(seats_words(best, names));
  }
  return {StatusHeader::Kind::kResult, title};
}

QString request_words(const TableState& table, const QStringList& names) {
  const auto name = [&](Seat seat) { return names.value(static_cast<int>(seat)); };
  if (table.request)
    return table.request->type == Request::Type::kPause
               ? StateWords::tr("%1 asks for a pause.").arg(name(table.request->seat))
               : StateWords::tr("%1 asks to take back the last turn.").arg(name(table.request->seat));
  if (!table.draw_offers.empty())
    return StateWords::tr("%1 offers a draw.").arg(name(table.draw_offers.front()));
  if (table.can_claim_repetition)
    return StateWords::tr("This position has occurred often enough to end the game.");
  return {};
}

QString own_request_words(const TableState& table) {
  if (!table.request) return StateWords::tr("You offered a draw.");
  return table.request->type == Request::Type::kPause
             ? StateWords::tr("You asked for a pause.")
             : StateWords::tr("You asked to take back the last turn.");
}

bool has_left(const TableState& table, Seat seat) {
  return std::ranges::any_of(table.left, [seat](const Departure& left) { return left.seat == seat; });
}

QString left_words(std::string_view reason) {
  return reason == "resignation" ? StateWords::tr("gave up", "who has left a game of three")
         : reason == "time"      ? StateWords::tr("out of time", "who has left a game of three")
                                 : StateWords::tr("has left", "a game of three");
}

QString with_departure(const QString& player, const TableState& table, Seat seat) {
  const auto left = std::ranges::find(table.left, seat, &Departure::seat);
  return left == table.left.end() ? player : player + QStringLiteral(" – ") + left_words(left->reason);
}

}  // namespace boardwright::desktop
