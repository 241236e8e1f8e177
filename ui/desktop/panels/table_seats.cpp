// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/panels/table_seats.hpp"

#include <QTimer>
#include <algorithm>

#include "ui/desktop/club/club_words.hpp"
#include "ui/desktop/panels/piece_pictures.hpp"
#include "ui/desktop/panels/pieces_lost.hpp"
#include "ui/desktop/panels/seat_cards.hpp"
#include "ui/desktop/panels/state_words.hpp"
#include "ui/desktop/people/player_words.hpp"
#include "ui/desktop/play/sentences.hpp"

namespace boardwright::desktop {

TableSeats::TableSeats(const ScreenGame& game, const ShownPosition& shown, const PiecePictures& pieces,
                       SeatCards& cards)
    : game_(game), shown_(shown), pieces_(pieces), cards_(cards), timer_(new QTimer(this)) {
  connect(timer_, &QTimer::timeout, this, &TableSeats::look_at_clocks);
}

/// Who has a seat, and that he is away.
QString TableSeats::player(Seat seat) const {
  const ScreenGame::Player player = game_.player(seat);
  const QString name = QString::fromStdString(player.name);
  if (!name.isEmpty()) {
    if (player.here == Here::kGone) return tr("%1 (away)").arg(name);
    return player.here == Here::kScreenOff ? tr("%1 (screen off)").arg(name) : name;
  }
  if (player.computer == "random") return tr("Computer: random");
  if (player.computer == "greedy") return tr("Computer: one move ahead");
  return player.computer.empty() ? QString() : player_title(player.computer);
}

/// Where two play, what the other has lost up to the position that is shown; elsewhere nobody can say whose
/// doing it was.
std::vector<CapturedPieces::Kind> TableSeats::captured_by(Seat seat) const {
  if (!pieces_.any() || game_.seat_count() != 2 || game_.hand_over() || game_.covered() ||
      shown_.trying() != nullptr)
    return {};
  const QStringList names = game_.words().kinds();
  std::vector<CapturedPieces::Kind> taken;
  for (const auto& [kind, count] : pieces_lost(game_, shown_.moves()).of(1 - seat))
    taken.push_back({pieces_.on_wood(kind, CapturedPieces::kSide, cards_.devicePixelRatioF()),
                     names.value(static_cast<int>(kind)), static_cast<int>(count)});
  return taken;
}

void TableSeats::show() {
  if (!game_.has_game()) return;
  const TableWords& words = game_.words();
  const Update& update = game_.update();
  std::vector<SeatCards::Card> cards;
  for (Seat seat = 0; seat < game_.seat_count(); ++seat) {
    const QString player = with_departure(this->player(seat), update.table, seat);
    SeatCards::Card card{words.seat(seat), player, {}, false, {}};
    if (const auto kind = pieces_.kind_of(seat))
      card.piece = pieces_.on_wood(*kind, PiecePictures::kChip, cards_.devicePixelRatioF());
    card.on_turn = std::find(update.on_turn.begin(), update.on_turn.end(), seat) != update.on_turn.end();
    if (update.table.result && seat < update.table.result->scores.size())
      card.score = score_text(update.table.result->scores[seat]);
    card.captured = captured_by(seat);
    cards.push_back(std::move(card));
  }
  cards_.set_cards(cards);
  const auto clocks = game_.clocks();
  cards_.set_clocks(clocks);
  constexpr int kTenth = 100;  // milliseconds: the last seconds show tenths
  if (clocks.empty()) {
    timer_->stop();
  } else if (!timer_->isActive()) {
    timer_->start(kTenth);
  }
}

void TableSeats::look_at_clocks() {
  const auto clocks = game_.clocks();
  if (clocks.empty()) return timer_->stop();  // the game has left the table
  cards_.set_clocks(clocks);
  for (const auto& call : calls_.look(clocks)) emit ran_low(call);
}

}  // namespace boardwright::desktop
