// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/remote/remote_cards.hpp"

#include <QTimer>
#include <algorithm>

#include "ui/desktop/appearance/theme.hpp"
#include "ui/desktop/board/piece_art.hpp"
#include "ui/desktop/club/club_words.hpp"
#include "ui/desktop/panels/seat_cards.hpp"
#include "ui/desktop/panels/state_words.hpp"
#include "ui/desktop/people/player_words.hpp"
#include "ui/desktop/remote/remote_match.hpp"

namespace boardwright::desktop {

RemoteCards::RemoteCards(SeatCards& cards, const MatchWire& wire, QObject* parent)
    : QObject(parent), cards_(cards), wire_(wire), timer_(new QTimer(this)) {
  constexpr int kTenthOfASecond = 100;
  timer_->setInterval(kTenthOfASecond);
  connect(timer_, &QTimer::timeout, this, &RemoteCards::show_clocks);
}

void RemoteCards::show_match(const RemoteMatch& match, PieceArt* art) {
  match_ = &match;
  const Update& update = match.update();
  const ServerBoard& board = match.board();
  std::vector<SeatCards::Card> cards;
  constexpr int kChip = 30;  // pixels
  for (Seat seat = 0; seat < board.names.seats.count(); ++seat) {
    const QString player = with_departure(player_of(seat), update.table, seat);
    const bool on_turn =
        std::find(update.on_turn.begin(), update.on_turn.end(), seat) != update.on_turn.end();
    SeatCards::Card card{board.seat(seat), player, {}, on_turn, {}};
    if (art != nullptr) {
      const auto& kinds = board.geometry->kinds();
      const auto own =
          std::find_if(kinds.begin(), kinds.end(), [&](const PieceKind& kind) { return kind.owner == seat; });
      if (own != kinds.end())
        card.piece = art->on_wood(static_cast<std::uint32_t>(own - kinds.begin()), kChip,
                                  cards_.devicePixelRatioF(), current_theme().board_light);
    }
    if (update.table.result && seat < update.table.result->scores.size())
      card.score = score_text(update.table.result->scores[seat]);
    cards.push_back(std::move(card));
  }
  cards_.set_cards(cards);
  show_clocks();
  if (update.clocks.empty())
    timer_->stop();
  else if (!timer_->isActive())
    timer_->start();
}

void RemoteCards::forget() {
  timer_->stop();
  match_ = nullptr;
}

void RemoteCards::show_clocks() {
  if (match_ != nullptr && !wire_.stale()) cards_.set_clocks(match_->clocks());
}

QString RemoteCards::player_of(Seat seat) const {
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

}  // namespace boardwright::desktop
