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

namespace {

QString player_name(const PlannedSeat& planned) {
  if (!planned.name.empty()) return QString::fromStdString(planned.name);
  const std::string player = planned.word();
  if (player == "random") return TableSeats::tr("Computer: random");
  if (player == "greedy") return TableSeats::tr("Computer: one move ahead");
  return player_title(player);
}

}  // namespace

TableSeats::TableSeats(const MatchController& controller, const ShownPosition& shown,
                       const PiecePictures& pieces, SeatCards& cards)
    : controller_(controller), shown_(shown), pieces_(pieces), cards_(cards), timer_(new QTimer(this)) {
  connect(timer_, &QTimer::timeout, this, &TableSeats::look_at_clocks);
}

/// Where two play, what the other has lost up to the position that is shown; elsewhere nobody can say whose
/// doing it was.
std::vector<CapturedPieces::Kind> TableSeats::captured_by(Seat seat) const {
  if (!pieces_.any() || controller_.seat_count() != 2 || controller_.hand_over() || controller_.paused() ||
      shown_.trying() != nullptr)
    return {};
  const QStringList names = words_of(controller_).kinds();
  std::vector<CapturedPieces::Kind> taken;
  for (const auto& [kind, count] : pieces_lost(controller_, shown_.moves()).of(1 - seat))
    taken.push_back({pieces_.on_wood(kind, CapturedPieces::kSide, cards_.devicePixelRatioF()),
                     names.value(static_cast<int>(kind)), static_cast<int>(count)});
  return taken;
}

void TableSeats::show() {
  if (!controller_.has_game()) return;
  const GameWords words = words_of(controller_);
  const Update& update = controller_.update();
  std::vector<SeatCards::Card> cards;
  for (Seat seat = 0; seat < controller_.seat_count(); ++seat) {
    const QString player = with_departure(player_name(controller_.plan().seats[seat]), update.table, seat);
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
  const auto clocks = controller_.clocks();
  cards_.set_clocks(clocks);
  constexpr int kTenth = 100;  // milliseconds: the last seconds show tenths
  if (clocks.empty()) {
    timer_->stop();
  } else if (!timer_->isActive()) {
    timer_->start(kTenth);
  }
}

void TableSeats::look_at_clocks() {
  const auto clocks = controller_.clocks();
  cards_.set_clocks(clocks);
  for (const auto& call : calls_.look(clocks)) emit ran_low(call);
}

}  // namespace boardwright::desktop
