// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/panels/piece_pictures.hpp"

#include "ui/desktop/appearance/theme.hpp"

namespace boardwright::desktop {

PiecePictures::PiecePictures(const BoardGeometry& board, const Appearance& appearance, Seat seats)
    : art_(std::make_unique<PieceArt>(board, appearance)), kind_of_seat_(seats) {
  for (std::uint32_t kind = 0; kind < board.kinds().size(); ++kind) {
    const Seat owner = board.kinds()[kind].owner;
    if (owner < kind_of_seat_.size() && !kind_of_seat_[owner]) kind_of_seat_[owner] = kind;
  }
}

QPixmap PiecePictures::on_wood(std::uint32_t kind, int side, qreal pixel_ratio) const {
  return art_->on_wood(kind, side, pixel_ratio, current_theme().board_light);
}

std::optional<std::uint32_t> PiecePictures::kind_of(Seat seat) const {
  return seat < kind_of_seat_.size() ? kind_of_seat_[seat] : std::nullopt;
}

}  // namespace boardwright::desktop
