// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/panels/chance_news.hpp"

#include <algorithm>

#include "framework/board/geometry.hpp"
#include "ui/desktop/appearance/piece_colours.hpp"
#include "ui/desktop/board/board_look.hpp"
#include "ui/desktop/board/board_view.hpp"
#include "ui/desktop/board/piece_art.hpp"

namespace boardwright::desktop {

DiceToast::News chance_news(const std::vector<SeenMove>& history, std::size_t index, const Picture& before,
                            const Appearance& look, const BoardView& board, PieceArt* art) {
  DiceToast::News news = DiceToast::news_of(history[index].text, BoardLook::of(look, current_theme()).seats);
  // Who rolls: on the places of the newest move each seat's piece.
  const auto move = std::find_if(history.rend() - static_cast<std::ptrdiff_t>(index), history.rend(),
                                 [](const SeenMove& one) { return one.seat != BW_CHANCE; });
  if (move == history.rend() || art == nullptr) return news;
  for (const std::uint32_t place : move->places) {
    const PictureItem* item = before.at(place);
    if (item == nullptr || !board.board().is_field(place)) continue;
    const PieceKind& kind = board.board().kinds()[item->kind];
    if (kind.owner >= news.dice.size()) continue;
    DiceToast::Die& die = news.dice[kind.owner];
    die.piece = art->picture(item->kind, DiceToast::kPiece, board.devicePixelRatioF());
    if (const auto own = own_die(look, kind.id)) die.colour = *own;
  }
  return news;
}

void centre_over_fields(QWidget& toast, const BoardView* board, const QWidget& boards) {
  const QRect room = board != nullptr ? board->fields_rect_in(boards) : boards.rect();
  toast.move(room.center() - toast.rect().center());
}

}  // namespace boardwright::desktop
