// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/panels/move_ahead.hpp"

#include <QStringList>
#include <algorithm>

#include "framework/match/typed_move.hpp"
#include "ui/desktop/board/board_view.hpp"

namespace boardwright::desktop {

Premove::Likeness likeness_of(const std::vector<LegalMove>& moves, const Picture& picture,
                              const BoardGeometry& board, Seat seat) {
  Premove::Likeness likeness;
  for (const LegalMove& move : moves) {
    likeness.longest = std::max(likeness.longest, move.clicks.size());
    likeness.single = likeness.single || move.clicks.size() == 1;
    for (std::size_t i = 1; i < move.clicks.size(); ++i) {
      const PictureItem* item = picture.at(move.clicks[i]);
      if (item != nullptr && move.clicks[i] != move.clicks.front() && board.kinds()[item->kind].owner == seat)
        likeness.onto_own = true;
    }
  }
  return likeness;
}

QString ahead_text(const BoardView& board, const QString& typed) {
  if (!typed.isEmpty()) return typed;
  if (!board.has_board() || !board.premove().whole()) return {};
  QStringList names;
  for (const auto place : board.premove().places()) names << board.place_name(place);
  return names.join(QStringLiteral(" – "));
}

std::optional<std::string> move_ahead(const BoardView& board, const QString& typed,
                                      const std::vector<LegalMove>& moves) {
  if (typed.isEmpty()) return board.premove().move_in(moves);
  std::vector<std::string> texts;
  for (const LegalMove& move : moves) texts.push_back(move.text);
  return read_typed_move(typed.toStdString(), texts);
}

}  // namespace boardwright::desktop
